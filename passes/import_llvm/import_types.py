"""LLVM types -> MLIR types.

    i32, float, ptr addrspace(3)   ->  i32, f32, !llvm.ptr<3>
    <4 x float>, [2 x i8]          ->  vector<4xf32>, !llvm.array<2 x i8>
    %struct.S = type { i32, ptr }  ->  !llvm.struct<(i32, ptr)>

Identified structs become literal ones: their names mean nothing with opaque pointers, and MLIR
keeps one namespace of them for the whole process, in which two kernels' structs would clash.
Refuses (RK018): scalable vectors, x86_fp80, fp128, ppc_fp128, opaque structs, token, target
types, arrays of more elements than MLIR counts.
"""

from __future__ import annotations

import functools

from raise_kernel.bindings import context, ir, llvm
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.llvm_text import types as t

# MLIR counts the elements of an LLVM array in 32 bits.
MOST_ELEMENTS = 2**32 - 1

_FLOATS = {
    "half": ir.F16Type,
    "bfloat": ir.BF16Type,
    "float": ir.F32Type,
    "double": ir.F64Type,
}


@functools.cache
def import_type(type_: t.Type) -> ir.Type:
    """The MLIR type of an LLVM type."""
    with context():
        return _import(type_)


def _import(type_: t.Type) -> ir.Type:
    match type_:
        case t.IntType(width):
            return ir.IntegerType.get_signless(width)
        case t.FloatType(kind) if kind in _FLOATS:
            return _FLOATS[kind].get()
        case t.PointerType(space):
            return llvm.PointerType.get(space or None)
        case t.VectorType(count, element, False):
            return ir.VectorType.get([count], import_type(element), loc=ir.Location.unknown())
        case t.ArrayType(count, element):
            if count > MOST_ELEMENTS:
                raise Refusal("RK018", f"an LLVM array of {count} elements is not raised")
            return llvm.ArrayType.get(import_type(element), count)
        case t.StructType(fields, packed):
            body = [import_type(f) for f in fields]
            return llvm.StructType.get_literal(body, packed=packed, loc=ir.Location.unknown())
        case t.FunctionType():
            return import_function_type(type_)
        case t.VoidType():
            return ir.Type.parse("!llvm.void")
        case _:
            raise Refusal("RK018", f"the LLVM type {type_} is not raised")


def import_function_type(type_: t.FunctionType) -> ir.Type:
    """The `!llvm.func` type of a function."""
    params = [import_type(p) for p in type_.params]
    return llvm.FunctionType.get(import_type(type_.result), params, is_var_arg=type_.vararg)


def result_types(type_: t.Type) -> list[ir.Type]:
    """The results of an op whose LLVM result type this is: none for void."""
    return [] if isinstance(type_, t.VoidType) else [import_type(type_)]
