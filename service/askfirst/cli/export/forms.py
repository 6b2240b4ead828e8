"""The forms in which tables are written: JSON lines, CSV, SQL."""

import csv
import re
from collections.abc import Callable
from typing import TextIO

import msgspec
from msgspec import Raw

from askfirst.cli.export.tables import Row, Table, Value
from askfirst.ports.ids import uuid_of

_WIDTH = re.compile(r"VARCHAR\((\d+)\)")


class Form:
    """Writes tables, row by row."""

    def __init__(self, output: TextIO, *, several: bool) -> None:
        """`several` tables follow, or one."""
        self._output, self._several = output, several

    def begin(self, table: Table) -> None:
        """What stands ahead of a table's rows."""

    def add(self, table: Table, row: Row) -> None:
        """One row."""
        raise NotImplementedError

    def end(self) -> None:
        """What stands behind all."""


class JsonLines(Form):
    """A row a line; with several tables each line says which it belongs to."""

    def add(self, table: Table, row: Row) -> None:
        told = {"table": table.name, **row} if self._several else row
        self._output.write(msgspec.json.encode(told).decode() + "\n")


class Csv(Form):
    """One table with a line of names (RFC 4180); JSON columns hold JSON text."""

    def begin(self, table: Table) -> None:
        csv.writer(self._output).writerow(table.columns)

    def add(self, table: Table, row: Row) -> None:
        csv.writer(self._output).writerow(map(_plain, row.values()))


class Sql(Form):
    """A script that makes the tables where they are not there and adds or renews the rows."""

    def __init__(self, output: TextIO, *, several: bool) -> None:
        super().__init__(output, several=several)
        output.write(
            "-- For PostgreSQL and SQLite. Names are cut to their columns' widths; where an original message\n"
            "-- has an id that is no UUID, the UUIDv5 of it stands for it.\nBEGIN;\n"
        )

    def begin(self, table: Table) -> None:
        lines = ",\n".join([*(f"  {name} {type_}" for name, (type_, _) in table.columns.items()), *table.clauses])
        self._output.write(f"CREATE TABLE IF NOT EXISTS {table.name} (\n{lines}\n);\n")
        for name, columns in table.indexes:
            self._output.write(f"CREATE INDEX IF NOT EXISTS {name} ON {table.name} ({columns});\n")

    def add(self, table: Table, row: Row) -> None:
        values = ", ".join(_literal(row[name], type_) for name, (type_, _) in table.columns.items())
        renewed = ", ".join(f"{name} = excluded.{name}" for name in table.columns if name != table.key)
        names = ", ".join(table.columns)
        self._output.write(
            f"INSERT INTO {table.name} ({names}) VALUES ({values}) "  # noqa: S608 written out, not run
            f"ON CONFLICT ({table.key}) DO UPDATE SET {renewed};\n"
        )

    def end(self) -> None:
        self._output.write("COMMIT;\n")


FORMS: dict[str, Callable[..., Form]] = {"ndjson": JsonLines, "csv": Csv, "sql": Sql}


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
