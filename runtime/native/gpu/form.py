"""The forms of a launch on a GPU: its granularity, and how its code is generated."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.frontend.specialization.launch_constants import MAX_BLOCK, MAX_GRID, MAX_THREADS

Sizes = tuple[int, int, int]

ONE: Sizes = (1, 1, 1)


@dataclass(frozen=True)
class GpuForm:
    """`block` are the threads of a block, as the launch says by default. A thread does the work of
    `items` threads of the launch, along x, y and z: of neighbouring blocks, or, in a smaller block,
    of one block; or of threads next to each other (`adjacent`), whose accesses may share elements,
    or become one of up to 16 bytes. `unroll` is the most that LLVM unrolls a loop in part, 0 for
    its usual number; `registers` the most that a thread may have, 0 for no limit; `read_only`:
    loads of arrays that are not written take the read-only path (`ld.global.nc`) where a write may
    precede them.
    """

    block: Sizes | None = None
    items: Sizes = ONE
    adjacent: bool = False
    unroll: int = 0
    registers: int = 0
    read_only: bool = True

    @property
    def is_shape(self) -> bool:
        """Whether it is another launch, and not only other code."""
        return self.block is not None or self.items != ONE

    def recuts(self, launch: Launch, axis: int) -> bool:
        """Whether threads of a block of the launch come into several blocks along an axis, or
        neighbours into one thread."""
        old, new = launch.block[axis], (self.block or launch.block)[axis]
        return old != new or (self.adjacent and new > 1 and self.items[axis] > 1)

    def of(self, launch: Launch) -> Launch:
        """The launch in this form."""
        block = self.block or launch.block
        grid = [
            -(-blocks * threads // (new * items))
            for blocks, threads, new, items in zip(
                launch.grid, launch.block, block, self.items, strict=True
            )
        ]
        x, y, z = grid
        return replace(launch, grid=(x, y, z), block=block)

    def fits(self, launch: Launch) -> bool:
        """Whether a device takes the launch in this form, and its threads have 32-bit numbers."""
        new = self.of(launch)
        covered = (g * b * i for g, b, i in zip(new.grid, new.block, self.items, strict=True))
        return (
            all(1 <= n <= most for n, most in zip(new.block, MAX_BLOCK, strict=True))
            and all(1 <= n <= most for n, most in zip(new.grid, MAX_GRID, strict=True))
            and math.prod(new.block) <= MAX_THREADS
            and max(covered) < 2**31
        )

    def words(self) -> str:
        """The form in words; "as launched" where it is the plain one."""
        parts = []
        if self.block is not None:
            parts.append(f"blocks of {_times(self.block)} threads")
        if self.items != ONE:
            kind = "threads" if self.block is not None else "blocks"
            kind = "adjacent threads" if self.adjacent else kind
            parts.append(f"{_times(self.items)} {kind} in one")
        if self.unroll:
            parts.append(f"unrolled by {self.unroll}" if self.unroll > 1 else "not unrolled")
        if self.registers:
            parts.append(f"at most {self.registers} registers")
        if not self.read_only:
            parts.append("no read-only loads")
        return ", ".join(parts) or "as launched"


# The launch as it is.
PLAIN = GpuForm()


def _times(sizes: Sizes) -> str:
    return "×".join(map(str, sizes)).removesuffix("×1").removesuffix("×1")
