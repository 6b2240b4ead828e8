"""What the caller's search found: which one the text singles out, and what is asked where it singles out none."""

from time import process_time

import pytest

from askfirst.gate import load_gate
from askfirst.model import Instruction, Issue, Message
from askfirst.scoring.findings.candidates import by_rank, compared, named_by, narrowed

RULES = load_gate(languages=["en"])
"""Rules alone: what they find is tested, not what the classifier adds."""
NOUR = "Nour Haddad <nour.haddad@sandoz.example>", "Nour Saleh <nour.saleh@orient.example>"


def issues(text: str, *candidates: str, history: tuple[str, ...] = ()) -> tuple[Issue, ...]:
    messages = tuple(Message("user" if at % 2 == 0 else "assistant", said) for at, said in enumerate(history))
    request = Instruction(text=text, language="en", candidates=candidates, history=messages)
    return tuple(one for one in RULES.assess(request).issues if one.rule.endswith("candidate") or one.options)


def weighed(text: str, *candidates: str) -> tuple[str, ...] | None:
    request = Instruction(text=text, language="en", candidates=candidates)
    return narrowed(RULES.material(request, RULES.shelves["en"].reader)).candidates


@pytest.mark.parametrize(
    ("text", "candidates", "named"),
    [
        ("Send Maxim the lease L-4", ("Maxim Petit", "Maximilian Roy"), "Maxim"),
        ("Post Nour the latest badge list", NOUR, "Nour"),
        ("Grant Haddad write access to the folder Plans", ("Amal Haddad", "Rami Haddad"), "Haddad"),
        ("Ship 12 crates of pears", ("Pear green 4 kg", "Pear red 4 kg"), "pears"),
        ("Void the Lund invoice", ("Invoice 771 (Lund, 3 May)", "Invoice 779 (Lund, 9 May)"), "the Lund invoice"),
        ("On 12 June cancel the Kern visit", ("Kern visit, 3 June", "Kern visit, 5 June"), "the Kern visit"),
    ],
)
def test_the_question_names_what_was_searched_for(text: str, candidates: tuple[str, ...], named: str) -> None:
    (issue,) = issues(text, *candidates)
    assert issue.question.startswith(f"Which one do you mean by '{named}': {candidates[0]}")
    assert issue.options == candidates


@pytest.mark.parametrize(
    ("text", "candidate", "named"),
    [
        ("Phone Ludmila Orlova about gate 4", "Ludmilla Orlov", "Ludmila Orlova"),
        ("Notify Bernd Claasen that gate 4 is shut", "Bernd Klaassen", "Bernd Claasen"),
        ("Refund Harmsen Logistic EUR 12", "Harmsen Logistik, Kiel", "Harmsen Logistic"),
        ("Transfer EUR 300 to Anna Berg, IBAN DE02 1203 0000 0000 2020 51", "Anna Bergmann", "Anna Berg"),
    ],
)
def test_a_name_that_was_not_found_is_asked_about_without_its_verb_or_a_sum(
    text: str, candidate: str, named: str
) -> None:
    (issue,) = issues(text, candidate)
    assert issue.question == f"'{named}' was not found. Do you mean {candidate}?"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Erase the clip intro_cut.mov", "intro_cut.mov"),
        ("Cancel order 80113", "order 80113"),
        ("please ask dmitri to sign form K-2", "dmitri"),
        ("Warn Yusuf Demir about gate 4", "Yusuf Demir"),
    ],
)
def test_an_empty_search_names_what_was_searched_for(text: str, named: str) -> None:
    (issue,) = issues(text)
    assert issue.question.startswith(f"I found nothing for '{named}'.")


@pytest.mark.parametrize(
    ("text", "candidates", "one"),
    [
        ("Mail nour.saleh@orient.example the menu M-3", NOUR, 1),
        ("Print the 2031 tax form", ("tax_form_2030.pdf", "tax_form_2031.pdf"), 1),
        ("Print version 3 of the menu", ("menu_v2.docx", "menu_v3.docx"), 1),
        ("Wipe the green tablet", ("Tablet 11, green", "Tablet 12, grey"), 0),
        ("Call Grunwald about the lift", ("Grünwald GmbH, Essen", "Krause AG, Essen"), 0),
        ("Book plan B for the fair", ("Plan A", "Plan B"), 1),
        ("Give Nguyen Van An badge 7", ("Nguyen Van An (picker)", "Nguyen Thi Anh (packer)"), 0),
        ("Restore the backup of 8 February", ("yard-2031-02-01.bak", "yard-2031-02-08.bak"), 1),
        ("Cancel the 9:00 slot", ("09:00 slot", "15:30 slot"), 0),
        ("Cancel the 9 am slot", ("9:00 slot", "15:30 slot"), 0),
        ("Upload the 15-second clip", ("clip_a.mp4 (15 s)", "clip_b.mp4 (30 s)"), 0),
        ("Assign lead Santos, 466, to Ingrid Moe", ("Paulo Santos (lead 401)", "Rita Santos (lead 466)"), 1),
        ("Refill the 500 ml bottle", ("Bottle 300 ml", "Bottle 500 ml"), 1),
        ("Jan Roos gets badge 7", ("Jan Roos", "Tom Roos"), 0),
        ("Give May Roos badge 7", ("May Roos", "Tom Roos"), 0),
        ("Call Anh Le", ("Anh Le", "Anh Tran"), 0),
        ("Call Will De Boer", ("Will De Boer", "Will Boer"), 0),
    ],
)
def test_one_that_the_text_singles_out_is_all_that_is_weighed(text: str, candidates: tuple[str, ...], one: int) -> None:
    assert not issues(text, *candidates)
    assert weighed(text, *candidates) == (candidates[one],)


@pytest.mark.parametrize(
    ("text", "candidates"),
    [
        ("Order 300 of the bottles", ("Bottle 300 ml", "Bottle 500 ml")),
        ("Move the audit to 6 May 2031 at 9:00 CET", ("Audit, 4 May 2031", "Audit, 6 May 2031")),
        ("Move the audit to 9:00 CET on 6 May 2031", ("Audit, 4 May 2031", "Audit, 6 May 2031")),
        ("See Dr. Ossola on Wednesday at 8:30", ("Dr. Ossola (skin, Tue-Thu)", "Dr. Ossola (ears, Mon-Wed)")),
        ("Swap Park with Ortega on Sunday", ("Sun-hee Park (crew A)", "Ji-woo Park (crew B)")),
        ("Add Nils Berg to the guest list", ("Nils Berg, n@bergbau.example", "Nils Berg, n@kiel.example")),
        ("Mark Roof Phase 2 as lost", ("Roof Phase 2 (Lind)", "Roof Phase 2 (Van Ass)")),
        ("Both Lunds own boats; send the bill to Lund", ("Teresa Lund", "Nils Lund")),
        ("Cancel the stand-up", ("Stand-up, Thu 9:00", "Stand-up, Fri 9:00")),
        ("Print the menu for 3 guests", ("menu_v2.docx", "menu_v3.docx")),
        ("Print the 2031 statutes", ("statutes_2031.docx", "statutes_2031_final.docx")),
        ("Carry out the rota check and print the rota", ("rota_2031-10.pdf", "rota_2031-03.pdf")),
        ("Set up a visit to Roos on 3 May at 10:00 CET", ("Roos 2031-09", "Roos 2031-11")),
        ("Set 3 alarms for Roos", ("Roos 2031-09-03", "Roos 2031-11-03")),
        ("It came a week ago: print the rota", ("rota_2031-08.pdf", "rota_2031-03.pdf")),
        ("May I ask you to print the rota?", ("rota_2031-05.pdf", "rota_2031-03.pdf")),
        ("May I ask you to print the rota?", ("Rota May", "Rota March")),
        ("The rota MAY go: print it", ("rota_2031-05.pdf", "rota_2031-03.pdf")),
        ("Give Jan Roos badge 7", ("Roos 2031-01", "Roos 2031-02")),
        ("Have the IT team give Conti the code K-17", ("Conti (Italy)", "Conti (Germany)")),
        ("Have the IT team give Conti the code K-17", ("Conti IT", "Conti DE")),
        ("Wipe the tablet of Lindqvist, NO backup", ("Lindqvist Norway", "Lindqvist Sweden")),
        ("Mail the offer O-4 to Reed and tell US then", ("Reed American", "Reed Britain")),
        ("Polish the table in hall 4", ("Table Poland", "Table Greece")),
        ("Mail us the offer O-4 of Reed", ("Reed US", "Reed UK")),
    ],
)
def test_what_only_looks_like_a_sign_of_one_singles_out_none(text: str, candidates: tuple[str, ...]) -> None:
    assert [one.options for one in issues(text, *candidates)] == [candidates]
    assert weighed(text, *candidates) == candidates


@pytest.mark.parametrize(
    ("text", "candidates"),
    [
        ("Cancel 7-1190, keep 7-1191", ("7-1190", "7-1191")),
        ("Both Olga Ivanovas get the letter SPL-2", ("Olga Ivanova (Lima)", "Olga Ivanova (Quito)")),
        ("Cancel the two Lund visits", ("Lund visit, 3 May", "Lund visit, 9 May")),
        ("Delete the last Kern draft", ("Kern draft, 3 May", "Kern draft, 9 May")),
        ("Upload the third cut of the dune film", ("dune_a.mp4", "dune_b.mp4", "dune_c.mp4")),
    ],
)
def test_where_all_are_meant_or_named_nothing_is_asked(text: str, candidates: tuple[str, ...]) -> None:
    assert not issues(text, *candidates)
    assert weighed(text, *candidates) == candidates


def test_what_the_user_said_before_singles_one_out() -> None:
    said = ("Nour Saleh called about the menu.", "Noted.")
    assert not issues("Send Nour the menu M-3", *NOUR, history=said)
    assert issues("Send Nour the menu M-3", *NOUR, history=("The menu is ready.", "Noted."))


def test_behind_a_new_record_nothing_was_searched_for() -> None:
    assert weighed("Add a new contact Lea Roth, lea@roth.example") is None
    assert weighed("Call Lea Roth") == ()


def test_a_single_one_under_its_full_name_is_exact_whatever_other_names_are_told() -> None:
    assert not issues("Add Oona Virtanen to the list 'Turku Press'", "Oona Virtanen (Turun Sanomat)")
    assert not issues("Reserve Paris A for the works council", "Paris A (12 seats)")


def test_many_candidates_of_a_long_text_cost_little() -> None:
    letters = "abcdefgh"
    words = [f"{one}{two}{three}rin" for one in letters for two in letters for three in letters]
    given = tuple(f"{word.title()} {at} ({words[-at]})" for at, word in enumerate(words[:200], 1))
    reader = RULES.shelves["en"].reader
    plain, choosing = (reader.read(" ".join([*words * 5, end])) for end in ("today", "the last"))
    material = RULES.material(Instruction(text="Close it", candidates=given), reader)
    start = process_time()
    found = compared(material)
    assert named_by(plain, found)
    assert not by_rank(plain, found)
    assert by_rank(choosing, found)
    assert process_time() - start < 0.5


@pytest.mark.parametrize(
    ("language", "text", "named"),
    [
        ("en", "Good evening Ruth, mail Pavel Ruzek the deed", "Pavel Ruzek"),
        ("de", "Guten Abend Ruth, melde Pavel Ruzek für den Kurs K-4 an", "Pavel Ruzek"),
        ("es", "Buenas tardes Ruth, envía la escritura a Pavel Ruzek", "Pavel Ruzek"),
        ("fr", "Bonsoir Ruth, envoie l'acte à Pavel Ruzek", "Pavel Ruzek"),
        ("pt", "Boa tarde Ruth, envia a escritura ao Pavel Ruzek", "Pavel Ruzek"),
    ],
)
def test_who_is_greeted_is_not_searched_for(language: str, text: str, named: str) -> None:
    found = load_gate(languages=[language]).assess(Instruction(text=text, language=language, candidates=()))
    assert [issue.span.text for issue in found.issues if issue.rule == "no_candidate" and issue.span] == [named]


@pytest.mark.parametrize(
    ("language", "text", "candidate", "asked"),
    [
        ("en", "Phone Mrs Roussel about gate 4 at 10:00", "Claire Roussel", False),
        ("en", "Phone Mrs Roussel about gate 4 at 10:00", "Claire Rousselle", True),
        ("fr", "Appelle Mme Roussel pour le portail 4 à 10 h", "Claire Roussel", False),
        ("fr", "Appelle Mme Roussel pour le portail 4 à 10 h", "Claire Rousselle", True),
        ("de", "Ruf Herrn Roussel wegen Tor 4 um 10 Uhr an", "Luc Roussel", False),
        ("de", "Ruf Herrn Roussel wegen Tor 4 um 10 Uhr an", "Luc Rousselle", True),
    ],
)
def test_a_surname_behind_a_title_counts_whole(language: str, text: str, candidate: str, asked: bool) -> None:
    found = load_gate(languages=[language]).assess(Instruction(text=text, language=language, candidates=(candidate,)))
    assert ("inexact_candidate" in [issue.rule for issue in found.issues]) == asked


def test_what_only_counts_names_no_size_in_other_languages_either() -> None:
    sizes = ("Botella 300 ml", "Botella 500 ml")
    gate = load_gate(languages=["es"])
    asked, clear = (
        gate.assess(Instruction(text=text, language="es", candidates=sizes))
        for text in ("Pide 300 de las botellas", "Pide 40 botellas de 300 ml")
    )
    assert [issue.rule for issue in asked.issues] == ["several_candidates"]
    assert "several_candidates" not in [issue.rule for issue in clear.issues]
