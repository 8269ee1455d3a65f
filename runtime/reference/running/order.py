"""The order in which threads and blocks of a launch run, where nothing else orders them."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass

import numpy as np

# Loop iterations and atomic operations of a thread before another one goes on.
TIME_SLICE = 1 << 14
# Time slices of every thread of a block before other blocks go on.
ROUNDS = 32


@dataclass(frozen=True)
class Order:
    """0: the first one first; 1: the last one first; any other number: an order drawn at random.

    In odd ones of those, threads take turns at every iteration of a loop and before every atomic
    operation: another thread's may come between a load and the compare-and-swap that expects it.
    In every second one, threads also wait there for those at an earlier instruction of the text,
    as the threads of a warp do. From 8 on, blocks take turns as their threads do.
    """

    number: int = 0

    @property
    def time_slice(self) -> int:
        """Loop iterations and atomic operations before another thread goes on."""
        return 1 if self.number > 1 and self.number % 2 else TIME_SLICE

    @property
    def last_first(self) -> bool:
        """Whether threads wait for those at earlier instructions."""
        return self.number % 4 == 3

    @property
    def mixes_blocks(self) -> bool:
        """Whether other blocks go on after one time slice of each thread of a block."""
        return self.number > 7

    @property
    def rounds(self) -> int:
        """Time slices of every thread of a block before other blocks go on."""
        return 1 if self.mixes_blocks else ROUNDS

    def step(self, count: int) -> tuple[int, int]:
        """(stride, offset): of `count` threads or blocks, (i * stride + offset) mod count is the
        i-th to go."""
        return _step(self.number, count)

    def permuted(self, index: int, count: int) -> int:
        """Which of `count` goes as the `index`-th."""
        stride, offset = self.step(count)
        return (index * stride + offset) % count


@functools.cache
def _step(number: int, count: int) -> tuple[int, int]:
    if count <= 1 or number == 0:
        return 1 % max(count, 1), 0
    if number == 1:
        return count - 1, count - 1
    random = np.random.default_rng((number, count))
    stride = int(random.integers(1, count))
    while math.gcd(stride, count) != 1:
        stride = stride % (count - 1) + 1
    return stride, int(random.integers(0, count))


FORWARDS = Order(0)
BACKWARDS = Order(1)
