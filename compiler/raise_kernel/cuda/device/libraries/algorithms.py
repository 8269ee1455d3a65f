"""What Thrust's and CUB's algorithms of a whole device leave to JAX."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import lax

from raise_kernel.cuda.device.libraries.call import Call
from raise_kernel.runtime.device.operation import Span


def sorted_positions(call: Call) -> None:
    """The positions of the keys in sorted order; equal ones keep theirs."""
    keys, count, kind, size, descending, positions = call.numbers(6)
    if not count:
        return
    dtype = np.dtype(f"{chr(kind)}{size}")
    call.run(
        _sorted_positions,
        bool(descending),
        Span(keys, dtype, count, "keys"),
        Span(positions, np.dtype(np.uint32), count, "positions", is_read=False, is_written=True),
    )


def _sorted_positions(descending: bool, keys: Any, positions: Any) -> tuple[Any, ...]:
    order = _ordered(keys)
    order = ~order if descending else order
    numbers = lax.iota(jnp.uint32, keys.shape[0])
    return (lax.sort((order, numbers), num_keys=1, is_stable=True)[1],)


def _ordered(keys: Any) -> Any:
    """Integers of the same order: of floating-point numbers the bits, as radix sorts compare them.
    Both zeros are equal; NaN is outside of the infinities, on the side of its sign."""
    if keys.dtype.kind != "f":
        return keys
    keys = jnp.where(keys == 0, jnp.zeros((), keys.dtype), keys)
    bits = lax.bitcast_convert_type(keys, jnp.dtype(f"i{keys.dtype.itemsize}"))
    return bits ^ ((bits >> (8 * keys.dtype.itemsize - 1)) & jnp.iinfo(bits.dtype).max)


FUNCTIONS = {"sorted_positions": sorted_positions}
