"""`POST /v1/score/batch`: many instructions in one request."""
