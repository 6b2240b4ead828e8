"""Prices without a currency: bare numbers, told from ids, dates, quantities and years."""
