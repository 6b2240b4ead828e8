"""The model of statements: what is said, of what, when, and whether two of them are to be compared.

Words stand at places, orders and states are claims, figures and days have values; `things` and `labels` tell
whether two of them speak of one thing, `exceptions` whether an exception, a condition or a correction stands with them.
"""
