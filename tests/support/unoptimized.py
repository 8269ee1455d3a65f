"""XLA and native code without most of their optimizations: for tests that ask nothing of them.

Where roundings are compared to the last bit they matter, as XLA contracts products and sums only
with them. Native code has its vectors only with them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import jax
from jax._src import compiler

from raise_kernel.runtime.native import jit

# XLA's emitters of fusions on CPUs are pipelines of MLIR, which take twice the time of all the rest
# of a small program. Without them it has the emitters of LLVM IR that it had before. To compile a
# small program in up to 32 parts takes more of all processors than to compile it whole.
_QUICK = (
    ("xla_cpu_use_fusion_emitters", "False"),
    ("xla_cpu_parallel_codegen_split_count", "1"),
)

_options_of_jax = compiler.get_compile_options


def quick(options: Any) -> Any:
    """These `CompileOptions`, which then ask for XLA's quickest way to a program."""
    options.executable_build_options.debug_options.xla_backend_optimization_level = 0
    options.env_option_overrides = [*options.env_option_overrides, *_QUICK]
    return options


def _quick_options(*args: Any, **kwargs: Any) -> Any:
    return quick(_options_of_jax(*args, **kwargs))


def compile_quickly() -> None:
    """From here on JAX asks for that, and native code is not optimized."""
    compiler.get_compile_options = _quick_options
    jit.LEVEL = 0


@contextmanager
def unoptimized() -> Iterator[None]:
    """What is compiled inside takes XLA and LLVM half the time or less."""
    before = jax.config.read("jax_disable_most_optimizations")
    level, options = jit.LEVEL, compiler.get_compile_options
    jax.config.update("jax_disable_most_optimizations", True)
    compile_quickly()
    try:
        yield
    finally:
        compiler.get_compile_options = options
        jax.config.update("jax_disable_most_optimizations", before)
        jit.LEVEL = level
