"""Registers of tensor-core fragments: packing, unpacking, and the product of a warp."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from raise_kernel.analysis.lanes.fragment_layouts import Product
from raise_kernel.analysis.lanes.lane_calls import create_lane_call
from raise_kernel.analysis.memory.type_layout import bit_width
from raise_kernel.bindings import ir, llvm
from raise_kernel.passes.standardize.emitter import Emitter, int_type
from raise_kernel.passes.standardize.memory.bit_fields import Pieces
from raise_kernel.passes.standardize.rules.call_context import Call

# Shapes of mma.sync whose fragments are tabulated, by the factors' type.
_MMA_SHAPES = {
    "f16": ((16, 8, 8), (16, 8, 16)),
    "bf16": ((16, 8, 8), (16, 8, 16)),
    "tf32": ((16, 8, 4), (16, 8, 8)),
    "s8": ((8, 8, 16), (16, 8, 16), (16, 8, 32)),
    "u8": ((8, 8, 16), (16, 8, 16), (16, 8, 32)),
    "f64": ((8, 8, 4),),
}
_INTEGERS = ("s8", "u8")
# Registers of a fragment of halves in wmma, whatever its shape.
_WMMA_HALVES = 8


def is_mma(product: Product) -> bool:
    """Whether `mma.sync` has this product, with a layout that is tabulated."""
    return (product.m, product.n, product.k) in _MMA_SHAPES.get(product.a, ())


def product_of(shape: tuple[int, int, int], words: Sequence[str]) -> Product | None:
    """The product that an intrinsic's last words name: `f32.f32`, `bf16`, `s8.u8`, `f64`..."""
    if not words or any(w not in (*_MMA_SHAPES, "f32", "s32") for w in words):
        return None
    if words[0] in ("f16", "f32"):
        # The types of D and C; the factors are halves.
        return Product(*shape, "f16", "f16", words[0]) if len(set(words)) == 1 else None
    a, b = words[0], words[-1]
    if a != b and not {a, b} <= set(_INTEGERS):
        return None
    return Product(*shape, a, b, {"f64": "f64"}.get(a, "s32" if a in _INTEGERS else "f32"))


def element_type(name: str) -> ir.Type:
    """The type of one element: tf32 is a single float."""
    return {
        "f16": ir.F16Type.get,
        "bf16": ir.BF16Type.get,
        "f32": ir.F32Type.get,
        "tf32": ir.F32Type.get,
        "f64": ir.F64Type.get,
        "s8": lambda: int_type(8),
        "u8": lambda: int_type(8),
        "s32": lambda: int_type(32),
    }[name]()


def struct_members(type_: ir.Type) -> list[ir.Type]:
    """The types of a struct's members."""
    return list(cast("list[ir.Type]", llvm.StructType(type_).body))


# Registers that were just packed, with their elements.
Known = dict[ir.Value, list[ir.Value]]


def pack(
    build: Emitter,
    values: Sequence[ir.Value],
    name: str,
    members: Sequence[ir.Type],
    known: Known | None = None,
) -> list[ir.Value]:
    """Elements as registers of the types `members`; the elements repeat until those are full."""
    found, start = [], 0
    for type_ in members:
        count = _bits(type_) // bit_width(element_type(name))
        held = [values[(start + k) % len(values)] for k in range(count)]
        start += count
        found.append(packed(build, held, type_))
        if known is not None:
            known[found[-1]] = held
    return found


def unpack(
    build: Emitter, registers: Sequence[ir.Value], name: str, known: Known | None = None
) -> list[ir.Value]:
    """The elements in registers."""
    type_ = element_type(name)
    found = []
    for register in registers:
        held = known.get(register) if known is not None else None
        if held is None or held[0].type != type_:
            held = parts(build, register, type_)
        found += held
    return found


def multiply(
    call: Call,
    product: Product,
    registers: Sequence[ir.Value],
    members: Sequence[ir.Type],
    *,
    wmma: bool = False,
    known: Known | None = None,
) -> list[ir.Value]:
    """D's registers, from those of A, B and C. `wmma` holds halves of A and B more than once."""
    build, start = call.build, 0
    operands: list[ir.Value] = []
    for matrix, layout in zip("abc", product.layouts(), strict=True):
        name: str = getattr(product, matrix)
        per = _bits(registers[start].type) // bit_width(element_type(name))
        repeated = wmma and name == "f16" and matrix != "c"
        taken = _WMMA_HALVES if repeated else -(-layout.count // per)
        elements = unpack(build, registers[start : start + taken], name, known)
        operands += elements[: layout.count]
        start += taken
    results = [element_type(product.c)] * product.layouts()[2].count
    op = create_lane_call(f"warp.mma.{product.name}", operands, results, call.op)
    values: list[ir.Value] = [*op.results]
    return pack(build, values, product.c, members, known)


def _bits(type_: ir.Type) -> int:
    if isinstance(type_, ir.VectorType):
        return bit_width(type_.element_type) * type_.shape[0]
    return bit_width(type_)


def packed(build: Emitter, parts: Sequence[ir.Value], type_: ir.Type) -> ir.Value:
    """Elements, the lowest first, as one register of `type_`."""
    if isinstance(type_, ir.VectorType):
        value = build("llvm.mlir.poison", [], type_)
        for k, part in enumerate(parts):
            operands = [value, part, build("llvm.mlir.constant", [], int_type(32), _number(k))]
            value = build("llvm.insertelement", operands, type_)
        return value
    return build.join(parts, type_)


def parts(build: Emitter, register: ir.Value, element: ir.Type) -> list[ir.Value]:
    """The elements in a register, the lowest first."""
    if isinstance(register.type, ir.VectorType):
        count = register.type.shape[0]
        indices = [build("llvm.mlir.constant", [], int_type(32), _number(k)) for k in range(count)]
        return [build("llvm.extractelement", [register, p], element) for p in indices]
    bits = bit_width(element)
    count = bit_width(register.type) // bits
    if count == 1:
        return [build.bitcast(register, element)]
    pieces = Pieces()
    fields = [
        pieces.bit_field(build, register, low, bits) or build.cut(register, low, bits)
        for low in range(0, count * bits, bits)
    ]
    return [build.bitcast(field, element) for field in fields]


def _number(value: int) -> dict[str, ir.Attribute]:
    return {"value": ir.IntegerAttr.get(int_type(32), value)}
