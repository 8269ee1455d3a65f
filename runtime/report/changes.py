"""The changes of a pass: the difference of two texts of a module.

MLIR numbers its values anew in each text, so that one new operation changes all lines after it.
Lines are therefore compared without these numbers, and shown with them. Nor does it count that a
line stands deeper or less deep than before.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

# Lines without a change that are shown around one.
CONTEXT = 2
# Longer differences are not worked out (the time is quadratic), only counted.
MOST_LINES = 1_500
# Lines of one difference that are shown.
MOST_SHOWN = 400

_NUMBER = re.compile(r"%(?:\d+|c\d*_\d+|cst_\d+|arg\d+)(?=\W|$)")

Kind = Literal["same", "removed", "added", "skipped"]


@dataclass(frozen=True)
class ChangedLine:
    """One line of a difference; of kind "skipped" it says what is left out."""

    kind: Kind
    text: str


@dataclass(frozen=True)
class Change:
    """A difference: counts of lines, and the lines to show."""

    removed: int
    added: int
    lines: tuple[ChangedLine, ...]


def change(before: Sequence[str], after: Sequence[str]) -> Change | None:
    """The difference of two texts; None where only numbers of values and indents differ."""
    old, new = ([_NUMBER.sub("%", line.strip()) for line in text] for text in (before, after))
    start = _common(old, new)
    end = _common(old[start:][::-1], new[start:][::-1])
    old_middle, new_middle = old[start : len(old) - end], new[start : len(new) - end]
    if not old_middle and not new_middle:
        return None
    if max(len(old_middle), len(new_middle)) > MOST_LINES:
        text = f"{len(old_middle)} lines became {len(new_middle)}: too many to compare"
        return Change(len(old_middle), len(new_middle), (ChangedLine("skipped", text),))
    matcher = difflib.SequenceMatcher(None, old_middle, new_middle, autojunk=False)
    opcodes = [
        (tag, i1 + start, i2 + start, j1 + start, j2 + start)
        for tag, i1, i2, j1, j2 in matcher.get_opcodes()
    ]
    return _shown(before, after, opcodes)


def _common(old: Sequence[str], new: Sequence[str]) -> int:
    """How many lines both begin with."""
    pairs = enumerate(zip(old, new, strict=False))
    return next((k for k, (a, b) in pairs if a != b), min(len(old), len(new)))


def _shown(
    before: Sequence[str], after: Sequence[str], opcodes: list[tuple[str, int, int, int, int]]
) -> Change:
    changed = [code for code in opcodes if code[0] != "equal"]
    removed = sum(i2 - i1 for _, i1, i2, _, _ in changed)
    added = sum(j2 - j1 for *_, j1, j2 in changed)
    lines: list[ChangedLine] = []
    shown = 0  # lines of `after` that were passed
    for number, (_, i1, i2, j1, j2) in enumerate(changed):
        lines += _between(after, shown, j1, is_first=number == 0)
        lines += [ChangedLine("removed", line) for line in before[i1:i2]]
        lines += [ChangedLine("added", line) for line in after[j1:j2]]
        shown = j2
    lines += [ChangedLine("same", line) for line in after[shown : shown + CONTEXT]]
    if len(lines) > MOST_SHOWN:
        rest = ChangedLine("skipped", f"{len(lines) - MOST_SHOWN} more lines")
        lines = [*lines[:MOST_SHOWN], rest]
    return Change(removed, added, tuple(lines))


def _between(after: Sequence[str], start: int, end: int, is_first: bool) -> list[ChangedLine]:
    """The lines between two changes, without the middle of them."""
    until = start if is_first else min(start + CONTEXT, end)
    first = max(until, end - CONTEXT)
    count = first - until
    skipped = [ChangedLine("skipped", f"{count} line{'s' if count > 1 else ''}")] if count else []
    before, after_it = (
        [ChangedLine("same", line) for line in part]
        for part in (after[start:until], after[first:end])
    )
    return [*before, *skipped, *after_it]
