"""Tensors as systems of equations: the role of each axis."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import prod

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

    def lengthened(self, short: Shape) -> Matrices:
        """Of the node as it is, where cells of it have the shape `short`."""
        return replace(self, shape=self.node.shape) if self.shape == short else self


@dataclass(frozen=True)
class Unknowns:
    """A tensor of `shape` has the unknowns of each system along `axis`, the systems along `batch`
    where each has its own matrix, and right-hand sides along the others: the first `sizes`."""

    shape: Shape
    axis: int
    batch: int | None
    sizes: Shape

    @property
    def n(self) -> int:
        return self.sizes[self.axis]

    @property
    def whole(self) -> bool:
        """Whether there is nothing else in the tensor."""
        return self.sizes == self.shape

    def of(self, x: np.ndarray) -> np.ndarray:
        """As [systems or 1, n, right-hand sides]."""
        count = 1 if self.batch is None else self.sizes[self.batch]
        x = x.reshape(self.shape)[self._box]
        return x.transpose(self.order).reshape(count, self.n, -1)

    def into(self, x: np.ndarray, unknowns: np.ndarray) -> np.ndarray:
        """A copy of a tensor's cells with these, of the shape that `of` gives."""
        whole = x.copy()
        order = self.order
        part = unknowns.reshape([self.sizes[k] for k in order])
        whole.reshape(self.shape)[self._box] = part.transpose(np.argsort(order))
        return whole

    def outside(self, x: np.ndarray) -> np.ndarray:
        """All other elements."""
        inside = np.zeros(self.shape, bool)
        inside[self._box] = True
        return x.reshape(self.shape)[~inside]

    @property
    def _box(self) -> tuple[slice, ...]:
        return tuple(slice(0, n) for n in self.sizes)

    @property
    def rest(self) -> list[int]:
        return [k for k in range(len(self.shape)) if k not in (self.axis, self.batch)]

    @property
    def order(self) -> list[int]:
        """The axes as systems, unknowns, right-hand sides."""
        return [*([] if self.batch is None else [self.batch]), self.axis, *self.rest]

    def within(self, shape: Shape) -> Unknowns | None:
        """The same unknowns in a tensor of another shape; None where they have no place there."""
        if prod(shape) == prod(self.shape):
            return self
        if len(shape) == len(self.shape):
            if all(n <= m for n, m in zip(self.sizes, shape, strict=True)):
                return replace(self, shape=shape)
        elif len(shape) == 1 and prod(shape) == prod(self.sizes):
            return replace(self, shape=self.sizes)
        return None

    def lengthened(self, short: Shape, real: Shape) -> Unknowns:
        """Of a tensor of the shape `real`, where its cells have the shape `short`."""
        if self.shape != short or short == real:
            return self
        sizes = [r if n == s else n for n, s, r in zip(self.sizes, short, real, strict=True)]
        return replace(self, shape=real, sizes=tuple(sizes))


def unknowns(
    shape: Shape, lengths: set[int], changed: Sequence[np.ndarray] | None = None
) -> Iterator[Unknowns]:
    """The ways in which a tensor may be the unknowns of systems of one of these lengths.

    `changed`: the places of elements that are not what they were; right-hand sides are no more than
    those have.
    """
    for view in _views(shape, lengths):
        limits = _limits(shape, view, changed)
        for axis, total in enumerate(view):
            for n in sorted((n for n in lengths if 1 < n <= total), reverse=True):
                for batch in (None, *(k for k in range(len(view)) if k != axis)):
                    sizes = tuple(n if k == axis else m for k, m in enumerate(limits))
                    yield Unknowns(view, axis, batch, sizes)


def _views(shape: Shape, lengths: set[int]) -> Iterator[Shape]:
    """The shape; that of a tensor of one axis as matrices, too."""
    yield shape
    if len(shape) == 1:
        for n in sorted(n for n in lengths if 1 < n < shape[0] and shape[0] % n == 0):
            yield (n, shape[0] // n)
            if n * n != shape[0]:
                yield (shape[0] // n, n)


def _limits(shape: Shape, view: Shape, changed: Sequence[np.ndarray] | None) -> Shape:
    """How far the changed elements reach along each axis."""
    if changed is None or not all(p.size for p in changed):
        return view
    places = changed
    if view != shape:
        places = np.unravel_index(np.ravel_multi_index(tuple(changed), shape), view)
    return tuple(int(p.max()) + 1 for p in places)


def matrices(node: Node, shape: Shape, n: int, count: int | None) -> Iterator[Matrices]:
    """The ways in which a tensor of this shape may hold `count` matrices of n x n; one where that
    is None."""
    size = prod(shape)
    if count is None:
        if len(shape) == 2 and min(shape) >= n:
            yield Matrices(node, shape, None, n)
        elif len(shape) == 1 and size % n == 0 and size >= n * n:
            yield Matrices(node, (n, size // n), None, n)
            if size > n * n:
                yield Matrices(node, (size // n, n), None, n)
        return
    if len(shape) == 3:
        for batch in (0, 2):
            sides = [s for k, s in enumerate(shape) if k != batch]
            if shape[batch] == count and min(sides) >= n:
                yield Matrices(node, shape, batch, n)
    if size == count * n * n and shape not in ((count, n, n), (n, n, count)):
        yield Matrices(node, (count, n, n), 0, n)
        yield Matrices(node, (n, n, count), 2, n)
