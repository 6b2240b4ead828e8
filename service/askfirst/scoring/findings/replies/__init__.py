"""Replies that leave the assistant's question open, wholly or in part."""
