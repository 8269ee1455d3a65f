"""Tridiagonal systems in StableHLO: a function of the module, called by its name, where the
diagonal is large enough; else what the kernel does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import ceil, log2, prod
from typing import Any

import numpy as np

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.costs import Costs
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.idioms.fields.tridiagonals import Band, Tridiagonal
from raise_kernel.passes.tensor_opt.idioms.guards import all_of
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
    boxed,
    put,
    reshaped,
    transposed,
)
from raise_kernel.runtime.replay.library import TRIDIAGONAL

NAME = "raise_kernel.tridiagonal_solve"
# What libraries solve: of these types, and as many unknowns (cuSPARSE's gtsv2).
LIBRARY = ("f32", "f64")
LEAST = 3
# Turns of the loop that is measured (bench/tensor_costs.py).
TURNS = 100
# Steps of the reduction that are measured there.
STEPS = 4
# Arrays that a step of the reduction reads and writes, where no step was measured.
STREAMS = 12


def cheapest(system: Tridiagonal, table: Costs, element: ir.Type) -> str:
    """The form that takes least time on the table's target."""
    n, size = system.places.n, prod(system.places.sizes)
    turn, stream = table.fixed["loop"] / TURNS, table.rate("stream")
    each = table.rate("band_steps") / STEPS if "band_steps" in table.each else STREAMS * stream
    by_turns = 2 * n * turn + STREAMS * size * stream
    by_steps = ceil(log2(n)) * (turn + each * size)
    costs = [(by_steps, "steps"), (by_turns, "turns")]
    known = str(element) in LIBRARY and n >= LEAST and size > 0
    if known and "tridiagonal" in table.each:
        by_library = table.fixed["tridiagonal"] + size * table.rate("tridiagonal")
        costs.append((by_library, "library"))
    return min(costs, key=lambda cost: cost[0])[1]


def solved(
    system: Tridiagonal, form: str, values: Mapping[Node, ir.Value], result: ir.Type,
    element: ir.Type, module: ir.Module, otherwise: Callable[[], ir.Value],
) -> ir.Value:  # fmt: skip
    """The unknowns, computed in `element`, as a tensor of type `result`.

    What `otherwise` builds for systems of which the kernel's steps are not proved to be finite
    (idioms/fields/pivots.py): where the diagonal does not dominate, or a number is too large.
    """
    from raise_kernel.passes.tensor_opt.idioms.solves.tridiagonal_forms import module_of

    places = system.places
    shape = (places.n, prod(places.sizes) // places.n)
    type_ = ir.RankedTensorType.get(list(shape), element)
    below, on, above, rhs = (_rows(b, values, type_) for b in system.bands)
    below, above = _without(below, 0), _without(above, places.n - 1)
    if form == "library":
        bands = [transposed(b, [1, 0]) for b in (below, on, above, rhs)]
        bands[3] = reshaped(bands[3], [*shape[::-1], 1])
        x = _composite(TRIDIAGONAL, module_of(form, shape[::-1], element), bands, module)
        x = transposed(reshaped(x, shape[::-1]), [1, 0])
    else:
        bands = [below, on, above, rhs]
        x = _composite(NAME, module_of(form, shape, element), bands, module)
    order = places.order
    target = ir.RankedTensorType(result)

    def placed(made: ir.Value) -> ir.Value:
        whole = transposed(
            reshaped(made, [places.sizes[k] for k in order]), np.argsort(order).tolist()
        )
        return reshaped(whole, target.shape)

    inside = within(rhs, system.bounds.quarter)
    inside = stablehlo.and_(inside, within(on, system.bounds.quarter))
    inside = stablehlo.and_(inside, apart(on, system.bounds.quarter))
    inside = stablehlo.and_(inside, stablehlo.is_finite(x))
    holds = stablehlo.and_(all_of(inside, [0]), _dominates(below, on, above, system.bounds.margin))
    mask = placed(spread(holds, list(shape), [1]))
    named = Placed(as_element(placed(x), target.element_type), mask)
    return by_system(holds, [named], lambda: [otherwise()], "name-tridiagonals")[0]


def _dominates(below: ir.Value, on: ir.Value, above: ir.Value, margin: float) -> ir.Value:
    """For each system, whether each element of the diagonal is larger than those beside it: as they
    are, or with weights that are largest in the middle."""
    type_ = ir.RankedTensorType(on.type)
    n = type_.shape[0]
    weights = np.arange(1.0, n + 1) * np.arange(n, 0.0, -1)
    wide = np.pad(weights, 1)
    share = 1 + 2.0**-margin
    forms = [(np.full(n, share), np.full(n, share))]
    forms.append((share * wide[:-2] / weights, share * wide[2:] / weights))
    found: list[ir.Value] = []
    for low, high in forms:
        beside = stablehlo.add(
            stablehlo.multiply(stablehlo.abs(below), _line(low, type_)),
            stablehlo.multiply(stablehlo.abs(above), _line(high, type_)),
        )
        found.append(all_of(compared("GE", stablehlo.abs(on), beside), [0]))
    return stablehlo.or_(*found)


def _line(numbers: Any, type_: ir.RankedTensorType) -> ir.Value:
    """A number for each row, in all columns."""
    wide = ir.RankedTensorType.get(numbers.shape, ir.F64Type.get())
    line = stablehlo.constant(ir.DenseElementsAttr.get(numbers, type=wide.element_type))
    line = as_element(line, type_.element_type)
    return stablehlo.broadcast_in_dim(type_, line, ir.DenseI64ArrayAttr.get([0]))


def _composite(
    name: str, source: ir.Module, operands: list[ir.Value], module: ir.Module
) -> ir.Value:
    """The function of `source` under its name, of the type of the last operand."""
    function = declared(source, "tridiagonal_solve", module)
    return ir.Operation.create(
        "stablehlo.composite",
        results=[operands[-1].type],
        operands=operands,
        attributes={
            "name": ir.StringAttr.get(name),
            "decomposition": ir.FlatSymbolRefAttr.get(function),
        },
    ).result


def _rows(band: Band, values: Mapping[Node, ir.Value], type_: ir.RankedTensorType) -> ir.Value:
    """A band's coefficients as [unknowns, systems], each in its row."""
    if band.node is None:
        assert band.number is not None
        return splat(type_, band.number)
    n = type_.shape[0]
    x = as_element(values[band.node], type_.element_type)
    if band.places is None:
        axes = [0] if band.node.size > 1 else []
        x = reshaped(x, [band.node.size] if axes else [])
        if axes:
            x = _late(x, band.late, n)
        return stablehlo.broadcast_in_dim(type_, x, ir.DenseI64ArrayAttr.get(axes))
    x = transposed(boxed(band.places, x), band.places.order)
    return _late(reshaped(x, type_.shape), band.late, n)


def _late(x: ir.Value, late: int, n: int) -> ir.Value:
    """`n` rows of it: `late` zeros before them, or zeros after what there is."""
    type_ = ir.RankedTensorType(x.type)
    rows, rest = type_.shape[0], list(type_.shape[1:])
    if not late and rows == n:
        return x
    zero = splat(ir.RankedTensorType.get([], type_.element_type), 0.0)
    none = [0] * len(rest)
    low, high, inside = ([v, *none] for v in (late, n - rows - late, 0))
    return stablehlo.pad(x, zero, *(ir.DenseI64ArrayAttr.get(v) for v in (low, high, inside)))


def _without(x: ir.Value, row: int) -> ir.Value:
    """With zeros in one row."""
    type_ = ir.RankedTensorType(x.type)
    zero = splat(ir.RankedTensorType.get([1, type_.shape[1]], type_.element_type), 0.0)
    return put(x, zero, [row, 0])
