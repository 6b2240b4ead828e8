"""What orders cannot do without, by classes of verbs: whoever sends needs somebody to send to.

Each finder takes the orders of one class and looks for the missing part by the order's structure:
its object, the phrases behind it, a quote or what follows a colon.
"""

from askfirst.rules.nodes import MaterialFinder
from askfirst.scoring.findings.frames.adding import object_unnamed
from askfirst.scoring.findings.frames.amounts import count_absent
from askfirst.scoring.findings.frames.items import item_unnamed
from askfirst.scoring.findings.frames.messages import (
    comment_without_content,
    message_without_content,
    reminder_without_content,
)
from askfirst.scoring.findings.frames.targets import (
    amount_absent,
    destination_absent,
)
from askfirst.scoring.findings.frames.telling import telling_without_content
from askfirst.scoring.findings.frames.values import changed_value_absent, value_absent

FRAMES: dict[str, MaterialFinder] = {
    "amount_absent": amount_absent,
    "changed_value_absent": changed_value_absent,
    "comment_without_content": comment_without_content,
    "count_absent": count_absent,
    "destination_absent": destination_absent,
    "item_unnamed": item_unnamed,
    "message_without_content": message_without_content,
    "object_unnamed": object_unnamed,
    "reminder_without_content": reminder_without_content,
    "telling_without_content": telling_without_content,
    "value_absent": value_absent,
}
