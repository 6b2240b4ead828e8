"""Orders that nobody would carry out as they stand, and that cannot be undone: on everything, on nobody knows what."""

from askfirst.rules.nodes import MaterialFinder
from askfirst.scoring.findings.irreversible.boundless import boundless
from askfirst.scoring.findings.irreversible.everyone import everyone_unnamed
from askfirst.scoring.findings.irreversible.operations import bare_operation

IRREVERSIBLE: dict[str, MaterialFinder] = {
    "bare_operation": bare_operation,
    "boundless": boundless,
    "everyone_unnamed": everyone_unnamed,
}
