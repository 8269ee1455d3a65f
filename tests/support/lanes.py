"""Runs a specialized, barrier-free module on this CPU, lane after lane, through llvmlite's JIT."""

from __future__ import annotations

import ctypes
import itertools
import re

import llvmlite.binding as llvm
import numpy as np

from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.arguments.signature import Signature
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.runtime.reference.program import host_features

_REGISTER = re.compile(
    r"^declare .*i32 @(llvm\.nvvm\.read\.ptx\.sreg\.(?:ctaid|tid)\.[xyz])\(.*$", re.M
)
_C_TYPES = {
    "int32": ctypes.c_int32,
    "int64": ctypes.c_int64,
    "uint32": ctypes.c_uint32,
    "float32": ctypes.c_float,
    "float64": ctypes.c_double,
    "int8": ctypes.c_int8,
    "bool": ctypes.c_bool,
}


def host_machine() -> llvm.TargetMachine:
    """A machine for one engine, which takes it over; this CPU's features convert half floats."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_default_triple().create_target_machine(features=host_features())


def _host_text(text: str) -> str:
    """The module for this machine, with special registers read from globals."""
    text = re.sub(r"^target (?:datalayout|triple) = .*$", "", text, flags=re.M)
    names = [match.group(1) for match in _REGISTER.finditer(text)]
    for name in names:
        short = name.removeprefix("llvm.nvvm.read.ptx.sreg.")
        text = re.sub(rf"^declare .*@{re.escape(name)}\(.*$", "", text, flags=re.M)
        text = text.replace(f"@{name}(", f"@read.{short}(")
        text += f"@{short} = global i32 0\n"
        text += f"define i32 @read.{short}() {{\n  %v = load i32, ptr @{short}\n  ret i32 %v\n}}\n"
    return text


def run_lanes(
    special: Specialized, memories: list[np.ndarray], scalars: tuple[object, ...] = ()
) -> None:
    """Runs every lane of the launch on the arrays, in place."""
    signature: Signature = special.signature
    module = llvm_context.parse(_host_text(special.text), "lanes")
    with llvm.create_mcjit_compiler(module, host_machine()) as engine:
        engine.finalize_object()
        registers = {
            (kind, axis): ctypes.c_int32.from_address(address)
            for kind in ("tid", "ctaid")
            for axis in "xyz"
            if (address := engine.get_global_value_address(f"{kind}.{axis}"))
        }
        types = [ctypes.c_void_p] * len(memories)
        types += [_C_TYPES[s.dtype.name] for s in signature.scalars]
        kernel = ctypes.CFUNCTYPE(None, *types)(engine.get_function_address(signature.kernel))
        arguments = [m.ctypes.data for m in memories] + list(scalars)
        launch = signature.launch
        sizes = [*reversed(launch.grid), *reversed(launch.block)]
        axes = [(kind, axis) for kind in ("ctaid", "tid") for axis in "zyx"]
        for place in itertools.product(*map(range, sizes)):
            for axis, value in zip(axes, place, strict=True):
                if axis in registers:
                    registers[axis].value = value
            kernel(*arguments)
