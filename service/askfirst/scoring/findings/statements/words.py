"""Words that name something, and those that name nothing."""

EMPTY = frozenset(
    (
        "a about again ahead all also an and any anyway are as at away be both but by can completely do "
        "down each entirely every everybody everyone exactly for from fully go had has have he her here "
        "him his i if immediately in into is it its just kindly may me more must my no not now of off ok "
        "okay on only onto or our out over own permanently please pls right she so some still straight "
        "strictly that the their them then there these they this those to today tomorrow tonight too uh "
        "um under up us very was we were which who will with you your"
    ).split()
)
"""Words that name nothing by themselves."""
