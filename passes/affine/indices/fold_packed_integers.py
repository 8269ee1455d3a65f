"""Forwards the components of a wide integer that was assembled from them.

Before (a pair of floats that C++ moves as one integer, `tile[i] = x[i]; y[j] = tile[k];`):
    %a = arith.extui %first : i32 to i64
    %b = arith.extui %second : i32 to i64
    %c = arith.shli %b, %c32
    %pair = arith.ori %a, %c
    %low = arith.trunci %pair : i64 to i32
    %d = arith.shrui %pair, %c32
    %high = arith.trunci %d : i64 to i32
After: %low is %first, %high is %second.

The search is the one that undoes packing where memory gets its types
(standardize/memory/bit_fields.py); here it sees what was forwarded through shared memory.
"""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.mlir.rewriting import replace_op
from raise_kernel.mlir.walks import named
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.standardize.emitter import Emitter
from raise_kernel.passes.standardize.memory.bit_fields import Pieces


@register_pass("fold-packed-integers", stage="affine", needs=("arith.trunci",))
def fold_packed_integers(module: ir.Module, ctx: PassContext) -> None:
    """Replace extracted parts of wide integers by the values that they were assembled from."""
    del ctx
    for op in named(module.body, "arith.trunci"):
        type_ = ir.IntegerType(op.results[0].type)
        build = Emitter.before(op)
        part = Pieces().bit_field(build, op.operands[0], 0, type_.width)
        if part is not None:
            replace_op(op, [build.bitcast(part, type_)])
