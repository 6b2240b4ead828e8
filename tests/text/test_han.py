"""Facts in Chinese text."""

import pytest

import askfirst
from askfirst.model import Instruction
from askfirst.text.entities import ENTITIES, entities_of

GATE = askfirst.load_gate()
READER = GATE.shelves["zh-Hant"].reader


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("money", "預算 5 萬台幣", ["5 萬台幣"]),
        ("money", "每天 NT$300，共 2,000 元", ["NT$300", "2,000 元"]),
        ("percent", "打 85 折，另退一成或 10%", ["85 折", "一成", "10%"]),
        ("date", "10/1 到 10 月 15 日，下週三開會", ["10/1", "10 月 15 日", "下週三"]),
        ("duration", "三個工作天內，展延 14 天", ["三個工作天", "14 天"]),
        ("clock_time", "下午 3 點或 15:00", ["下午 3 點", "15:00"]),
        ("clock_time", "快一點，不要三不五時改", []),
        ("timezone", "台北時間 15:00，UTC+8", ["台北時間", "UTC+8"]),
        ("number", "1,200 個，5/3 前", ["1,200"]),
        ("file", "盡快把report.pdf寄出", ["report.pdf"]),
        ("date", "封存 2023 年的合約", ["2023 年"]),
        ("number", "排進前 5，90 天內", ["5", "90"]),
        ("metric_target", "目前 2.1%，轉換率提高到 4%", ["到 4"]),
        ("rank", "現在 P4，改 P2", ["P2"]),
    ],
)
def test_entities(name: str, text: str, found: list[str]) -> None:
    assert name in entities_of("zh-Hant", ENTITIES)
    reading = READER.read(text)
    assert [reading.text(hit) for hit in reading.entities(name)] == found


@pytest.mark.parametrize("language", ["zh-TW", "zh", "zh-Hant", None])
def test_chinese_is_asked_in_chinese(language: str | None) -> None:
    found = GATE.assess(Instruction(text="改天提醒我繳費", language=language))
    assert found.language == "zh-Hant" and found.question == "「改天」是什麼時候？"


def test_candidates_are_the_options_until_one_is_singled_out() -> None:
    candidates = ("悠遊卡品牌形象", "悠遊卡聯名卡", "悠遊卡學生版")
    several = GATE.assess(Instruction(text="悠遊卡 投遞的格式、成效", candidates=candidates))
    assert several.decision == "clarify" and several.issues[0].options == candidates
    one = GATE.assess(Instruction(text="我要查詢品牌部分的悠遊卡", candidates=candidates))
    assert one.decision == "proceed"


def test_an_order_to_ask_the_user_is_no_work() -> None:
    found = GATE.assess(Instruction(text="意圖不明確，請詢問使用者哪一個"))
    assert found.clarification_request and found.decision == "clarify"


def test_the_comma_of_a_number_ends_no_clause_and_that_between_two_numbers_does() -> None:
    one, two = READER.read("共 18,600 元"), READER.read("第 3，90 天")
    assert one.clauses[0] == one.clauses[-1] and two.clauses[0] != two.clauses[-1]
