"""One pack from its files and the pack it extends."""

from collections.abc import Iterable, Iterator, Set
from difflib import get_close_matches

from askfirst.errors import PackError
from askfirst.model import Thresholds
from askfirst.rules import schema, source
from askfirst.rules.compiler import Compiler
from askfirst.rules.file_compiler import FileCompiler
from askfirst.rules.pack import Pack, Rule, RuleIndex
from askfirst.rules.packfile import PackFile


def assemble(
    language: str,
    files: list[PackFile],
    base: Pack | None,
    questions: schema.Questions,
    compiler: Compiler,
    errors: list[PackError],
) -> Pack:
    """The pack with its own rules first, then those of `base` that it neither replaces nor switches off.

    What is wrong is added to `errors`.
    """
    own: dict[str, Rule] = {}
    stakes = {stake.id: stake for stake in base.stakes} if base else {}
    for file in files:
        made = FileCompiler(file, compiler)
        own.update(made.rules())
        stakes.update(made.stakes())
        errors += made.errors
    inherited = {rule.id: rule for rule in base.rules} if base else {}
    off = set(switched_off(files, own.keys() | inherited.keys(), errors))
    rules = tuple(rule for name, rule in {**own, **(inherited | own)}.items() if name not in off)
    header = Header(files, base)
    return Pack(
        language=language,
        department=files[-1].source.department,
        rules=rules,
        stakes=tuple(stakes.values()),
        thresholds=header.thresholds,
        weights=header.weights,
        questions=questions,
        chain=header.chain,
        max_turns=header.max_turns,
        version="",
        files=tuple(str(file.path) for file in files) + (base.files if base else ()),
        index=RuleIndex(rules),
        stakes_index=RuleIndex(tuple(stakes.values())),
    )


def switched_off(files: Iterable[PackFile], known: Set[str], errors: list[PackError]) -> Iterator[str]:
    """The rules that the files do without; one that is not there is an error more, as it is probably misspelt."""
    for file in files:
        for number, name in enumerate(file.source.rules_off):
            if name in known:
                yield name
                continue
            line = source.line_in(file.path, f"$.rules_off[{number}]")
            near = get_close_matches(name, known, n=1)
            mend = (
                f"Did you mean `{near[0]}`?"
                if near
                else "Leave it out, or write the id of a rule of this department or of all"
            )
            errors.append(PackError(str(file.path), line, f"there is no rule {name!r} to switch off", mend))


class Header:
    """The header of a pack: what its topmost file gives, else what it extends, else the default."""

    CHAIN = tuple(schema.Level(role) for role in ("task_agent", "director_agent", "business_manager", "human_operator"))

    def __init__(self, files: list[PackFile], base: Pack | None) -> None:
        given = [file.source for file in reversed(files)]
        pick = next
        self.thresholds = pick(
            (one.thresholds for one in given if one.thresholds), base.thresholds if base else Thresholds()
        )
        self.weights = pick((one.weights for one in given if one.weights), base.weights if base else schema.Weights())
        self.chain = pick((one.chain for one in given if one.chain), base.chain if base else self.CHAIN)
        self.max_turns = pick((one.max_turns for one in given if one.max_turns), base.max_turns if base else 2)
