"""Fills of device memory, large and small, in each form that the memory can have."""

from __future__ import annotations

import jax.numpy as jnp
import numpy as np
import pytest

from raise_kernel.runtime.device.buffer import Buffer, Form


@pytest.mark.sample(16)
@pytest.mark.parametrize("dtype", [np.uint8, np.int64, np.float32, np.float64, jnp.bfloat16, bool])
@pytest.mark.parametrize("value", [0, 1, 0x7F, 0xFF])
@pytest.mark.parametrize("rows", [3, 300])
def test_a_fill_sets_every_byte(dtype: type, value: int, rows: int) -> None:
    form = Form((rows, 8192), np.dtype(dtype))
    if form.dtype == bool:
        value = min(value, 1)
    buffer = Buffer(form.nbytes)
    buffer.take_form(form)
    buffer.fill(0, value, form.nbytes)
    assert (buffer.value.shape, buffer.value.dtype) == (form.shape, form.dtype)
    np.testing.assert_array_equal(buffer.to_host(0, form.nbytes), value)


def test_a_fill_of_a_part_leaves_the_rest() -> None:
    size = 3 << 20
    buffer = Buffer(size)
    buffer.fill(0, 7, size)
    buffer.fill(5, 9, size - 8)
    data = buffer.to_host(0, size)
    assert (data[:5] == 7).all() and (data[5:-3] == 9).all() and (data[-3:] == 7).all()


def test_parts_written_to_new_memory_fetch_nothing_from_the_device() -> None:
    buffer = Buffer(1 << 20)
    assert not buffer.to_host(5, 7).any()
    buffer.from_host(3, np.arange(1, 5, dtype=np.uint8))
    buffer.from_host(9, np.array([7], np.uint8))
    assert buffer.held is None
    assert buffer.to_host(0, 12).tolist() == [0, 0, 0, 1, 2, 3, 4, 0, 0, 7, 0, 0]
    assert np.asarray(buffer.value).nonzero()[0].tolist() == [3, 4, 5, 6, 9]
