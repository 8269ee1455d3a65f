"""`raise-kernel doctor`: what this machine has, and each executor tried on one kernel.

One line a fact. What is missing says so, with what would mend it; that is no error, for little of
it is needed. An executor that gives a wrong result, or ends in an error, is: the exit code is 1.
"""

from __future__ import annotations

import importlib.metadata
import importlib.util
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from raise_kernel import config
from raise_kernel.diagnostics import Refusal

_PACKAGES = ("jax", "jaxlib", "llvmlite", "numpy", "numba", "numba-cuda", "egglog", "libtpu")

# y[i] = a x[index[i]] + y[i], for i < n.
_KERNEL = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define ptx_kernel void @doctor(ptr %x, ptr %index, ptr %y, float %a, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %s = mul i32 %b, 256
  %i = add i32 %s, %t
  %in = icmp slt i32 %i, %n
  br i1 %in, label %then, label %end
then:
  %w = sext i32 %i to i64
  %pk = getelementptr i32, ptr %index, i64 %w
  %k = load i32, ptr %pk
  %kw = sext i32 %k to i64
  %px = getelementptr float, ptr %x, i64 %kw
  %py = getelementptr float, ptr %y, i64 %w
  %vx = load float, ptr %px
  %vy = load float, ptr %py
  %m = fmul float %vx, %a
  %r = fadd float %m, %vy
  store float %r, ptr %py
  br label %end
end:
  ret void
}
"""
_BLOCK = 256
# Gathers that on a CPU take long enough for "auto" to look into native code.
_SIZE = 1 << 18


@dataclass(frozen=True)
class Finding:
    """One line: what was looked at, and what was found; `wrong` where it does not work."""

    name: str
    text: str
    wrong: bool = False

    def __str__(self) -> str:
        return f"{self.name:<12} {'WRONG: ' if self.wrong else ''}{self.text}"


def findings() -> Iterator[Finding]:
    """All that is known of this machine, as it is found."""
    for name, look in _LOOKS.items():
        try:
            yield Finding(name, look())
        except Refusal as refusal:
            hint = f" ({refusal.hint})" if refusal.hint else ""
            yield Finding(name, f"none: {refusal.message}{hint}")
    for executor in config.EXECUTORS:
        yield _tried(executor)


def _versions() -> str:
    from raise_kernel.tools.version import version_text

    found = [f"raise-kernel {version_text()}"]
    for name in _PACKAGES:
        try:
            found.append(f"{name} {importlib.metadata.version(name)}")
        except importlib.metadata.PackageNotFoundError:
            found.append(f"no {name}")
    return ", ".join(found)


def _devices() -> str:
    from raise_kernel.backend import default_device
    from raise_kernel.tensor_options import device_target

    default_device()
    import jax

    from raise_kernel.runtime.choice.decision import device_name

    names = [f"{device.platform}:{device.id} {device_name(device)}" for device in jax.devices()]
    return f"{', '.join(names)}; programs are made for {device_target()}"


def _driver() -> str:
    from raise_kernel.runtime.native.gpu.driver import driver

    found = driver()
    version, target = found.version, found.target
    count = f"{len(found.devices)} device{'s' if len(found.devices) > 1 else ''}"
    cuda = f"{version // 1000}.{version % 1000 // 10}"
    return f"CUDA {cuda}, {count}, code for {target.cpu} in PTX {target.ptx / 10}"


def _libdevice() -> str:
    from raise_kernel.runtime.native.gpu.libdevice import libdevice

    return str(libdevice() or "none: native code for GPUs has no exp, sin, ... without a toolkit")


def _ptxas() -> str:
    from raise_kernel.runtime.native.gpu.resources import ptxas

    return str(ptxas() or "none: registers are counted by a driver alone")


def _clang() -> str:
    from raise_kernel.frontend.toolchain import OLDEST_CLANG, find_toolchain

    found = find_toolchain()
    old = f" (too old: .cu files need {OLDEST_CLANG} or newer)" if found.advice else ""
    wheels = " of the wheels ziglang and clang-tidy" if found.headers else ""
    return f"{found.compiler[0]}{wheels}, version {found.version or 'unknown'}{old}"


def _toolkit() -> str:
    from raise_kernel.frontend.cuda import find_toolkit

    return find_toolkit() or "none: .cu files are read with this package's own headers"


def _native_cpu() -> str:
    from raise_kernel.runtime.native.cpu.rules.vector_library import library_key
    from raise_kernel.runtime.native.jit import host_cpu

    library = library_key()
    return f"{host_cpu()[0]}, vector mathematics by {library or 'the C library, one by one'}"


def _cache() -> str:
    from raise_kernel.runtime.disk_cache import cache_info

    found = cache_info()
    state = "" if found.enabled else ", off by RAISE_KERNEL_CACHE"
    return f"{found.folder}, {found.entries} entries, {found.size} of {found.limit} bytes{state}"


def _executor() -> str:
    fixed = config.executor
    return f"{fixed}, by RAISE_KERNEL_EXECUTOR" if fixed else "auto, where a launch names none"


_LOOKS: dict[str, Callable[[], str]] = {
    "versions": _versions,
    "devices": _devices,
    "cpu code": _native_cpu,
    "cuda driver": _driver,
    "libdevice": _libdevice,
    "ptxas": _ptxas,
    "clang": _clang,
    "toolkit": _toolkit,
    "cache": _cache,
    "executor": _executor,
}


def _tried(executor: str) -> Finding:
    """One kernel by an executor: what ran, how long a call takes, and whether it is right."""
    name = f"run {executor}"
    try:
        return _run(name, executor)
    except Refusal as refusal:
        return Finding(name, f"{refusal.code}: {refusal.message}", wrong=True)
    except Exception as error:  # a finding, whatever an executor fails with
        said = str(error).strip().split("\n")[0]
        return Finding(name, f"{type(error).__name__}: {said}", wrong=True)


def _run(name: str, executor: str) -> Finding:
    import jax
    import numpy as np

    from raise_kernel.runtime.kernel import load

    rng = np.random.default_rng(0)
    x, y = rng.standard_normal((2, _SIZE)).astype(np.float32)
    index = rng.integers(0, _SIZE, _SIZE).astype(np.int32)
    launch = load(_KERNEL)[_SIZE // _BLOCK, _BLOCK].options(executor=executor)
    arguments = (*map(jax.device_put, (x, index, y)), 2.0, _SIZE)
    jax.block_until_ready(launch(*arguments))
    start = time.perf_counter()
    result = jax.block_until_ready(launch(*arguments))
    milliseconds = (time.perf_counter() - start) * 1e3
    lowered = launch.lower(*arguments)
    if not np.allclose(result, 2 * x[index] + y, rtol=1e-5, atol=1e-5):
        return Finding(name, f"by {lowered.executor}, a wrong result", wrong=True)
    passes = {remark.pass_name for remark in lowered.raised.remarks}
    said = [r.message for r in lowered.remarks if r.pass_name not in passes]
    about = f"; {'; '.join(said)}" if said else ""
    return Finding(name, f"right, by {lowered.executor}, {milliseconds:.3g} ms a call{about}")
