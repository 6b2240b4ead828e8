"""What a child does with edited packs: read them, load, lint, run examples, assess, a step at a time."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path

import msgspec
from msgspec import Struct

from askfirst.errors import PackError, single
from askfirst.evaluation.examples import Example, Failure, run_examples
from askfirst.evaluation.touched import languages_of, own_examples, touched_examples
from askfirst.gate import Gate, load_gate
from askfirst.http.checks.body import MAX_FAILURES, CheckResult, Examples, FailedExample, Finding
from askfirst.http.checks.folders import short
from askfirst.http.problems import Unassessed, problem_of
from askfirst.http.reply import encode
from askfirst.model import Assessment, Instruction
from askfirst.rules.lint import lint, rule_line
from askfirst.rules.loading import wrong_by_themselves
from askfirst.shipped import shipped_packs

AT_ONCE = 200
"""Examples that are run in one step."""


class Trial(Struct, frozen=True, array_like=True):
    """Folders to load over the shipped packs, what to assess, the place that problems name."""

    folders: tuple[str, ...]
    instructions: tuple[Instruction, ...]
    place: str


class Progress(Struct, frozen=True, array_like=True):
    """What is known after a step: the result so far as JSON, and what is still to be done, if anything."""

    result: bytes
    left: str


read_trial = msgspec.msgpack.Decoder(Trial).decode
read_progress = msgspec.msgpack.Decoder(Progress).decode
write = msgspec.msgpack.Encoder().encode


def check_job() -> Callable[[bytes], bytes]:
    """A handler that begins a trial with the first job that it is given, and takes a step with every one."""
    steps: list[Iterator[tuple[CheckResult, str]]] = []

    def step(job: bytes) -> bytes:
        if not steps:
            steps.append(checked(read_trial(job)))
        result, left = next(steps[0])
        return write(Progress(encode(result), left))

    return step


def checked(trial: Trial) -> Iterator[tuple[CheckResult, str]]:
    """The result of a trial so far, and what is left, until nothing is: what is soonest known comes first."""
    folders = [Path(folder) for folder in trial.folders]
    names = Names([*folders, shipped_packs()])
    known = CheckResult(ok=False, findings=names.findings(wrong_by_themselves(folders)))
    yield known, "the packs were not loaded yet, and no example was run"
    try:
        gate = load_gate(folders)
    except PackError as error:
        yield CheckResult(ok=False, findings=names.findings(single(error))), ""
        return
    errors = [error for language in languages_of(gate, folders) for error in lint(gate.shelves[language])]
    known = CheckResult(ok=not errors, findings=names.findings(errors), versions=gate.versions)
    yield known, "the packs load, and no example was run yet"
    ran = Ran(gate, names)
    own = own_examples(gate, folders)
    for start in range(0, len(own), AT_ONCE):
        ran.run(own[start : start + AT_ONCE])
        yield ran.added_to(known), f"of your {len(own)} examples {ran.number} were run, and nothing was assessed yet"
    assessed = tuple(_assessed(gate, *entry, trial.place) for entry in enumerate(trial.instructions))
    known = msgspec.structs.replace(known, assessments=assessed)
    touched = touched_examples(gate, folders)
    while some := list(islice(touched, AT_ONCE)):
        yield ran.added_to(known), f"of the shipped examples with words of your lists {ran.number - len(own)} were run"
        ran.run(some)
    yield ran.added_to(known), ""


class Ran:
    """The examples that were run, and what failed."""

    def __init__(self, gate: Gate, names: "Names") -> None:
        self.gate, self.names = gate, names
        self.number = 0
        self.failures: list[Failure] = []

    def run(self, examples: Sequence[Example]) -> None:
        """Run some more."""
        self.failures += run_examples(self.gate, examples)
        self.number += len(examples)

    def added_to(self, known: CheckResult) -> CheckResult:
        """A result with what the examples say."""
        listed = tuple(self.names.failed(failure) for failure in self.failures[:MAX_FAILURES])
        examples = Examples(self.number, len(self.failures), listed)
        return msgspec.structs.replace(known, ok=known.ok and not self.failures, examples=examples)


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
