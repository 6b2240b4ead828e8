"""`/v1/subscriptions`, `/v1/events`, `/v1/deliveries`: who hears of events, and what became of it."""
