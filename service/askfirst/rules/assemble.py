"""One pack from its files and the pack it extends."""

from askfirst.errors import PackError
from askfirst.model import Thresholds
from askfirst.rules import schema
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
    """The pack with its own rules first, then those of `base` that it does not replace.

    What is wrong is added to `errors`.
    """
    own: dict[str, Rule] = {}
    stakes = {stake.id: stake for stake in base.stakes} if base else {}
    for file in files:
        made = FileCompiler(file, compiler)
        own.update(made.rules())
        stakes.update(made.stakes())
        errors += made.errors
    inherited = [rule for rule in base.rules if rule.id not in own] if base else []
    rules = (*own.values(), *inherited)
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
