"""Small packs for tests: written where a test can be read without opening another file."""

from pathlib import Path
from textwrap import dedent

from askfirst.gate import Gate
from askfirst.rules.loading import load_shelves
from askfirst.scoring.findings import FINDINGS
from askfirst.text.entities import ENTITIES

QUESTIONS = """
kinds: {}
fallback: {issue: "Unclear: {span}", suggestion: "Say more", question: "What about '{span}'?", assume: "as written"}
combined: "Please answer: {questions}"
"""
GENERAL = "department: null\n"


def write_packs(folder: Path, language: str = "en", **files: str) -> Path:
    """Writes `<language>/<name>.yaml` files; general, questions and lexicon have defaults."""
    given = {"general": GENERAL, "questions": QUESTIONS, "lexicon": "lists: {}\n", **files}
    (folder / language).mkdir(parents=True, exist_ok=True)
    for name, text in given.items():
        (folder / language / f"{name}.yaml").write_text(dedent(text), "utf-8")
    return folder


def gate_of(folder: Path, language: str = "en", **files: str) -> Gate:
    """A gate over these packs alone."""
    return Gate(load_shelves([write_packs(folder, language, **files)], ENTITIES, FINDINGS))


def rule(body: str, department: str = "sales", rule_id: str = "the_rule") -> str:
    """A pack with one rule; `body` holds its `when` and whatever else it needs."""
    lines = "\n".join("    " + line for line in dedent(body).strip().splitlines())
    head = f"department: {department}\nalways_clarify:\n  - id: {rule_id}\n    type: missing_information\n"
    return head + lines + "\n"
