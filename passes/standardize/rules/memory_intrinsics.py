"""Intrinsics on memory, as the plain LLVM instructions that pointers-to-memrefs understands."""

from __future__ import annotations

from raise_kernel.analysis.memory.rmw_operations import RMW_OPERATIONS
from raise_kernel.bindings import ir
from raise_kernel.passes.standardize.emitter import i64_attr
from raise_kernel.passes.standardize.rules.call_context import Call, CallRule

# Calls that wait until pointers have bases.
LEFT_FOR_POINTERS = frozenset(
    {
        "llvm.memcpy",
        "llvm.memmove",
        "llvm.memset",
        "memcpy",
        "memmove",
        "memset",
        "llvm.ptrmask",
        "llvm.nvvm.isspacep",
    }
)


def _read_only_load(call: Call) -> list[ir.Value]:
    """ld.global.nc(pointer, alignment)."""
    attributes = {"alignment": i64_attr(call.constant(1, "its alignment"))}
    return [call.build("llvm.load", [call.args[0]], call.type, attributes)]


def _atomic(kind: str) -> CallRule:
    def convert(call: Call) -> list[ir.Value]:
        pointer, value = call.args
        own = kind
        if isinstance(value.type, ir.FloatType):
            own = {"add": "fadd", "max": "fmax", "min": "fmin"}.get(kind, kind)
        attributes = {"bin_op": i64_attr(RMW_OPERATIONS[own]), "ordering": i64_attr(2)}
        return [call.build("llvm.atomicrmw", [pointer, value], call.type, attributes)]

    return convert


def _compare_and_swap(call: Call) -> list[ir.Value]:
    """cas(pointer, expected, new) gives the old value alone."""
    i1 = ir.IntegerType.get_signless(1)
    pair = ir.Type.parse(f"!llvm.struct<({call.type}, {i1})>")
    attributes = {"success_ordering": i64_attr(2), "failure_ordering": i64_attr(2)}
    both = call.build("llvm.cmpxchg", call.args, pair, attributes)
    position: dict[str, ir.Attribute] = {"position": ir.DenseI64ArrayAttr.get([0])}
    return [call.build("llvm.extractvalue", [both], call.type, position)]


def _cast(call: Call) -> list[ir.Value]:
    if call.args[0].type == call.type:
        return [call.args[0]]
    return [call.build("llvm.addrspacecast", [call.args[0]], call.type)]


def _first(call: Call) -> list[ir.Value]:
    return [call.args[0]]


def _null(call: Call) -> list[ir.Value]:
    """A token that only dropped calls read."""
    return [call.build("llvm.mlir.zero", [], call.type)]


def _copy_async(size: int) -> CallRule:
    """cp.async copies at once: lock-step order has it done before any wait."""

    def convert(call: Call) -> list[ir.Value]:
        if len(call.args) > 2:
            raise call.refuse("RK012", "cp.async with a source size is not raised yet")
        build = call.build
        length = build.constant(ir.IntegerType.get_signless(64), size)
        volatile = build.constant(ir.IntegerType.get_signless(1), 0)
        target, source = call.args
        operands = [target, source, length, volatile]
        build.create(
            "llvm.call_intrinsic",
            operands,
            [],
            {
                "intrin": ir.StringAttr.get("llvm.memcpy"),
                "op_bundle_sizes": ir.DenseI32ArrayAttr.get([]),
                "operandSegmentSizes": ir.DenseI32ArrayAttr.get([len(operands), 0]),
            },
        )
        return []

    return convert


def _nothing(call: Call) -> list[ir.Value]:
    return []


_SPACES = ("global", "shared", "local", "constant", "param")

MEMORY_RULES: dict[str, CallRule] = {
    **{
        f"llvm.nvvm.{load}.global.{kind}": _read_only_load
        for load in ("ldg", "ldu")
        for kind in "ifp"
    },
    **{f"llvm.nvvm.ptr.{space}.to.gen": _cast for space in _SPACES},
    **{f"llvm.nvvm.ptr.gen.to.{space}": _cast for space in _SPACES},
    **{
        f"llvm.nvvm.cp.async.{c}.shared.global.{n}": _copy_async(n)
        for c, n in (("ca", 4), ("ca", 8), ("ca", 16), ("cg", 16))
    },
    "llvm.nvvm.cp.async.commit.group": _nothing,
    "llvm.nvvm.cp.async.wait.group": _nothing,
    "llvm.nvvm.cp.async.wait.all": _nothing,
    "llvm.nvvm.atomic.load.add": _atomic("fadd"),
    "llvm.nvvm.atomic.load.inc": _atomic("uinc_wrap"),
    "llvm.nvvm.atomic.load.dec": _atomic("udec_wrap"),
    **{
        f"llvm.nvvm.atomic.{kind}.gen": _atomic(kind)
        for kind in ("add", "max", "min", "and", "or", "xor")
    },
    "llvm.nvvm.atomic.inc.gen": _atomic("uinc_wrap"),
    "llvm.nvvm.atomic.dec.gen": _atomic("udec_wrap"),
    "llvm.nvvm.atomic.exch.gen": _atomic("xchg"),
    "llvm.nvvm.atomic.cas.gen": _compare_and_swap,
    "llvm.launder.invariant.group": _first,
    "llvm.strip.invariant.group": _first,
    "llvm.ptr.annotation": _first,
    "llvm.invariant.start": _null,
    "llvm.stacksave": _null,
}
