"""Words that give the parts of an order: prepositions by part, and what stands for a part by itself."""


def words(text: str) -> frozenset[str]:
    """The words of a line."""
    return frozenset(text.split())


ARROWS = words("-> \u2192")
RECIPIENT = words("to with for round around along among between @ cc")
VALUE = words("to as at by with into : = if so that like per over under above below until where") | ARROWS
ASIDE_VALUE = words(", - \u2013 \u2014")
PLACE = (
    words(
        "to into in onto on at under with for against via through behind beside inside outside next between before "
        "after above below within toward towards across around among near over : ="
    )
    | ARROWS
)
TIME = words("to until till by for after before into from once when as :") | ARROWS
BEFORE_LENGTH = words("in for within after every until next")
PARTNER = words("with to and against for into between by versus vs among across , & plus : on via through") | ARROWS
CRITERION = words(
    "by for to where on with so from according using = : that in into per only > < at as above below over under "
    "first ( before after"
)
INTO = words("to into in as for with by : = from so ,") | ARROWS
ASSIGNEE = words("to among between across onto into as : = in for back") | ARROWS
OCCASION = words("to for in into on as onto at over by with :")
PAYEE = words("to into onto between among") | ARROWS
PAYMENT_TEXT = words("reference ref text purpose subject memo note")
JOURNEY = words("to towards between - \u2013 / via") | ARROWS
TOPIC = words("on about for that to with from : regarding concerning re how so based using because as where which who")

AMOUNTS = words(
    "a an one two three four five six seven eight nine ten half third quarter percent per "
    "\u20ac $ \u00a3 eur usd gbp chf"
)
MEANS = words("effect immediate regards thanks best kind all both")
"""Behind "with" these give no value."""
SAID = words("she he they i you we it of soon per agreed discussed")
"""Behind "as" these say who told it elsewhere."""
SETTLED = words(
    "full fully half whole everything all balance rest remaining remainder total entire entirely twice double max "
    "maximum outstanding both complete completely back"
)
DIRECTIONS = words("up down off away out together around aside back here there home over through")
ONWARD = DIRECTIONS - words("up off out")
SWITCHED = words("on off up down back accordingly double half")
POINTED = words("accordingly way ahead behind")
"""Words by which a value is one that was told before, or a place in a row: "set the till that way"."""
SPLITS = words(
    "equally evenly alphabetically chronologically ascending descending newest oldest automatically randomly"
)
SEVERAL = words("both all each together two three four five them these those other") | SPLITS
TELLING = words("should becomes become new now instead namely correct is are was wants prefers needs = : changed moved")
ALWAYS = words("same noon lunchtime weekly daily")
SHIFTED = words("later earlier sooner indefinitely")
NEW = words("new now instead")
PERIODS = words("week month day night evening morning afternoon weekend start end beginning middle first second half")
"""Ahead of "of" and a date these make it a time: "the week of 8 June"."""
GREETINGS = words("hi hello hey dear morning team")
COUNTED = words(
    "another some few several many enough plenty both each every per all any no same usual one it this that "
    "them these those up as like list sheet form quote offer plan catalogue record file recipe minimum maximum rest "
    "whole half full subscription standing below above under over within worth"
)
"""Ahead of goods these say how many, or that somebody knows."""
HOURS = words(
    "morning afternoon evening noon midday midnight lunch lunchtime breakfast dinner tonight now day night nights days "
    "whichever whatever free hotel inn guesthouse motel lodge hostel check-in arrival guest overnight every each once "
    "h hrs hours o'clock ish time times slot after before around sunrise sunset start starts opening kick-off"
)
"""Words by which a booking needs no time of the day."""
RANGES = words("to until till through and - \u2013")
WHOLE_DAYS = words("day days night nights week weeks month months year years")
GUESTS = words(
    "people persons person guests guest pax adults adult heads covers seats seater two three four five six seven eight "
    "nine ten eleven twelve twenty couple me us myself ourselves both everyone all"
)
SUCCESSOR = words("with by for to through against into between from : = and than") | ARROWS
FILED = words("file new use using from picture photo image")
ARTICLES = words("the our my her his their this")
BODIES = words(
    "board team crew choir jury committee council band orchestra class delegation family department panel cast squad "
    "staff faculty group"
)
"""Bodies of people who know how many they are."""
SOURCES = words("cart basket requisition ticket list order po quote quotation request rq req pr")
"""Ahead of an id these hold what is ordered and how much of it."""
UNIT_PRICE = words("per each a an apiece")
WORN = words(
    "broken lost damaged worn expired stolen faulty cracked defective torn missing dead rusty rusted burnt bent "
    "snapped leaking jammed chipped worn-out"
)
"""What is replaced because of these is replaced by its like."""
WRITTEN = words("link links url image picture code file text address")
"""Of these a broken one still needs another, which has to be given."""
GRADE = words("to into by from : = for onto") | ARROWS
APPOSED = words(", : ( - = to with as") | ARROWS
COMING = words("takes replaces succeeds becomes new instead now joined joins took replaced succeeded")
"""Ahead of an order these say who or what comes."""
KNOWN = words("from that which what who whose it again whatever any")
"""Behind a field these say where its value is found, or that any will do."""
