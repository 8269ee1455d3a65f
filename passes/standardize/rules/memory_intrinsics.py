"""Intrinsics on memory, as the plain LLVM instructions that pointers-to-memrefs understands."""

from __future__ import annotations

from raise_kernel.analysis.memory.rmw_operations import RMW_OPERATIONS
from raise_kernel.bindings import ir
from raise_kernel.passes.standardize.emitter import Emitter, i64_attr, int_type
from raise_kernel.passes.standardize.rules.call_context import Call, CallRule
from raise_kernel.passes.standardize.rules.int_intrinsics import by_formula, first

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


def update(build: Emitter, kind: str, pointer: ir.Value, value: ir.Value) -> ir.Value:
    """An atomic update; the old value."""
    attributes = {"bin_op": i64_attr(RMW_OPERATIONS[kind]), "ordering": i64_attr(2)}
    return build("llvm.atomicrmw", [pointer, value], value.type, attributes)


def _atomic(kind: str) -> CallRule:
    def convert(call: Call) -> list[ir.Value]:
        pointer, value = call.args
        floats = isinstance(value.type, ir.FloatType) and kind in ("add", "max", "min")
        return [update(call.build, f"f{kind}" if floats else kind, pointer, value)]

    return convert


def compare_and_swap(
    build: Emitter, pointer: ir.Value, expected: ir.Value, new: ir.Value
) -> ir.Value:
    """The old value alone."""
    pair = ir.Type.parse(f"!llvm.struct<({new.type}, i1)>")
    attributes = {"success_ordering": i64_attr(2), "failure_ordering": i64_attr(2)}
    both = build("llvm.cmpxchg", [pointer, expected, new], pair, attributes)
    position: dict[str, ir.Attribute] = {"position": ir.DenseI64ArrayAttr.get([0])}
    return build("llvm.extractvalue", [both], new.type, position)


def _cast(call: Call) -> list[ir.Value]:
    if call.args[0].type == call.type:
        return [call.args[0]]
    return [call.build("llvm.addrspacecast", [call.args[0]], call.type)]


def _null(call: Call) -> list[ir.Value]:
    """A token that only dropped calls read."""
    return [call.build("llvm.mlir.zero", [], call.type)]


def copy_now(build: Emitter, target: ir.Value, source: ir.Value, size: int) -> None:
    """cp.async copies at once: lock-step order has it done before any wait."""
    length, volatile = build.constant(int_type(64), size), build.constant(int_type(1), 0)
    build.intrinsic("llvm.memcpy", [target, source, length, volatile], [])


def _copy_async(size: int) -> CallRule:
    def convert(call: Call) -> list[ir.Value]:
        if len(call.args) > 2:
            raise call.refuse("RK012", "cp.async with a source size is not raised yet")
        target, source = call.args
        copy_now(call.build, target, source, size)
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
    "llvm.nvvm.atomic.cas.gen": lambda call: [compare_and_swap(call.build, *call.args)],
    "llvm.launder.invariant.group": by_formula(first),
    "llvm.strip.invariant.group": by_formula(first),
    "llvm.ptr.annotation": by_formula(first),
    "llvm.invariant.start": _null,
    "llvm.stacksave": _null,
}
