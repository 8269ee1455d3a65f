"""The PTX of a kernel: compiled in this process where that is safe, kept on disk.

LLVM ends the process where it has no code for an intrinsic, so modules that call others than those
known to be served are compiled by a process of their own.
"""

from __future__ import annotations

import functools
import pickle
import re
import subprocess
import sys
import threading
from collections.abc import Iterable
from pathlib import Path

from raise_kernel.diagnostics import InternalError, Refusal
from raise_kernel.runtime.disk_cache import cached
from raise_kernel.runtime.native.gpu import backend
from raise_kernel.runtime.native.gpu.device_runtime import undefined
from raise_kernel.runtime.native.gpu.entry import Entry
from raise_kernel.runtime.native.gpu.libdevice import libdevice
from raise_kernel.runtime.native.gpu.target import GpuTarget

# The pass manager's target machine is no thread's own.
_lock = threading.Lock()

_DECLARED = re.compile(r'^declare [^\n]*?@(?:"([^"]*)"|([-\w$.]+))\(', re.MULTILINE)
# Intrinsics that every capability from 7.0 on has code for.
_SERVED = re.compile(
    r"llvm\.(?:nvvm\.(?:read\.ptx\.sreg\.(?:n?tid|n?ctaid)\.[xyz]|"
    r"read\.ptx\.sreg\.(?:warpsize|laneid|lanemask\.\w+)|"
    r"shfl\.sync\.(?:idx|up|down|bfly)\.[if]32p?|vote\.(?:all|any|uni|ballot)\.sync|"
    r"match\.(?:any|all)\.sync\.i(?:32|64)p?|bar\.warp\.sync|barrier0|membar\.(?:cta|gl|sys)|"
    r"barrier\.cta\.(?:sync|red\.(?:and|or|popc))\.aligned\.all|activemask|exit|"
    r"isspacep\.(?:shared|local|global|const))|"
    r"(?:[su](?:max|min)|abs|ctpop|ctlz|cttz|bitreverse|bswap|fshl|fshr|[su](?:add|sub)\.sat|"
    r"[su](?:add|sub|mul)\.with\.overflow)\.i(?:8|16|32|64)|"
    r"(?:fabs|fma|fmuladd|sqrt|floor|ceil|trunc|rint|nearbyint|roundeven|copysign|maxnum|minnum)"
    r"\.f(?:32|64)|assume|lifetime\.(?:start|end)\.p\d+|experimental\.noalias\.scope\.decl|"
    r"mem(?:cpy|move|set)\.p\d+\.(?:p\d+\.)?i(?:32|64)|dbg\.\w+)\Z"
)


def ptx_of(entry: Entry, target: GpuTarget) -> str:
    """The PTX of a kernel. Refuses (RK012) calls that nothing defines."""
    ptx = _ptx(entry.text, entry.support, target, 3)
    if missing := undefined(ptx):
        raise Refusal("RK012", f"nothing defines {', '.join(missing)}")
    return ptx


def ptx_of_module(text: str, target: GpuTarget, level: int = 3) -> str:
    """The PTX of a module as it is; what it does not define is external."""
    return _ptx(text, "", target, level)


def optimized_text(entry: Entry, target: GpuTarget) -> str:
    """The kernel's module in LLVM IR, as the code generator gets it."""
    library = _library(_calls(entry.text))
    with _lock:
        machine = backend.machine_of(target.cpu, f"+ptx{target.ptx}")
        return str(backend.optimized(entry.text, entry.support, library, machine))


def _calls(text: str) -> list[str]:
    return sorted({quoted or plain for quoted, plain in _DECLARED.findall(text)})


def _ptx(text: str, support: str, target: GpuTarget, level: int) -> str:
    calls = _calls(text)
    library = _library(calls)
    parts = (text, support, library, target.cpu, f"+ptx{target.ptx}", level)
    apart = any(name.startswith("llvm.") and not _SERVED.match(name) for name in calls)
    make = compiled_apart if apart else _compiled
    return cached(
        ("ptx", text, support, len(library), *parts[3:]), str, lambda: make(*parts).decode()
    )


def _library(calls: Iterable[str]) -> bytes:
    """libdevice where it is called, or nothing. Refuses (RK012) where it is not on this machine."""
    called = [name for name in calls if name.startswith("__nv_")]
    if not called:
        return b""
    path = libdevice()
    if path is None:
        raise Refusal(
            "RK012",
            f"{called[0]} is in CUDA's libdevice, which is not on this machine",
            hint="install nvidia-cuda-nvcc, or set CUDA_HOME",
        )
    return _bytes(path)


@functools.cache
def _bytes(path: Path) -> bytes:
    return path.read_bytes()


def _compiled(
    text: str, support: str, library: bytes, cpu: str, features: str, level: int
) -> bytes:
    with _lock:
        try:
            return backend.compiled(text, support, library, cpu, features, level)
        except RuntimeError as error:
            message = f"a kernel's module for NVPTX is not LLVM IR: {error}"
            raise InternalError(message, text) from error


def compiled_apart(*parts: str | bytes | int) -> bytes:
    """As `_compiled`, by another process. Refuses (RK012) what LLVM has no code for."""
    command = [sys.executable, backend.__file__]
    done = subprocess.run(command, input=pickle.dumps(parts), capture_output=True, check=False)
    if done.returncode == 0:
        return done.stdout
    said = done.stderr.decode(errors="replace").strip()
    if done.returncode > 0 and "LLVM ERROR: " not in said:
        raise InternalError(f"the compiler for GPUs failed: {said[-2000:]}", str(parts[0]))
    message = said.partition("LLVM ERROR: ")[2] or said
    raise Refusal("RK012", f"LLVM has no code for it on {parts[3]}: {message.split(chr(10))[0]}")
