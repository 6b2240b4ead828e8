"""A small encoder of language: a second opinion on how much doubt a text leaves, from its words in their order."""
