"""Replies: the assistant's last question, and whether the next message answers it."""
