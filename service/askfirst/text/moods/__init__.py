"""Which clauses give an order and which only tell: the same vague word matters in the one alone.

"Cancel several meetings" leaves open which; "several customers complained, so close ticket 7" leaves
nothing open. There is no parser: a clause's mood follows from what opens it (a verb that can give
an order, a subject, a reason) and from words of request; a clause without either goes on as before.
"""
