"""The model of statements: what is said, of what, when, and whether two of them are to be compared.

Words stand at places, orders and states are claims, figures and days have values; `scope` tells whether two
of them speak of one thing, with no exception, condition or correction between them.
"""
