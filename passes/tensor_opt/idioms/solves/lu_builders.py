"""LU factors in StableHLO: a composite that is `lax.linalg.lu` in JAX, and what a program makes of
the factors and of the pivots, where there is no doubt about those."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod

import numpy as np

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.idioms.fields.bounded import Scale
from raise_kernel.passes.tensor_opt.idioms.fields.eliminations import Elimination
from raise_kernel.passes.tensor_opt.idioms.fields.outcomes import (
    Determinant,
    Output,
    Parts,
    Rows,
    Same,
    Solution,
)
from raise_kernel.passes.tensor_opt.idioms.fields.sheets import Sheets
from raise_kernel.passes.tensor_opt.idioms.guarded import where_all, where_rows
from raise_kernel.passes.tensor_opt.idioms.solves.functions import declared
from raise_kernel.passes.tensor_opt.idioms.solves.solve_builders import triangular
from raise_kernel.passes.tensor_opt.idioms.tensors import (
    Tensor,
    composite,
    concatenate,
    full,
    iota,
    signless,
    table,
)
from raise_kernel.runtime.replay.library import LU
from raise_kernel.stablehlo.attributes import Gather
from raise_kernel.stablehlo.elements import numpy_dtype

# Elements of L are smaller than 1 by so many units in the last place of their type, where each way
# to round finds the same pivots.
UNITS = 4

Values = Mapping[Node, ir.Value]


@dataclass(frozen=True)
class _Factors:
    """What `lax.linalg.lu` gives: of [matrices, rows, columns] the factors in one array, the rows
    exchanged at each step, the rows in their order then. `shape`: of the kernel's matrices."""

    packed: Tensor
    pivots: Tensor
    rows: Tensor

    @property
    def shape(self) -> list[int]:
        return self.packed.shape

    @property
    def places(self) -> tuple[Tensor, Tensor]:
        """The row and the column of each element."""
        return iota(self.shape, -2), iota(self.shape, -1)

    @property
    def stay(self) -> Tensor:
        """Where no rows are exchanged."""
        return self.pivots.equals(iota(self.pivots.shape, -1))

    @property
    def diagonal(self) -> Tensor:
        """[matrices, shorter side]."""
        row, column = self.places
        *_, m, n = self.shape
        return row.equals(column).where(self.packed, 0.0).sum([-2 if m >= n else -1])

    def spread(self, line: Tensor, axis: int) -> Tensor:
        """A line for each matrix, along one of its axes; ones past its end."""
        none = [0] * (line.rank - 1)
        line = line.pad([*none, 0], [*none, self.shape[axis] - line.shape[-1]], 1.0)
        return line.broadcast(self.shape, [*range(len(self.shape) - 2), axis % len(self.shape)])


def eliminated(
    found: Elimination, values: Values, results: Sequence[ir.Type], element: ir.Type,
    module: ir.Module, otherwise: Callable[[], Sequence[ir.Value]],
) -> list[ir.Value]:  # fmt: skip
    """The results of the program, of these types, factored in `element`.

    What `otherwise` builds where the program's own steps are not proved to be finite, or
    `lax.linalg.lu` exchanges rows: for such matrices alone, where results are factors or unknowns.
    Where there is no proof: where a factor is no finite number or a pivot is zero, or not larger
    than the numbers that the program asks about, or two rows may both be the pivot.
    """
    a = _matrices(found.sheets, Tensor(values[found.source])).astype(element)
    factors = _factors(a, module)
    types = [ir.RankedTensorType(type_) for type_ in results]
    pairs = list(zip(found.outputs, types, strict=True))
    made = [_result(output, found, factors, values, type_) for output, type_ in pairs]
    if found.bounds is None:
        solved = [
            x.is_finite()
            for x, output in zip(made, found.outputs, strict=True)
            if isinstance(output, (Solution, Determinant))
        ]
        return where_all([*_certain(found, factors), *solved], made, otherwise, name="recognize-lu")
    holds = _without_pivots(factors, a, found.bounds)
    for output, type_ in pairs:
        if isinstance(output, Solution):
            for part in _solution_parts(output, factors, values, type_):
                holds &= (abs(part) <= 2.0**found.bounds.quarter).all([-2, -1])
    masks = [_of_matrices(holds, output, found.sheets, type_, factors) for output, type_ in pairs]
    placed = [mask for mask in masks if mask is not None]
    if len(placed) < len(masks):
        return where_all([holds], made, otherwise, name="recognize-lu")
    return where_rows(holds, made, otherwise, name="recognize-lu", placed=lambda: placed)


def _without_pivots(factors: _Factors, a: Tensor, bounds: Scale) -> Tensor:
    """For each matrix, whether the steps of a program without pivots are proved to be finite, and
    `lax.linalg.lu` leaves all rows where they are.

    Rounding may turn a pivot to zero that is no larger than that of the numbers in its column.
    """
    row, column = factors.places
    sizes, limit = abs(factors.packed), 2.0**bounds.quarter
    upper = (row > column).where(sizes.like(0.0), sizes)
    largest = Tensor(stablehlo.maximum(upper.value, abs(a).value)).reduce("max", [-2], 0.0)
    most = factors.spread(largest * (min(factors.shape[-2:]) * 2.0**-bounds.margin), -1)
    large = row.differs(column) | ((sizes >= most) & (sizes >= 1 / limit))
    inside = (abs(a) <= limit) & (sizes <= limit)
    return (inside & large).all([-2, -1]) & factors.stay.all([-1])


def _of_matrices(
    holds: Tensor, output: Output, sheets: Sheets, type_: ir.RankedTensorType, factors: _Factors
) -> Tensor | None:
    """A mask of matrices as one of the elements of an output; None where it has no such form."""
    lead = range(holds.rank)
    if isinstance(output, Parts) and sheets.box is None:
        return _placed(sheets, holds.broadcast(factors.shape, lead)).reshape(type_.shape)
    if isinstance(output, Solution):
        *batch, m, _ = factors.shape
        x = holds.broadcast([*batch, m, prod(type_.shape) // (prod(batch) * m)], lead)
        return (_placed(sheets, x) if output.rhs is None else x).reshape(type_.shape)
    return None


def _factors(a: Tensor, module: ir.Module) -> _Factors:
    from raise_kernel.passes.tensor_opt.idioms.solves.lu_form import module_of

    *lead, m, n = a.shape
    function = declared(module_of(tuple(a.shape), a.element), "lu", module)
    counts = [[*lead, min(m, n)], [*lead, m]]
    types = [ir.RankedTensorType.get(shape, signless(32)) for shape in counts]
    return _Factors(*composite(LU, function, [a], [a.value.type, *types]))


def _certain(found: Elimination, factors: _Factors) -> list[Tensor]:
    """Masks that are true everywhere where the program takes the same pivots."""
    row, column = factors.places
    sizes = abs(factors.packed)
    epsilon = float(np.finfo(numpy_dtype(str(sizes.element))).eps)
    large = sizes > found.least * (1.0 + UNITS * epsilon)
    masks = [factors.packed.is_finite(), ~row.equals(column) | large]
    small = ~(row > column) | (sizes < 1.0 - UNITS * epsilon)
    return [*masks, small if found.pivoting else factors.stay]


# --- results ---


def _result(
    output: Output, found: Elimination, factors: _Factors, values: Values,
    type_: ir.RankedTensorType,
) -> Tensor:  # fmt: skip
    element, sheets = type_.element_type, found.sheets
    if isinstance(output, Parts):
        made = _placed(sheets, _parts(output, sheets, factors, values).astype(element))
        if sheets.box is not None:
            made = Tensor(values[found.source]).reshape(sheets.shape).put(made, sheets.box[0])
    elif isinstance(output, Rows):
        made = _rows(output, factors, values, element)
    elif isinstance(output, Solution):
        made = _solution_parts(output, factors, values, type_)[-1].astype(element)
        made = _placed(sheets, made) if output.rhs is None else made
    elif isinstance(output, Determinant):
        line = factors.diagonal
        # Each exchange of rows turns its sign.
        made = factors.stay.where(line, -line).reduce("mul", [-1], 1.0).astype(element)
    else:
        made = _same(output, values, type_)
    return made.reshape(type_.shape)


def _same(output: Same, values: Values, type_: ir.RankedTensorType) -> Tensor:
    if output.node is not None:
        return Tensor(values[output.node])
    numbers = np.frombuffer(output.values, numpy_dtype(str(type_.element_type)))
    if numbers.size and (numbers == numbers[0]).all():
        return full(type_.shape, type_.element_type, numbers[0])
    return table(numbers.reshape(type_.shape), type_.element_type)


def _parts(output: Parts, sheets: Sheets, factors: _Factors, values: Values) -> Tensor:
    """As [matrices, rows, columns]."""
    if output.words == ("l", "d", "u"):
        return factors.packed
    row, column = factors.places
    low, on, high = (_part(w, output.base, sheets, factors, values) for w in output.words)
    whole = low if output.words[0] == output.words[1] else (row > column).where(low, on)
    return (row < column).where(high, whole)


def _part(
    word: str, base: Node | None, sheets: Sheets, factors: _Factors, values: Values
) -> Tensor:
    """A tensor of all places that has, on one side of the diagonal, what a word stands for."""
    packed = factors.packed
    if word == "base":
        assert base is not None
        return _matrices(sheets, Tensor(values[base])).astype(packed.element)
    if word in ("0", "1"):
        return packed.like(float(word))
    if word in ("l", "d", "u"):
        return packed
    if word == "1/d":
        return 1.0 / packed
    if word == "ld":
        return packed * factors.spread(factors.diagonal, -1)
    return packed / factors.spread(factors.diagonal, -2)


def _solution_parts(
    output: Solution, factors: _Factors, values: Values, type_: ir.RankedTensorType
) -> list[Tensor]:
    """The right-hand sides, the unknowns of L, and those of the matrices."""
    packed = factors.packed
    *lead, m, _ = packed.shape
    if output.rhs is None:
        row, column = factors.places
        b = row.equals(column).where(packed.like(1.0), 0.0)
    else:
        shape = [*lead, m, prod(type_.shape) // (prod(lead) * m)]
        b = Tensor(values[output.rhs]).reshape(shape).astype(packed.element)
    x = triangular(packed, _in_order(b, factors.rows), lower=True, unit=True)
    return [b, x, triangular(packed, x, lower=False, unit=False)] if output.whole else [b, x]


def _in_order(x: Tensor, rows: Tensor) -> Tensor:
    """The rows of matrices in this order."""
    row = x.rank - 2
    batch, sizes = tuple(range(row)), (*[1] * (row + 1), x.shape[-1])
    return x.take(rows, Gather((row + 1,), (row,), batch, batch, (row,), row + 1, sizes, False))


def _rows(output: Rows, factors: _Factors, values: Values, element: ir.Type) -> Tensor:
    made = factors.pivots if output.word == "pivots" else factors.rows
    made = _places_of(made) if output.word == "places" else made
    none, lead = [0] * (made.rank - 1), made.shape[:-1]
    made = made.slice([*none, 0], [*lead, output.count]).astype(element)
    made = made + output.first if output.first else made
    if output.base is not None:
        # What that has after the rows that were taken.
        base, count = Tensor(values[output.base]), prod(lead)
        length = base.size // count
        rest = base.reshape([length, count] if output.turned else [*lead, length])
        rest = rest.transpose([1, 0]) if output.turned else rest
        made = concatenate([made, rest.slice([*none, output.count], [*lead, length])], len(none))
    return made.transpose([1, 0]) if output.turned else made


def _places_of(rows: Tensor) -> Tensor:
    """Where each row is in an order: sorted by it, the places."""
    scalar = ir.RankedTensorType.get([], rows.element)
    op = ir.Operation.create(
        "stablehlo.sort",
        results=[rows.value.type] * 2,
        operands=[rows.value, iota(rows.shape, -1).value],
        attributes={
            "dimension": ir.IntegerAttr.get(signless(64), rows.rank - 1),
            "is_stable": ir.BoolAttr.get(True),
        },
        regions=1,
    )
    block = op.regions[0].blocks.append(*[scalar] * 4)
    with ir.InsertionPoint(block):
        a, b, *_ = map(Tensor, block.arguments)
        stablehlo.return_([(a < b).value])
    return Tensor(op.results[1])


# --- tensors ---


def _matrices(sheets: Sheets, x: Tensor) -> Tensor:
    """As [matrices, rows, columns], or [rows, columns] of one."""
    x = x.reshape(sheets.shape)
    if sheets.box is not None:
        starts, sizes = sheets.box
        x = x.slice(starts, [a + n for a, n in zip(starts, sizes, strict=True)])
    return _turned(sheets, x.transpose([2, 0, 1]) if sheets.batch == 2 else x)


def _placed(sheets: Sheets, x: Tensor) -> Tensor:
    """The inverse of `_matrices`, of what is in the box."""
    x = _turned(sheets, x)
    return x.transpose([1, 2, 0]) if sheets.batch == 2 else x


def _turned(sheets: Sheets, x: Tensor) -> Tensor:
    return x.transpose([*range(x.rank - 2), x.rank - 1, x.rank - 2]) if sheets.turned else x
