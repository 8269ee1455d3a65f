"""Inline assembly: PTX statements run over values, one after the other.

    %r = llvm.inline_asm "shf.l.wrap.b32 $0, $1, $2, $3;", "=r,r,r,r" %a, %b, %c
    ->  the funnel shift of %b:%a by %c

Registers are SSA values by name; a statement under a predicate selects between its result and the
old value. The carry of `add.cc` is known to later statements of the same block. Branches, memory
under a predicate and unknown opcodes are refused (RK013).
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import replace
from typing import cast

from raise_kernel.analysis.memory.type_layout import bit_width, is_float, is_pointer
from raise_kernel.bindings import ir, llvm
from raise_kernel.diagnostics import Refusal, refuse
from raise_kernel.passes.standardize.asm.ptx_text import Statement, constraints, statements
from raise_kernel.passes.standardize.device_math.expr import Expr, constant, where
from raise_kernel.passes.standardize.emitter import Emitter, int_type
from raise_kernel.passes.standardize.rules.call_context import Call, CallRule
from raise_kernel.passes.standardize.rules.thread_intrinsics import THREAD_RULES, WARP

# A rule gives the value of a statement's destination; None for a statement without one.
PtxRule = Callable[["Machine", Statement], Expr | None]


class Machine:
    """The registers while one assembly string runs."""

    def __init__(self, call: Call, carries: dict[ir.Block, ir.Value]) -> None:
        self.call = call
        self.build: Emitter = call.build
        self.registers: dict[str, ir.Value] = {}
        self._carries = carries

    @property
    def carry(self) -> Expr:
        """The carry flag as an i1."""
        found = self._carries.get(self.call.op.block)
        if found is None:
            raise self.refuse("it reads a carry that no statement of the block sets")
        return Expr(found)

    @carry.setter
    def carry(self, flag: Expr) -> None:
        self._carries[self.call.op.block] = flag.value

    def refuse(self, message: str) -> Refusal:
        return refuse("RK013", message, at=self.call.op)

    def read(self, statement: Statement, index: int, type_: ir.Type) -> Expr:
        """Operand `index` as a value of `type_`."""
        operand = statement.operands[index]
        if isinstance(operand, tuple):
            step = int_type(bit_width(type_) // len(operand))
            parts = [self.value(part, step).value for part in operand]
            return Expr(self.build.join(parts, type_))
        return self.value(operand, type_)

    def read_all(self, statement: Statement, type_: ir.Type) -> list[Expr]:
        """All operands but the destination."""
        return [self.read(statement, i, type_) for i in range(1, len(statement.operands))]

    def value(self, word: str, type_: ir.Type) -> Expr:
        """A register, a special register or a number as a value of `type_`."""
        if word.startswith("!"):
            return ~self.value(word[1:], type_)
        number = _number(word, type_)
        if number is not None:
            return constant(number, int_type(bit_width(type_))).bitcast(type_)
        return self.fit(self._word(word), type_)

    def fit(self, value: ir.Value, type_: ir.Type) -> Expr:
        """The register's low bits, zero-extended where it is narrower."""
        return Expr(self.build.cut(value, 0, bit_width(type_))).bitcast(type_)

    def write(self, statement: Statement, value: Expr) -> None:
        """Set the destination; under a predicate, keep the old value where it is false."""
        names = statement.operands[0]
        if isinstance(names, tuple):
            self._unpack(statement, names, value)
            return
        if "|" in names:
            raise self.refuse(f"{statement.text}: two destinations")
        self.write_register(statement, names, value)

    def write_register(self, statement: Statement, names: str, value: Expr) -> None:
        """Set one register, as far as the statement's predicate allows."""
        old = self.registers.get(names)
        if statement.predicate is not None and old is not None:
            value = self.fit(value.value, old.type)
            pair = (Expr(old), value) if statement.negated else (value, Expr(old))
            value = where(Expr(self._word(statement.predicate)), *pair)
        self.registers[names] = value.value

    def _word(self, name: str) -> ir.Value:
        if name in self.registers:
            return self.registers[name]
        special = _special_register(name)
        if special is None:
            raise self.refuse(f"the register {name} has no value")
        rule, type_ = special
        return rule(replace(self.call, result=type_))[0]

    def _unpack(self, statement: Statement, names: tuple[str, ...], value: Expr) -> None:
        if statement.predicate is not None:
            raise self.refuse("a vector destination under a predicate")
        step = bit_width(value.type) // len(names)
        for k, name in enumerate(names):
            self.registers[name] = self.build.cut(value.value, k * step, step)


def convert_asm(
    call: Call, carries: dict[ir.Block, ir.Value], rules: dict[str, PtxRule]
) -> list[ir.Value]:
    """The results of an `llvm.inline_asm`."""
    attributes = call.op.attributes
    shape = constraints(cast(ir.StringAttr, attributes["constraints"]).value)
    machine = Machine(call, carries)
    for position, value in enumerate(call.args):
        number = shape.outputs + position
        if is_pointer(value.type):
            value = call.build("llvm.ptrtoint", [value], int_type(64))
        machine.registers[f"${shape.tied.get(number, number)}"] = value
        machine.registers[f"${number}"] = value
    program = statements(cast(ir.StringAttr, attributes["asm_string"]).value)
    if _is_idle(call, program):
        return list(call.op.results)
    for statement in program:
        rule = rules.get(statement.opcode)
        if rule is None:
            raise machine.refuse(f"{statement.opcode} is not in the table of assembly statements")
        if statement.predicate is not None and "cc" in statement.modifiers:
            raise machine.refuse(f"{statement.text}: a carry under a predicate")
        value = rule(machine, statement)
        if value is not None:
            machine.write(statement, value)
    if not call.op.results:
        return []
    type_ = call.op.results[0].type
    body = type_.body if isinstance(type_, llvm.StructType) else [type_]
    types = list(cast("list[ir.Type]", body))
    return [machine.value(f"${number}", t).value for number, t in enumerate(types)]


# What a statement may do beyond setting its destination.
_EFFECTS = frozenset(
    {"st", "atom", "red", "bar", "barrier", "shfl", "vote", "match", "redux", "elect", "activemask"}
    | {"cp", "mbarrier", "trap", "brkpt", "exit", "sust", "sured", "wmma", "mma", "bra", "call"}
    | {"ldmatrix", "stmatrix"}
)


def _is_idle(call: Call, program: list[Statement]) -> bool:
    """True where only registers are set, and nobody reads them.

    So the reserved shared memory that cooperative groups ask for need not exist.
    """
    if any(s.opcode in _EFFECTS or "cc" in s.modifiers for s in program):
        return False
    return bool(call.op.results) and not any(list(result.uses) for result in call.op.results)


def _number(word: str, type_: ir.Type) -> int | None:
    """The bits of a literal: integers, 0f and 0d hexadecimal floats, decimal floats."""
    if word in ("WARP_SZ", "WARP_SIZE"):
        return WARP
    if word[:2].lower() in ("0f", "0d"):
        raw = int(word[2:], 16)
        if word[1] in "dD" or bit_width(type_) == 32:
            return raw
        double = struct.unpack("<f", struct.pack("<I", raw))[0]
        return int.from_bytes(struct.pack("<d", double), "little")
    try:
        return int(word.rstrip("Uu"), 0)
    except ValueError:
        pass
    try:
        number = float(word)
    except ValueError:
        return None
    code = {32: "<f", 64: "<d"}[bit_width(type_)] if is_float(type_) else "<f"
    return int.from_bytes(struct.pack(code, number), "little")


def _special_register(name: str) -> tuple[CallRule, ir.Type] | None:
    if not name.startswith("%"):
        return None
    stem = name[1:].replace("lanemask_", "lanemask.")
    rule = THREAD_RULES.get(f"llvm.nvvm.read.ptx.sreg.{stem}")
    if rule is None:
        return None
    return rule, int_type(64 if stem in ("clock64", "globaltimer", "gridid") else 32)
