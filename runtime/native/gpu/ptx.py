"""The PTX of a kernel: compiled by a process of its own, and kept on disk."""

from __future__ import annotations

import functools
import pickle
import re
import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator
from pathlib import Path

from raise_kernel.diagnostics import InternalError, Refusal
from raise_kernel.runtime.disk_cache import cached
from raise_kernel.runtime.native.gpu import backend
from raise_kernel.runtime.native.gpu.bounds.checked import Checked, checked
from raise_kernel.runtime.native.gpu.device_runtime import undefined
from raise_kernel.runtime.native.gpu.entry import Entry
from raise_kernel.runtime.native.gpu.form import PLAIN, GpuForm
from raise_kernel.runtime.native.gpu.libdevice import libdevice
from raise_kernel.runtime.native.gpu.target import GpuTarget

_BLOCK_SIZE = re.compile(r"^\.reqntid [^\n]*", re.MULTILINE)

# Loads on the read-only path, and as others are.
_PLAIN = ("ld.global.nc", "ld.global")

# What a load of another memory does not move above, unless it is on the read-only path.
_WRITE = re.compile(
    r"^\s*(?:@!?%p\d+\s+)?(?:st\.(?![\w.:]*(?:local|param|shared))|atom|red|bar|membar|fence|call|cp)"
)
_LABEL = re.compile(r"(\$L__\w+)")

# The pass manager's target machine is no thread's own.
_lock = threading.Lock()

_DECLARED = re.compile(r'^declare [^\n]*?@(?:"([^"]*)"|([-\w$.]+))\(', re.MULTILINE)


def ptx_of(entry: Entry, target: GpuTarget, form: GpuForm = PLAIN) -> str:
    """The PTX of a kernel, whose launch has its form already. Refuses (RK012) calls that nothing
    defines."""
    ptx = _ptx(entry.text, entry.support, target, 3, form.unroll)
    if missing := undefined(ptx):
        raise Refusal("RK012", f"nothing defines {', '.join(missing)}")
    ptx = read_only_after_writes(ptx) if form.read_only else ptx.replace(*_PLAIN)
    if form.registers:
        ptx = _BLOCK_SIZE.sub(rf"\g<0>\n.maxnreg {form.registers}", ptx)
    return ptx


def read_only_after_writes(ptx: str) -> str:
    """PTX whose loads take the read-only path (`ld.global.nc`) only where a write or a barrier of
    the same function may come before them.

    Such a load may move above the write. One that no write precedes gains nothing, and `ptxas` may
    move it down, next to its use, where its latency shows: the benchmarks' transform with 256-bit
    numbers waits for six loads in turn.
    """
    lines = ptx.split("\n")
    for first, last in _functions(lines):
        start = _first_after_write(lines, first, last)
        for number in range(first, start):
            lines[number] = lines[number].replace(*_PLAIN)
    return "\n".join(lines)


def _functions(lines: list[str]) -> Iterator[tuple[int, int]]:
    """The first and the last line of each function's body."""
    first = 0
    for number, line in enumerate(lines):
        if line == "{":
            first = number
        elif line == "}":
            yield first, number


def _first_after_write(lines: list[str], first: int, last: int) -> int:
    """The first line that may run after a write: it follows one, or a loop with one leads back."""
    labels = {m[1]: n for n in range(first, last) if (m := _LABEL.match(lines[n]))}
    start = next((n for n in range(first, last) if _WRITE.search(lines[n])), last)
    for number in range(last, first, -1):
        # From the end: a jump back to before `start` makes what it jumps to the start.
        jumps = [labels[name] for name in _LABEL.findall(lines[number]) if name in labels]
        if number > start and jumps:
            start = min(start, *jumps)
    return start


def ptx_of_module(text: str, target: GpuTarget, level: int = 3) -> str:
    """The PTX of a module as it is; what it does not define is external."""
    return _ptx(text, "", target, level)


def optimized_text(entry: Entry, target: GpuTarget) -> str:
    """The kernel's module in LLVM IR, as the code generator gets it."""
    library = _library(_calls(entry.text))
    with _lock:
        machine = backend.machine_of(target.cpu, f"+ptx{target.ptx}")
        return str(backend.optimized(entry.text, entry.support, library, machine))


def checked_entry(entry: Entry, target: GpuTarget, writes_only: bool = False) -> Checked:
    """The kernel's module with tests of the accesses that LLVM does not prove inside. Refuses
    (RK050) what `checked` does."""
    signature = entry.signature
    arrays = {memory.name: memory.nbytes for memory in signature.memories}
    scalars = [scalar for scalar in signature.scalars if not scalar.by_device]
    arrays |= {f"{scalar.name}.at": scalar.dtype.itemsize for scalar in scalars}
    shared = signature.launch.shared_bytes

    def simplified(text: str) -> str:
        with _lock:
            return backend.simplified(text, backend.machine_of(target.cpu, f"+ptx{target.ptx}"))

    parts = ("checked", entry.text, arrays, shared, target, writes_only)
    return cached(
        parts,
        Checked,
        lambda: checked(entry.text, entry.name, arrays, shared, simplified, writes_only),
    )


def _calls(text: str) -> list[str]:
    return sorted({quoted or plain for quoted, plain in _DECLARED.findall(text)})


def _ptx(text: str, support: str, target: GpuTarget, level: int, unroll: int = 0) -> str:
    calls = _calls(text)
    library = _library(calls)
    parts = (text, support, library, target.cpu, f"+ptx{target.ptx}", level)
    return cached(
        ("ptx", text, support, len(library), *parts[3:], unroll),
        str,
        lambda: compiled_apart(*parts, unroll=unroll).decode(),
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


def compiled_apart(*parts: str | bytes | int, unroll: int = 0) -> bytes:
    """What `backend.compiled` gives, by a process of its own. Refuses (RK012) what LLVM has no code
    for."""
    command = [sys.executable, backend.__file__, str(unroll)]
    done = subprocess.run(command, input=pickle.dumps(parts), capture_output=True, check=False)
    if done.returncode == 0:
        return done.stdout
    said = done.stderr.decode(errors="replace").strip()
    if done.returncode > 0 and "LLVM ERROR: " not in said:
        raise InternalError(f"the compiler for GPUs failed: {said[-2000:]}", str(parts[0]))
    message = said.partition("LLVM ERROR: ")[2] or said
    raise Refusal("RK012", f"LLVM has no code for it on {parts[3]}: {message.split(chr(10))[0]}")
