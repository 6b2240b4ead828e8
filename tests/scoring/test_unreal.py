"""Times that cannot be meant, and those that can, for what is to be done."""

import pytest

from askfirst.entry import default_gate

UNREAL = (
    ("en", "yesterday at 11"),
    ("en", "last Tuesday at 8:30"),
    ("en", "three weeks ago"),
    ("en", "30 February 2028 at 9:00"),
    ("de", "gestern um 11"),
    ("de", "letzten Dienstag um 8:30"),
    ("de", "vor drei Wochen"),
    ("es", "ayer a las 11"),
    ("es", "el martes pasado"),
    ("fr", "hier à 11 h"),
    ("fr", "mardi dernier"),
    ("pt", "ontem às 11"),
    ("pt", "na terça-feira passada"),
    ("zh-Hant", "昨天十一點"),
    ("zh-Hant", "上週二"),
)
REAL = (
    ("en", "tomorrow at 11"),
    ("en", "not yesterday, tomorrow at 11"),
    ("en", "the last Tuesday of June at 8:30"),
    ("en", "Thursday, as we did last week"),
    ("en", "29 February 2028 at 9:00"),
    ("de", "morgen um 11"),
    ("de", "am letzten Dienstag im Juni"),
    ("es", "pasado mañana a las 11"),
    ("es", "el último martes de junio"),
    ("fr", "demain à 11 h"),
    ("fr", "le dernier mardi de juin"),
    ("pt", "amanhã às 11"),
    ("pt", "na última terça-feira de junho"),
    ("zh-Hant", "明天十一點"),
    ("zh-Hant", "提前三天前通知"),
    ("en", "same as yesterday, 18:30"),
    ("en", "once yesterday's delivery is unpacked"),
    ("de", "wie gestern, 18:30"),
    ("de", "sobald die Lieferung von gestern ausgepackt ist"),
    ("es", "como ayer, a las 18:30"),
    ("fr", "comme hier, à 18 h 30"),
    ("pt", "como ontem, às 18:30"),
    ("zh-Hant", "跟昨天一樣，十八點"),
)


@pytest.mark.parametrize(("language", "reply"), UNREAL)
def test_no_time_at_which_anything_can_be_done(language: str, reply: str) -> None:
    assert default_gate().hearing.unreal(reply, "time", language)


@pytest.mark.parametrize(("language", "reply"), REAL)
def test_a_time_to_come(language: str, reply: str) -> None:
    assert not default_gate().hearing.unreal(reply, "time", language)


def test_what_is_reported_may_be_over() -> None:
    assert not default_gate().hearing.unreal("last week", "period", "en")


def test_a_date_to_come() -> None:
    assert default_gate().hearing.unreal("yesterday at 11", "date", "en")
    assert not default_gate().hearing.unreal("tomorrow at 11", "date", "en")
