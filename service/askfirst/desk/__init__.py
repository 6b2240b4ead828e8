"""The use cases: load, advance, commit the state with its events; wait for changes; sweep due deadlines.

Everything goes through the ports, and the pure parts decide. Which store it is, and who sends the
events, is known to `app` alone.
"""

from askfirst.desk.chats import Chats, chat_id
from askfirst.desk.desk import Asked, Desk, Opened, Page, running
from askfirst.desk.kept import CallbackTo
from askfirst.desk.links import Links
from askfirst.desk.once import Key, Repeats, Reply, new, telling

__all__ = [
    "Asked",
    "CallbackTo",
    "Chats",
    "Desk",
    "Key",
    "Links",
    "Opened",
    "Page",
    "Repeats",
    "Reply",
    "chat_id",
    "new",
    "running",
    "telling",
]
