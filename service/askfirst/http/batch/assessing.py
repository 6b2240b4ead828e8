"""Several instructions assessed, each as it would be alone and whatever becomes of the others."""

from collections.abc import Callable, Sequence
from traceback import format_exception
from typing import NamedTuple, ParamSpec, TypeVar

from msgspec import Struct

from askfirst.gate import Begun, Gate
from askfirst.http.problems import Problem, problem_of
from askfirst.http.reading import JsonReader
from askfirst.insights.seen import Seen
from askfirst.insights.seen import seen as told
from askfirst.model import Assessment, Instruction
from askfirst.scoring.classifier.opinion import Opinion
from askfirst.scoring.judge import Look, opinions_of

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
    """Each instruction's assessment, or what keeps it from having one; `first` is the index of the first one.

    Each is as it would be alone; but the classifier's encoder, which costs most, reads the texts together.
    """

    def begin(item: bytes) -> Begun:
        return gate.begin(reader.decode(item))

    begun = [attempt(begin, item) for item in items]
    opinions = iter(heard([one.look for one in begun if isinstance(one, Begun)]))
    found: list[Done | Missed] = []
    for index, one in enumerate(begun, first):
        done = attempt(conclude, gate, one, next(opinions)) if isinstance(one, Begun) else one
        found.append(missed(done, index, place) if isinstance(done, Exception) else done)
    return found


def heard(looks: Sequence[Look]) -> list[Opinion | Exception | None]:
    """The opinions on several cases; each by itself where one of them makes the whole fail."""
    together = attempt(opinions_of, looks)
    if isinstance(together, Exception):
        return [attempt(lambda one: opinions_of([one])[0], look) for look in looks]
    return list(together)


def conclude(gate: Gate, begun: Begun, seen: Opinion | Exception | None) -> Done:
    """The end of an instruction that was begun. Raises what kept it from having an opinion."""
    if isinstance(seen, Exception):
        raise seen
    assessment = gate.conclude(begun, seen)
    return Done(assessment, told(assessment, begun.instruction))


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
