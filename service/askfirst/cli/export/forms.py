"""The forms in which tables are written: JSON lines, CSV, SQL."""

import csv
import io
import re
from collections.abc import Callable
from typing import NamedTuple

import msgspec
from msgspec import Raw

from askfirst.cli.export.tables import Row, Table, Value
from askfirst.ports.ids import uuid_of

_WIDTH = re.compile(r"VARCHAR\((\d+)\)")


class Form(NamedTuple):
    """How tables are written: `head` stands ahead of a table's rows, `begin` and `end` around all."""

    row: Callable[[Table, Row], str]
    head: Callable[[Table], str] = lambda _: ""
    begin: str = ""
    end: str = ""


def json_line(row: dict[str, Value]) -> str:
    """An object a line."""
    return msgspec.json.encode(row).decode() + "\n"


def csv_line(values: list[str | int | float | None]) -> str:
    """A line of RFC 4180; JSON columns hold JSON text."""
    line = io.StringIO()
    csv.writer(line).writerow(values)
    return line.getvalue()


def sql_table(table: Table) -> str:
    """Makes the table and its indexes where they are not there."""
    lines = ",\n".join([*(f"  {name} {type_}" for name, (type_, _) in table.columns.items()), *table.clauses])
    indexes = [f"CREATE INDEX IF NOT EXISTS {name} ON {table.name} ({of});\n" for name, of in table.indexes]
    return "".join([f"CREATE TABLE IF NOT EXISTS {table.name} (\n{lines}\n);\n", *indexes])


def sql_row(table: Table, row: Row) -> str:
    """Adds or renews the row."""
    values = ", ".join(_literal(row[name], type_) for name, (type_, _) in table.columns.items())
    renewed = ", ".join(f"{name} = excluded.{name}" for name in table.columns if name != table.key)
    return (
        f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES ({values}) "  # noqa: S608 written out, not run
        f"ON CONFLICT ({table.key}) DO UPDATE SET {renewed};\n"
    )


def _plain(value: Value) -> str | int | float | None:
    return bytes(value).decode() if isinstance(value, Raw) else value


def _literal(value: Value, type_: str) -> str:
    """A value as SQL writes it; text in single quotes, without the NUL that PostgreSQL refuses."""
    plain = _plain(value)
    if plain is None:
        return "NULL"
    if not isinstance(plain, str):
        return repr(plain)
    if type_.startswith("UUID"):
        plain = str(uuid_of(plain))
    if width := _WIDTH.match(type_):
        plain = plain[: int(width[1])]
    return "'" + plain.replace("\x00", "").replace("'", "''") + "'"


FORMS: dict[str, Form] = {
    "ndjson": Form(lambda _, row: json_line(row)),
    "csv": Form(lambda _, row: csv_line([*map(_plain, row.values())]), lambda table: csv_line([*table.columns])),
    "sql": Form(
        sql_row,
        sql_table,
        "-- For PostgreSQL and SQLite. Names are cut to their columns' widths; where an original message\n"
        "-- has an id that is no UUID, the UUIDv5 of it stands for it.\nBEGIN;\n",
        "COMMIT;\n",
    ),
}
SEVERAL = FORMS | {"ndjson": Form(lambda table, row: json_line({"table": table.name, **row}))}
"""With several tables each JSON line says which it belongs to."""
