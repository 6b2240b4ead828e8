"""What waits: questions for an answer, items to be asked."""

from askfirst.clarifications.state import Clarification, Question


def open_questions(c: Clarification) -> list[Question]:
    """The questions that wait for an answer."""
    return [question for question in c.questions if question.outcome is None] if c.status == "pending" else []


def needed(c: Clarification) -> list[int]:
    """The items still to be asked, in rank order: what blocks; else soft ones while they weigh too much."""
    queued = [(number, item) for number, item in enumerate(c.items) if item.state == "queued"]
    hard = [number for number, item in queued if item.hard or item.own]
    soft = [(number, item) for number, item in queued if not (item.hard or item.own)]
    if hard or round(c.base - sum(item.points for _, item in soft), 4) >= c.enough:
        return hard
    return [number for number, _ in soft]
