"""Replies to the assistant's question: what answers it, and what leaves it open and is asked about again."""

from hypothesis import given, settings
from hypothesis import strategies as st

from askfirst.entry import default_gate
from askfirst.model import Assessment, Instruction, Message

GATE = default_gate()

ANSWERS = [
    ("marketing", "Export the logo L-2 for the print shop", "PNG or SVG?", "PNG"),
    ("marketing", "Export the logo L-2", "In which format, PNG or SVG?", "the SVG please"),
    ("marketing", "Share report MR-3 with the reviewer", "Who should see it, Ana or Bo?", "Ana"),
    ("marketing", "Post the clip C-8 on 4 May", "Which format: Instagram or TikTok?", "TikTok"),
    ("marketing", "Boost post FB-7 for list K-2, 3 days", "What is the budget?", "800"),
    ("marketing", "Boost post FB-7, EUR 90, 3 days", "Which audience should I choose?", "our existing customers"),
    ("marketing", "Boost post FB-7, EUR 90, 3 days", "Which audience?", "the default audience"),
    ("marketing", "Boost post FB-7, EUR 90, 3 days", "Who should see it?", "only our newsletter subscribers"),
    ("marketing", "Boost post FB-7", "Budget and days?", "60 euros, 4 days"),
    ("marketing", "Boost post FB-7, EUR 90, 3 days", "Who should be excluded?", "the staff"),
    ("marketing", "Move report MR-3", "Which budget folder should it go to?", "the one named Spring"),
    ("marketing", "Boost post FB-7 for list K-2, 3 days", "Which budget?", "whatever you think"),
    ("marketing", "Boost post FB-7, EUR 90, 3 days", "Which audience?", "any"),
    ("operations", "Print the packing list of order 881", "Where should I send it?", "by email"),
    ("operations", "Export the tour list T-8", "Where should it be sent to?", "to Lena"),
    ("operations", "Order the chairs C-4", "How many of them?", "25"),
    ("operations", "Order lunch boxes LB-2 for 3 June", "How many lunch boxes?", "25"),
    ("operations", "Pack the gift sets G-4", "How many sets do you want?", "25"),
    ("operations", "Count shelf R-4", "Which shelf exactly?", "R-4"),
    ("operations", "Book the repair of van V-3", "Which priority, P1 or P2 of P1-P4?", "P2"),
    ("operations", "Move pallet 9 to Ulm", "Bay 3 or bay 7?", "bay 7"),
    ("operations", "Move pallet 9", "Which hall, the paint hall or the press hall?", "paint hall"),
    ("sales", "Send quote Q-8 to Hobart Ltd", "Whom should I address?", "Mina Hobart"),
    ("sales", "Send quote Q-8 to Hobart Ltd", "Which currency, EUR or GBP?", "GBP"),
    ("sales", "Send quote Q-8 to Hobart Ltd", "Should I attach the price list?", "no"),
    ("sales", "Send quote Q-8 to Hobart Ltd", "Should I attach the price list?", "yes"),
    ("sales", "Cancel order SO-5", "The paid or the open one?", "the open one"),
    (None, "Book a room for the talk", "Which one, North or South?", "North"),
    (None, "Print the minutes of 3 May", "In colour or black and white?", "black and white"),
]
OPEN = [
    ("sales", "Send quote Q-8 to Hobart Ltd", "Whom should I address?", "let me check"),
    ("sales", "Send quote Q-8 to Hobart Ltd", "Which template should I use?", "not sure, whatever was usual"),
    ("sales", "Send quote Q-8 to Hobart Ltd", "Which cover letter should I use?", "hmm, depends"),
    ("marketing", "Boost post FB-7 for list K-2, 3 days", "Which budget?", "not sure, whatever was usual"),
    ("marketing", "Boost post FB-7 for list K-2, 3 days", "What is the budget?", "a small one"),
    ("marketing", "Boost post FB-7, EUR 90, 3 days", "Who should see it?", "people who'd like it"),
    ("marketing", "Boost post FB-7, EUR 90, 3 days", "Who is it for?", "those who care"),
    ("marketing", "Boost post FB-7, EUR 90, 3 days", "Which audience?", "let me check"),
    ("marketing", "Prepare content on the kite fair", "In which format do you want it?", "a nice one"),
    ("marketing", "Add a goal for the club paper", "Which metric and which target?", "more readers"),
    ("operations", "Print the packing list of order 881", "Where should I send it?", "let me check"),
    ("operations", "Move pallet 9", "Which bay should it go to?", "where it stood"),
    ("operations", "Order the chairs C-4", "How many of them?", "not sure, whatever was usual"),
    (None, "Cancel the order", "Which one, SO-5 or SO-6?", "let me check"),
]


def reply(department: str | None, order: str, question: str, text: str) -> Assessment:
    """The assessment of a reply to a question about an order."""
    history = (Message(role="user", content=order), Message(role="assistant", content=question))
    return GATE.assess(Instruction(text=text, department=department, language="en", history=history))


def test_answers_are_hardly_ever_asked_about() -> None:
    asked = [one for one in ANSWERS if reply(*one).needs_clarification]
    assert len(asked) <= len(ANSWERS) / 10, asked


def test_replies_that_leave_the_question_open_hardly_ever_pass() -> None:
    passed = [one for one in OPEN if reply(*one).decision != "clarify"]
    assert len(passed) <= len(OPEN) / 7, passed


def test_half_of_a_double_question_is_no_reply_in_vain() -> None:
    found = reply("marketing", "Boost post FB-7, 3 days", "Which audience and which budget?", "list K-2")
    assert not [issue.rule for issue in found.issues if issue.rule.startswith("reply_without_")]


OPTIONS = (
    "PNG", "SVG", "Ana", "Bo", "Instagram", "TikTok", "reel", "leaflet", "Leeds", "clicks", "sign-ups", "Ana Vogt",
    "the spring list", "900", "400 euros", "subscribers", "the loyal ones", "banner", "something bold",
)  # fmt: skip
ASKING = (
    "{0} or {1}?",
    "Which format: {0} or {1}?",
    "In which format, {0} or {1}?",
    "Which budget, {0} or {1}?",
    "Which audience should I choose, {0} or {1}?",
    "Who should see it: {0} or {1}?",
    "Which metric and which target: {0} or {1}?",
    "Which kind of piece should it be: {2}, {0} or {1}?",
)
SAYING = ("{}", "{} please", "I think {}", "{}, thanks", "let it be {}", "{} as in spring")


@settings(max_examples=300, deadline=None)
@given(
    asking=st.sampled_from(ASKING),
    saying=st.sampled_from(SAYING),
    options=st.lists(st.sampled_from(OPTIONS), min_size=3, max_size=3, unique=True),
    data=st.data(),
)
def test_what_the_question_offers_lacks_no_fact(
    asking: str, saying: str, options: list[str], data: st.DataObject
) -> None:
    taken = data.draw(st.sampled_from(options if "{2}" in asking else options[:2]))
    found = reply("marketing", "Prepare the clip C-8", asking.format(*options), saying.format(taken))
    assert not [issue.rule for issue in found.issues if issue.rule.startswith("reply_without_")]
