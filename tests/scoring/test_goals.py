"""Goals without a metric: what is no goal of the order at hand, and targets that are told in other words."""

import pytest

from askfirst.gate import Gate, load_gate
from askfirst.model import Instruction


@pytest.fixture(scope="module")
def rules_alone() -> Gate:
    return load_gate()


def asks_for_target(gate: Gate, text: str) -> bool:
    found = gate.assess(Instruction(text=text, language="en", department="marketing")).issues
    return any(issue.rule == "goals_without_metrics" for issue in found)


TOLD_IN_WORDS = [
    ("Improve the donation page's click rate by a fifth by 30 September", "Improve the donation page's click rate"),
    ("Reduce the bounce rate on /kites to under half", "Reduce the bounce rate on /kites"),
    ("Add an OKR: every second visitor of the regatta leaves an email address", "Add an OKR: visitors leave moved"),
    ("Enter the Q4 goal: zero complaints about late parcels", "Enter the Q4 goal: parcels that are rarely late"),
    ("Aim: every club in the county has booked a boat. Save it", "Aim: clubs in the county love our boats. Save it"),
    ("Goal: sell out all 9 dates of the cave tour. Put it on the board", "Goal: a fine cave tour. Put it on the board"),
    ("Note as goal for the zoo: a third more guests than last winter", "Note as goal for the zoo: many more guests"),
    ("Enter in the plan as goal: one new sponsor each month", "Enter in the plan as goal: new sponsors who stay"),
    ("The club wants 500 new members. Log that as the goal", "The club wants a stronger voice. Log that as the goal"),
    ("Make it our goal to halve the returns, 1,200 last year", "Make it our goal to shine at the fair"),
    ("Put this OKR into the tool: page one of Google for 'kite'", "Put this OKR into the tool: seen by all on Google"),
    ("Add a target to the board: newsletter 12,000 readers", "Add a target to the board: newsletter that is read"),
    ("Increase open rates by 3 points over last month's 31 %", "Increase open rates over last month's 31 %"),
    ("Add to the scorecard: brochure downloads, target 75 per month", "Add to the scorecard as target: more downloads"),
]


@pytest.mark.parametrize(("clear", "unclear"), TOLD_IN_WORDS)
def test_a_target_may_be_told_in_words(rules_alone: Gate, clear: str, unclear: str) -> None:
    assert not asks_for_target(rules_alone, clear)
    assert asks_for_target(rules_alone, unclear)


@pytest.mark.parametrize(
    ("clear", "unclear"),
    [
        ("Cut the reach section from report R-4", "Cut the churn of the club"),
        ("Expand the website menu by one item, 'Boats', linking to /boats", "Expand the website"),
        ("Reduce the homepage slider to three pictures: keep 1, 2 and 5", "Reduce the bounce rate"),
        ("Drive the campaign van to the fair in Ghent on 4 May", "Drive the awareness in Ghent"),
        ("Build a lookalike of list 'Rowers', 1 %, Norway", "Build our list at the regatta"),
        ("Send flyer F-2 to list 'Rowers' on 4 May", "Grow list 'Rowers' by 4 May"),
        ("Grow the list: import the 340 addresses from file fair.csv", "Grow the list: many people row"),
        ("Optimise campaign C-7 for clicks", "Optimise campaign C-7"),
        ("Draft a 300-word post with three tips to improve email open rates", "Send tips out and improve open rates"),
        ("Write a 600-word blog post on how a zoo can increase footfall", "Write a blog post, and increase footfall"),
        ("Replace headline 'Sail' with 'Row' on /boats to get more clicks", "Change the headline to get more clicks"),
        ("As the April ad was so effective, give its text to Noor", "Make the April ad effective"),
    ],
)
def test_an_improvement_may_be_none_of_this_order(rules_alone: Gate, clear: str, unclear: str) -> None:
    assert not asks_for_target(rules_alone, clear)
    assert asks_for_target(rules_alone, unclear)


@pytest.mark.parametrize(
    ("clear", "unclear"),
    [
        ("Change the objective of campaign 'Kites' from traffic to leads", "Change the objective of campaign 'Kites'"),
        ("Create a goal in Matomo that fires when /sent is reached", "Create a goal in Matomo: happy people"),
        ("Cross out the objective 'inspire people' on slide 6", "Write down the objective 'inspire people' on slide 6"),
        ("Add goal G-7 to the dashboard", "Change goal G-7 to something bolder"),
        ("The goal of the survey is on page 2; translate that page", "The goal of the survey is joy; record that"),
        ("Set milestone 'Doors open' to 18:30 on 4 October", "Set milestone 'Doors open wide for all'"),
        ("Set the purpose field of invoice 88 to 'Ad space'", "Set the purpose of the club to 'be loved'"),
        ("Put the KPI chart from sheet K-9 on slide 12", "Put the KPI 'be loved' on slide 12"),
        ("Use whichever quote of file Q-5 fits on two lines", "Use whichever headline does better"),
    ],
)
def test_a_goal_may_be_a_setting_or_a_thing(rules_alone: Gate, clear: str, unclear: str) -> None:
    assert not asks_for_target(rules_alone, clear)
    assert asks_for_target(rules_alone, unclear)


@pytest.mark.parametrize(
    "text",
    [
        "Goal for the help pages: half as much trouble in 2026 as in 2025. Record it",
        "OKR: healthier newsletter, Q2 2026, owner Lars, list of 38k",
        "Optimise campaign C-7 for clicks and for reach",
        "End the A/B test on the boat page when one variant is doing well",
    ],
)
def test_figures_beside_the_point_give_no_target(rules_alone: Gate, text: str) -> None:
    assert asks_for_target(rules_alone, text)
