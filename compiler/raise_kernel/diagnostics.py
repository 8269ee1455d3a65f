"""What the compiler says to a person: refusals with a stable code, and remarks.

A *refusal* ends the raising of one kernel. It is never a Python traceback for a user: the tools
print `str(refusal)` and exit with 1. Each code has a paragraph in docs/refusals.md.
A *remark* says what a pass did or why it gave up, at the kernel's source line where the IR has one.

MLIR is imported only where a location is read: `--help` and a refused command line need none of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from raise_kernel.bindings import ir

# code -> what it means, in a few words. docs/refusals.md explains each; a test compares the two.
CODES: dict[str, str] = {
    "RK001": "the input is not LLVM IR",
    "RK002": "the module does not verify",
    "RK003": "no such kernel",
    "RK004": "the file holds several kernels and none was named",
    "RK005": "wrong number of arguments",
    "RK006": "an argument's dtype or shape does not fit the parameter",
    "RK007": "the launch is over CUDA's limits",
    "RK008": "64-bit values need JAX's x64 mode",
    "RK009": "clang is missing or refused the source",
    "RK010": "a Numba function did not compile",
    "RK011": "the instruction is not raised yet",
    "RK012": "the call is not raised yet",
    "RK013": "the inline assembly is not in the table",
    "RK014": "the pointer cannot be traced to an array",
    "RK015": "the recursion is not bounded",
    "RK016": "the atomic operation is not raised yet",
    "RK017": "the synchronization is not raised yet",
    "RK018": "the type is not raised yet",
    "RK019": "the file cannot be read or written",
    "RK020": "an option or argument on the command line does not parse",
    "RK021": "the loop cannot be raised",
    "RK022": "an access is outside the array",
    "RK023": "the raised kernel differs from the reference executor",
    "RK024": "the pass pipeline does not parse",
    "RK025": "an optional package is missing or unfit",
    "RK026": "the threads wait for each other, or loop for ever",
    "RK027": "the kernel stopped itself",
    "RK028": "two threads race for one element of memory",
    "RK029": "the host sets a variable that the kernel reads",
    "RK030": "the process cannot pose as CUDA",
    "RK031": "a raised kernel has no machine code",
    "RK032": "a declaration of outputs contradicts the kernel",
    "RK033": "a loop waits for another thread",
    "RK034": "a barrier that not every thread of the block reaches",
    "RK035": "the result depends on the order of the threads",
    "RK036": "the result depends on a value that nothing defines",
    "RK040": "no reverse-mode derivative",
    "RK041": "a donated array is used again",
    "RK042": "a texture or surface does not fit its use",
    "RK043": "memory ran out",
    "RK044": "a pass does not take the module",
    "RK045": "a setting of the environment is not valid",
    "RK046": "the kernel is nested too deeply for the compiler",
    "RK050": "the device does not run the kernel's own code",
    "RK051": "a CUDA C++ program calls what the runtime library does not have",
    "RK099": "internal error",
}


# What a message shows of one line of text that it quotes, and of its lines.
MOST_CHARACTERS = 1_000
MOST_LINES = 30


def shortened(text: str) -> str:
    """`text` without the middle of lines, and the lines, that nobody reads to the end."""
    lines = text.split("\n")
    left_out = len(lines) - MOST_LINES
    if left_out > 0:
        lines = [*lines[:MOST_LINES], f"... and {left_out} more lines"]
    return "\n".join(map(_shortened_line, lines))


def _shortened_line(line: str) -> str:
    if len(line) <= MOST_CHARACTERS:
        return line
    part = MOST_CHARACTERS // 2
    return f"{line[:part]} ... {len(line) - 2 * part} characters ... {line[-part:]}"


@dataclass
class Refusal(Exception):
    """A kernel, or a request, that is refused by name.

    `code` is one of `CODES`; `file`, `kernel`, `instruction` and `line` ("file.cu:12:5") are
    filled in by whoever knows them, innermost first; `hint` says what to do.
    """

    code: str
    message: str
    file: str | None = None
    kernel: str | None = None
    instruction: str | None = None
    line: str | None = None
    hint: str | None = None
    pass_name: str | None = None

    def __post_init__(self) -> None:
        if self.code not in CODES:
            raise ValueError(f"unknown refusal code {self.code}")
        super().__init__(self.message)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(getattr(self, field.name) for field in fields(self))

    def __str__(self) -> str:
        parts = [f"error[{self.code}]: {shortened(self.message)}"]
        for label, value in (
            ("file", self.file),
            ("kernel", self.kernel),
            ("instruction", self.instruction),
            ("source", self.line),
            ("pass", self.pass_name),
            ("help", self.hint),
        ):
            if value:
                parts.append(f"  {label}: {shortened(value)}")
        return "\n".join(parts)


def refuse(code: str, message: str, at: ir.Operation | None = None, hint: str | None = None):
    """A `Refusal` that carries an operation's text (first line) and its source line."""
    instruction = line = None
    if at is not None:
        instruction = str(at).strip().splitlines()[0]
        line = source_line(at.location)
    return Refusal(code, message, instruction=instruction, line=line, hint=hint)


class InternalError(Exception):
    """A fault of ours. `reproducer` is MLIR text that `raise-opt --run-reproducer` re-runs."""

    def __init__(self, message: str, reproducer: str = "") -> None:
        super().__init__(message)
        self.reproducer = reproducer


class NoMatch(Exception):
    """Raised by a pattern that does not apply; the driver turns it into a `missed` remark."""


class KernelWarning(UserWarning):
    """A remark of kind "warning", in Python."""


@dataclass(frozen=True)
class Remark:
    """`kind`: applied (a rewrite), missed (a rewrite that gave up, and why), note; or warning, of
    what is likely wrong with the call, which is printed without being asked for. `about`: which
    argument that is."""

    pass_name: str
    kind: Literal["applied", "missed", "note", "warning"]
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
    _told: dict[Remark, None] = field(default_factory=dict)
    _missed_by: set[str] = field(default_factory=set)
    _lines: dict[ir.Attribute, str | None] = field(default_factory=dict)

    @property
    def remarks(self) -> list[Remark]:
        return list(self._told)

    def emit(
        self,
        kind,
        message: str,
        at: ir.Operation | ir.Location | None = None,
        about: str = "",
    ) -> None:
        loc: Any = getattr(at, "location", at)
        line = self._line(loc) if loc else None
        self._told.setdefault(Remark(self.pass_name, kind, message, line, about))
        if kind == "missed":
            self._missed_by.add(self.pass_name)

    def _line(self, loc: ir.Location) -> str | None:
        """The source line of a location, which many operations share."""
        key = loc.attr
        if key not in self._lines:
            self._lines[key] = source_line(loc)
        return self._lines[key]

    def forget_missed(self, pass_name: str) -> None:
        """What a pass missed so far no longer counts: it runs again, with more to go by."""
        if pass_name not in self._missed_by:
            return
        self._missed_by.discard(pass_name)
        for remark in [r for r in self._told if r.kind == "missed" and r.pass_name == pass_name]:
            del self._told[remark]

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
