"""Time loops of JAX programs, and the memory that their arrays keep or exchange."""
