"""Replies that correct, forbid or leave the request, and answers that look alike, in each language."""

from collections.abc import Mapping, Sequence

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction, Message

ASKED = {
    "en": ("Remove the stale accounts", "Which accounts exactly? A name, a number or a rule would do."),
    "de": ("Entferne die alten Konten", "Welche Konten genau? Ein Name, eine Nummer oder eine Regel genügt."),
    "es": ("Elimina las cuentas viejas", "¿Qué cuentas exactamente? Basta un nombre o un número."),
    "fr": ("Supprime les vieux comptes", "Quels comptes exactement ? Un nom ou un numéro suffit."),
    "pt": ("Apaga as contas velhas", "Quais contas exatamente? Um nome ou um número chega."),
    "zh-Hant": ("刪除舊帳號", "是指哪些帳號？請給名稱或編號。"),
}
REPLACED = {
    "en": (
        "no, I meant suspend them",
        "lock them instead",
        "scratch that, export the list first",
        "wait, reset their passwords instead",
        "sorry, freeze these rather",
        "no wait, close ticket 881 instead",
        "actually, can you pause parcel 77 instead?",
        "stop, merge them please",
        "nope, rename them",
        "we meant hide them",
    ),
    "de": (
        "nein, ich meinte sperren",
        "sperre sie stattdessen",
        "nein, sie archivieren",
        "halt, exportiere lieber die Liste",
        "moment, kopiere ihre Daten",
        "schließ stattdessen Ticket 881",
        "doch lieber einfrieren",
        "nein, benenne sie um",
        "entschuldigung, gemeint war deaktivieren",
        "warte, pausiere sie nur",
    ),
    "es": (
        "no, quería decir bloquearlas",
        "bloquéalas mejor",
        "espera, exporta la lista",
        "perdón, me refería a suspenderlas",
        "no, congélalas",
        "mejor cierra el ticket 881",
        "en realidad, archívalas",
        "no, desactívalas, por favor",
        "cancela el envío 77 en su lugar",
        "me equivoqué, renómbralas",
    ),
    "fr": (
        "non, je voulais dire les bloquer",
        "bloque-les plutôt",
        "attends, exporte la liste",
        "pardon, suspendez-les",
        "non, gèle-les",
        "ferme plutôt le ticket 881",
        "en fait, il faut les archiver",
        "non, désactive-les s'il te plaît",
        "annule l'envoi 77 à la place",
        "je me suis trompé, renomme-les",
    ),
    "pt": (
        "não, quis dizer bloqueá-las",
        "bloqueia-as antes",
        "espera, exporta a lista",
        "desculpa, queria dizer suspendê-las",
        "não, congela-as",
        "fecha antes o ticket 881",
        "na verdade, arquiva-as",
        "não, desativa-as, por favor",
        "cancela o envio 77 em vez disso",
        "enganei-me, move-as",
    ),
    "zh-Hant": (
        "不是，我是說停用",
        "改成凍結它們",
        "等一下，先匯出清單",
        "不對，應該是鎖定",
        "抱歉，我的意思是封存",
        "不，把它們隱藏",
        "改為關閉 881 號單",
        "其實是要停用它們",
        "我說錯了，是合併",
        "更正，重設密碼",
    ),
}
WITHDRAWN = {
    "en": (
        "don't remove anything",
        "you must not remove any of them",
        "leave them alone",
        "nothing should be removed",
        "no, don't touch them",
    ),
    "de": (
        "entferne nichts",
        "nein, nichts entfernen",
        "bitte gar nichts entfernen",
        "lass sie in Ruhe",
        "es soll nichts entfernt werden",
    ),
    "es": (
        "no elimines nada",
        "que no se elimine nada",
        "no, no las elimines",
        "déjalas como están",
        "no hay que eliminar ninguna",
    ),
    "fr": (
        "ne supprime rien",
        "non, ne les supprime pas",
        "il ne faut rien supprimer",
        "laisse-les tranquilles",
        "ne touche à rien",
    ),
    "pt": (
        "não apagues nada",
        "não, não as apagues",
        "não é para apagar nada",
        "deixa-as como estão",
        "não apague nenhuma",
    ),
    "zh-Hant": ("不要刪除任何帳號", "別刪了", "什麼都不要刪除", "先不要刪除", "維持原樣"),
}
ASIDE = {
    "en": ("by the way, is invoice 88 paid?", "is Omar in today?", "btw, when does the truck arrive?"),
    "de": ("übrigens, ist Rechnung 88 bezahlt?", "ist Omar heute da?", "ach übrigens, wann kommt der Laster?"),
    "es": ("por cierto, ¿está pagada la factura 88?", "¿está Omar hoy?", "otra cosa, ¿cuándo llega el camión?"),
    "fr": ("au fait, la facture 88 est-elle payée ?", "est-ce qu'Omar est là ?", "au fait, quand arrive le camion ?"),
    "pt": ("a propósito, a fatura 88 está paga?", "está cá o Omar hoje?", "já agora, quando chega o camião?"),
    "zh-Hant": ("對了，發票 88 付了嗎？", "順便問一下，卡車什麼時候到？", "另外，奧瑪今天在嗎？"),
}
KEPT = {
    "en": (
        "no, only those without a login for a year",
        "those of the old branch",
        "actually just K-12 and K-14",
        "no login since May",
        "not the ones from Leeds",
        "the ones listed in accounts.csv",
        "don't remove any that are newer than May",
        "sorry, K-12",
        "remove all that were idle for a year",
        "is K-12 ok?",
        "all of them, please",
        "we don't use those of the Riga branch",
    ),
    "de": (
        "nein, nur die ohne Anmeldung seit Mai",
        "die der alten Filiale",
        "eigentlich nur K-12 und K-14",
        "keine Anmeldung seit einem Jahr",
        "nicht die aus Bremen",
        "die aus konten.csv",
        "entferne keine, die neuer als Mai sind",
        "entschuldigung, K-12",
        "alle, die ein Jahr ruhen",
        "geht K-12?",
        "alle bitte",
        "die Bestellung der alten Filiale",
    ),
    "es": (
        "no, solo las que llevan un año sin uso",
        "las de la sucursal vieja",
        "en realidad solo K-12 y K-14",
        "sin acceso desde mayo",
        "no las de Lugo",
        "las de cuentas.csv",
        "no elimines las de después de mayo",
        "perdón, K-12",
        "las que llevan un año sin uso",
        "¿vale K-12?",
        "todas, por favor",
        "no, la factura 12",
    ),
    "fr": (
        "non, seulement ceux sans connexion depuis un an",
        "ceux de l'ancienne agence",
        "en fait juste K-12 et K-14",
        "sans connexion depuis mai",
        "pas ceux de Brest",
        "ceux de comptes.csv",
        "ne supprime pas ceux d'après mai",
        "pardon, K-12",
        "ceux qui dorment depuis un an",
        "K-12, c'est bon ?",
        "tous, s'il te plaît",
        "non, la commande 5512",
    ),
    "pt": (
        "não, só as que estão há um ano sem uso",
        "as da filial velha",
        "na verdade só K-12 e K-14",
        "sem acesso desde maio",
        "não as de Braga",
        "as de contas.csv",
        "não apagues as de depois de maio",
        "desculpa, K-12",
        "as que estão paradas há um ano",
        "pode ser K-12?",
        "todas, por favor",
        "não, a encomenda 5512",
    ),
    "zh-Hant": (
        "不是，只有一年沒登入的",
        "舊分店的",
        "其實只有 K-12 和 K-14",
        "五月以後沒登入的",
        "不是台中的",
        "accounts.csv 裡的",
        "不要刪除五月以後的",
        "抱歉，K-12",
        "閒置一年的帳號",
        "K-12 可以嗎？",
        "全部",
        "北區分店停用的帳號",
    ),
}


def replied(language: str, reply: str) -> str | None:
    """What the gate hears in a reply to the question of that language."""
    request, question = ASKED[language]
    history = (Message("user", request), Message("assistant", question))
    return default_gate().hearing.replied(
        Instruction(text=reply, language=language, department="operations", history=history)
    )


def cases(table: Mapping[str, Sequence[str]]) -> list[tuple[str, str]]:
    """Each reply with its language."""
    return [(language, reply) for language, replies in table.items() for reply in replies]


@pytest.mark.parametrize(("language", "reply"), cases(REPLACED))
def test_another_deed_takes_the_place_of_what_was_ordered(language: str, reply: str) -> None:
    assert replied(language, reply) == "replaced"


@pytest.mark.parametrize(("language", "reply"), cases(WITHDRAWN))
def test_what_was_ordered_is_forbidden(language: str, reply: str) -> None:
    assert replied(language, reply) in ("withdrawn", "declined", "called_off")


@pytest.mark.parametrize(("language", "reply"), cases(ASIDE))
def test_another_matter(language: str, reply: str) -> None:
    assert replied(language, reply) == "aside"


@pytest.mark.parametrize(("language", "reply"), cases(KEPT))
def test_an_answer_keeps_to_its_question(language: str, reply: str) -> None:
    assert replied(language, reply) not in ("replaced", "withdrawn", "declined", "aside")


def decided(request: str, question: str, reply: str, language: str) -> str:
    """What is decided about a reply in `history`."""
    history = (Message("user", request), Message("assistant", question))
    said = Instruction(text=reply, language=language, department="operations", history=history)
    return default_gate().assess(said).decision


@pytest.mark.parametrize(("language", "reply"), [(one, REPLACED[one][0]) for one in REPLACED])
def test_another_deed_for_them_leaves_open_in_history_which_these_are(language: str, reply: str) -> None:
    assert decided(*ASKED[language], reply, language) == "clarify"


@pytest.mark.parametrize(("language", "reply"), [(one, WITHDRAWN[one][0]) for one in WITHDRAWN])
def test_what_is_forbidden_does_not_proceed_in_history(language: str, reply: str) -> None:
    assert decided(*ASKED[language], reply, language) == "clarify"


@pytest.mark.parametrize(
    ("language", "told", "question", "reply"),
    [
        ("en", "The contract for Ms Osei is signed: osei.pdf", "Shall I forward it?", "Forward it to her today"),
        (
            "de",
            "Der Vertrag für Frau Osei ist unterschrieben: osei.pdf",
            "Soll ich ihn schicken?",
            "Schick ihn ihr heute",
        ),
        ("es", "El contrato de Ana Osei está firmado: osei.pdf", "¿Lo envío?", "Envíalo a Ana hoy"),
        ("fr", "Le contrat de Mme Osei est signé : osei.pdf", "Je l'envoie ?", "Envoie-le à Mme Osei aujourd'hui"),
        ("zh-Hant", "歐女士的合約簽好了:osei.pdf", "要寄給她嗎?", "今天寄給她"),
    ],
)
def test_what_the_question_proposes_is_ordered(language: str, told: str, question: str, reply: str) -> None:
    assert decided(told, question, reply, language).startswith("proceed")


@pytest.mark.parametrize(
    ("deed", "reply"),
    [
        ("Post", "don't postpone it"),
        ("Prepare", "don't prepay it"),
        ("Restore", "don't restart it"),
        ("Assign", "don't assist him"),
    ],
)
def test_another_verb_with_the_same_letters_is_not_what_was_ordered(deed: str, reply: str) -> None:
    history = (Message("user", f"{deed} the ticket"), Message("assistant", "Which ticket do you mean?"))
    said = Instruction(text=reply, language="en", department="operations", history=history)
    assert default_gate().hearing.replied(said) == "open"


def test_another_verb_with_the_same_letters_takes_its_place() -> None:
    history = (Message("user", "Transfer the leaflets"), Message("assistant", "Which leaflets?"))
    said = Instruction(text="translate them instead", language="en", department="operations", history=history)
    assert default_gate().hearing.replied(said) == "replaced"


@pytest.mark.parametrize(
    ("language", "reply"),
    [
        *[("en", one) for one in ("wait", "no wait", "actually no", "my mistake", "instead", "scratch that")],
        ("de", "nein, warte mal"),
        ("es", "no espera"),
        ("fr", "non attends"),
        ("pt", "não, espera"),
        ("zh-Hant", "不對"),
    ],
)
def test_nothing_but_a_correction_answers_nothing(language: str, reply: str) -> None:
    assert replied(language, reply) in ("open", "declined")
    assert decided(*ASKED[language], reply, language) == "clarify"


def test_a_plain_no_still_answers_what_takes_a_yes_or_no() -> None:
    asked = ("Send the report to Ines", "Should the attachments be included?")
    assert decided(*asked, "no, sorry", "en").startswith("proceed")
