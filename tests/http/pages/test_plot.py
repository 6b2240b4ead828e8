"""The plot of one KPI."""

import re
from xml.etree.ElementTree import Element, fromstring

from hypothesis import given
from hypothesis import strategies as st

from askfirst.http.pages.kpis import SPANS, plot
from askfirst.http.templating import render
from askfirst.insights.kpis import Kpi, judged

WIDTH, HEIGHT = 320, 120
SVG = "{http://www.w3.org/2000/svg}"
VALUES = st.lists(st.none() | st.floats(0, 1), min_size=1, max_size=60)


def drawn(kpi: Kpi, values: list[float | None]) -> Element:
    steps = [(str(number), value) for number, value in enumerate(values)]
    chart = render("operations/plot.html", plot=plot(kpi, steps), title="a < b", span=SPANS["day"])
    return fromstring(chart.strip().replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1))


@given(values=VALUES)
def test_every_value_has_a_dot_within_the_plot(values: list[float | None]) -> None:
    for kpi in (judged("lower", 0.1, "ratio", 0.1, 0.2), judged("higher", 0.9, "ratio", 0.95, 0.9)):
        svg = drawn(kpi, values)
        dots = svg.findall(f"{SVG}circle")
        assert len(dots) == sum(value is not None for value in values)
        for dot in dots:
            assert 0 <= float(dot.attrib["cx"]) <= WIDTH
            assert 0 <= float(dot.attrib["cy"]) <= HEIGHT


def test_a_step_without_data_is_a_gap() -> None:
    svg = drawn(judged("lower", 0.1, "ratio", 0.1, 0.2), [0.1, 0.2, None, 0.3])
    lines = [one.attrib["points"].split() for one in svg.findall(f"{SVG}polyline")]
    assert [len(line) for line in lines] == [2, 1]


def test_higher_is_further_up_and_the_alert_lies_beyond_its_threshold() -> None:
    svg = drawn(judged("lower", 0.1, "ratio", 0.1, 0.2), [0.05, 0.2, 0.5])
    low, at_alert, high = (float(dot.attrib["cy"]) for dot in svg.findall(f"{SVG}circle"))
    zone = svg.find(f"{SVG}rect")
    target = svg.find(f"{SVG}path[@class='target']")
    assert zone is not None
    assert target is not None
    assert high < at_alert < float(re.findall(r"M6 ([\d.]+)", target.attrib["d"])[0]) < low
    assert float(zone.attrib["y"]) + float(zone.attrib["height"]) == at_alert
    assert svg.attrib["aria-label"] == "a < b, 24 hours: 10 % in all, from 5 % to 50 % by hour"
