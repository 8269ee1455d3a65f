"""Sorts the arguments of a call into memories, static scalars and run-time scalars.

An array of any rank is memory; the same array object twice is one memory. A Python or NumPy scalar
specializes the kernel. A 0-d JAX array (or tracer) is memory where the kernel wants a pointer, else
a scalar known at run time. A NumPy structured array is its bytes. A texture or surface is a memory
that no pointer leads to: an array that is passed as it is too is another one.
"""

from __future__ import annotations

import reprlib
import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import jax
import numpy as np
from jax.core import Tracer

from raise_kernel.backend import x64_is_on
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import (
    Argument,
    ArrayArg,
    DynamicArg,
    ImageArg,
    StaticArg,
    StructArg,
    SurfaceMode,
    TableArg,
    TextureMode,
    VariableArg,
    is_plain_bytes,
    leaves,
)
from raise_kernel.frontend.arguments.struct_bytes import converted, struct_bytes
from raise_kernel.frontend.arguments.variables import Variable
from raise_kernel.frontend.module import KernelInfo
from raise_kernel.runtime.images import Image, Surface, Texture
from raise_kernel.runtime.replay.types import is_wide


@dataclass(frozen=True)
class Table:
    """`raise_kernel.table`: elements in memory, addresses among them; see docs/guide/kernels.md."""

    elements: tuple[Any, ...]

    def __repr__(self) -> str:
        return f"<Table of {len(self.elements)} elements>"


def table(elements: Sequence[Any]) -> Table:
    """A pointer to memory that holds pointers: `elements` one after the other, laid out as in C.

    An element is an array (a pointer to it), None, a NumPy scalar, another table, or a struct, as
    a tuple, list or dict of such. A kernel may read the table, not change it.
    """
    return Table(tuple(elements))


@dataclass(frozen=True)
class CallArguments:
    """One call, sorted: what specializes, and the values that are passed at run time.

    `arrays` are the distinct memories in order of first appearance, `scalars` the run-time scalars.
    """

    arguments: tuple[Argument, ...]
    arrays: tuple[Any, ...]
    scalars: tuple[Any, ...]

    @property
    def key(self) -> tuple[Any, ...]:
        """What tells specializations apart."""
        return arguments_key(self.arguments)

    @property
    def variable_values(self) -> tuple[Any, ...]:
        """The arrays that are module variables, and the images of references."""
        found: list[Any] = []
        for argument in self.arguments:
            if isinstance(argument, VariableArg):
                found.append(self.arrays[argument.memory])
            elif isinstance(argument, ImageArg) and argument.reference:
                found.append(image_of(argument.mode, self.arrays[argument.memory]))
            elif isinstance(argument, TableArg) and argument.symbol:
                found.append(self._value(argument))
        return tuple(found)

    def _value(self, argument: Argument) -> Any:
        """An element of a table as it was passed."""
        if isinstance(argument, StructArg):
            values = tuple(map(self._value, argument.fields))
            return Table(values) if isinstance(argument, TableArg) else values
        if isinstance(argument, StaticArg):
            return argument.value
        assert isinstance(argument, ArrayArg)
        return self.arrays[argument.memory]

    @property
    def is_traced(self) -> bool:
        return any(isinstance(v, Tracer) for v in (*self.arrays, *self.scalars))


def sort_arguments(
    args: Sequence[Any],
    info: KernelInfo | None,
    names: Sequence[str | None] | None = None,
    variables: Mapping[str, Any] | None = None,
) -> CallArguments:
    """Sort a call's arguments; `info` says which parameters are pointers, where that is known.

    `variables` are values of module variables, by name; one that the kernel writes and that is not
    given has its initial value.
    """
    sorter = _Sorter(info)
    arguments = [
        sorter.argument(value, index, names[index] if names is not None else None)
        for index, value in enumerate(args)
    ]
    arguments += sorter.variables(variables or {})
    sorter.check()
    return CallArguments(tuple(arguments), tuple(sorter.arrays), tuple(sorter.scalars))


def image_of(mode: TextureMode | SurfaceMode, array: Any) -> Image:
    """The texture or surface of an array."""
    return Texture(array, mode) if isinstance(mode, TextureMode) else Surface(array, mode)


@dataclass
class _Sorter:
    """The arrays and run-time scalars that were met so far."""

    info: KernelInfo | None
    arrays: list[Any] = field(default_factory=list)
    scalars: list[Any] = field(default_factory=list)
    memories: dict[int, int] = field(default_factory=dict)
    image_memories: dict[int, int] = field(default_factory=dict)
    surfaces: set[int] = field(default_factory=set)
    tables: dict[int, int] = field(default_factory=dict)
    images: int = 0

    def argument(self, value: Any, index: int, name: str | None) -> Argument:
        if isinstance(value, (Texture, Surface)):
            return self.image(value, name)
        if isinstance(value, Table) or _is_elements(value, self.info, index):
            return self.table(value, index, name)
        if _is_struct(value, self.info, index):
            return StructArg(tuple(self.fields(value, index)), name)
        if _is_memory(value, self.info, index):
            return self.array(value, name)
        if _is_device_value(value):
            self.scalars.append(value)
            return DynamicArg(np.dtype(value.dtype), name)
        return StaticArg(_static(value, index), name)

    def array(self, value: Any, name: str | None) -> ArrayArg:
        number = self.memories.setdefault(id(value), len(self.arrays))
        if number == len(self.arrays):
            self.arrays.append(value)
        return ArrayArg(tuple(value.shape), np.dtype(value.dtype), number, name)

    def table(self, value: Any, index: int, name: str | None, symbol: str = "") -> TableArg:
        """What a pointer points to: a table, or the sequence of its elements, or one struct."""
        if isinstance(value, Table):
            elements: Any = value.elements
        else:
            elements = (value,) if isinstance(value, dict) else value
        number = self.tables.setdefault(id(value), len(self.tables))
        return TableArg(tuple(self.fields(elements, index)), name, number, symbol)

    def image(self, value: Image, name: str | None, reference: str = "") -> ImageArg:
        """A texture or surface; those of one array share its memory, as views of it."""
        array = value.array
        if not _is_device_value(array) and not isinstance(array, np.ndarray):
            raise Refusal("RK006", f"a {type(value).__name__.lower()} of a {type(array).__name__}")
        number = self.image_memories.setdefault(id(array), len(self.arrays))
        if number == len(self.arrays):
            self.arrays.append(array)
        if isinstance(value, Surface):
            self.surfaces.add(id(array))
        self.images += 1
        shape, dtype = tuple(array.shape), np.dtype(array.dtype)
        return ImageArg(
            shape,
            dtype,
            number,
            name,
            mode=value.mode,
            number=self.images - 1,
            reference=reference,
        )

    def check(self) -> None:
        """A surface's memory has no address: it cannot be a pointer's as well."""
        if self.surfaces & set(self.memories):
            raise Refusal("RK042", "one array is passed as a surface and as a pointer")

    def variables(self, given: Mapping[str, Any]) -> Iterator[Argument]:
        """Module variables that are memory in this call, in order of name."""
        known = self.info.variables if self.info is not None else ()
        for name in given:
            if all(name not in (v.name, v.symbol) for v in known):
                listed = ", ".join(v.name for v in known) or "none"
                raise Refusal(
                    "RK006",
                    f"the kernel uses no variable {name}",
                    kernel=self.info.demangled if self.info is not None else None,
                    hint=f"the variables that it uses: {listed}",
                )
        for variable in known:
            value = given.get(variable.name, given.get(variable.symbol))
            if variable.is_image:
                yield self.reference(variable, value)
                continue
            if value is None and not variable.written:
                continue
            if variable.holds_pointers and isinstance(value, (Table, tuple, list, dict)):
                yield self.table(value, 0, variable.name, variable.symbol)
                continue
            if value is None:
                value = variable.initial
            elif not _is_device_value(value):
                value = _variable_value(variable, value)
            yield self.variable(variable, value)

    def reference(self, variable: Variable, value: Any) -> ImageArg:
        if not isinstance(value, (Texture, Surface)):
            raise Refusal(
                "RK042",
                f"{variable.name} is a reference to a texture or surface, and bound to "
                + ("nothing" if value is None else f"a {type(value).__name__}"),
                kernel=self.info.demangled if self.info is not None else None,
                hint=f"pass it by its name: {variable.name}=rk.texture(array)",
            )
        return self.image(value, variable.name, variable.symbol)

    def variable(self, variable: Variable, value: Any) -> VariableArg:
        array = ArrayArg(tuple(value.shape), np.dtype(value.dtype), len(self.arrays))
        if array.nbytes != variable.size:
            raise Refusal(
                "RK006",
                f"{variable.name} is {variable.dtype}{list(variable.shape)}, {variable.size} "
                f"bytes; the array given has {array.nbytes}",
            )
        self.arrays.append(value)
        return VariableArg(
            array.shape, array.dtype, array.memory, variable.name, symbol=variable.symbol
        )

    def fields(self, value: Any, index: int) -> Iterator[Argument]:
        """The fields of a struct, each an array, a scalar or a struct itself."""
        named = value.items() if isinstance(value, dict) else ((None, v) for v in value)
        for name, item in named:
            if isinstance(item, (Texture, Surface)):
                yield self.image(item, name)
            elif isinstance(item, Table):
                yield self.table(item, index, name)
            elif isinstance(item, (tuple, list, dict)):
                yield StructArg(tuple(self.fields(item, index)), name)
            elif _is_device_value(item) or isinstance(item, np.ndarray):
                yield self.array(item, name)
            else:
                yield StaticArg(_static(item, index), name)


def _variable_value(variable: Variable, value: Any) -> np.ndarray:
    """What a module variable is set to, as an array; RK006 for what is none."""
    is_struct = variable.dtype == "uint8" and not variable.type.endswith("i8]")
    if is_struct and isinstance(value, (tuple, list, dict)):
        return struct_bytes(variable, value)
    try:
        array = np.asarray(value)
    except (TypeError, ValueError):
        array = np.asarray(None)
    if array.dtype.kind in "OUSMm" or array.dtype.hasobject:
        raise Refusal(
            "RK006",
            f"{variable.name} is set to {reprlib.repr(value)}, which is not an array of numbers",
        )
    if isinstance(value, (int, float, tuple, list)):  # Python's numbers have no size of their own
        return converted(array, variable.dtype, variable.name)
    return array


def _is_struct(value: Any, info: KernelInfo | None, index: int) -> bool:
    """A tuple, list or dict for a parameter that is a struct; Numba has tuples of its own."""
    if not isinstance(value, (tuple, list, dict)) or info is None or info.numba is not None:
        return False
    return index >= len(info.params) or bool(info.params[index].leaves)


def _is_elements(value: Any, info: KernelInfo | None, index: int) -> bool:
    """What a pointer that is given no array leads to: the elements of a table."""
    if not isinstance(value, (tuple, list, dict)) or info is None or info.numba is not None:
        return False
    return index < len(info.params) and info.params[index].is_pointer


def map_arrays(value: Any, convert: Callable[[Any], Any]) -> Any:
    """The argument with every array in it converted, those in a struct's fields too."""
    if isinstance(value, (Texture, Surface)):
        return replace(value, array=convert(value.array))
    if isinstance(value, Table):
        return Table(tuple(map_arrays(item, convert) for item in value.elements))
    if isinstance(value, dict):
        return {name: map_arrays(item, convert) for name, item in value.items()}
    if isinstance(value, (tuple, list)):
        return type(value)(map_arrays(item, convert) for item in value)
    return convert(value) if hasattr(value, "shape") else value


def _is_device_value(value: Any) -> bool:
    return isinstance(value, (jax.Array, jax.ShapeDtypeStruct))


def _is_memory(value: Any, info: KernelInfo | None, index: int) -> bool:
    if not _is_device_value(value) and not isinstance(value, np.ndarray):
        return False
    if value.ndim > 0:
        return True
    if info is None or info.numba is not None or index >= len(info.params):
        return False
    return info.params[index].is_pointer


def _static(value: Any, index: int) -> Any:
    if isinstance(value, np.ndarray):
        return value[()]
    if value is None or isinstance(value, (bool, int, float, complex, np.generic, tuple)):
        return value
    raise Refusal(
        "RK006",
        f"argument {index} is a {type(value).__name__}; a kernel takes arrays and scalars",
        hint="pass a JAX or NumPy array, a Python or NumPy scalar, or a ShapeDtypeStruct; "
        "raise_kernel.torch.function takes PyTorch tensors",
    )


def arguments_key(arguments: Sequence[Argument]) -> tuple[Any, ...]:
    """A hashable key of arguments; -0.0 is not 0.0 and True is not 1."""
    return tuple(_argument_key(argument) for argument in arguments)


def _argument_key(argument: Argument) -> tuple[Any, ...]:
    if isinstance(argument, VariableArg):
        symbol, shape, dtype = argument.symbol, argument.shape, argument.dtype
        return ("variable", symbol, shape, dtype, argument.memory)
    if isinstance(argument, ImageArg):
        shape, dtype, mode = argument.shape, argument.dtype, argument.mode
        return ("image", argument.reference, mode, shape, dtype, argument.memory, argument.number)
    if isinstance(argument, ArrayArg):
        shape, dtype, memory = argument.shape, argument.dtype, argument.memory
        return ("array", shape, dtype, memory, argument.view, argument.step)
    if isinstance(argument, DynamicArg):
        return ("dynamic", argument.dtype)
    if isinstance(argument, TableArg):
        fields = map(_argument_key, argument.fields)
        return ("table", argument.number, argument.symbol, *fields)
    if isinstance(argument, StructArg):
        return ("struct", *map(_argument_key, argument.fields))
    return ("static", *_static_key(argument.value))


def _static_key(value: Any) -> tuple[Any, ...]:
    if isinstance(value, np.generic):
        return (str(value.dtype), value.tobytes())
    if isinstance(value, float):
        return ("float", struct.pack("<d", value))
    if isinstance(value, tuple):
        return ("tuple", *map(_static_key, value))
    return (type(value).__name__, repr(value))


def check_x64(arguments: Sequence[Argument], kernel: str | None = None) -> None:
    """64-bit arrays and run-time scalars need x64 (RK008): JAX would cut them to 32 bits."""
    if x64_is_on():
        return
    for index, whole in enumerate(arguments):
        for argument in leaves([whole]):
            if isinstance(argument, (ArrayArg, DynamicArg)) and is_wide(argument.dtype):
                raise Refusal(
                    "RK008",
                    f"argument {index} is {argument.dtype}, and JAX's 64-bit mode is off",
                    kernel=kernel,
                    hint="set jax_enable_x64 (or JAX_ENABLE_X64=1 outside), or pass 32-bit arrays",
                )


def to_device(value: Any) -> Any:
    """An array as JAX takes it: structured NumPy arrays as bytes."""
    if isinstance(value, np.ndarray) and is_plain_bytes(value.dtype):
        contiguous = np.ascontiguousarray(value).reshape(-1)  # one of rank 0 has no other view
        return contiguous.view(np.uint8).reshape(*value.shape, value.dtype.itemsize)
    return value


def from_device(result: Any, argument: Any) -> Any:
    """A result for the array it replaces: bytes back to a structured NumPy array."""
    if to_device(argument) is argument or isinstance(result, Tracer):
        return result
    return np.asarray(result).reshape(-1).view(argument.dtype).reshape(argument.shape)
