"""`askfirst labels`: are the labels of real texts sound, and what does the product get right on those kept back?"""

import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from pathlib import Path

import rich_click as click
from rich.console import Console
from rich.table import Table

from askfirst.cli import options
from askfirst.cli.consulted import Consulted
from askfirst.cli.tables import WIDE, add_rows, table_of
from askfirst.evaluation.measure import Outcome
from askfirst.gate import load_gate
from askfirst.learning.agreement import Agreement, across, agreement, on_topic, read_twice
from askfirst.learning.labels import (
    FOLDER,
    MOST_OF_ONE,
    Family,
    Judgement,
    Label,
    Text,
    by_set,
    case_of,
    joined,
    judgements,
    kept_back,
    read_families,
    read_labels,
    read_texts,
)
from askfirst.model import Assessment, Instruction
from askfirst.scoring.classifier.opinion import load_classifiers
from askfirst.settings import load_settings

MOST_DOUBTFUL = 0.15
"""The greatest share of kept-back texts that may be in doubt."""
COLUMNS = (
    "cases", "accuracy", "clear_right", "clarify_right", "right_without_doubt", "issue_right", "calibration_error",
    "clear_passed", "clear_among_passed",
)  # fmt: skip


@click.group()
def labels() -> None:
    """The labels of real texts. The texts themselves are not part of the repository."""


@labels.command()
@options.texts
@options.packs
@options.llm
def measure(texts: Path, packs: tuple[Path, ...], llm: str | None) -> None:
    """What the service gets right on the kept-back families."""
    gate = load_gate(packs or load_settings().packs, classifiers=load_classifiers())
    consulted = Consulted(gate, llm) if llm else None
    back = kept_back(read_families())
    Console(width=WIDE).print(real_table(measured((consulted or gate).assess, texts, back), back))
    if consulted:
        Console(width=WIDE).print(str(consulted))


@labels.command()
@click.argument("folder", type=click.Path(path_type=Path, exists=True, file_okay=False), default=FOLDER)
@options.texts
def check(folder: Path, texts: Path) -> None:
    """Balance, agreement, doubt and duplicates across splits; exit code 1 where a bound is passed."""
    console, families, readings = Console(width=WIDE), read_families(folder), read_labels(folder)
    known = read_texts(texts)
    for _ in joined(readings, known):
        pass
    plain = {id_: one for (id_, department), one in judgements(readings).items() if department is None}
    console.print(balance_table(plain, known, families))
    console.print(agreement_table(readings, known))
    problems = shares_problems(plain, known, families)
    for one, other, alike in across(plain, known, families):
        console.print(f"{one} is {alike:.2f} like {other}, which is kept back", markup=False)
    for problem in problems:
        console.print(problem, markup=False)
    console.print(f"{len(readings)} readings of {len(plain)} texts, {len(problems)} problems")
    sys.exit(1 if problems else 0)


def measured(assess: Callable[[Instruction], Assessment], texts: Path, back: Mapping[str, str]) -> list[Outcome]:
    """Every labelled text of these sets. Raises LabelsError where labels or texts are not there."""
    known = read_texts(texts)
    labels = [label for label, text in joined(read_labels(), known) if text.set in back]
    results = []
    for judgement in judgements(labels).values():
        case = case_of(judgement.label, known[judgement.label.id])
        results.append(Outcome(case, assess(case.instruction()), judgement.doubtful))
    return results


def real_table(results: list[Outcome], families: Mapping[str, str]) -> Table:
    """A row for each group of texts, and one for each family and language in it; `families` by set.

    First messages, replies and texts under a department are different tasks, and never added up.
    """
    table = table_of("kept back", COLUMNS)
    groups: dict[str, list[Outcome]] = defaultdict(list)
    for one in results:
        case = one.case
        groups["under a department" if case.department else "replies" if case.history else "first messages"].append(one)
    for group, held in sorted(groups.items()):
        add_rows(table, COLUMNS, group, held, lambda of: families[of.meta["set"]], lambda of: f"in {of.language}")
        table.add_section()
    return table


def balance_table(judged: dict[str, Judgement], texts: dict[str, Text], families: dict[str, Family]) -> Table:
    """Per family, kept-back ones first: first messages and replies, clear and unclear, and the share in doubt."""
    table = Table("family", "kept back", "first: clear / clarify", "replies: clear / clarify", "doubtful")
    family_of, back = by_set(families), kept_back(families)
    counts: dict[str, Counter[tuple[bool, str]]] = defaultdict(Counter)
    doubts: Counter[str] = Counter()
    for id_, one in judged.items():
        for name in (family_of[texts[id_].set], "all kept back" if texts[id_].set in back else "all others"):
            counts[name][bool(texts[id_].history), one.label.decision] += 1
            doubts[name] += one.doubtful
    for name in sorted(counts, key=lambda name: (name.startswith("all"), name not in back.values(), name)):
        of = counts[name]
        cells = [f"{of[replies, 'clear']} / {of[replies, 'clarify']}" for replies in (False, True)]
        table.add_row(name, "yes" if name in back.values() else "", *cells, f"{doubts[name] / of.total():.3f}")
    return table


def agreement_table(readings: list[Label], texts: dict[str, Text]) -> Table:
    """Per set that was read twice: agreement and kappa on the decision, without doubtful ones, on act and topic."""
    table = Table("read twice", "decision", "undoubted", "act", "topic of the first question")
    by_set: dict[str, list[tuple[Label, Label]]] = defaultdict(list)
    for one, other in read_twice(readings):
        name = texts[one.id].set if one.department is None else "under a department"
        by_set[name].append((one, other))
        by_set["~ all"].append((one, other))
    for name, pairs in sorted(by_set.items()):
        sure = [(one, other) for one, other in pairs if not (one.doubtful or other.doubtful)]
        table.add_row(
            name.removeprefix("~ "),
            shown(agreement([(one.decision, other.decision) for one, other in pairs])),
            shown(agreement([(one.decision, other.decision) for one, other in sure])),
            shown(agreement([(one.act, other.act) for one, other in pairs if one.act and other.act])),
            shown(agreement(on_topic(pairs))),
        )
    return table


def shown(found: Agreement | None) -> str:
    """Share, kappa and number, as they stand in a cell."""
    if found is None:
        return "-"
    return f"{found.share:.3f}, kappa {'-' if found.kappa is None else f'{found.kappa:.2f}'} ({found.texts})"


def shares_problems(judged: dict[str, Judgement], texts: dict[str, Text], families: dict[str, Family]) -> list[str]:
    """What there is too much of; one family alone cannot be a part too large."""
    problems, back = [], kept_back(families)
    measured = [one for id_, one in judged.items() if texts[id_].set in back]
    doubtful = sum(one.doubtful for one in measured) / max(1, len(measured))
    if doubtful > MOST_DOUBTFUL:
        problems.append(f"{doubtful:.3f} of the kept-back texts are doubtful; at most {MOST_DOUBTFUL} may be")
    learned = Counter(texts[id_].set for id_ in judged if texts[id_].set not in back)
    for name, family in families.items():
        share = sum(learned[one] for one in family.sets) / max(1, learned.total())
        if share > MOST_OF_ONE and len(families) > 1:
            problems.append(
                f"{name} has {share:.3f} of the texts to learn from; at most {MOST_OF_ONE} may be of a family"
            )
    return problems
