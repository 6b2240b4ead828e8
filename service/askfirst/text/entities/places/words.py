"""Words around places, and how addresses are written."""

from askfirst.text.late import late

LOCATIVES = frozenset(
    (
        "to at in into inside on onto near outside beside behind by from around opposite toward towards "
        "under over through within next close off across of via @ for along between round past against up "
        "down among alongside above below atop"
    ).split()
)
BARE = frozenset("to at into from on".split())
ARTICLES = frozenset("the a an our their my your his her its some another that this one".split())
SOME = frozenset("one some two three any either several another".split())
ALL = frozenset("all every each both any".split())
MARKS = frozenset(", ( : -".split())
ADDRESSED = frozenset("address site place location premises home house customer client".split())
KEYS = frozenset("to at from in destination target location place site where ship deliver drop".split())
LINKS = frozenset("of in at on near from under per , ( : - @ behind opposite outside inside beside above below".split())
BARE_NOUNS = frozenset(
    (
        "warehouse depot yard office plant factory workshop storage stores base site reception "
        "headquarters hq stock customer client supplier basement roof store shop"
    ).split()
)
GIVEN = frozenset(
    ("stored saved given listed named held recorded shown mentioned kept noted stated registered").split()
)
SPEECH = frozenset(
    (
        "tell know show ask check see find out say clarify confirm decide explain remember record note "
        "write me us him her them"
    ).split()
)
WAYS = "Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Way|Boulevard|Blvd|Court|Ct|Close|Parkway|Quay|Square|Sq"
ADDRESS = late(
    r"\b[A-ZÄÖÜ][\w.'-]*(?:str\.|straße|strasse|weg|platz|gasse|allee|laan|straat|gatan|vej|utca|ring|damm|ufer)\s?\d+"
    rf"|\b\d{{1,5}} (?:[A-Z][\w.'-]+ ){{1,3}}(?:{WAYS})\b|\b[A-Z][\w-]+ (?:{WAYS})\.? \d+"
    r"|\b(?:Rua|Via|Calle|Rue|Avenida|Av\.|Avenue|Plaza|Piazza|Plot|Unit|ul\.|Ulica|Jalan|Jl\.)"
    r"\s[\w' .-]{2,40}?,? ?\d+"
    r"|\b\d{1,4},? (?:[Rr]ue|[Aa]venue|[Vv]ia|[Bb]oulevard|[Pp]lace|[Qq]uai|[Cc]hemin) "
    r"(?:d(?:es?|u) |d'|l[ae] )?[A-Z]\w+"
    r"|\b[a-zäöü]{3,}(?:straße|strasse|platz|gasse|laan|straat|gatan|vägen|vej) \d+"
)
