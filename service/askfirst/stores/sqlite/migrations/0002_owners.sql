ALTER TABLE clarifications ADD COLUMN owner TEXT NOT NULL DEFAULT '';
CREATE INDEX clarifications_owner ON clarifications (owner, created_at, id);

ALTER TABLE events ADD COLUMN owner TEXT NOT NULL DEFAULT '';
CREATE INDEX events_owner ON events (owner, at, id);

ALTER TABLE feedback ADD COLUMN owner TEXT NOT NULL DEFAULT '';
CREATE INDEX feedback_owner ON feedback (owner, at, id);

ALTER TABLE clarification_patterns RENAME TO patterns_before;
CREATE TABLE clarification_patterns (
    pattern_id INTEGER PRIMARY KEY AUTOINCREMENT,
    agent_pair VARCHAR(200),
    ambiguity_type VARCHAR(50),
    occurrence_count INT DEFAULT 1,
    example_requests JSONB,
    suggested_improvement TEXT,
    last_seen TIMESTAMP DEFAULT CURRENT_TIMESTAMP,
    owner VARCHAR(100) NOT NULL DEFAULT '',
    UNIQUE (owner, agent_pair, ambiguity_type)
);
INSERT INTO clarification_patterns (pattern_id, agent_pair, ambiguity_type, occurrence_count, example_requests,
    suggested_improvement, last_seen)
SELECT pattern_id, agent_pair, ambiguity_type, occurrence_count, example_requests, suggested_improvement, last_seen
FROM patterns_before;
DROP TABLE patterns_before;
