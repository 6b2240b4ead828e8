"""`replies.yaml` of a language: the words by which a reply chooses, skips, declines, or says nothing."""

from msgspec import Struct

from askfirst.text.cues import Cues, Phrases


class Replies(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Phrases of one language, in any case.

    `unknown` are those by which the writer does not know; what `skip` has leaves it to whoever acts; one of `decline`
    refuses. A plain yes or no is made of `yes` or `no`, which `stressing` words may stand beside ("God no").
    `ordinals` lists, for the first, the second and so on, every way to say it; a number behind
    one of `marks` is an ordinal too ("option 2"). `fillers` say nothing by themselves ("let's go with
    ... please"); without `hesitations` at its ends an answer says the same ("hm, ... I think");
    `empty` are words that leave a question open ("that thing"); `asking` are words by
    which a reply asks back ("which", "what do you mean"); one of `negations` keeps a reply from
    choosing an option that it only mentions; those of them in `denying` deny what stands behind them, so that of two
    options the other one is left ("not Kim"). `all_of` takes all that there are to choose from, the later ones
    where these are two, three and so on ("both"). One of `either` stands between two that a reply names. A letter
    begins with one of `salutations`, and one of `partings` ends it. `cues` are small words of questions.

    Where an action cannot be undone, an answer with one of `conditions` in it is not taken at once.

    A text of nothing but `greetings` (with `greeted`: who, or what for) and `courtesies`, which `courtesy_leads` may
    lead to, orders nothing, nor does one of nothing but `courtesy_signs`: emoji by which one nods, thanks or laughs.
    """

    skip: Phrases = ()
    unknown: Phrases = ()
    decline: Phrases = ()
    yes: Phrases = ()
    no: Phrases = ()
    stressing: Phrases = ()
    fillers: Phrases = ()
    hesitations: Phrases = ()
    empty: Phrases = ()
    asking: Phrases = ()
    negations: Phrases = ()
    denying: Phrases = ()
    conditions: Phrases = ()
    marks: Phrases = ()
    last: Phrases = ()
    ordinals: tuple[Phrases, ...] = ()
    greetings: Phrases = ()
    greeted: Phrases = ()
    courtesies: Phrases = ()
    courtesy_leads: Phrases = ()
    courtesy_signs: Phrases = ()
    all_of: tuple[Phrases, ...] = ()
    either: Phrases = ()
    salutations: Phrases = ()
    partings: Phrases = ()
    cues: Cues | None = None
