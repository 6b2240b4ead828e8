"""Choices left to whoever acts: "send it by mail or by courier"."""
