"""Turns updated and merged means and squares (Welford, Chan) into a mean and a sum of squares.

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

Guarded: the kernel's values are shown to be these polynomials of degree one and two by a run in an
abstract domain: degree, weight under translation of the elements, and an identity test with an
error below 2**-100. Only values that do not move with the elements are multiplied, so both forms
have the rounding errors of Welford's updates. At run time the mean and the sum of squares of a row
bound its elements, and so all intermediate values of the kernel: where those may overflow, and for
infinities and NaNs, the row's own steps decide.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import ml_dtypes

from raise_kernel.bindings import ir, optimized_kernels
from raise_kernel.diagnostics import NoMatch
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.tensor_opt.graph.load import Loader
from raise_kernel.passes.tensor_opt.idioms.moments.affine_machine import AffineMachine
from raise_kernel.passes.tensor_opt.idioms.moments.followed import Program
from raise_kernel.passes.tensor_opt.idioms.moments.moments import Moments, find, is_followed
from raise_kernel.passes.tensor_opt.idioms.moments.replaced import replace
from raise_kernel.passes.tensor_opt.idioms.tensors import Tensor
from raise_kernel.registry import register_pass
from raise_kernel.stablehlo.elements import numpy_dtype

# Tensors of which moments are named in one kernel, at most.
ROUNDS = 8


@register_pass(
    "recognize-moments", stage="tensor-opt", needs=("stablehlo.subtract", "stablehlo.multiply")
)
def recognize_moments(module: ir.Module, ctx: PassContext) -> None:
    """Name means and sums of squared differences; none where `rk.optimize` is "none"."""
    for kernel in optimized_kernels(module):
        for _ in range(ROUNDS):
            if not _name_one(kernel, ctx):
                break


def _name_one(kernel: ir.Operation, ctx: PassContext) -> bool:
    """Name the moments of one tensor."""
    block = kernel.regions[0].blocks[0]
    loader, roots = Loader.of(block)
    try:
        program = Program(roots, loader, AffineMachine(), is_followed)
        found = next(find(program), None)
    except NoMatch:
        return False  # Most programs are not of this kind: nothing is missed.
    if found is None:
        return False
    words = "it is recognized as a mean and central squares, with reassociated additions"
    ctx.remarks.applied(words, _write(found, program))
    return True


def _write(found: Moments, program: Program) -> ir.Operation:
    source, axes = found.source, found.axes
    kept = [k for k in range(len(source.shape)) if k not in axes]

    def build(x: Tensor) -> tuple[list[Tensor], Tensor]:
        mean = _mean(x, axes, kept)
        most = float(ml_dtypes.finfo(numpy_dtype(str(x.element))).max)
        quarter = min(found.largest, most) / 4
        if not found.squares:
            # All elements together are larger than each.
            return [mean, mean], abs(x).sum(axes) <= quarter
        rest = x - mean.broadcast(x.shape, kept)
        squares = (rest * rest).sum(axes)
        # No element is larger than the mean and the root of the squares together. Half of what the
        # kernel has floats for is left for rounding.
        held = (abs(mean) <= quarter) & (squares <= min(quarter**2, most / 4))
        return [mean, squares], held

    parts = [found.means, found.squares]
    return replace(program, source, axes, parts, build, "recognize-moments", found.apart)


def _mean(x: Tensor, axes: Sequence[int], kept: Sequence[int]) -> Tensor:
    """The mean, from the first element on: exactly that where all elements are the same, as with
    Welford's updates, whose sum of squares is zero then."""
    limits = [1 if k in axes else n for k, n in enumerate(x.shape)]
    first = x.slice([0] * x.rank, limits).reshape([x.shape[k] for k in kept])
    total = (x - first.broadcast(x.shape, kept)).sum(axes)
    return first + total / float(prod(x.shape[a] for a in axes))
