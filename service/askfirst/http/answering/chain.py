"""Who is asked, before and after the present level, and what happens when nobody answers."""

from html import escape

from askfirst.clarifications.queue import needed, open_questions
from askfirst.clarifications.state import Clarification
from askfirst.http.answering.frame import role, supposed
from askfirst.http.answering.texts import Words


def chain(words: Words, c: Clarification) -> str:
    """The levels that were asked this, the present one and those to come; and the best guess behind them."""
    asked = {number for question in open_questions(c) for number in question.levels}
    shown = (number for number in range(len(c.chain)) if number >= c.level or number in asked)
    levels = "\n".join(level(words, c, number) for number in shown)
    guess = words.guess.format(what="; ".join(map(supposed, assumed(c))))
    return (
        f'<section class="chain" aria-labelledby="who"><h2 id="who">{escape(words.chain)}</h2>\n<ol>\n{levels}\n</ol>'
        f"\n<p>{guess}</p></section>"
    )


def level(words: Words, c: Clarification, number: int) -> str:
    """One level: who, and when."""
    current = ' aria-current="step"' if number == c.level else ""
    name = escape(role(words, c.chain[number].role))
    return f'<li{current}><b dir="auto">{name}{words.colon}</b> <span>{escape(when(words, c, number))}</span></li>'


def when(words: Words, c: Clarification, level: int) -> str:
    """When a level is asked, seen from the present one."""
    if level == c.level:
        return words.now
    if level < c.level:
        return words.before
    return words.then if level == c.level + 1 else words.later


def assumed(c: Clarification) -> list[str]:
    """What would be assumed if nobody answered from now on."""
    still_open = [question.item for question in open_questions(c)] + needed(c)
    return list(dict.fromkeys(c.items[number].assume for number in still_open))
