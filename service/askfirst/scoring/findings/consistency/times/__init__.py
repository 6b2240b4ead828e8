"""Days and times against each other: their weekday, how long they last, which comes first."""

from askfirst.rules.nodes import MaterialFinder
from askfirst.scoring.findings.consistency.times.clock_lengths import wrong_clock_length
from askfirst.scoring.findings.consistency.times.events import after_the_event
from askfirst.scoring.findings.consistency.times.frequency import wrong_frequency
from askfirst.scoring.findings.consistency.times.lengths import wrong_duration
from askfirst.scoring.findings.consistency.times.no_days import no_such_day, wrong_weekday
from askfirst.scoring.findings.consistency.times.ruled_days import ruled_out_day
from askfirst.scoring.findings.consistency.times.sequence import wrong_sequence
from askfirst.scoring.findings.consistency.times.spans import backwards, wrong_length
from askfirst.scoring.findings.consistency.times.terms import wrong_term
from askfirst.scoring.findings.consistency.times.timing import too_early

TIMES: dict[str, MaterialFinder] = {
    "wrong_clock_length": wrong_clock_length,
    "after_the_event": after_the_event,
    "wrong_duration": wrong_duration,
    "no_such_day": no_such_day,
    "wrong_weekday": wrong_weekday,
    "wrong_sequence": wrong_sequence,
    "backwards": backwards,
    "wrong_length": wrong_length,
    "too_early": too_early,
    "ruled_out_day": ruled_out_day,
    "wrong_frequency": wrong_frequency,
    "wrong_term": wrong_term,
}
