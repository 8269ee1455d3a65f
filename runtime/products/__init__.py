"""Large products on CPUs by SciPy's BLAS, inside of XLA's program.

The source of a raised program says `jnp.matmul` and `lax.dot_general`. Where it is run these are
`matmul` and `dot_general` of this package: for large matrices of floats a JAX primitive, which is
a call of BLAS where it is compiled for one CPU, and `lax.dot_general` everywhere else: in
derivatives, under `vmap`, in programs over several devices, in `jax.export`, on other platforms.

`form.py` says which products, and by which routine; `library.py` finds the routines; `handlers.py`
makes them callable for XLA; `primitive.py` is the primitive.
"""

from raise_kernel.runtime.products.primitive import dot_general, matmul

__all__ = ["dot_general", "matmul"]
