"""Every error that Askfirst raises on purpose, as one tree."""

from collections.abc import Sequence
from typing import Any


class Portable(Exception):
    """An error that goes from one process to another as it is: pickled with all that it knows."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _as_it_was, (type(self), self.args, self.__dict__)


def _as_it_was(kind: type[Exception], args: tuple[Any, ...], known: dict[str, Any]) -> Exception:
    """The error without a call of `__init__`, which takes other things than the message."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(known)
    return error


class AskfirstError(Portable):
    """The root: catch it to catch whatever Askfirst raises on purpose."""

    says: str | None = None
    """What it says wherever it is raised without a message."""

    def __init__(self, *said: str) -> None:
        super().__init__(*(said or ((self.says,) if self.says else ())))


class FieldError(AskfirstError):
    """A value that was given cannot be used; `field` is the path of the value to mend."""

    def __init__(self, field: str, detail: str, mend: str) -> None:
        """`detail` says what is wrong, `mend` what to do, as a sentence without its full stop."""
        super().__init__(f"{field}: {detail}. {mend}")
        self.field, self.detail, self.mend = field, detail, mend


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


def joined(errors: Sequence[PackError]) -> PackError:
    """Errors, at least one, as one to raise."""
    return errors[0] if len(errors) == 1 else PacksError(tuple(errors))


def single(error: PackError) -> tuple[PackError, ...]:
    """The errors that are joined in one."""
    return error.errors if isinstance(error, PacksError) else (error,)


class InstructionError(FieldError):
    """An instruction cannot be assessed."""


class UnknownDepartment(InstructionError):
    """No pack of this department is loaded."""


class UnknownLanguage(InstructionError):
    """No pack of this language is loaded."""


class UnknownRule(InstructionError):
    """`rules_off` names a rule that no loaded pack has."""


class WeightsError(AskfirstError):
    """The classifier's weights cannot be used."""

    def __init__(self, file: str, problem: str) -> None:
        super().__init__(
            f"the classifier's weights: {file} {problem}. Reinstall Askfirst, run `askfirst combine` for a new reader, "
            "or set ASKFIRST_CLASSIFIER=off"
        )


class KeysError(AskfirstError):
    """API keys cannot be read, kept or revoked; the message says how to mend it."""


class SettingsError(AskfirstError):
    """A setting is missing or wrong."""

    def __init__(self, name: str, detail: str) -> None:
        """`name` is the environment variable; `detail` says how to mend it."""
        super().__init__(f"{name}: {detail}")
        self.name, self.detail = name, detail


class AddressError(AskfirstError):
    """An address may not be called, or is none."""

    def __init__(self, detail: str, mend: str = "Use a public http or https address") -> None:
        """`detail` says what is wrong with it, as in "the address ..."; it never repeats the address."""
        super().__init__(f"The address {detail}. {mend}.")
        self.detail, self.mend = detail, mend


class ScoringError(AskfirstError):
    """A text could not be scored; nothing has changed."""


class ScoringTooLong(ScoringError):
    """Scoring did not end in time, and the same text would take as long again."""

    def __init__(self, seconds: float) -> None:
        """`seconds` is the time that it had."""
        super().__init__(f"Scoring was not done after {seconds:g} s. Send a shorter text, or split it.")
        self.seconds = seconds


class ScoringBusy(ScoringError):
    """There was nobody to score it; later there may be."""

    def __init__(self, detail: str, retry_after: int = 1) -> None:
        """`detail` says why, `retry_after` when to try again, in seconds."""
        super().__init__(detail)
        self.retry_after = retry_after


class StoreError(AskfirstError):
    """What should be kept or read cannot be."""


class StoreUnavailable(StoreError):
    """The store does not answer or takes no writes at the moment; nothing was acknowledged."""

    def __init__(self, detail: str, retry_after: int = 2) -> None:
        """`detail` says what the store said; `retry_after` is when to try again, in seconds."""
        super().__init__(f"The store cannot be used now: {detail}")
        self.detail, self.retry_after = detail, retry_after


class StoreMissing(StoreError):
    """The service keeps nothing, and what was asked for must be kept."""

    says = (
        "This service runs without a store (ASKFIRST_STORE=none). Carry the clarification yourself "
        "with /v1/clarifications/step, or set ASKFIRST_STORE to sqlite:///path or redis://host:6379/0."
    )


class CursorError(StoreError):
    """A cursor is not one that a list gave."""

    says = "cursor: this is not a cursor that a list returned. Leave it out to begin with the newest."


class ClarificationError(AskfirstError):
    """An event or a context cannot be taken; nothing has changed."""


class AnswerError(FieldError, ClarificationError):
    """It is not clear what is answered."""


class AnswerConflict(ClarificationError):
    """The question has another answer already; the first one counts."""

    def __init__(self, recorded: dict[str, Any]) -> None:
        """`recorded` is the answer that counts, as everybody sees it."""
        super().__init__("This question has been answered already; the first answer counts.")
        self.recorded = recorded


class ClosedError(ClarificationError):
    """The clarification has ended, so that it can be neither escalated nor cancelled."""

    def __init__(self, status: str) -> None:
        """`status` is how it ended."""
        super().__init__(f"The clarification has ended: it is {status}.")
        self.status = status


class UnknownClarification(ClarificationError):
    """No clarification is kept under this id."""

    def __init__(self, id_: str) -> None:
        super().__init__(f"There is no clarification {id_!r}. Closed ones are removed after ASKFIRST_KEEP_DAYS days.")


class LinkError(ClarificationError):
    """The token of an answer page is not one of ours."""

    says = "This link is not valid, or no longer valid."


class KeyInUse(ClarificationError):
    """The first request with this idempotency key is still being answered."""

    retry_after = 1

    says = "The first request with this Idempotency-Key is still being answered. Try again in a moment."


class KeyReused(ClarificationError):
    """The idempotency key stands for another request."""

    says = "This Idempotency-Key was already used for another request. Use a new key for a new request."


class WaitingFull(ClarificationError):
    """Too many callers wait for changes at once."""

    retry_after = 1

    says = "Too many callers are waiting for changes. Ask without `wait`, or try again later."


class ContextError(ClarificationError):
    """A carried context cannot be used."""


class ContextAltered(ContextError):
    """The context is not, or is no longer, what the service handed out."""


class ContextExpired(ContextError):
    """The context is too old."""


class ContextForeign(ContextError):
    """The context was signed with a key that this service does not have."""


class ContextTooLarge(ContextError):
    """The clarification is too large to be carried."""
