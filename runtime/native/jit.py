"""LLVM IR to machine code of this machine, in this process, with llvmlite alone.

`compiled(text, names)` gives the addresses of functions. Optimization is -O3's, with the loop and
SLP vectorizers, for the CPU that runs. The object file is kept in the cache on disk by the text,
the level, the CPU and its features (the versions of LLVM and of this package are part of every
entry), so a later process only links it. Code that was linked stays as long as the process: XLA may
call a handler for as long as it has the program.
"""

from __future__ import annotations

import functools
import hashlib
import os
import threading
from collections.abc import Mapping, Sequence

import llvmlite.binding as llvm

from raise_kernel.diagnostics import InternalError
from raise_kernel.frontend import llvm_context
from raise_kernel.runtime.disk_cache import cached
from raise_kernel.runtime.native import hand_over, narrowing
from raise_kernel.runtime.native.short_masks import shortened

# LLVM's code for these computes on halves themselves, and there 22.1 makes -32768 of NaN in
# `llvm.fptosi.sat.i16.f16`, which is 0. Without them halves are widened, the same on every CPU.
_NATIVE_HALVES = ("avx512fp16", "avx10.1", "avx10.2")

# LLVM's level of optimization; from 2 on with the vectorizers. Tests that ask nothing of it take 0.
LEVEL = 3

# What generated code calls.
_LIBRARIES = (narrowing, hand_over)

_lock = threading.Lock()
_linked: dict[str, dict[str, int]] = {}
# Libraries live as long as their trackers.
_kept: list[object] = []


@functools.cache
def host_cpu() -> tuple[str, str]:
    """The name of this CPU, and the features that compiled code may use."""
    features = llvm.get_host_cpu_features()
    features.update((name, False) for name in _NATIVE_HALVES if name in features)
    return llvm.get_host_cpu_name(), features.flatten()


@functools.cache
def cpu_cores() -> int:
    """The cores that this process may run on."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def has_feature(name: str) -> bool:
    """Whether compiled code may use a feature of this CPU."""
    return f"+{name}" in host_cpu()[1].split(",")


def compiled(
    text: str, names: Sequence[str], given: Mapping[str, int] | None = None
) -> dict[str, int]:
    """The addresses of the functions `names` of a module, compiled once a process; `given` are
    those of functions that it calls, by name."""
    given = given or {}
    key = hashlib.sha256(f"{LEVEL} {sorted(given.items())} {text}".encode()).hexdigest()
    with _lock:
        found = _linked.get(key)
        if found is None:
            found = _linked[key] = _link(_image(text), names, given, f"raise_kernel.{key}")
        return found


def _image(text: str) -> bytes:
    """The object file of a module, from the cache on disk where it is there."""
    return cached(("native object", text, LEVEL, host_cpu()), bytes, lambda: object_image(text))


def object_image(text: str) -> bytes:
    """The object file of a module."""
    machine = _machine()
    return machine.emit_object(_optimized(text, machine))


def assembly(text: str) -> str:
    """The assembly of a module, to look at."""
    machine = _machine()
    return machine.emit_assembly(_optimized(text, machine))


def _optimized(text: str, machine: llvm.TargetMachine) -> llvm.ModuleRef:
    try:
        module = llvm_context.module_of(text)
        module.triple = machine.triple
        module.data_layout = str(machine.target_data)
        module.verify()
    except RuntimeError as error:
        raise InternalError(f"a native module is not LLVM IR: {error}", text) from error
    options = llvm.create_pipeline_tuning_options(speed_level=LEVEL)
    options.loop_vectorization = LEVEL > 1
    options.slp_vectorization = LEVEL > 1
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return _with_short_masks(module) if "@llvm.masked." in text else module


def _with_short_masks(module: llvm.ModuleRef) -> llvm.ModuleRef:
    before = str(module)
    after = shortened(before)
    return module if after == before else llvm_context.module_of(after)


def _machine() -> llvm.TargetMachine:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.initialize_native_asmparser()
    cpu, features = host_cpu()
    target = llvm.Target.from_default_triple()
    return target.create_target_machine(
        cpu=cpu, features=features, opt=LEVEL, reloc="pic", jit=True
    )


@functools.cache
def _jit() -> llvm.LLJIT:
    """The linker, with the libraries of what generated code calls."""
    jit = llvm.create_lljit_compiler(_machine(), use_jit_link=False)
    for library in _LIBRARIES:
        builder = llvm.JITLibraryBuilder().add_object_img(_image(library.module_text()))
        builder.add_current_process()
        for name in library.NAMES:
            builder.export_symbol(name)
        _kept.append(builder.link(jit, library.LIBRARY))
    return jit


def _link(
    image: bytes, names: Sequence[str], given: Mapping[str, int], library: str
) -> dict[str, int]:
    builder = llvm.JITLibraryBuilder().add_object_img(image)
    for name, address in given.items():
        builder.import_symbol(name, address)
    for other in _LIBRARIES:
        builder.add_jit_library(other.LIBRARY)
    builder.add_current_process()
    for name in names:
        builder.export_symbol(name)
    tracker = builder.link(_jit(), library)
    _kept.append(tracker)
    return {name: tracker[name] for name in names}
