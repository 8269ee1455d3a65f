"""The function that takes a specialized kernel's parameters and calls the kernel as it was.

define void @k(ptr noalias nonnull align 16 dereferenceable(4096) %x, i16 %n) {
  %1 = sext i16 %n to i32
  call void @rk.kernel(ptr %x, i32 %1, float 2.0, ptr byval(%struct.P) align 8 @rk.arg.3)
  ret void
}
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

import llvmlite.binding as llvm
import ml_dtypes
import numpy as np

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.bind import argument_name
from raise_kernel.frontend.arguments.constants import constant
from raise_kernel.frontend.arguments.signature import (
    Argument,
    Binding,
    ConstantParam,
    DynamicParam,
    Launch,
    Param,
    PointerParam,
    Scalar,
    StructParam,
    TableParam,
)
from raise_kernel.frontend.arguments.tables import (
    initializer,
    memories_of,
    memory_symbol,
    table_name,
)
from raise_kernel.frontend.module import KernelInfo, LLVMModule, ParamInfo
from raise_kernel.frontend.specialization.padded_grid import grid_scalars, guarded
from raise_kernel.frontend.text_parts import quote

# What the kernel that the wrapper calls is named.
INNER_NAME = "rk.kernel"

_LLVM_TYPES: dict[np.dtype, str] = {
    np.dtype(np.bool_): "i1",
    np.dtype(np.float16): "half",
    np.dtype(ml_dtypes.bfloat16): "bfloat",
    np.dtype(np.float32): "float",
    np.dtype(np.float64): "double",
}


@dataclass(frozen=True)
class Wrapper:
    """The text of the wrapper and its constants, and its parameters after the memories; `sizes` are
    those that are the grid's, by axis."""

    text: str
    scalars: tuple[Scalar, ...]
    sizes: dict[str, Scalar]


@dataclass
class _Builder:
    module: LLVMModule
    kernel: str
    globals: list[str] = field(default_factory=list)
    body: list[str] = field(default_factory=list)

    @functools.cached_property
    def types(self) -> list[llvm.TypeRef]:
        """Those of the kernel's parameters."""
        return [a.type for a in self.module.ref.get_function(self.kernel).arguments]

    def emit(self, instruction: str) -> str:
        """Appends an instruction and returns the name of its value."""
        name = f"%rk.{len(self.body)}"
        self.body.append(f"  {name} = {instruction}")
        return name


def build_wrapper(
    module: LLVMModule,
    kernel: KernelInfo,
    binding: Binding,
    args: Sequence[Argument],
    noalias: bool,
    launch: Launch,
) -> Wrapper:
    """The wrapper for one binding. `noalias`: no other thread writes what this one reads."""
    builder = _Builder(module, kernel.name)
    memories = [quote(m.name, "%") for m in binding.memories]
    scalars = _scalars(kernel, binding, args)
    addressed = {memory_symbol(i) for i in memories_of(binding.tables)}
    heads = [
        f"ptr {_facts(m.nbytes, noalias)}{name}"
        for m, name in zip(binding.memories, memories, strict=True)
    ]
    named = (*binding.memories, *scalars.values())
    sizes = grid_scalars(launch, {each.name for each in named})
    passed = (*scalars.values(), *sizes.values())
    heads += [f"{llvm_type(s.dtype)} {quote(s.name, '%')}" for s in passed]
    builder.globals += _tables(binding)
    # An array whose address is in a table has that address everywhere.
    memories = [
        f"@{m.symbol}" if m.symbol in addressed else name
        for m, name in zip(binding.memories, memories, strict=True)
    ]
    operands = [
        _operand(builder, info, param, memories, scalars)
        for info, param in zip(kernel.params, binding.params, strict=True)
    ]
    lines = [
        *builder.globals,
        f"define void {quote(kernel.name)}({', '.join(heads)}) {{",
        *builder.body,
        *guarded(f"  call void @{INNER_NAME}({', '.join(operands)})", sizes),
        "}",
    ]
    return Wrapper("\n".join(lines) + "\n", passed, sizes)


def _tables(binding: Binding) -> list[str]:
    """The tables that are arguments, and a variable for each array whose address is in a table."""
    lines = [
        f"@{memory_symbol(i)} = external global [{binding.memories[i].nbytes} x i8], align 16"
        for i in sorted({*memories_of(binding.tables)})
    ]
    return lines + [
        f"@{table_name(table.number)} = private {'global' if table.written else 'constant'} "
        f"{initializer(table)}, align 16"
        for table in binding.tables
        if not table.symbol
    ]


def _facts(nbytes: int, noalias: bool) -> str:
    """What holds for the address of an array of that many bytes."""
    facts = "noalias " if noalias else ""
    facts += "nonnull align 16 "
    return facts + (f"dereferenceable({nbytes}) " if nbytes else "")


def _scalars(
    kernel: KernelInfo, binding: Binding, args: Sequence[Argument]
) -> dict[DynamicParam, Scalar]:
    """Run-time scalars in the order of the arguments, and of the fields of each; names differ from
    the memories' and each other's."""
    taken = {m.name for m in binding.memories}
    scalars: dict[DynamicParam, Scalar] = {}
    for param in _dynamic(binding.params):
        arg = args[param.argument]
        name = argument_name(kernel, param.argument, arg)
        if param in scalars and kernel.numba is not None:
            raise Refusal(
                "RK006",
                f"several run-time scalars in the tuple {name}",
                kernel=kernel.demangled,
                hint="pass them as arguments of their own, or as Python numbers",
            )
        name += "_offset" if param.is_offset else f"_{param.field}" if param.field else ""
        while name in taken:
            name += "_"
        taken.add(name)
        scalars[param] = Scalar(name, param.dtype)
    return scalars


def _dynamic(params: Iterable[Param]) -> Iterator[DynamicParam]:
    """The run-time scalars among parameters, in order."""
    for param in params:
        if isinstance(param, DynamicParam):
            yield param
        elif isinstance(param, PointerParam) and param.scalar is not None:
            yield param.scalar
        elif isinstance(param, StructParam) and not isinstance(param, TableParam):
            yield from _dynamic(field for _, field in sorted(param.fields, key=lambda f: f[0]))


def llvm_type(dtype: np.dtype) -> str:
    """The LLVM type of a scalar of that dtype."""
    known = _LLVM_TYPES.get(dtype)
    return known or f"i{dtype.itemsize * 8}"


def _operand(
    builder: _Builder,
    info: ParamInfo,
    param: Param,
    memories: list[str],
    scalars: dict[DynamicParam, Scalar],
) -> str:
    if isinstance(param, PointerParam):
        return f"{info.type} {_address(builder, info, param, memories, scalars)}"
    if isinstance(param, TableParam):
        return f"{info.type} {_in_space(builder, info, f'@{table_name(param.number)}')}"
    if isinstance(param, DynamicParam):
        return f"{info.type} {_converted(builder, info.type, scalars[param])}"
    if isinstance(param, StructParam):
        return _struct(builder, info, param, memories, scalars)
    if info.byval is not None:
        return _by_value(builder, info, param)
    type_ = builder.types[info.index]
    return f"{info.type} {constant(param.data, type_, builder.module.layout)}"


def _address(
    builder: _Builder,
    info: ParamInfo,
    param: PointerParam,
    memories: list[str],
    scalars: dict[DynamicParam, Scalar],
) -> str:
    return _in_space(builder, info, _inside(builder, param, memories, scalars))


def _inside(
    builder: _Builder,
    param: PointerParam,
    memories: list[str],
    scalars: dict[DynamicParam, Scalar],
) -> str:
    """The address of the byte of a memory that is meant."""
    name = memories[param.memory]
    if param.offset:
        name = builder.emit(f"getelementptr inbounds i8, ptr {name}, i64 {param.offset}")
    if param.scalar is not None:
        step = f"[{param.step} x i8]"
        count = quote(scalars[param.scalar].name, "%")
        name = builder.emit(f"getelementptr inbounds {step}, ptr {name}, i64 {count}")
    return name


def _in_space(builder: _Builder, info: ParamInfo, name: str) -> str:
    """An address in the address space of the parameter."""
    if info.type != "ptr":
        name = builder.emit(f"addrspacecast ptr {name} to {info.type}")
    return name


def _struct(
    builder: _Builder,
    info: ParamInfo,
    param: StructParam,
    memories: list[str],
    scalars: dict[DynamicParam, Scalar],
) -> str:
    """A struct with addresses or run-time scalars in it, put together in a local variable."""
    kind = info.byval or info.type
    value = constant(param.data, builder.module.type_named(kind), builder.module.layout)
    address = builder.emit(f"alloca {kind}, align {max(info.align, 16)}")
    builder.body.append(f"  store {kind} {value}, ptr {address}")
    types = {leaf.offset: leaf.type for leaf in info.leaves}
    for offset, member in param.fields:
        field = builder.emit(f"getelementptr inbounds i8, ptr {address}, i64 {offset}")
        if isinstance(member, DynamicParam):
            given = _converted(builder, types[offset], scalars[member])
        else:
            if isinstance(member, TableParam):
                given = f"@{table_name(member.number)}"
            else:
                given = _inside(builder, member, memories, scalars)
            if types[offset] != "ptr":
                given = builder.emit(f"addrspacecast ptr {given} to {types[offset]}")
        builder.body.append(f"  store {types[offset]} {given}, ptr {field}")
    if info.byval is None:
        return f"{kind} {builder.emit(f'load {kind}, ptr {address}')}"
    if info.type != "ptr":
        address = builder.emit(f"addrspacecast ptr {address} to {info.type}")
    return f"{info.type} byval({info.byval}) align {info.align} {address}"


def _converted(builder: _Builder, want: str, scalar: Scalar) -> str:
    """The scalar as the parameter's type, by a conversion that loses nothing."""
    have = llvm_type(scalar.dtype)
    name = quote(scalar.name, "%")
    if have == want:
        return name
    if not want.startswith("i"):
        return builder.emit(f"fpext {have} {name} to {want}")
    signed = scalar.dtype.kind == "i"
    return builder.emit(f"{'sext' if signed else 'zext'} {have} {name} to {want}")


def _by_value(builder: _Builder, info: ParamInfo, param: ConstantParam) -> str:
    """A struct argument as a constant; inlining copies it if the kernel writes to it."""
    name = f"@rk.arg.{info.index}"
    type_ = builder.module.type_named(info.byval or "")
    value = constant(param.data, type_, builder.module.layout)
    builder.globals.append(
        f"{name} = private unnamed_addr constant {info.byval} {value}, align {info.align}"
    )
    pointer = name if info.type == "ptr" else f"addrspacecast (ptr {name} to {info.type})"
    return f"{info.type} byval({info.byval}) align {info.align} {pointer}"
