"""Counting beside the requests: in memory at once, in the store a second later; and reading it back."""

from askfirst.counting.book import Book
from askfirst.counting.flushing import Flusher
from askfirst.counting.reading import Insights, KpiQuery, PatternQuery

__all__ = ["Book", "Flusher", "Insights", "KpiQuery", "PatternQuery"]
