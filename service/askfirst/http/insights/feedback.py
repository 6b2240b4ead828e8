"""What somebody says about an assessment or a clarification."""

from typing import Annotated, Literal, TypeAlias
from uuid import uuid4

from msgspec import Meta, Struct, field
from msgspec.structs import asdict

from askfirst.desk import Key, Reply, new
from askfirst.http.problems import refused_value
from askfirst.http.reply import encode
from askfirst.insights.counters import agent
from askfirst.model import Asker, Instruction, IssueType, Name, Writer
from askfirst.moments import iso
from askfirst.ports import Caller, Feedback, Record, Store

Verdict: TypeAlias = Literal["was_clear", "was_unclear", "question_helped", "question_did_not_help"]


class FeedbackRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """About one assessment or one clarification, by its id.

    `was_clear`: nothing had to be asked; `was_unclear`: something had to be. `instruction` is what was
    scored: only what stands here is kept, and only with it can be learned from an assessment. `from` and
    `to` are the agents, as in the instruction; a clarification's own are used where they are left out.
    """

    verdict: Annotated[
        Verdict, Meta(description="`was_clear`, `was_unclear`, `question_helped` or `question_did_not_help`")
    ]
    assessment_id: Annotated[
        Annotated[str, Meta(pattern="^asm_[0-9a-f]{24}$")] | None, Meta(description="The assessment that it is about")
    ] = None
    clarification_id: Annotated[
        Annotated[str, Meta(pattern="^clr_[0-9a-f]{32}$")] | None,
        Meta(description="The clarification that it is about"),
    ] = None
    question_id: Annotated[Name | None, Meta(description="The question that it is about")] = None
    rule: Annotated[Name | None, Meta(description="The rule that it is about")] = None
    ambiguity_type: Annotated[IssueType | None, Meta(description="The type of ambiguity that it is about")] = None
    note: Annotated[
        Annotated[str, Meta(max_length=2_000)] | None, Meta(description="What the person says, in words")
    ] = None
    instruction: Annotated[
        Instruction | None, Meta(description="What was scored: only with it can be learned from an assessment")
    ] = None
    from_: Asker = field(default=None, name="from")
    to: Writer = None


class FeedbackKept(FeedbackRequest, frozen=True, kw_only=True, omit_defaults=True):
    """What is kept of it, beside the id of what it is about: agents by their names, and two labels more."""

    from_: str | None = field(default=None, name="from")
    to: str | None = None
    department: str | None = None
    language: str | None = None


class FeedbackTaken(Struct, frozen=True):
    """The feedback is kept under this id."""

    id: Annotated[str, Meta(description="Its id")]
    at: Annotated[str, Meta(description="When, in UTC")]


async def keep_feedback(
    store: Store, request: FeedbackRequest, caller: Caller, key: Key | None = None, id_: str | None = None
) -> Reply:
    """Keep it, under this id once or under a new one. Raises RequestError, AnsweredBefore or StoreError."""
    subject = subject_of(request)
    found = await store.load(subject) if request.clarification_id else None
    record = found.record if found and found.record and caller.sees(found.record.owner) else None
    now = found.now if found else await store.now()
    feedback = Feedback(
        id=id_ or f"fb_{uuid4().hex}",
        at=now,
        subject=subject,
        verdict=request.verdict,
        body=encode(kept_of(request, record)),
        owner=record.owner if record else caller.owner,
    )
    told = Reply(201, encode(FeedbackTaken(feedback.id, iso(now, "seconds"))))
    new(await store.add_feedback(feedback, key.once(told) if key else None))
    return told


def subject_of(request: FeedbackRequest) -> str:
    """What it is about. Raises RequestError unless it is one thing."""
    named = [one for one in (request.assessment_id, request.clarification_id) if one is not None]
    if len(named) != 1:
        said = "Stands beside `clarification_id`" if named else "Missing"
        mend = "Give either `assessment_id` or `clarification_id`"
        raise refused_value("invalid-request", "assessment_id", said, mend)
    return named[0]


def kept_of(request: FeedbackRequest, record: Record | None) -> FeedbackKept:
    """The feedback with the labels of its clarification, where that is kept, or of its instruction."""
    given, place = request.instruction, record or request.instruction
    asker, writer = (agent(given.from_), agent(given.to)) if given else ("", "")
    if record is not None:
        asker, writer = record.tracking.from_agent, record.tracking.to_agent
    more = {
        "assessment_id": None,
        "clarification_id": None,
        "from_": agent(request.from_) or asker or None,
        "to": agent(request.to) or writer or None,
        "department": (place and place.department) or None,
        "language": (place and place.language) or None,
        "ambiguity_type": request.ambiguity_type or (record and record.tracking.ambiguity_type) or None,
    }
    return FeedbackKept(**asdict(request) | more)
