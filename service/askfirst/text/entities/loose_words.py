"""Words that are vague by their form: "longish", "20-odd", "tougher"; and open relative clauses."""

import re

from askfirst.text.demands import demanding
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.plurals import is_plural
from askfirst.text.reading import Reading

NO_ISH = frozenset(
    "finish publish english british spanish polish turkish swedish finnish danish irish scottish jewish "
    "dish fish wish rubbish establish diminish furnish replenish refurbish varnish radish parish abolish "
    "accomplish admonish astonish banish blemish brandish cherish demolish embellish extinguish "
    "distinguish flourish famish garnish gibberish nourish impoverish languish lavish perish punish "
    "ravish relish relinquish skirmish tarnish vanish vanquish anguish cornish flemish kurdish swish "
    "republish cashish crayfish catfish starfish selfish goldfish jellyfish fetish whitish".split()
)
ROUGH = late(
    r"\b(?:\d+(?:[.,]\d+)*|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)[- ]?"
    r"(?:ish|odd|something|plus|or so|or thereabouts)\b|\b[a-z]+-ish\b",
    re.IGNORECASE,
)
NO_IER = frozenset({"earlier", "drier"})
"""A time, and a machine."""
SUBJECTS = frozenset({"we", "you", "they", "i", "he", "she", "nobody", "one", "people", "customers"})
RELATIVES = frozenset({"who", "that", "which", "whose", "where"})
LOOSE_ENDS = frozenset(
    "much lot lots well badly poorly often rarely seldom hardly barely regularly frequently enough little "
    "anymore nicely decently slowly reliably properly heavily greatly really significantly considerably "
    "somewhat deal actually".split()
)
REACH = 6


def find_ish(reading: Reading) -> list[Hit]:
    """Adjectives that only compare with what is not said: "longish", "chattier"."""
    if "ish" not in reading.plain and "ier" not in reading.plain:
        return []
    orders = {hit.start for hit in reading.all_hits.get("@order_verb", ())}
    return [
        Hit(at, at + 1)
        for at, word in enumerate(reading.words)
        if at not in orders
        and is_loose(word)
        and is_plain(reading, at)
        and reading.words[at + 1 : at + 2] != ["than"]
        and (word.endswith("ish") or compares(reading, at))
    ]


def is_plain(reading: Reading, at: int) -> bool:
    """Whether the word is part of the sentence: no data, and no capital as in a name."""
    return not reading.is_data(Hit(at, at + 1)) and not reading.raw[reading.starts[at]].isupper()


def is_loose(word: str) -> bool:
    """Whether the word is an adjective in -ish, or a comparative in -ier."""
    if len(word) < 5 or not word.isalpha():
        return False
    if word.endswith("ish"):
        return word not in NO_ISH and not word.endswith("publish")
    return word.endswith("ier") and word not in NO_IER


def compares(reading: Reading, at: int) -> bool:
    """Whether a word in -ier is a comparative, and not somebody or something by that name: "haulier", "pier".

    A comparative is made of an adjective in -y. Of other words only those are taken for one that stand
    where no noun can: "much zingier", "make it zingier".
    """
    if reading.words[at][:-3] + "y" in Y_ADJECTIVES:
        return True
    return at > 0 and reading.words[at - 1] in DEGREES


DEGREES = frozenset("bit much even far slightly somewhat lot be is are it them something looks look feel feels".split())
Y_ADJECTIVES = frozenset(
    "airy angry balmy beefy blurry bossy bouncy brainy breezy bubbly bulky bumpy busy buttery catchy chatty "
    "cheeky cheery cheesy chewy chilly chirpy choosy choppy chubby chunky clammy classy clingy cloudy clumsy "
    "comfy corny cosy cozy cranky crazy creamy creepy crispy crumbly crunchy crusty curly curvy cushy cuddly "
    "dainty deadly dingy dirty dizzy dodgy dreamy dreary dressy dusty edgy easy empty fancy fatty faulty filthy "
    "finicky fishy fizzy flaky flashy flimsy floppy fluffy foggy folksy foxy friendly frosty frothy fruity fuzzy "
    "funky funny fussy gaudy gimmicky girly glitzy gloomy glossy goofy grainy grassy greasy greedy grimy gritty "
    "groovy groggy grouchy grubby grumpy guilty gusty hairy handy happy hardy hasty haughty hazy healthy hearty "
    "heavy hefty hilly homely homey hungry icy itchy jazzy jolly juicy jumpy kindly kinky laggy lazy leafy leaky "
    "lengthy likely lively lofty lonely lousy lovely lowly lucky lumpy manly meaty merry messy mighty milky misty "
    "moldy moody mouldy mucky muddy murky musty nasty naughty needy nerdy nervy nifty nippy noisy nosy nutty oily "
    "patchy peppy perky picky pithy plucky poky preppy pretty pricey pricy prickly puffy punchy "
    "pushy quirky rainy raspy ready risky rocky roomy rosy rowdy runny rusty salty sandy sassy savvy scaly scanty "
    "scary scrappy scratchy seedy shabby shady shaky shiny showy sickly silky silly skimpy skinny sleazy sleepy "
    "slimy slippery sloppy smelly smoky snappy snazzy sneaky snowy soapy soggy sorry speedy spicy "
    "spiky splashy spongy spooky sporty spotty springy squeaky starchy steady steamy steely sticky stingy stocky "
    "stodgy stormy stretchy stringy stuffy sturdy sugary sunny swanky sweaty tacky tangy tardy tasty "
    "techy tetchy thirsty thorny thrifty tidy timely tiny toasty tricky trendy trusty twisty ugly uneasy unhappy "
    "unhealthy unlikely unruly untidy velvety wacky watery wavy wealthy weary weedy weighty wintry wiry witty "
    "wobbly wonky woody woolly wordy worldly worthy yummy zany zesty zippy".split()
)
"""Adjectives in -y that have degrees."""


def find_rough_numbers(reading: Reading) -> list[Hit]:
    """Numbers that are only rough: "20-odd", "5-ish", "forty-something"."""
    plain = reading.plain
    if not ("ish" in plain or "odd" in plain or "something" in plain or "plus" in plain or "or so" in plain
            or "thereabouts" in plain):  # fmt: skip
        return []
    return [Hit(*reading.cover(*found.span())) for found in ROUGH.finditer(reading.plain)]


@demanding({"=" + word for word in LOOSE_ENDS}, {"=" + word for word in SUBJECTS | RELATIVES})
def find_loose_relatives(reading: Reading) -> list[Hit]:
    """Relative clauses that end in a vague adverb: "users that do not contribute much"."""
    if LOOSE_ENDS.isdisjoint(reading.words):
        return []
    hits = []
    for at, word in enumerate(reading.words):
        after_noun = word in SUBJECTS and is_plural(reading.word_before(at))
        if at == 0 or not (word in RELATIVES or after_noun):
            continue
        for last in range(at + 2, min(at + REACH + 1, len(reading))):
            if reading.clauses[last] != reading.clauses[at] or reading.words[last][0].isdigit():
                break
            if reading.words[last] in LOOSE_ENDS:
                hits.append(Hit(at - 1, last + 1))
                break
    return hits
