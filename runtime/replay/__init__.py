"""Replay: a StableHLO program as readable JAX source, and that source as a JAX function.

The source is the one implementation: `JaxSource.text` is what `--emit jax` prints, and
`JaxSource.function()` is what runs.
"""

from raise_kernel.runtime.replay.source import JaxSource, jax_source

__all__ = ["JaxSource", "jax_source"]
