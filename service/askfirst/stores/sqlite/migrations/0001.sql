CREATE TABLE clarifications (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    state BLOB NOT NULL,
    status TEXT NOT NULL,
    due INTEGER,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    expires_at INTEGER,
    department TEXT,
    language TEXT,
    from_agent TEXT NOT NULL,
    to_agent TEXT NOT NULL,
    tracking BLOB NOT NULL
);
CREATE INDEX clarifications_due ON clarifications (due, id) WHERE due IS NOT NULL;
CREATE INDEX clarifications_expired ON clarifications (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX clarifications_newest ON clarifications (created_at, id);
CREATE INDEX clarifications_status ON clarifications (status, created_at, id);
CREATE INDEX clarifications_from ON clarifications (from_agent, created_at, id);
CREATE INDEX clarifications_to ON clarifications (to_agent, created_at, id);
CREATE INDEX clarifications_department ON clarifications (department, created_at, id);

CREATE TABLE clarification_requests (
    request_id UUID PRIMARY KEY,
    from_agent VARCHAR(100) NOT NULL,
    to_agent VARCHAR(100) NOT NULL,
    original_message_id UUID,
    confidence_score FLOAT,
    ambiguity_type VARCHAR(50),
    specific_issues JSONB,
    requested_at TIMESTAMP NOT NULL,
    responded_at TIMESTAMP,
    response_status VARCHAR(20),
    escalated_to VARCHAR(100),
    resolution_time_ms INT,
    created_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX idx_agents ON clarification_requests (from_agent, to_agent);
CREATE INDEX idx_status ON clarification_requests (response_status, requested_at);

CREATE TABLE clarification_patterns (
    pattern_id INTEGER PRIMARY KEY AUTOINCREMENT,
    agent_pair VARCHAR(200),
    ambiguity_type VARCHAR(50),
    occurrence_count INT DEFAULT 1,
    example_requests JSONB,
    suggested_improvement TEXT,
    last_seen TIMESTAMP DEFAULT CURRENT_TIMESTAMP,
    UNIQUE (agent_pair, ambiguity_type)
);

CREATE TABLE seen (
    id TEXT PRIMARY KEY,
    expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX seen_expired ON seen (expires_at);

CREATE TABLE once (
    key TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    response BLOB NOT NULL,
    expires_at INTEGER NOT NULL
);
CREATE INDEX once_expired ON once (expires_at);

CREATE TABLE events (
    id TEXT PRIMARY KEY,
    type TEXT NOT NULL,
    subject TEXT NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL,
    expires_at INTEGER NOT NULL
);
CREATE INDEX events_newest ON events (at, id);
CREATE INDEX events_type ON events (type, at, id);
CREATE INDEX events_expired ON events (expires_at);

CREATE TABLE deliveries (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    stream TEXT NOT NULL,
    delivery BLOB NOT NULL,
    ready INTEGER,
    attempts INTEGER NOT NULL DEFAULT 0,
    lease TEXT
);
CREATE INDEX deliveries_ready ON deliveries (ready) WHERE ready IS NOT NULL;
CREATE INDEX deliveries_stream ON deliveries (stream, place);

CREATE TABLE dead_letters (
    id TEXT PRIMARY KEY,
    stream TEXT NOT NULL,
    delivery BLOB NOT NULL,
    attempts INTEGER NOT NULL,
    died_at INTEGER NOT NULL,
    reason TEXT NOT NULL,
    expires_at INTEGER NOT NULL
);
CREATE INDEX dead_letters_newest ON dead_letters (died_at, id);
CREATE INDEX dead_letters_expired ON dead_letters (expires_at);

CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    state BLOB NOT NULL,
    expires_at INTEGER NOT NULL
);
CREATE INDEX sessions_expired ON sessions (expires_at);

CREATE TABLE subscriptions (
    id TEXT PRIMARY KEY,
    created_at INTEGER NOT NULL,
    subscription BLOB NOT NULL
);

CREATE TABLE counters (
    period TEXT NOT NULL,
    name TEXT NOT NULL,
    value INTEGER NOT NULL,
    PRIMARY KEY (period, name)
) WITHOUT ROWID;

CREATE TABLE feedback (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    feedback BLOB NOT NULL
);
CREATE INDEX feedback_newest ON feedback (at, id);
