"""A field's name as people say it: `weight_kg` as "weight (kg)", `pickup_tz` as "pickup time zone"."""

import re

from askfirst.rules.schema import Questions

_HUMP = re.compile(r"(?<=[a-z]{2})(?=[A-Z])")
_CAMEL = re.compile(r"[A-Z]?[a-z]{2}\w*[A-Z]\w*")
_JOINTS = re.compile(r"[\s_.]+|(?<!\be)-")

_AS_WRITTEN = (
    "API BIC CRM CSV DOB EAN ERP ETA ETD GPS GTIN HTML IBAN ID IDs IP ISBN JSON KPI PDF PIN PO QR ROI SEO SKU SKUs SMS "
    "SQL SSN UPC URI URL URLs USB UTM UUID VAT VIN VIP XML B2B B2C"
)
_SPELLINGS = {word.lower(): word for word in _AS_WRITTEN.split()}

_SHORT = {
    "acct": "account",
    "addr": "address",
    "amt": "amount",
    "avg": "average",
    "cust": "customer",
    "dept": "department",
    "desc": "description",
    "dest": "destination",
    "freq": "frequency",
    "lang": "language",
    "loc": "location",
    "msg": "message",
    "nr": "number",
    "num": "number",
    "prio": "priority",
    "qty": "quantity",
    "ref": "reference",
    "src": "source",
    "tel": "telephone",
    "tz": "timezone",
}
"""Abbreviations that stand for one word; a pack that names that field in its own language has it there."""

_SPACED = {"timezone": "time zone", "timezones": "time zones"}

_UNITS = {
    **{unit: unit for unit in "kg mg lb lbs oz cm mm km mi ft ml kw ms hrs mph".split()},
    **{unit: unit.upper() for unit in "usd eur gbp chf jpy cny twd hkd cad aud brl mxn inr sek nok dkk pln".split()},
    **{unit: unit.upper() for unit in "kb mb gb tb".split()},
    "kwh": "kWh",
    "kmh": "km/h",
    "sqm": "m²",
    "m2": "m²",
    "m3": "m³",
    **{zone: zone.upper() for zone in "utc gmt cet cest".split()},
    "pct": "%",
    "percent": "%",
    "celsius": "°C",
    "fahrenheit": "°F",
}
_MEASURED = {
    "g": ("weight", "mass"),
    "t": ("weight", "mass"),
    "l": ("volume", "capacity"),
    "m": ("length", "height", "width", "depth", "distance", "altitude"),
    **dict.fromkeys(("days", "hours", "minutes", "seconds"), ("time", "duration", "delay", "period", "timeout", "age")),
}
"""Units only behind what they measure: the M of `size_m` is none, nor are the days of `business_days`."""


def in_words(questions: Questions, field: str) -> str:
    """The field in words: as the pack calls it, else its name with units and abbreviations as people write them.

    Words that abbreviations stand for are English, unless they are all of the name and the pack has them.
    """
    named = questions.field_names.get(field) or questions.field_names.get(_SHORT.get(field.lower(), ""))
    return named or phrase(field)


def phrase(field: str) -> str:
    """A name out of a program as a phrase."""
    words = [word for part in _JOINTS.split(field) if part for word in _parts(part)]
    unit = _unit(words)
    if unit:
        words = words[: -2 if len(words) > 2 and words[-2].lower() == "in" else -1]
    said = " ".join(_word(word, last=number == len(words) - 1 > 0) for number, word in enumerate(words))
    return f"{said} ({unit})" if unit else said or field


def _parts(word: str) -> list[str]:
    """A word in camel case as its words."""
    return [_plain(part) for part in _HUMP.split(word)] if _CAMEL.fullmatch(word) else [word]


def _plain(part: str) -> str:
    """A hump without its capital; what is all capitals is an abbreviation."""
    return part if part.isupper() else part.lower()


def _unit(words: list[str]) -> str:
    """The unit that the last word of several is; empty where it is none."""
    if len(words) < 2:
        return ""
    last, before = words[-1].lower(), words[-2].lower()
    return last if before in _MEASURED.get(last, ()) else _UNITS.get(last, "")


def _word(word: str, last: bool) -> str:
    """One word as people write it; `no` is a number only at the end, as in `order_no`."""
    low = word.lower()
    if low == "no" and last:
        return "number"
    whole = _SHORT.get(low, low)
    return _SPELLINGS.get(low) or _SPACED.get(whole) or (whole if low in _SHORT else word)
