"""`POST /v1/converse`: one turn of a chat."""
