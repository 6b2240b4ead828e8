"""Several instructions assessed, each as it would be alone and whatever becomes of the others."""

from collections.abc import Callable, Sequence
from traceback import format_exception
from typing import NamedTuple, ParamSpec, TypeVar

from msgspec import Struct

from askfirst.gate import Gate
from askfirst.http.problems import Problem, problem_of
from askfirst.http.reading import JsonReader
from askfirst.insights.seen import Seen
from askfirst.insights.seen import seen as told
from askfirst.model import Assessment, Instruction

P = ParamSpec("P")
T = TypeVar("T")


class Unassessed(Struct, frozen=True):
    """Stands in the place of an assessment that could not be made. `problem` is about this item alone."""

    index: int
    problem: Problem


class Done(NamedTuple):
    """One instruction's assessment, and what is told of it."""

    answer: Assessment
    seen: Seen


class Missed(NamedTuple):
    """Why one instruction has no assessment; `unforeseen` is the traceback of what nobody foresaw."""

    answer: Unassessed
    unforeseen: str | None


def assessed(
    gate: Gate, reader: JsonReader[Instruction], items: Sequence[bytes], first: int, place: str
) -> list[Done | Missed]:
    """Each instruction's assessment, or what keeps it from having one; `first` is the index of the first one."""

    def assess(item: bytes) -> Done:
        instruction = reader.decode(item)
        assessment = gate.assess(instruction)
        return Done(assessment, told(assessment, instruction))

    done = [attempt(assess, item) for item in items]
    return [missed(one, at, place) if isinstance(one, Exception) else one for at, one in enumerate(done, first)]


def missed(error: Exception, index: int, place: str) -> Missed:
    """What is said of an instruction that has no assessment."""
    problem, _ = problem_of(error, f"{place}#/instructions/{index}")
    unforeseen = "".join(format_exception(error)) if problem.status >= 500 else None
    return Missed(Unassessed(index, problem), unforeseen)


def attempt(do: Callable[P, T], *given: P.args, **named: P.kwargs) -> T | Exception:
    """What comes of it; an error is handed on as a value, as a bad item must not lose the others."""
    try:
        return do(*given, **named)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is about this item
        return error
