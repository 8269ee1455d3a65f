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
    %mean = (stablehlo.reduce(%x) add over [1]) / n
    %m2 = stablehlo.reduce((%x - %mean) * (%x - %mean)) add over [1]
    %r:2 = stablehlo.if (all of %m2 is finite) { %mean, %m2 } else { the kernel's own steps }

What is computed is found by running it modulo a prime (idioms/moments/moments.py), so that it does
not matter how it is written. Both forms subtract what is near the mean before they square: they
differ by rounding, as a sum in another order does. Of infinities, NaNs and numbers whose sum has no
float, the kernel's own steps decide.

Refuses nothing; what compares elements, and rows so long that they are not followed, stay.
"""

from __future__ import annotations

from math import prod

from raise_kernel.bindings import ir, kernels, stablehlo, text_attribute
from raise_kernel.diagnostics import NoMatch
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.tensor_opt.graph.load import Loader
from raise_kernel.passes.tensor_opt.idioms.moments.followed import Program
from raise_kernel.passes.tensor_opt.idioms.moments.moments import ByMoments, Moments, find
from raise_kernel.passes.tensor_opt.idioms.moments.replaced import replace, summed
from raise_kernel.passes.tensor_opt.idioms.solves.solve_builders import splat
from raise_kernel.registry import register_pass

# Tensors of which moments are named in one kernel, at most.
ROUNDS = 8


@register_pass(
    "name-moments", stage="tensor-opt", needs=("stablehlo.subtract", "stablehlo.multiply")
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
        total = summed(x, axes)
        count = prod(source.shape[a] for a in axes)
        mean = stablehlo.divide(total, splat(total.type, float(count)))
        kept = [k for k in range(len(source.shape)) if k not in axes]
        wide = stablehlo.broadcast_in_dim(x.type, mean, ir.DenseI64ArrayAttr.get(kept))
        rest = stablehlo.subtract(x, wide)
        squares = summed(stablehlo.multiply(rest, rest), axes)
        return [mean, squares], stablehlo.is_finite(squares)

    return replace(program, source, axes, [found.means, found.squares], build, "name-moments")
