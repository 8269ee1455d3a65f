"""From a user's arguments to a kernel's LLVM parameters.

CUDA C++: one parameter an argument. Numba: see `numba_abi`. Conversions are C's, without loss of
an integer's value: a Python int may become any float, a float never an integer.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeGuard

import ml_dtypes
import numpy as np

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import (
    Argument,
    ArrayArg,
    Binding,
    ConstantParam,
    DynamicArg,
    DynamicParam,
    HostAddress,
    ImageArg,
    Memory,
    Param,
    PointerParam,
    StaticArg,
    StructArg,
    StructParam,
    SurfaceMode,
    TableArg,
    TableParam,
    VariableArg,
    check_size,
    leaves,
)
from raise_kernel.frontend.arguments.struct_layout import Leaf, matched
from raise_kernel.frontend.arguments.tables import memories_of, memory_symbol, table, tables_of
from raise_kernel.frontend.demangle import pointed_type
from raise_kernel.frontend.module import KernelInfo, ParamInfo
from raise_kernel.frontend.numba_abi import NumbaArg

_INT = re.compile(r"i(\d+)\Z")
FLOAT_TYPES: dict[str, np.dtype] = {
    "half": np.dtype(np.float16),
    "bfloat": np.dtype(ml_dtypes.bfloat16),
    "float": np.dtype(np.float32),
    "double": np.dtype(np.float64),
}


def bind(kernel: KernelInfo, args: Sequence[Argument]) -> Binding:
    """What each LLVM parameter of `kernel` is in a call with `args`."""
    for argument in leaves(args):
        if isinstance(argument, ArrayArg):
            check_size(argument.shape, argument.dtype)
    variables = [arg for arg in args if _is_variable(arg)]
    args, everything = [arg for arg in args if not _is_variable(arg)], args
    if kernel.numba is not None:
        params = _bind_numba(kernel, kernel.numba, args)
    else:
        check_count(kernel, args)
        params = [
            bind_parameter(kernel, param, arg, index)
            for index, (param, arg) in enumerate(zip(kernel.params, args, strict=True))
        ]
    written = {
        memory
        for param, info in zip(params, kernel.params, strict=True)
        for memory in _written_through(param, info)
    }
    stored = {variable.symbol for variable in kernel.variables if variable.written}
    written |= {
        arg.memory for arg in variables if isinstance(arg, ArrayArg) and _symbol(arg) in stored
    }
    if kernel.numba is None:
        written |= set(_written_surfaces(kernel, args))
    given = [_variable_table(kernel, arg) for arg in variables if isinstance(arg, TableArg)]
    tables = tables_of([*params, *given])
    addressed = set(memories_of(tables))
    written |= addressed if kernel.writes_loaded else set()
    memories = [
        replace(m, written=i in written, symbol=memory_symbol(i) if i in addressed else m.symbol)
        for i, m in enumerate(_memories(kernel, everything))
    ]
    return Binding(tuple(params), tuple(memories), tables)


def _variable_table(kernel: KernelInfo, arg: TableArg) -> TableParam:
    """A module variable that holds addresses, of the variable's size."""
    variable = next(v for v in kernel.variables if v.symbol == arg.symbol)
    param = table(arg, variable.written)
    if len(param.data) != variable.size:
        raise Refusal(
            "RK006",
            f"{variable.name} has {variable.size} bytes, and the elements given {len(param.data)}",
            kernel=kernel.demangled,
        )
    return param


def _written_through(param: Param, info: ParamInfo) -> set[int]:
    """The memories that the kernel may write through a parameter."""
    if isinstance(param, PointerParam):
        return set() if info.readonly else {param.memory}
    if isinstance(param, StructParam) and not isinstance(param, TableParam):
        unwritten = {leaf.offset for leaf in info.leaves if leaf.readonly}
        pointers = [p for offset, p in param.pointers if offset not in unwritten]
        return {p.memory for p in pointers if isinstance(p, PointerParam)}
    return set()


def _is_variable(arg: Argument) -> TypeGuard[VariableArg | ImageArg | TableArg]:
    """True for a module variable, or a texture reference: what is given by name."""
    if isinstance(arg, TableArg):
        return bool(arg.symbol)
    return isinstance(arg, VariableArg) or (isinstance(arg, ImageArg) and bool(arg.reference))


def _symbol(arg: VariableArg | ImageArg | TableArg) -> str:
    """The module's name of a variable."""
    return arg.reference if isinstance(arg, ImageArg) else arg.symbol


def _written_surfaces(kernel: KernelInfo, args: Sequence[Argument]) -> Iterator[int]:
    """The memories of surface objects that the kernel may write."""
    for param, arg in zip(kernel.params, args, strict=True):
        for leaf in leaves([arg]):
            if not isinstance(leaf, ImageArg) or not isinstance(leaf.mode, SurfaceMode):
                continue
            if param.leaves or not param.readonly:  # of a struct's fields: it may be
                yield leaf.memory


def check_count(kernel: KernelInfo, args: Sequence[Argument]) -> None:
    """Refuse with RK005 another number of arguments than the kernel takes."""
    wanted, given = len(kernel.params if kernel.numba is None else kernel.numba), len(args)
    if wanted != given:
        raise Refusal(
            "RK005",
            f"{kernel.demangled} takes {wanted} argument{'s' * (wanted != 1)}, not {given}",
            kernel=kernel.demangled,
        )


def _memories(kernel: KernelInfo, args: Sequence[Argument]) -> tuple[Memory, ...]:
    """The distinct memories by number, named after the first argument that is one."""
    memories: dict[int, Memory] = {}
    taken: set[str] = set()
    for index, argument in enumerate(args):
        for arg in leaves([argument]):
            if isinstance(arg, ArrayArg) and arg.memory not in memories:
                name = argument_name(kernel, index, argument if arg.name is None else arg)
                while name in taken:
                    name += "_"
                taken.add(name)
                symbol = arg.symbol if isinstance(arg, (ImageArg, VariableArg)) else None
                held = arg.view or arg
                declared = arg is argument and _declares(kernel, index, held.dtype)
                memories[arg.memory] = Memory(
                    name, held.shape, held.dtype, symbol=symbol, declared=declared
                )
    if sorted(memories) != list(range(len(memories))):
        raise ValueError(f"memory numbers are not 0..{len(memories) - 1}: {sorted(memories)}")
    return tuple(memories[i] for i in range(len(memories)))


_C_TYPES: dict[str, tuple[str, int]] = {
    "float": ("f", 4),
    "double": ("f", 8),
    **{name: ("i", 2) for name in ("short", "unsigned short")},
    **{name: ("i", 4) for name in ("int", "unsigned int")},
    **{name: ("i", 8) for name in ("long", "unsigned long", "long long", "unsigned long long")},
}


def _declares(kernel: KernelInfo, index: int, dtype: np.dtype) -> bool:
    """Whether the kernel's own name says that a parameter points to numbers of this kind."""
    if kernel.numba is not None:
        return False
    kind = "i" if dtype.kind in "iu" else dtype.kind
    return _C_TYPES.get(pointed_type(kernel.demangled, index) or "") == (kind, dtype.itemsize)


def argument_name(kernel: KernelInfo, index: int, arg: Argument) -> str:
    """The name of argument number `index`: the user's, the IR's, or `argN`."""
    if arg.name:
        return arg.name
    own = (kernel.params if kernel.numba is None else kernel.numba)[index].name
    return own.removesuffix(".coerce") if own else f"arg{index}"  # so clang names HIP's pointers


def _unfit(kernel: KernelInfo, param: ParamInfo, given: str) -> Refusal:
    wanted = f"a struct of {param.size} bytes" if param.byval else param.type
    if param.is_pointer:
        wanted = "an array"
    # By what it is called, an argument cannot be found in the wrong position here.
    hint = None if param.name else "the file has no names of parameters: arguments stand in order"
    message = f"{param.label} is {wanted}; {given} does not fit"
    return Refusal("RK006", message, kernel=kernel.demangled, hint=hint)


def bind_parameter(kernel: KernelInfo, param: ParamInfo, arg: Argument, index: int) -> Param:
    """One argument to one LLVM parameter."""
    if isinstance(arg, TableArg):
        if not param.is_pointer:
            raise _unfit(kernel, param, "a table of pointers")
        return table(arg, not param.readonly)
    if isinstance(arg, StructArg):
        return _struct(kernel, param, arg)
    if isinstance(arg, ImageArg):
        return _image(kernel, param, arg)
    if isinstance(arg, ArrayArg):
        if _JULIA_ARRAY.match(param.type):
            return _struct(kernel, param, _julia_array(kernel, param, arg))
        if not param.is_pointer:
            raise _unfit(kernel, param, _description(arg))
        return pointer(arg, index)
    if isinstance(arg, DynamicArg):
        if not _dynamic_fits(param, arg.dtype):
            raise _unfit(kernel, param, _description(arg))
        return DynamicParam(index, arg.dtype)
    return ConstantParam(_static_bytes(kernel, param, arg))


def pointer(arg: ArrayArg, index: int) -> PointerParam:
    """The address of an array, which is argument number `index`."""
    if not arg.step:
        return PointerParam(arg.memory, arg.offset)
    scalar = DynamicParam(index, np.dtype(np.int64), is_offset=True)
    return PointerParam(arg.memory, arg.offset, scalar, arg.step)


# A CUDA.jl device array: its data, their bytes, its dimensions, the number of elements.
_JULIA_ARRAY = re.compile(r"\{ ptr(?: addrspace\(1\))?, i64, \[(\d+) x i64\], i64 \}\Z")


# A CUDA.jl device texture: its dimensions and its handle.
_JULIA_TEXTURE = re.compile(r"\{ \[(\d+) x i64\], i64 \}\Z")


def _image(kernel: KernelInfo, param: ParamInfo, arg: ImageArg) -> Param:
    """A texture or surface as its handle; a CUDA.jl one with its dimensions before it."""
    if param.type == "i64":
        return ConstantParam(arg.handle.to_bytes(8, "little"))
    match = _JULIA_TEXTURE.match(param.byval or param.type)
    if match is None:
        raise _unfit(kernel, param, "a texture or surface")
    rank = int(match.group(1))
    if len(arg.shape) not in (rank, rank + 1):
        raise _unfit(kernel, param, _description(arg))
    sizes = [StaticArg(size) for size in reversed(arg.shape[:rank])]
    return _struct(kernel, param, StructArg((*sizes, arg), arg.name))


def _julia_array(kernel: KernelInfo, param: ParamInfo, arg: ArrayArg) -> StructArg:
    """An array as CUDA.jl passes it: Julia's first dimension is the last one in C order."""
    match = _JULIA_ARRAY.match(param.type)
    assert match is not None
    if len(arg.shape) != int(match.group(1)):
        raise _unfit(kernel, param, _description(arg))
    items = int(np.prod(arg.shape, dtype=np.int64))
    sizes = [arg.nbytes, *reversed(arg.shape), items]
    return StructArg((arg, *map(StaticArg, sizes)), arg.name)


def _struct(kernel: KernelInfo, param: ParamInfo, arg: StructArg) -> Param:
    """A struct from its fields, in order; nested structs and arrays in it count as their fields."""
    values = [field for leaf in _flat(arg.fields) for field in _numpy_fields(leaf)]
    pairs = matched(param.leaves, values)
    if pairs is None:
        raise Refusal(
            "RK006",
            f"{param.label} is a struct of {len(param.leaves)} fields, not {len(values)}",
            kernel=kernel.demangled,
        )
    data = bytearray(param.size)
    fields: list[tuple[int, PointerParam | TableParam | DynamicParam]] = []
    for leaf, value in pairs:
        field = bind_parameter(kernel, _field_parameter(param, leaf), value, param.index)
        if isinstance(field, ConstantParam):
            data[leaf.offset : leaf.offset + leaf.size] = field.data
        elif isinstance(field, PointerParam | TableParam | DynamicParam):
            fields.append((leaf.offset, _at_field(field, leaf.offset)))
        else:
            raise _unfit(kernel, param, "a struct in a struct")
    if not fields:
        return ConstantParam(bytes(data))
    return StructParam(bytes(data), tuple(fields))


def _at_field(
    field: PointerParam | TableParam | DynamicParam, offset: int
) -> PointerParam | TableParam | DynamicParam:
    """A field whose run-time scalar is told from those of the struct's other fields."""
    if isinstance(field, DynamicParam):
        return replace(field, field=offset)
    if isinstance(field, PointerParam) and field.scalar is not None:
        return replace(field, scalar=replace(field.scalar, field=offset))
    return field


def _flat(fields: Sequence[Argument]) -> Iterator[Argument]:
    """The fields of nested structs; a table is a pointer to them."""
    for item in fields:
        if isinstance(item, StructArg) and not isinstance(item, TableArg):
            yield from _flat(item.fields)
        else:
            yield item


def _field_parameter(param: ParamInfo, leaf: Leaf) -> ParamInfo:
    """A field as if it were a parameter of its own."""
    name = f"{param.name or ''}+{leaf.offset}"
    return ParamInfo(param.index, leaf.type, name, leaf.size, leaf.size, readonly=leaf.readonly)


def _numpy_fields(argument: Argument) -> list[Argument]:
    """A NumPy record's members as arguments; other arguments as they are."""
    value = argument.value if isinstance(argument, StaticArg) else None
    if not isinstance(value, np.void) or value.dtype.names is None:
        return [argument]
    return [f for name in value.dtype.names for f in _numpy_fields(StaticArg(value[name]))]


def _dynamic_fits(param: ParamInfo, dtype: np.dtype) -> bool:
    """True if a value of `dtype` converts to the parameter without loss."""
    bits = dtype.itemsize * 8
    if match := _INT.match(param.type):
        width = int(match.group(1))
        return dtype == np.bool_ or (dtype.kind in "iu" and bits <= width)
    wanted = FLOAT_TYPES.get(param.type)
    if wanted is None:
        return False
    return dtype == wanted or (is_float(dtype) and bits < wanted.itemsize * 8)


def is_float(dtype: np.dtype) -> bool:
    """True for NumPy's floats and bfloat16."""
    return dtype.kind == "f" or dtype == np.dtype(ml_dtypes.bfloat16)


def _static_bytes(kernel: KernelInfo, param: ParamInfo, arg: StaticArg) -> bytes:
    value = arg.value
    given = f"{value!r} ({type(value).__name__})"
    if param.is_pointer:
        if value is None or (isinstance(value, int) and value == 0):
            return bytes(param.size)
        if isinstance(value, HostAddress):
            return value.number.to_bytes(param.size, "little")
        raise _unfit(kernel, param, given)
    if match := _INT.match(param.type):
        return _int_bytes(kernel, param, value, int(match.group(1)))
    if param.type in FLOAT_TYPES:
        if not isinstance(value, int | float | np.integer | np.floating | np.bool_ | _BF16):
            raise _unfit(kernel, param, given)
        return float_bytes(value, FLOAT_TYPES[param.type])
    data = _aggregate_bytes(value)
    if data is None or len(data) != param.size:
        size = f", {len(data)} bytes," if data is not None else ""
        raise _unfit(kernel, param, f"{given}{size}")
    return data


_BF16 = ml_dtypes.bfloat16


def _int_bytes(kernel: KernelInfo, param: ParamInfo, value: object, width: int) -> bytes:
    if not isinstance(value, int | np.integer | np.bool_):
        raise _unfit(kernel, param, f"{value!r} ({type(value).__name__})")
    number = int(value)
    if not -(1 << (width - 1)) <= number < (1 << width):
        raise _unfit(kernel, param, f"{number}, out of its range,")
    return (number & ((1 << width) - 1)).to_bytes(param.size, "little")


def float_bytes(value: object, dtype: np.dtype) -> bytes:
    """`value` rounded to `dtype`, once."""
    with np.errstate(over="ignore"):
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 1 << 53:
            return np.array(value, dtype=dtype).tobytes()
        return np.asarray(value).astype(dtype).tobytes()


def _aggregate_bytes(value: object) -> bytes | None:
    """The bytes of a struct value: a NumPy scalar of any dtype, or a complex number."""
    if isinstance(value, np.generic):
        return value.tobytes()
    if isinstance(value, complex):
        return struct.pack("<dd", value.real, value.imag)
    return None


def _bind_numba(
    kernel: KernelInfo, shapes: Sequence[NumbaArg], args: Sequence[Argument]
) -> list[Param]:
    check_count(kernel, args)
    params: list[Param] = []
    for index, (spelled, arg) in enumerate(zip(shapes, args, strict=True)):
        params += _bind_numba_argument(kernel, spelled, arg, len(params), index)
    if len(params) != len(kernel.params):
        raise Refusal(
            "RK099",
            f"Numba gave {len(kernel.params)} parameters, {len(params)} are accounted for",
            kernel=kernel.demangled,
        )
    return params


def _bind_numba_argument(
    kernel: KernelInfo, spelled: NumbaArg, arg: Argument, first: int, index: int
) -> list[Param]:
    """The parameters of one argument, from number `first` on."""
    if isinstance(arg, StaticArg):
        return _numba_static(kernel, spelled, arg.value, first, index)
    if spelled.kind == "scalar":
        return [bind_parameter(kernel, kernel.params[first], arg, index)]
    if spelled.kind in ("array", "record", "pointer") and isinstance(arg, ArrayArg):
        return _numba_array(kernel, spelled, arg, index)
    if spelled.kind == "tuple" and isinstance(arg, StructArg):
        params: list[Param] = []
        for member, item in zip(spelled.members, arg.fields, strict=True):
            params += _bind_numba_argument(kernel, member, item, first + len(params), index)
        return params
    raise _numba_unfit(kernel, index, spelled, _description(arg))


def _numba_array(kernel: KernelInfo, spelled: NumbaArg, arg: ArrayArg, index: int) -> list[Param]:
    fits = spelled.dtype in (None, arg.dtype)
    if not fits or (spelled.kind == "array" and len(arg.shape) != spelled.ndim):
        raise _numba_unfit(kernel, index, spelled, _description(arg))
    data = pointer(arg, index)
    if spelled.kind != "array":
        return [data]
    items = int(np.prod(arg.shape, dtype=np.int64))
    head: list[Param] = [_word(0), _word(0), _word(items), _word(arg.dtype.itemsize)]
    return [*head, data, *(_word(n) for n in (*arg.shape, *arg.strides))]


def _word(value: int) -> ConstantParam:
    return ConstantParam(value.to_bytes(8, "little", signed=True))


def _numba_static(
    kernel: KernelInfo, spelled: NumbaArg, value: object, first: int, index: int
) -> list[Param]:
    """A scalar, a complex number's two parts, or a tuple's members, as constants from `first`."""
    if spelled.kind == "none":
        return [ConstantParam(bytes(8))]
    if spelled.kind == "complex" and isinstance(value, int | float | complex | np.number):
        number = complex(value)
        return [
            _numba_scalar(kernel, first + offset, part, index)
            for offset, part in enumerate((number.real, number.imag))
        ]
    if spelled.kind == "scalar" and isinstance(value, int | float | complex | np.generic):
        return [_numba_scalar(kernel, first, value, index)]
    if spelled.kind == "tuple" and isinstance(value, tuple):
        params: list[Param] = []
        for member, item in zip(spelled.members, value, strict=True):
            params += _numba_static(kernel, member, item, first + len(params), index)
        return params
    raise _numba_unfit(kernel, index, spelled, repr(value))


def _numba_scalar(
    kernel: KernelInfo, at: int, value: int | float | complex | np.generic, index: int
) -> Param:
    return bind_parameter(kernel, kernel.params[at], StaticArg(value), index)


def _numba_unfit(kernel: KernelInfo, index: int, spelled: NumbaArg, given: str) -> Refusal:
    wanted = {
        "array": f"an array of {spelled.dtype} with {spelled.ndim} dimensions",
        "record": f"a record of {spelled.dtype}",
        "complex": "a complex number",
    }.get(spelled.kind, f"a {spelled.kind}")
    return Refusal(
        "RK006", f"argument {index} is {wanted}; {given} does not fit", kernel=kernel.demangled
    )


def _description(arg: Argument) -> str:
    if isinstance(arg, ArrayArg):
        return f"an array of {arg.dtype}{list(arg.shape)}"
    if isinstance(arg, DynamicArg):
        return f"a run-time scalar of {arg.dtype}"
    if isinstance(arg, StructArg):
        return f"a struct of {len(arg.fields)} fields"
    return f"{arg.value!r} ({type(arg.value).__name__})"
