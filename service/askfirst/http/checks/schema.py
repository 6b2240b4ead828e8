"""What `POST /v1/packs/check` takes and answers."""

import re
from functools import partial
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from askfirst.http.problems import Answer, refused_value
from askfirst.model import Instruction, Name, Versions

MAX_FILES = 50
MAX_INSTRUCTIONS = 20
MAX_FAILURES = 100
"""Failed examples that are listed; `failed` counts all."""

_LANGUAGE = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_FILE = re.compile(_LANGUAGE.pattern + r"(/[A-Za-z0-9_][A-Za-z0-9_-]{0,99}){1,2}\.yaml")

FileName = Annotated[str, Meta(max_length=250)]

_refused = partial(refused_value, "invalid-request")


class PackCheck(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Packs to try, and what to assess under them.

    `pack` is the YAML text for `language` and `department` (none for the general pack), or `files`
    has texts by name, such as `en/sales.yaml`, `en/lexicon.yaml` or `en/general/words.yaml`.
    """

    language: Annotated[Name, Meta(description="The language of `pack`")] = "en"
    department: Annotated[Name | None, Meta(description="The department of `pack`; none for the general pack")] = None
    pack: Annotated[str | None, Meta(description="The YAML text of one pack")] = None
    files: Annotated[
        dict[FileName, str],
        Meta(max_length=MAX_FILES, description="Several texts, by name: `en/sales.yaml`, `en/lexicon.yaml`"),
    ] = msgspec.field(default_factory=dict)
    instructions: Annotated[
        tuple[Instruction, ...], Meta(max_length=MAX_INSTRUCTIONS, description="What is to be assessed")
    ] = ()


class Finding(Struct, frozen=True):
    """Something to mend in a pack: where, what is wrong, what to write. `line` counts from 1."""

    file: Annotated[str, Meta(description="The file")]
    line: Annotated[int, Meta(description="The line, from 1")]
    problem: Annotated[str, Meta(description="What is wrong")]
    mend: Annotated[str, Meta(description="How to mend it")]


class FailedExample(Struct, frozen=True):
    """An example that does not hold, and where its rule is written."""

    file: Annotated[str, Meta(description="The file")]
    line: Annotated[int, Meta(description="The line, from 1")]
    rule: Annotated[str, Meta(description="The rule that found it")]
    text: Annotated[str, Meta(description="The example")]
    problem: Annotated[str, Meta(description="What was expected, and what came")]


class Examples(Struct, frozen=True):
    """Your own examples and the shipped ones that your words reach: how many were run, how many and which failed."""

    run: Annotated[int, Meta(description="How many were run")]
    failed: Annotated[int, Meta(description="How many do not hold")]
    failures: Annotated[tuple[FailedExample, ...], Meta(description="The first 100 that do not hold")]


class CheckResult(Struct, frozen=True, kw_only=True):
    """`ok` says that the packs load, that nothing is to be mended, and that every example holds.

    `examples` and `versions` are null, and nothing is assessed, where the packs cannot be loaded.
    """

    ok: Annotated[bool, Meta(description="Whether all is well")]
    findings: Annotated[tuple[Finding, ...], Meta(description="What has to be mended")]
    examples: Annotated[
        Examples | None, Meta(description="How your examples did, and the shipped ones that your words reach")
    ] = None
    assessments: Annotated[tuple[Answer, ...], Meta(description="One entry for each instruction, in order")] = ()
    versions: Annotated[
        Versions | None, Meta(description="What gave this answer: packs, and the classifier's weights")
    ] = None


def files_of(request: PackCheck) -> dict[str, str]:
    """Text by file name. Raises RequestError for a name that no pack can have, or where there is no text."""
    files = dict(request.files)
    if request.pack is not None:
        name = f"{request.language}/{request.department or 'general'}.yaml"
        if name in files:
            raise _refused("pack", f"{name} is in `files` as well", "Send it once")
        if not _FILE.fullmatch(name):
            field = "department" if _LANGUAGE.fullmatch(request.language) else "language"
            raise _refused(field, "Cannot be part of a file's name", "Use letters, digits, hyphens, underscores")
        files[name] = request.pack
    if not files:
        raise _refused("pack", "Missing", "Send a pack's YAML text as `pack`, or several files as `files`")
    for name in files:
        if not _FILE.fullmatch(name):
            raise _refused(f"files.{name}", "Not the name of a pack", "Write it like en/sales.yaml")
    return files
