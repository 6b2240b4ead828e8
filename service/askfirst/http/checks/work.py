"""What a child does with edited packs: load, lint, run the examples, assess."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from askfirst.errors import PackError, single
from askfirst.evaluation.examples import Failure, run_examples
from askfirst.gate import Gate, load_gate
from askfirst.http.batch.assessing import Unassessed
from askfirst.http.checks.body import MAX_FAILURES, CheckResult, Examples, FailedExample, Finding
from askfirst.http.checks.folders import short
from askfirst.http.problems import problem_of
from askfirst.http.reply import encode
from askfirst.model import Assessment, Instruction
from askfirst.rules.lint import lint, own_rules, rule_line
from askfirst.shipped import shipped_packs


class Trial(Struct, frozen=True, array_like=True):
    """Folders to load over the shipped packs, the languages that were edited, what to assess."""

    folders: tuple[str, ...]
    languages: tuple[str, ...]
    instructions: tuple[Instruction, ...]
    place: str


read_trial = msgspec.msgpack.Decoder(Trial).decode
write_trial = msgspec.msgpack.Encoder().encode


def check_job(job: bytes) -> bytes:
    """The result of a trial, as JSON."""
    trial = read_trial(job)
    folders = [Path(folder) for folder in trial.folders]
    names = Names([*folders, shipped_packs()])
    try:
        gate = load_gate(folders)
    except PackError as error:
        return encode(CheckResult(ok=False, findings=names.findings(single(error))))
    edited = [shelf for language, shelf in gate.shelves.items() if language in trial.languages]
    findings = names.findings([error for shelf in edited for error in lint(shelf)])
    failures = list(run_examples(gate, trial.languages))
    rules = [rule for shelf in edited for rule in own_rules(shelf)]
    run = sum(len(rule.examples.clarify) + len(rule.examples.clear) for rule in rules)
    listed = tuple(names.failed(failure) for failure in failures[:MAX_FAILURES])
    result = CheckResult(
        ok=not findings and not failures,
        findings=findings,
        examples=Examples(run, len(failures), listed),
        assessments=tuple(_assessed(gate, *entry, trial.place) for entry in enumerate(trial.instructions)),
        versions=gate.versions,
    )
    return encode(result)


class Names:
    """Findings with file names as callers know them."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self._folders = folders

    def findings(self, errors: Sequence[PackError]) -> tuple[Finding, ...]:
        """Errors as findings."""
        return tuple(
            Finding(short(error.file, self._folders), error.line, error.problem, error.mend) for error in errors
        )

    def failed(self, failure: Failure) -> FailedExample:
        """A failed example with the place of its rule."""
        rule = failure.rule
        return FailedExample(short(rule.file, self._folders), rule_line(rule), rule.id, failure.text, failure.problem)


def _assessed(gate: Gate, index: int, instruction: Instruction, place: str) -> Assessment | Unassessed:
    try:
        return gate.assess(instruction)
    except Exception as error:  # noqa: BLE001 - one text must not lose the findings
        return Unassessed(index, problem_of(error, f"{place}#/instructions/{index}")[0])
