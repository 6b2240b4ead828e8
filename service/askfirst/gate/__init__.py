"""From instruction to assessment: what CLI, HTTP and Python callers share."""

from askfirst.gate.assessing import Begun, Gate
from askfirst.gate.loading import collection_paused, load_gate

__all__ = ["Begun", "Gate", "collection_paused", "load_gate"]
