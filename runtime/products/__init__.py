"""Large products on CPUs by SciPy's BLAS and by code of ours, inside of XLA's program.

The source of a raised program says `jnp.matmul` and `lax.dot_general`. Where it is run these are
`matmul` and `dot_general` of this package: for large matrices of floats a JAX primitive, which is
a call of another's or our code where it is compiled for one CPU, and `lax.dot_general` everywhere
else: in derivatives, under `vmap`, in programs over several devices, in `jax.export`, on other
platforms.

`form.py` says which products, and by what; `library.py` finds BLAS's routines; `vectors.py` is our
code; `handlers.py` makes both callable for XLA; `primitive.py` is the primitive. Two products with
one matrix are one operation where a program has both: `pairs.py` finds them, `fused.py` is their
code, and `fused_primitive.py` their primitive.
"""

from raise_kernel.runtime.products.pairs import in_pairs
from raise_kernel.runtime.products.primitive import dot_general, matmul

__all__ = ["dot_general", "in_pairs", "matmul"]
