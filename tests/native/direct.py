"""A kernel's own code without its tensor program: specialized, emitted, compiled, called by XLA."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping, Sequence
from typing import Any

import jax
import numpy as np

import raise_kernel as rk
from raise_kernel.analysis.integers.data_dependence import ACCESSES
from raise_kernel.driver import run_stages, specialize_kernel
from raise_kernel.mlir.values import identity
from raise_kernel.mlir.walks import walked
from raise_kernel.runtime.arguments import sort_arguments, to_device
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.kernel import Kernel
from raise_kernel.runtime.native.cpu.kernel import Buffers, module_text
from raise_kernel.runtime.native.cpu.repeated_functions import share_repeated_functions
from raise_kernel.runtime.native.cpu.repeated_loads import share_repeated_loads
from raise_kernel.runtime.native.cpu.staged_copies import read_staged_copies
from raise_kernel.runtime.native.cpu.warp_loops import unroll_warp_loops
from raise_kernel.runtime.native.jit import compiled
from raise_kernel.runtime.native.launch import register_target

_numbers = itertools.count()

# LLVM's names of element types.
TYPES = {
    np.float16: "half",
    np.float32: "float",
    np.float64: "double",
    np.int8: "i8",
    np.int16: "i16",
    np.int32: "i32",
    np.int64: "i64",
}


def filled(text: str, words: Mapping[str, str]) -> str:
    """A kernel's text with words replaced."""
    for word, other in words.items():
        text = text.replace(word, other)
    return text


def native_arrays(
    kernel: Kernel, launch: Any, args: Sequence[Any], tests: bool = False
) -> list[np.ndarray]:
    """What the kernel leaves in its arrays. Raises `Unknown` for what there is no code for.

    `tests`: every access is tested, those that are proved inside as well.
    """
    call = sort_arguments(args, kernel.info, variables={})
    specialized = specialize_kernel(
        kernel.module, kernel.info.name, launch_of(launch), call.arguments
    )
    arrays = [np.asarray(to_device(value)) for value in call.arrays]
    scalars = [np.asarray(value) for value in call.scalars]
    places = [("ret", k) for k in range(len(arrays))]
    places += [("arg", len(arrays) + k) for k in range(len(scalars))]
    buffers = Buffers(tuple(places), len(places), len(arrays))
    name = f"raise_kernel.test.{next(_numbers)}"
    volatile = re.search(r"\b(load|store) volatile\b", specialized.text) is not None
    module = run_stages(specialized, "parallelize")
    if not volatile:
        read_staged_copies(module)
        share_repeated_loads(module)
        share_repeated_functions(module)
    unroll_warp_loops(module)
    accesses = (op for op in walked(module.body) if op.name in ACCESSES)
    tested = frozenset(map(identity, accesses)) if tests else frozenset()
    text = module_text(module, name, buffers, volatile, tested=tested)
    register_target(name, compiled(text, [name])[name], "cpu")
    types = [jax.ShapeDtypeStruct(a.shape, a.dtype) for a in arrays]
    aliases = {k: k for k in range(len(arrays))}
    run = jax.jit(lambda *v: jax.ffi.ffi_call(name, types, input_output_aliases=aliases)(*v))
    return [np.asarray(result) for result in run(*arrays, *scalars)]


def load(source: Any, name: str | None = None) -> Kernel:
    return rk.load(source, kernel=name)


def elements_like(found: np.ndarray, want: Any) -> np.ndarray:
    """Bytes as the structured elements that they are."""
    if found.dtype == want.dtype:
        return found.reshape(want.shape)
    return found.reshape(-1).view(np.uint8).view(want.dtype).reshape(want.shape)
