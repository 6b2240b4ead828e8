"""Answers: which question each belongs to, what it means, and what it settles."""

from askfirst.clarifications.answering.taking import take_answers, take_outcome

__all__ = ["take_answers", "take_outcome"]
