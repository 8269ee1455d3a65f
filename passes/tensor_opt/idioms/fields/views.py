"""Tensors as systems of equations: which axis counts what."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from raise_kernel.passes.tensor_opt.graph import Node

Shape = tuple[int, ...]


@dataclass(frozen=True)
class Matrices:
    """`node`, reshaped to `shape`, has the n x n matrices of `count` systems: the first n rows and
    columns of its two axes besides `batch`; `batch` is None where all systems have one matrix."""

    node: Node
    shape: Shape
    batch: int | None
    n: int

    def of(self, x: np.ndarray) -> np.ndarray:
        """As [systems or 1, n, n]."""
        x = x.reshape(self.shape)
        x = x[None] if self.batch is None else np.moveaxis(x, self.batch, 0)
        return x[:, : self.n, : self.n]

    def into(self, x: np.ndarray, matrices: np.ndarray) -> np.ndarray:
        """A copy of the node's cells with these matrices."""
        whole = x.copy().reshape(self.shape)
        view = whole[None] if self.batch is None else np.moveaxis(whole, self.batch, 0)
        view[:, : self.n, : self.n] = matrices
        return whole.reshape(x.shape)


@dataclass(frozen=True)
class Unknowns:
    """A tensor of `shape` has the unknowns of each system along `axis`, the first `n` of them, the
    systems along `batch` where each has its own matrix, and right-hand sides along the others."""

    shape: Shape
    axis: int
    batch: int | None
    n: int

    def of(self, x: np.ndarray) -> np.ndarray:
        """As [systems or 1, n, right-hand sides]."""
        return self._moved(x)[:, : self.n]

    def outside(self, x: np.ndarray) -> np.ndarray:
        return self._moved(x)[:, self.n :]

    def _moved(self, x: np.ndarray) -> np.ndarray:
        x = x.reshape(self.shape)
        order = self.order
        count = 1 if self.batch is None else self.shape[self.batch]
        return x.transpose(order).reshape(count, self.shape[self.axis], -1)

    @property
    def rest(self) -> list[int]:
        return [k for k in range(len(self.shape)) if k not in (self.axis, self.batch)]

    @property
    def order(self) -> list[int]:
        """The axes as systems, unknowns, right-hand sides."""
        return [*([] if self.batch is None else [self.batch]), self.axis, *self.rest]


def unknowns(shape: Shape, lengths: set[int]) -> Iterator[Unknowns]:
    """The ways in which a tensor may be the unknowns of systems of one of these lengths."""
    for axis, total in enumerate(shape):
        for n in sorted((n for n in lengths if 1 < n <= total), reverse=True):
            for batch in (None, *(k for k in range(len(shape)) if k != axis)):
                yield Unknowns(shape, axis, batch, n)


def matrices(node: Node, n: int, count: int | None) -> Iterator[Matrices]:
    """The ways in which a tensor may hold `count` matrices of n x n; one where that is None."""
    shape = node.shape
    if count is None:
        if len(shape) == 2 and min(shape) >= n:
            yield Matrices(node, shape, None, n)
        elif len(shape) == 1 and node.size == n * n:
            yield Matrices(node, (n, n), None, n)
        return
    if len(shape) == 3:
        for batch in (0, 2):
            sides = [s for k, s in enumerate(shape) if k != batch]
            if shape[batch] == count and min(sides) >= n:
                yield Matrices(node, shape, batch, n)
    if node.size == count * n * n and shape not in ((count, n, n), (n, n, count)):
        yield Matrices(node, (count, n, n), 0, n)
        yield Matrices(node, (n, n, count), 2, n)
