"""The code of several steps in one pass, in LLVM IR: what a warp does along its tile.

    for t = first to last, all steps but the last one keeping their rows in registers:
      row 0 of step 0 = loaded
      for s = 1 to K: row t - s * reach of step s = @rk.update of rows around it of step s - 1
      row t - K * reach of step K is stored

Neighbours in a row are other lanes', by shuffles; in three dimensions neighbours across rows are
other warps', by shared memory. An element that the launch does not write keeps its value of the
step before. A tile in which all elements are written, at each step, has code without these tests;
so there are two loops, of which a warp runs one.

(Overlapped tiles that stream along one dimension, as in Matsumura et al., "AN5D: Automated Stencil
Framework for High-Degree Temporal Blocking on GPUs", CGO 2020.)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.frontend.specialization.launch_constants import SREG, WARP_SIZE
from raise_kernel.frontend.text_parts import Function
from raise_kernel.runtime.native.gpu.granularity.items import operand_of
from raise_kernel.runtime.native.gpu.steps.shape import Tiles
from raise_kernel.runtime.native.gpu.steps.update import APART, UPDATE

BARRIER = "llvm.nvvm.barrier.cta.sync.aligned.all"
SHUFFLE = "llvm.nvvm.shfl.sync"
SHARED = "rk.rows"
_LETTERS = "xyz"
# A row of a step: of each lane its elements, by how many rows across they are away.
Row = dict[int, list[str]]


@dataclass
class Walk:
    """The body of the kernel for tiles; `parameters` are the kernel's, `launch` is the new one."""

    tiles: Tiles
    launch: Launch
    parameters: Sequence[str]
    lines: list[str] = field(default_factory=list)
    count: int = 0

    def __post_init__(self) -> None:
        stencil = self.tiles.stencil
        self.kind, self.shape, self.box = stencil.element, stencil.shape, stencil.box
        self.lane, self.steps, self.walked = self.tiles.lane, self.tiles.steps, self.tiles.walked
        self.before, self.after = stencil.reach(self.walked)
        self.across = self.tiles.across
        self.stride = self.shape[0] * (self.shape[1] if self.walked == 2 else 1)
        self.total = self.stride * self.shape[-1]
        self.source, self.target = (
            operand_of(self.parameters[k]).removeprefix("ptr ")
            for k in (stencil.read, stencil.written)
        )

    # --- the kernel ---

    def body(self) -> str:
        """The lines of its function."""
        self.lines = ["rk.entry:"]
        self._tile()
        self.lines.append("  br i1 %rk.whole, label %rk.whole.begin, label %rk.tested.begin")
        for name in ("whole", "tested"):
            _Loop(self, name).emit()
        return "\n".join([*self.lines, "", "rk.done:", "  ret void", "}"])

    def globals(self) -> list[str]:
        if not self.across:
            return []
        size = self.tiles.places * self.steps * self.launch.block[0] * self.lane
        kind = f"[{size} x {self.kind}]"
        return [f"@{SHARED} = internal addrspace(3) global {kind} poison, align 16"]

    def declarations(self) -> list[Function]:
        """Of what the lines call."""
        names = {f"{SREG}{name}": f"i32 @{SREG}{name}()" for name in ("tid.x", *self._blocks())}
        for way in ("up", "down"):
            names[f"{SHUFFLE}.{way}.i32"] = (
                f"i32 @{SHUFFLE}.{way}.i32(i32, i32, i32, i32) convergent"
            )
        for name in ("smin", "smax"):
            for kind in ("i32", "i64"):
                names[f"llvm.{name}.{kind}"] = f"{kind} @llvm.{name}.{kind}({kind}, {kind})"
        if self.across:
            names[BARRIER] = f"void @{BARRIER}(i32) convergent nocallback nounwind"
        return [Function(name, f"declare {line}") for name, line in names.items()]

    def _blocks(self) -> list[str]:
        return [
            f"ctaid.{letter}" for letter, n in zip(_LETTERS, self.launch.grid, strict=True) if n > 1
        ]

    # --- instructions ---

    def put(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def value(self, text: str) -> str:
        """A new value."""
        self.count += 1
        self.put(f"%rk.v{self.count} = {text}")
        return f"%rk.v{self.count}"

    def named(self, name: str, text: str) -> str:
        self.put(f"%rk.{name} = {text}")
        return f"%rk.{name}"

    def label(self, name: str) -> None:
        self.lines += ["", f"{name}:"]

    def clamped(self, kind: str, value: str, low: int, high: int) -> str:
        least = self.value(f"call {kind} @llvm.smax.{kind}({kind} {value}, {kind} {low})")
        return self.value(f"call {kind} @llvm.smin.{kind}({kind} {least}, {kind} {high})")

    def between(self, value: str, low: int, high: int) -> str:
        """Whether a number is one of these."""
        apart = self.value(f"sub i32 {value}, {low}")
        return self.value(f"icmp ult i32 {apart}, {max(0, high - low + 1)}")

    def _register(self, name: str, most: int) -> str:
        if most == 1:
            return "0"
        return self.value(f"call range(i32 0, {most}) i32 @{SREG}{name}()")

    # --- the tile ---

    def _tile(self) -> None:
        """Where the warp's tile lies, and whether all of its elements are written."""
        tiles, steps = self.tiles, self.steps
        thread = self._register("tid.x", self.launch.block[0])
        warp = self.value(f"lshr i32 {thread}, {WARP_SIZE.bit_length() - 1}")
        lane = self.value(f"and i32 {thread}, {WARP_SIZE - 1}")
        blocks = [
            self._register(f"ctaid.{letter}", n)
            for letter, n in zip(_LETTERS, self.launch.grid, strict=True)
        ]
        number = blocks[0]
        if self.walked == 1:
            number = self.value(f"mul nuw nsw i32 {number}, {tiles.warps}")
            number = self.value(f"add nuw nsw i32 {number}, {warp}")
        first = self.value(f"mul nuw nsw i32 {number}, {tiles.own_columns}")
        before, after = tiles.edges
        column = self.value(f"add nsw i32 {first}, {-before}")
        along = self.value(f"mul nuw nsw i32 {lane}, {self.lane}")
        self.column = self.named("column", f"add nsw i32 {column}, {along}")
        own = self.between(along, before, tiles.width - after - 1)
        last = self.value(f"add nsw i32 {column}, {tiles.width - 1}")
        whole = [self._covers(0, column, last)]
        base = self.value(f"sext i32 {self.column} to i64")
        if self.walked == 2:
            row = self.value(f"mul nuw nsw i32 {blocks[1]}, {tiles.own_rows}")
            reach, behind = tiles.stencil.reach(1)
            row = self.value(f"add nsw i32 {row}, {-steps * reach}")
            last = self.value(f"add nsw i32 {row}, {tiles.warps - 1}")
            whole.append(self._covers(1, row, last))
            self.row = self.named("row", f"add nsw i32 {row}, {warp}")
            wide = self.value(f"sext i32 {self.row} to i64")
            wide = self.value(f"mul nsw i64 {wide}, {self.shape[0]}")
            base = self.value(f"add nsw i64 {base}, {wide}")
            inner = self.between(warp, steps * reach, tiles.warps - steps * behind - 1)
            inner = self.value(f"and i1 {inner}, {self.between(self.row, 0, self.shape[1] - 1)}")
            own = self.value(f"and i1 {own}, {inner}")
            self._slots(warp, along)
        self.base, self.own = base, own
        self._part(blocks[self.walked])
        whole.append(
            self._covers(
                self.walked,
                self.value(f"add nsw i32 {self.first}, {-steps * self.after}"),
                self.last,
            )
        )
        passed = whole[0]
        for one in whole[1:]:
            passed = self.value(f"and i1 {passed}, {one}")
        self.named("whole", f"and i1 {passed}, true")
        if self.walked == 1:
            some = self.value(f"icmp slt i32 {first}, {self.shape[0]}")
            self.put(f"br i1 {some}, label %rk.tile, label %rk.done")
            self.label("rk.tile")

    def _slots(self, warp: str, along: str) -> None:
        """Where the warp's elements lie in shared memory, and those of rows across."""
        self.slots = {}
        for away in (0, *self.across):
            row = self.value(f"add nsw i32 {warp}, {away}")
            row = self.clamped("i32", row, 0, self.tiles.warps - 1)
            start = self.value(f"mul nuw nsw i32 {row}, {self.tiles.width}")
            self.slots[away] = self.value(f"add nuw nsw i32 {start}, {along}")

    def _part(self, block: str) -> None:
        """The rows, or planes, that the block makes, and those that it goes along."""
        tiles = self.tiles
        self.begin = self.named("begin", f"mul nuw nsw i32 {block}, {tiles.length}")
        end = self.value(f"add nuw nsw i32 {self.begin}, {tiles.length}")
        end = self.value(f"call i32 @llvm.smin.i32(i32 {end}, i32 {self.shape[-1]})")
        self.made = self.named("made", f"sub nsw i32 {end}, {self.begin}")
        self.first = self.named("first", f"add nsw i32 {self.begin}, {-self.steps * self.before}")
        more = self.steps * (self.before + self.after) + self.unrolled - 1
        count = self.value(f"add nuw nsw i32 {self.made}, {more}")
        rounds = self.value(f"udiv i32 {count}, {self.unrolled}")
        count = self.value(f"mul nuw nsw i32 {rounds}, {self.unrolled}")
        self.end = self.named("end", f"add nsw i32 {self.first}, {count}")
        self.last = self.value(f"add nsw i32 {self.end}, -1")

    @property
    def unrolled(self) -> int:
        """Rows of a round of the loop: so many that each step's are back in their registers."""
        return self.tiles.rows_kept

    def _covers(self, dim: int, first: str, last: str) -> str:
        """Whether all elements from the first one to the last one are written, in a dimension."""
        low, high = self.box[dim]
        after = self.value(f"icmp sge i32 {first}, {low}")
        before = self.value(f"icmp sle i32 {last}, {high}")
        return self.value(f"and i1 {after}, {before}")


class _Loop:
    """A loop along the tile; `tested`: some of its elements may not be written."""

    def __init__(self, walk: Walk, name: str) -> None:
        self.walk, self.name, self.tested = walk, name, name == "tested"
        self.value = walk.value
        self.shuffled: dict[tuple[str, int], str] = {}

    def emit(self) -> None:
        walk, name = self.walk, self.name
        walk.label(f"rk.{name}.begin")
        self._columns()
        loaded = [self._loaded(self._at(walk.first, k)) for k in range(walk.tiles.ahead)]
        walk.put(f"br label %rk.{name}.loop")
        walk.label(f"rk.{name}.loop")
        phis = len(walk.lines)
        time, flip = f"%rk.{name}.t", f"%rk.{name}.flip"
        queue = [self._names(f"q{k}") for k in range(len(loaded))]
        kept = [
            [
                {a: self._names(f"s{s}.a{a}.r{k}") for a in (0, *walk.across)}
                for k in range(walk.tiles.rows_kept - 1)
            ]
            for s in range(walk.steps)
        ]
        begins = [(row, start) for row, start in zip(queue, loaded, strict=True)]
        zeros = ["zeroinitializer"] * walk.lane
        begins += [(part, zeros) for rows in kept for row in rows for part in row.values()]
        names = [row for row, _ in begins]
        end = f"rk.{name}.loop"
        for k in range(walk.unrolled):
            end = self._row(self._at(time, k), k, queue, kept, end)
        after = [*queue, *(part for rows in kept for row in rows for part in row.values())]
        again = self.value(f"add nsw i32 {time}, {walk.unrolled}")
        turned = self.value(f"xor i32 {flip}, {walk.unrolled & 1}")
        more = self.value(f"icmp slt i32 {again}, {walk.end}")
        walk.put(f"br i1 {more}, label %rk.{name}.loop, label %rk.done")
        lines = [
            self._phi("i32", time, walk.first, again, end),
            self._phi("i32", flip, "0", turned, end),
        ]
        for row, (_, start), new in zip(names, begins, after, strict=True):
            for one, a, b in zip(row, start, new, strict=True):
                a = "0.0" if a == "zeroinitializer" and walk.kind in ("float", "double") else a
                a = "0" if a == "zeroinitializer" else a
                lines.append(self._phi(walk.kind, one, a, b, end))
        walk.lines[phis:phis] = lines

    def _phi(self, kind: str, name: str, first: str, after: str, end: str) -> str:
        before = f"%rk.{self.name}.begin"
        return f"  {name} = phi {kind} [ {first}, {before} ], [ {after}, %{end} ]"

    def _names(self, part: str) -> list[str]:
        return [f"%rk.{self.name}.{part}.{j}" for j in range(self.walk.lane)]

    def _at(self, number: str, more: int) -> str:
        return self.value(f"add nsw i32 {number}, {more}") if more else number

    # --- what is known of the lane's columns ---

    def _columns(self) -> None:
        """The threads of the lane's elements along a row, and across; whether these are written."""
        walk = self.walk
        self.columns, self.inside = [], []
        for j in range(walk.lane):
            column = self._at(walk.column, j)
            self.inside.append(walk.between(column, *walk.box[0]) if self.tested else "true")
            self.columns.append(self._thread(0, column))
        self.across = ""
        if walk.walked == 2:
            self.across = self._thread(1, walk.row)
            if self.tested:
                row = walk.between(walk.row, *walk.box[1])
                self.inside = [self.value(f"and i1 {one}, {row}") for one in self.inside]

    def _thread(self, dim: int, place: str) -> str:
        """The number of the thread that writes what lies there; one that writes, anyway."""
        if self.tested:
            place = self.walk.clamped("i32", place, *self.walk.box[dim])
        begin = self.walk.tiles.stencil.origin[dim]
        return self.value(f"add nsw i32 {place}, {-begin}") if begin else place

    # --- a row ---

    def _row(
        self, time: str, number: int, queue: list[list[str]], kept: list[list[Row]], end: str
    ) -> str:
        """What one more row makes of each step; the label of the block that it ends in."""
        walk = self.walk
        new = queue.pop(0) if queue else self._loaded(time)
        if walk.tiles.ahead:
            queue.append(self._loaded(self._at(time, walk.tiles.ahead)))
        for step in range(1, walk.steps + 1):
            kept[step - 1].append(self._shared(new, step - 1, number))
            new = self._step(self._at(time, -step * walk.after), kept[step - 1])
            kept[step - 1].pop(0)
        return self._stored(self._at(time, -walk.steps * walk.after), new, number, end)

    def _step(self, place: str, rows: list[Row]) -> list[str]:
        """A row of a step, of those around it of the step before."""
        walk, stencil = self.walk, self.walk.tiles.stencil
        threads = {stencil.axes[walk.walked]: self._thread(walk.walked, place)}
        if walk.walked == 2:
            threads[stencil.axes[1]] = self.across
        here = walk.between(place, *walk.box[walk.walked]) if self.tested else ""
        made = []
        for j in range(walk.lane):
            threads[stencil.axes[0]] = self.columns[j]
            operands = [operand_of(one) for one in walk.parameters]
            operands += [f"i32 {threads.get(axis, '0')}" for axis in range(3)]
            old = rows[walk.before][0][j]
            around = [self._around(rows, offset, j) for _, offset in stencil.offsets]
            if stencil.contracts:
                around = [
                    self.value(f"call {walk.kind} @{APART}({walk.kind} {one})") for one in around
                ]
            operands += [f"{walk.kind} {one}" for one in (old, *around)]
            new = self.value(f"call {walk.kind} @{UPDATE}({', '.join(operands)})")
            if self.tested:
                writes = self.value(f"and i1 {here}, {self.inside[j]}")
                new = self.value(f"select i1 {writes}, {walk.kind} {new}, {walk.kind} {old}")
            made.append(new)
        return made

    def _around(self, rows: list[Row], offset: tuple[int, ...], j: int) -> str:
        walk = self.walk
        row = rows[walk.before + offset[walk.walked]]
        lanes, number = divmod(j + offset[0], walk.lane)
        found = row[offset[1] if walk.walked == 2 else 0][number]
        if not lanes:
            return found
        if (found, lanes) not in self.shuffled:
            self.shuffled[found, lanes] = self._from_lane(found, lanes)
        return self.shuffled[found, lanes]

    def _from_lane(self, value: str, lanes: int) -> str:
        """A value of the lane that is so many further."""
        walk = self.walk
        way, limit = ("down", WARP_SIZE - 1) if lanes > 0 else ("up", 0)
        kind, words = walk.kind, walk.tiles.stencil.size // 4

        def moved(word: str) -> str:
            given = f"i32 -1, i32 {word}, i32 {abs(lanes)}, i32 {limit}"
            return self.value(f"call i32 @{SHUFFLE}.{way}.i32({given})")

        if words == 1:
            word = moved(self.value(f"bitcast {kind} {value} to i32"))
            return self.value(f"bitcast i32 {word} to {kind}")
        pair = self.value(f"bitcast {kind} {value} to <2 x i32>")
        made = "poison"
        for k in range(words):
            word = moved(self.value(f"extractelement <2 x i32> {pair}, i32 {k}"))
            made = self.value(f"insertelement <2 x i32> {made}, i32 {word}, i32 {k}")
        return self.value(f"bitcast <2 x i32> {made} to {kind}")

    def _shared(self, row: list[str], step: int, number: int) -> Row:
        """A row of this warp, and those across: of other warps, which have them by now."""
        walk = self.walk
        if not walk.across:
            return {0: row}
        size = walk.launch.block[0] * walk.lane
        start = str(walk.tiles.places * step * size)
        if walk.tiles.places > 1:
            turn = self.value(f"xor i32 %rk.{self.name}.flip, {number & 1}")
            start = self._at(self.value(f"mul nuw nsw i32 {turn}, {size}"), int(start))

        def slot(away: int) -> str:
            at = self.value(f"add nuw nsw i32 {walk.slots[away]}, {start}")
            return self.value(f"getelementptr {walk.kind}, ptr addrspace(3) @{SHARED}, i32 {at}")

        kind = f"<{walk.lane} x {walk.kind}>"
        own = slot(0)
        walk.put(f"store {kind} {self._vector(row)}, ptr addrspace(3) {own}, align 16")
        walk.put(f"call void @{BARRIER}(i32 0)")
        found: Row = {0: row}
        for away in walk.across:
            at = slot(away)
            whole = self.value(f"load {kind}, ptr addrspace(3) {at}, align 16")
            found[away] = self._parts(whole)
        return found

    # --- memory ---

    def _vector(self, row: list[str]) -> str:
        walk, made = self.walk, "poison"
        kind = f"<{walk.lane} x {walk.kind}>"
        for j, one in enumerate(row):
            made = self.value(f"insertelement {kind} {made}, {walk.kind} {one}, i32 {j}")
        return made

    def _parts(self, vector: str) -> list[str]:
        kind = f"<{self.walk.lane} x {self.walk.kind}>"
        return [
            self.value(f"extractelement {kind} {vector}, i32 {j}") for j in range(self.walk.lane)
        ]

    def _index(self, place: str) -> str:
        """The number of the lane's first element of a row."""
        wide = self.value(f"sext i32 {place} to i64")
        start = self.value(f"mul nsw i64 {wide}, {self.walk.stride}")
        return self.value(f"add nsw i64 {start}, {self.walk.base}")

    def _loaded(self, place: str) -> list[str]:
        """A row of the array; of elements that it does not have others, which nobody needs."""
        walk = self.walk
        index = self._index(walk.clamped("i32", place, 0, walk.shape[-1] - 1))
        if walk.tiles.is_aligned:
            if self.tested:
                index = walk.clamped("i64", index, 0, walk.total - walk.lane)
            at = self.value(f"getelementptr {walk.kind}, ptr {walk.source}, i64 {index}")
            whole = self.value(f"load <{walk.lane} x {walk.kind}>, ptr {at}, align 16")
            return self._parts(whole)
        found = []
        for j in range(walk.lane):
            one = self.value(f"add nsw i64 {index}, {j}") if j else index
            if self.tested:
                one = walk.clamped("i64", one, 0, walk.total - 1)
            at = self.value(f"getelementptr {walk.kind}, ptr {walk.source}, i64 {one}")
            found.append(self.value(f"load {walk.kind}, ptr {at}, align {walk.tiles.stencil.size}"))
        return found

    def _stored(self, place: str, row: list[str], number: int, end: str) -> str:
        """A row of the last step, where it is the block's and the lane's; the label after that."""
        walk = self.walk
        apart = self.value(f"sub i32 {place}, {walk.begin}")
        made = self.value(f"icmp ult i32 {apart}, {walk.made}")
        made = self.value(f"and i1 {made}, {walk.own}")
        index = self._index(place)
        size, kind = walk.tiles.stencil.size, walk.kind
        parts = (
            [(0, walk.lane)]
            if walk.tiles.is_aligned or not self.tested
            else [(j, 1) for j in range(walk.lane)]
        )
        for j, count in parts:
            stores = made
            if self.tested:
                column = self._at(walk.column, j)
                has = self.value(f"icmp slt i32 {column}, {walk.shape[0]}")
                stores = self.value(f"and i1 {made}, {has}")
            label = f"rk.{self.name}.{number}.{j}"
            walk.put(f"br i1 {stores}, label %{label}.store, label %{label}.on")
            walk.label(f"{label}.store")
            if walk.tiles.is_aligned:
                at = self.value(f"getelementptr {kind}, ptr {walk.target}, i64 {index}")
                whole = self._vector(row)
                walk.put(f"store <{walk.lane} x {kind}> {whole}, ptr {at}, align 16")
            else:
                for k in range(j, j + count):
                    one = self.value(f"add nsw i64 {index}, {k}")
                    at = self.value(f"getelementptr {kind}, ptr {walk.target}, i64 {one}")
                    walk.put(f"store {kind} {row[k]}, ptr {at}, align {size}")
            walk.put(f"br label %{label}.on")
            walk.label(f"{label}.on")
            end = f"{label}.on"
        return end
