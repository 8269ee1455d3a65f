"""Small kernels as LLVM IR, drawn at random: any control flow, masked and indirect accesses.

Local variables are allocas, as clang -O0 leaves them. Every index lies inside its array, no two
lanes race, every loop ends: what a kernel leaves in memory is defined to the last bit.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import numpy as np
from tests.support.drawn.random_places import INTEGERS, OWNED, SIZE, SLOTS, STRUCT
from tests.support.drawn.random_text import ALLOCAS
from tests.support.drawn.random_values import Values

HEADER = f"""target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
{STRUCT}
"""
RECORD = np.dtype([("a", "i4"), ("b", "i2"), ("c", "f4"), ("d", "i8"), ("e", "i1", 4)], align=True)
DTYPES = {"i8": "i1", "i16": "i2", "i32": "i4", "i64": "i8", "float": "f4", "double": "f8"}
PARAMETERS = (
    "ptr %x, ptr %x2, ptr %f, ptr %halves, ptr %bytes, ptr %shorts, ptr %out, ptr %longs, "
    "ptr %fout, ptr %doubles, ptr %records, i32 %n"
)
LAUNCHES = (((5,), (8,)), ((1,), (33,)), ((2, 3), (4, 2)), ((2, 1, 2), (3, 2, 2)), ((40,), (1,)))


@dataclass(frozen=True)
class DrawnKernel:
    """The text of `@k`, and a launch; `arguments` draws its arrays."""

    text: str
    grid: tuple[int, ...]
    block: tuple[int, ...]
    n: int

    @property
    def lanes(self) -> int:
        return int(np.prod(self.grid) * np.prod(self.block))

    def arguments(self, seed: int) -> tuple[np.ndarray | int, ...]:
        """Inputs of `SIZE` elements; of the written arrays, `SLOTS` elements a lane."""
        rng = np.random.default_rng(seed)

        def small(dtype: str, count: int) -> np.ndarray:
            return rng.integers(-9, 9, count).astype(dtype)

        inputs = [rng.integers(-99, 99, SIZE).astype("i4") for _ in range(2)]
        written = [small(DTYPES[t], self.lanes * SLOTS) for t in OWNED]
        records = np.zeros(self.lanes, RECORD)
        for name in RECORD.names or ():
            records[name] = rng.integers(-9, 9, records[name].shape)
        return (*inputs, small("f4", SIZE), small("f2", SIZE), *written, records, self.n)


@dataclass
class Drawer(Values):
    """Draws the statements of one function."""

    budget: int = 20
    exits: list[tuple[str, str]] = field(default_factory=list)
    loops: int = 0

    def statements(self, depth: int) -> bool:
        """A few statements; False where control never reaches their end."""
        for _ in range(self.rng.randint(1, 3)):
            if self.budget <= 0:
                return True
            self.budget -= 1
            if not self.statement(depth):
                return False
        return True

    def statement(self, depth: int) -> bool:
        choice = self.rng.randint(0, 15 if depth > 0 else 7)
        if choice <= 2:
            self.assign()
        elif choice <= 4:
            self.store()
        elif choice == 5 and self.structs:
            self.copy_struct()
        elif choice == 6 and self.is_kernel:
            self.store_four()
        elif choice == 7 and self.exits and self.chance(60):
            return self.leave()
        elif choice <= 10:
            self.conditional(depth)
        elif choice <= 13 and self.loops < 3:
            self.loop(depth)
        elif choice == 14 and self.loops < 2:
            self.region(depth)
        else:
            self.switch(depth)
        return True

    def any_value(self, type_: str, depth: int = 2) -> str:
        if type_ == "i1":
            return self.condition(depth - 1)
        return self.integer(type_, depth) if type_ in INTEGERS else self.real(type_, depth)

    def assign(self) -> None:
        variable = self.rng.choice(list(self.variables))
        type_ = self.variables[variable]
        self.emit(f"store {type_} {self.any_value(type_)}, ptr {variable}")

    def store(self) -> None:
        type_ = self.rng.choice(list(OWNED))
        value = self.any_value(type_)
        self.emit(f"store {type_} {value}, ptr {self.writable(type_, 1)}")

    # --- control ----------------------------------------------------------------------------

    def leave(self) -> bool:
        """break or continue of any loop around, or return, under a condition or not."""
        target = self.rng.choice([*self.rng.choice(self.exits), "exit"])
        if self.chance(30):
            self.emit(f"br label %{target}")
            return False
        condition, rest = self.condition(), self.new("rest")
        self.emit(f"br i1 {condition}, label %{target}, label %{rest}")
        self.label(rest)
        return True

    def conditional(self, depth: int) -> None:
        yes, no, end = self.new("then"), self.new("else"), self.new("end")
        condition = self.condition()
        self.emit(f"br i1 {condition}, label %{yes}, label %{no}")
        for block in (yes, no):
            self.label(block)
            if (block == yes or self.chance(50)) and not self.statements(depth - 1):
                continue
            self.emit(f"br label %{end}")
        self.label(end)

    def switch(self, depth: int) -> None:
        cases = [self.new("case") for _ in range(3)]
        end = self.new("end")
        type_ = self.rng.choice(INTEGERS)
        selector = self.value(f"and {type_} {self.integer(type_)}, 3")
        arms = " ".join(f"{type_} {k}, label %{c}" for k, c in enumerate(cases))
        self.emit(f"switch {type_} {selector}, label %{end} [ {arms} ]")
        for position, block in enumerate(cases):
            self.label(block)
            if not self.statements(depth - 1):
                continue
            # Falling through to the next case, as C does without break.
            following = [*cases, end][position + 1]
            self.emit(f"br label %{self.rng.choice([end, following])}")
        self.label(end)

    def loop(self, depth: int) -> None:
        """A loop of at most seven trips: constant, uniform or lane-dependent count; do or while."""
        self.loops += 1
        count = self.alloca("i32")
        limit = self.rng.choice(["3", "5", "lane", "n" if self.is_kernel else "lane"])
        head, body, step, end = (self.new(k) for k in ("head", "body", "step", "end"))
        self.emit(f"store i32 0, ptr {count}")
        if limit == "n":
            limit = self.value("and i32 %n, 7")
        elif limit == "lane":
            limit = self.value(f"and i32 {self.integer()}, 7")
        self.emit(f"br label %{body if self.chance(40) else head}")
        self.label(head)
        now = self.value(f"load i32, ptr {count}")
        going = self.value(f"icmp slt i32 {now}, {limit}")
        self.emit(f"br i1 {going}, label %{body}, label %{end}")
        self.label(body)
        self.exits.append((step, end))
        reaches = self.statements(depth - 1)
        self.exits.pop()
        if reaches:
            self.emit(f"br label %{step}")
        self.label(step)
        now = self.value(f"load i32, ptr {count}")
        self.emit(f"store i32 {self.value(f'add i32 {now}, 1')}, ptr {count}")
        self.emit(f"br label %{head}")
        self.label(end)
        self.loops -= 1

    def region(self, depth: int) -> None:
        """Three blocks, each entered from outside and from the others: an irreducible graph.

        A counter ends it after ten blocks.
        """
        self.loops += 2
        fuel = self.alloca("i32")
        blocks, end = [self.new("goto") for _ in range(3)], self.new("end")
        self.emit(f"store i32 0, ptr {fuel}")
        entry = self.value(f"and i32 {self.integer()}, 1")
        self.emit(f"switch i32 {entry}, label %{blocks[0]} [ i32 1, label %{blocks[1]} ]")
        for block in blocks:
            self.label(block)
            if not self.statements(depth - 2):
                continue
            now = self.value(f"load i32, ptr {fuel}")
            self.emit(f"store i32 {self.value(f'add i32 {now}, 1')}, ptr {fuel}")
            going, onward = self.value(f"icmp slt i32 {now}, 9"), self.new("onward")
            self.emit(f"br i1 {going}, label %{onward}, label %{end}")
            self.label(onward)
            a, b = self.rng.choice(blocks), self.rng.choice([*blocks, end])
            self.emit(f"br i1 {self.condition()}, label %{a}, label %{b}")
        self.label(end)
        self.loops -= 2

    # --- functions --------------------------------------------------------------------------

    def kernel(self) -> str:
        self.lines = [ALLOCAS]
        self.lines.insert(0, "  %lane = alloca i32")
        lane = self.linear_lane()
        self.emit(f"store i32 {lane}, ptr %lane")
        self.declare_locals()
        guard = self.value(f"icmp slt i32 {lane}, %n")
        self.emit(f"br i1 {guard}, label %work, label %exit")
        self.label("work")
        if self.statements(3):
            self.store()
            self.emit("br label %exit")
        self.label("exit")
        self.emit("ret void")
        body = "\n".join(self.lines)
        return f"define ptx_kernel void @k({PARAMETERS}) {{\nentry:\n{body}\n}}\n"

    def linear_lane(self) -> str:
        """The number of this lane in the launch, x fastest."""
        lane = "0"
        for axis in "zyx":
            names = (
                f"llvm.nvvm.read.ptx.sreg.{r}.{axis}" for r in ("nctaid", "ctaid", "ntid", "tid")
            )
            blocks, block, threads, thread = (self.call("i32", name) for name in names)
            extent = self.value(f"mul i32 {blocks}, {threads}")
            at = self.value(f"add i32 {self.value(f'mul i32 {block}, {threads}')}, {thread}")
            lane = self.value(f"add i32 {self.value(f'mul i32 {lane}, {extent}')}, {at}")
        return lane

    def function(self, name: str) -> str:
        """A device function of a number and a place that it may write."""
        self.lines = [ALLOCAS]
        self.declare_locals()
        self.emit(f"store i32 %a, ptr {self.variable('i32')}")
        self.emit("br label %work")
        self.label("work")
        if self.statements(2):
            self.emit("br label %exit")
        self.label("exit")
        result = self.value(f"load i32, ptr {self.variable('i32')}")
        self.emit(f"ret i32 {result}")
        body = "\n".join(self.lines)
        attributes = self.rng.choice(["", "noinline ", "alwaysinline "])
        head = f"define internal i32 @{name}(ptr %x, ptr %f, i32 %a, ptr %p) {attributes}{{"
        return f"{head}\nentry:\n{body}\n}}\n"


def draw_kernel(rng: random.Random) -> DrawnKernel:
    """One random kernel, with up to two device functions."""
    declarations: set[str] = set()
    functions: dict[str, str] = {}
    for number in range(rng.choice([0, 0, 1, 2])):
        helper = Drawer(rng, declarations=declarations, is_kernel=False, budget=5)
        functions[f"device{number}"] = helper.function(f"device{number}")
    drawer = Drawer(rng, declarations=declarations, functions=list(functions))
    grid, block = rng.choice(LAUNCHES)
    n = rng.choice([40, 37, 25, 40, 37, 25, 1, 0])
    texts = [drawer.kernel(), *functions.values()]
    text = "\n".join([HEADER, *sorted(declarations), *texts])
    return DrawnKernel(text, grid, block, n)
