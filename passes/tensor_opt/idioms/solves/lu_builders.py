"""LU factors in StableHLO: a composite that is `lax.linalg.lu` in JAX, and what a program makes of
the factors and of the pivots, where there is no doubt about those."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

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
from raise_kernel.passes.tensor_opt.idioms.guards import all_of, where_all
from raise_kernel.passes.tensor_opt.idioms.solves.functions import declared
from raise_kernel.passes.tensor_opt.idioms.solves.magnitudes import (
    Placed,
    apart,
    by_system,
    compared,
    splat,
    spread,
    within,
)
from raise_kernel.passes.tensor_opt.idioms.solves.solve_builders import (
    as_element,
    put,
    reshaped,
    transposed,
)
from raise_kernel.runtime.replay.library import LU
from raise_kernel.stablehlo.elements import numpy_dtype

# Elements of L are smaller than 1 by so many units in the last place of their type, where each way
# to round finds the same pivots.
UNITS = 4

Values = Mapping[Node, ir.Value]


@dataclass(frozen=True)
class _Factors:
    """What `lax.linalg.lu` gives: of [matrices, rows, columns] the factors in one array, the rows
    exchanged at each step, the rows in their order then. `shape`: of the kernel's matrices."""

    packed: ir.Value
    pivots: ir.Value
    rows: ir.Value

    @property
    def sizes(self) -> list[int]:
        return list(ir.RankedTensorType(self.packed.type).shape)


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
    a = as_element(_matrices(found.sheets, values[found.source]), element)
    factors = _factors(a, module)
    types = [ir.RankedTensorType(type_) for type_ in results]
    pairs = list(zip(found.outputs, types, strict=True))
    made = [_result(output, found, factors, values, type_) for output, type_ in pairs]
    if found.bounds is None:
        solved = [
            stablehlo.is_finite(x)
            for x, output in zip(made, found.outputs, strict=True)
            if isinstance(output, (Solution, Determinant))
        ]
        return where_all([*_certain(found, factors), *solved], made, otherwise, name="name-lu")
    holds = _without_pivots(found, factors, a, found.bounds)
    for output, type_ in pairs:
        if isinstance(output, Solution):
            parts = _solution_parts(output, factors, values, type_)
            holds = stablehlo.and_(holds, _each_matrix(parts, found.bounds.quarter))
    placed = [_of_matrices(holds, output, found.sheets, type_, factors) for output, type_ in pairs]
    if any(mask is None for mask in placed):
        return where_all([holds], made, otherwise, name="name-lu")
    masks = [mask for mask in placed if mask is not None]
    return by_system(holds, [Placed(*part) for part in zip(made, masks, strict=True)], otherwise,
                     "name-lu")  # fmt: skip


def _without_pivots(found: Elimination, factors: _Factors, a: ir.Value, bounds: Scale) -> ir.Value:
    """For each matrix, whether the steps of a program without pivots are proved to be finite, and
    `lax.linalg.lu` leaves all rows where they are.

    Rounding may turn a pivot to zero that is no larger than that of the numbers in its column.
    """
    type_ = ir.RankedTensorType(factors.packed.type)
    rank, count = type_.rank, min(type_.shape[-2:])
    row, column = _places(type_)
    sizes = stablehlo.abs(factors.packed)
    upper = stablehlo.select(compared("GT", row, column), splat(type_, 0.0), sizes)
    most = _largest(stablehlo.maximum(upper, stablehlo.abs(a)), rank - 2)
    share = splat(most.type, count * 2.0**-bounds.margin)
    most = _spread(stablehlo.multiply(most, share), type_, rank - 1)
    large = stablehlo.and_(compared("GE", sizes, most), apart(factors.packed, bounds.quarter))
    large = stablehlo.or_(compared("NE", row, column), large)
    inside = stablehlo.and_(within(a, bounds.quarter), within(factors.packed, bounds.quarter))
    own = ir.RankedTensorType(factors.pivots.type)
    stay = compared("EQ", factors.pivots, _line(own, own.rank - 1))
    both = all_of(stablehlo.and_(inside, large), [rank - 2, rank - 1])
    return stablehlo.and_(both, all_of(stay, [own.rank - 1]))


def _largest(x: ir.Value, axis: int) -> ir.Value:
    """The largest number along an axis."""
    type_ = ir.RankedTensorType(x.type)
    scalar = ir.RankedTensorType.get([], type_.element_type)
    kept = [n for k, n in enumerate(type_.shape) if k != axis]
    result = ir.RankedTensorType.get(kept, type_.element_type)
    op = stablehlo.ReduceOp([result], [x], [splat(scalar, 0.0)], ir.DenseI64ArrayAttr.get([axis]))
    block = op.regions[0].blocks.append(scalar, scalar)
    with ir.InsertionPoint(block):
        stablehlo.return_([stablehlo.maximum(*block.arguments)])
    return op.results[0]


def _each_matrix(parts: Sequence[ir.Value], exponent: float) -> ir.Value:
    """For each matrix, whether no magnitude of what is solved with it is larger."""
    found: ir.Value | None = None
    for part in parts:
        rank = ir.RankedTensorType(part.type).rank
        mask = all_of(within(part, exponent), [rank - 2, rank - 1])
        found = mask if found is None else stablehlo.and_(found, mask)
    assert found is not None
    return found


def _of_matrices(
    holds: ir.Value, output: Output, sheets: Sheets, type_: ir.RankedTensorType, factors: _Factors
) -> ir.Value | None:
    """A mask of matrices as one of the elements of an output; None where it has no such form."""
    lead = list(range(ir.RankedTensorType(holds.type).rank))
    if isinstance(output, Parts) and sheets.box is None:
        return reshaped(_placed(sheets, spread(holds, factors.sizes, lead)), type_.shape)
    if isinstance(output, Solution):
        *batch, m, _ = factors.sizes
        shape = [*batch, m, prod(type_.shape) // (prod(batch) * m)]
        x = spread(holds, shape, lead)
        return reshaped(_placed(sheets, x) if output.rhs is None else x, type_.shape)
    return None


def _factors(a: ir.Value, module: ir.Module) -> _Factors:
    type_ = ir.RankedTensorType(a.type)
    *lead, m, n = type_.shape
    from raise_kernel.passes.tensor_opt.idioms.solves.lu_form import module_of

    function = declared(module_of(tuple(type_.shape), type_.element_type), "lu", module)
    counts = ir.IntegerType.get_signless(32)
    op = ir.Operation.create(
        "stablehlo.composite",
        results=[
            type_,
            ir.RankedTensorType.get([*lead, min(m, n)], counts),
            ir.RankedTensorType.get([*lead, m], counts),
        ],
        operands=[a],
        attributes={
            "name": ir.StringAttr.get(LU),
            "decomposition": ir.FlatSymbolRefAttr.get(function),
        },
    )
    packed, pivots, rows = op.results
    return _Factors(packed, pivots, rows)


def _certain(found: Elimination, factors: _Factors) -> list[ir.Value]:
    """Masks that are true everywhere where the program takes the same pivots."""
    packed = factors.packed
    type_ = ir.RankedTensorType(packed.type)
    sizes = stablehlo.abs(packed)
    row, column = _places(type_)
    on = stablehlo.compare(row, column, _direction("EQ"))
    below = stablehlo.compare(row, column, _direction("GT"))
    epsilon = float(np.finfo(numpy_dtype(str(type_.element_type))).eps)
    least = splat(type_, found.least * (1.0 + UNITS * epsilon))
    large = stablehlo.compare(sizes, least, _direction("GT"))
    masks: list[ir.Value] = [stablehlo.is_finite(packed), stablehlo.or_(stablehlo.not_(on), large)]
    if found.pivoting:
        one = splat(type_, 1.0 - UNITS * epsilon)
        small = stablehlo.compare(sizes, one, _direction("LT"))
        masks.append(stablehlo.or_(stablehlo.not_(below), small))
    else:
        own = ir.RankedTensorType(factors.pivots.type)
        stay = _line(own, own.rank - 1)
        masks.append(stablehlo.compare(factors.pivots, stay, _direction("EQ")))
    return masks


# --- results ---


def _result(
    output: Output, found: Elimination, factors: _Factors, values: Values,
    type_: ir.RankedTensorType,
) -> ir.Value:  # fmt: skip
    if isinstance(output, Parts):
        whole = _parts(output, found.sheets, factors, values, type_.element_type)
        if found.sheets.box is not None:
            before = reshaped(values[found.source], found.sheets.shape)
            whole = put(before, whole, found.sheets.box[0])
        return reshaped(whole, type_.shape)
    if isinstance(output, Rows):
        return _rows(output, factors, values, type_)
    if isinstance(output, Solution):
        return _solution(output, found.sheets, factors, values, type_)
    if isinstance(output, Determinant):
        return reshaped(as_element(_determinant(factors), type_.element_type), type_.shape)
    return _same(output, values, type_)


def _same(output: Same, values: Values, type_: ir.RankedTensorType) -> ir.Value:
    if output.node is not None:
        return reshaped(values[output.node], type_.shape)
    dtype = numpy_dtype(str(type_.element_type))
    numbers = np.frombuffer(output.values, dtype).reshape(type_.shape)
    return _integers(type_, numbers)


def _parts(
    output: Parts, sheets: Sheets, factors: _Factors, values: Values, element: ir.Type
) -> ir.Value:
    """As the source lies."""
    if output.words == ("l", "d", "u"):
        whole = factors.packed
    else:
        own = ir.RankedTensorType(factors.packed.type)
        row, column = _places(own)
        low, on, high = (_part(w, output.base, sheets, factors, values) for w in output.words)
        whole = low if output.words[0] == output.words[1] else stablehlo.select(
            stablehlo.compare(row, column, _direction("GT")), low, on
        )  # fmt: skip
        whole = stablehlo.select(stablehlo.compare(row, column, _direction("LT")), high, whole)
    whole = as_element(whole, element)
    return _placed(sheets, whole)


def _part(
    word: str, base: Node | None, sheets: Sheets, factors: _Factors, values: Values
) -> ir.Value:
    """A tensor of all places that has, on one side of the diagonal, what a word stands for."""
    packed = factors.packed
    type_ = ir.RankedTensorType(packed.type)
    if word == "base":
        assert base is not None
        return as_element(_matrices(sheets, values[base]), type_.element_type)
    if word in ("0", "1"):
        return splat(type_, float(word))
    if word in ("l", "d", "u"):
        return packed
    if word == "1/d":
        return stablehlo.divide(splat(type_, 1.0), packed)
    diagonal = _diagonal(packed)
    if word == "ld":
        return stablehlo.multiply(packed, _spread(diagonal, type_, type_.rank - 1))
    return stablehlo.divide(packed, _spread(diagonal, type_, type_.rank - 2))


def _solution(
    output: Solution, sheets: Sheets, factors: _Factors, values: Values, type_: ir.RankedTensorType
) -> ir.Value:
    *_, x = _solution_parts(output, factors, values, type_)
    x = as_element(x, type_.element_type)
    return reshaped(_placed(sheets, x) if output.rhs is None else x, type_.shape)


def _solution_parts(
    output: Solution, factors: _Factors, values: Values, type_: ir.RankedTensorType
) -> list[ir.Value]:
    """The right-hand sides, the unknowns of L, and those of the matrices."""
    own = ir.RankedTensorType(factors.packed.type)
    *lead, m, _ = own.shape
    if output.rhs is None:
        row, column = _places(own)
        ones, none = splat(own, 1.0), splat(own, 0.0)
        b = stablehlo.select(stablehlo.compare(row, column, _direction("EQ")), ones, none)
    else:
        b = reshaped(values[output.rhs], [*lead, m, prod(type_.shape) // (prod(lead) * m)])
        b = as_element(b, own.element_type)
    x = _triangular(factors.packed, _taken(b, factors.rows), lower=True)
    return [b, x, _triangular(factors.packed, x, lower=False)] if output.whole else [b, x]


def _triangular(a: ir.Value, b: ir.Value, *, lower: bool) -> ir.Value:
    """With L, which has ones on its diagonal, or with U."""
    return ir.Operation.create(
        "stablehlo.triangular_solve",
        results=[b.type],
        operands=[a, b],
        attributes={
            "left_side": ir.BoolAttr.get(True),
            "lower": ir.BoolAttr.get(lower),
            "unit_diagonal": ir.BoolAttr.get(lower),
            "transpose_a": ir.Attribute.parse("#stablehlo<transpose NO_TRANSPOSE>"),
        },
    ).result


def _taken(x: ir.Value, rows: ir.Value) -> ir.Value:
    """The rows of matrices in this order."""
    type_ = ir.RankedTensorType(x.type)
    *lead, _, n = type_.shape
    batch, row = list(range(len(lead))), len(lead)
    numbers = stablehlo.GatherDimensionNumbers.get(
        offset_dims=[row + 1],
        collapsed_slice_dims=[row],
        operand_batching_dims=batch,
        start_indices_batching_dims=batch,
        start_index_map=[row],
        index_vector_dim=row + 1,
    )
    sizes = ir.DenseI64ArrayAttr.get([*[1] * (row + 1), n])
    return stablehlo.gather(x, rows, numbers, sizes)


def _determinant(factors: _Factors) -> ir.Value:
    """The product of the diagonal; each exchange of rows turns its sign."""
    line = _diagonal(factors.packed)
    type_ = ir.RankedTensorType(line.type)
    own = ir.RankedTensorType(factors.pivots.type)
    stay = stablehlo.compare(factors.pivots, _line(own, own.rank - 1), _direction("EQ"))
    signed = stablehlo.select(stay, line, stablehlo.negate(line))
    scalar = ir.RankedTensorType.get([], type_.element_type)
    result = ir.RankedTensorType.get(type_.shape[:-1], type_.element_type)
    axes = ir.DenseI64ArrayAttr.get([type_.rank - 1])
    op = stablehlo.ReduceOp([result], [signed], [splat(scalar, 1.0)], axes)
    block = op.regions[0].blocks.append(scalar, scalar)
    with ir.InsertionPoint(block):
        stablehlo.return_([stablehlo.multiply(*block.arguments)])
    return op.results[0]


def _rows(output: Rows, factors: _Factors, values: Values, type_: ir.RankedTensorType) -> ir.Value:
    made = factors.pivots if output.word == "pivots" else factors.rows
    if output.word == "places":
        made = _places_of(made)
    own = ir.RankedTensorType(made.type)
    limits = [*own.shape[:-1], output.count]
    ends = ([0] * own.rank, limits, [1] * own.rank)
    if limits != list(own.shape):
        made = stablehlo.slice(made, *(ir.DenseI64ArrayAttr.get(v) for v in ends))
    made = as_element(made, type_.element_type)
    own = ir.RankedTensorType(made.type)
    if output.first:
        made = stablehlo.add(made, _integers(own, np.full(own.shape, output.first)))
    if output.base is not None:
        made = _with_rest(made, output, values[output.base])
    if output.turned:
        made = transposed(made, [1, 0])
    return reshaped(made, type_.shape)


def _with_rest(made: ir.Value, output: Rows, base: ir.Value) -> ir.Value:
    """With what `base` has after the rows that were taken."""
    type_ = ir.RankedTensorType(made.type)
    whole = ir.RankedTensorType(base.type)
    count = type_.shape[0] if type_.rank == 2 else 1
    length = prod(whole.shape) // count
    if output.turned:
        rest = transposed(reshaped(base, [length, count]), [1, 0])
    else:
        rest = reshaped(base, [*type_.shape[:-1], length])
    first = [*[0] * (type_.rank - 1), output.count]
    limits = [*type_.shape[:-1], length]
    ends = (first, limits, [1] * type_.rank)
    rest = stablehlo.slice(rest, *(ir.DenseI64ArrayAttr.get(v) for v in ends))
    return stablehlo.concatenate([made, rest], type_.rank - 1)


def _places_of(rows: ir.Value) -> ir.Value:
    """Where each row is in an order: sorted by it, the places."""
    type_ = ir.RankedTensorType(rows.type)
    scalar = ir.RankedTensorType.get([], type_.element_type)
    op = ir.Operation.create(
        "stablehlo.sort",
        results=[type_, type_],
        operands=[rows, _line(type_, type_.rank - 1)],
        attributes={
            "dimension": ir.IntegerAttr.get(ir.IntegerType.get_signless(64), type_.rank - 1),
            "is_stable": ir.BoolAttr.get(True),
        },
        regions=1,
    )
    block = op.regions[0].blocks.append(*[scalar] * 4)
    with ir.InsertionPoint(block):
        a, b, *_ = block.arguments
        stablehlo.return_([stablehlo.compare(a, b, _direction("LT"))])
    return op.results[1]


# --- tensors ---


def _matrices(sheets: Sheets, x: ir.Value) -> ir.Value:
    """As [matrices, rows, columns], or [rows, columns] of one."""
    x = reshaped(x, sheets.shape)
    if sheets.box is not None:
        starts, sizes = sheets.box
        limits = [a + n for a, n in zip(starts, sizes, strict=True)]
        parts = (list(starts), limits, [1] * len(starts))
        x = stablehlo.slice(x, *(ir.DenseI64ArrayAttr.get(v) for v in parts))
    if sheets.batch == 2:
        x = transposed(x, [2, 0, 1])
    rank = len(sheets.shape)
    return transposed(x, [*range(rank - 2), rank - 1, rank - 2]) if sheets.turned else x


def _placed(sheets: Sheets, x: ir.Value) -> ir.Value:
    """The inverse of `_matrices`, of what is in the box."""
    if sheets.turned:
        rank = ir.RankedTensorType(x.type).rank
        x = transposed(x, [*range(rank - 2), rank - 1, rank - 2])
    return transposed(x, [1, 2, 0]) if sheets.batch == 2 else x


def _diagonal(packed: ir.Value) -> ir.Value:
    """[matrices, shorter side] of factors."""
    type_ = ir.RankedTensorType(packed.type)
    row, column = _places(type_)
    on = stablehlo.compare(row, column, _direction("EQ"))
    kept = stablehlo.select(on, packed, splat(type_, 0.0))
    *lead, m, n = type_.shape
    result = ir.RankedTensorType.get([*lead, min(m, n)], type_.element_type)
    axis = type_.rank - 2 if m >= n else type_.rank - 1
    scalar = ir.RankedTensorType.get([], type_.element_type)
    op = stablehlo.ReduceOp(
        [result], [kept], [splat(scalar, 0.0)], ir.DenseI64ArrayAttr.get([axis])
    )
    block = op.regions[0].blocks.append(scalar, scalar)
    with ir.InsertionPoint(block):
        stablehlo.return_([stablehlo.add(*block.arguments)])
    return op.results[0]


def _spread(line: ir.Value, type_: ir.RankedTensorType, axis: int) -> ir.Value:
    """A line for each matrix as a tensor of this type, along one of its axes; ones past its end."""
    own = ir.RankedTensorType(line.type)
    more = type_.shape[axis] - own.shape[-1]
    if more:
        one = splat(ir.RankedTensorType.get([], own.element_type), 1.0)
        none = [0] * own.rank
        parts = (none, [*none[1:], more], none)
        line = stablehlo.pad(line, one, *(ir.DenseI64ArrayAttr.get(v) for v in parts))
    axes = [*range(type_.rank - 2), axis]
    return stablehlo.broadcast_in_dim(type_, line, ir.DenseI64ArrayAttr.get(axes))


def _places(type_: ir.RankedTensorType) -> tuple[ir.Value, ir.Value]:
    """The row and the column of each element of matrices."""
    counts = ir.RankedTensorType.get(type_.shape, ir.IntegerType.get_signless(32))
    return _line(counts, type_.rank - 2), _line(counts, type_.rank - 1)


def _line(type_: ir.RankedTensorType, axis: int) -> ir.Value:
    return stablehlo.iota(type_, ir.IntegerAttr.get(ir.IntegerType.get_signless(64), axis))


def _integers(type_: ir.RankedTensorType, numbers: np.ndarray) -> ir.Value:
    dense: Any = np.ascontiguousarray(numbers.astype(numpy_dtype(str(type_.element_type))))
    if dense.size and (dense == dense.flat[0]).all():
        one = ir.IntegerAttr.get(type_.element_type, int(dense.flat[0]))
        return stablehlo.constant(ir.DenseElementsAttr.get_splat(type_, one))
    return stablehlo.constant(ir.DenseElementsAttr.get(dense, type=type_.element_type))


def _direction(word: str) -> ir.Attribute:
    return stablehlo.ComparisonDirectionAttr.get(word)
