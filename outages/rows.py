"""A row of the table: what was tried, what was counted, what should have been."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """A row without `holds` only informs."""

    tried: str
    what: str
    counted: str
    wanted: str = ""
    holds: bool | None = None

    @property
    def verdict(self) -> str:
        return {True: "yes", False: "NO", None: ""}[self.holds]


def exactly(tried: str, what: str, counted: object, wanted: object) -> Row:
    """A row that holds where both are the same."""
    return Row(tried, what, str(counted), str(wanted), counted == wanted)


def at_most(tried: str, what: str, counted: float, wanted: float, unit: str = "") -> Row:
    """A row that holds up to a bound."""
    return Row(tried, what, f"{counted:g}{unit}", f"<= {wanted:g}{unit}", counted <= wanted)


def at_least(tried: str, what: str, counted: int, wanted: int) -> Row:
    """A row that holds from a bound on: it shows that what was tried did happen."""
    return Row(tried, what, str(counted), f">= {wanted}", counted >= wanted)


def told(tried: str, what: str, counted: object) -> Row:
    """A row that informs."""
    return Row(tried, what, str(counted))
