"""`POST /v1/clarifications/step`: the life of a question without a store."""
