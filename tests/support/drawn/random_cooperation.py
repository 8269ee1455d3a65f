"""Random kernels whose threads work together: barriers, shared memory, warps, atomics.

Between stretches of any code (tests.support.drawn.random_kernels), all threads of the block come
to one of: a shuffle, vote, match or warp reduction; shared memory written, a barrier, and read at
another index; atomics on shared memory. No lane returns early, so everyone comes.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from tests.support.drawn.random_kernels import HEADER, PARAMETERS, Drawer, DrawnKernel
from tests.support.drawn.random_text import ALLOCAS

LAUNCHES = (((2,), (32,)), ((2,), (48,)), ((1,), (64,)), ((3,), (33,)), ((2,), (8, 4)))
SHARED = "@s = internal addrspace(3) global [64 x i32] undef, align 4\n"
MODES = {"idx": 31, "down": 31, "bfly": 31, "up": 0}
COMBINATIONS = ("add", "sub", "and", "or", "xor", "max", "min", "umax", "umin")


@dataclass
class Cooperation(Drawer):
    """Draws a kernel in stretches; `threads` is the size of a block."""

    block: tuple[int, ...] = (32,)

    def leave(self) -> bool:
        """break or continue of a loop around; never a return."""
        condition, rest = self.condition(), self.new("rest")
        target = self.rng.choice(self.rng.choice(self.exits))
        self.emit(f"br i1 {condition}, label %{target}, label %{rest}")
        self.label(rest)
        return True

    def kernel(self) -> str:
        self.lines = ["  %lane = alloca i32", ALLOCAS]
        lane = self.linear_lane()
        self.emit(f"store i32 {lane}, ptr %lane")
        self.declare_locals()
        self.emit("br label %work")
        self.label("work")
        for _ in range(self.rng.randint(1, 3)):
            self.budget = 6
            self.statements(2)
            self.cooperate()
        self.store()
        self.emit("ret void")
        body = "\n".join(self.lines)
        return f"define ptx_kernel void @k({PARAMETERS}) {{\nentry:\n{body}\n}}\n"

    def cooperate(self) -> None:
        kinds = (self.shuffle, self.vote, self.match, self.reduce, self.exchange, self.combine)
        value = self.rng.choice(kinds)()
        self.emit(f"store i32 {value}, ptr {self.variable('i32')}")

    # --- warps ------------------------------------------------------------------------------

    def shuffle(self) -> str:
        mode = self.rng.choice(list(MODES))
        width = self.rng.choice([32, 32, 16, 8])
        clamp = MODES[mode] | (32 - width) << 8
        selector = self.rng.choice(["1", "3", "16", ""]) or self.value(
            f"and i32 {self.integer()}, 31"
        )
        operands = ["i32 -1", f"i32 {self.integer()}", f"i32 {selector}", f"i32 {clamp}"]
        return self.call("i32", f"llvm.nvvm.shfl.sync.{mode}.i32", *operands)

    def vote(self) -> str:
        kind = self.rng.choice(["ballot", "any", "all", "uni"])
        operands = ["i32 -1", f"i1 {self.condition()}"]
        if kind == "ballot":
            return self.call("i32", "llvm.nvvm.vote.ballot.sync", *operands)
        told = self.call("i1", f"llvm.nvvm.vote.{kind}.sync", *operands)
        return self.value(f"zext i1 {told} to i32")

    def match(self) -> str:
        few = self.value(f"and i32 {self.integer()}, 3")
        return self.call("i32", "llvm.nvvm.match.any.sync.i32", "i32 -1", f"i32 {few}")

    def reduce(self) -> str:
        kind = self.rng.choice(["add", "min", "max", "umin", "umax", "and", "or", "xor"])
        mask = "-1"
        if self.chance(40):
            mask = self.match()
        operands = [f"i32 {self.integer()}", f"i32 {mask}"]
        return self.call("i32", f"llvm.nvvm.redux.sync.{kind}", *operands)

    # --- shared memory ----------------------------------------------------------------------

    def thread(self) -> str:
        """The number of the thread in its block, x fastest."""
        x = self.call("i32", "llvm.nvvm.read.ptx.sreg.tid.x")
        if len(self.block) == 1:
            return x
        y = self.call("i32", "llvm.nvvm.read.ptx.sreg.tid.y")
        return self.value(f"add i32 {self.value(f'mul i32 {y}, {self.block[0]}')}, {x}")

    def cell(self, index: str) -> str:
        wide = self.value(f"zext i32 {index} to i64")
        return self.value(
            f"getelementptr inbounds [64 x i32], ptr addrspace(3) @s, i64 0, i64 {wide}"
        )

    def barrier(self) -> None:
        self.call("void", "llvm.nvvm.barrier.cta.sync.aligned.all", "i32 0")

    def other(self) -> str:
        """A thread's number: another one's by an affine map, or by data."""
        threads = 1
        for size in self.block:
            threads *= size
        base = self.thread() if self.chance(60) else self.integer()
        factor = self.rng.choice([1, 1, -1, 3])
        moved = self.value(f"mul i32 {base}, {factor}")
        moved = self.value(f"add i32 {moved}, {self.rng.randint(0, threads - 1)}")
        return self.value(f"urem i32 {moved}, {threads}")

    def exchange(self) -> str:
        self.barrier()
        self.emit(f"store i32 {self.integer()}, ptr addrspace(3) {self.cell(self.thread())}")
        self.barrier()
        read = self.value(f"load i32, ptr addrspace(3) {self.cell(self.other())}")
        if self.chance(50):
            self.barrier()
        return read

    def combine(self) -> str:
        """Atomics on eight cells; the order of lanes makes no difference to what is left."""
        self.barrier()
        start = self.value(f"and i32 {self.thread()}, 7")
        self.emit(f"store i32 5, ptr addrspace(3) {self.cell(start)}")
        self.barrier()
        kind = self.rng.choice(COMBINATIONS)
        if self.chance(50):
            yes, end = self.new("yes"), self.new("end")
            self.emit(f"br i1 {self.condition()}, label %{yes}, label %{end}")
            self.label(yes)
        else:
            end = ""
        where = self.cell(self.value(f"and i32 {self.integer()}, 7"))
        self.value(f"atomicrmw {kind} ptr addrspace(3) {where}, i32 {self.integer()} monotonic")
        if end:
            self.emit(f"br label %{end}")
            self.label(end)
        self.barrier()
        index = self.value(f"and i32 {self.integer()}, 7")
        read = self.value(f"load i32, ptr addrspace(3) {self.cell(index)}")
        self.barrier()
        return read


def draw_cooperation(rng: random.Random) -> DrawnKernel:
    """One random kernel whose threads work together."""
    declarations: set[str] = set()
    grid, block = rng.choice(LAUNCHES)
    drawer = Cooperation(rng, declarations=declarations, block=block)
    body = drawer.kernel()
    text = "\n".join([HEADER, SHARED, *sorted(declarations), body])
    return DrawnKernel(text, grid, block, rng.choice([40, 7, 1]))
