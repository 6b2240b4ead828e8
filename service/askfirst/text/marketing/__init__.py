"""The facts and orders of marketing: paid media and budgets, audiences, pieces of content, goals."""
