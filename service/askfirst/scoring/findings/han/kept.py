"""What Chinese text closes or forbids and then uses all the same: 含頂樓禁菸 - 倉庫 B 停用, 去 B 搬料."""

import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material
from askfirst.text.hit import Hit
from askfirst.text.late import late

INCLUDED = late(
    r"(?:連同?|含|包含|包括)([^,。;:、]{1,6}?)(?:在內|也|都)?(?:一律|全面|全部|均|皆)?(?:都|要)?(設為?唯讀|唯讀|禁\S|不得\S|不可\S|停\S|關\S|封\S|不開放|暫停|取消)"
)
CLOSED = late(
    r"((?:[A-Za-z0-9-]{1,6}\s?)?[\u4e00-\u9fff]{1,4}\s?[A-Za-z0-9-]{0,6}?)\s?(?:\d{1,2}/\d{1,2}\s?)?(?:起|開始|整天|全天|全面|暫時|目前|已經?|從[^,。]{1,5}起){0,2}(禁止(?:進出|使用|進入|通行|停車)|停用|停權|封閉|關閉|不開放|停駛|公休|停業|封館|停機|停電|施工封閉|報廢)"
)
USE = "(?:派[^,。;]{0,5}?[去到在]|送[到去往]|搬[到去進]|移[到至入]|放[到進在]|開[到進]|停[到在]|到|去|在|進|用|走|從|由|經|請[^,。;]{0,4}在|讓[^,。;]{0,4}在|請她|請他|讓她|讓他)"  # noqa: E501
FREE = late("改[到至用在]|除外|除了|但|例外|重新開放|恢復|之前|以前|前先|結束後|後再|再開|解除|移出|搬離|移走")


def kept_and_used(material: Material) -> Sequence[Hit]:
    """What is closed, with nothing said of an exception, and used again in the same text."""
    text = material.text
    plain = text.plain
    found = []
    for pattern, verb in ((INCLUDED, 2), (CLOSED, 2)):
        for closed in pattern.finditer(plain):
            behind = plain[closed.end() :]
            if FREE.search(behind):
                continue
            again = any(re.search(rf"{USE}[^,。;]{{0,3}}?{name}", behind) for name in names(closed[1]))
            person = pattern is INCLUDED and re.search("[請讓叫][他她](?:直接|自己|來|去)", behind)
            hit = Hit(*text.cover(closed.start(), closed.end(verb)))
            if (again or person) and not text.is_data(hit):
                found.append(hit)
    return found


def names(stretch: str) -> list[str]:
    """Patterns for what the stretch ends in: a code such as B, a place with its number, or its last two characters."""
    stretch = stretch.strip()
    numbered = re.search(r"([A-Za-z0-9-]+)\s?([\u4e00-\u9fff]+)$", stretch)
    if numbered:
        return [rf"{re.escape(numbered[1])}\s?{re.escape(numbered[2])}"]
    found = re.search(r"([\u4e00-\u9fff]*)\s?([A-Za-z0-9-]*)$", stretch)
    if not found or len(stretch) < 2:
        return []
    kind, code = found.groups()
    if not code:
        return [re.escape(kind[-2:])]
    return [rf"{re.escape(kind[-2:])}\s?{re.escape(code)}(?!\d)", *([re.escape(code)] if code.isalpha() else [])]
