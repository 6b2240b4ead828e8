"""Texts that only greet, thank, wish well or say that something has arrived: "good morning team", "ok", "thanks!"."""

import re

from askfirst.text.late import late

LONGEST = 80
"""Characters up to which a text may be nothing but courtesy."""

GREETINGS = (
    r"(?:hi|hello|hey|hiya|howdy|yo|greetings|(?:good )?(?:morning|afternoon|evening)|good (?:day|night)"
    r"|hallo|moin|servus|grüß gott|grüezi|guten (?:morgen|tag|abend)|gute nacht"
    r"|bonjour|bonsoir|salut|coucou|hola|buen(?:os|as)(?: (?:días|dias|tardes|noches))?|olá|oi|bom dia"
    r"|boa (?:tarde|noite)"
    r"|bye(?:[ -]?bye)?|goodbye|see you|tschüss|auf wiedersehen|au revoir|adiós|tchau|ciao"
    r"|thanks|thank you|many thanks|thx|ty|cheers|danke|merci|gracias|obrigad[oa]|valeu|congratulations|congrats|sorry)"
)
"""Behind these a name may stand."""
OTHERS = (
    r"(?:ok|okay|k|got it|understood|noted|great|perfect|cool|nice(?: work| one| job)?|awesome|excellent"
    r"|wonderful|amazing"
    r"|(?:very )?good(?: job| work)?|well done|sounds good|all good|all right|alright|fine|no problem"
    r"|no worries|welcome"
    r"|you['’]?re welcome|happy birthday|how are you(?: doing)?|what['’]?s up|lol|haha+"
    r"|(?:that|this|it)(?:['’]?s| is| looks| works| was) (?:all )?(?:perfect|great|good|fine|brilliant|excellent"
    r"|wonderful|lovely"
    r"|awesome|amazing|so kind|very (?:kind|helpful|nice)|helpful)"
    r"|das (?:passt|(?:ist|war|sieht) (?:ja |so |sehr |ganz )?"
    r"(?:perfekt|super|prima|toll|gut|klasse|spitze|bestens)(?: aus)?)"
    r"|c['’]est (?:parfait|super|très bien|génial|bon|top)"
    r"|está (?:perfecto|genial|muy bien|perfeito|ótimo|muito bem|bien)"
    r"|(?:eso|isso) es(?:tá)? (?:perfecto|genial|perfeito|ótimo)|é perfeito"
    r"|have a (?:nice|good|great|lovely) (?:day|weekend|evening|week|one|time|trip)"
    r"|(?:vielen|besten|herzlichen) dank|alles klar|verstanden|super|prima|toll|perfekt|sehr gut|bis (?:bald"
    r"|morgen|später"
    r"|dann|montag)|(?:einen )?schönen (?:tag|abend|feierabend)(?: noch)?|schönes wochenende|wie geht['’]?s"
    r"|gern geschehen"
    r"|d['’]accord|parfait|très bien|ça marche|entendu|bien reçu|de rien|à (?:demain|bientôt|plus)"
    r"|bonne (?:journée|soirée"
    r"|nuit)|bon week-?end|(?:comment )?ça va"
    r"|vale|perfecto|de acuerdo|genial|entendido|muy bien|estupendo|muchas gracias|de nada|hasta (?:luego"
    r"|mañana|pronto)"
    r"|(?:buen|feliz) (?:día|fin de semana)|qué tal"
    r"|perfeito|certo|combinado|ótimo|tudo bem|muito obrigad[oa]|até (?:logo|amanhã|breve)|bom fim de semana)"
)
HAN = late(
    r"(?>(?:大家|各位|團隊)?(?:你好|您好|大家好|好的|好喔|好|早安|早|午安|晚安|哈囉|嗨|謝謝|感謝|多謝|收到|了解|瞭解|知道了|再見"
    r"|明天見|辛苦了|不客氣|沒問題|沒關係|太好了|很好)(?:你|您|大家|各位|團隊|了|啊|喔|囉)*[\s，。！,.!~～]*)+"
)
TO = (
    r"(?:team|all|everyone|everybody|folks|guys|there|mate|friends|again|you|today|tomorrow|soon|later|so much"
    r"|very much|a lot"
    r"|a million|in advance|then|for (?:that|this|now|your help|the help)|on (?:mon|tues|wednes|thurs|fri)day"
    r"|to (?:you|all)"
    r"|zusammen|alle|allerseits|liebes team|schön|sehr|dir|ihnen|euch|nochmals|à tous|tout le monde|l['’]équipe"
    r"|beaucoup|bien"
    r"|d['’]avance|equipo|a todos|mucho|pessoal|equipe|gente|a todas)"
)
NAME = r"(?-i:(?:(?:Mr|Ms|Mrs|Dr|Herr|Frau|Mme|M)\.? )?[A-ZÀ-Þ][a-zà-ÿ]+)"
BEYOND_WORDS = re.compile(r"[^\w'’ -]+|(?<!\w)[-'’]|[-'’](?!\w)")
WHOLE = late(
    rf"(?>(?:{GREETINGS}(?: {TO})*(?: (?!{GREETINGS}\b|{OTHERS}\b){NAME})?|{OTHERS})(?: {TO})*(?: (?=\S)|$))+",
    re.IGNORECASE,
)
START = late(rf"[^\w]*(?:{GREETINGS}|{OTHERS})\b|[^\w]*{HAN.pattern}", re.IGNORECASE)
"""How such a text begins: nearly all others are known by their first word."""


def is_courtesy(text: str) -> bool:
    """Whether a text says nothing but courtesies, in any language that has packs."""
    if len(text) > LONGEST or not START.match(text):
        return False
    bare = " ".join(BEYOND_WORDS.sub(" ", text).split())
    return bool(bare) and (WHOLE.fullmatch(bare) is not None or HAN.fullmatch(text.strip()) is not None)
