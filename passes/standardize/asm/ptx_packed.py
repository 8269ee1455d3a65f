"""PTX opcodes on two floats of one 32-bit register: f16x2 and bf16x2, done half by half.

fma.rn.f16x2 d, a, b, c   ->  fma.rn.f16 of the low halves, and of the high halves
cvt.rn.f16x2.f32 d, a, b  ->  a becomes the high half, b the low one
"""

from __future__ import annotations

from dataclasses import replace

from raise_kernel.bindings import ir
from raise_kernel.passes.standardize.asm.inline_asm import Machine, PtxRule
from raise_kernel.passes.standardize.asm.ptx_text import Statement
from raise_kernel.passes.standardize.emitter import int_type

PACKED = {"f16x2": "f16", "bf16x2": "bf16"}


def by_halves(rule: PtxRule) -> PtxRule:
    """The rule of a scalar opcode, applied to each half where the type is a packed one."""

    def packed(m: Machine, s: Statement) -> ir.Value | None:
        if not PACKED.keys() & set(s.modifiers):
            return rule(m, s)
        if len([w for w in s.modifiers if w in PACKED]) > 1:
            raise m.refuse(f"{s.text}: a conversion from one packed type to another")
        halves = [rule(m, _half(m, s, k)) for k in range(2)]
        return joined(m, [half for half in halves if half is not None])

    return packed


def _half(m: Machine, s: Statement, k: int) -> Statement:
    """The statement on the low (0) or high (1) halves of its registers."""
    sources = s.operands[1:]
    if s.opcode == "cvt":
        if len(sources) != 2:
            raise m.refuse(f"{s.text}: a packed conversion of {len(sources)} values")
        operands = (sources[1 - k],)
    else:
        operands = tuple(half_register(m, s, index, k) for index in range(1, len(s.operands)))
    modifiers = tuple(PACKED.get(word, word) for word in s.modifiers)
    return replace(s, modifiers=modifiers, operands=(s.operands[0], *operands), predicate=None)


def half_register(m: Machine, s: Statement, index: int, k: int) -> str:
    build, whole = m.build, m.read(s, index, int_type(32))
    if k:
        whole = build.binary("arith.shrui", whole, build.int_like(whole, 16))
    name = f"half {k} of operand {index}"
    m.registers[name] = build.resize(whole, int_type(16), signed=False)
    return name


def joined(m: Machine, halves: list[ir.Value]) -> ir.Value:
    build = m.build
    low, high = (
        build.resize(build.bitcast(half, int_type(16)), int_type(32), signed=False)
        for half in halves
    )
    return build.binary(
        "arith.ori", low, build.binary("arith.shli", high, build.int_like(high, 16))
    )
