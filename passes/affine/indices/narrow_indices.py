"""Narrows 64-bit arithmetic that only computes memory indices to 32 bits.

Before:
    %w = arith.extsi %i : i32 to i64
    %s = arith.muli %w, %c100 : i64
    %a = arith.addi %s, %j : i64
    %k = arith.index_cast %a : i64 to index
    memref.load %x[%k]
After:
    %s = arith.muli %i, %c100 : i32
    %a = arith.addi %s, %j32 : i32
    %k = arith.index_cast %a : i32 to index

An element index is under 2^31; accesses to larger memory do not change. The low 32 bits of sums,
products, left shifts and bit operations depend only on the low 32 bits of the operands, so these
are computed modulo 2^32. Division, right shifts and comparisons need the high bits: they stay, and
their results are truncated. JAX without x64 has no 64-bit integers, and a TPU has none that are
fast.
"""

from __future__ import annotations

from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.rewriting import replace_op
from raise_kernel.mlir.values import constant_int, defining_op
from raise_kernel.mlir.walks import kernels, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.worklist import make_in_order

# Operations whose low bits depend only on the low bits of the operands.
RING = {
    "arith.addi",
    "arith.subi",
    "arith.muli",
    "arith.andi",
    "arith.ori",
    "arith.xori",
    "arith.shli",
    "arith.select",
}
MAX_ELEMENTS = 1 << 31


@register_pass("narrow-indices", stage="affine")
def narrow_indices(module: ir.Module, ctx: PassContext) -> None:
    """Compute 64-bit memory indices in 32 bits."""
    for kernel in kernels(module):
        casts = [op for op in walked(kernel.regions[0].blocks[0]) if _addresses_memory(op)]
        narrow: dict[ir.Value, ir.Value] = {}
        for cast in casts:
            value = _narrowed(cast.operands[0], narrow)
            with cast.location, ir.InsertionPoint(cast):
                index = arith.index_cast(ir.IndexType.get(), value)
            replace_op(cast, [index])


def _addresses_memory(op: ir.Operation) -> bool:
    """An index_cast from i64 whose every use is an index into memory of under 2^31 elements."""
    if op.name not in ("arith.index_cast", "arith.index_castui"):
        return False
    source = op.operands[0].type
    if not isinstance(source, ir.IntegerType) or source.width != 64:
        return False
    return all(_is_small_access(use.owner.operation, op.results[0]) for use in op.results[0].uses)


def _is_small_access(op: ir.Operation, index: ir.Value) -> bool:
    if op.name not in ("memref.load", "memref.store", "memref.atomic_rmw"):
        return False
    memrefs = [v.type for v in op.operands if isinstance(v.type, ir.MemRefType)]
    return all(t.rank == 1 and t.shape[0] < MAX_ELEMENTS for t in memrefs)


def _narrowed(value: ir.Value, narrow: dict[ir.Value, ir.Value]) -> ir.Value:
    """The low 32 bits of an i64 value, computed next to it."""
    return make_in_order(value, narrow, _ring_operands, lambda v: _low_half(v, narrow))


def _ring_operands(value: ir.Value) -> list[ir.Value]:
    op = defining_op(value)
    if op is None or op.name not in RING:
        return []
    if op.name == "arith.shli" and not _shifts_less_than_32(op):
        return []
    operands = list(op.operands)
    return operands[1:] if op.name == "arith.select" else operands


def _shifts_less_than_32(op: ir.Operation) -> bool:
    amount = constant_int(op.operands[1])
    return amount is not None and 0 <= amount < 32


def _low_half(value: ir.Value, narrow: dict[ir.Value, ir.Value]) -> ir.Value:
    i32 = ir.IntegerType.get_signless(32)
    op = defining_op(value)
    if op is None:
        owner = value.owner
        assert isinstance(owner, ir.Block)
        with owner.owner.location, ir.InsertionPoint.at_block_begin(owner):
            return arith.trunci(i32, value)
    constant = constant_int(value)
    with op.location, ir.InsertionPoint(op):
        if constant is not None:
            low = constant & 0xFFFFFFFF
            return arith.constant(i32, low - (1 << 32) if low >= 1 << 31 else low)
        operands = _ring_operands(value)
        if operands:
            halves = [narrow[v] for v in operands]
            if op.name == "arith.select":
                halves.insert(0, op.operands[0])
            return ir.Operation.create(op.name, results=[i32], operands=halves).result
        if op.name in ("arith.extsi", "arith.extui"):
            return _from_extension(op, i32)
    with op.location, ir.InsertionPoint.after(op):
        return arith.trunci(i32, value)


def _from_extension(op: ir.Operation, i32: ir.Type) -> ir.Value:
    source = op.operands[0]
    width = ir.IntegerType(source.type).width
    if width == 32:
        return source
    if width > 32:
        return arith.trunci(i32, source)
    return ir.Operation.create(op.name, results=[i32], operands=[source]).result
