"""Frequent words of languages that may have no packs, and scripts, so that their texts are known as such."""

import re

OTHERS = {
    "de": "der die das den dem ein eine einen und oder nicht ist mit von vom für auf bei zum zur bitte ich du "
    "sie wir an am im bis nach kannst können heute morgen schick sende",
    "fr": "le la les un une des du de et ou est au aux avec pour dans sur par ce cette ne pas je tu il nous "
    "vous l' d' qu' que qui merci envoie demain à",
    "es": "el la los las un una de del y o es con por para en que no por favor al se lo su mi me nos mañana hoy "
    "envía cliente pedido",
    "pt": "o a os as um uma de do da dos das e ou é com por para em no na que não ao se seu sua favor amanhã "
    "hoje envie cliente pedido",
    "it": "il lo alla alle allo nuovo nuova direzione la gli le un uno una di del della dei delle e o è con per "
    "su nel nella al che non per favore si mi ti ci questo questa domani oggi invia manda fattura ordine "
    "cliente puoi sono entro riunione prima",
    "nl": "de het een en of is met van voor op in naar bij aan dat deze dit niet je jij u we wij ze zijn "
    "alsjeblieft graag morgen vandaag stuur maak kun kunt klant bestelling factuur over om tot geen ook "
    "nog",
    "pl": "i w z na do że się nie jest to od po za dla przez czy proszę jutro dzisiaj wyślij klienta zamówienie "
    "fakturę przed oraz lub możesz zmień dodaj usuń spotkanie ze jak",
    "sv": "och att det som på är av för med till den inte om ett har kan du vi imorgon idag skicka kunden från "
    "hej tack",
    "da": "og at det som på er af for med til den ikke om et har kan du vi i morgen dag send kunden fra hej tak "
    "venligst",
    "cs": "a v na že se s z do je to pro od po za prosím zítra dnes pošli zákazníka objednávku fakturu nebo "
    "která který",
    "tr": "ve bir bu için ile da de mi lütfen yarın bugün gönder müşteri sipariş fatura olarak kadar ne",
}
"""By BCP 47 code; those for which packs are loaded have words of their own."""

SCRIPTS = (
    ("ja", re.compile(r"[\u3041-\u30ff]")),
    ("ko", re.compile(r"[\uac00-\ud7af]")),
    ("ru", re.compile(r"[\u0400-\u04ff]")),
    ("el", re.compile(r"[\u0370-\u03ff]")),
    ("ar", re.compile(r"[\u0600-\u06ff]")),
    ("he", re.compile(r"[\u0590-\u05ff]")),
    ("th", re.compile(r"[\u0e00-\u0e7f]")),
    ("hi", re.compile(r"[\u0900-\u097f]")),
)
"""Scripts by the most widely spoken language that uses them."""
LATIN = re.compile(r"[A-Za-z\u00c0-\u024f]")
BEYOND = re.compile(r"[\u0370-\u1fff\u3041-\u30ff\uac00-\ud7af]")


def script_of(text: str) -> str:
    """The language of the script that most letters are in, where that is neither Latin nor Han; else empty."""
    if not BEYOND.search(text):
        return ""
    counts = {name: len(script.findall(text)) for name, script in SCRIPTS}
    best = max(counts, key=lambda name: counts[name])
    return best if counts[best] > 1 and counts[best] * 2 > len(LATIN.findall(text)) else ""
