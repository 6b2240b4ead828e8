"""What a slot is called: whether that names a value, and what it is in plain words."""

import re

from askfirst.text.late import late

VALUES = frozenset(
    "name names firstname lastname surname fullname username id ids number no nr num ref reference code date day time "
    "start end deadline amount sum total price cost rate percentage budget currency qty quantity count address street "
    "city country zip email mail e-mail phone mobile url link account iban order invoice ticket customer client "
    "contact company recipient sender owner assignee user product item sku title topic value text message room place "
    "location project contract deal lead case file document report supplier vendor site store shop warehouse nummer "
    "kunde kundin firma datum uhrzeit betrag preis menge anzahl adresse rechnung auftrag bestellung vorgang empfänger "
    "ort wert telefon artikel vertrag angebot nom prénom numéro numero montant prix quantité quantite heure courriel "
    "commande facture dossier destinataire société ville valeur objet devis contrat nombre apellido número fecha hora "
    "importe monto precio cantidad dirección direccion correo pedido factura cliente empresa ciudad valor "
    "destinatario contrato teléfono nome sobrenome data preço quantidade endereço fatura encomenda cidade telefone "
    "chamado".split()
)
"""Words for what a slot holds: as its last word they tell it from a label such as [URGENT]."""
COMPOUNDS = late(
    r"(?:name|nummer|datum|betrag|adresse|preis|menge|zahl|zeit|[名姓]稱?|編號|單號|日期|時間|金額|數量|地址|電話|姓名|名稱)$"
)
"""Ends of German and Chinese words of that sort."""
LEADS = frozenset(
    "insert enter your fill einfügen eintragen ihr ihre ihren dein deine insérer votre ton insertar introducir su tu "
    "inserir digite seu sua".split()
)
HAN_LEADS = ("請填", "輸入", "填入", "插入", "您的", "你的")
CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
PARTS = re.compile(r"[^\w]+|_+")
CARRIERS = frozenset(
    "json item items data body node steps step output input fields vars env ctx context params".split()
)
"""Words by which a program names where a value comes from: `$json.order_id`."""
KEYS = frozenset("id ids uuid".split())
UPPER_SNAKE = late(r"[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+")


def words_of(name: str) -> list[str]:
    """The words of `orderId`, `order_id`, "Order ID"."""
    return [part.lower() for part in PARTS.split(CAMEL.sub(" ", name)) if part]


def names_a_value(name: str) -> bool:
    """Whether what stands between brackets says what belongs there, and is no tag, no label and no name of somebody."""
    words = words_of(name)
    if not words or any(word.isdigit() for word in words):
        return False
    if UPPER_SNAKE.fullmatch(name) and len(words) > 1 and words[-1] in VALUES:
        return True
    if words[0] in LEADS or name.startswith(HAN_LEADS):
        return len(words) > 1 or not name.isascii()
    return words[-1] in VALUES or (not words[-1].isupper() and COMPOUNDS.search(words[-1]) is not None)


def plainly(name: str) -> str:
    """The name of a slot as people would say it: "order" for `$json.order_id`; empty where it says nothing."""
    path = name.split("|", maxsplit=1)[0]
    words = [word for word in words_of(path) if not word.isdigit()]
    while len(words) > 1 and words[0] in CARRIERS:
        words = words[1:]
    while words and words[0] in LEADS:
        words = words[1:]
    if len(words) > 1 and words[-1] in KEYS:
        words = words[:-1]
    return " ".join(words) if len(words) <= LONGEST and words and words[0] not in CARRIERS else ""


LONGEST = 4
"""Words that still make a name, and no expression."""
