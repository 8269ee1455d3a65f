"""A specialized kernel in another granularity: fewer threads, or other blocks, for the same work.

    define void @k(...) { ... call i32 @tid.x() ... }                  [32 blocks of 256 threads]
    ->
    define void @k(...) {                                              [16 blocks of 128 threads]
      for %k = 0 to 4 {                                                items = (4, 1, 1)
        %item = (ctaid.x * 4 + %k) * 128 + tid.x
        if %item < 8192: the body, with ctaid.x = %item / 256, tid.x = %item % 256 } }

Where blocks share memory their threads stay together (the block keeps its size), `%item` counts
blocks, and a barrier of the block stands between one and the next, so that no thread begins a block
whose shared memory another one still reads. `independence.py` says which kernels may be regrouped,
and by what unit. The result is a specialized kernel like any other.
"""

from __future__ import annotations

import math
import re
from dataclasses import replace

from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.frontend.inlining.simplify import simplify
from raise_kernel.frontend.specialization.launch_constants import SREG, WARP_SIZE
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.frontend.text_parts import (
    Function,
    quote,
    split_module,
    split_parameters,
)
from raise_kernel.runtime.native.gpu.form import ONE, GpuForm
from raise_kernel.runtime.native.gpu.independence import Unit

_ITEM = "rk.item"
_BARRIER = "llvm.nvvm.barrier.cta.sync.aligned.all"
_AXES = "xyz"
_READ = re.compile(rf"= (?:tail )?call [^\n]*i32 @{re.escape(SREG)}(tid|ctaid)\.([xyz])\(\)[^\n]*")
_SUBPROGRAM = re.compile(r" !dbg !\d+")
# The lines of a kernel's body, times the items of a thread, up to which their loop is unrolled.
_MOST_LINES = 4_000


def retargeted(specialized: Specialized, form: GpuForm, unit: Unit) -> Specialized:
    """The kernel in a form that its independence permits."""
    signature = specialized.signature
    if not form.is_shape:
        return specialized
    if not permits(unit, form, signature.launch):
        raise ValueError(f"{form} of a kernel of independent {unit}")
    parts = split_module(specialized.text)
    function = parts.functions.pop(signature.kernel)
    before, parameters, after = function.split_head()
    parts.functions[_ITEM], _ = as_item(function)
    passed = [operand_of(one) for one in split_parameters(function)]
    loop = _Loop(form, signature.launch, unit == "blocks", passed)
    outer = f"{before}{quote(signature.kernel)}{parameters}{_SUBPROGRAM.sub('', after)}"
    parts.functions[signature.kernel] = Function(signature.kernel, outer, loop.body())
    declared = {name: Function(name, line) for name, line in loop.declarations().items()}
    parts.functions = {**declared, **parts.functions}
    text = str(parts).replace("!rk.items", _LOOP)
    jams = unit == "threads"
    ref = llvm_context.parse(text + _metadata(_JAMMED.format(loop.count)), signature.kernel)
    ref = simplify(ref, signature.kernel)
    if jams:
        passes = llvm_context.Passes()
        passes.on_function(ref.get_function(signature.kernel), *_JAMMING)
    unrolled = function.body.count("\n") * loop.count <= _MOST_LINES
    text = str(ref).replace(_JAMMED.format(loop.count), _UNROLLED if unrolled else _AS_IT_IS)
    return Specialized(text, replace(signature, launch=loop.launch))


# What is asked for the loop over items: that a loop inside of it does the work of all items in each
# iteration, if LLVM finds that this is the same; else that it is unrolled.
_LOOP = "!987650"
_JAMMED = '!{{!"llvm.loop.unroll_and_jam.count", i32 {}}}'
_UNROLLED = '!{!"llvm.loop.unroll.full"}'
_AS_IT_IS = '!{!"rk.loop"}'
_JAMMING = ("loop_simplify", "lcssa", "loop_rotate", "loop_unroll_and_jam")


def _metadata(wish: str) -> str:
    return f"{_LOOP} = distinct !{{{_LOOP}, !987651}}\n!987651 = {wish}\n"


def permits(unit: Unit, form: GpuForm, launch: Launch) -> bool:
    """Whether a launch of which such units are independent may have a form."""
    if not form.is_shape:
        return True
    if unit == "nothing" or not form.fits(launch):
        return False
    if unit == "blocks":
        return form.block is None
    if unit == "warps":
        block = form.block or launch.block
        return form.items == ONE and block[1:] == (1, 1) and block[0] % WARP_SIZE == 0
    return True


_PARAMETER = re.compile(r'(\S+) .*?(%(?:"[^"]*"|[-\w$.]+))\Z')


def as_item(
    function: Function, promises: re.Pattern[str] = re.compile(r"\bnoalias ")
) -> tuple[Function, list[str]]:
    """The work of a thread of a launch as a function to be inlined, and its last parameters, which
    are the thread's place. What the kernel's parameters promise for all its items is left out."""
    registers = [f"i32 %rk.{register}.{axis}" for register in ("ctaid", "tid") for axis in _AXES]
    heads = [promises.sub("", one) for one in split_parameters(function)] + registers
    after = function.split_head()[2]
    head = f"define internal void @{_ITEM}({', '.join(heads)}) alwaysinline{after}"
    body = _READ.sub(r"= add i32 %rk.\1.\2, 0", function.body)
    return Function(_ITEM, head, body), registers


def operand_of(parameter: str) -> str:
    """The operand of a call that passes a parameter on."""
    match = _PARAMETER.match(parameter)
    assert match is not None
    return f"{match.group(1)} {match.group(2)}"


class _Loop:
    """The kernel around the work of a thread of the launch: a loop over the thread's items."""

    def __init__(
        self, form: GpuForm, launch: Launch, whole_blocks: bool, passed: list[str]
    ) -> None:
        self.old, self.items, self.launch = launch, form.items, form.of(launch)
        self.whole_blocks = whole_blocks
        self.passed = passed
        self.count = math.prod(form.items)
        self.lines: list[str] = []
        self.tests: list[str] = []
        self.read: set[str] = set()

    def body(self) -> str:
        """The lines of the kernel's function."""
        self.lines = ["rk.entry:"]
        for axis in range(3):
            self._registers(axis)
        self.lines += ["  br label %rk.head", "", "rk.head:"]
        self.lines.append("  %rk.k = phi i32 [ 0, %rk.entry ], [ %rk.next, %rk.again ]")
        indices = [self._indices(axis) for axis in range(3)]
        operands = [*self.passed]
        operands += [f"i32 {block}" for block, _ in indices]
        operands += [f"i32 {thread}" for _, thread in indices]
        barrier = f"  call void @{_BARRIER}(i32 0)\n" if self.whole_blocks else ""
        self._branch()
        return (
            "\n".join(self.lines)
            + f"""

rk.work:
  call void @{_ITEM}({", ".join(operands)})
  br label %rk.end

rk.end:
  %rk.next = add nuw nsw i32 %rk.k, 1
  %rk.more = icmp ult i32 %rk.next, {self.count}
  br i1 %rk.more, label %rk.again, label %rk.done

rk.again:
{barrier}  br label %rk.head, !llvm.loop !rk.items

rk.done:
  ret void
}}"""
        )

    def declarations(self) -> dict[str, str]:
        """What the lines call."""
        found = {f"{SREG}{name}": f"declare i32 @{SREG}{name}()" for name in sorted(self.read)}
        if self.whole_blocks:
            found[_BARRIER] = f"declare void @{_BARRIER}(i32) convergent nocallback nounwind"
        return found

    def _registers(self, axis: int) -> None:
        """Where a thread of the new launch is along an axis."""
        for register, sizes in (("ctaid", self.launch.grid), ("tid", self.launch.block)):
            name = f"{register}.{_AXES[axis]}"
            if sizes[axis] == 1:
                self.lines.append(f"  %rk.{name} = add i32 0, 0")
            else:
                self.read.add(name)
                call = f"call range(i32 0, {sizes[axis]}) i32 @{SREG}{name}()"
                self.lines.append(f"  %rk.{name} = {call}")

    def _indices(self, axis: int) -> tuple[str, str]:
        """The block and the thread of the launch that item `%k` is along an axis."""
        letter = _AXES[axis]
        items = self.items[axis]
        before = math.prod(self.items[:axis])
        number = "0"
        if items > 1:
            number = self._value(f"udiv i32 %rk.k, {before}") if before > 1 else "%rk.k"
            number = self._value(f"urem i32 {number}, {items}")
        first = self._value(f"mul nuw nsw i32 %rk.ctaid.{letter}, {items}")
        chunk = self._value(f"add nuw nsw i32 {first}, {number}")
        old, new = self.old.block[axis], self.launch.block[axis]
        if old == new:
            self._test(chunk, self.old.grid[axis], self.launch.grid[axis] * items)
            return chunk, f"%rk.tid.{letter}"
        start = self._value(f"mul nuw nsw i32 {chunk}, {new}")
        item = self._value(f"add nuw nsw i32 {start}, %rk.tid.{letter}")
        self._test(item, self.old.grid[axis] * old, self.launch.grid[axis] * items * new)
        return self._value(f"udiv i32 {item}, {old}"), self._value(f"urem i32 {item}, {old}")

    def _test(self, number: str, limit: int, covered: int) -> None:
        if covered > limit:
            self.tests.append(self._value(f"icmp ult i32 {number}, {limit}"))

    def _branch(self) -> None:
        """The way to the work of an item that there is."""
        if not self.tests:
            self.lines.append("  br label %rk.work")
            return
        inside, *others = self.tests
        for test in others:
            inside = self._value(f"and i1 {inside}, {test}")
        self.lines.append(f"  br i1 {inside}, label %rk.work, label %rk.end")

    def _value(self, text: str) -> str:
        name = f"%rk.n{len(self.lines)}"
        self.lines.append(f"  {name} = {text}")
        return name
