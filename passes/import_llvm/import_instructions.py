"""One instruction -> one op of the llvm dialect (terminators and phis are import_function's).

    %3 = add nsw i32 %1, %2          ->  llvm.add %1, %2 overflow<nsw> : i32
    %5 = load float, ptr %4, align 4 ->  llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> f32

Refuses (RK011): exception handling, va_arg, indirectbr; (RK016): atomic operations MLIR lacks.
"""

from __future__ import annotations

from collections.abc import Callable

from raise_kernel.analysis.memory.rmw_operations import RMW_OPERATIONS
from raise_kernel.bindings import ir
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.llvm_text import instructions as ins
from raise_kernel.frontend.llvm_text import types as t
from raise_kernel.frontend.llvm_text import values as v
from raise_kernel.passes.import_llvm.import_addresses import gep_parts
from raise_kernel.passes.import_llvm.import_attributes import (
    ORDERINGS,
    PREDICATES,
    Attributes,
    flag_attributes,
    i32_array,
    i64_array,
    integer,
    memory_attributes,
    string,
    unit,
)
from raise_kernel.passes.import_llvm.import_calls import import_call
from raise_kernel.passes.import_llvm.import_scope import Scope
from raise_kernel.passes.import_llvm.import_types import import_type


def import_instruction(instruction: ins.Instruction, scope: Scope) -> None:
    """Make the op of an instruction and record its result."""
    make = _MAKERS.get(type(instruction))
    if make is None:
        opcode = getattr(instruction, "opcode", type(instruction).__name__.lower())
        raise Refusal("RK011", f"the instruction {opcode} is not raised")
    result = make(instruction, scope)
    if result is not None and instruction.name is not None:
        scope.locals[instruction.name] = result


def _unary(i: ins.Unary | ins.Cast, scope: Scope) -> ir.Value | None:
    attributes = flag_attributes(i.opcode, i.flags)
    return scope.create(f"llvm.{i.opcode}", i.type, [scope.value(i.value)], attributes)


def _binary(i: ins.Binary, scope: Scope) -> ir.Value | None:
    operands = [scope.value(i.lhs), scope.value(i.rhs)]
    return scope.create(f"llvm.{i.opcode}", i.type, operands, flag_attributes(i.opcode, i.flags))


def _compare(i: ins.Compare, scope: Scope) -> ir.Value | None:
    attributes = {
        "predicate": integer(64, PREDICATES[i.opcode][i.predicate]),
        **flag_attributes(i.opcode, i.flags),
    }
    operands = [scope.value(i.lhs), scope.value(i.rhs)]
    return scope.create(f"llvm.{i.opcode}", i.type, operands, attributes)


def _select(i: ins.Select, scope: Scope) -> ir.Value | None:
    operands = [scope.value(i.condition), scope.value(i.true), scope.value(i.false)]
    return scope.create("llvm.select", i.type, operands, flag_attributes("select", i.flags))


def _alloca(i: ins.Alloca, scope: Scope) -> ir.Value | None:
    attributes: Attributes = {"elem_type": ir.TypeAttr.get(import_type(i.allocated))}
    if i.align is not None:
        attributes["alignment"] = integer(64, i.align)
    if i.inalloca:
        attributes["inalloca"] = unit()
    count = i.count if i.count is not None else v.ConstantInt(t.I32, 1)
    return scope.create("llvm.alloca", i.type, [scope.value(count)], attributes)


def _ordered(i: ins.Load | ins.Store) -> Attributes:
    attributes = memory_attributes(i.align, i.volatile, i.scope)
    attributes["ordering"] = integer(64, ORDERINGS[i.ordering])
    if "nontemporal" in i.metadata:
        attributes["nontemporal"] = unit()
    return attributes


def _load(i: ins.Load, scope: Scope) -> ir.Value | None:
    attributes = _ordered(i)
    if "invariant.load" in i.metadata:
        attributes["invariant"] = unit()
    return scope.create("llvm.load", i.type, [scope.value(i.pointer)], attributes)


def _store(i: ins.Store, scope: Scope) -> ir.Value | None:
    operands = [scope.value(i.value), scope.value(i.pointer)]
    return scope.create("llvm.store", t.VOID, operands, _ordered(i))


def _getelementptr(i: ins.GetElementPtr, scope: Scope) -> ir.Value | None:
    dynamic, attributes = gep_parts(i.source, i.flags, i.base.type, i.indices)
    operands = [scope.value(i.base), *(scope.value(d) for d in dynamic)]
    return scope.create("llvm.getelementptr", i.type, operands, attributes)


def _atomicrmw(i: ins.AtomicRMW, scope: Scope) -> ir.Value | None:
    if i.operation not in RMW_OPERATIONS:
        raise Refusal("RK016", f"the atomic operation {i.operation} is not raised")
    attributes = {
        **memory_attributes(i.align, i.volatile, i.scope),
        "bin_op": integer(64, RMW_OPERATIONS[i.operation]),
        "ordering": integer(64, ORDERINGS[i.ordering]),
    }
    operands = [scope.value(i.pointer), scope.value(i.value)]
    return scope.create("llvm.atomicrmw", i.type, operands, attributes)


def _cmpxchg(i: ins.CompareExchange, scope: Scope) -> ir.Value | None:
    attributes = {
        **memory_attributes(i.align, i.volatile, i.scope),
        "success_ordering": integer(64, ORDERINGS[i.success]),
        "failure_ordering": integer(64, ORDERINGS[i.failure]),
    }
    if i.weak:
        attributes["weak"] = unit()
    operands = [scope.value(i.pointer), scope.value(i.expected), scope.value(i.new)]
    return scope.create("llvm.cmpxchg", i.type, operands, attributes)


def _fence(i: ins.Fence, scope: Scope) -> ir.Value | None:
    attributes: Attributes = {"ordering": integer(64, ORDERINGS[i.ordering])}
    if i.scope is not None:
        attributes["syncscope"] = string(i.scope)
    return scope.create("llvm.fence", t.VOID, [], attributes)


def _extractvalue(i: ins.ExtractValue, scope: Scope) -> ir.Value | None:
    position: Attributes = {"position": i64_array(i.indices)}
    return scope.create("llvm.extractvalue", i.type, [scope.value(i.aggregate)], position)


def _insertvalue(i: ins.InsertValue, scope: Scope) -> ir.Value | None:
    operands = [scope.value(i.aggregate), scope.value(i.value)]
    position: Attributes = {"position": i64_array(i.indices)}
    return scope.create("llvm.insertvalue", i.type, operands, position)


def _extractelement(i: ins.ExtractElement, scope: Scope) -> ir.Value | None:
    operands = [scope.value(i.vector), scope.value(i.index)]
    return scope.create("llvm.extractelement", i.type, operands)


def _insertelement(i: ins.InsertElement, scope: Scope) -> ir.Value | None:
    operands = [scope.value(i.vector), scope.value(i.value), scope.value(i.index)]
    return scope.create("llvm.insertelement", i.type, operands)


def _shufflevector(i: ins.ShuffleVector, scope: Scope) -> ir.Value | None:
    operands = [scope.value(i.lhs), scope.value(i.rhs)]
    return scope.create("llvm.shufflevector", i.type, operands, {"mask": i32_array(i.mask)})


def _return(i: ins.Return, scope: Scope) -> ir.Value | None:
    operands = [scope.value(i.value)] if i.value is not None else []
    return scope.create("llvm.return", t.VOID, operands)


def _unreachable(_i: ins.Unreachable, scope: Scope) -> ir.Value | None:
    return scope.create("llvm.unreachable", t.VOID, [])


_MAKERS: dict[type, Callable[..., ir.Value | None]] = {
    ins.Unary: _unary,
    ins.Binary: _binary,
    ins.Cast: _unary,
    ins.Compare: _compare,
    ins.Select: _select,
    ins.Alloca: _alloca,
    ins.Load: _load,
    ins.Store: _store,
    ins.GetElementPtr: _getelementptr,
    ins.AtomicRMW: _atomicrmw,
    ins.CompareExchange: _cmpxchg,
    ins.Fence: _fence,
    ins.ExtractValue: _extractvalue,
    ins.InsertValue: _insertvalue,
    ins.ExtractElement: _extractelement,
    ins.InsertElement: _insertelement,
    ins.ShuffleVector: _shufflevector,
    ins.Call: import_call,
    ins.Return: _return,
    ins.Unreachable: _unreachable,
}
