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
from raise_kernel.passes.standardize.emitter import Emitter, int_type
from raise_kernel.passes.standardize.rules.call_context import Call, CallRule
from raise_kernel.passes.standardize.rules.thread_intrinsics import THREAD_RULES, WARP

# A rule gives the value of a statement's destination; None for a statement without one.
PtxRule = Callable[["Machine", Statement], ir.Value | None]


class Machine:
    """The registers while one assembly string runs."""

    def __init__(self, call: Call, carries: dict[ir.Block, ir.Value]) -> None:
        self.call = call
        self.build: Emitter = call.build
        self.registers: dict[str, ir.Value] = {}
        self._carries = carries

    @property
    def carry(self) -> ir.Value:
        """The carry flag as an i1."""
        found = self._carries.get(self.call.op.block)
        if found is None:
            raise self.refuse("it reads a carry that no statement of the block sets")
        return found

    @carry.setter
    def carry(self, value: ir.Value) -> None:
        self._carries[self.call.op.block] = value

    def refuse(self, message: str) -> Refusal:
        return refuse("RK013", message, at=self.call.op)

    def read(self, statement: Statement, index: int, type_: ir.Type) -> ir.Value:
        """Operand `index` as a value of `type_`."""
        operand = statement.operands[index]
        if isinstance(operand, tuple):
            step = int_type(bit_width(type_) // len(operand))
            return self._packed([self.value(part, step) for part in operand], type_)
        return self.value(operand, type_)

    def value(self, word: str, type_: ir.Type) -> ir.Value:
        """A register, a special register or a number as a value of `type_`."""
        if word.startswith("!"):
            return self.build.invert(self.value(word[1:], type_))
        number = _number(word, type_)
        if number is not None:
            return self._of_bits(number, type_)
        return self.fit(self._word(word), type_)

    def fit(self, value: ir.Value, type_: ir.Type) -> ir.Value:
        """The register's low bits, zero-extended where it is narrower."""
        bits = self.build.bitcast(value, int_type(bit_width(value.type)))
        bits = self.build.resize(bits, int_type(bit_width(type_)), signed=False)
        return self.build.bitcast(bits, type_)

    def write(self, statement: Statement, value: ir.Value) -> None:
        """Set the destination; under a predicate, keep the old value where it is false."""
        names = statement.operands[0]
        if isinstance(names, tuple):
            self._unpack(statement, names, value)
            return
        if "|" in names:
            raise self.refuse(f"{statement.text}: two destinations")
        self.write_register(statement, names, value)

    def write_register(self, statement: Statement, names: str, value: ir.Value) -> None:
        """Set one register, as far as the statement's predicate allows."""
        old = self.registers.get(names)
        if statement.predicate is not None and old is not None:
            value = self.fit(value, old.type)
            pair = (old, value) if statement.negated else (value, old)
            value = self.build.select(self._word(statement.predicate), *pair)
        self.registers[names] = value

    def intrinsic(self, name: str, operands: list[ir.Value], type_: ir.Type) -> ir.Value:
        """A call of an LLVM intrinsic, which a later pass rewrites."""
        attributes: dict[str, ir.Attribute] = {
            "intrin": ir.StringAttr.get(name),
            "operandSegmentSizes": ir.DenseI32ArrayAttr.get([len(operands), 0]),
            "op_bundle_sizes": ir.DenseI32ArrayAttr.get([]),
        }
        return self.build("llvm.call_intrinsic", operands, type_, attributes)

    def _word(self, name: str) -> ir.Value:
        if name in self.registers:
            return self.registers[name]
        special = _special_register(name)
        if special is None:
            raise self.refuse(f"the register {name} has no value")
        rule, type_ = special
        return rule(replace(self.call, result=type_))[0]

    def _of_bits(self, bits: int, type_: ir.Type) -> ir.Value:
        raw = self.build.constant(int_type(bit_width(type_)), bits)
        return self.build.bitcast(raw, type_)

    def _packed(self, parts: list[ir.Value], type_: ir.Type) -> ir.Value:
        """`{low, high}` as one register."""
        build, bits = self.build, bit_width(type_)
        step = bits // len(parts)
        total: ir.Value | None = None
        for k, part in enumerate(parts):
            wide = build.resize(part, int_type(bits), signed=False)
            if k:
                wide = build.binary("arith.shli", wide, build.int_like(wide, k * step))
            total = wide if total is None else build.binary("arith.ori", total, wide)
        assert total is not None
        return build.bitcast(total, type_)

    def _unpack(self, statement: Statement, names: tuple[str, ...], value: ir.Value) -> None:
        if statement.predicate is not None:
            raise self.refuse("a vector destination under a predicate")
        build, bits = self.build, bit_width(value.type)
        step, raw = bits // len(names), build.bitcast(value, int_type(bits))
        for k, name in enumerate(names):
            moved = build.binary("arith.shrui", raw, build.int_like(raw, k * step)) if k else raw
            self.registers[name] = build.resize(moved, int_type(step), signed=False)


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
    return [machine.value(f"${number}", t) for number, t in enumerate(types)]


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
