"""What a JAX primitive of our own needs: the one file that imports `jax.interpreters`."""

from jax.interpreters import ad as jax_derivatives
from jax.interpreters import batching as jax_batching
from jax.interpreters.mlir import lower_fun, register_lowering

__all__ = ["jax_batching", "jax_derivatives", "lower_fun", "register_lowering"]
