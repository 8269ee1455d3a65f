"""PTX's video instructions, and fields that a mask or a sign extension cuts: bmsk, szext, slct.

The parts of a register are the elements of an LLVM vector, extended to i64.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from raise_kernel.runtime.reference.definitions.body import Body
from raise_kernel.runtime.reference.definitions.machine import (
    Instruction,
    Machine,
    UnknownAssembly,
    ir_type,
    signed,
)

_NAME = re.compile(r"v(add|sub|absdiff|min|max|avrg|set|shl|shr)([24]?)")
_RELATIONS = ("eq", "ne", "lt", "le", "gt", "ge")


def write(machine: Machine, i: Instruction) -> bool:
    """Emits one instruction; False when its name is none of these."""
    name = "cvt.pack" if i.name == "cvt" and i.has("pack") else i.name
    if name in _OTHERS:
        _OTHERS[name](machine, i)
        return True
    match = _NAME.fullmatch(i.name)
    if match is None:
        return False
    signs = [signed(t) for t in i.types]
    if match.group(1) == "set":
        signs.insert(0, False)
    if match.group(2):
        _vector(machine, i, match.group(1), int(match.group(2)), signs)
    else:
        _scalar(machine, i, match.group(1), signs)
    return True


def _parts(body: Body, value: str, count: int, sign: bool) -> list[str]:
    """The elements of a 32-bit register as i64 numbers."""
    size = 32 // count
    vector = body.op(f"bitcast i32 {value} to <{count} x i{size}>")
    picked = [
        body.op(f"extractelement <{count} x i{size}> {vector}, i32 {k}") for k in range(count)
    ]
    return [body.op(f"{'sext' if sign else 'zext'} i{size} {p} to i64") for p in picked]


def _split(operand: str) -> tuple[str, str]:
    """`$1.b3210` is the register and its selection."""
    name, dot, tail = operand.strip().rpartition(".")
    return (name, tail) if dot and re.fullmatch(r"[bh]\d+", tail) else (operand.strip(), "")


def _vector(machine: Machine, i: Instruction, word: str, count: int, signs: list[bool]) -> None:
    body, size = machine.body, 32 // count
    target, mask = _split(i.operands[0])
    written = {int(c) for c in mask[1:]} if mask else set(range(count))
    rest = machine.read(i.operands[3], "i32") if len(i.operands) > 3 else "0"
    names = [_split(o) for o in i.operands[1:3]]
    registers = [machine.read(name, "i32") for name, _ in names]
    sources = []
    for (_, tail), first, sign in zip(names, (0, count), signs[1:], strict=True):
        pool = [part for r in registers for part in _parts(body, r, count, sign)]
        order = [int(c) for c in reversed(tail[1:])] if tail else range(first, first + count)
        sources.append([pool[k] for k in order])
    values = {}
    for k in sorted(written):
        value = _apply(body, i, word, sources[0][k], sources[1][k])
        values[k] = _clamp(body, value, size, signs[0]) if i.has("sat") else value
    if i.has("add"):
        total = body.op(f"zext i32 {rest} to i64")
        for value in values.values():
            total = body.op(f"add i64 {total}, {value}")
        machine.write(target, body.op(f"trunc i64 {total} to i32"), "i32")
        return
    kind = f"<{count} x i{size}>"
    result = body.op(f"bitcast i32 {rest} to {kind}")
    for k, value in values.items():
        small = body.op(f"trunc i64 {value} to i{size}")
        result = body.op(f"insertelement {kind} {result}, i{size} {small}, i32 {k}")
    machine.write(target, body.op(f"bitcast {kind} {result} to i32"), "i32")


def _scalar(machine: Machine, i: Instruction, word: str, signs: list[bool]) -> None:
    body = machine.body
    if _split(i.operands[0])[1]:
        raise UnknownAssembly(i.text)
    a, b = (_selected(machine, o, sign) for o, sign in zip(i.operands[1:3], signs[1:], strict=True))
    value = _apply(body, i, word, a, b)
    if i.has("sat"):
        value = _clamp(body, value, 32, signs[0])
    second = next((w for w in ("add", "min", "max") if i.has(w)), None)
    low = body.op(f"trunc i64 {value} to i32")
    if second == "add":
        low = body.op(f"add i32 {low}, {machine.read(i.operands[3], 'i32')}")
    elif second is not None:
        c = machine.read(i.operands[3], "i32")
        name = f"llvm.{'s' if signs[0] else 'u'}{second}.i32"
        low = body.call("i32", name, ("i32", low), ("i32", c))
    machine.write(i.operands[0], low, "i32")


def _selected(machine: Machine, operand: str, sign: bool) -> str:
    name, tail = _split(operand)
    value = machine.read(name, "i32")
    if not tail:
        return machine.body.op(f"{'sext' if sign else 'zext'} i32 {value} to i64")
    return _parts(machine.body, value, 4 if tail[0] == "b" else 2, sign)[int(tail[1])]


def _apply(body: Body, i: Instruction, word: str, x: str, y: str) -> str:
    if word in ("add", "sub"):
        return body.op(f"{word} i64 {x}, {y}")
    if word == "absdiff":
        low = body.call("i64", "llvm.smin.i64", ("i64", x), ("i64", y))
        return body.op(
            f"sub i64 {body.call('i64', 'llvm.smax.i64', ('i64', x), ('i64', y))}, {low}"
        )
    if word in ("min", "max"):
        return body.call("i64", f"llvm.s{word}.i64", ("i64", x), ("i64", y))
    if word == "avrg":  # half, rounded up at or above zero and down below
        total = body.op(f"add i64 {x}, {y}")
        negative = body.op(f"icmp slt i64 {total}, 0")
        more = body.op(f"add i64 {total}, 1")
        return body.op(f"ashr i64 {body.op(f'select i1 {negative}, i64 {total}, i64 {more}')}, 1")
    if word in ("shl", "shr"):
        if i.has("wrap"):
            y = body.op(f"and i64 {y}, 31")
        elif i.has("clamp"):
            y = body.call("i64", "llvm.umin.i64", ("i64", y), ("i64", "32"))
        else:
            raise UnknownAssembly(i.text)
        return body.op(f"{'shl' if word == 'shl' else 'ashr'} i64 {x}, {y}")
    relation = next((w for w in _RELATIONS if i.has(w)), None)
    if relation is None:
        raise UnknownAssembly(i.text)
    name = relation if relation in ("eq", "ne") else f"s{relation}"
    return body.op(f"zext i1 {body.op(f'icmp {name} i64 {x}, {y}')} to i64")


def _clamp(body: Body, value: str, size: int, sign: bool) -> str:
    low = -(1 << size - 1) if sign else 0
    high = (1 << size - 1) - 1 if sign else (1 << size) - 1
    value = body.call("i64", "llvm.smax.i64", ("i64", value), ("i64", str(low)))
    return body.call("i64", "llvm.smin.i64", ("i64", value), ("i64", str(high)))


def _amounts(machine: Machine, i: Instruction, operands: tuple[str, ...]) -> list[str]:
    """32-bit amounts, clamped at 32 or wrapped."""
    body, found = machine.body, []
    for operand in operands:
        value = machine.read(operand, "i32")
        if i.has("wrap"):
            found.append(body.op(f"and i32 {value}, 31"))
        else:
            found.append(body.call("i32", "llvm.umin.i32", ("i32", value), ("i32", "32")))
    return [body.op(f"zext i32 {v} to i64") for v in found]


def _mask(machine: Machine, i: Instruction) -> None:
    """bmsk: ones from a start."""
    body = machine.body
    start, length = _amounts(machine, i, i.operands[1:3])
    gap = body.op(f"shl i64 -1, {length}")
    ones = body.op(f"xor i64 {gap}, -1")
    value = body.op(f"trunc i64 {body.op(f'shl i64 {ones}, {start}')} to i32")
    machine.write(i.operands[0], value, "i32")


def _extend(machine: Machine, i: Instruction) -> None:
    """szext: the low bits of a register, extended."""
    body = machine.body
    value = body.op(f"zext i32 {machine.read(i.operands[1], 'i32')} to i128")
    length = _amounts(machine, i, (i.operands[2],))[0]
    spare = body.op(f"sub i128 128, {body.op(f'zext i64 {length} to i128')}")
    none = body.op(f"icmp eq i64 {length}, 0")
    safe = body.op(f"select i1 {none}, i128 0, i128 {spare}")
    up = body.op(f"shl i128 {value}, {safe}")
    down = body.op(f"{'ashr' if i.signed else 'lshr'} i128 {up}, {safe}")
    low = body.op(f"trunc i128 {down} to i32")
    machine.write(i.operands[0], body.op(f"select i1 {none}, i32 0, i32 {low}"), "i32")


def _choose(machine: Machine, i: Instruction) -> None:
    """slct: by the sign of the third operand."""
    body, kind, chooser = machine.body, ir_type(i.types[0]), ir_type(i.types[-1])
    x, y = (machine.read(o, kind) for o in i.operands[1:3])
    c = machine.read(i.operands[3], chooser)
    if chooser == "float":
        c = body.flush(c, chooser) if i.has("ftz") else c
        truth = body.op(f"fcmp oge float {c}, 0.0")
    else:
        truth = body.op(f"icmp sge {chooser} {c}, 0")
    machine.write(i.operands[0], body.op(f"select i1 {truth}, {kind} {x}, {kind} {y}"), kind)


def _pack(machine: Machine, i: Instruction) -> None:
    """cvt.pack.sat: two clamped integers, over the low bits of a third."""
    word = next((w for w in i.words[1:] if re.fullmatch(r"[us](2|4|8|16)", w)), None)
    if word is None or not i.has("sat"):
        raise UnknownAssembly(i.text)
    body, size, total = machine.body, int(word[1:]), "0"
    if len(i.operands) == 4:
        rest = body.op(f"zext i32 {machine.read(i.operands[3], 'i32')} to i64")
        total = body.op(f"shl i64 {rest}, {2 * size}")
    for operand, position in zip(i.operands[1:3], (size, 0), strict=True):
        wide = body.op(f"sext i32 {machine.read(operand, 'i32')} to i64")
        kept = body.op(f"and i64 {_clamp(body, wide, size, signed(word))}, {(1 << size) - 1}")
        total = body.op(f"or i64 {total}, {body.op(f'shl i64 {kept}, {position}')}")
    low = body.op(f"trunc i64 {total} to i32")
    machine.write(i.operands[0], low, "i32")


_OTHERS: dict[str, Callable[[Machine, Instruction], None]] = {
    "bmsk": _mask,
    "szext": _extend,
    "slct": _choose,
    "cvt.pack": _pack,
}
