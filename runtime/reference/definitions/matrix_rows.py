"""ldmatrix and stmatrix: every lane reads or writes its own elements, at rows that others name.

Lane 8 j + r has the address of row r of matrix j. The addresses are shuffled, and each lane goes to
memory itself, two bytes at a time.
"""

from __future__ import annotations

from raise_kernel.runtime.reference.arena import READ, WRITE
from raise_kernel.runtime.reference.definitions import lanes
from raise_kernel.runtime.reference.definitions import registers as special
from raise_kernel.runtime.reference.definitions.body import Body
from raise_kernel.runtime.reference.definitions.machine import (
    Instruction,
    Machine,
    UnknownAssembly,
)
from raise_kernel.runtime.reference.running.operations import Op
from raise_kernel.runtime.reference.translation.layout import split_commas

_COUNTS = {"x1": 1, "x2": 2, "x4": 4}
_PREFIX = "llvm.nvvm."


def define(body: Body) -> bool:
    """Writes the body of an ldmatrix or stmatrix intrinsic; False when the name is none."""
    declaration = body.declaration
    words = declaration.name.removeprefix(_PREFIX).split(".")
    if not declaration.name.startswith(_PREFIX) or words[0] not in ("ldmatrix", "stmatrix"):
        return False
    count = next((_COUNTS[w] for w in words if w in _COUNTS), None)
    if count is None or not {"m8n8", "b16"} <= set(words):
        return False
    kind, arguments = declaration.params[0], declaration.arguments
    address = arguments[0]
    if kind != "ptr":
        address = body.op(f"addrspacecast {kind} {address} to ptr")
    transposed = "trans" in words
    if words[0] == "stmatrix":
        _store(body, address, arguments[1:], transposed)
        body.ret()
        return True
    values = _load(body, address, count, transposed)
    if count == 1:
        body.ret(values[0])
        return True
    whole = "poison"
    for position, value in enumerate(values):
        whole = body.op(f"insertvalue {declaration.result} {whole}, i32 {value}, {position}")
    body.ret(whole)
    return True


def write(machine: Machine, i: Instruction) -> bool:
    """`ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {a, b}, [p]`, `stmatrix`."""
    if i.name not in ("ldmatrix", "stmatrix"):
        return False
    count = next((_COUNTS[w] for w in i.words if w in _COUNTS), None)
    if count is None or not i.has("b16") or not i.has("m8n8"):
        raise UnknownAssembly(i.text)
    memory, registers = i.operands[::-1] if i.name == "ldmatrix" else i.operands
    names = split_commas(registers.strip("{} "))
    address = machine.address(memory, "shared")
    transposed = i.has("trans")
    if i.name == "stmatrix":
        _store(machine.body, address, [machine.read(n, "i32") for n in names], transposed)
        return True
    for name, value in zip(names, _load(machine.body, address, count, transposed), strict=True):
        machine.write(name, value, "i32")
    return True


def _load(body: Body, address: str, count: int, transposed: bool) -> list[str]:
    found = []
    for matrix in range(count):
        halves = []
        for half in range(2):
            position = _address(body, address, matrix, half, transposed)
            body.checked(position, 2, READ)
            element = body.op(f"load volatile i16, ptr {position}, align 1")
            halves.append(body.op(f"zext i16 {element} to i32"))
        upper = body.op(f"shl i32 {halves[1]}, 16")
        found.append(body.op(f"or i32 {halves[0]}, {upper}"))
    return found


def _store(body: Body, address: str, registers: list[str], transposed: bool) -> None:
    for matrix, register in enumerate(registers):
        for half in range(2):
            position = _address(body, address, matrix, half, transposed)
            moved = body.op(f"lshr i32 {register}, {16 * half}")
            element = body.op(f"trunc i32 {moved} to i16")
            body.checked(position, 2, WRITE)
            body.do(f"store volatile i16 {element}, ptr {position}, align 1")


def _address(body: Body, address: str, matrix: int, half: int, transposed: bool) -> str:
    """Where the lane's element of a matrix is: the row's start from the lane that has it."""
    lane = special.read(body, "laneid")
    group, position = body.op(f"udiv i32 {lane}, 4"), body.op(f"urem i32 {lane}, 4")
    pair = body.op(f"add i32 {body.op(f'mul i32 {position}, 2')}, {half}")
    row, column = (pair, group) if transposed else (group, pair)
    source = body.op(f"add i32 {row}, {8 * matrix}")
    start = body.op(f"ptrtoint ptr {address} to i64")
    lanes.gather(body, Op.SHFL_IDX, None, [(start, "i64"), (source, "i32"), ("31", "i32")])
    row_start = body.op(f"inttoptr i64 {body.result(0)} to ptr")
    return body.op(f"getelementptr i16, ptr {row_start}, i32 {column}")
