"""XLA and native code without most of their optimizations: for tests that ask nothing of them.

Where roundings are compared to the last bit they matter, as XLA contracts products and sums only
with them. Native code has its vectors only with them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import jax

from raise_kernel.runtime.native import jit


@contextmanager
def unoptimized() -> Iterator[None]:
    """What is compiled inside takes XLA and LLVM half the time or less."""
    before, level = jax.config.read("jax_disable_most_optimizations"), jit.LEVEL
    jax.config.update("jax_disable_most_optimizations", True)
    jit.LEVEL = 0
    try:
        yield
    finally:
        jax.config.update("jax_disable_most_optimizations", before)
        jit.LEVEL = level
