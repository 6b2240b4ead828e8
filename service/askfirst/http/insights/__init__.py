"""`/v1/kpis`, `/v1/patterns` and `/v1/feedback`."""
