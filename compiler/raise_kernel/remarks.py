"""Remarks: what a pass did, or why it gave up, at the kernel's source line where the IR has one.

MLIR is imported only where a location is read: `--help` and a refused command line need none of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from raise_kernel.bindings import ir


class NoMatch(Exception):
    """Raised by a pattern that does not apply; the driver turns it into a `missed` remark."""


class KernelWarning(UserWarning):
    """A remark of kind "warning", in Python."""


Kind = Literal["applied", "missed", "note", "warning"]


@dataclass(frozen=True)
class Remark:
    """`kind`: applied (a rewrite), missed (a rewrite that gave up, and why), note; or warning, of
    what is likely wrong with the call, which is printed without being asked for. `about`: which
    argument that is."""

    pass_name: str
    kind: Kind
    message: str
    line: str | None = None
    about: str = ""

    def __str__(self) -> str:
        where = f"{self.line}: " if self.line else ""
        return f"{where}{self.kind}: {self.message} [{self.pass_name}]"

    def _repr_html_(self) -> str:
        return _remarks_html([self])


class Remarks(tuple[Remark, ...]):
    """The remarks on one kernel, which print a line each."""

    __slots__ = ()

    def __str__(self) -> str:
        return "\n".join(map(str, self))

    def _repr_html_(self) -> str:
        return _remarks_html(self)


def _remarks_html(remarks: Sequence[Remark]) -> str:
    """The form of remarks in a notebook. Reports stand above this module, which everything
    imports, so they are looked up when a notebook asks."""
    return import_module("raise_kernel.runtime.report.notebook").remarks_html(remarks)


@dataclass
class RemarkSink:
    """Collects remarks of one compilation, in order, each once."""

    pass_name: str = ""
    # The fields of each remark.
    _told: dict[tuple[str, Kind, str, str | None, str], None] = field(default_factory=dict)
    _missed_by: set[str] = field(default_factory=set)
    _lines: dict[ir.Attribute, str | None] = field(default_factory=dict)

    @property
    def remarks(self) -> list[Remark]:
        return [Remark(*fields) for fields in self._told]

    def emit(
        self,
        kind: Kind,
        message: str,
        at: ir.Operation | ir.Location | None = None,
        about: str = "",
    ) -> None:
        loc: Any = getattr(at, "location", at)
        line = self.line(loc) if loc else None
        self._told[self.pass_name, kind, message, line, about] = None
        if kind == "missed":
            self._missed_by.add(self.pass_name)

    def line(self, loc: ir.Location) -> str | None:
        """The source line and column of a location, which many operations share; None where the IR
        has none."""
        key = loc.attr
        if key not in self._lines:
            self._lines[key] = source_line(loc)
        return self._lines[key]

    def forget_missed(self, pass_name: str) -> None:
        """What a pass missed so far no longer counts: it runs again, with more to go by."""
        if pass_name not in self._missed_by:
            return
        self._missed_by.discard(pass_name)
        for fields in [f for f in self._told if f[:2] == (pass_name, "missed")]:
            del self._told[fields]

    def applied(self, message: str, at: ir.Operation | ir.Location | None = None) -> None:
        self.emit("applied", message, at)

    def missed(self, message: str, at: ir.Operation | ir.Location | None = None) -> None:
        self.emit("missed", message, at)

    def note(self, message: str, at: ir.Operation | ir.Location | None = None) -> None:
        self.emit("note", message, at)

    def warning(
        self, message: str, at: ir.Operation | ir.Location | None = None, about: str = ""
    ) -> None:
        self.emit("warning", message, at, about)


_HEADER = re.compile(r"(^|/)(rk_|__clang_)[\w.]*:")


def source_line(loc: ir.Location) -> str | None:
    """ "file:line:col" of the innermost location in the kernel's own source inside `loc`.

    The headers of this project and of clang stand for their caller. None where there is none.
    """
    from raise_kernel.bindings import ir

    if isinstance(loc, ir.FileLineColLoc):
        return f"{loc.filename}:{loc.start_line}:{loc.start_col}"
    if isinstance(loc, ir.NameLoc):
        return source_line(loc.child_loc)
    if isinstance(loc, ir.CallSiteLoc):
        inner = source_line(loc.callee)
        of_header = inner is not None and _HEADER.search(inner) is not None
        return (source_line(loc.caller) or inner) if of_header or inner is None else inner
    if isinstance(loc, ir.FusedLoc):
        parts = (p for p in loc.locations if isinstance(p, ir.Location))
        return next((s for s in map(source_line, parts) if s), None)
    return None
