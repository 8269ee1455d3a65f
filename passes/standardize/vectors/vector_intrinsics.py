"""Intrinsic calls on vectors: elementwise ones by lane, reductions as chains, packed halves."""

from __future__ import annotations

import re
from typing import cast

from raise_kernel.analysis.memory.type_layout import is_composite, leaf_types
from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse
from raise_kernel.passes.standardize.emitter import Emitter

_VECTOR_SUFFIX = re.compile(r"\.v\d+(?=[fib]f?\d+)")
_PACKED_SUFFIX = re.compile(r"(bf16|f16)x2")

_REDUCE_OPS = {
    "add": "llvm.add",
    "mul": "llvm.mul",
    "and": "llvm.and",
    "or": "llvm.or",
    "xor": "llvm.xor",
    "fadd": "llvm.fadd",
    "fmul": "llvm.fmul",
}
_REDUCE_CALLS = {
    "smin": "llvm.smin",
    "smax": "llvm.smax",
    "umin": "llvm.umin",
    "umax": "llvm.umax",
    "fmin": "llvm.minnum",
    "fmax": "llvm.maxnum",
    "fminimum": "llvm.minimum",
    "fmaximum": "llvm.maximum",
}


def scalarize_intrinsic(
    op: ir.Operation, parts: dict[ir.Value, list[ir.Value]], build: Emitter
) -> list[ir.Value]:
    """The scalars that an intrinsic call on vectors gives."""
    name = cast(ir.StringAttr, op.attributes["intrin"]).value
    if name.startswith("llvm.vector.reduce."):
        return [_reduce(op, name.split(".")[3], parts, build)]
    if name in _PACK_ROUNDED:
        return _pack_rounded(op, build)
    if name.startswith("llvm.vector.extract."):
        start = _constant_operand(op, 1)
        count = len(leaf_types(op.results[0].type))
        return parts[op.operands[0]][start : start + count]
    if name.startswith("llvm.vector.insert."):
        start = _constant_operand(op, 2)
        out, inner = list(parts[op.operands[0]]), parts[op.operands[1]]
        out[start : start + len(inner)] = inner
        return out
    if name.startswith(("llvm.vector.", "llvm.masked.", "llvm.experimental.")):
        raise refuse("RK012", f"{name} is not raised yet", at=op)
    if not op.results or not isinstance(op.results[0].type, ir.VectorType):
        raise refuse("RK012", f"{name} on vectors is not raised yet", at=op)
    return _lane_by_lane(op, name, parts, build)


def _lane_by_lane(
    op: ir.Operation, name: str, parts: dict[ir.Value, list[ir.Value]], build: Emitter
) -> list[ir.Value]:
    scalar_name = _PACKED_SUFFIX.sub(r"\1", _VECTOR_SUFFIX.sub(".", name))
    types = leaf_types(op.results[0].type)
    out = []
    for lane, leaf in enumerate(types):
        operands = [parts[v][lane] if is_composite(v.type) else v for v in op.operands]
        out += build.intrinsic(scalar_name, operands, [leaf], _fast_math(op)).results
    return out


def _reduce(
    op: ir.Operation, kind: str, parts: dict[ir.Value, list[ir.Value]], build: Emitter
) -> ir.Value:
    """Lane 0 first, after the start value where there is one: the order of a strict reduction."""
    operands = list(op.operands)
    terms = [part for v in operands for part in (parts[v] if is_composite(v.type) else [v])]
    total = terms[0]
    for term in terms[1:]:
        if kind in _REDUCE_OPS:
            flags = {"fastmathFlags": _fast_math(op)} if kind in ("fadd", "fmul") else None
            total = build(_REDUCE_OPS[kind], [total, term], total.type, flags)
        elif kind in _REDUCE_CALLS:
            suffix = str(total.type)
            name = f"{_REDUCE_CALLS[kind]}.{suffix}"
            total = build.intrinsic(name, [total, term], [total.type], _fast_math(op)).result
        else:
            raise refuse("RK012", f"vector reduction {kind} is not raised yet", at=op)
    return total


_PACK_ROUNDED = {"llvm.nvvm.ff2f16x2.rn", "llvm.nvvm.ff2bf16x2.rn"}


def _pack_rounded(op: ir.Operation, build: Emitter) -> list[ir.Value]:
    """Two floats into a pair of halves: the first operand is the upper one."""
    high, low = op.operands
    leaf = leaf_types(op.results[0].type)[0]
    return [build("llvm.fptrunc", [value], leaf) for value in (low, high)]


def _fast_math(op: ir.Operation) -> ir.Attribute:
    return op.attributes["fastmathFlags"]


def _constant_operand(op: ir.Operation, index: int) -> int:
    owner = op.operands[index].owner
    if isinstance(owner, ir.Block) or owner.name != "llvm.mlir.constant":
        raise refuse("RK012", "a vector element index that is not constant", at=op)
    return cast(ir.IntegerAttr, owner.attributes["value"]).value
