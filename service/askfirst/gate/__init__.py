"""From instruction to assessment: what CLI, HTTP and Python callers share."""

from askfirst.gate.assessing import Gate
from askfirst.gate.loading import collection_paused, load_gate

__all__ = ["Gate", "collection_paused", "load_gate"]
