"""A request's fields as text."""

from askfirst.model import Instruction
from askfirst.text.blanks import is_filled, written


def field_lines(instruction: Instruction) -> str:
    """The request's filled fields as lines of text, so that rules find facts in them."""
    return "\n".join(
        f"{name.replace('_', ' ')}: {written(value)}" for name, value in instruction.fields.items() if is_filled(value)
    )
