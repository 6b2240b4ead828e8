-- The event that a delivery sends, whose body is kept once: in the log. Deliveries from before hold a copy of it.
ALTER TABLE deliveries ADD COLUMN event TEXT;
CREATE INDEX deliveries_event ON deliveries (event) WHERE event IS NOT NULL;
