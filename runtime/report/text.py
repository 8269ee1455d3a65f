"""A report as text, for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from raise_kernel.runtime.report.advice import (
    access_advice,
    form_words,
    refusal_advice,
    remark_advice,
    remark_sentence,
    sentence,
    why_not_better,
)
from raise_kernel.runtime.report.costs import MEASURED_ON
from raise_kernel.runtime.report.explanation import Explanation
from raise_kernel.runtime.report.numbers import bytes_words, count, time_words
from raise_kernel.runtime.report.sources import SourceFile, expression_at, parsed_location


def as_text(report: Explanation) -> str:
    """The whole report."""
    parts = [
        [report.kernel, report.launch, *report.arguments],
        _refusal(report),
        _source(report),
        _accesses(report),
        _work(report),
        [f"guard of {g.name}{_at(g.line)}" for g in report.guards],
        list(report.collectives),
        ["JAX source", *(f"  {line}" for line in report.jax.lines)] if report.jax else [],
    ]
    return "\n\n".join("\n".join(line for line in part if line) for part in parts if part) + "\n"


def _refusal(report: Explanation) -> list[str]:
    if report.refusal is None:
        return []
    advice = [] if report.refusal.hint else [f"  help: {refusal_advice(report.refusal)}"]
    return [str(report.refusal), *advice]


def _source(report: Explanation) -> list[str]:
    """The source with remarks under their lines, then the remarks without a line."""
    lines: list[str] = []
    shown: set[str] = set()
    for file in report.sources[:1]:
        notes = _notes(report, file)
        shown.update(text for texts in notes.values() for text in texts)
        if notes:
            lines.append(file.name)
            lines += _annotated(file, notes)
    others = [text for location, text in _remarks(report) if text not in shown or not location]
    return lines + (["Remarks without a line", *others] if others else [])


def _annotated(file: SourceFile, notes: dict[int, list[str]]) -> Iterator[str]:
    """Lines around those with a note; gaps are dots."""
    last = file.first + len(file.lines) - 1
    wanted = {n for line in notes for n in (line - 1, line, line + 1) if file.first <= n <= last}
    before = min(wanted, default=1) - 1
    for number in sorted(wanted):
        if number != before + 1:
            yield "      ..."
        yield f"{number:5} | {file.lines[number - file.first]}"
        yield from (f"      ^ {note}" for note in notes.get(number, ()))
        before = number


def _notes(report: Explanation, file: SourceFile) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for location, text in _remarks(report):
        parsed = parsed_location(location)
        if parsed is not None and parsed[0] == file.name:
            found.setdefault(parsed[1], []).append(text)
    return found


def _remarks(report: Explanation) -> Iterator[tuple[str, str]]:
    for remark in report.remarks:
        advice = remark_advice(remark)
        text = f"{remark.kind}: {remark_sentence(remark)}"
        yield remark.line or "", f"{text} {advice}".rstrip()


def _accesses(report: Explanation) -> list[str]:
    if not report.accesses or report.refusal is not None:
        return []
    lines = ["Accesses"]
    for access in report.accesses:
        size = f", {bytes_words(access.bytes)}" if access.bytes else ""
        times = ", ".join(f"{target} {time_words(us)}" for target, us in access.microseconds)
        times = f" ({times})" if times else ""
        source = expression_at(report.sources, access.location)
        what = source if source and source.startswith(access.array) else access.array
        head = f"  {access.kind} of {what}{_at(access.location)}"
        lines.append(f"{head}: {form_words(access)}{size}{times}")
        why = f"{why_not_better(access)} {access_advice(access)}".strip()
        lines += [f"      {why}"] if why else []
    return lines


def _work(report: Explanation) -> list[str]:
    if report.work is None:
        return []
    work = report.work
    lines = [
        "Work",
        f"  {count(work.operations)} operations, {bytes_words(work.bytes)} through memory",
    ]
    if work.unknown_loops:
        lines.append(f"  {sentence(unknown_loops(work.unknown_loops))}")
    lines += _columns(
        (f"  {time.target}", f"about {time_words(time.total)}", f"({MEASURED_ON[time.target]})")
        for time in report.times
    )
    return lines


def unknown_loops(number: int) -> str:
    """That the estimate guesses."""
    loops = "one loop has" if number == 1 else f"{number} loops have"
    return f"{loops} a trip count that depends on data; 8 iterations are counted"


def _columns(rows: Iterable[tuple[str, ...]]) -> list[str]:
    rows = list(rows)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        " ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def _at(location: str | None) -> str:
    parsed = parsed_location(location) if location else None
    return f" in line {parsed[1]}" if parsed else ""
