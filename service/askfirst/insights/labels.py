"""What a count is told apart by: the department and the two agents; and the name of its counter."""

from msgspec import Struct

from askfirst.model import Party

OTHERS = "*"
"""Stands for both agents of a pair beyond the number that is counted one by one."""


class Labels(Struct, frozen=True, order=True):
    """Department, who asks (`from`) and who wrote the instruction (`to`), empty where not named; and whose it is."""

    department: str = ""
    from_: str = ""
    to: str = ""
    owner: str = ""


def agent(given: Party | str | None) -> str:
    """An agent's name; empty where there is none."""
    return given.id if isinstance(given, Party) else given or ""


def counter(metric: str, labels: Labels) -> str:
    """The name of a counter: `asked|sales|bot-7|anna`, and behind that the owner unless it is the shared one."""
    owner = (labels.owner,) if labels.owner else ()
    return "|".join((metric, *map(_quoted, (labels.department, labels.from_, labels.to, *owner))))


def read_counter(name: str) -> tuple[str, Labels] | None:
    """Metric and labels of a counter; None for a counter of something else."""
    parts = name.split("|")
    return (parts[0], Labels(*map(_plain, parts[1:]))) if len(parts) in (4, 5) else None


def pair_name(from_: str, to: str) -> str:
    """A pair of agents as the protocol's column `agent_pair` has it: `bot-7 > anna`."""
    return " > ".join(name.replace("%", "%25").replace(">", "%3E") for name in (from_, to))


def pair_parts(pair: str) -> tuple[str, str]:
    """Who asks, and who wrote."""
    from_, _, to = pair.partition(" > ")
    return from_.replace("%3E", ">").replace("%25", "%"), to.replace("%3E", ">").replace("%25", "%")


def _quoted(label: str) -> str:
    return label.replace("%", "%25").replace("|", "%7C")


def _plain(label: str) -> str:
    return label.replace("%7C", "|").replace("%25", "%")
