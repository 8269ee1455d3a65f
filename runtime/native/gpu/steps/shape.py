"""How several steps in one pass are cut into tiles.

A warp has 32 lanes times some elements of a row; in three dimensions each warp of a block has
another row. It goes along the last dimension, from `K` reaches before its part of that to `K`
reaches after it. At the edges of its tile it computes what its neighbours compute, too: of K steps
that is K reaches wide at either side.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.frontend.specialization.launch_constants import MAX_GRID, WARP_SIZE
from raise_kernel.runtime.native.gpu.driver import STATIC_LIMIT
from raise_kernel.runtime.native.gpu.steps.stencil import NoSteps, Stencil

# Bytes that a lane loads at once.
_WIDEST = 16
# The least part of what a tile computes that is its own.
LEAST_OWN = 0.5


@dataclass(frozen=True)
class Tiles:
    """`steps` of a stencil at once. `warps` are those of a block, `length` the rows, or planes,
    that a block makes, and `ahead` are so many loaded before they are needed. `registers` are the
    most that a thread may have, 0 for no limit."""

    stencil: Stencil
    steps: int
    warps: int
    length: int
    ahead: int
    registers: int = 0

    @property
    def walked(self) -> int:
        """The dimension that a warp goes along."""
        return len(self.stencil.shape) - 1

    @property
    def lane(self) -> int:
        """A lane's elements."""
        return _WIDEST // self.stencil.size

    @property
    def width(self) -> int:
        """A warp's elements of a row."""
        return WARP_SIZE * self.lane

    @property
    def is_aligned(self) -> bool:
        """Whether each lane's elements lie at a multiple of their bytes."""
        return self.stencil.shape[0] % self.lane == 0

    @property
    def edges(self) -> tuple[int, int]:
        """The elements of a warp's row, before its own and after them, that are others'."""
        before, after = (-(-self.steps * n // self.lane) for n in self.stencil.reach(0))
        return before * self.lane, after * self.lane

    @property
    def own_columns(self) -> int:
        return self.width - sum(self.edges)

    @property
    def own_rows(self) -> int:
        """The rows of a block that are its own, in three dimensions."""
        return self.warps - self.steps * sum(self.stencil.reach(1))

    @property
    def across(self) -> list[int]:
        """How many rows away, in three dimensions, lie those that a step reads of other warps."""
        if self.walked == 1:
            return []
        return sorted({place[1] for _, place in self.stencil.offsets} - {0})

    @property
    def words(self) -> int:
        """The registers that a lane's elements of a row take."""
        return _WIDEST // 4

    @property
    def rows_kept(self) -> int:
        """Those of a step that the next one reads, along the dimension that a warp goes along."""
        return sum(self.stencil.reach(self.walked)) + 1

    @property
    def places(self) -> int:
        """The places that a step's row has in shared memory, in turn. Between what is read there
        and what is written next all warps meet: for the next step, if there is one; else there are
        two."""
        return 1 if self.steps > 1 else 2

    @property
    def shared_bytes(self) -> int:
        if not self.across:
            return 0
        return self.places * self.steps * self.warps * WARP_SIZE * _WIDEST

    @property
    def overlap(self) -> float:
        """What is computed, and loaded, by what is made."""
        columns = self.width / self.own_columns
        rows = self.warps / self.own_rows if self.walked == 2 else 1.0
        reach = self.steps * sum(self.stencil.reach(self.walked))
        return columns * rows * (1 + reach / self.length)

    def grid(self) -> tuple[int, int, int]:
        """The blocks. Raises `NoSteps` where there are no such tiles."""
        if self.own_columns <= 0 or (self.walked == 2 and self.own_rows <= 0):
            raise NoSteps(f"a tile has nothing of its own after {self.steps} steps")
        if self.shared_bytes > STATIC_LIMIT:
            raise NoSteps(f"{self.steps} steps take {self.shared_bytes} bytes of shared memory")
        shape = self.stencil.shape
        columns = -(-shape[0] // self.own_columns)
        parts = -(-shape[-1] // self.length)
        if self.walked == 1:
            grid = -(-columns // self.warps), parts, 1
        else:
            grid = columns, -(-shape[1] // self.own_rows), parts
        if any(n > most for n, most in zip(grid, MAX_GRID, strict=True)) or max(shape) >= 2**29:
            raise NoSteps("its array is too large")
        return grid

    @property
    def block(self) -> tuple[int, int, int]:
        return WARP_SIZE * self.warps, 1, 1
