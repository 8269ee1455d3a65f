"""At which element type each memory is seen: the type accessed, or the granule of mixed accesses.

All accesses of one type at multiples of its size: that type. Otherwise an element is the *granule*:
the largest size that divides every access's size and offset, so that no store has to read first.
Where an atomic is wider than that, an element is as wide as the widest atomic, and other accesses
are of parts of elements.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import gcd, lcm
from typing import cast

from raise_kernel.analysis.integers.multiples import Multiples
from raise_kernel.analysis.memory.pointers import Base, PointerBases, dtype_bytes
from raise_kernel.analysis.memory.type_layout import alignment, is_pointer, store_size
from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.values import constant_int
from raise_kernel.passes.standardize.emitter import int_type

# Wider elements than this have no array dtype.
_WIDEST = 8


@dataclass
class View:
    """One memory as `memref<count x element>`, `granule` bytes an element.

    `part`, where it is not 0: accesses are of so many bytes each, in an element of an integer type.
    """

    base: Base
    granule: int
    element: ir.Type
    memref: ir.Value | None = None
    part: int = 0

    @property
    def count(self) -> int:
        return self.base.nbytes // self.granule


@dataclass
class _Use:
    """What the accesses of one memory have asked for so far."""

    granule: int = 0
    alignment: int = 1  # the largest that a load, store or atomic states
    types: Counter[ir.Type] = field(default_factory=Counter)
    first: ir.Operation | None = None
    atomic: int = 0  # bytes of the widest atomic
    bulk: bool = False
    copied_with: list[tuple[int, int]] = field(default_factory=list)


def memory_type(type_: ir.Type) -> ir.Type:
    """The type that a scalar has in memory: bools are bytes, pointers are 64-bit addresses."""
    if is_pointer(type_):
        return int_type(64)
    if isinstance(type_, ir.IntegerType) and type_.width % 8:
        return int_type(8 * store_size(type_))
    return type_


class ViewPlanner:
    """Collects accesses, then decides the views."""

    def __init__(self, bases: PointerBases, multiples: Multiples) -> None:
        self._bases = bases
        self._multiples = multiples
        self._uses: dict[int, _Use] = {}

    def access(self, op: ir.Operation, pointer: ir.Value, type_: ir.Type) -> None:
        """A load, store or atomic of `type_` at `pointer`."""
        type_ = memory_type(type_)
        size = store_size(type_, op)
        multiple = self._multiples.of(pointer)
        if multiple:
            multiple = lcm(multiple, _stated_alignment(op, type_))
        bases = self._bases.of(pointer)
        for base in bases:
            if base.kind == "null" and len(bases) > 1:
                continue
            use = self._uses.setdefault(base.number, _Use())
            use.granule = gcd(use.granule, size, multiple)
            use.alignment = max(use.alignment, _stated_alignment(op, type_))
            use.types[type_] += 1
            use.first = use.first or op
            if op.name in ("llvm.atomicrmw", "llvm.cmpxchg"):
                use.atomic = max(use.atomic, size)

    def bulk(self, op: ir.Operation, pointers: list[ir.Value], length: ir.Value) -> None:
        """A copy or fill of `length` bytes: it takes any element that divides what it touches."""
        known = constant_int(length)
        size = self._multiples.of(length) if known is None else known
        numbers = []
        for pointer in pointers:
            multiple = gcd(size, self._multiples.of(pointer))
            for base in self._bases.of(pointer):
                if base.kind == "null":
                    continue
                use = self._uses.setdefault(base.number, _Use())
                use.granule = gcd(use.granule, multiple)
                use.bulk = True
                numbers.append(base.number)
        for number in numbers:
            self._uses[number].copied_with += [(n, size) for n in numbers if n != number]

    def views(self) -> dict[int, View]:
        """The view of every base that is accessed, and of every kernel array."""
        self._settle_copies()
        out = {}
        for base in self._bases.bases:
            use = self._uses.get(base.number)
            if base.kind == "unknown" or (use is None and base.kind != "array"):
                continue
            out[base.number] = _view(base, use or _Use())
        return out

    def reinterpreted(self) -> list[tuple[Base, ir.Type, ir.Operation]]:
        """Arrays of integers whose bits the kernel takes for floats: how, and where first. Bytes
        are how that is done on purpose; an array that the kernel declares as what it is may have
        its bits converted by the kernel itself."""
        found: list[tuple[Base, ir.Type, ir.Operation]] = []
        for base in self._bases.bases:
            use, own = self._uses.get(base.number), base.dtype
            if base.kind != "array" or base.declared or use is None or use.first is None:
                continue
            if not isinstance(own, ir.IntegerType) or own.width == 8:
                continue
            floats = [t for t in use.types if not isinstance(t, ir.IntegerType)]
            if floats and len(floats) == len(use.types):
                found.append((base, floats[0], use.first))
        return found

    def _settle_copies(self) -> None:
        """Memories that are only copied take the element of what they are copied from or to."""
        for _ in range(len(self._uses)):
            changed = False
            for use in self._uses.values():
                if use.types:
                    continue
                for other, _size in use.copied_with:
                    if self._uses[other].types:
                        use.types = Counter(self._uses[other].types)
                        use.granule = gcd(use.granule, self._uses[other].granule)
                        changed = True
                        break
            if not changed:
                return


def _stated_alignment(op: ir.Operation, type_: ir.Type) -> int:
    """The alignment that an access promises: that of its type where it does not say."""
    if "alignment" in op.attributes:
        return cast(ir.IntegerAttr, op.attributes["alignment"]).value
    return alignment(type_, op)


def _check_dtype(base: Base, use: _Use) -> None:
    """Refuse an array whose numbers cannot be the kernel's: floats of another width, integers wider
    than every access. Reinterpreting on purpose is done with bytes, unless the kernel declares the
    array as what it is. LLVM narrows loads whose other bits nobody needs: those still have the
    alignment of the whole."""
    if base.kind != "array" or base.declared or base.dtype is None or len(use.types) != 1:
        return
    (accessed,) = use.types
    own = _plain_dtype(base.dtype)
    if own is None or own == accessed or store_size(own) == 1:
        return
    integers = isinstance(own, ir.IntegerType), isinstance(accessed, ir.IntegerType)
    floats = not any(integers) and store_size(own) != store_size(accessed)
    if floats or (all(integers) and store_size(own) > max(store_size(accessed), use.alignment)):
        raise refuse(
            "RK006",
            f"argument {base.name} is an array of {base.dtype}, and the kernel accesses it as "
            f"{accessed}",
            at=use.first,
            hint=f"pass an array of {accessed}, or its bytes (u8) to reinterpret them",
        )


def _view(base: Base, use: _Use) -> View:
    _check_dtype(base, use)
    own = _plain_dtype(base.dtype)
    granule = use.granule
    if granule == 0:
        element = own if own is not None else int_type(8)
        return View(base, store_size(element), element)
    granule = gcd(granule, _WIDEST)
    # An atomic on two elements at once (a half through the word around it) needs them as one.
    whole = bool(use.atomic) and base.nbytes % granule == 0
    if own is not None and store_size(own) > 1 and not whole:
        granule = gcd(granule, store_size(own))
    granule &= -granule
    if use.atomic > granule and not use.bulk and base.nbytes % use.atomic == 0:
        return View(base, use.atomic, int_type(8 * use.atomic), part=granule)
    if own is not None and store_size(own) != granule:
        own = None
    if own is not None and len(use.types) != 1 and _holds(own, use):
        return View(base, granule, own)
    fitting = [t for t, _ in use.types.most_common() if store_size(t) == granule]
    # A float element carries no other data: numbers that look subnormal may be flushed to zero,
    # and what looks like a NaN may change.
    if fitting and (len(use.types) == 1 or isinstance(fitting[0], ir.IntegerType)):
        return View(base, granule, fitting[0])
    if own is not None and _holds(own, use):
        return View(base, granule, own)
    return View(base, granule, int_type(8 * granule))


def _holds(own: ir.Type, use: _Use) -> bool:
    """Whether elements of an array's own type may hold all that is accessed.

    Integers that are moved through an array of floats are its floats, two or four at a time.
    """
    return all(isinstance(t, ir.IntegerType) or t == own for t in use.types)


def _plain_dtype(dtype: ir.Type | None) -> ir.Type | None:
    """The array's dtype as a signless memory element: bool as i8, complex as its parts."""
    if dtype is None:
        return None
    if isinstance(dtype, ir.ComplexType):
        return dtype.element_type
    if isinstance(dtype, ir.IntegerType):
        return int_type(8 * dtype_bytes(dtype))
    return dtype
