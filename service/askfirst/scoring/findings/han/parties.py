"""People in Chinese text by their part alone: 回電給客人, with nobody named."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material
from askfirst.text.hit import Hit
from askfirst.text.late import late

PARTY = late(
    r"(?:給|幫|替|打給|聯絡|通知|寄還|回覆)((?:那|這|一)?[位個名]?(?:客人|客戶|廠商|學生|家長|病人|應徵者|買家|訪客|租客|學員|當事人|使用者|承租人))(?=[,。;說改開退補做寄送確訂]|$)"
)
MANY = late(
    "所有|全體|各|每[位個家名]|全部|名單|們|任何|哪|若|如果|規則|政策|時段|一律|分群|標籤|篩選|[\\d兩三四五六七八九十]\\s?[位名個家人]"
)
NAMED = ("id", "name", "quote", "email", "phone", "file", "url")


def unnamed_party(material: Material) -> Sequence[Hit]:
    """A customer or pupil who is to get something, where neither text nor history names one."""
    text = material.text
    if material.history or material.request.candidates is not None or MANY.search(text.plain):
        return []
    if any(text.entities(kind) for kind in NAMED):
        return []
    found = [Hit(*text.cover(*one.span(1))) for one in PARTY.finditer(text.plain)]
    return [hit for hit in found if not text.is_data(hit)]
