"""The page with the open question: one, or all of them as one form."""

from html import escape

from askfirst.clarifications.state import Clarification, Question
from askfirst.http.answering.chain import chain
from askfirst.http.answering.form import MAX_REMARK, Sent
from askfirst.http.answering.frame import Place, asked, clock, heading, language, named, page, request, role, supposed
from askfirst.http.answering.rating import rating
from askfirst.http.answering.settled import answers_so_far
from askfirst.http.answering.texts import Words
from askfirst.model import MAX_TEXT

NOTHING = Sent()
WORDS = 'method="post" enctype="multipart/form-data"'
"""How words are sent: as they are, so that a long answer in any script is not three times as long on its way."""


def asking(words: Words, place: Place, sent: Sent = NOTHING, problem: str = "", rated: str = "") -> str:
    """The open question. `problem` says why what was `sent` was no answer; it is filled in again."""
    c, questions = place.clarification, place.open
    whole = len(questions) > 1
    form = whole_form(words, c, questions, sent, problem) if whole else one_form(words, c, questions[0], sent, problem)
    title = heading(words.titles) if whole else asked(c, questions[0], "h1")
    parts = [
        warning(problem),
        who_asks(words, c),
        title,
        time_left(words, place),
        passed_on(words, place),
        request(words, c, questions),
        answers_so_far(words, c),
        still_open(words, c, questions),
        form,
        calling_off(words),
        chain(words, c),
        rating(words, rated),
    ]
    name = words.titles if whole else words.title
    name = f"{words.problem}{words.colon} {name}" if problem else name
    return page(words, name, "\n".join(filter(None, parts)), counts=True)


def warning(problem: str) -> str:
    """Why nothing was recorded: read out at once, and where the keyboard begins."""
    return f'<p class="note bad" role="alert" id="problem">{escape(problem)}</p>' if problem else ""


def who_asks(words: Words, c: Clarification) -> str:
    """Whose question it is."""
    asker = named(words, c.instruction.from_)
    said = words.asks.format(who=f"<b>{asker}</b>") if asker else words.somebody_asks
    return f'<p class="asker">{said}</p>'


def time_left(words: Words, place: Place) -> str:
    """Until when the answer is waited for: plain, and for the script to count down."""
    deadline = place.clarification.deadline
    if deadline is None:
        return ""
    until = words.until.format(time=clock(deadline, ' id="until"'))
    told = {
        "now": place.now, "deadline": deadline, "left": words.left + words.colon, "over": words.over,
        "open": words.over_yet_open, "look": words.how_it_stands,
    }  # fmt: skip
    data = " ".join(f'data-{name}="{escape(str(text))}"' for name, text in told.items())
    return f'<div class="left" id="left" {data}><p>{until}</p></div>'


def one_form(words: Words, c: Clarification, question: Question, sent: Sent, problem: str) -> str:
    """One question: a button for each option, or words of one's own, or none."""
    name = escape(question.id)
    buttons = "\n".join(
        f'<button name="choice.{name}" value="{escape(option)}"{language(c)}>{escape(option)}</button>'
        for option in question.options
    )
    options = (
        f'<form method="post" class="options" aria-label="{escape(words.choose)}">\n{buttons}\n</form>'
        if buttons
        else ""
    )
    label = words.or_own if buttons else words.yours
    wrong = ' aria-invalid="true" aria-describedby="problem" autofocus' if problem else ""
    return (
        f'{options}\n<form {WORDS}><label for="own">{escape(label)}</label>'
        f'<textarea id="own" name="answer.{name}" rows="3" required dir="auto"{bounds(words)}{wrong}>'
        f"\n{escape(sent.words.get(question.id, ''))}</textarea>\n<p><button>{escape(words.send)}</button></p></form>\n"
        f'<form method="post" class="without"><button name="skip" value="1" class="quiet" aria-describedby="then">'
        f'{escape(words.skip)}</button><p id="then">{assumption(words, c, [question])}</p></form>'
    )


def whole_form(words: Words, c: Clarification, questions: list[Question], sent: Sent, problem: str) -> str:
    """Several questions in one form; those that are left blank stay open, or are gone on without."""
    fieldsets = "\n".join(fieldset(words, c, one, sent, problem, first=one is questions[0]) for one in questions)
    return (
        f'<form {WORDS} class="whole">\n{fieldsets}\n<p class="buttons"><button>{escape(words.send)}</button>\n'
        f'<button name="skip" value="1" class="quiet" aria-describedby="then">{escape(words.skip_rest)}</button></p>'
        f'\n<p id="then">{assumption(words, c, questions)}</p></form>'
    )


def fieldset(words: Words, c: Clarification, question: Question, sent: Sent, problem: str, *, first: bool) -> str:
    """One question among several."""
    name, chosen = escape(question.id), sent.choices.get(question.id)
    options = "\n".join(
        f'<label class="radio"><input type="radio" name="choice.{name}" value="{escape(option)}"'
        f"{' checked' if option == chosen else ''}> <span{language(c)}>{escape(option)}</span></label>"
        for option in question.options
    )
    wrong = ' aria-describedby="problem"' + (" autofocus" if first else "") if problem else ""
    label = words.or_own if options else words.yours
    most = bounds(words, remark=bool(options))
    return (
        f"<fieldset><legend{language(c)}>{escape(question.text)}</legend>\n{options}\n"
        f'<label for="own.{name}">{escape(label)}</label><textarea id="own.{name}" name="answer.{name}" rows="2" '
        f'dir="auto"{most}{wrong}>\n{escape(sent.words.get(question.id, ""))}</textarea></fieldset>'
    )


def still_open(words: Words, c: Clarification, questions: list[Question]) -> str:
    """What was written last and left these questions as they are; empty where nothing was."""
    names = {question.id for question in questions}
    said = [one.said for one in c.deferrals if one.question_id in names and one.level == c.level]
    return f'<p class="note">{words.deferred.format(said=quoted(said[-1]))}</p>' if said else ""


def quoted(said: str) -> str:
    """Somebody's words as HTML, shortened."""
    text = said if len(said) <= MOST_QUOTED else f"{said[:MOST_QUOTED]} …"
    return f'<q dir="auto">{escape(text)}</q>'


MOST_QUOTED = 200
"""Characters that are repeated of what somebody wrote."""


def calling_off(words: Words) -> str:
    """The button by which the request is called off."""
    return (
        f'<form method="post" class="without"><button name="decline" value="1" class="quiet" aria-describedby="off">'
        f'{escape(words.dont)}</button><p id="off">{escape(words.dont_then)}</p></form>'
    )


def bounds(words: Words, *, remark: bool = False) -> str:
    """How long an answer may be, for the script: a browser that knew would cut what is pasted, and say nothing.

    `remark`: beside a chosen option it is one, and shorter.
    """
    said = escape(words.too_long.format(count="{count}", most="{most}"))
    return f' data-most="{MAX_TEXT}" data-long="{said}"' + (f' data-remark="{MAX_REMARK}"' if remark else "")


def too_long(words: Words, place: Place, sent: Sent, problem: str) -> str:
    """An answer that cannot be taken, to a question that is open no more: in its field, to be shortened or copied."""
    c, question = place.clarification, place.question
    name = escape(question.id)
    form = (
        f'<form {WORDS}><label for="own">{escape(words.yours)}</label><textarea id="own" name="answer.{name}" rows="8" '
        f'required dir="auto" aria-invalid="true" aria-describedby="problem" autofocus{bounds(words)}>'
        f"\n{escape(sent.words.get(question.id, ''))}</textarea>\n<p><button>{escape(words.send)}</button></p></form>"
    )
    body = "\n".join([warning(problem), asked(c, question, "h1"), request(words, c, [question]), form])
    return page(words, f"{words.problem}{words.colon} {words.title}", body, counts=True)


def passed_on(words: Words, place: Place) -> str:
    """Who is asked now, where somebody at another level was asked before; whoever reads may still answer."""
    c = place.clarification
    if all(number == c.level for question in place.open for number in question.levels):
        return ""
    name = f'<b dir="auto">{escape(role(words, c.chain[c.level].role))}</b>'
    return f'<p class="small muted">{words.passed_on.format(role=name)}</p>'


def assumption(words: Words, c: Clarification, questions: list[Question]) -> str:
    """What is assumed in place of answers to these questions."""
    made = dict.fromkeys(c.items[question.item].assume for question in questions)
    return words.assumed.format(what="; ".join(map(supposed, made)))
