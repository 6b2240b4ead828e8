"""What the API's routes are about, in the order in which somebody needs them: the tags of the description."""

from typing import Any

THEMES = {
    "Scoring": "Is this instruction clear, and if not, what to ask?",
    "Clarifications": "A question, from the first ask to the answer or the best guess.",
    "Insights": "How often questions are asked and answered, and what is unclear again and again.",
    "Webhooks": "Who is called when something happens, and what could not be delivered.",
    "Packs": "The rules that are loaded, and trying edited ones.",
    "Operation": "Whether the service runs and can do its work.",
}
"""Tags with what they stand for."""
METHODS = ("get", "post", "put", "patch", "delete")


def tags() -> list[dict[str, str]]:
    """The themes as OpenAPI lists tags."""
    return [{"name": name, "description": about} for name, about in THEMES.items()]


def by_theme(paths: dict[str, Any]) -> dict[str, Any]:
    """The paths in the order of their themes, and within one as they came, `POST` ahead."""
    order = list(THEMES)
    return dict(sorted(paths.items(), key=lambda entry: (order.index(theme_of(entry[1])), "post" not in entry[1])))


def theme_of(item: dict[str, Any]) -> str:
    """The theme of a path's operations. Raises KeyError for one without a theme, which would stand nowhere."""
    operation = next(item[method] for method in METHODS if method in item)
    theme: str = operation["tags"][0]
    return theme
