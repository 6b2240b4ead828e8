"""The things that a text names: orders, files, people, with what a pronoun asks of them."""
