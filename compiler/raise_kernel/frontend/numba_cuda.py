"""A Numba CUDA function to an LLVM module, through numba-cuda, without a GPU.

numba-cuda lowers the function to typed-pointer LLVM text, one module a library; those are upgraded
and linked. It asks the current GPU for its compute capability when it meets a device function; here
there is none, so that one question is answered for it. Numba is imported when first needed.

What it refuses: no numba-cuda, or one that does not import (RK025); a function that Numba does not
compile (RK010), with Numba's message and the Python line; arguments that Numba has no type for
(RK006).
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import inspect
import re
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from raise_kernel.collecting import rare_collections
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.arguments.signature import Argument, ArrayArg, DynamicArg, StaticArg
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.frontend.numba_abi import NumbaArg
from raise_kernel.frontend.numba_code.atomics import atomic_functions
from raise_kernel.frontend.numba_code.counts import own_names, texts_of, with_names
from raise_kernel.frontend.numba_code.flags import compare_fast
from raise_kernel.frontend.numba_code.link import linked_texts
from raise_kernel.frontend.numba_code.mlir import for_numba_cuda
from raise_kernel.frontend.numba_code.nrt import runtime_functions
from raise_kernel.frontend.numba_code.warps import with_named_modes
from raise_kernel.frontend.typed_pointers import has_typed_pointers, upgrade

COMPUTE_CAPABILITY = (8, 0)
# NVVM IR 2.0 with debug metadata 3.2, as libNVVM of CUDA 12 and 13 answers.
IR_VERSION = (2, 0, 3, 2)
_INSTALL = "pip install 'raise-kernel[numba]'"
_RESTART = (
    "start Python again: numba-cuda takes its place in Numba as Python starts, and was installed "
    "after this process began"
)

# One compilation at a time: numba-cuda's dispatcher module is patched while it runs.
_lock = threading.RLock()


@functools.cache
def numba_module(name: str) -> Any:
    """A module of numba's, imported when first asked for; RK025 where it does not import."""
    try:
        module = importlib.import_module(name)
        if name == "numba.cuda":
            # What a first launch would import: an unfit NumPy is found here.
            importlib.import_module("numba.cuda.np.arrayobj")
            compare_fast(importlib.import_module("numba.cuda.core.targetconfig").TargetConfig)
        return module
    except Exception as error:  # numba-cuda's import raises what it likes when CUDA is unfit
        message = (str(error).strip() or type(error).__name__).split("\n")[0]
        unfit = f" (NumPy is {np.__version__})" if "numpy" in message else ""
        hint = _RESTART if _is_displaced() else _INSTALL
        raise Refusal(
            "RK025", f"numba-cuda does not import: {message}{unfit}", hint=hint
        ) from error


def _is_displaced() -> bool:
    """Whether numba-cuda is installed, and `numba.cuda` is what Numba itself has of that name."""
    installed = importlib.util.find_spec("numba_cuda")
    loaded = getattr(sys.modules.get("numba.cuda"), "__file__", None)
    folders = installed.submodule_search_locations if installed is not None else None
    return bool(folders and loaded and not any(loaded.startswith(folder) for folder in folders))


def python_function(kernel: Any) -> Callable[..., Any]:
    """The Python function of a `@cuda.jit` dispatcher, or the function itself."""
    function = getattr(kernel, "py_func", kernel)
    if not inspect.isfunction(function):
        raise Refusal("RK010", f"{kernel!r} is neither a function nor a @cuda.jit kernel")
    return function


def from_numba(kernel: Any, args: Sequence[Argument]) -> LLVMModule:
    """The module of a function or dispatcher for a call with these arguments."""
    cuda = numba_module("numba.cuda")
    types = [numba_type(cuda, arg) for arg in args]
    return compile_numba(kernel, types)


def compile_numba(kernel: Any, argtypes: Sequence[Any]) -> LLVMModule:
    """The module of a function or dispatcher for these Numba types; it holds one kernel."""
    cuda = numba_module("numba.cuda")
    compiler = numba_module("numba.cuda.compiler")
    function = for_numba_cuda(python_function(kernel), cuda)
    options = getattr(kernel, "targetoptions", {})
    with _lock, rare_collections(), _answering_for_the_gpu(), _refusals(function):
        compiled = compiler.compile_cuda(
            function,
            cuda.types.void,
            tuple(argtypes),
            lineinfo=True,
            fastmath=bool(options.get("fastmath")),
            cc=COMPUTE_CAPABILITY,
        )
    compiler.kernel_fixup(compiled.library.get_function(compiled.fndesc.llvm_func_name), False)
    return compiled_module(compiled, function)


def compiled_module(
    compiled: Any,
    function: Callable[..., Any],
    link: Sequence[Any] = (),
    edit: Callable[[str], str] = lambda text: text,
) -> LLVMModule:
    """The module of a kernel that numba-cuda lowered; it holds that kernel and what it calls.

    `link` are files and `LinkableCode` that it is linked with; `edit` sees the text before it is
    parsed.
    """
    cuda = numba_module("numba.cuda")
    source = inspect.getsourcefile(function) or "<python>"
    spelled = tuple(
        replace(numba_arg(cuda, type_), name=argument)
        for type_, argument in zip(compiled.signature.args, compiled.fndesc.args, strict=True)
    )
    own = texts_of(compiled.library)
    files = [*link, *_reshape_functions(own)]
    linked = linked_modules([*own, *sorted(linked_texts(files))], source)
    names = own_names(linked)
    kernel = str(compiled.fndesc.llvm_func_name)
    text = edit(with_names(linked, names))
    return LLVMModule.parse(text, source, {names.get(kernel, kernel): spelled})


def _reshape_functions(texts: Sequence[str]) -> list[Path]:
    """numba-cuda's own CUDA source for reshape in a kernel, where it is called."""
    if not any("nocopy_reshape" in text or "nocopy_empty_reshape" in text for text in texts):
        return []
    return [Path(numba_module("numba.cuda").__file__).parent / "reshape_funcs.cu"]


@contextmanager
def _answering_for_the_gpu() -> Iterator[None]:
    """The device's capability, and libNVVM's IR version: neither is here, nor needed further."""
    from unittest import mock  # which brings asyncio, for any user of this module

    dispatcher, nvvm = (
        numba_module("numba.cuda.dispatcher"),
        numba_module("numba.cuda.cudadrv.nvvm"),
    )
    device = SimpleNamespace(compute_capability=COMPUTE_CAPABILITY)
    with (
        mock.patch.object(dispatcher, "get_current_device", lambda: device),
        mock.patch.object(nvvm.NVVM, "get_ir_version", lambda _self: IR_VERSION),
    ):
        yield


@contextmanager
def _refusals(function: Callable[..., Any]) -> Iterator[None]:
    """Numba's errors, and NumPy's and Python's during its lowering, as RK010."""
    errors = numba_module("numba.core.errors")
    try:
        yield
    except (errors.NumbaError, NotImplementedError, TypeError, ValueError) as error:
        raise _not_compiled(function, str(error)) from error


_ANSI = re.compile(r"\x1b\[[0-9;]*m")
_LOCATION = re.compile(r'File "([^"]+)", line (\d+)')


def _not_compiled(function: Callable[..., Any], message: str) -> Refusal:
    """Numba's message, its first paragraph, at the last Python line it names of this function."""
    text = _ANSI.sub("", message).strip()
    code = function.__code__
    locations = [(f, int(n)) for f, n in _LOCATION.findall(text)]
    named = code.co_filename.rsplit("/", 1)[-1]
    own = [n for f, n in locations if f.rsplit("/", 1)[-1] == named]
    line = own[-1] if own else code.co_firstlineno
    return Refusal(
        "RK010",
        "Numba: " + "\n".join(text.split("\n")[:6]),
        file=code.co_filename,
        kernel=function.__name__,
        line=f"{code.co_filename}:{line}",
    )


def linked_modules(texts: Sequence[str], source: str) -> str:
    """One module of several that Numba lowered; each is upgraded, and equal ones count once."""
    distinct = dict.fromkeys(texts)
    opaque = [upgrade(t, source) if has_typed_pointers(t) else t for t in distinct]
    opaque, warps = zip(*map(with_named_modes, opaque), strict=True)
    own = [
        t for t in (atomic_functions(opaque), runtime_functions(opaque), *dict.fromkeys(warps)) if t
    ]
    return llvm_context.link([*opaque, *own], source)


def numba_type(cuda: Any, arg: Argument) -> Any:
    """The Numba type of an argument: a C-contiguous array, or a scalar."""
    if isinstance(arg, ArrayArg):
        return cuda.types.Array(_scalar_type(cuda, arg.dtype), len(arg.shape), "C")
    if isinstance(arg, DynamicArg):
        return _scalar_type(cuda, arg.dtype)
    if not isinstance(arg, StaticArg):
        raise Refusal("RK006", f"Numba has no type for {arg}")
    return _type_of_value(cuda, arg.value)


def _scalar_type(cuda: Any, dtype: np.dtype) -> Any:
    support = numba_module("numba.cuda.np.numpy_support")
    if dtype.name == "bfloat16":
        return numba_module("numba.cuda.types").bfloat16
    try:
        return support.from_dtype(dtype)
    except Exception as error:  # NumbaNotImplementedError, or a KeyError of its tables
        raise Refusal("RK006", f"Numba has no type for {dtype}") from error


def _type_of_value(cuda: Any, value: Any) -> Any:
    """What Numba gives a Python scalar: int64, float64, boolean, complex128, or NumPy's own."""
    if isinstance(value, tuple):
        return cuda.types.Tuple([_type_of_value(cuda, item) for item in value])
    if value is None:
        return cuda.types.none
    if isinstance(value, np.generic):
        return _scalar_type(cuda, value.dtype)
    python = {bool: "boolean", int: "int64", float: "float64", complex: "complex128"}
    name = python.get(type(value))
    if name is None:
        raise Refusal("RK006", f"Numba has no type for {value!r}")
    if name == "int64" and not -(2**63) <= value < 2**63:
        name = "uint64"
    return getattr(cuda.types, name)


def numba_arg(cuda: Any, type_: Any) -> NumbaArg:
    """How a Numba type is spelled as LLVM parameters."""
    types = cuda.types
    support = numba_module("numba.cuda.np.numpy_support")
    if isinstance(type_, types.Array):
        return NumbaArg("array", _element_dtype(support, type_.dtype), type_.ndim)
    if isinstance(type_, types.CPointer):
        return NumbaArg("pointer")
    if isinstance(type_, types.EnumMember):
        return numba_arg(cuda, type_.dtype)
    if isinstance(type_, types.Record):
        return NumbaArg("record", support.as_dtype(type_))
    if isinstance(type_, types.BaseTuple):
        return NumbaArg("tuple", members=tuple(numba_arg(cuda, t) for t in type_))
    if isinstance(type_, types.NoneType | types.Omitted):
        return NumbaArg("none")
    if isinstance(type_, types.Complex):
        return NumbaArg("complex", support.as_dtype(type_))
    return NumbaArg("scalar")


def _element_dtype(support: Any, type_: Any) -> np.dtype | None:
    """The dtype of an array's elements; None for a type of a user's own, which NumPy has not."""
    try:
        return support.as_dtype(type_)
    except numba_module("numba.cuda.core.errors").NumbaNotImplementedError:
        return None
