"""What decides how Numba compiles a function, by value: code, constants, globals, closures, types.

    @cuda.jit(device=True)
    def scaled(x): return FACTOR * x      ->   code of `scaled`, its options, FACTOR = 2.5

Numba reads a global when it compiles and keeps its value. So does the description: numbers,
strings, tuples and NumPy arrays by their contents, device functions by their own description,
modules by the attributes whose names the function has, and what NumPy, Numba and Python's own
modules hold by its name, for their versions are in each key. `Undescribed` is raised for everything
else: what plain Python functions and other objects mean, an extension says.
"""

from __future__ import annotations

import dis
import hashlib
import sys
from collections.abc import Iterator
from types import CellType, CodeType, FunctionType, ModuleType
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from raise_kernel.diagnostics import Refusal

# Their versions are in the key of an entry, or they are Python's.
PACKAGES = frozenset(
    ("numba", "numba_cuda", "numpy", "math", "cmath", "operator", "_operator", "builtins")
)
_PLAIN = (bool, int, float, complex, str, bytes, type(None), type(Ellipsis))
_COUNTS = ("co_argcount", "co_posonlyargcount", "co_kwonlyargcount", "co_flags")
_NAMES = ("co_name", "co_names", "co_varnames", "co_freevars", "co_cellvars")
_LINES = ("co_filename", "co_firstlineno", "co_linetable")
_CODE = (*_COUNTS, *_NAMES, *_LINES, "co_code", "co_exceptiontable")


class Undescribed(Exception):
    """A value that no description stands for."""


# The digest of each device function when it was first compiled; "" where it has had several.
_compiled: WeakKeyDictionary[Any, str] = WeakKeyDictionary()
# Its digest when a kernel that calls it was first taken from the cache.
_reused: WeakKeyDictionary[Any, str] = WeakKeyDictionary()


def package_of(value: Any) -> str:
    """The package that defines a function or class."""
    return str(getattr(value, "__module__", None) or "").partition(".")[0]


class Describer:
    """Describes values as they are at one time."""

    def __init__(self, dispatcher: type, types: Any, device_function: Any) -> None:
        """`device_function` gives Numba's device function for a function that is jitted for CPUs,
        and None for other values."""
        self._dispatcher, self._types = dispatcher, types
        self._device_function = device_function
        self._digests: dict[Any, str] = {}
        # Of device functions that were compiled before their globals changed.
        self.changed: set[str] = set()
        self._open: list[Any] = []

    def kernel(self, function: FunctionType, argtypes: tuple[Any, ...]) -> tuple[object, ...]:
        """The description of a kernel for its argument types."""
        return self._function(function), tuple(map(self._type, argtypes))

    def note(self, device_function: Any) -> None:
        """That a device function is about to be compiled for further types."""
        try:
            digest = self._digest(device_function)
        except Undescribed:
            digest = ""
        if _reused.get(device_function, digest) != digest:
            raise _changed_global(device_function)
        if _compiled.setdefault(device_function, digest) != digest:
            _compiled[device_function] = ""

    @property
    def digests(self) -> tuple[str, ...]:
        """Of the device functions that were described."""
        return tuple(self._digests.values())

    def reuse(self) -> None:
        """That the described kernel is taken from the cache."""
        for device_function, digest in self._digests.items():
            _reused.setdefault(device_function, digest)

    def _function(self, function: FunctionType) -> tuple[object, ...]:
        code = function.__code__
        names = {name for part in _codes(code) for name in part.co_names}
        cells = [_contents(cell) for cell in function.__closure__ or ()]
        read = [(name, _global(function, name)) for name in sorted(_globals_of(code))]
        given = [*(function.__defaults__ or ()), *(function.__kwdefaults__ or {}).items()]
        return (
            function.__module__,
            function.__qualname__,
            *map(self._code, _codes(code)),
            tuple(self._value(value, names) for value in (*cells, *given)),
            tuple((name, self._value(value, names)) for name, value in read),
        )

    def _code(self, code: CodeType) -> tuple[object, ...]:
        constants = (c for c in code.co_consts if not isinstance(c, CodeType))
        parts = (getattr(code, name, None) for name in _CODE)
        return (*parts, tuple(self._constant(c) for c in constants))

    def _constant(self, value: Any) -> object:
        if isinstance(value, frozenset):
            return "frozenset", tuple(sorted(map(repr, value)))
        return self._value(value, set())

    def _value(self, value: Any, names: set[str]) -> object:
        """A value that a function reads; of a module, what has one of these names."""
        kind = type(value)
        if kind in _PLAIN:
            return kind.__name__, value
        if kind is tuple:
            return "tuple", *(self._value(item, names) for item in value)
        if kind is np.ndarray or isinstance(value, np.generic):
            return _array(value)
        if kind is ModuleType:
            return self._module(value, names)
        if kind is self._dispatcher:
            return "device function", self._unchanged(value)
        if device_function := self._device_function(value):
            return "device function", self._unchanged(device_function)
        if isinstance(value, self._types.Type):
            return self._type(value)
        if isinstance(value, type) or callable(value):
            return _named(value)
        raise Undescribed(f"{value!r}")

    def _module(self, module: ModuleType, names: set[str]) -> tuple[object, ...]:
        if module in self._open:
            return "module", module.__name__
        self._open.append(module)
        try:
            held = [
                (name, getattr(module, name)) for name in sorted(names) if hasattr(module, name)
            ]
            return "module", module.__name__, *(self._held(module, *item, names) for item in held)
        finally:
            self._open.pop()

    def _held(self, module: ModuleType, name: str, value: Any, names: set[str]) -> object:
        """What a module has by a name: of a versioned one that is the name, but for numbers."""
        versioned = module.__name__.partition(".")[0] in PACKAGES
        if versioned and not isinstance(value, ModuleType | self._dispatcher):
            owner = value if isinstance(value, type | FunctionType) else type(value)
            if package_of(owner) in PACKAGES and type(value) not in (*_PLAIN, tuple, np.ndarray):
                return name, package_of(owner)
        return name, self._value(value, names)

    def _unchanged(self, device_function: Any) -> str:
        """The digest of a device function, which is that of what Numba has compiled of it."""
        digest = self._digest(device_function)
        compiled = _compiled.get(device_function)
        if compiled != digest and (compiled is not None or device_function.overloads):
            self.changed.add(compiled or "")
            raise Undescribed(f"{device_function!r} was compiled with other globals")
        return digest

    def _digest(self, device_function: Any) -> str:
        if device_function not in self._digests:
            if device_function in self._open:
                raise Undescribed(f"{device_function!r} is recursive")
            self._open.append(device_function)
            try:
                options = sorted(device_function.targetoptions.items())
                described = (self._function(device_function.py_func), self._options(options))
            finally:
                self._open.pop()
            self._digests[device_function] = digest_of(described)
        return self._digests[device_function]

    def _options(self, options: list[tuple[str, Any]]) -> object:
        return tuple((name, self._value(value or None, set())) for name, value in options)

    def _type(self, type_: Any) -> object:
        types, kind = self._types, type(type_)
        if kind is types.Array:
            return str(type_), self._type(type_.dtype), type_.layout, type_.mutable, type_.aligned
        if kind in (types.Tuple, types.UniTuple):
            return kind.__name__, *map(self._type, type_.types)
        if kind in (types.Integer, types.Float, types.Complex, types.Boolean, types.NoneType):
            return kind.__name__, type_.name
        raise Undescribed(f"{type_!r}")


def _changed_global(device_function: Any) -> Refusal:
    """Numba has one value of a global for all kernels of a process: that of the first."""
    name = device_function.py_func.__name__
    return Refusal(
        "RK012",
        f"a global that {name} reads changed after a kernel that calls it was launched",
        hint="pass it as an argument, or set RAISE_KERNEL_CACHE=off to keep its first value",
    )


def digest_of(described: object) -> str:
    """A hash of a description."""
    return hashlib.sha256(repr(described).encode()).hexdigest()


def _contents(cell: CellType) -> Any:
    """What a function closes over: nothing yet, where a recursive one is compiled as it is made."""
    try:
        return cell.cell_contents
    except ValueError:
        raise Undescribed("a name that is not bound yet") from None


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _globals_of(code: CodeType) -> set[str]:
    return {
        str(instruction.argval)
        for part in _codes(code)
        for instruction in dis.get_instructions(part)
        if instruction.opname in ("LOAD_GLOBAL", "LOAD_NAME")
    }


def _global(function: FunctionType, name: str) -> Any:
    builtins = sys.modules["builtins"]
    if name not in function.__globals__ and not hasattr(builtins, name):
        raise Undescribed(f"no global {name}")
    return function.__globals__.get(name, getattr(builtins, name, None))


def _array(value: np.ndarray | np.generic) -> tuple[object, ...]:
    array = np.asarray(value)
    if array.dtype.hasobject:
        raise Undescribed(f"{value!r}")
    flags = array.flags.c_contiguous, array.flags.f_contiguous, array.flags.writeable
    contents = hashlib.sha256(array.tobytes()).hexdigest()
    described = type(value).__name__, array.dtype.descr, array.dtype.isalignedstruct
    return *described, array.shape, flags, array.flags.aligned, contents


def _named(value: Any) -> tuple[str, str, str]:
    """A class or function of a versioned package, which has it by its name."""
    module = str(getattr(value, "__module__", None) or "")
    name = str(getattr(value, "__qualname__", getattr(value, "__name__", "")))
    found = getattr(sys.modules.get(module), name, None)
    if package_of(value) not in PACKAGES or found is not value:
        raise Undescribed(f"{value!r}")
    return "named", module, name
