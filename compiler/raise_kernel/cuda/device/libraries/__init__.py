"""The libraries that programs link: each function as a JAX operation on device memory."""
