"""The items of a thread: the threads of a launch whose work one thread of another launch does.

    define void @k(%x) {
      %base = ctaid * 32 + tid
      if every item's test passes(%base): @all(%x, %base)          the work of all, as one piece
      else for %k = 0 to 4: if @test(%x, %base * 4 + %k): @item(%x, %base * 4 + %k) }

An item is given by its position in the launch along each axis, where blocks are cut anew, or by its
block and its number in it, where they are not.
"""

from __future__ import annotations

import math
import re

from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.frontend.specialization.launch_constants import SREG
from raise_kernel.frontend.text_parts import Function, split_parameters
from raise_kernel.runtime.native.gpu.entry import with_lines
from raise_kernel.runtime.native.gpu.form import GpuForm
from raise_kernel.runtime.native.gpu.granularity.guard import TEST
from raise_kernel.runtime.native.gpu.granularity.independence import has_loop

ITEM, ALL, COLUMN = "rk.item", "rk.all", "rk.column"
# Metadata of the loop over all items, of the ones that test each item and each column.
ITEMS, REST, COLUMNS = "!rk.items", "!rk.rest", "!rk.columns"
_BARRIER = "llvm.nvvm.barrier.cta.sync.aligned.all"
_AXES = "xyz"
_BASES = tuple(f"%rk.base.{axis}" for axis in _AXES)
_COLUMN = "%rk.x"
_THREADS = tuple(f"%rk.tid.{axis}" for axis in _AXES)
_READ = re.compile(rf"= (?:tail )?call [^\n]*i32 @{re.escape(SREG)}(tid|ctaid)\.([xyz])\(\)[^\n]*")
# The lines of a kernel's body, times the items of a thread, up to which they become one piece.
MOST_LINES = 4_000
_PROMISES = re.compile(r"\bnoalias ")
_PARAMETER = re.compile(r'(\S+) .*?(%(?:"[^"]*"|[-\w$.]+))\Z')


def as_item(
    function: Function, promises: re.Pattern[str] = _PROMISES
) -> tuple[Function, list[str]]:
    """The work of a thread of a launch as a function to be inlined, and its last parameters, which
    are the thread's position. What the kernel's parameters promise for all items is left out."""
    registers = [f"i32 %rk.{register}.{axis}" for register in ("ctaid", "tid") for axis in _AXES]
    heads = [without_promises(one, promises) for one in split_parameters(function)] + registers
    after = function.split_head()[2]
    head = f"define internal void @{ITEM}({', '.join(heads)}) alwaysinline{after}"
    body = _READ.sub(r"= add i32 %rk.\1.\2, 0", function.body)
    return Function(ITEM, head, body), registers


def without_promises(parameter: str, promises: re.Pattern[str] = _PROMISES) -> str:
    """A parameter without what a kernel's promises for all its threads."""
    return promises.sub("", parameter)


def operand_of(parameter: str) -> str:
    """The operand of a call that passes a parameter on."""
    match = _PARAMETER.match(parameter)
    assert match is not None
    return f"{match.group(1)} {match.group(2)}"


def with_positions(item: Function, form: GpuForm, launch: Launch) -> Function:
    """The work of a thread, which is given by its position in the whole launch along each axis
    that is cut anew; along the others by its block and by its number in it."""
    head, lines = item.head, []
    new = form.of(launch)
    for axis, letter in enumerate(_AXES):
        if not form.recuts(launch, axis):
            continue
        covered = new.grid[axis] * new.block[axis] * form.items[axis]
        block, thread, at = (f"%rk.{name}.{letter}" for name in ("ctaid", "tid", "at"))
        head = head.replace(f"i32 {block}", f"i32 range(i32 0, {covered}) {at}")
        head = head.replace(f", i32 {thread}", "")
        lines.append(f"  {block} = udiv i32 {at}, {launch.block[axis]}")
        lines.append(f"  {thread} = urem i32 {at}, {launch.block[axis]}")
    return Function(item.name, head, with_lines(item.body, lines))


class Items:
    """The kernel around the work of a thread of the launch.

    Where all items of a thread pass their tests, the work of all is done without tests, and is one
    piece of code, in which they share values and loads. (A loop, if the work has one: it becomes
    the inner one.) Else the same is done for the items of each number along x, so that a thread at
    one end of the rows does not come to its items one by one, while its warp waits; then a loop
    tests each item. Blocks that stay whole have that loop alone, since a test of a thread is none
    of its block.
    """

    def __init__(
        self,
        form: GpuForm,
        launch: Launch,
        whole_blocks: bool,
        kernel: Function,
        item: Function,
        guards: bool,
    ) -> None:
        self.old, self.form, self.launch = launch, form, form.of(launch)
        self.whole_blocks = whole_blocks
        self.guards = guards
        self.count = math.prod(form.items)
        lines = item.body.count("\n") * self.count
        self.is_loop = whole_blocks or lines > MOST_LINES or has_loop(item)
        self.columns = guards and not self.is_loop and 1 < form.items[0] < self.count
        self.parameters = split_parameters(kernel)
        self.read: set[str] = set()
        self.lines: list[str] = []

    def pieces(self) -> list[Function]:
        """The work of all items of a thread whose position is given, and that of a column: of the
        items that have one number along x."""
        found = [] if self.is_loop else [self._piece(ALL, [str(k) for k in range(self.count)])]
        if self.columns:
            numbers = [f"{_COLUMN} + {k}" for k in range(0, self.count, self.form.items[0])]
            found.append(self._piece(COLUMN, numbers))
        return found

    def body(self) -> str:
        """The lines of the kernel's function."""
        self.lines = ["rk.entry:"]
        for axis in range(3):
            self._base(axis)
        if self.whole_blocks:
            self.lines.append("  br label %rk.each")
            self._tested_loop("", f", !llvm.loop {ITEMS}")
        else:
            passed = self._all_pass([str(k) for k in range(self.count)])
            rest = "columns" if self.columns else "each"
            self.lines.append(f"  br i1 {passed}, label %rk.all, label %rk.{rest}")
            self._all_items()
            if self.columns:
                self._tested_columns()
            else:
                self._tested_loop("", f", !llvm.loop {REST}")
        return "\n".join([*self.lines, "", "rk.done:", "  ret void", "}"])

    def declarations(self) -> dict[str, str]:
        """What the lines call."""
        found = {f"{SREG}{name}": f"declare i32 @{SREG}{name}()" for name in sorted(self.read)}
        if self.whole_blocks:
            found[_BARRIER] = f"declare void @{_BARRIER}(i32) convergent nocallback nounwind"
        return found

    def _piece(self, name: str, numbers: list[str]) -> Function:
        self.lines = []
        for number in numbers:
            operands, _ = self._item(self._number(number))
            self.lines.append(f"  call void @{ITEM}({operands})")
        bases = [f"i32 range(i32 0, {self._covered(k)}) {_BASES[k]}" for k in range(3)]
        threads = [f"i32 {_THREADS[k]}" for k in range(3)]
        heads = [*map(without_promises, self.parameters), *bases, *threads]
        if name == COLUMN:
            heads.append(f"i32 range(i32 0, {self.form.items[0]}) {_COLUMN}")
        head = f"define internal void @{name}({', '.join(heads)}) {{"
        return Function(name, head, "\n".join([*self.lines, "  ret void", "}"]))

    def _call(self, piece: str) -> str:
        names = (*_BASES, *_THREADS, *((_COLUMN,) if piece == COLUMN else ()))
        operands = [*map(operand_of, self.parameters), *(f"i32 {name}" for name in names)]
        return f"  call void @{piece}({', '.join(operands)})"

    def _all_items(self) -> None:
        if not self.is_loop:
            self.lines += ["", "rk.all:", self._call(ALL), "  br label %rk.done"]
            return
        self._begin("all", "entry", "%rk.all.k")
        operands, _ = self._item("%rk.all.k")
        self.lines += [f"  call void @{ITEM}({operands})", "  br label %rk.all.end"]
        self._end("all", "%rk.all.k", self.count, f", !llvm.loop {ITEMS}")

    def _tested_columns(self) -> None:
        """Column by column; one in which not all items pass, item by item."""
        items = self.form.items[0]
        self._begin("columns", "entry", _COLUMN)
        passed = self._all_pass([f"{_COLUMN} + {k}" for k in range(0, self.count, items)])
        self.lines.append(f"  br i1 {passed}, label %rk.columns.work, label %rk.each")
        self.lines += ["", "rk.columns.work:", self._call(COLUMN), "  br label %rk.columns.end"]
        self._tested_loop("columns", f", !llvm.loop {REST}")
        self._end("columns", _COLUMN, items, f", !llvm.loop {COLUMNS}")

    def _tested_loop(self, around: str, metadata: str) -> None:
        """Item by item: of the column of the loop around it, or all."""
        self._begin("each", around or "entry", "%rk.each.k")
        number, count = "%rk.each.k", self.count
        if around:
            count //= self.form.items[0]
            number = self._value(f"mul nuw nsw i32 {number}, {self.form.items[0]}")
            number = self._number(f"{_COLUMN} + {number}")
        operands, inside = self._item(number)
        test = self._test(operands, inside)
        self.lines.append(f"  br i1 {test}, label %rk.each.work, label %rk.each.end")
        self.lines += ["", "rk.each.work:", f"  call void @{ITEM}({operands})"]
        self.lines.append("  br label %rk.each.end")
        self._end("each", "%rk.each.k", count, metadata, f"{around}.end" if around else "done")

    def _begin(self, name: str, before: str, count: str) -> None:
        phi = f"{count} = phi i32 [ 0, %rk.{before} ], [ %rk.{name}.next, %rk.{name}.again ]"
        self.lines += ["", f"rk.{name}:", f"  {phi}"]

    def _end(self, name: str, count: str, most: int, metadata: str, after: str = "done") -> None:
        barrier = [f"  call void @{_BARRIER}(i32 0)"] if self.whole_blocks else []
        self.lines += [
            *("", f"rk.{name}.end:"),
            f"  %rk.{name}.next = add nuw nsw i32 {count}, 1",
            f"  %rk.{name}.more = icmp ult i32 %rk.{name}.next, {most}",
            f"  br i1 %rk.{name}.more, label %rk.{name}.again, label %rk.{after}",
            *("", f"rk.{name}.again:", *barrier),
            f"  br label %rk.{name}{metadata}",
        ]

    def _number(self, text: str) -> str:
        """The number of an item: a value, or the sum of two."""
        first, plus, second = text.partition(" + ")
        return self._value(f"add nuw nsw i32 {first}, {second}") if plus else first

    def _all_pass(self, numbers: list[str]) -> str:
        passed = "true"
        for number in numbers:
            test = self._test(*self._item(self._number(number)))
            passed = self._value(f"and i1 {passed}, {test}")
        return passed

    def _base(self, axis: int) -> None:
        """What the position of a thread's items follows from, in the new launch: the number of its
        block along an axis, or its own, in units of items where they are neighbours."""
        block, thread = self._register("ctaid", axis), self._register("tid", axis)
        items, new = self.form.items[axis], self.launch.block[axis]
        if not self.form.recuts(self.old, axis):
            self.lines.append(f"  {_BASES[axis]} = add i32 {block}, 0")
            return
        blocks = new if self.form.adjacent else new * items
        number = self._value(f"mul nuw nsw i32 {block}, {blocks}")
        self.lines.append(f"  {_BASES[axis]} = add nuw nsw i32 {number}, {thread}")

    def _register(self, register: str, axis: int) -> str:
        sizes = self.launch.grid if register == "ctaid" else self.launch.block
        name = f"{register}.{_AXES[axis]}"
        if sizes[axis] == 1:
            self.lines.append(f"  %rk.{name} = add i32 0, 0")
        else:
            self.read.add(name)
            call = f"call range(i32 0, {sizes[axis]}) i32 @{SREG}{name}()"
            self.lines.append(f"  %rk.{name} = {call}")
        return f"%rk.{name}"

    def _item(self, number: str) -> tuple[str, list[str]]:
        """The operands of the work of an item, and what holds where the launch has the item."""
        inside: list[str] = []
        positions: list[str] = []
        threads: list[str] = []
        for axis in range(3):
            items, new = self.form.items[axis], self.launch.block[axis]
            along = self._along(axis, number)
            limit = self.old.grid[axis]
            covered = self.launch.grid[axis] * items
            if self.form.recuts(self.old, axis):
                limit, covered = limit * self.old.block[axis], covered * new
            else:
                threads.append(f"i32 {_THREADS[axis]}")
            if self.form.recuts(self.old, axis) and not self.form.adjacent:
                offset = self._value(f"mul nuw nsw i32 {along}, {new}")
                position = self._value(f"add nuw nsw i32 {_BASES[axis]}, {offset}")
            else:
                first = self._value(f"mul nuw nsw i32 {_BASES[axis]}, {items}")
                position = self._value(f"add nuw nsw i32 {first}, {along}")
            positions.append(f"i32 {position}")
            if covered > limit:
                inside.append(self._value(f"icmp ult i32 {position}, {limit}"))
        return ", ".join([*map(operand_of, self.parameters), *positions, *threads]), inside

    def _covered(self, axis: int) -> int:
        """The number of bases along an axis."""
        items, new = self.form.items[axis], self.launch.block[axis]
        if not self.form.recuts(self.old, axis):
            return self.launch.grid[axis]
        return self.launch.grid[axis] * new * (1 if self.form.adjacent else items)

    def _along(self, axis: int, number: str) -> str:
        """The number of an item along an axis, of which x counts first."""
        items = self.form.items[axis]
        if items == 1:
            return "0"
        before = math.prod(self.form.items[:axis])
        if before > 1:
            number = self._value(f"udiv i32 {number}, {before}")
        return self._value(f"urem i32 {number}, {items}")

    def _test(self, operands: str, inside: list[str]) -> str:
        """Whether there is an item, and it has work."""
        passed = "true"
        for test in inside:
            passed = self._value(f"and i1 {passed}, {test}")
        if not self.guards:
            return passed
        test = self._value(f"call i1 @{TEST}({operands})")
        # The guard of a thread that the launch does not have may be poison.
        return self._value(f"select i1 {passed}, i1 {test}, i1 false")

    def _value(self, text: str) -> str:
        name = f"%rk.n{len(self.lines)}"
        self.lines.append(f"  {name} = {text}")
        return name
