"""The life of a question: pure functions from (clarification, event, now) to (clarification, effects)."""
