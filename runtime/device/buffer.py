"""Device memory: bytes, held as a `jax.Array` of the shape and dtype that they are used at.

A buffer's *form* is that shape and dtype. A launch asks for the form that fits its array best; the
bytes stay what they are. Memory that nothing wrote is zero.
"""

from __future__ import annotations

import functools
import math
import weakref
from dataclasses import dataclass
from typing import Any, Protocol

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import NamedSharding

from raise_kernel.runtime.donation import used_again
from raise_kernel.runtime.sharding.rendezvous import agree, placed

# Bytes from which on a fill of the whole memory is worth a program of its own.
_LARGE = 1 << 20


def wide() -> Any:
    """JAX's 64-bit mode, as a context: memory of ours keeps its dtypes whatever the flag says."""
    return jax.enable_x64(True)


@dataclass(frozen=True)
class Form:
    """A shape and a dtype that a `jax.Array` can have."""

    shape: tuple[int, ...]
    dtype: np.dtype

    @functools.cached_property
    def nbytes(self) -> int:
        return math.prod(self.shape) * self.dtype.itemsize


def form_of(shape: tuple[int, ...], dtype: np.dtype) -> Form:
    """The form of an array: records and strings are bytes, dates are integers."""
    if dtype.kind in "mM":
        return Form(shape, np.dtype(np.int64))
    if dtype.names is not None or (dtype.kind in "SUV" and not hasattr(jnp, dtype.name)):
        return Form((*shape, dtype.itemsize), np.dtype(np.uint8))
    return Form(shape, dtype)


class Pending(Protocol):
    """What a recorded launch has yet to do with a buffer."""

    def __call__(self) -> None:
        """Run what is recorded."""

    def take_form(self, form: Form) -> bool:
        """Record that the buffer is of this form from now on; False where that is not possible."""
        ...


class Buffer:
    """Memory of `nbytes` bytes on a JAX device. `value` is what it holds; `write` replaces it.

    `pending` is set while a recorded launch that writes it has not run: calling it runs what was
    recorded, after which `value` is there.
    """

    on_host = False

    def __init__(self, nbytes: int, device: Any = None) -> None:
        self.nbytes = nbytes
        self.device = device
        self.form = Form((nbytes,), np.dtype(np.uint8))
        self.pending: Pending | None = None
        # How often the host has written to it.
        self.host_writes = 0
        # How it lies on several devices, where it does.
        self.sharding: Any = None
        # What it holds: on the device, or bytes of the host that are not there yet.
        self._value: jax.Array | None = None
        self._bytes: np.ndarray | None = None

    @property
    def value(self) -> jax.Array:
        """What the memory holds, in its form; recorded launches run first."""
        self._settle()
        if self._value is None:
            self._value = self._placed()
            self._bytes = None
        if self._value.is_deleted():
            raise used_again("the device array")
        return self._value

    def _placed(self) -> jax.Array:
        """The bytes of the host, on the device; zeros where there are none."""
        if self._bytes is None and self.nbytes >= _LARGE and self.sharding is None:
            return _zeros(self.form, self.device)
        data = self._bytes if self._bytes is not None else np.zeros(self.nbytes, np.uint8)
        return on_device(data, self.form, self.sharding or self.device)

    @property
    def held(self) -> jax.Array | None:
        """The array that it has on the device now, whatever is recorded."""
        return self._value

    @property
    def is_blank(self) -> bool:
        """Whether nothing was ever written, nor recorded."""
        return self._value is None and self._bytes is None and self.pending is None

    def write(self, value: jax.Array) -> None:
        """The memory holds `value` from now on; its form is that of `value`."""
        form = Form(tuple(value.shape), np.dtype(value.dtype))
        if form.nbytes != self.nbytes:
            raise ValueError(f"{form} does not fill a buffer of {self.nbytes} bytes")
        self.pending = self._bytes = None
        if self.sharding is not None:
            value = moved(value, self.sharding)
        self.form, self._value = form, value

    def forget(self) -> None:
        """Hold what it did before what is recorded, which has failed."""
        self.pending = None
        if self._value is not None:
            self.form = Form(tuple(self._value.shape), np.dtype(self._value.dtype))

    def split(self, sharding: Any) -> None:
        """Lie on several devices from now on, in the form that it has."""
        if sharding == self.sharding:
            return
        self._settle()
        self.sharding = sharding
        if self._value is not None:
            self._value = moved(self._value, sharding)

    def take_form(self, form: Form) -> None:
        """Hold the same bytes at another shape and dtype."""
        if form == self.form:
            return
        if form.nbytes != self.nbytes:
            raise ValueError(f"{form} is not {self.nbytes} bytes")
        if self.pending is not None and self.pending.take_form(form):
            self.form = form
            return
        self._settle()
        if self.sharding is not None and self._value is not None:
            self._bytes, self._value = host_bytes(self._value), None
        self.sharding = None
        if self._value is not None:
            self._value = reformed(self._value, form)
        self.form = form

    def grow(self, nbytes: int) -> None:
        """Have `nbytes` bytes from now on; new ones are zero."""
        data = np.zeros(nbytes, np.uint8)
        data[: self.nbytes] = self.to_host(0, self.nbytes)
        self.nbytes = nbytes
        self.form, self.sharding = Form((nbytes,), np.dtype(np.uint8)), None
        self.from_host(0, data)

    def to_host(self, start: int, count: int) -> np.ndarray:
        """`count` bytes from `start` on, as uint8; not to be written to."""
        self._settle()
        if self._bytes is None and self._value is None:
            return np.zeros(count, np.uint8)
        data = self._bytes if self._bytes is not None else host_bytes(self.value)
        return data[start : start + count]

    def from_host(self, start: int, data: np.ndarray) -> None:
        """Bytes (uint8) in, at `start`."""
        self.host_writes += 1
        if data.nbytes == self.nbytes:
            self._bytes = data.copy()
        else:
            self._settle()
            if self._bytes is None:
                never = self._value is None  # then nothing is on the device that would be fetched
                self._bytes = (
                    np.zeros(self.nbytes, np.uint8) if never else host_bytes(self.value).copy()
                )
            self._bytes[start : start + data.nbytes] = data
        self.pending = self._value = None

    def fill(self, start: int, value: int, count: int) -> None:
        """Sets bytes. A large buffer that is filled whole is filled where it lies."""
        if count == self.nbytes and not value:
            self.host_writes += 1
            self.clear()
            return
        is_whole = count == self.nbytes >= _LARGE and self.sharding is None
        if not is_whole or self.form.dtype.kind not in "iuf":
            self.from_host(start, np.full(count, value, np.uint8))
            return
        self.host_writes += 1
        pattern = np.full(self.form.dtype.itemsize, value, np.uint8)
        with wide():
            bits = jax.device_put(pattern.view(f"u{pattern.size}")[0], self.device)
            self._value = _filled(bits, self.form)
        self.pending = self._bytes = None

    def clear(self) -> None:
        """Hold zeros, as memory that nothing has written."""
        self.pending = self._value = self._bytes = None

    def _settle(self) -> None:
        if self.pending is not None:
            self.pending()


# Buffers that a launch wrote and that nobody has waited for.
running: weakref.WeakSet[Buffer] = weakref.WeakSet()


class HostBuffer(Buffer):
    """Memory of the host that the device sees: pinned, mapped or managed.

    It is read when a launch reads it and written as soon as a launch has written it, for the
    program may look at it at any moment.
    """

    on_host = True

    def __init__(self, memory: np.ndarray, device: Any = None) -> None:
        super().__init__(memory.nbytes, device)
        self.memory = memory

    @property
    def value(self) -> jax.Array:
        return on_device(self.memory.copy(), self.form, self.sharding or self.device)

    def write(self, value: jax.Array) -> None:
        self.memory[:] = host_bytes(value)

    def split(self, sharding: Any) -> None:
        self.sharding = sharding

    def take_form(self, form: Form) -> None:
        if form != self.form:
            self.form, self.sharding = form, None

    def to_host(self, start: int, count: int) -> np.ndarray:
        return self.memory[start : start + count]

    def from_host(self, start: int, data: np.ndarray) -> None:
        self.memory[start : start + data.nbytes] = data

    def fill(self, start: int, value: int, count: int) -> None:
        self.memory[start : start + count] = value


def on_device(data: np.ndarray, form: Form, device: Any) -> jax.Array:
    """Bytes of the host as an array; nothing may write to `data` afterwards."""
    formed = data.view(form.dtype).reshape(form.shape)
    with wide():
        if isinstance(device, NamedSharding):
            return placed(formed, device)
        return jax.device_put(formed, device)


def moved(value: jax.Array, sharding: Any) -> jax.Array:
    """An array of the device, laid out otherwise."""
    with wide():
        return jax.device_put(value, sharding)


def host_bytes(value: jax.Array) -> np.ndarray:
    """The bytes of an array, as uint8; not to be written to."""
    return np.ascontiguousarray(host_array(value)).reshape(-1).view(np.uint8)


def host_array(value: jax.Array) -> np.ndarray:
    """An array on the host, put together if it lies in several processes."""
    if not value.is_fully_addressable:
        from jax.experimental.multihost_utils import process_allgather

        read = f"{value.dtype}{list(value.shape)}"
        agree(value.sharding.device_set, lambda: {"an array that the host reads": read})
        value = process_allgather(value, tiled=True)
    return np.asarray(value)


def reformed(value: jax.Array, form: Form) -> jax.Array:
    """The same bytes at another shape and dtype."""
    (device,) = value.devices()
    if device.platform == "cpu":
        # Memory of the host, as both see it: nothing to compile, nothing to copy.
        return on_device(host_bytes(value), form, device)
    with wide():
        return _reformed(value, form.shape, form.dtype)


def _zeros(form: Form, device: Any) -> jax.Array:
    with wide():
        return jnp.zeros(form.shape, form.dtype, device=device)


@functools.partial(jax.jit, static_argnums=1)
def _filled(bits: Any, form: Form) -> Any:
    return lax.bitcast_convert_type(jnp.full(form.shape, bits), form.dtype)


@functools.partial(jax.jit, static_argnums=(1, 2))
def _reformed(value: Any, shape: tuple[int, ...], dtype: np.dtype) -> Any:
    return as_form(value, Form(shape, dtype))


def as_form(value: Any, form: Form) -> Any:
    """The same bytes at another shape and dtype, as a part of a JAX program."""
    if value.dtype == form.dtype:
        return value.reshape(form.shape)
    return _from_bytes(as_bytes(value), form.shape, form.dtype)


def as_bytes(value: Any) -> Any:
    """The bytes of an array in a JAX program, as uint8."""
    if value.dtype == jnp.bool_:
        return value.reshape(-1).astype(jnp.uint8)
    if jnp.iscomplexobj(value):
        value = jnp.stack([value.real, value.imag], axis=-1)
    flat = value.reshape(-1)
    return lax.bitcast_convert_type(flat, jnp.uint8).reshape(-1)


def _from_bytes(data: Any, shape: tuple[int, ...], dtype: np.dtype) -> Any:
    if dtype == np.bool_:
        return (data != 0).reshape(shape)
    if dtype.kind == "c":
        part = np.dtype(f"f{dtype.itemsize // 2}")
        pairs = _from_bytes(data, (-1, 2), part)
        return lax.complex(pairs[:, 0], pairs[:, 1]).reshape(shape)
    if dtype.itemsize == 1:
        return lax.bitcast_convert_type(data, dtype).reshape(shape)
    return lax.bitcast_convert_type(data.reshape(-1, dtype.itemsize), dtype).reshape(shape)
