"""Who may call, how often: keys, scopes, rate limits."""
