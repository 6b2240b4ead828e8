"""Descriptions that only those understand who were there: "the one Jo liked", "same as last time"."""
