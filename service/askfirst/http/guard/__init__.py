"""Who may call, how often: keys, scopes, rate limits. Asked once per request, by the door."""
