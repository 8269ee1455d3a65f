"""BLAS level 1: vectors."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import lax

from raise_kernel.cuda.device.libraries.call import DTYPES, Call, require
from raise_kernel.cuda.device.libraries.views import Vector
from raise_kernel.runtime.device.operation import Function, Span

_Shape = tuple[Vector, Vector]


def axpy(call: Call) -> None:
    count = call.number()
    alpha = call.scalar("alpha")
    _two(call, count, _axpy, alpha)


def _axpy(shape: _Shape, alpha: Any, x: Any, y: Any) -> tuple[Any, ...]:
    of_x, of_y = shape
    return (of_y.written(y, of_y.read(y) + jnp.reshape(alpha, ()) * of_x.read(x)),)


def copy(call: Call) -> None:
    _two(call, call.number(), _copy)


def _copy(shape: _Shape, x: Any, y: Any) -> tuple[Any, ...]:
    return (shape[1].written(y, shape[0].read(x)),)


def swap(call: Call) -> None:
    _two(call, call.number(), _swap, both=True)


def _swap(shape: _Shape, x: Any, y: Any) -> tuple[Any, ...]:
    of_x, of_y = shape
    return of_x.written(x, of_y.read(y)), of_y.written(y, of_x.read(x))


def rot(call: Call) -> None:
    count, x, x_step, y, y_step = call.numbers(5)
    cosine = call.scalar("c", call.real)
    sine = call.scalar("s", DTYPES[call.types[-1]])
    _two_at(call, (count, x, x_step, y, y_step), _rot, cosine, sine, both=True)


def _rot(shape: _Shape, c: Any, s: Any, x: Any, y: Any) -> tuple[Any, ...]:
    of_x, of_y = shape
    c, s = jnp.reshape(c, ()), jnp.reshape(s, ())
    first, second = of_x.read(x), of_y.read(y)
    other = s.conj() if jnp.iscomplexobj(s) else s
    return (
        of_x.written(x, c * first + s * second),
        of_y.written(y, c * second - other * first),
    )


def _two(
    call: Call, count: int, function: Function, *scalars: Span | np.generic, both: bool = False
) -> None:
    x, x_step, y, y_step = call.numbers(4)
    _two_at(call, (count, x, x_step, y, y_step), function, *scalars, both=both)


def _two_at(
    call: Call,
    layout: tuple[int, ...],
    function: Function,
    *scalars: Span | np.generic,
    both: bool = False,
) -> None:
    count, x, x_step, y, y_step = layout
    if count <= 0:
        return
    require(y_step != 0 and (x_step != 0 or not both), "an increment of zero where it is written")
    of_x, of_y = Vector(count, x_step), Vector(count, y_step)
    reads_y = function is not _copy
    call.run(
        function,
        (of_x, of_y),
        *scalars,
        of_x.span(x, call.dtype, "x", is_written=both),
        of_y.span(y, call.dtype, "y", is_written=True, is_read=reads_y),
    )


def scal(call: Call) -> None:
    count = call.number()
    alpha = call.scalar("alpha", DTYPES[call.types[-1]])
    x, step = call.numbers(2)
    if count > 0 and step > 0:
        vector = Vector(count, step)
        call.run(_scal, vector, alpha, vector.span(x, call.dtype, "x", is_written=True))


def _scal(vector: Vector, alpha: Any, x: Any) -> tuple[Any, ...]:
    return (vector.written(x, jnp.reshape(alpha, ()) * vector.read(x)),)


# Results that are one number: returned to the host, or written to device memory.


def dot(call: Call) -> bytes:
    return _dot(call, _product)


def dotc(call: Call) -> bytes:
    return _dot(call, _conjugate_product)


def _dot(call: Call, function: Function) -> bytes:
    count, x, x_step, y, y_step, result = call.numbers(6)
    of_x, of_y = Vector(max(count, 0), x_step), Vector(max(count, 0), y_step)
    spans = of_x.span(x, call.dtype, "x"), of_y.span(y, call.dtype, "y")
    shape = of_x, of_y, DTYPES[call.types[-1]]
    return _result(call, function, shape, spans, call.dtype, result)


def _product(shape: Any, x: Any, y: Any, *old: Any) -> tuple[Any, ...]:
    return _summed(x.dtype, shape[2], shape[0].read(x), shape[1].read(y))


def _conjugate_product(shape: Any, x: Any, y: Any, *old: Any) -> tuple[Any, ...]:
    return _summed(x.dtype, shape[2], shape[0].read(x).conj(), shape[1].read(y))


def _summed(dtype: Any, sums: Any, x: Any, y: Any) -> tuple[Any, ...]:
    exact = lax.Precision.HIGHEST
    return (jnp.dot(x, y, precision=exact, preferred_element_type=sums).astype(dtype),)


def nrm2(call: Call) -> bytes:
    return _one(call, _nrm2, call.real)


def _nrm2(vector: Vector, x: Any, *old: Any) -> tuple[Any, ...]:
    # Squares of large or small numbers would leave the range: they are scaled by the largest.
    size = jnp.abs(vector.read(x))
    largest = jnp.max(size, initial=0)
    is_usable = jnp.isfinite(largest) & (largest > 0)
    by = jnp.where(is_usable, largest, 1)
    return (jnp.where(is_usable, by * jnp.sqrt(jnp.sum((size / by) ** 2)), largest),)


def asum(call: Call) -> bytes:
    return _one(call, _asum, call.real)


def _asum(vector: Vector, x: Any, *old: Any) -> tuple[Any, ...]:
    return (jnp.sum(_size(vector.read(x))),)


def amax(call: Call) -> bytes:
    return _one(call, _amax, DTYPES["i"])


def _amax(vector: Vector, x: Any, *old: Any) -> tuple[Any, ...]:
    return ((jnp.argmax(_size(vector.read(x))) + 1).astype(jnp.int32),)


def amin(call: Call) -> bytes:
    return _one(call, _amin, DTYPES["i"])


def _amin(vector: Vector, x: Any, *old: Any) -> tuple[Any, ...]:
    return ((jnp.argmin(_size(vector.read(x))) + 1).astype(jnp.int32),)


def _size(values: Any) -> Any:
    """BLAS's size of a number: of a complex one, that of its parts together."""
    if jnp.iscomplexobj(values):
        return jnp.abs(values.real) + jnp.abs(values.imag)
    return jnp.abs(values)


def _nothing(dtype: np.dtype, *old: Any) -> tuple[Any, ...]:
    return (jnp.zeros((), dtype),)


def _one(call: Call, function: Function, dtype: np.dtype) -> bytes:
    count, x, step, result = call.numbers(4)
    if step <= 0:
        count = 0
    vector = Vector(max(count, 0), step)
    return _result(call, function, vector, (vector.span(x, call.dtype, "x"),), dtype, result)


def _result(
    call: Call,
    function: Function,
    shape: Any,
    spans: tuple[Span, ...],
    dtype: np.dtype,
    address: int,
) -> bytes:
    """One number of vectors, zero where they are empty: bytes for the host, or none."""
    if not spans[0].count:
        function, shape, spans = _nothing, dtype, ()
    if address:
        target = Span(address, dtype, 1, "result", is_read=False, is_written=True)
        call.run(function, shape, *spans, target)
        return b""
    (value,) = call.run(function, shape, *spans)
    return value.astype(dtype).tobytes()


FUNCTIONS = {
    "axpy": axpy, "copy": copy, "swap": swap, "rot": rot, "scal": scal, "dot": dot, "dotc": dotc,
    "nrm2": nrm2, "asum": asum, "amax": amax, "amin": amin,
}  # fmt: skip
