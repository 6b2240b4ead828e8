"""A context cannot be changed, does not last for ever, and says which service it belongs to."""

import pytest

from askfirst.clarifications.contexts import Signer
from askfirst.clarifications.state import Clarification
from askfirst.errors import ContextAltered, ContextExpired, ContextForeign, ContextTooLarge
from tests.clarifications.stories import START, Story

OURS, THEIRS = b"a secret of this service", b"a secret of another one"
SIGNER = Signer([OURS], 48_000)
LATER = START + 1_000


def everybody(_owner: str) -> bool:
    return True


def sealed(signer: Signer = SIGNER) -> str:
    return signer.seal("clarification", Story().c, 1, LATER)


def opened(context: str, signer: Signer = SIGNER, now: int = START) -> Clarification:
    return signer.open("clarification", context, Clarification, now, everybody).state


def test_what_is_sealed_is_what_is_opened() -> None:
    assert opened(sealed()) == Story().c
    assert opened(f" {sealed()}\n") == Story().c


def test_the_same_state_gives_the_same_context() -> None:
    assert sealed() == sealed()


@pytest.mark.parametrize("place", range(0, 1_200, 61))
def test_any_change_is_noticed(place: int) -> None:
    context = sealed()
    place = place % len(context)
    other = "A" if context[place] != "A" else "B"
    with pytest.raises((ContextAltered, ContextForeign)):
        opened(context[:place] + other + context[place + 1 :])


@pytest.mark.parametrize("broken", ["", "x", "afc1", "afc1..", "afc1...", "afc2.a.b.c", "ü.ü.ü.ü"])
def test_what_is_no_context(broken: str) -> None:
    with pytest.raises((ContextAltered, ContextForeign)):
        opened(broken)


def test_a_part_of_it_is_none() -> None:
    context = sealed()
    for cut in (1, 20, len(context) // 2):
        with pytest.raises(ContextAltered):
            opened(context[:-cut])


def test_it_expires() -> None:
    opened(sealed(), now=LATER - 1)
    with pytest.raises(ContextExpired):
        opened(sealed(), now=LATER)


def test_another_service_does_not_take_it() -> None:
    with pytest.raises(ContextForeign, match="ASKFIRST_SECRET"):
        opened(sealed(), Signer([THEIRS], 48_000))


def test_a_secret_can_be_changed_without_losing_what_is_under_way() -> None:
    assert opened(sealed(), Signer([THEIRS, OURS], 48_000)) == Story().c
    assert sealed(Signer([THEIRS, OURS], 48_000)) == sealed(Signer([THEIRS], 48_000))


def test_it_is_good_for_one_purpose() -> None:
    with pytest.raises(ContextAltered, match="clarification"):
        SIGNER.open("conversation", sealed(), Clarification, START, everybody)


def test_what_is_too_large_is_refused_when_it_is_made() -> None:
    with pytest.raises(ContextTooLarge, match="ASKFIRST_MAX_BODY"):
        sealed(Signer([OURS], 500))


def test_it_is_short_enough_to_travel() -> None:
    assert len(sealed()) < 2_000


def test_a_context_of_somebody_else_is_refused_as_one_from_elsewhere() -> None:
    context = SIGNER.seal("clarification", Story().c, 1, LATER, "acme", once=True)
    found = SIGNER.open("clarification", context, Clarification, START, "acme".__eq__)
    assert (found.state, found.expires, found.owner, found.once) == (Story().c, LATER, "acme", True)
    with pytest.raises(ContextForeign):
        SIGNER.open("clarification", context, Clarification, START, "bots".__eq__)
