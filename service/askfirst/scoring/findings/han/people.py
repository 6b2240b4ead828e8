"""People in Chinese text of whom a title, a surname or a pronoun singles out none: 蔡主任和葉主任, 主任 ..."""

import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material
from askfirst.text.han.names import SURNAME, TITLE
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

NAMED = rf"(?:[{SURNAME}][\u4e00-\u9fff]{{0,2}}{TITLE}|[{SURNAME}][\u4e00-\u9fff]{{1,2}}|[阿小老][\u4e00-\u9fff]|[A-Z][a-z]+)"  # noqa: E501
ATTRIBUTE = r"(?:[\u4e00-\u9fff]{1,6}的)?"
JOINT = r"\s?(?:和|跟|與|及|、|還有)\s?"
PAIR = late(rf"({NAMED}){JOINT}{ATTRIBUTE}({NAMED})")
NO_NAME = late(
    "[小老](?:時|心|組|計|型|額|姐|孩|朋友|吃|費|學|數|冊|票|兒|包|卡|工|事|店|量|坪|師|闆|家|舊|人)|方[便案法式]|高[中雄鐵]|黃[色豆金]|白[色板天]|程[式序]|溫[度泉]|金[額色]|安[排全]|石[頭油]|毛[巾利]|江[山湖]|洪[水荒]|路[線口]|連[結絡]|康[復]|夏[天季]|時[間段]|馬[上達]|田[地]|章[節]|常[見]|史|簡[訊報介]|許[多可]|史[料]|游[泳]|邱|余[額]|莊[園]|顏[色料]|汪|宋|陶[瓷]|文"
)
ONE = late(r"(?<![其吉維他她])[他她](?!們|人|國|牌|項)")
SURNAMED = late(r"^(?:[嗯對好是喔呃欸就,。、\s])*(?:是)?(?:姓(.)|(.)(?:先生|小姐|女士))(?:的)?(?:那[位個])?[。!]?$")


def several_people(material: Material) -> Sequence[Hit]:
    """A pronoun, a bare title or a surname behind two people of whom it may mean either."""
    text = material.text
    pair = named_pair(text.plain)
    if pair:
        return own_text(text, pair)
    reply = SURNAMED.match(text.plain)
    newest = material.history[-1] if material.history else None
    asked = named_pair(newest.plain) if newest else None
    if asked and reply and all(name.startswith(reply[1] or reply[2]) for name in asked.groups()):
        return [Hit(0, len(text), {"options": asked.groups()})]
    one = ONE.search(text.plain) if asked and len(text) < 16 else None
    return [Hit(*text.cover(*one.span()), {"options": asked.groups()})] if one and asked else []


def named_pair(plain: str) -> "re.Match[str] | None":
    """The first two people that are named side by side."""
    for found in PAIR.finditer(plain):
        if not any(NO_NAME.match(name) for name in found.groups()) and found[1] != found[2]:
            return found
    return None


def own_text(text: Reading, pair: "re.Match[str]") -> list[Hit]:
    """What stands behind the pair and could mean either of them."""
    plain, start = text.plain, pair.end()
    options = {"options": pair.groups()}
    title = re.search(rf"{TITLE}$", pair[2])
    words = []
    if title and pair[1].endswith(title.group()):
        words.append(rf"(?<![{SURNAME}副總代前新老大小各]){title.group()}")
    if pair[1][0] == pair[2][0] and pair[1][0] in SURNAME:
        words.append(rf"{pair[1][0]}(?:先生|小姐|女士|老師|經理|主任|醫師|律師)")
    words.append(ONE.pattern)
    found = re.compile("|".join(words)).search(plain, start)
    if not found or (re.search(NAMED, plain[start : found.start()]) and found.group() in "他她"):
        return []
    hit = Hit(*text.cover(*found.span()), options)
    return [] if text.is_data(hit) else [hit]
