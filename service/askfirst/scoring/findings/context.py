"""What the context of a request states: the messages before it and its fields."""

from askfirst.rules.nodes import Material
from askfirst.text.reading import Reading


def statements(material: Material) -> list[Reading]:
    """The context without the questions in it: a question about conditions gives none."""
    return [reading for reading in material.context if not reading.raw.rstrip().endswith("?")]
