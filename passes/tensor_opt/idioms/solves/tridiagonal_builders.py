"""Tridiagonal systems in StableHLO: a function of the module, called by its name, where the
diagonal is large enough; else what the kernel does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2, prod

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.costs import Costs
from raise_kernel.passes.tensor_opt.idioms.fields.tridiagonals import Band, Tridiagonal
from raise_kernel.passes.tensor_opt.idioms.guarded import where_rows
from raise_kernel.passes.tensor_opt.idioms.solves.functions import declared
from raise_kernel.passes.tensor_opt.idioms.solves.solve_builders import Values, boxed
from raise_kernel.passes.tensor_opt.idioms.tensors import Tensor, composite, full, table

NAME = "raise_kernel.tridiagonal_solve"
# Turns of the loop that is measured (bench/tensor_costs.py).
TURNS = 100
# Steps of the reduction that are measured there.
STEPS = 4
# Arrays that a step of the reduction reads and writes, where no step was measured.
STREAMS = 12


def pays(system: Tridiagonal, table: Costs) -> bool:
    """Whether steps take less time than loops over the unknowns on the table's target."""
    n, size = system.places.n, prod(system.places.sizes)
    iteration, stream = table.fixed["loop"] / TURNS, table.rate("stream")
    each = table.rate("band_steps") / STEPS if "band_steps" in table.each else STREAMS * stream
    loops = 2 * n * iteration + STREAMS * size * stream
    return ceil(log2(n)) * (iteration + each * size) <= loops


def solved(
    system: Tridiagonal, values: Values, result: ir.Type, element: ir.Type,
    module: ir.Module, otherwise: Callable[[], ir.Value],
) -> ir.Value:  # fmt: skip
    """The unknowns, computed in `element`, as a tensor of type `result`.

    What `otherwise` builds for systems of which the kernel's steps are not proved to be finite
    (idioms/fields/pivots.py): where the diagonal does not dominate, or a number is too large.
    """
    from raise_kernel.passes.tensor_opt.idioms.solves.tridiagonal_form import module_of

    places = system.places
    shape = (places.n, prod(places.sizes) // places.n)
    below, on, above, rhs = (_rows(b, values, shape, element) for b in system.bands)
    zero = full([1, shape[1]], element, 0.0)
    below, above = below.put(zero, [0, 0]), above.put(zero, [places.n - 1, 0])
    function = declared(module_of(shape, element), "tridiagonal_solve", module)
    (x,) = composite(NAME, function, [below, on, above, rhs], [rhs.value.type])
    target = ir.RankedTensorType(result)

    def placed(made: Tensor) -> Tensor:
        whole = made.reshape([places.sizes[k] for k in places.order])
        return whole.transpose(np.argsort(places.order).tolist()).reshape(target.shape)

    most = 2.0**system.bounds.quarter
    inside = (abs(rhs) <= most) & (abs(on) <= most) & (abs(on) >= 1 / most) & x.is_finite()
    holds = inside.all([0]) & _dominates(below, on, above, system.bounds.margin)
    mask = placed(holds.broadcast(x.shape, [1]))
    named = placed(x).astype(target.element_type)
    return where_rows(
        holds,
        [named],
        lambda: [otherwise()],
        name="recognize-tridiagonal-solves",
        placed=lambda: [mask],
    )[0]


def _dominates(below: Tensor, on: Tensor, above: Tensor, margin: float) -> Tensor:
    """For each system, whether each element of the diagonal is larger than those beside it: as they
    are, or with weights that are largest in the middle."""
    n = on.shape[0]
    weights = np.arange(1.0, n + 1) * np.arange(n, 0.0, -1)
    wide = np.pad(weights, 1)
    share = 1 + 2.0**-margin
    forms = [(np.full(n, share), np.full(n, share))]
    forms.append((share * wide[:-2] / weights, share * wide[2:] / weights))
    found: list[Tensor] = []
    for sides in forms:
        # A number for each row, in all columns.
        low, high = (
            table(side, ir.F64Type.get()).astype(on.element).broadcast(on.shape, [0])
            for side in sides
        )
        found.append((abs(on) >= abs(below) * low + abs(above) * high).all([0]))
    return found[0] | found[1]


def _rows(band: Band, values: Values, shape: Sequence[int], element: ir.Type) -> Tensor:
    """A band's coefficients as [unknowns, systems], each in its row."""
    if band.node is None:
        assert band.number is not None
        return full(shape, element, band.number)
    x = Tensor(values[band.node]).astype(element)
    if band.places is not None:
        x = boxed(band.places, x).transpose(band.places.order)
        return _late(x.reshape(shape), band.late, shape[0])
    if band.node.size == 1:
        return x.reshape([]).broadcast(shape, [])
    return _late(x.reshape([band.node.size]), band.late, shape[0]).broadcast(shape, [0])


def _late(x: Tensor, late: int, n: int) -> Tensor:
    """`n` rows of it: `late` zeros before them, or zeros after what there is."""
    none = [0] * (x.rank - 1)
    return x.pad([late, *none], [n - x.shape[0] - late, *none], 0.0)
