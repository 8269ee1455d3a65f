"""One rule an operation: the scalars of its result from the scalars of its operands."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from raise_kernel.analysis.integers.constants import scalars_of
from raise_kernel.analysis.integers.wrap_flags import flag_attributes
from raise_kernel.analysis.memory.type_layout import (
    bit_width,
    element_type,
    is_composite,
    leaf_types,
    leaves,
    member_count,
    vector_length,
)
from raise_kernel.bindings import ir, llvm
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.values import array_values, defining_op
from raise_kernel.passes.standardize.emitter import Emitter, i64_attr, int_type
from raise_kernel.passes.standardize.rules.arith_rules import SIMPLE
from raise_kernel.passes.standardize.vectors.vector_bits import regroup
from raise_kernel.passes.standardize.vectors.vector_intrinsics import scalarize_intrinsic

Parts = dict[ir.Value, list[ir.Value]]
Rule = Callable[[ir.Operation, Parts, Emitter], list[ir.Value]]


def scalarize(op: ir.Operation, parts: Parts, build: Emitter) -> list[ir.Value] | None:
    """Scalars of the result of `op`; None where the operation must stay as it is."""
    rule = _RULES.get(op.name)
    if rule is not None:
        return rule(op, parts, build)
    if _stays(op):
        return None
    if op.name == "llvm.call_intrinsic":
        return scalarize_intrinsic(op, parts, build)
    if op.name in _ELEMENTWISE:
        return elementwise(op, parts, build)
    code = "RK012" if op.name in ("llvm.call", "llvm.inline_asm") else "RK018"
    raise refuse(code, f"{op.name} on vectors or structs is not raised", at=op)


def _stays(op: ir.Operation) -> bool:
    """True for an operation of scalars that gives several scalars at once, as a struct."""
    if op.name not in _MULTI_RESULT or any(is_composite(v.type) for v in op.operands):
        return False
    type_ = op.results[0].type
    members = range(member_count(type_)) if isinstance(type_, llvm.StructType) else ()
    return bool(members) and not any(is_composite(element_type(type_, i)) for i in members)


def elementwise(op: ir.Operation, parts: Parts, build: Emitter) -> list[ir.Value]:
    """The same operation on each scalar; scalar operands serve every lane."""
    attributes = {name: op.attributes[name] for name in op.attributes} | flag_attributes(op)
    types = leaf_types(op.results[0].type) if op.results else []
    count = len(types) or max(len(parts[v]) for v in op.operands if is_composite(v.type))
    out = []
    for lane in range(count):
        operands = [parts[v][lane] if is_composite(v.type) else v for v in op.operands]
        made = build.create(op.name, operands, types[lane : lane + 1], attributes)
        out.extend(made.results)
    return out


def _constant(op: ir.Operation, parts: Parts, build: Emitter) -> list[ir.Value]:
    types = leaf_types(op.results[0].type)
    attrs = scalars_of(op.attributes["value"], types)
    if len(attrs) == 1:
        attrs = attrs * len(types)
    return [
        build("llvm.mlir.constant", [], t, {"value": a}) for t, a in zip(types, attrs, strict=True)
    ]


def _same_constant(op: ir.Operation, parts: Parts, build: Emitter) -> list[ir.Value]:
    made: dict[ir.Type, ir.Value] = {}
    types = leaf_types(op.results[0].type)
    for leaf in types:
        if leaf not in made:
            made[leaf] = build(op.name, [], leaf)
    return [made[leaf] for leaf in types]


def _extractelement(op: ir.Operation, parts: Parts, build: Emitter) -> list[ir.Value]:
    lanes, index = parts[op.operands[0]], op.operands[1]
    known = _llvm_constant(index)
    if known is not None:
        return [lanes[known % len(lanes)]]
    value = lanes[0]
    for lane in range(1, len(lanes)):
        hit = _lane_test(index, lane, build)
        value = build("llvm.select", [hit, lanes[lane], value], value.type)
    return [value]


def _insertelement(op: ir.Operation, parts: Parts, build: Emitter) -> list[ir.Value]:
    lanes, value, index = list(parts[op.operands[0]]), op.operands[1], op.operands[2]
    known = _llvm_constant(index)
    if known is not None:
        lanes[known % len(lanes)] = value
        return lanes
    return [
        build("llvm.select", [_lane_test(index, lane, build), value, old], old.type)
        for lane, old in enumerate(lanes)
    ]


def _shufflevector(op: ir.Operation, parts: Parts, build: Emitter) -> list[ir.Value]:
    pool = parts[op.operands[0]] + parts[op.operands[1]]
    mask = array_values(op.attributes["mask"])
    return [pool[max(source, 0)] for source in mask]


def _extractvalue(op: ir.Operation, parts: Parts, build: Emitter) -> list[ir.Value]:
    start, count = _member_range(op)
    return parts[op.operands[0]][start : start + count]


def _insertvalue(op: ir.Operation, parts: Parts, build: Emitter) -> list[ir.Value]:
    out, value = list(parts[op.operands[0]]), op.operands[1]
    start, count = _member_range(op)
    out[start : start + count] = parts[value] if is_composite(value.type) else [value]
    return out


def _member_range(op: ir.Operation) -> tuple[int, int]:
    """First leaf and number of leaves of the member that `position` names."""
    type_, start = op.operands[0].type, 0
    for index in array_values(op.attributes["position"]):
        members = range(min(index, member_count(type_)))
        start += sum(len(leaf_types(element_type(type_, i))) for i in members)
        type_ = element_type(type_, index)
    return start, len(leaf_types(type_))


def _load(op: ir.Operation, parts: Parts, build: Emitter) -> list[ir.Value]:
    type_, pointer = op.results[0].type, op.operands[0]
    attributes = {name: op.attributes[name] for name in op.attributes}
    packed = _packed_bits(type_)
    if packed is not None:
        whole = build("llvm.load", [pointer], int_type(packed), attributes)
        lanes = len(leaf_types(type_))
        return regroup([whole], [element_type(type_, 0)] * lanes, build)
    out = []
    for leaf in leaves(type_, at=op):
        address = member_address(pointer, leaf.offset, build)
        attrs = attributes | _alignment(op, leaf.offset)
        out.append(build("llvm.load", [address], leaf.type, attrs))
    return out


def _store(op: ir.Operation, parts: Parts, build: Emitter) -> list[ir.Value]:
    value, pointer = op.operands
    attributes = {name: op.attributes[name] for name in op.attributes}
    packed = _packed_bits(value.type)
    if packed is not None:
        whole = regroup(parts[value], [int_type(packed)], build)[0]
        build.create("llvm.store", [whole, pointer], [], attributes)
        return []
    for leaf, part in zip(leaves(value.type, at=op), parts[value], strict=True):
        address = member_address(pointer, leaf.offset, build)
        build.create("llvm.store", [part, address], [], attributes | _alignment(op, leaf.offset))
    return []


def _atomicrmw(op: ir.Operation, parts: Parts, build: Emitter) -> list[ir.Value]:
    """CUDA promises atomicity of packed additions for each half, not for the pair."""
    pointer, value = op.operands
    attributes = {name: op.attributes[name] for name in op.attributes if name != "alignment"}
    out = []
    for leaf, part in zip(leaves(value.type, at=op), parts[value], strict=True):
        address = member_address(pointer, leaf.offset, build)
        out.append(build("llvm.atomicrmw", [address, part], leaf.type, attributes))
    return out


def _bitcast(op: ir.Operation, parts: Parts, build: Emitter) -> list[ir.Value]:
    source = op.operands[0]
    lanes = parts[source] if is_composite(source.type) else [source]
    return regroup(lanes, leaf_types(op.results[0].type), build)


def member_address(pointer: ir.Value, offset: int, build: Emitter) -> ir.Value:
    """`pointer` plus a constant number of bytes."""
    if offset == 0:
        return pointer
    return build.element(pointer, offset, int_type(8), inbounds=True)


def _packed_bits(type_: ir.Type) -> int | None:
    """Total bits of a vector whose elements share bytes."""
    if isinstance(type_, ir.VectorType):
        bits = bit_width(type_.element_type)
        if bits % 8:
            return bits * vector_length(type_)
    return None


def _alignment(op: ir.Operation, offset: int) -> dict[str, ir.Attribute]:
    if "alignment" not in op.attributes or offset == 0:
        return {}
    align = cast(ir.IntegerAttr, op.attributes["alignment"]).value
    return {"alignment": i64_attr(min(align, offset & -offset))}


def _llvm_constant(value: ir.Value) -> int | None:
    op = defining_op(value)
    if op is not None and op.name == "llvm.mlir.constant":
        attr = op.attributes["value"]
        if isinstance(attr, (ir.IntegerAttr, ir.BoolAttr)):
            return int(attr.value)
    return None


def _lane_test(index: ir.Value, lane: int, build: Emitter) -> ir.Value:
    value = ir.IntegerAttr.get(index.type, lane)
    number = build("llvm.mlir.constant", [], index.type, {"value": value})
    return build("llvm.icmp", [index, number], int_type(1), {"predicate": i64_attr(0)})


_RULES: dict[str, Rule] = {
    "llvm.mlir.constant": _constant,
    "llvm.mlir.undef": _same_constant,
    "llvm.mlir.poison": _same_constant,
    "llvm.mlir.zero": _same_constant,
    "llvm.extractelement": _extractelement,
    "llvm.insertelement": _insertelement,
    "llvm.shufflevector": _shufflevector,
    "llvm.extractvalue": _extractvalue,
    "llvm.insertvalue": _insertvalue,
    "llvm.load": _load,
    "llvm.store": _store,
    "llvm.atomicrmw": _atomicrmw,
    "llvm.bitcast": _bitcast,
}

_MULTI_RESULT = {"llvm.call_intrinsic", "llvm.call", "llvm.cmpxchg", "llvm.inline_asm"}

# What is done element by element, besides what arith has under another name.
_ELEMENTWISE = {
    *SIMPLE,
    *("llvm.or", "llvm.icmp", "llvm.fcmp", "llvm.freeze"),
    *("llvm.ptrtoint", "llvm.inttoptr", "llvm.addrspacecast", "llvm.getelementptr"),
}
