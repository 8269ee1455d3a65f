"""Launches, arguments, and how a user's arguments become LLVM parameters.

A user calls a kernel with *arguments* (arrays, scalars, struct values). A CUDA C++ kernel has one
LLVM parameter an argument; a Numba kernel has seven or more an array (data, shape, strides...).
`Binding` is that mapping for one call; specialization and the reference executor both follow it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Literal

import numpy as np

from raise_kernel.diagnostics import Refusal
from raise_kernel.dtypes import mlir_name
from raise_kernel.tensor_options import TensorOptions

AddressMode = Literal["wrap", "clamp", "mirror", "border"]


@dataclass(frozen=True)
class Launch:
    """Grid and block in x, y, z order, dynamic shared memory and temporary memory in bytes.

    `memory_budget` is what the launch may take of temporary memory; 0 leaves it to chunk-launch.
    `max_iterations` is the most times that a loop of unknown trip count may go round; 0: no limit.
    `tensor` says what the tensor program is made for. `collect`: it prints what the kernel prints,
    and ends with an error at a failed assertion or a trap; else these are dropped. `report_guards`:
    it counts how often its run-time guards fail. `padded`: the grid is as large as any that is
    meant, and run-time scalars after the others are the sizes of the real one.
    """

    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    shared_bytes: int = 0
    memory_budget: int = 0
    tensor: TensorOptions = field(default_factory=TensorOptions)
    max_iterations: int = 0
    collect: bool = False
    report_guards: bool = False
    padded: bool = False


def describe_launch(launch: Launch) -> str:
    """ "64×64 blocks of 16×16 threads"."""
    shared = f", {launch.shared_bytes} bytes of shared memory" if launch.shared_bytes else ""
    return f"{_counted(launch.grid, 'block')} of {_counted(launch.block, 'thread')}{shared}"


def _counted(size: tuple[int, int, int], noun: str) -> str:
    """ "1 block", "4×2 blocks"."""
    text = "×".join(map(str, size)).removesuffix("×1").removesuffix("×1")
    return f"{text} {noun}{'' if text == '1' else 's'}"


# NumPy's arrays have 64 dimensions and XLA's more; what is useful has less. The largest memories of
# today have 2^50 bytes, and products of sizes, strides and lanes are to fit 64 bits.
MOST_DIMENSIONS = 32
MOST_BYTES = 1 << 60


def check_size(shape: tuple[int, ...], dtype: np.dtype) -> None:
    """Refuses with RK006 an array that no memory holds."""
    if len(shape) > MOST_DIMENSIONS:
        message = f"an array has {len(shape)} dimensions; {MOST_DIMENSIONS} are possible"
        raise Refusal("RK006", message)
    if max(shape, default=0) > MOST_BYTES or math.prod(shape) * dtype.itemsize > MOST_BYTES:
        raise Refusal("RK006", f"an array of shape {list(shape)} is larger than any memory")


@dataclass(frozen=True)
class View:
    """Where an array lies in a memory: the byte of its first element, its strides in bytes.

    `shape` and `dtype` are the memory's own, in C order.
    """

    offset: int
    strides: tuple[int, ...]
    shape: tuple[int, ...]
    dtype: np.dtype


@dataclass(frozen=True)
class ArrayArg:
    """An array argument: shape in elements, dtype of an element (NumPy or ml_dtypes).

    Memory is in C order, the whole of it the array, unless `view` says otherwise. `memory` numbers
    its memory: two arguments with one number are the same array passed twice. With
    `step`, it starts so many bytes times a run-time scalar later than `view` says.
    """

    shape: tuple[int, ...]
    dtype: np.dtype
    memory: int
    name: str | None = None
    view: View | None = None
    step: int = 0

    @property
    def nbytes(self) -> int:
        return int(math.prod(self.shape)) * self.dtype.itemsize

    @property
    def offset(self) -> int:
        """The byte of the memory at which it starts."""
        return self.view.offset if self.view is not None else 0

    @property
    def strides(self) -> tuple[int, ...]:
        """Bytes from one element to the next, a dimension."""
        if self.view is not None:
            return self.view.strides
        steps = [self.dtype.itemsize] * len(self.shape)
        for axis in range(len(self.shape) - 2, -1, -1):
            steps[axis] = steps[axis + 1] * self.shape[axis + 1]
        return tuple(steps)


@dataclass(frozen=True)
class VariableArg(ArrayArg):
    """A module variable as an array, after the arguments: `symbol` is its name in the module."""

    symbol: str = ""


@dataclass(frozen=True)
class TextureMode:
    """How a texture reads its array; the words are those of CUDA's cudaTextureDesc.

    `address` is one mode for x, y and z each; `channels` of a texel, None where the shape tells;
    `border` is a texel.
    """

    filter: Literal["point", "linear"] = "point"
    address: tuple[AddressMode, AddressMode, AddressMode] = ("clamp", "clamp", "clamp")
    normalized: bool = False
    read: Literal["element", "normalized_float"] = "element"
    channels: int | None = None
    border: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)


@dataclass(frozen=True)
class SurfaceMode:
    """An array that a kernel reads and writes as a surface."""

    channels: int | None = None


@dataclass(frozen=True)
class ImageArg(ArrayArg):
    """The array of a texture or surface: the kernel gets a handle, not an address.

    `reference` is the module variable of type `texture` or `surface` that it is bound to, for one
    that is no argument; `number` counts the images of a call.
    """

    mode: TextureMode | SurfaceMode = TextureMode()
    number: int = 0
    reference: str = ""

    @property
    def handle(self) -> int:
        """The texture object: no number that a program would come upon by chance."""
        return FIRST_HANDLE + self.number

    @property
    def symbol(self) -> str:
        """The variable that stands for the array in the specialized module."""
        return f"rk.image.{self.memory}"


FIRST_HANDLE = 0x7458_0000_0000


@dataclass(frozen=True)
class HostAddress:
    """An address that is none of the device's: a kernel may compare it, and not access it."""

    number: int


@dataclass(frozen=True)
class StaticArg:
    """A scalar, or a struct passed by value as a NumPy void scalar: it specializes the kernel.

    A Numba kernel also takes tuples of them and None.
    """

    value: int | float | bool | complex | np.generic | tuple[object, ...] | HostAddress | None
    name: str | None = None


@dataclass(frozen=True)
class DynamicArg:
    """A scalar known only at run time: a 0-d JAX array of this dtype."""

    dtype: np.dtype
    name: str | None = None


@dataclass(frozen=True)
class StructArg:
    """A struct passed by value, as its fields in order; arrays stand where it holds pointers.

    For a Numba kernel it is a tuple.
    """

    fields: tuple[Argument, ...]
    name: str | None = None


@dataclass(frozen=True)
class TableArg(StructArg):
    """What a pointer leads to where that holds pointers: elements in order, laid out as in C.

    An element is an array (its address stands there), a NumPy scalar, None, a StructArg or a table.
    Two arguments with one `number` are one table; `symbol` is the module variable that it is.
    """

    number: int = 0
    symbol: str = ""


Argument = ArrayArg | StaticArg | DynamicArg | StructArg


def leaves(arguments: Iterable[Argument]) -> Iterator[Argument]:
    """The arguments, with structs replaced by what they hold."""
    for argument in arguments:
        if isinstance(argument, StructArg):
            yield from leaves(argument.fields)
        else:
            yield argument


def everything(arguments: Iterable[Argument]) -> Iterator[Argument]:
    """The arguments, and what structs and tables among them hold."""
    for argument in arguments:
        yield argument
        if isinstance(argument, StructArg):
            yield from everything(argument.fields)


@dataclass(frozen=True)
class DynamicParam:
    """LLVM parameter: a run-time scalar of argument number `argument`. `field` is the byte of a
    struct at which it stands, `is_offset` that it counts the elements before an array."""

    argument: int
    dtype: np.dtype
    field: int = 0
    is_offset: bool = False


@dataclass(frozen=True)
class PointerParam:
    """LLVM parameter: the address of byte `offset` of memory `memory`, or `step` bytes times a
    run-time scalar that it stands for."""

    memory: int
    offset: int = 0
    scalar: DynamicParam | None = None
    step: int = 0


@dataclass(frozen=True)
class ConstantParam:
    """LLVM parameter: a constant. `data` is its bytes, little endian, of the parameter's size.

    A pointer parameter with a ConstantParam is an integer cast to a pointer (null for zero).
    """

    data: bytes


@dataclass(frozen=True)
class StructParam:
    """LLVM parameter: a struct. `data` is its bytes; `fields`, by byte offset, are what is not."""

    data: bytes
    fields: tuple[tuple[int, PointerParam | TableParam | DynamicParam], ...]

    @property
    def pointers(self) -> tuple[tuple[int, PointerParam | TableParam], ...]:
        """The fields that are addresses."""
        return tuple((at, f) for at, f in self.fields if not isinstance(f, DynamicParam))


@dataclass(frozen=True)
class TableParam(StructParam):
    """LLVM parameter: the address of a table of pointers; `written`: the kernel may change it."""

    number: int = 0
    symbol: str = ""
    written: bool = False


Param = PointerParam | ConstantParam | DynamicParam | StructParam


@dataclass(frozen=True)
class Memory:
    """One distinct memory of the array arguments of a call.

    `written`: the kernel writes it for some arguments, if not for these; it comes back.
    `symbol`: the module variable that it is, for one that no pointer leads to.
    `declared`: the kernel declares elements of this kind, however it then accesses them.
    """

    name: str
    shape: tuple[int, ...]
    dtype: np.dtype
    written: bool = False
    symbol: str | None = None
    declared: bool = False

    @property
    def nbytes(self) -> int:
        return int(math.prod(self.shape)) * self.dtype.itemsize


def is_plain_bytes(dtype: np.dtype) -> bool:
    """Whether JAX holds such elements as bytes: structs, and types that it does not have."""
    return dtype.kind == "V" and (dtype.names is not None or mlir_name(dtype) is None)


def plain_memory(memory: Memory) -> Memory:
    """A memory as JAX can hold it: structured elements are bytes, in a last dimension of theirs."""
    if not is_plain_bytes(memory.dtype):
        return memory
    shape = (*memory.shape, memory.dtype.itemsize)
    return replace(memory, shape=shape, dtype=np.dtype(np.uint8))


# A number's value on each device, by JAX's number of the device.
ByDevice = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Scalar:
    """One dynamic scalar parameter of a specialized kernel. `by_device`: where it is not empty, a
    32-bit integer that the host knows for each device."""

    name: str
    dtype: np.dtype
    by_device: ByDevice = ()


@dataclass(frozen=True)
class Binding:
    """One call: what each LLVM parameter is, the distinct memories by number, and all tables."""

    params: tuple[Param, ...]
    memories: tuple[Memory, ...]
    tables: tuple[TableParam, ...] = ()


@dataclass(frozen=True)
class Signature:
    """The parameters of a specialized module's one function, in order: memories, then scalars."""

    kernel: str
    launch: Launch
    memories: tuple[Memory, ...]
    scalars: tuple[Scalar, ...] = field(default=())
