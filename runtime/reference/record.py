"""Records the results of one launch with noise, and replays them in another.

    %r = fcmp olt float %a, %b
 -> %rk.told.0 = fcmp olt float %a, %b
    %r = call i1 @rk.told.i1.float.float(i1 %rk.told.0, float %a, float %b, i32 17)

A launch that computes the product of large factors only (overflow.py), or the sum of the positive
terms, goes on with another number than the kernel's. A later product of differences from it says
nothing then, and a comparison may go the other way. With a `Record`, such a launch computes the
products (or sums) that it asks for, and all else comes out as it did in the launch that was
recorded. What leaves the range is a NaN that is told apart (`MARKED`), and so is what is computed
from it. So the launch goes as the recorded one did, step by step; where it does not, it ends up
lost, and says nothing.
"""

from __future__ import annotations

import ctypes
import re
import zlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from raise_kernel.runtime.reference.float_kinds import MARKED
from raise_kernel.runtime.reference.translation.layout import split_commas, take_type

if TYPE_CHECKING:
    from raise_kernel.runtime.reference.program import Program

_ENTRIES = 1 << 22  # of a record; a launch with more results has none
_RECORDS, _TELLS = 1, 2

# In double, the bits of a NaN that tell the marked ones apart; each narrower type has them.
_MASK, _MARK = 0x7FFFE00000000000, 0x7FF8A00000000000


@dataclass
class Record:
    """The results of the first launch that it is given to, and how the later ones followed them."""

    entries: np.ndarray = field(default_factory=lambda: np.zeros((0, 2), np.int64))
    is_lost: bool = False
    _begun: bool = False

    def begin(self, program: Program) -> None:
        """Before a launch."""
        if not self._begun:
            self.entries = np.zeros((_ENTRIES, 2), np.int64)
        _word(program, "entries").value = self.entries.ctypes.data
        _word(program, "end").value = len(self.entries)
        _word(program, "count").value = 0
        _word(program, "lost").value = 0
        _word(program, "mode").value = _TELLS if self._begun else _RECORDS

    def end(self, program: Program) -> None:
        """After it."""
        count = _word(program, "count").value
        lost = _word(program, "lost").value != 0
        self.is_lost = lost or (self._begun and count != len(self.entries))
        _word(program, "mode").value = 0
        if not self._begun:
            self.entries = self.entries[:count].copy()
        self._begun = True

    @staticmethod
    def marked(array: np.ndarray) -> np.ndarray:
        """The elements that hold the NaN of what left the range."""
        if array.dtype.names:
            return np.logical_or.reduce([Record.marked(array[name]) for name in array.dtype.names])
        if array.dtype.kind == "c":
            return Record.marked(np.real(array)) | Record.marked(np.imag(array))
        if array.dtype.kind != "f" and array.dtype.name != "bfloat16":
            return np.zeros(array.shape, bool)
        with np.errstate(invalid="ignore"):
            bits = np.ascontiguousarray(array.astype(np.float64)).view(np.uint64)
        return ((bits & np.uint64(_MASK)) == _MARK).reshape(array.shape)


def _word(program: Program, name: str) -> ctypes.c_int64:
    return ctypes.c_int64.from_address(program.address(f"rk.told.{name}"))


def site(name: str) -> int:
    """A number for the instruction that defines a value."""
    return zlib.crc32(name.encode()) & 0x7FFFFFFF


_NAME = r'%(?:"[^"]*"|[-\w$.]+)'
_ONE = r"(?:half|bfloat|float|double)"
_INSTRUCTION = re.compile(
    rf"^  (?P<name>{_NAME}) = (?:(?P<op>fcmp) \w+|frem) (?P<kind>{_ONE}) (?P<a>.+), (?P<b>[^,]+)$"
)
# Functions whose results are not rounded, and that do more than change a sign.
_CALL = re.compile(
    rf"^  (?P<name>{_NAME}) = call (?P<result>i\d+|{_ONE}) "
    r'@"?(?:llvm\.(?!fabs|copysign|nvvm)|rk\.f\.(?:__nv_(?!fabs|copysign)|llvm\.nvvm\.f(?:min|max)))'
    r'[-\w$.]+"?\((?P<args>.*)\)$'
)


def told(line: str, number: int, helpers: dict[str, str]) -> list[str] | None:
    """The lines for an instruction that computes something of scalar floats without rounding."""
    if match := _INSTRUCTION.match(line):
        result = "i1" if match["op"] else match["kind"]
        operands = [(match["kind"], match["a"]), (match["kind"], match["b"])]
    elif match := _CALL.match(line):
        result = match["result"]
        parts = (take_type(part) for part in split_commas(match["args"]))
        operands = [(k, v.strip()) for k, v in parts if re.fullmatch(_ONE, k)]
        if not operands or (result[0] == "i" and int(result[1:]) > 64):
            return None
    else:
        return None
    before = f"%rk.told.{number}"
    renamed = line.replace(match["name"], before, 1)
    return [renamed, recorded(match["name"], result, before, operands, helpers)]


def recorded(
    name: str, result: str, value: str, operands: list[tuple[str, str]], helpers: dict[str, str]
) -> str:
    """The line that defines `name` as the value of a record, or as `value` where there is none."""
    helper = ".".join(["rk.told", result, *(kind for kind, _ in operands)])
    helpers.setdefault(helper, _teller(helper, result, [kind for kind, _ in operands]))
    passed = ", ".join(f"{kind} {operand}" for kind, operand in operands)
    return f"  {name} = call {result} @{helper}({result} {value}, {passed}, i32 {site(name)})"


def _teller(name: str, result: str, kinds: list[str]) -> str:
    params = ", ".join(f"{kind} %p{i + 1}" for i, kind in enumerate(kinds))
    wide = "\n".join(f"  %w{i + 1} = {_widened(k, f'%p{i + 1}')}" for i, k in enumerate(kinds))
    bits = int(result[1:]) if result[0] == "i" else 0
    if not bits:
        to = f"  %w0 = {_widened(result, '%p0')}\n  %mine = bitcast double %w0 to i64"
        back = f"  %d = bitcast i64 %word to double\n  %value = {_narrowed(result, '%d')}"
    elif bits == 64:
        to, back = "  %mine = add i64 %p0, 0", "  %value = add i64 %word, 0"
    else:
        to = f"  %mine = zext {result} %p0 to i64"
        back = f"  %value = trunc i64 %word to {result}"
    ends = (
        f"""  br i1 %told.marked, label %mark, label %known
mark:
  ret {result} {MARKED.get(result)}
known:
"""
        if not bits
        else ""
    )
    return f"""
define internal {result} @{name}({result} %p0, {params}, i32 %site) {{
  %mode = load i64, ptr @rk.told.mode
  %any = icmp ne i64 %mode, 0
  br i1 %any, label %told, label %plain
told:
{wide}
{to}
  %word = call i64 @rk.told(i32 %site, i64 %mine)
{back}
{marks(len(kinds))}
{ends}  ret {result} %value
plain:
  ret {result} %p0
}}
"""


def _widened(kind: str, value: str) -> str:
    return f"{'bitcast' if kind == 'double' else 'fpext'} {kind} {value} to double"


def _narrowed(kind: str, value: str) -> str:
    return f"{'bitcast' if kind == 'double' else 'fptrunc'} double {value} to {kind}"


def marks(count: int) -> str:
    """`%told.marked`: whether one of the first operands `%w1`, ... is the marked NaN."""
    lines, found = [], "false"
    for i in range(1, count + 1):
        last = "%told.marked" if i == count else f"%told.marked{i}"
        lines += [
            f"  %told.bits{i} = bitcast double %w{i} to i64",
            f"  %told.top{i} = and i64 %told.bits{i}, {_MASK}",
            f"  %told.is{i} = icmp eq i64 %told.top{i}, {_MARK}",
            f"  {last} = or i1 {found}, %told.is{i}",
        ]
        found = last
    return "\n".join(lines)


def result_or_own(kind: str, operands: int, asked: str) -> str:
    """The beginning of a function that moves a result: of what is told, all but what the launch
    asks for (`asked` defines `%told.asked` from `%told.range`) is the result. Infinities and NaNs
    leave no range."""
    finite, found = [], "%told.asked"
    for i in range(1, operands + 1):
        finite += [
            f"  %told.size{i} = call double @llvm.fabs.f64(double %w{i})",
            f"  %told.finite{i} = fcmp olt double %told.size{i}, 0x7FF0000000000000",
            f"  %told.own{i} = and i1 {found}, %told.finite{i}",
        ]
        found = f"%told.own{i}"
    lines = "\n".join(finite)
    return f"""
  %told.mode = load i64, ptr @rk.told.mode
  %told.any = icmp ne i64 %told.mode, 0
  br i1 %told.any, label %told, label %untold
told:
  %told.mine = bitcast double %w0 to i64
  %told.word = call i64 @rk.told(i32 %site, i64 %told.mine)
  %told.wide = bitcast i64 %told.word to double
  %told.value = {_narrowed(kind, "%told.wide")}
  %told.records = icmp eq i64 %told.mode, {_RECORDS}
  br i1 %told.records, label %known, label %telling
telling:
{marks(operands)}
  br i1 %told.marked, label %mark, label %unmarked
mark:
  ret {kind} {MARKED[kind]}
unmarked:
  %told.range = load i8, ptr @rk.noise.range
  {asked}
{lines}
  br i1 {found}, label %untold, label %known
known:
  ret {kind} %told.value
untold:"""


SUPPORT = f"""
@rk.told.mode = global i64 0
@rk.told.lost = global i64 0
@rk.told.count = global i64 0
@rk.told.end = global i64 0
@rk.told.entries = global ptr null

; Records a result, or gives the one that was recorded at its site.
define internal i64 @rk.told(i32 %site, i64 %bits) noinline {{
  %count = load i64, ptr @rk.told.count
  %end = load i64, ptr @rk.told.end
  %there = icmp ult i64 %count, %end
  %mode = load i64, ptr @rk.told.mode
  %entries = load ptr, ptr @rk.told.entries
  %at = getelementptr [2 x i64], ptr %entries, i64 %count
  %value.at = getelementptr i64, ptr %at, i64 1
  %next = add i64 %count, 1
  %wide = zext i32 %site to i64
  br i1 %there, label %more, label %lost
more:
  store i64 %next, ptr @rk.told.count
  %records = icmp eq i64 %mode, {_RECORDS}
  br i1 %records, label %record, label %tell
record:
  store i64 %wide, ptr %at
  store i64 %bits, ptr %value.at
  ret i64 %bits
tell:
  %known = load i64, ptr %at
  %same = icmp eq i64 %known, %wide
  br i1 %same, label %found, label %lost
found:
  %value = load i64, ptr %value.at
  ret i64 %value
lost:
  store i64 1, ptr @rk.told.lost
  ret i64 %bits
}}
"""
