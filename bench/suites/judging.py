"""What became of a program, told from what it and its compiler printed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from bench.suites.programs import Done, Program
from bench.timing.limited import TIMED_OUT

# What programs of public suites print about their results.
_RIGHT = re.compile(
    r"\bPASS(?:ED)?\b|\bsucce(?:ss|eded)|\bresults? match\b|\bcorrect\b|\breturned OK\b", re.I
)
_WRONG = re.compile(
    r"\bFAIL(?:ED|URE|S)?\b|\bmis-?match|\bincorrect|\bINVALID\b|\bwrong\b|verification error", re.I
)
# What a program says of failures that it is to have, or did not have, is not about its results.
_MEANT = re.compile(
    r"^.*(?:as expected|\b0 (?:failures|errors|error\(s\))).*\n?|Assertion `.*failed", re.M | re.I
)
_CODE = re.compile(r"\bRK\d{3}\b")
_ERROR = re.compile(r"^.*(?:\berror\b|No such file|undefined|not found).*$", re.M | re.I)
KEPT = 4000


@dataclass
class Row:
    """One program. `verdict`: "passed", "failed", "ran" (it checks nothing, or says nothing that
    is known here), "crashed", "time", or "not built"; `codes` are refusals on the way, `why` is
    the line that tells most."""

    name: str
    verdict: str = "not built"
    build_seconds: float = 0.0
    seconds: float = 0.0
    codes: Sequence[str] = ()
    why: str = ""
    output: str = field(default="", repr=False)


def judged(program: Program, build_limit: float, limit: float, verify: bool) -> Row:
    """Builds and runs a program."""
    row = Row(program.name)
    built = program.build(build_limit)
    row.build_seconds = built.seconds
    told(row, built)
    if built.status:
        row.why = "over the limit" if built.status == TIMED_OUT else row.why
        return row
    ran = program.run(limit, verify)
    row.seconds = ran.seconds
    told(row, ran)
    row.verdict = _verdict(ran)
    return row


def told(row: Row, done: Done) -> None:
    """What a command said that tells most."""
    row.codes = sorted({*_CODE.findall(done.output)})
    wrong = _WRONG.search(done.output)
    found = _ERROR.search(done.output)
    at = found.group(0) if found else _line(done.output, wrong.start()) if wrong else ""
    row.why, row.output = at.strip()[:300], done.output[-KEPT:]


def _line(text: str, place: int) -> str:
    return text[text.rfind("\n", 0, place) + 1 :].partition("\n")[0]


def _verdict(ran: Done) -> str:
    if ran.status == TIMED_OUT:
        return "time"
    if _WRONG.search(_MEANT.sub("", ran.output)):
        return "failed"
    if ran.status:
        return "crashed"
    return "passed" if _RIGHT.search(ran.output) else "ran"
