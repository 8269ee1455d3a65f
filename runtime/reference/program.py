"""A kernel compiled for this CPU, and the cache of such programs.

LLVM's passes are not run, only its code generator at its lowest level. Raising runs the passes, so
a wrong one would err in both. It is also faster: most launches are short, and passes and a better
code generator take two thirds of the time to compile.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import functools
import re
from collections import OrderedDict
from dataclasses import dataclass

import llvmlite.binding as llvm

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend import llvm_context
from raise_kernel.runtime.reference import definitions
from raise_kernel.runtime.reference.arena import arena
from raise_kernel.runtime.reference.noise import STATE
from raise_kernel.runtime.reference.support_object import support_object
from raise_kernel.runtime.reference.translation.translate import Translation, translate
from raise_kernel.runtime.reference.watch import Watch

_CACHED = 128


@dataclass
class Program:
    """Native code of one kernel; `engine` owns it."""

    kernel: str
    translation: Translation
    engine: llvm.ExecutionEngine

    @property
    def uses_images(self) -> bool:
        """Whether it fetches from textures or has surfaces."""
        return "@rk.images.count" in self.translation.text

    @property
    def has_noise(self) -> bool:
        """Whether roundings are drawn at random."""
        return f"@{STATE} =" in self.translation.text

    def address(self, symbol: str) -> int:
        """Of a variable of the native support code."""
        return self.engine.get_global_value_address(symbol)

    @functools.cached_property
    def run_blocks(self):
        kind = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_bool)
        return kind(self.engine.get_function_address("rk.run_blocks"))

    @functools.cached_property
    def initialize(self):
        return ctypes.CFUNCTYPE(None)(self.engine.get_function_address("rk.initialize"))


_programs: OrderedDict[tuple, Program] = OrderedDict()


def compile_kernel(
    text: str,
    kernel: str,
    check_bounds: bool,
    watch: Watch = Watch.FAULTS,
) -> Program:
    """The program of a kernel, compiled once a process for a module."""
    key = (text, kernel, check_bounds, watch)
    program = _programs.get(key)
    if program is None:
        program = _compile(translate(text, kernel, check_bounds, watch), kernel)
        _programs[key] = program
        if len(_programs) > _CACHED:
            _forget(_programs.popitem(last=False)[1])
    _programs.move_to_end(key)
    return program


def _forget(program: Program) -> None:
    memory = arena()
    window = program.translation.window
    memory.release(memory.statics, window.start, window.size)
    for variable in program.translation.variables:
        if variable.space != 3:
            memory.release(memory.statics, variable.region.start, variable.region.size)


# LLVM's code for these computes on halves themselves, and there 22.1 makes -32768 of NaN in
# `llvm.fptosi.sat.i16.f16`, which is 0. Without them halves are widened, the same on every CPU.
_NATIVE_HALVES = ("avx512fp16", "avx10.1", "avx10.2")


def host_features() -> str:
    """The features of this CPU that compiled code may use."""
    features = llvm.get_host_cpu_features()
    features.update((name, False) for name in _NATIVE_HALVES if name in features)
    return features.flatten()


def _machine() -> llvm.TargetMachine:
    """A machine of its own for each engine: MCJIT owns it and frees it with itself."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.initialize_native_asmparser()
    target = llvm.Target.from_default_triple()
    return target.create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=host_features(),
        opt=0,
        jit=True,
    )


_WIDE_DIVISION = re.compile(r"= [us](?:div|rem)(?: exact)? i128 ")


@functools.cache
def _provide_wide_division() -> None:
    """Makes 128-bit division known to the JIT: compiled code calls the compiler's library."""
    try:
        llvm.load_library_permanently(ctypes.util.find_library("gcc_s") or "libgcc_s.so.1")
    except RuntimeError as error:
        raise Refusal("RK012", f"this system has no 128-bit division: {error}") from None


def _compile(translation: Translation, kernel: str) -> Program:
    machine = _machine()
    if _WIDE_DIVISION.search(translation.text):
        _provide_wide_division()
    for symbol in translation.externals:
        definitions.provide(symbol)
    try:
        support = support_object(translation.support, _machine)
        module = llvm_context.module_of(translation.text)
        module.verify()
    except RuntimeError as error:
        raise Refusal(
            "RK099", f"the reference executor's translation is not LLVM IR: {error}", kernel=kernel
        ) from error
    module.triple = machine.triple
    module.data_layout = str(machine.target_data)
    engine = llvm_context.engine_of(module, machine)
    engine.add_object_file(llvm.ObjectFileRef.from_data(support))
    for variable in translation.variables:
        value = module.get_global_variable(variable.region.name)
        engine.add_global_mapping(value, variable.region.start)
    engine.finalize_object()
    return Program(kernel, translation, engine)
