"""A report as one HTML page that loads nothing: styles and script are inside of it."""

from __future__ import annotations

import importlib.resources
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from raise_kernel.diagnostics import shortened
from raise_kernel.remarks import Remark
from raise_kernel.runtime.report.accesses import Access
from raise_kernel.runtime.report.advice import (
    access_advice,
    form_words,
    refusal_advice,
    remark_advice,
    remark_sentence,
    sentence,
    why_not_better,
)
from raise_kernel.runtime.report.changes import Change
from raise_kernel.runtime.report.costs import MEASURED_ON
from raise_kernel.runtime.report.explanation import Explanation
from raise_kernel.runtime.report.highlight import highlighted
from raise_kernel.runtime.report.markup import Markup, escaped, joined, tag
from raise_kernel.runtime.report.module_text import MOST_LINES
from raise_kernel.runtime.report.numbers import bytes_words, count, time_words
from raise_kernel.runtime.report.sources import SourceFile, expression_at, parsed_location
from raise_kernel.runtime.report.text import unknown_loops
from raise_kernel.runtime.report.trace import PassRun, StageRun

# The page may run its own script and use its own styles, and may load nothing at all.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
_SIGNS = {"same": " ", "removed": "-", "added": "+", "skipped": "…"}


def page(report: Explanation) -> str:
    """The whole page."""
    found = parts(report)
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", http_equiv="Content-Security-Policy", content=_POLICY),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", f"{report.kernel} · raise-kernel"),
        tag("style", _asset("page.css")),
    )
    body = tag(
        "body",
        _header(report),
        found.refusal,
        found.bar,
        tag("main", found.source, found.stages),
        found.below,
        tag("script", _asset("page.js")),
    )
    return f"<!doctype html>\n{tag('html', head, body, lang='en')}\n"


@dataclass(frozen=True)
class Parts:
    """What a page is put together from. Where the report has nothing for a part, it is empty."""

    refusal: Markup
    source: Markup
    bar: Markup
    stages: Markup
    below: Markup


def parts(report: Explanation) -> Parts:
    """The parts of a page, with links between their lines."""
    links = _Links(report.sources)
    panels = _panels(report, links)
    below = (
        _accesses(report, links),
        _work(report),
        _guards(report, links),
        _others(report, links),
    )
    return Parts(
        escaped(_refusal(report, links)),
        _left(report, links),
        escaped(_bar(panels)),
        escaped(_right(panels)),
        joined(below),
    )


def _asset(name: str) -> Markup:
    """A file of this package, which holds no closing tag."""
    folder = importlib.resources.files("raise_kernel.runtime.report").joinpath("assets")
    return Markup(folder.joinpath(name).read_text(encoding="utf-8"))


class _Links:
    """Lines of the kernel's source as words for `data-p`: "0:12" is line 12 of the first file."""

    def __init__(self, sources: Sequence[SourceFile]) -> None:
        self._files = {file.name: number for number, file in enumerate(sources)}

    def of(self, locations: Iterable[str | None]) -> str | None:
        """The words for some locations; None where no file of the page has one of them."""
        words: dict[str, None] = {}
        for location in locations:
            parsed = parsed_location(location) if location else None
            if parsed is not None and parsed[0] in self._files:
                words[f"{self._files[parsed[0]]}:{parsed[1]}"] = None
        return " ".join(words) or None

    def label(self, location: str | None) -> Markup | str:
        """A location that leads to its line."""
        parsed = parsed_location(location) if location else None
        if parsed is None:
            return ""
        word = self.of([location])
        name = parsed[0].rsplit("/", 1)[-1]
        text = f"line {parsed[1]}" if self._files.get(parsed[0]) == 0 else f"{name}:{parsed[1]}"
        return tag("a", text, href=f"#l{word.replace(':', '-')}") if word else text


def _header(report: Explanation) -> Markup:
    refused = report.refusal is not None
    badge = tag(
        "span", "refused" if refused else "raised", class_="badge bad" if refused else "badge good"
    )
    slow = sum(access.is_slow for access in report.accesses)
    words = [report.launch, *report.arguments]
    if report.jax is not None:
        words.append(f"{slow} of {len(report.accesses)} accesses element by element")
    chips = joined(tag("span", word, class_="chip") for word in words if word)
    return tag("header", tag("h1", report.kernel, badge), tag("p", chips))


def _refusal(report: Explanation, links: _Links) -> Markup | str:
    refusal = report.refusal
    if refusal is None:
        return ""
    details = [
        tag("p", tag("b", label), tag("code", shortened(value)))
        for label, value in (
            ("source", refusal.line),
            ("instruction", refusal.instruction),
            ("pass", refusal.pass_name),
            ("file", refusal.file),
        )
        if value
    ]
    return tag(
        "section",
        tag("h2", f"Refused: {refusal.code}"),
        tag("pre", shortened(refusal.message)),
        tag("p", tag("b", "what to do"), refusal_advice(refusal)),
        *details,
        class_="refusal",
        data_p=links.of([refusal.line]),
    )


# --- the source, with remarks -----------------------------------------------------------------


def _left(report: Explanation, links: _Links) -> Markup:
    notes: dict[str, list[Remark]] = {}
    for remark in report.remarks:
        word = links.of([remark.line])
        if word is not None:
            notes.setdefault(word, []).append(remark)
    refused = links.of([report.refusal.line]) if report.refusal is not None else None
    files = [
        joined([_title(file), _source(number, file, notes, refused)])
        for number, file in enumerate(report.sources)
    ]
    missing = tag("p", "The source file cannot be read.", class_="empty")
    toggle = tag(
        "label",
        tag("input", type="checkbox", id="applied"),
        "also show what passes did",
        class_="toggle",
    )
    head = tag("h2", "Source", toggle if report.remarks else "")
    return tag("section", head, *(files or [missing]), class_="pane", id="source")


def _title(file: SourceFile) -> Markup:
    part = ""
    if len(file.lines) != file.total:
        part = f" (lines {file.first} to {file.first + len(file.lines) - 1} of {file.total})"
    return tag("h3", f"{file.name}{part}")


def _source(
    number: int, file: SourceFile, notes: dict[str, list[Remark]], refused: str | None
) -> Markup:
    rows: list[Markup] = []
    for index, line in enumerate(file.lines, file.first):
        word = f"{number}:{index}"
        kinds = dict.fromkeys(remark.kind for remark in notes.get(word, ()))
        rows.append(
            tag(
                "div",
                tag("b", index),
                tag("code", highlighted(line, file.language)),
                class_=" ".join(["l", *kinds, *(["refused"] if word == refused else [])]),
                id=f"l{number}-{index}",
                data_p=word,
            )
        )
        rows += [_note(remark) for remark in notes.get(word, ())]
    return tag("div", *rows, class_="code")


def _note(remark: Remark) -> Markup:
    """A remark under its line."""
    return tag(
        "div",
        tag("b", _KIND_WORDS[remark.kind]),
        tag("span", remark_sentence(remark)),
        tag("em", remark_advice(remark)),
        tag("small", remark.pass_name),
        class_=f"note {remark.kind}",
    )


_KIND_WORDS = {"applied": "done", "missed": "missed", "note": "note", "warning": "warning"}


# --- the stages -------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Panel:
    """One form of the kernel: its name in the bar, what stands under it, its body."""

    name: str
    words: str
    body: Markup


def _panels(report: Explanation, links: _Links) -> list[_Panel]:
    panels = []
    if report.llvm:
        code = _code([(line, None) for line in report.llvm[:MOST_LINES]], "llvm")
        panels.append(_Panel("LLVM IR", "for this launch", code))
    for stage in report.stages:
        panels.append(_Panel(stage.name, _stage_words(stage), _stage(stage, links)))
    if report.jax is not None:
        pairs = zip(report.jax.lines, report.jax.origins, strict=True)
        lines = [(line, links.of(locations)) for line, locations in pairs]
        panels.append(_Panel("JAX", "what runs", _code(lines, "python")))
    return panels


def _bar(panels: Sequence[_Panel]) -> Markup | str:
    """The stages as tabs; the last one is shown first."""
    buttons = [
        tag(
            "button",
            panel.name,
            tag("small", panel.words),
            role="tab",
            id=f"tab{number}",
            aria_selected="true" if number == len(panels) - 1 else "false",
            aria_controls=f"panel{number}",
        )
        for number, panel in enumerate(panels)
    ]
    return tag("nav", *buttons, role="tablist", aria_label="Stages") if panels else ""


def _right(panels: Sequence[_Panel]) -> Markup | str:
    bodies = [
        tag(
            "div",
            panel.body,
            role="tabpanel",
            id=f"panel{number}",
            aria_labelledby=f"tab{number}",
            hidden=number != len(panels) - 1,
        )
        for number, panel in enumerate(panels)
    ]
    return tag("section", *bodies, class_="pane", id="stages") if panels else ""


def _stage_words(stage: StageRun) -> str:
    passes = f", {len(stage.passes)} passes" if len(stage.passes) > 1 else ""
    passes = ", 1 pass" if len(stage.passes) == 1 else passes
    return f"{time_words(stage.seconds * 1e6)}{passes}"


def _stage(stage: StageRun, links: _Links) -> Markup:
    module = stage.module
    lines = [
        (line, links.of([location]))
        for line, location in zip(module.lines, module.locations, strict=True)
    ]
    if module.left_out:
        lines.append((f"// {count(module.left_out)} more lines", None))
    passes = [tag("h3", "What each pass changed")] if stage.passes else []
    return joined([_code(lines, "mlir"), *passes, *map(_pass, stage.passes)])


def _pass(run: PassRun) -> Markup:
    change = run.change
    counts = joined(
        [tag("span", f"+{change.added}", class_="plus"), tag("span", f"−{change.removed}")], " "
    )
    summary = tag("summary", tag("code", run.name), " ", counts)
    return tag("details", summary, _difference(change))


def _difference(change: Change) -> Markup:
    rows = [
        tag("div", tag("b", _SIGNS[line.kind]), tag("code", line.text), class_=f"l {line.kind}")
        for line in change.lines
    ]
    return tag("div", *rows, class_="code diff")


def _code(lines: Iterable[tuple[str, str | None]], language: str) -> Markup:
    rows = [
        tag("div", tag("b", n), tag("code", highlighted(line, language)), class_="l", data_p=word)
        for n, (line, word) in enumerate(lines, 1)
    ]
    return tag("div", *rows, class_="code")


# --- what is below ----------------------------------------------------------------------------


def _accesses(report: Explanation, links: _Links) -> Markup | str:
    if not report.accesses or report.refusal is not None:
        return ""
    head = tag("tr", *(tag("th", word) for word in ("access", "where", "becomes", "size", "why")))
    rows = []
    for access in report.accesses:
        why = why_not_better(access)
        times = " · ".join(f"{name} {time_words(us)}" for name, us in access.microseconds)
        cells = (
            _access(access, report.sources),
            links.label(access.location),
            joined([form_words(access), tag("small", access.operation)]),
            joined([bytes_words(access.bytes) if access.bytes else "", tag("small", times)]),
            joined([why, tag("em", access_advice(access))]),
        )
        rows.append(
            tag(
                "tr",
                *(tag("td", cell) for cell in cells),
                class_="slow" if access.is_slow else None,
                data_p=links.of([access.location]),
            )
        )
    table = tag("table", tag("thead", head), tag("tbody", *rows))
    return tag("section", tag("h2", "Accesses"), table, id="accesses")


def _access(access: Access, sources: Sequence[SourceFile]) -> Markup:
    """The access as the source has it."""
    text = expression_at(sources, access.location)
    own = tag("small", tag("code", text)) if text and text != access.array else ""
    return joined([f"{access.kind} of ", tag("code", access.array), own])


def _work(report: Explanation) -> Markup | str:
    work = report.work
    if work is None:
        return ""
    facts = [
        (count(work.operations), "operations on elements"),
        (bytes_words(work.read), "read of the arguments"),
        (bytes_words(work.written), "written to the results"),
        (bytes_words(work.between), "through memory in between"),
    ]
    cards = [tag("div", tag("b", number), tag("span", words)) for number, words in facts]
    for time in report.times:
        parts = (
            ("memory", time.memory),
            ("arithmetic", time.arithmetic),
            ("irregular accesses", time.irregular),
            ("library calls", time.library),
            ("iterations of loops", time.iterations),
        )
        details = ", ".join(f"{name} {time_words(us)}" for name, us in parts if us)
        cards.append(
            tag(
                "div",
                tag("b", f"≈ {time_words(time.total)}"),
                tag("span", f"{time.target}: {MEASURED_ON[time.target]}"),
                tag("small", details),
                class_="time",
            )
        )
    note = "Times are estimates from measured tables of costs, for a call that is compiled."
    if work.unknown_loops:
        note += f" {sentence(unknown_loops(work.unknown_loops))}"
    return tag(
        "section", tag("h2", "Work"), tag("div", *cards, class_="cards"), tag("p", note), id="work"
    )


def _guards(report: Explanation, links: _Links) -> Markup | str:
    if not report.guards:
        return ""
    note = "Each is tested in every run; where it fails, the kernel's own steps run instead."
    items = [
        tag("li", tag("code", guard.name), " ", links.label(guard.line)) for guard in report.guards
    ]
    return tag("section", tag("h2", "Guards"), tag("p", note), tag("ul", *items), id="guards")


def _others(report: Explanation, links: _Links) -> Markup | str:
    """Collectives, and remarks without a line of the source."""
    parts: list[Markup] = []
    if report.collectives:
        lines = [tag("li", line) for line in report.collectives]
        parts.append(
            tag("section", tag("h2", "On several chips"), tag("ul", *lines), id="collectives")
        )
    loose = [remark for remark in report.remarks if links.of([remark.line]) is None]
    if loose:
        notes = map(_note, loose)
        parts.append(tag("section", tag("h2", "Remarks without a line"), *notes, id="remarks"))
    return joined(parts)
