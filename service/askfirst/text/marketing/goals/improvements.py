"""Orders to make something better: "boost engagement", "improve the landing page"."""

from askfirst.text.governing import orders
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

REACH = 5
"""Words between the verb and what is to get better."""


def improvements(reading: Reading) -> list[Hit]:
    """An order to improve, and the outcome or thing behind it."""
    messages = {hit.start for hit in reading.outside_data("@message_noun")}  # "Push notification PN-19 goes to list B"
    things = [hit for key in ("@outcome", "@improvable") for hit in reading.outside_data(key)]
    return [
        Hit(verb.start, thing.end)
        for verb in orders(reading, "@improve_verb")
        if verb.start not in messages
        for thing in things
        if 0 <= thing.start - verb.end <= REACH and reading.same_clause(thing, verb)
    ]
