"""mma.sync in assembly: a warp's matrix product on registers; ldmatrix and stmatrix.

mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {d0, ...}, {a0, ...}, {b0, b1}, {c0, ...};
ldmatrix.sync.aligned.m8n8.x4.shared.b16 {r0, r1, r2, r3}, [p];
"""

from __future__ import annotations

import re
from typing import cast

from raise_kernel.analysis.lanes.fragment_layouts import Product
from raise_kernel.bindings import ir
from raise_kernel.passes.standardize import fragments, matrix_rows
from raise_kernel.passes.standardize.asm.inline_asm import Machine
from raise_kernel.passes.standardize.asm.ptx_memory import pointer
from raise_kernel.passes.standardize.asm.ptx_text import Statement
from raise_kernel.passes.standardize.emitter import int_type

_SHAPE = re.compile(r"m(\d+)n(\d+)k(\d+)")
_TYPES = ("f16", "bf16", "tf32", "f32", "f64", "s8", "u8", "s32")


def multiply(m: Machine, s: Statement) -> None:
    """mma.sync: sets the registers of D."""
    shape = next((f for w in s.modifiers if (f := _SHAPE.fullmatch(w))), None)
    types = [w for w in s.modifiers if w in _TYPES]
    known = {"sync", "aligned", "row", "col", *types, *([shape.group()] if shape else [])}
    if shape is None or len(types) != 4 or set(s.modifiers) - known or s.predicate is not None:
        raise m.refuse(f"{s.text} is not supported yet")
    rows, columns, depth = (int(g) for g in shape.groups())
    product = Product(rows, columns, depth, types[1], types[2], types[3])
    if types[0] != types[3] or not fragments.is_mma(product):
        raise m.refuse(f"{s.text} is not supported yet")
    groups = [cast("tuple[str, ...]", (o,) if isinstance(o, str) else o) for o in s.operands]
    registers = [
        m.value(word, _register(name)).value
        for names, name in zip(groups[1:], types[1:], strict=True)
        for word in names
    ]
    members = [_register(types[0])] * len(groups[0])
    results = fragments.multiply(m.call, product, registers, members)
    for word, value in zip(groups[0], results, strict=True):
        m.registers[word] = value


def load_rows(m: Machine, s: Statement) -> None:
    """ldmatrix: sets its registers."""
    registers = matrix_rows.load(m.call, pointer(m, s, 1), _rows(m, s))
    for word, value in zip(_words(m, s, 0, len(registers)), registers, strict=True):
        m.registers[word] = value


def store_rows(m: Machine, s: Statement) -> None:
    """stmatrix."""
    rows = _rows(m, s)
    words = _words(m, s, 1, rows.count)
    values = [m.value(word, int_type(32)).value for word in words]
    matrix_rows.store(m.call, pointer(m, s, 0), values, rows)


def _rows(m: Machine, s: Statement) -> matrix_rows.Rows:
    rows = matrix_rows.rows_of(s.modifiers)
    if rows is None or s.predicate is not None:
        raise m.refuse(f"{s.text} is not supported yet")
    return rows


def _words(m: Machine, s: Statement, index: int, count: int) -> tuple[str, ...]:
    """The registers of a vector operand, or of a single one."""
    operand = s.operands[index]
    words = (operand,) if isinstance(operand, str) else operand
    if len(words) != count:
        raise m.refuse(f"{s.text}: {count} registers are moved")
    return words


def _register(name: str) -> ir.Type:
    """The type of a register that holds elements of a type."""
    if name in ("f32", "f64"):
        return fragments.element_type(name)
    return int_type(32)
