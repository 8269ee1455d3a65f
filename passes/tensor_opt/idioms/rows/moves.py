"""Operations that move elements, on one row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import prod

import numpy as np

from raise_kernel.passes.tensor_opt.graph.node import Node, splat_value
from raise_kernel.passes.tensor_opt.idioms.orders.order_terms import FALSE, TRUE
from raise_kernel.passes.tensor_opt.idioms.rows.values import Data, Ints, Masked, Row, Shared, known
from raise_kernel.stablehlo.attributes import Gather, Padding, Scatter
from raise_kernel.stablehlo.batching import unbatched
from raise_kernel.stablehlo.moves import MOVES as MOVED
from raise_kernel.stablehlo.moves import broadcast, pad, window
from raise_kernel.stablehlo.operation import Formed

Move = Callable[[np.ndarray], np.ndarray]
Shape = tuple[int, ...]


@dataclass(frozen=True)
class Step:
    """One operation. `shape` is its row's; of each operand the row, or all elements where it has
    none, and the row's shape."""

    node: Node
    shape: Shape
    shared: Shared
    rows: list[Row | None]
    wholes: list[np.ndarray | None]
    shapes: list[Shape | None]

    @property
    def several(self) -> bool:
        return self.shared.rows > 1

    def moved(self, move: Move) -> Row | None:
        """The first operand with its elements elsewhere."""
        row = self.rows[0]
        return None if row is None else _lifted(lambda x: move(x[0]), [row])


def _lifted(move: Callable[[list[np.ndarray]], np.ndarray], rows: Sequence[Row]) -> Row | None:
    """Rows of one kind whose elements are moved into one."""
    if all(isinstance(r, Data) for r in rows):
        return Data(move([r.terms for r in rows if isinstance(r, Data)]))
    if all(isinstance(r, Ints) for r in rows):
        ints = [r for r in rows if isinstance(r, Ints)]
        return Ints(move([r.base for r in ints]), move([r.step for r in ints]))
    row = rows[0]
    if len(rows) > 1 or not isinstance(row, Masked):
        return None
    yes, no = (_lifted(move, [r]) for r in (row.yes, row.no))
    assert isinstance(yes, Ints) and isinstance(no, Ints)
    return Masked(move([row.mask]), yes, no)


def _reshape(s: Step) -> Row | None:
    return s.moved(lambda x: x.reshape(s.shape))


def _move(s: Step) -> Row | None:
    """What moves elements in each row alone."""
    if s.several and unbatched(s.node) is None:
        return None
    form = Formed(s.node.op, s.shape, s.node.element, s.node.attr)
    rows = [row for row in s.rows if row is not None]
    return _lifted(lambda x: MOVED[form.op](form, x), rows) if len(rows) == len(s.rows) else None


def _broadcast(s: Step) -> Row | None:
    axes, whole = s.node.attr, s.wholes[0]
    if list(axes) != sorted(axes):
        return None
    if s.rows[0] is not None:
        return s.moved(lambda x: broadcast(x, axes, s.shape))
    if whole is None or (axes and axes[0] == 0 and whole.shape[0] != 1):
        return None
    return known(s.node.element, broadcast(whole, axes, s.shape), s.shape)


def _pad(s: Step) -> Row | None:
    low, high, inside = s.node.attr
    constant = splat_value(s.node.operands[1])
    if constant is None or min((*low, *high)) < 0:
        return None
    if s.several and (low[0] or high[0] or inside[0]):
        return None

    def put(values: np.ndarray, fill: int) -> np.ndarray:
        return pad(values.astype(np.int64), fill, Padding(low, high, inside))

    row = s.rows[0]
    if isinstance(row, Ints):
        return Ints(put(row.base, int(constant)), put(row.step, 0))
    if not isinstance(row, Data):
        return None
    if s.node.element == "i1":
        return Data(put(row.terms, TRUE if constant else FALSE))
    return Data(put(row.terms, s.shared.constant(constant)))


def _window(s: Step, first: int, sizes: Shape, within: Shape) -> tuple[slice, ...] | None:
    """The part of a row that a window covers; its starts are the operands from `first` on."""
    found = [w for w in s.wholes[first:] if w is not None]
    if len(found) < len(s.wholes) - first or (s.several and found[0] != 0):
        return None
    return window(found, sizes, within)


def _update(s: Step) -> Row | None:
    base, new = s.rows[:2]
    if not isinstance(base, Data) or not isinstance(new, Data):
        return None
    if s.several and s.node.operands[1].shape[0] != s.node.shape[0]:
        return None
    part = _window(s, 2, new.terms.shape, s.shape)
    if part is None:
        return None
    result = base.terms.copy()
    result[part] = new.terms
    return Data(result)


def _dynamic_slice(s: Step) -> Row | None:
    within = s.shapes[0]
    if within is None or (s.several and s.node.operands[0].shape[0] != s.node.shape[0]):
        return None
    part = _window(s, 1, s.shape, within)
    return None if part is None else s.moved(lambda x: x[part])


# --- gathers and scatters of single elements ---


@dataclass(frozen=True)
class _Offsets:
    """Where indices point in a row; which of them do, and which ones point nowhere, in all rows.

    `mask` says under what masks they are what they are; None where they always are.
    """

    at: np.ndarray
    own: np.ndarray
    gone: np.ndarray
    mask: np.ndarray | None


def _offsets(s: Step, dims: Shape, vector: int) -> _Offsets | None:
    """What the second operand's indices are.

    An index that is masked must point nowhere in one of the two cases.
    """
    index, of = s.rows[1], s.node.operands[0]
    mask = index.mask if isinstance(index, Masked) else None
    yes, no = (index.yes, index.no) if isinstance(index, Masked) else (index, index)
    if not isinstance(yes, Ints) or not isinstance(no, Ints):
        return None
    rank = yes.base.ndim
    if vector == 0 and rank and s.several:
        return None
    if mask is not None and vector < rank:
        if not bool((mask == np.take(mask, [0], vector)).all()):
            return None
        mask = np.take(mask, 0, vector)
    inside, beside = (in_its_row(s.shared.rows, _parts(i, vector), dims, of) for i in (yes, no))
    if mask is None:
        return _Offsets(*inside, None)
    if bool(inside[2].all()):
        # Masked the other way round.
        opposite = [s.shared.terms.opposite(int(m)) for m in mask.reshape(-1)]
        inside, beside, mask = beside, inside, np.array(opposite).reshape(mask.shape)
    return _Offsets(*inside, mask) if bool(beside[2].all()) else None


def _parts(index: Ints, vector: int) -> list[Ints]:
    """The components of an index, one for each dimension."""
    if vector == index.base.ndim:
        return [index]
    return [
        Ints(np.take(index.base, k, vector), np.take(index.step, k, vector))
        for k in range(index.base.shape[vector])
    ]


def in_its_row(
    rows: int, parts: list[Ints], dims: Shape, of: Node
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Where in its row of `of` each index points, whether it does, and whether nowhere at all."""
    base = step = np.zeros((), np.int64)
    inside, gone = np.ones((), bool), np.zeros((), bool)
    for part, dim in zip(parts, dims, strict=True):
        stride, size = prod(of.shape[dim + 1 :]), of.shape[dim]
        last = part.base + part.step * (rows - 1)
        inside = inside & (part.base >= 0) & (last >= 0) & (part.base < size) & (last < size)
        gone = gone | ((part.base < 0) & (last < 0)) | ((part.base >= size) & (last >= size))
        base, step = base + part.base * stride, step + part.step * stride
    count = of.size // rows
    own = inside & (base >= 0) & (base < count)
    if rows > 1:
        own = own & (step == count)
    return base, own, gone


def _gather(s: Step) -> Row | None:
    g, x = s.node.attr, s.rows[0]
    if not isinstance(g, Gather) or g.offset_dims or g.operand_batch or set(g.sizes) != {1}:
        return None
    offsets = _offsets(s, g.index_map, g.index_dim)
    if offsets is None or offsets.mask is not None or not isinstance(x, Data):
        return None
    found = np.where(offsets.own, x.terms.reshape(-1)[np.where(offsets.own, offsets.at, 0)], -1)
    # What an index looks up elsewhere is not known.
    unknown = int((~offsets.own).sum())
    first = s.shared.terms.atoms(unknown) if unknown else 0
    found[found < 0] = np.arange(first, first + unknown)
    return Data(found.reshape(s.shape))


def _scatter(s: Step) -> Row | None:
    numbers, x, new = s.node.attr, s.rows[0], s.rows[2]
    if not isinstance(numbers, Scatter) or numbers.window or numbers.batch:
        return None
    if numbers.kind != "set" or not isinstance(x, Data) or not isinstance(new, Data):
        return None
    offsets = _offsets(s, numbers.index_map, numbers.index_dim)
    if offsets is None or not bool((offsets.own | offsets.gone).all()):
        return None
    masks = np.where(offsets.gone, FALSE, TRUE if offsets.mask is None else offsets.mask).reshape(
        -1
    )
    live = masks != FALSE
    targets = offsets.at.reshape(-1)[live]
    if len(np.unique(targets)) < len(targets):
        return None
    result = x.terms.reshape(-1).copy()
    values = new.terms.reshape(-1)[live].tolist()
    for target, value, mask in zip(targets, values, masks[live].tolist(), strict=True):
        term = s.shared.terms.select(mask, value, int(result[target]))
        if term is None:
            return None
        result[target] = term
    return Data(result.reshape(s.shape))


MOVES: dict[str, Callable[[Step], Row | None]] = {
    "reshape": _reshape,
    "broadcast_in_dim": _broadcast,
    "slice": _move,
    "transpose": _move,
    "reverse": _move,
    "concatenate": _move,
    "pad": _pad,
    "dynamic_update_slice": _update,
    "dynamic_slice": _dynamic_slice,
    "gather": _gather,
    "scatter": _scatter,
}
