"""PTX opcodes on two floats of one 32-bit register: f16x2 and bf16x2, done half by half.

fma.rn.f16x2 d, a, b, c   ->  fma.rn.f16 of the low halves, and of the high halves
cvt.rn.f16x2.f32 d, a, b  ->  a becomes the high half, b the low one
"""

from __future__ import annotations

from dataclasses import replace

from raise_kernel.passes.standardize.asm.inline_asm import Machine, PtxRule
from raise_kernel.passes.standardize.asm.ptx_text import Statement
from raise_kernel.passes.standardize.device_math.expr import Expr
from raise_kernel.passes.standardize.emitter import int_type

PACKED = {"f16x2": "f16", "bf16x2": "bf16"}


def by_halves(rule: PtxRule) -> PtxRule:
    """The rule of a scalar opcode, applied to each half where the type is a packed one."""

    def packed(m: Machine, s: Statement) -> Expr | None:
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
    """The name of a register that holds a half of an operand."""
    name = f"half {k} of operand {index}"
    m.registers[name] = m.build.cut(m.read(s, index, int_type(32)).value, 16 * k, 16)
    return name


def joined(m: Machine, halves: list[Expr]) -> Expr:
    return Expr(m.build.join([half.value for half in halves], int_type(32)))
