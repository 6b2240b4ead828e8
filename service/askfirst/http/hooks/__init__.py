"""`POST /v1/hooks/score`: scoring for tools that know flat fields alone, such as Zapier."""
