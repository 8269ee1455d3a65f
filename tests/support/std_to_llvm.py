"""Prints func, cf, arith, math and memref as LLVM IR for this CPU, and runs it lane after lane.

What the standardize stage makes is executed by this and compared with the LLVM IR that it was made
from: two translations that share no code. Every memref access is bounds-checked.
"""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Callable, Sequence

import llvmlite.binding as llvm
import numpy as np
from tests.support.lanes import host_machine

from raise_kernel.analysis.integers.constants import bits_of_attribute, dense_elements
from raise_kernel.bindings import ir
from raise_kernel.frontend import llvm_context
from raise_kernel.mlir.values import enum_word, int_array
from raise_kernel.mlir.walks import kernels

_INT_BINARY = {
    "addi": "add",
    "subi": "sub",
    "muli": "mul",
    "divui": "udiv",
    "divsi": "sdiv",
    "remui": "urem",
    "remsi": "srem",
    "andi": "and",
    "ori": "or",
    "xori": "xor",
    "shli": "shl",
    "shrui": "lshr",
    "shrsi": "ashr",
    "addf": "fadd",
    "subf": "fsub",
    "mulf": "fmul",
    "divf": "fdiv",
    "remf": "frem",
}
_CASTS = {
    "extui": "zext",
    "extsi": "sext",
    "trunci": "trunc",
    "extf": "fpext",
    "truncf": "fptrunc",
    "fptosi": "fptosi",
    "fptoui": "fptoui",
    "sitofp": "sitofp",
    "uitofp": "uitofp",
    "bitcast": "bitcast",
}
_INTRINSICS = {
    "arith.minsi": "smin",
    "arith.maxsi": "smax",
    "arith.minui": "umin",
    "arith.maxui": "umax",
    "arith.minnumf": "minnum",
    "arith.maxnumf": "maxnum",
    "arith.minimumf": "minimum",
    "arith.maximumf": "maximum",
    "math.fma": "fma",
    "math.absf": "fabs",
    "math.floor": "floor",
    "math.ceil": "ceil",
    "math.trunc": "trunc",
    "math.round": "round",
    "math.roundeven": "roundeven",
    "math.sqrt": "sqrt",
    "math.copysign": "copysign",
    "math.ctpop": "ctpop",
    "math.sin": "sin",
    "math.cos": "cos",
    "math.exp": "exp",
    "math.exp2": "exp2",
    "math.log": "log",
    "math.powf": "pow",
}
_CMPI = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]
_CMPF = ["false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult"]
_CMPF += ["ule", "une", "uno", "true"]
_RMW = ["fadd", "add", "and", None, None, "fmax", "smax", "umax", None, "fmin", "smin", "umin"]
_RMW += ["fmul", "mul", "or", "xor"]


def run_standard(module: ir.Module, memories: Sequence[np.ndarray], scalars: tuple = ()) -> None:
    """Run every lane of the kernel's launch on the arrays, in place."""
    (func,) = kernels(module)
    with module.context:
        text = _Printer(module, func).text()
    block, grid = int_array(func, "rk.block"), int_array(func, "rk.grid")
    assert block is not None and grid is not None
    parsed = llvm_context.parse(text, "standard form")
    with llvm.create_mcjit_compiler(parsed, host_machine()) as engine:
        engine.finalize_object()

        def variable(name: str) -> ctypes.c_int64:
            return ctypes.c_int64.from_address(engine.get_global_value_address(name))

        entry = engine.get_function_address("kernel")
        types = [ctypes.c_void_p] * len(memories) + [_c_type(s) for s in scalars]
        kernel = ctypes.CFUNCTYPE(None, *types)(entry)
        arguments = [m.ctypes.data for m in memories] + list(scalars)
        for place in itertools.product(*map(range, [*reversed(grid), *reversed(block)])):
            names = [f"{kind}.{axis}" for kind in ("block_id", "thread_id") for axis in "zyx"]
            for name, value in zip(names, place, strict=True):
                variable(name).value = value
            kernel(*arguments)
        assert variable("out_of_bounds").value == 0, "an access outside its memref"


def _c_type(value: object) -> type:
    return {float: ctypes.c_double, int: ctypes.c_int32, np.float32: ctypes.c_float}[type(value)]


class _Printer:
    """One function as LLVM text: every edge of the graph gets a block of its own, for the phis."""

    def __init__(self, module: ir.Module, func: ir.Operation) -> None:
        self.module, self.func = module, func
        self.names: dict[ir.Value, str] = {}
        self.labels: dict[ir.Block, str] = {}
        self.lines: list[str] = []
        self.globals: list[str] = ["@out_of_bounds = global i64 0"]
        self.declared: dict[str, str] = {}
        self.edges: dict[ir.Block, list[tuple[str, list[str]]]] = {}
        self.count = itertools.count()

    def text(self) -> str:
        blocks = list(self.func.regions[0].blocks)
        for kind, axis in itertools.product(("block_id", "thread_id"), "xyz"):
            self.globals.append(f"@{kind}.{axis} = global i64 0")
        for number, block in enumerate(blocks):
            self.labels[block] = f"b{number}"
            for argument in block.arguments:
                self.names[argument] = self.fresh()
        bodies = []
        for block in blocks:
            self.lines = []
            for op in block.operations:
                self.op(op.operation)
            bodies.append(self.lines)
        body = []
        for block, lines in zip(blocks, bodies, strict=True):
            body += [f"{self.labels[block]}:"]
            body += self.phis(block) if block is not blocks[0] else []
            body += [f"  {line}" if not line.endswith(":") else line for line in lines]
        arguments = ", ".join(f"{_type(a.type)} {self.names[a]}" for a in blocks[0].arguments)
        head = f"define void @kernel({arguments}) {{"
        return "\n".join([*self.globals, *self.declared.values(), head, *body, "}"])

    def phis(self, block: ir.Block) -> list[str]:
        return [
            f"  {self.names[a]} = phi {_type(a.type)} "
            + ", ".join(f"[ {values[i]}, %{label} ]" for label, values in self.edges[block])
            for i, a in enumerate(block.arguments)
        ]

    def fresh(self) -> str:
        return f"%v{next(self.count)}"

    def emit(self, text: str) -> str:
        name = self.fresh()
        self.lines.append(f"{name} = {text}")
        return name

    def op(self, op: ir.Operation) -> None:
        operands = [self.names.get(v, "") for v in op.operands]
        dialect, _, short = op.name.partition(".")
        method: Callable | None = getattr(self, f"op_{dialect}_{short}", None)
        if op.name in _INTRINSICS:
            result = self.intrinsic(_INTRINSICS[op.name], op, operands)
        elif dialect == "arith" and short in _INT_BINARY:
            type_ = _type(op.results[0].type)
            result = self.emit(f"{_INT_BINARY[short]} {type_} {operands[0]}, {operands[1]}")
        elif dialect == "arith" and short in _CASTS:
            source, target = _type(op.operands[0].type), _type(op.results[0].type)
            result = self.emit(f"{_CASTS[short]} {source} {operands[0]} to {target}")
        else:
            assert method is not None, f"{op.name} is not printed"
            result = method(op, operands)
        if result is not None:
            self.names[op.results[0]] = result

    def intrinsic(self, name: str, op: ir.Operation, operands: list[str], extra: str = "") -> str:
        type_ = _type(op.results[0].type)
        full = f"llvm.{name}.{_suffix(op.results[0].type)}"
        types = ", ".join([type_] * len(operands)) + (", i1" if extra else "")
        self.declared[full] = f"declare {type_} @{full}({types})"
        values = ", ".join(f"{type_} {v}" for v in operands) + (f", i1 {extra}" if extra else "")
        return self.emit(f"call {type_} @{full}({values})")

    def op_math_ctlz(self, op: ir.Operation, operands: list[str]) -> str:
        return self.intrinsic("ctlz", op, operands, "false")

    def op_math_cttz(self, op: ir.Operation, operands: list[str]) -> str:
        return self.intrinsic("cttz", op, operands, "false")

    def op_math_absi(self, op: ir.Operation, operands: list[str]) -> str:
        return self.intrinsic("abs", op, operands, "false")

    def op_arith_constant(self, op: ir.Operation, operands: list[str]) -> None:
        self.names[op.results[0]] = _literal(op.attributes["value"])

    def op_arith_negf(self, op: ir.Operation, operands: list[str]) -> str:
        return self.emit(f"fneg {_type(op.results[0].type)} {operands[0]}")

    def op_arith_cmpi(self, op: ir.Operation, operands: list[str]) -> str:
        predicate = _CMPI[ir.IntegerAttr(op.attributes["predicate"]).value]
        return self.emit(f"icmp {predicate} {_type(op.operands[0].type)} {', '.join(operands)}")

    def op_arith_cmpf(self, op: ir.Operation, operands: list[str]) -> str:
        predicate = _CMPF[ir.IntegerAttr(op.attributes["predicate"]).value]
        return self.emit(f"fcmp {predicate} {_type(op.operands[0].type)} {', '.join(operands)}")

    def op_arith_select(self, op: ir.Operation, operands: list[str]) -> str:
        type_ = _type(op.results[0].type)
        return self.emit(f"select i1 {operands[0]}, {type_} {operands[1]}, {type_} {operands[2]}")

    def op_arith_index_cast(self, op: ir.Operation, operands: list[str]) -> str:
        return self.index_cast(op, operands, "sext")

    def op_arith_index_castui(self, op: ir.Operation, operands: list[str]) -> str:
        return self.index_cast(op, operands, "zext")

    def index_cast(self, op: ir.Operation, operands: list[str], extend: str) -> str:
        source, target = _type(op.operands[0].type), _type(op.results[0].type)
        if source == target:
            return operands[0]
        kind = extend if int(source[1:]) < int(target[1:]) else "trunc"
        return self.emit(f"{kind} {source} {operands[0]} to {target}")

    def op_arith_mului_extended(self, op: ir.Operation, operands: list[str]) -> None:
        self.extended(op, operands, "zext")

    def op_arith_mulsi_extended(self, op: ir.Operation, operands: list[str]) -> None:
        self.extended(op, operands, "sext")

    def extended(self, op: ir.Operation, operands: list[str], extend: str) -> None:
        type_ = _type(op.results[0].type)
        bits = int(type_[1:])
        wide = [self.emit(f"{extend} {type_} {v} to i{2 * bits}") for v in operands]
        product = self.emit(f"mul i{2 * bits} {wide[0]}, {wide[1]}")
        high = self.emit(f"lshr i{2 * bits} {product}, {bits}")
        for result, value in zip(op.results, (product, high), strict=True):
            self.names[result] = self.emit(f"trunc i{2 * bits} {value} to {type_}")

    def op_gpu_thread_id(self, op: ir.Operation, operands: list[str]) -> str:
        return self.register(op, "thread_id")

    def op_gpu_block_id(self, op: ir.Operation, operands: list[str]) -> str:
        return self.register(op, "block_id")

    def op_gpu_barrier(self, op: ir.Operation, operands: list[str]) -> None:
        return None

    def register(self, op: ir.Operation, kind: str) -> str:
        axis = enum_word(op.attributes["dimension"])
        return self.emit(f"load i64, ptr @{kind}.{axis}")

    # --- memory ---

    def address(self, op: ir.Operation, memref: int, index: int) -> str:
        value = op.operands[memref]
        type_ = ir.MemRefType(value.type)
        place = self.names[op.operands[index]]
        wrong = self.emit(f"icmp uge i64 {place}, {type_.shape[0]}")
        bad, good = f"bad{next(self.count)}", f"good{next(self.count)}"
        self.lines += [f"br i1 {wrong}, label %{bad}, label %{good}", f"{bad}:"]
        self.lines += ["store i64 1, ptr @out_of_bounds", "ret void", f"{good}:"]
        element = _type(type_.element_type)
        return self.emit(f"getelementptr {element}, ptr {self.names[value]}, i64 {place}")

    def op_memref_load(self, op: ir.Operation, operands: list[str]) -> str:
        pointer = self.address(op, 0, 1)
        return self.emit(f"load {_type(op.results[0].type)}, ptr {pointer}, align 1")

    def op_memref_store(self, op: ir.Operation, operands: list[str]) -> None:
        pointer = self.address(op, 1, 2)
        type_ = _type(op.operands[0].type)
        self.lines.append(f"store {type_} {operands[0]}, ptr {pointer}, align 1")

    def op_memref_alloca(self, op: ir.Operation, operands: list[str]) -> str:
        type_ = ir.MemRefType(op.results[0].type)
        array = f"[{type_.shape[0]} x {_type(type_.element_type)}]"
        if type_.memory_space is None:
            return self.emit(f"alloca {array}, align 16")
        name = f"@shared{next(self.count)}"
        self.globals.append(f"{name} = internal global {array} zeroinitializer, align 16")
        return name

    def op_memref_get_global(self, op: ir.Operation, operands: list[str]) -> str:
        symbol = ir.FlatSymbolRefAttr(op.attributes["name"]).value
        for item in self.module.body.operations:
            found = item.operation
            if (
                found.name == "memref.global"
                and ir.StringAttr(found.attributes["sym_name"]).value == symbol
            ):
                type_ = ir.MemRefType(op.results[0].type)
                values = found.attributes["initial_value"]
                element = _type(type_.element_type)
                words = ", ".join(f"{element} {_literal(a)}" for a in dense_elements(values))
                line = f'@"{symbol}" = internal constant [{type_.shape[0]} x {element}] [{words}]'
                if line not in self.globals:
                    self.globals.append(line)
        return f'@"{symbol}"'

    def op_memref_atomic_rmw(self, op: ir.Operation, operands: list[str]) -> str:
        pointer, type_ = self.address(op, 1, 2), _type(op.results[0].type)
        old = self.emit(f"load {type_}, ptr {pointer}, align 1")
        kind = ir.IntegerAttr(op.attributes["kind"]).value
        if kind == 3:
            new = operands[0]
        elif _RMW[kind] in ("fmax", "fmin", "smax", "smin", "umax", "umin"):
            name = {"fmax": "maxnum", "fmin": "minnum"}.get(str(_RMW[kind]), str(_RMW[kind]))
            new = self.intrinsic(name, op, [old, operands[0]])
        else:
            new = self.emit(f"{_RMW[kind]} {type_} {old}, {operands[0]}")
        self.lines.append(f"store {type_} {new}, ptr {pointer}, align 1")
        return old

    def op_memref_generic_atomic_rmw(self, op: ir.Operation, operands: list[str]) -> str:
        pointer, type_ = self.address(op, 0, 1), _type(op.results[0].type)
        old = self.emit(f"load {type_}, ptr {pointer}, align 1")
        body = op.regions[0].blocks[0]
        self.names[body.arguments[0]] = old
        *inner, last = (item.operation for item in body.operations)
        for item in inner:
            self.op(item)
        self.lines.append(f"store {type_} {self.names[last.operands[0]]}, ptr {pointer}, align 1")
        return old

    # --- control flow ---

    def edge(self, target: ir.Block, values: list[str]) -> str:
        """The label of a new block that jumps to `target`; its lines come after the branch."""
        label = f"e{next(self.count)}"
        self.edges.setdefault(target, []).append((label, values))
        return label

    def branch(self, op: ir.Operation, head: Callable[[list[str]], str], sizes: list[int]) -> None:
        operands = [self.names[v] for v in op.operands]
        start = len(operands) - sum(sizes)
        labels = []
        for target, size in zip(op.successors, sizes, strict=True):
            labels.append(self.edge(target, operands[start : start + size]))
            start += size
        self.lines.append(head(labels))
        for label, target in zip(labels, op.successors, strict=True):
            self.lines += [f"{label}:", f"br label %{self.labels[target]}"]

    def op_cf_br(self, op: ir.Operation, operands: list[str]) -> None:
        self.branch(op, lambda labels: f"br label %{labels[0]}", [len(operands)])

    def op_cf_cond_br(self, op: ir.Operation, operands: list[str]) -> None:
        sizes = list(ir.DenseI32ArrayAttr(op.attributes["operandSegmentSizes"]))[1:]
        self.branch(op, lambda b: f"br i1 {operands[0]}, label %{b[0]}, label %{b[1]}", sizes)

    def op_cf_switch(self, op: ir.Operation, operands: list[str]) -> None:
        type_ = _type(op.operands[0].type)
        sizes = [
            list(ir.DenseI32ArrayAttr(op.attributes["operandSegmentSizes"]))[1],
            *ir.DenseI32ArrayAttr(op.attributes["case_operand_segments"]),
        ]
        cases = ir.DenseIntElementsAttr(op.attributes["case_values"])
        numbers = [cases[k] for k in range(len(cases))]

        def head(labels: list[str]) -> str:
            cases = " ".join(
                f"{type_} {n}, label %{label}" for n, label in zip(numbers, labels[1:], strict=True)
            )
            return f"switch {type_} {operands[0]}, label %{labels[0]} [ {cases} ]"

        self.branch(op, head, sizes)

    def op_func_return(self, op: ir.Operation, operands: list[str]) -> None:
        self.lines.append("ret void")


def _type(type_: ir.Type) -> str:
    if isinstance(type_, ir.MemRefType):
        return "ptr"
    names = {"index": "i64", "f32": "float", "f64": "double", "f16": "half", "bf16": "bfloat"}
    return names.get(str(type_), str(type_))


def _suffix(type_: ir.Type) -> str:
    return {"index": "i64"}.get(str(type_), str(type_))


def _literal(attr: ir.Attribute) -> str:
    if isinstance(attr, ir.BoolAttr):
        return "true" if attr.value else "false"
    if isinstance(attr, ir.IntegerAttr):
        return str(attr.value)
    number = ir.FloatAttr(attr)
    width = ir.FloatType(number.type).width
    return f"bitcast (i{width} {bits_of_attribute(attr)} to {_type(number.type)})"
