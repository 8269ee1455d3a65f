"""Device memory that this package owns: buffers, arrays on them, and launches that write them.

`buffer` holds memory as a `jax.Array`, `array` is a strided view of one, `launch` is the one way in
which a kernel runs on them. Everything computes in 64 bits whatever JAX's x64 flag says.
"""
