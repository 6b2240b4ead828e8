"""The names of actions, however callers write them."""

import re

from askfirst.rules.spellings import bare

FILLERS = frozenset("create new api v1 v2 make add do run the a an action cmd command".split())


def action_key(name: str) -> str:
    """The key under which rules for a named action are listed, however the name is written.

    `issueRefund`, `refund.issue` and "issue refunds" are one action, with accents or without.
    """
    words = re.findall(r"[^\W_]+", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", bare(name)).lower())
    told = [word for word in words if word not in FILLERS] or words
    return "action " + " ".join(sorted({word.removesuffix("s") for word in told}))


def action_keys(name: str) -> set[str]:
    """The keys of a named action: all of it, and its last word: `jira assign` assigns."""
    last = re.split(r"[\s.]+", name.strip())[-1]
    return {action_key(name)} | ({action_key(last)} if last.lower() not in FILLERS else set())


def plain_name(name: str) -> str:
    """A name without case and joints: `issueRefund`, `issue-refund` and "Issue refund" are one."""
    return "".join(character for character in name.lower() if character.isalnum())
