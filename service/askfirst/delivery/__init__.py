"""Events on their way out: the outbox is emptied into signed webhooks, at least once and in order.

Implements no port but lives on one: it takes what is due from the store's outbox and settles it.
"""
