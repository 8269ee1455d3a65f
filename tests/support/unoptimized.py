"""XLA without most of its optimizations: for tests that ask nothing of them.

Where roundings are compared to the last bit they matter, as XLA contracts products and sums only
with them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import jax


@contextmanager
def unoptimized() -> Iterator[None]:
    """What is compiled inside takes XLA half the time or less."""
    before = jax.config.read("jax_disable_most_optimizations")
    jax.config.update("jax_disable_most_optimizations", True)
    try:
        yield
    finally:
        jax.config.update("jax_disable_most_optimizations", before)
