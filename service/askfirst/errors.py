"""Every error that Askfirst raises on purpose, as one tree.

AskfirstError
├── PackError            a pack cannot be loaded: file, line and how to mend it
│   └── PacksError       several of them at once
├── InstructionError     an instruction cannot be assessed: field and how to mend it
│   ├── UnknownDepartment
│   ├── UnknownLanguage
│   └── UnknownRule
└── SettingsError        a setting is missing or wrong: its name and how to mend it
"""


class AskfirstError(Exception):
    """The root: catch it to catch whatever Askfirst raises on purpose."""


class PackError(AskfirstError):
    """A pack cannot be used as it is."""

    def __init__(self, file: str, line: int, problem: str, mend: str) -> None:
        """`line` counts from 1; `mend` says what to write instead."""
        super().__init__(f"{file}:{line}: {problem}. {mend}")
        self.file, self.line, self.problem, self.mend = file, line, problem, mend


class PacksError(PackError):
    """Several packs, or several places of one, cannot be used; `errors` has them all."""

    def __init__(self, errors: tuple[PackError, ...]) -> None:
        """The first error gives file and line; the message lists every one."""
        first = errors[0]
        super().__init__(first.file, first.line, first.problem, first.mend)
        self.args = ("\n".join(str(error) for error in errors),)
        self.errors = errors


class InstructionError(AskfirstError):
    """An instruction cannot be assessed; `field` is the path of the value to mend."""

    def __init__(self, field: str, detail: str) -> None:
        """`detail` says what is wrong and what would be right."""
        super().__init__(f"{field}: {detail}")
        self.field, self.detail = field, detail


class UnknownDepartment(InstructionError):
    """No pack of this department is loaded."""


class UnknownLanguage(InstructionError):
    """No pack of this language is loaded."""


class UnknownRule(InstructionError):
    """`rules_off` names a rule that no loaded pack has."""


class SettingsError(AskfirstError):
    """A setting is missing or wrong."""

    def __init__(self, name: str, detail: str) -> None:
        """`name` is the environment variable; `detail` says how to mend it."""
        super().__init__(f"{name}: {detail}")
        self.name, self.detail = name, detail
