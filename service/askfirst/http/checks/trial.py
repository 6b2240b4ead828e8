"""A trial of edited packs: the folders that it loads, and what a child finds out about them, a step at a time."""

import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

import msgspec
from msgspec import Struct

from askfirst.errors import PackError, single
from askfirst.evaluation.examples import Example, Failure, languages_of, own_examples, run_examples, touched_examples
from askfirst.gate import Gate, load_gate
from askfirst.http.checks.schema import MAX_FAILURES, CheckResult, Examples, FailedExample, Finding
from askfirst.http.problems import Unassessed, problem_of
from askfirst.model import Assessment, Instruction
from askfirst.rules.layers import yaml_in
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


@contextmanager
def folders_with(files: Mapping[str, str], folders: Sequence[Path]) -> Iterator[list[str]]:
    """Folders to load instead of the user's own; they are gone afterwards.

    A file that the user's folders have already is replaced, in the last folder that has it; any
    other one lies over everything. The user's folders themselves are only read.
    """
    with tempfile.TemporaryDirectory(prefix="askfirst-check-") as place:
        left = dict(files)
        copies = [Path(place) / str(number) for number in range(len(folders) + 1)]
        for folder, copy in reversed(list(zip(folders, copies, strict=False))):
            for path in yaml_in(folder.resolve()):
                name = path.relative_to(folder.resolve()).as_posix()
                if name in left:
                    placed(copy / name).write_text(left.pop(name), "utf-8")
                else:
                    placed(copy / name).symlink_to(path)
        for name, text in left.items():
            placed(copies[-1] / name).write_text(text, "utf-8")
        for copy in copies:
            copy.mkdir(exist_ok=True)
        yield list(map(str, copies))


def placed(file: Path) -> Path:
    """The file, whose folder is there."""
    file.parent.mkdir(parents=True, exist_ok=True)
    return file


def stepping() -> Callable[[bytes], bytes]:
    """What a child does: it begins a trial with the first job that it is given, and takes a step with every one."""
    steps: list[Iterator[tuple[CheckResult, str]]] = []

    def step(job: bytes) -> bytes:
        if not steps:
            steps.append(checked(msgspec.msgpack.decode(job, type=Trial)))
        result, left = next(steps[0])
        return msgspec.msgpack.encode((msgspec.json.encode(result), left))

    return step


def checked(trial: Trial) -> Iterator[tuple[CheckResult, str]]:
    """The result of a trial so far, and what is left, until nothing is: what is soonest known comes first."""
    folders = [Path(folder) for folder in trial.folders]
    named = Named([*folders, shipped_packs()])
    known = CheckResult(ok=False, findings=named.findings(wrong_by_themselves(folders)))
    yield known, "the packs were not loaded yet, and no example was run"
    try:
        gate = load_gate(folders)
    except PackError as error:
        yield CheckResult(ok=False, findings=named.findings(single(error))), ""
        return
    errors = [error for language in languages_of(gate, folders) for error in lint(gate.shelves[language])]
    known = CheckResult(ok=not errors, findings=named.findings(errors), versions=gate.versions)
    yield known, "the packs load, and no example was run yet"
    own, ran, failures = own_examples(gate, folders), 0, list[FailedExample]()

    def run(examples: Sequence[Example]) -> CheckResult:
        """The result with some more examples."""
        nonlocal ran
        ran += len(examples)
        failures.extend(map(named.failed, run_examples(gate, examples)))
        told = Examples(ran, len(failures), tuple(failures[:MAX_FAILURES]))
        return msgspec.structs.replace(known, ok=known.ok and not failures, examples=told)

    for start in range(0, len(own), AT_ONCE):
        so_far = run(own[start : start + AT_ONCE])
        yield so_far, f"of your {len(own)} examples {ran} were run, and nothing was assessed yet"
    assessed = tuple(_assessed(gate, *entry, trial.place) for entry in enumerate(trial.instructions))
    known = msgspec.structs.replace(known, assessments=assessed)
    touched, some = touched_examples(gate, folders), list[Example]()
    while True:
        so_far, some = run(some), list(islice(touched, AT_ONCE))
        yield so_far, f"of the shipped examples with words of your lists {ran - len(own)} were run" if some else ""
        if not some:
            return


class Named:
    """What was found, with file names as callers know them: without the folder that they lie in."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self._folders = folders

    def _short(self, file: str) -> str:
        return next((file.removeprefix(f"{one}/") for one in self._folders if file.startswith(f"{one}/")), file)

    def findings(self, errors: Sequence[PackError]) -> tuple[Finding, ...]:
        """Errors as findings."""
        return tuple(Finding(self._short(error.file), error.line, error.problem, error.mend) for error in errors)

    def failed(self, failure: Failure) -> FailedExample:
        """A failed example with the place of its rule."""
        rule = failure.rule
        return FailedExample(self._short(rule.file), rule_line(rule), rule.id, failure.text, failure.problem)


def _assessed(gate: Gate, index: int, instruction: Instruction, place: str) -> Assessment | Unassessed:
    try:
        return gate.assess(instruction)
    except Exception as error:  # noqa: BLE001 - one text must not lose the findings
        return Unassessed(index, problem_of(error, f"{place}#/instructions/{index}")[0])
