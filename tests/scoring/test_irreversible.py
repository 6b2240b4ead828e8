"""Orders without a limit; whatever limits them leaves nothing to ask."""

import pytest

from askfirst.gate import Gate, load_gate
from askfirst.model import Instruction, Message

BOUNDLESS = [
    "Purge all leads",
    "Please shred all the invoices",
    "Terminate every subscription, then tell Ida",
    "Refund everybody!",
    "Storniere bitte sämtliche Aufträge",
    "Kündige alle Mietverträge und archiviere Akte 4",
    "Résilie tous les baux",
    "Rescinde todos los contratos ya",
    "Cancele todas as reservas",
    "取消所有訂位",
    "Purge all",
    "Cancel all bookings, print the list",
    "Shred all invoices (please)",
    "取消所有訂位，通知小美",
]
LIMITED = [
    "Purge all leads from list L-4",
    "Shred all invoices of 2009",
    "Terminate every subscription that ended before 2 May 2021",
    "Print all leads",
    "Delete all drafts",
    "Delete all Salesforce contacts",
    "Archive the list 'Delete all contacts'",
    "Storniere sämtliche Aufträge von Kern GmbH",
    "Résilie tous les baux du 4 rue Neuve",
    "Rescinde todos los contratos con Kern",
    "Cancele todas as reservas de 4 de maio",
    "取消 6/3 的所有訂位",
    "Purge all leads except Orla's",
    "Purge all leads, but only those of list L-4",
    "Cancel all bookings (room 4 only)",
    "Erase every photo - album A-3",
    "Storniere alle Aufträge, außer Nr. 7",
    "Résilie tous les baux sauf celui de Kern",
]
NO_ORDERS = [
    "How do I wipe all servers?",
    "We must not cancel all orders",
    "Do not shred all invoices",
    "Only Ruth can revoke all licences.",
    "Nobody asked whether to cancel all bookings",
    "No rescindir todos los contratos",
    "Não cancele todas as reservas",
    "不要取消所有訂位",
    "如何取消所有訂位？",
]


@pytest.fixture(scope="module")
def gate() -> Gate:
    return load_gate()


def rules(gate: Gate, text: str, **context: object) -> set[str]:
    """The rules that report something in a text."""
    return {issue.rule for issue in gate.assess(Instruction(text=text, **context)).issues}  # type: ignore[arg-type]


@pytest.mark.parametrize("text", BOUNDLESS)
def test_without_a_limit(gate: Gate, text: str) -> None:
    assert "boundless_action" in rules(gate, text)


@pytest.mark.parametrize("text", LIMITED)
def test_with_a_limit(gate: Gate, text: str) -> None:
    assert "boundless_action" not in rules(gate, text)


@pytest.mark.parametrize("text", NO_ORDERS)
def test_what_is_no_order(gate: Gate, text: str) -> None:
    assert "boundless_action" not in rules(gate, text)


def test_what_came_before_may_say_it(gate: Gate) -> None:
    before = Message(role="user", content="Sandbox db-2 has 40 leads from the test run.")
    assert not rules(gate, "Purge all leads", history=(before,)) & {"boundless_action"}
