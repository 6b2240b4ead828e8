"""`POST /v1/packs/check`: trying an edited pack without touching the running service."""
