"""The reductions of affine.parallel: arith operations by their number as atomic kinds."""

from __future__ import annotations

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
