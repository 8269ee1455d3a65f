"""Sums of exponentials that are scaled and merged become a maximum and a sum below it.

Before (the softmax of one pass: a maximum and a sum a thread, merged through shuffles or a tree in
shared memory):
    %m = stablehlo.maximum %m1, %m2
    %d = %d1 * exp(%m1 - %m) + %d2 * exp(%m2 - %m)
After:
    %m = stablehlo.reduce(%x) maximum over [1]
    %d = stablehlo.reduce(exponential(%x - %m)) add over [1]
    %r:2 = stablehlo.if (all of %x is finite) { %m, %d } else { the kernel's own steps }

Proved by abstract interpretation (idioms/moments/weights.py): maxima are sets of elements, sums
are sets of exponentials below a maximum, and every rule is an identity. So it does not matter how
the parts are merged. The proof assumes that all elements of a row are finite and larger than the
constants that its maxima begin with, such as -1e30, or that they are compared with. That is tested
at run time, and the kernel's own steps are taken where it fails. Sums are in another order, with a
remark. A loop over elements that one thread makes is found by recognize-loop-idioms before.

Refuses nothing.
"""

from __future__ import annotations

import numpy as np

from raise_kernel.bindings import ir, optimized_kernels
from raise_kernel.diagnostics import NoMatch
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.tensor_opt.graph.load import Loader
from raise_kernel.passes.tensor_opt.idioms.moments.followed import Program
from raise_kernel.passes.tensor_opt.idioms.moments.replaced import replace
from raise_kernel.passes.tensor_opt.idioms.moments.weights import (
    Weights,
    WeightsMachine,
    find,
    is_followed,
)
from raise_kernel.passes.tensor_opt.idioms.tensors import Tensor
from raise_kernel.registry import register_pass
from raise_kernel.soundness import guarded


@register_pass(
    "recognize-softmax",
    stage="tensor-opt",
    needs=("stablehlo.exponential",),
    soundness=[
        guarded(
            "Abstract interpretation on sets of elements proves the sum for finite elements above "
            "the constants that they are compared with; the guard tests both."
        )
    ],
)
def recognize_softmax(module: ir.Module, ctx: PassContext) -> None:
    """Name maxima with sums of exponentials below them; none where `rk.optimize` is "none"."""
    for kernel in optimized_kernels(module):
        _name(kernel, ctx)


def _name(kernel: ir.Operation, ctx: PassContext) -> None:
    block = kernel.regions[0].blocks[0]
    loader, roots = Loader.of(block)
    try:
        program = Program(roots, loader, WeightsMachine(), is_followed)
        found = next(find(program), None)
    except NoMatch:
        return  # Most programs are not of this kind: nothing is missed.
    if found is None:
        return
    words = "what it computes is a sum of exponentials below a maximum, in another order"
    ctx.remarks.applied(words, _write(found, program))


def _write(found: Weights, program: Program) -> ir.Operation:
    source, axes = found.source, found.axes

    def build(x: Tensor) -> tuple[list[Tensor], Tensor]:
        top = x.reduce("max", axes, -np.inf)
        below = x - top.broadcast(x.shape, [k for k in range(x.rank) if k not in axes])
        below = below * found.scale if found.scale != 1.0 else below
        total = below.exp().sum(axes)
        # Where the proof holds: finite elements above the limit.
        covered = x.is_finite() if found.limit == -np.inf else x.is_finite() & (x > found.limit)
        return [top, total], covered

    return replace(
        program, source, axes, [found.maxima, found.sums], build, "recognize-softmax", found.apart
    )
