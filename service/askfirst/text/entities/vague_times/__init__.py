"""Times that nobody could enter in a calendar: "soon", "after a decent interval", "a few weeks".

The lexicon lists the set expressions; what is built freely is found by its build: a preposition, "a"
or "some", an adjective that measures nothing and a noun of time; a small number left open with a
unit; an event that nobody can see happen ("until he is in a better mood").
"""
