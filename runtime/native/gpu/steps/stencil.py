"""What a launch does to an array at each step of a loop: elements around its own, to its own one.

    if (0 < i && i < n - 1 && 0 < j && j < m - 1)
      y[m * i + j] = f(x[m * i + j - 1], x[m * (i + 1) + j], c[...])
    ->  shape (m, n), box ((1, m - 2), (1, n - 2)), offsets (-1, 0), (0, 1)

The element that a thread stores is a sum of multiples of the numbers of the thread along each axis,
and each element that it loads of the array of the step before is a constant number of elements
away (`addresses.py`). The multiples say how the memory is cut into rows and planes. The threads
that store are a box (`analysis/accesses/written_box.py`), which with all that it loads lies inside
of the array: so threads that store have elements of their own, and no row's end is read across.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from math import prod
from typing import Any

from raise_kernel.analysis.accesses.written_box import Box, NoBox, written_box
from raise_kernel.driver import Raised, compiling, parallelized
from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.frontend.llvm_text import parse
from raise_kernel.frontend.llvm_text.instructions import (
    Alloca,
    AtomicRMW,
    Binary,
    Call,
    CompareExchange,
    Fence,
    GetElementPtr,
    Instruction,
    Load,
    Phi,
    Select,
    Store,
    Unary,
    Unreachable,
    Unsupported,
)
from raise_kernel.frontend.llvm_text.types import FloatType, IntType, PointerType, Type
from raise_kernel.frontend.llvm_text.values import GlobalRef, Local, Value
from raise_kernel.frontend.specialization.launch_constants import SREG
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.frontend.text_parts import split_module
from raise_kernel.runtime.disk_cache import cached
from raise_kernel.runtime.native.bounds import may_be_outside
from raise_kernel.runtime.native.gpu.granularity.independence import independence
from raise_kernel.runtime.native.gpu.steps.addresses import Addresses, Sum
from raise_kernel.runtime.native.refused import refusal_of

# Elements away along a row, which lanes exchange, and along the other dimensions.
MOST_ALONG, MOST_ACROSS = 16, 3
_REORDERED = {"fast", "reassoc"}
_AXES = "xyz"
# Operations that a division is worth, and a function.
_DIVISION, _FUNCTION = 10, 20
# Along x, then y and z: elements of a row, rows of a plane, planes.
Place = tuple[int, ...]


class NoSteps(Exception):
    """Why several steps are not made in one pass."""


@dataclass(frozen=True)
class Stencil:
    """A launch that makes array `written` of array `read`, both of elements of LLVM's type
    `element` of `size` bytes: by numbers of its memories.

    `shape` is how their memory is cut, along a row first, and `axes` are those of the launch (0 is
    x) whose threads have neighbouring elements along each of its dimensions; `box` are the elements
    that are written, in it, and `origin` that of the first thread of the launch. `offsets` are the
    loads, by their text, with the place of what they read, from the thread's own element; `stores`
    are the texts of the stores. `contracts`: elements may share products that are to become one
    operation with a sum. `work` are the operations of an element, about.
    """

    read: int
    written: int
    element: str
    size: int
    shape: Place
    axes: tuple[int, ...]
    box: tuple[tuple[int, int], ...]
    origin: Place
    offsets: tuple[tuple[str, Place], ...]
    stores: tuple[str, ...]
    contracts: bool
    work: int

    def reach(self, dim: int) -> tuple[int, int]:
        """How many elements before its own and after it a thread reads along a dimension."""
        along = [offset[dim] for _, offset in self.offsets]
        return max(0, -min(along, default=0)), max(0, max(along, default=0))


def stencil_of(specialized: Specialized, raised: Raised, read: int, written: int) -> Stencil:
    """What a launch makes of its memory `read`. Raises `NoSteps`."""
    signature = specialized.signature
    if refusal_of(raised) is not None or may_be_outside(raised):
        raise NoSteps("it has no tensor form, or may access memory outside of its arrays")
    if tuple(raised.written) != (written,):
        raise NoSteps("it writes several arrays")
    unit = independence(specialized, raised.remarks, True).unit
    if unit != "threads":
        raise NoSteps("its threads work together")
    memories = signature.memories
    if len({(memories[k].shape, memories[k].dtype) for k in (read, written)}) > 1 or any(
        memories[k].symbol is not None for k in (read, written)
    ):
        raise NoSteps("the arrays are of different types")

    def proved() -> Box | str:
        try:
            with compiling():
                return written_box(parallelized(specialized), written)
        except NoBox as reason:
            return str(reason)

    box: Any = cached(("written box", specialized.text, signature, written), object, proved)
    if isinstance(box, str):
        raise NoSteps(box)
    return _Kernel(specialized, read, written).stencil(box)


class _Kernel:
    """The accesses of a kernel."""

    def __init__(self, specialized: Specialized, read: int, written: int) -> None:
        self.signature = specialized.signature
        self.function = parse(specialized.text).functions[self.signature.kernel]
        self.globals = split_module(specialized.text).globals
        self.names = [p.name for p in self.function.params[: len(self.signature.memories)]]
        self.read, self.written = read, written
        self.memory = self.signature.memories[written]
        self.addresses = Addresses(self.function)
        self.loads: dict[str, Sum] = {}
        self.stores: dict[str, Sum] = {}
        self.element: FloatType | IntType | None = None
        for instruction in self.function.instructions():
            self._meet(instruction)
        if not self.loads:
            raise NoSteps("it does not read the array of the step before")

    def _meet(self, made: Instruction) -> None:
        if isinstance(made, AtomicRMW | CompareExchange | Fence | Unreachable | Unsupported):
            raise NoSteps("it has atomic operations, fences or traps")
        if isinstance(made, Call):
            if any(isinstance(one.type, PointerType) for one in made.args):
                raise NoSteps("it gives addresses to functions")
        elif isinstance(made, Load | Store):
            self._access(made)
        elif not isinstance(made, GetElementPtr) and any(
            isinstance(one, Local) and one.name in self.names for one in made.operands()
        ):
            raise NoSteps("it uses an address as a value")
        if isinstance(made, Binary | Call | Phi | Select) and _REORDERED & set(made.flags):
            raise NoSteps("its sums may be computed in any order")

    def _access(self, made: Load | Store) -> None:
        if made.volatile or made.ordering is not None:
            raise NoSteps("it has volatile or atomic accesses")
        base, away = self.addresses.of(made.pointer)
        number = self._memory(base)
        if isinstance(made, Load):
            if number == self.written:
                raise NoSteps("it reads the array that it writes")
            if number == self.read:
                self._keep(self.loads, made, made.type, away)
            return
        if isinstance(made.value.type, PointerType):
            raise NoSteps("it stores addresses")
        if number is not None and number != self.written:
            raise NoSteps("it writes several arrays")
        if number is not None:
            self._keep(self.stores, made, made.value.type, away)

    def _keep(self, where: dict[str, Sum], made: Instruction, type_: Type, away: Sum) -> None:
        if not isinstance(type_, FloatType | IntType):
            raise NoSteps("it accesses several elements at once")
        if self.element not in (None, type_):
            raise NoSteps("it accesses elements as different types")
        self.element = type_
        where[made.text] = away

    def _memory(self, base: Value) -> int | None:
        """The memory that an address lies in; None for constants of the module and a thread's own
        memory."""
        if isinstance(base, Local) and base.name in self.names:
            return self.names.index(base.name)
        if isinstance(base, GlobalRef) and " constant " in self.globals.get(base.name, ""):
            return None
        own = {one.name for one in self.function.instructions() if isinstance(one, Alloca)}
        if isinstance(base, Local) and base.name in own:
            return None
        raise NoSteps("it accesses memory at an address that is not known")

    # --- the form ---

    def stencil(self, box: Box) -> Stencil:
        """With the threads that store."""
        first, *others = self.stores.values()
        if any(other != first for other in others):
            raise NoSteps("a thread stores several elements")
        size = self.memory.dtype.itemsize
        if size not in (4, 8) or self.element is None or self.element.width != 8 * size:
            raise NoSteps("its elements are neither of four bytes nor of eight")
        axes, strides = self._strides(first, size)
        elements = prod(self.memory.shape)
        shape = [b // a for a, b in zip(strides, [*strides[1:], elements], strict=True)]
        if prod(shape) != elements or min(shape) < 1:
            raise NoSteps("its array is not of whole rows and planes")
        origin = _places(_elements(first.constant, size), strides)
        offsets = tuple(
            (text, _places(_elements(_less(away, first), size), strides))
            for text, away in self.loads.items()
        )
        at = tuple(
            (box[axis][0] + begin, box[axis][1] + begin)
            for axis, begin in zip(axes, origin, strict=True)
        )
        others = [axis for axis in range(3) if axis not in axes and box[axis] != (0, 0)]
        found = Stencil(
            self.read,
            self.written,
            str(self.element),
            size,
            tuple(shape),
            tuple(axes),
            at,
            origin,
            offsets,
            tuple(self.stores),
            self._shares_products(),
            sum(map(_work, self.function.instructions())),
        )
        for dim, (low, high) in enumerate(at):
            before, after = found.reach(dim)
            if low - before < 0 or high + after >= shape[dim] or others:
                raise NoSteps("threads store the same elements, or read across the ends of rows")
            if max(before, after) > (MOST_ACROSS if dim else MOST_ALONG):
                raise NoSteps("it reads elements that are far away")
        return found

    def _shares_products(self) -> bool:
        """Whether elements may have a product in common that is to be fused with a sum: of two
        products, both with one factor or with none that is constant."""
        made = {i.name: i for i in self.function.instructions() if isinstance(i, Binary)}
        summed = {
            one.name
            for i in made.values()
            if i.opcode in ("fadd", "fsub")
            for one in i.operands()
            if isinstance(one, Local)
        }
        factors = [
            tuple(one for one in i.operands() if not isinstance(one, Local))
            for name, i in made.items()
            if i.opcode == "fmul" and name in summed
        ]
        return len(set(factors)) < len(factors)

    def _strides(self, store: Sum, size: int) -> tuple[list[int], list[int]]:
        """The axes of the launch, that of neighbouring elements first, and how many elements lie
        between those of neighbouring threads."""
        launch = self.signature.launch
        known = {f"{register}.{axis}" for register in ("tid", "ctaid") for axis in _AXES}
        if set(store.terms) - known:
            raise NoSteps("where a thread stores is no sum of its position")
        strides = {}
        for axis, letter in enumerate(_AXES):
            stride = _stride(store, letter, launch, axis)
            if stride % size or stride < 0:
                raise NoSteps("where a thread stores is no sum of its position")
            if stride:
                strides[axis] = stride // size
        axes = sorted(strides, key=lambda axis: strides[axis])
        ordered = [strides[axis] for axis in axes]
        if len(axes) < 2 or ordered[0] != 1:
            raise NoSteps("its launch has one dimension, or rows are not of neighbouring elements")
        if any(b % a for a, b in itertools.pairwise(ordered)):
            raise NoSteps("its array is not of whole rows and planes")
        return axes, ordered


def _work(made: Instruction) -> int:
    """The operations that an instruction takes of each element, about: none of those on indices."""
    if isinstance(made, Call):
        known = isinstance(made.callee, GlobalRef) and made.callee.name.startswith(SREG)
        return 0 if known else _FUNCTION
    if isinstance(made, Select | Load):
        return 1
    if not isinstance(made, Binary | Unary) or not isinstance(made.type, FloatType):
        return 0
    return _DIVISION if made.opcode in ("fdiv", "frem") else 1


def _stride(store: Sum, letter: str, launch: Launch, axis: int) -> int:
    """The bytes between what neighbours along an axis store."""
    by_block, by_thread = (store.terms.get(f"{name}.{letter}", 0) for name in ("ctaid", "tid"))
    if launch.block[axis] == 1:
        return by_block
    if launch.grid[axis] > 1 and by_block != launch.block[axis] * by_thread:
        raise NoSteps("where a thread stores is no sum of its position")
    return by_thread


def _less(away: Sum, own: Sum) -> int:
    apart = away.plus(own, -1)
    if apart.terms:
        raise NoSteps("it reads elements that are not a constant number away from its own")
    return apart.constant


def _elements(constant: int, size: int) -> int:
    """A number of bytes, modulo 2^64, as one of elements."""
    number = (constant + 2**63) % 2**64 - 2**63
    if number % size:
        raise NoSteps("it accesses parts of elements")
    return number // size


def _places(number: int, strides: list[int]) -> Place:
    """A number of elements along each dimension, the nearest ones."""
    found = []
    for stride in reversed(strides[1:]):
        along = (2 * number + stride) // (2 * stride)
        found.append(along)
        number -= along * stride
    return (number, *reversed(found))
