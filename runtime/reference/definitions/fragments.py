"""Tensor-core operations: fragments of wmma and mma intrinsics, and mma in assembly."""

from __future__ import annotations

import re
from collections.abc import Sequence

from raise_kernel.runtime.reference import matrices
from raise_kernel.runtime.reference.arena import READ, WRITE
from raise_kernel.runtime.reference.definitions import registers as special
from raise_kernel.runtime.reference.definitions.body import Body, vector_of
from raise_kernel.runtime.reference.definitions.machine import (
    Instruction,
    Machine,
    UnknownAssembly,
)
from raise_kernel.runtime.reference.running.operations import Op
from raise_kernel.runtime.reference.translation.layout import split_commas

_MOVE = re.compile(
    r"llvm\.nvvm\.wmma\.m(\d+)n(\d+)k(\d+)\.(load|store)\.([abcd])\.(row|col)(\.stride)?"
    r"\.(\w+?)(?:\.p\d)?"
)
_PRODUCT = re.compile(
    r"llvm\.nvvm\.(wmma\.)?(?:mma\.)?m(\d+)n(\d+)k(\d+)\.(?:mma\.)?(?:row|col)\.(?:row|col)((?:\.\w+)*)"
)
_LLVM = {"f16": "half", "bf16": "bfloat", "tf32": "float", "f32": "float", "f64": "double",
         "s8": "i8", "u8": "i8", "s32": "i32"}  # fmt: skip


def define(body: Body) -> bool:
    """Writes the body of a fragment operation; False when the name is none."""
    name = body.declaration.name
    if move := _MOVE.fullmatch(name):
        return _move(body, move)
    if product := _PRODUCT.fullmatch(name):
        return _multiply(body, product)
    return False


# --- loads and stores -----------------------------------------------------------------------------


def _members(result: str) -> list[str]:
    """Types of the registers of a result."""
    return split_commas(result.strip("{} ")) if result.startswith("{") else [result]


def _bits(kind: str) -> int:
    return {"double": 64}.get(kind, 32)


def _move(body: Body, move: re.Match[str]) -> bool:
    m, n, k = (int(g) for g in move.groups()[:3])
    what, matrix, order, stride, type_ = move.groups()[3:]
    rows, columns = {"a": (m, k), "b": (k, n)}.get(matrix, (m, n))
    arguments = body.declaration.arguments
    kinds = list(body.declaration.params)
    if what == "load":
        registers = _members(body.declaration.result)
    else:
        registers = kinds[1 : -1 if stride else None]
    per = _bits(registers[0]) // matrices.element_bits(type_)
    if stride:
        distance = body.op(f"sext i32 {arguments[-1]} to i64")
    else:
        distance = str(columns if order == "row" else rows)
    lane = _lane(body)
    run = len(registers) * per
    positions = []
    for i in range(run):
        number = body.op(f"mul i64 {lane}, {run}")
        number = body.op(f"urem i64 {body.op(f'add i64 {number}, {i}')}, {rows * columns}")
        row = body.op(f"udiv i64 {number}, {columns}")
        column = body.op(f"urem i64 {number}, {columns}")
        slow, fast = (row, column) if order == "row" else (column, row)
        index = body.op(f"add i64 {body.op(f'mul i64 {slow}, {distance}')}, {fast}")
        kind = _LLVM[type_]
        positions.append(body.op(f"getelementptr {kind}, ptr {arguments[0]}, i64 {index}"))
    if what == "load":
        values = [_load(body, position, type_) for position in positions]
        _return(body, _packed(body, values, type_, registers), registers)
    else:
        values = _unpacked(body, arguments[1 : 1 + len(registers)], type_, registers)
        for position, value in zip(positions, values, strict=True):
            body.checked(position, matrices.element_bits(type_) // 8, WRITE)
            body.do(f"store volatile {_LLVM[type_]} {value}, ptr {position}, align 1")
        body.ret()
    return True


def _load(body: Body, position: str, type_: str) -> str:
    body.checked(position, matrices.element_bits(type_) // 8, READ)
    return body.op(f"load volatile {_LLVM[type_]}, ptr {position}, align 1")


def _lane(body: Body) -> str:
    number = special.read(body, "laneid")
    return body.op(f"zext i32 {number} to i64")


def _packed(body: Body, values: Sequence[str], type_: str, registers: Sequence[str]) -> list[str]:
    """Elements as registers; the low element first."""
    size = matrices.element_bits(type_)
    per = _bits(registers[0]) // size
    found = []
    for position, kind in enumerate(registers):
        total = "0"
        for k in range(per):
            raw = body.bits(values[position * per + k], _LLVM[type_])
            total = body.op(f"or i64 {total}, {body.op(f'shl i64 {raw}, {k * size}')}")
        found.append(_from_word(body, total, kind))
    return found


def _unpacked(body: Body, values: Sequence[str], type_: str, registers: Sequence[str]) -> list[str]:
    size = matrices.element_bits(type_)
    found = []
    for value, kind in zip(values, registers, strict=True):
        word = _to_word(body, value, kind)
        for k in range(_bits(kind) // size):
            piece = body.op(f"lshr i64 {word}, {k * size}")
            found.append(body.from_bits(piece, _LLVM[type_]))
    return found


def _to_word(body: Body, value: str, kind: str) -> str:
    if vector_of(kind):
        value, kind = body.op(f"bitcast {kind} {value} to i32"), "i32"
    return body.bits(value, kind)


def _from_word(body: Body, word: str, kind: str) -> str:
    if vector_of(kind):
        return body.op(f"bitcast i32 {body.from_bits(word, 'i32')} to {kind}")
    return body.from_bits(word, kind)


def _return(body: Body, values: Sequence[str], registers: Sequence[str]) -> None:
    result = body.declaration.result
    if len(values) == 1 and not result.startswith("{"):
        body.ret(values[0])
        return
    whole = "poison"
    for position, (value, kind) in enumerate(zip(values, registers, strict=True)):
        whole = body.op(f"insertvalue {result} {whole}, {kind} {value}, {position}")
    body.ret(whole)


# --- products -------------------------------------------------------------------------------------


def types_of(words: Sequence[str]) -> tuple[str, str, str] | None:
    """The types of A, B and C that an intrinsic's last words name."""
    names = [w for w in words if w in matrices.TYPES]
    if not names or len(names) != len([w for w in words if w not in ("rn", "rz", "rm", "rp")]):
        return None
    if names[0] in ("f16", "f32"):
        return ("f16", "f16", names[-1])
    a, b = names[0], names[-1]
    return (a, b, {"f64": "f64", "s8": "s32", "u8": "s32"}.get(a, "f32"))


def _multiply(body: Body, product: re.Match[str]) -> bool:
    wmma, m, n, k, words = product.groups()
    types = types_of([w for w in words.split(".") if w])
    if types is None:
        return False
    kinds = body.declaration.params
    results = _members(body.declaration.result)
    c = len(results)
    factors = len(kinds) - c
    a = _factor_registers(int(m), int(n), int(k), types, factors, bool(wmma))
    shape = matrices.Shape(int(m), int(n), int(k), types, (a, factors - a, c), linear=bool(wmma))
    values = list(zip(body.declaration.arguments, kinds, strict=True))
    given = run(body, shape, [_to_word(body, value, kind) for value, kind in values])
    told = [_from_word(body, word, kind) for word, kind in zip(given, results, strict=True)]
    _return(body, told, results)
    return True


def _factor_registers(
    m: int, n: int, k: int, types: tuple[str, str, str], factors: int, wmma: bool
) -> int:
    """Registers of A: those of wmma's halves are as many as B's, others go by the size."""
    if wmma and types[0] == "f16":
        return factors // 2
    return factors * m // (m + n)


def run(body: Body, shape: matrices.Shape, words: Sequence[str]) -> list[str]:
    """Hands the registers over and gives those of D."""
    buffer = body.op(f"alloca [{matrices.SLOTS} x i64], align 16")
    for position, word in enumerate(words):
        at = body.op(f"getelementptr i64, ptr {buffer}, i32 {position}")
        body.do(f"store volatile i64 {word}, ptr {at}")
    body.argument(0, "-1", "i32")
    body.argument(1, body.op(f"ptrtoint ptr {buffer} to i64"), "i64")
    body.argument(2, str(shape.encode()), "i64")
    body.wait(Op.MATRIX)
    found = []
    for position in range(shape.registers[2]):
        at = body.op(f"getelementptr i64, ptr {buffer}, i32 {position}")
        found.append(body.op(f"load volatile i64, ptr {at}"))
    return found


def write(machine: Machine, instruction: Instruction) -> bool:
    """`mma.sync.aligned.SHAPE.row.col.D.A.B.C {d}, {a}, {b}, {c}`; False for anything else."""
    if instruction.name != "mma":
        return False
    words = instruction.words
    shapes = (re.fullmatch(r"m(\d+)n(\d+)k(\d+)", w) for w in words)
    found = next((s for s in shapes if s is not None), None)
    names = [w for w in words if w in matrices.TYPES]
    if found is None or len(names) != 4 or "satfinite" in words:
        raise UnknownAssembly(instruction.text)
    m, n, k = (int(g) for g in found.groups())
    target, *sources = (split_commas(o.strip("{} ")) for o in instruction.operands)
    types = (names[1], names[2], names[3])
    counts = (len(sources[0]), len(sources[1]), len(sources[2]))
    shape = matrices.Shape(m, n, k, types, counts, linear=False)
    kinds = ["i64" if t == "f64" else "i32" for t in types]
    values = [
        machine.body.bits(machine.read(register, kind), kind)
        for registers, kind in zip(sources, kinds, strict=True)
        for register in registers
    ]
    results = run(machine.body, shape, values)
    for register, word in zip(target, results, strict=True):
        kind = kinds[2]
        machine.write(register, machine.body.from_bits(word, kind), kind)
    return True
