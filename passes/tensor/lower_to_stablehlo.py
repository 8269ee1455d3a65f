"""Lanes become tensor axes and memory becomes values: the kernel as a StableHLO function.

Before:
    func.func @k(%x: memref<100xf32>, %y: memref<100xf32>) {
      affine.parallel (%i) = (1) to (99) {
        %a = affine.load %x[%i - 1]
        affine.store %a, %y[%i]
      }
    }
After:
    func.func @k(%x: tensor<100xf32>, %y: tensor<100xf32>) -> tensor<100xf32> {
      %a = stablehlo.slice %x [0:98]
      %r = stablehlo.dynamic_update_slice %y, %a, 1
      return %r
    }

Arguments are the caller's arrays in their own shape and dtype (rk.shape, rk.dtype); the memref's
view of them is made by reshape and bitcast_convert. Written memories come back, in parameter order;
`rk.results` lists their argument numbers. Lock-step order: every lane runs each operation before
any lane runs the next (Moses et al., PPoPP 2023, call a kernel so treated fully fissioned).

Proved: sums of products are contractions by reassociation alone.

Guarded: convolutions that pad ask whether the weights are finite; double sums of products of floats
ask whether a product may overflow.
"""

from __future__ import annotations

from raise_kernel.analysis.accesses.regions import WRITES
from raise_kernel.analysis.lanes.variance import root, uniformity
from raise_kernel.bindings import func, ir
from raise_kernel.mlir.rewriting import erase
from raise_kernel.mlir.values import argument_attributes
from raise_kernel.mlir.walks import kernels, named, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor.boundary import array_type, decode, encode
from raise_kernel.passes.tensor.exact_fma import expand_cancelling_fma
from raise_kernel.passes.tensor.index_width import index_widths
from raise_kernel.passes.tensor.lowering import Lowering
from raise_kernel.passes.tensor.vectors import Frame, Vec, indices_of, tensor_type

# What later passes and the tools want to know of the kernel.
KEPT = (
    *("rk.kernel", "rk.grid", "rk.block"),
    *("rk.target", "rk.optimize", "rk.update_form", "rk.in_place"),
    *("rk.report_guards", "rk.regrouped", "rk.resummed"),
)
# Float arithmetic that fast math lets XLA rewrite.
ARITHMETIC = frozenset({"arith.addf", "arith.subf", "arith.mulf", "arith.divf"})


@register_pass("lower-to-stablehlo", stage="tensor")
def lower_to_stablehlo(module: ir.Module, ctx: PassContext) -> None:
    """Lower parallel loops over memory to StableHLO on tensors."""
    for kernel in kernels(module):
        _lower(kernel, ctx)
    for op in list(module.body.operations):
        if op.operation.name == "memref.global" or _is_declaration(op.operation):
            erase(op.operation)


def _is_declaration(op: ir.Operation) -> bool:
    return op.name == "func.func" and not len(op.regions[0].blocks)


def _lower(kernel: ir.Operation, ctx: PassContext) -> None:
    entry = kernel.regions[0].blocks[0]
    expand_cancelling_fma(entry)
    old_attributes = argument_attributes(kernel, len(entry.arguments))
    written = _written(entry)
    fast_math = _is_fast(entry)
    types = [
        array_type(a, attributes) if _is_memref(a) else tensor_type([], a.type)
        for a, attributes in zip(entry.arguments, old_attributes, strict=True)
    ]
    results = [
        k
        for k, (a, attributes) in enumerate(zip(entry.arguments, old_attributes, strict=True))
        if a in written or "rk.written" in attributes
    ]
    name = ir.StringAttr(kernel.attributes["sym_name"]).value
    with kernel.location, ir.InsertionPoint(kernel):
        new = func.FuncOp(f"{name}", (types, [types[k] for k in results]))
        block = new.add_entry_block([kernel.location] * len(types))
    widths = index_widths(entry)
    with kernel.location, ir.InsertionPoint(block), indices_of(widths.all):
        lowering = Lowering(uniformity(entry), ctx.remarks, _iteration_limit(kernel), widths)
        for old, argument in zip(entry.arguments, block.arguments, strict=True):
            if _is_memref(old):
                lowering.memory.define(old, decode(argument, old.type))
            else:
                lowering.set(old, Vec(argument))
        lowering.block(entry, Frame())
        outputs = [
            encode(lowering.memory.contents[entry.arguments[k]], block.arguments[k])
            for k in results
        ]
        func.ReturnOp(outputs)
    new.attributes["arg_attrs"] = ir.ArrayAttr.get([_keep(a) for a in old_attributes])
    for key in KEPT:
        if key in kernel.attributes:
            new.attributes[key] = kernel.attributes[key]
    if fast_math:
        new.attributes["rk.fast_math"] = ir.UnitAttr.get()
    new.attributes["rk.results"] = ir.DenseI64ArrayAttr.get(results)
    erase(kernel)


def _is_fast(entry: ir.Block) -> bool:
    """Whether all float arithmetic of the kernel may be reassociated and divide by reciprocals."""
    found = [op for op in walked(entry) if op.name in ARITHMETIC]
    flags = [str(op.attributes["fastmath"]) if "fastmath" in op.attributes else "" for op in found]
    return bool(found) and all("fast>" in f or ("reassoc" in f and "arcp" in f) for f in flags)


def _iteration_limit(kernel: ir.Operation) -> int:
    if "rk.max_iterations" not in kernel.attributes:
        return 0
    return ir.IntegerAttr(kernel.attributes["rk.max_iterations"]).value


def _keep(attributes: ir.DictAttr) -> ir.DictAttr:
    """The array's shape and dtype are in the tensor type now; the name stays."""
    kept = {n.name: n.attr for n in attributes if n.name == "rk.name"}
    return ir.DictAttr.get(kept)


def _is_memref(value: ir.Value) -> bool:
    return isinstance(value.type, ir.MemRefType)


def _written(entry: ir.Block) -> set[ir.Value]:
    operands = (value for op in named(entry, *WRITES) for value in op.operands)
    return {root(value) for value in operands if _is_memref(value)}
