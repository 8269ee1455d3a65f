"""The reductions of affine.parallel: arith operations by their number as atomic kinds."""

from __future__ import annotations

from raise_kernel.bindings import ir

ADDF, ADDI, ORI = 0, 1, 14

OPERATIONS: dict[int, str] = {
    ADDF: "arith.addf",
    ADDI: "arith.addi",
    2: "arith.andi",
    4: "arith.maximumf",
    5: "arith.maxnumf",
    6: "arith.maxsi",
    7: "arith.maxui",
    8: "arith.minimumf",
    9: "arith.minnumf",
    10: "arith.minsi",
    11: "arith.minui",
    12: "arith.mulf",
    13: "arith.muli",
    ORI: "arith.ori",
    15: "arith.xori",
}
KINDS: dict[str, int] = {name: number for number, name in OPERATIONS.items()}


def reduced_type(operation: str, type_: ir.Type) -> ir.Type:
    """The type that MLIR's verifier wants for a parallel reduction by `operation`."""
    if not isinstance(type_, ir.IntegerType) or operation[-2:] not in ("si", "ui"):
        return type_
    signed = operation.endswith("si")
    return (ir.IntegerType.get_signed if signed else ir.IntegerType.get_unsigned)(type_.width)


def identity(kind: int, type_: ir.Type) -> ir.Attribute:
    """The neutral element of a reduction."""
    if isinstance(type_, (ir.IndexType, ir.IntegerType)):
        width = type_.width if isinstance(type_, ir.IntegerType) else 32
        signed_max = (1 << (width - 1)) - 1
        value = {2: -1, 6: -signed_max - 1, 10: signed_max, 11: -1, 13: 1}.get(kind, 0)
        element = ir.IntegerType.get_signless(width)
        return ir.IntegerAttr.get(element, value)
    infinity = float("inf")
    value = {
        # x + -0.0 is x for every x, -0.0 included.
        0: -0.0,
        4: -infinity,
        5: float("nan"),
        8: infinity,
        9: float("nan"),
        12: 1.0,
    }[kind]
    return ir.FloatAttr.get(type_, value)
