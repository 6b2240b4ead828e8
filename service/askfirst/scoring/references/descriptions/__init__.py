"""Descriptions by place in a list: "the other file", "the second one", "option B"."""
