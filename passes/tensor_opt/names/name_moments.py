"""Updated and merged means and squares (Welford, Chan) become a mean and a sum of squares.

Before (one loop a row; a loop a thread, then counts, means and squares merged through shuffles or
shared memory, as in layer norms and batch norms):
    %r:3 = stablehlo.while(%i = 0, %mean = 0.0, %m2 = 0.0) ... {
      %d = stablehlo.subtract %x, %mean
      %mean1 = stablehlo.add %mean, (stablehlo.divide %d, %count)
      %m21 = stablehlo.add %m2, (stablehlo.multiply %d, (stablehlo.subtract %x, %mean1))
      return %i + 1, %mean1, %m21
    }
After:
    %mean = %x0 + (stablehlo.reduce(%x - %x0) add over [1]) / n     (%x0: the first ones)
    %m2 = stablehlo.reduce((%x - %mean) * (%x - %mean)) add over [1]
    %held = |%mean| <= A and %m2 <= B
    %r:2 = stablehlo.if (all of %held) {
      %mean, %m2
    } else {
      %own:2 = the kernel's own steps
      select(%held, %mean, %own#0), select(%held, %m2, %own#1)
    }

What is computed is proved by running it in an abstract domain (idioms/moments/moments.py), so that
it does not matter how it is written. Both forms subtract before they square: they differ by
rounding, as a sum in another order does. A program that squares first (a one-pass variance) stays.

The guard: no element is larger than the mean and the root of the sum of squares together, and for
elements up to twice the bounds all intermediate values of both forms are finite. (Where only means
are named, the sum of magnitudes bounds the elements.) Of rows with infinities, NaNs and larger
numbers, the kernel's own steps decide, row by row.

Refuses nothing; what compares elements, and rows so long that they are not followed, stay.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import ml_dtypes

from raise_kernel.bindings import ir, kernels, stablehlo, text_attribute
from raise_kernel.diagnostics import NoMatch
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.tensor_opt.graph.load import Loader
from raise_kernel.passes.tensor_opt.idioms.moments.followed import Program
from raise_kernel.passes.tensor_opt.idioms.moments.moments import ByMoments, Moments, find
from raise_kernel.passes.tensor_opt.idioms.moments.replaced import replace, summed
from raise_kernel.passes.tensor_opt.idioms.solves.solve_builders import reshaped, splat
from raise_kernel.registry import register_pass
from raise_kernel.soundness import guarded
from raise_kernel.stablehlo.elements import numpy_dtype

# Tensors of which moments are named in one kernel, at most.
ROUNDS = 8


@register_pass(
    "name-moments",
    stage="tensor-opt",
    needs=("stablehlo.subtract", "stablehlo.multiply"),
    soundness=[
        guarded(
            "The kernel's values are shown to be these polynomials of degree one and two by a run "
            "in an abstract domain: degree, weight under translation of the elements, and an "
            "identity test with an error below 2**-100. Only values that do not move with the "
            "elements are multiplied, so both forms have the rounding errors of Welford's updates. "
            "At run time the mean and the sum of squares of a row bound its elements, and so all "
            "intermediate values of the kernel: where those may overflow, and for infinities and "
            "NaNs, the row's own steps decide."
        )
    ],
)
def name_moments(module: ir.Module, ctx: PassContext) -> None:
    """Name means and sums of squared differences; none where `rk.optimize` is "none"."""
    for kernel in kernels(module):
        if text_attribute(kernel, "rk.optimize") == "none":
            continue
        for _ in range(ROUNDS):
            if not _name_one(kernel, ctx):
                break


def _name_one(kernel: ir.Operation, ctx: PassContext) -> bool:
    """Name the moments of one tensor."""
    block = kernel.regions[0].blocks[0]
    loader, roots = Loader.of(block)
    try:
        program = Program(roots, loader, ByMoments())
        found = next(find(program), None)
    except NoMatch:
        return False  # Most programs are not of this kind: nothing is missed.
    if found is None:
        return False
    words = "what it computes is a mean and squares about it, in another order of its additions"
    ctx.remarks.applied(words, _write(found, program))
    return True


def _write(found: Moments, program: Program) -> ir.Operation:
    source, axes = found.source, found.axes

    def build(x: ir.Value) -> tuple[list[ir.Value], ir.Value]:
        mean = _mean(x, axes)
        quarter = min(found.largest, _most(x.type)) / 4
        if not found.squares:
            # All elements together are larger than each.
            return [mean, mean], _at_most(summed(stablehlo.abs(x), axes), quarter)
        rest = stablehlo.subtract(x, _wide(mean, x, axes))
        squares = summed(stablehlo.multiply(rest, rest), axes)
        # No element is larger than the mean and the root of the squares together. Half of what the
        # kernel has floats for is left for rounding.
        square = min(quarter**2, _most(x.type) / 4)
        held = stablehlo.and_(_at_most(stablehlo.abs(mean), quarter), _at_most(squares, square))
        return [mean, squares], held

    parts = [found.means, found.squares]
    return replace(program, source, axes, parts, build, "name-moments", found.apart)


def _mean(x: ir.Value, axes: Sequence[int]) -> ir.Value:
    """The mean, from the first element on: exactly that where all elements are the same, as with
    Welford's updates, whose sum of squares is zero then."""
    shape = ir.RankedTensorType(x.type).shape
    kept = [k for k in range(len(shape)) if k not in axes]
    limits = [1 if k in axes else n for k, n in enumerate(shape)]
    first = stablehlo.slice(x, [0] * len(shape), limits, [1] * len(shape))
    first = reshaped(first, [shape[k] for k in kept])
    total = summed(stablehlo.subtract(x, _wide(first, x, axes)), axes)
    count = prod(shape[a] for a in axes)
    return stablehlo.add(first, stablehlo.divide(total, splat(total.type, float(count))))


def _wide(row: ir.Value, x: ir.Value, axes: Sequence[int]) -> ir.Value:
    """A value for each row in the shape of all elements."""
    kept = [k for k in range(ir.RankedTensorType(x.type).rank) if k not in axes]
    return stablehlo.broadcast_in_dim(x.type, row, ir.DenseI64ArrayAttr.get(kept))


def _most(type_: ir.Type) -> float:
    """The largest number of a tensor's element type."""
    element = str(ir.RankedTensorType(type_).element_type)
    return float(ml_dtypes.finfo(numpy_dtype(element)).max)


def _at_most(x: ir.Value, bound: float) -> ir.Value:
    """Also false of NaN."""
    return stablehlo.compare(x, splat(x.type, bound), stablehlo.ComparisonDirectionAttr.get("LE"))
