"""`/operations`: the page of those who run the service. KPIs, open questions, patterns, failed deliveries, packs."""
