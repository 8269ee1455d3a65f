"""Operations of libraries on device memory: pure JAX functions of parts of buffers.

A `Span` is a typed part of memory. `perform` applies a function to the contents of spans and writes
its results to spans. It compiles once for each shape of the operation. Offsets of spans in their
buffers, and numbers, are run-time values, so that an operation on another part of the same memory
compiles nothing. Launches that were recorded before run first.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from raise_kernel.runtime.capture import marks
from raise_kernel.runtime.device.address_space import MEMORY
from raise_kernel.runtime.device.buffer import Buffer, Form, as_bytes, as_form, running, wide
from raise_kernel.runtime.device.errors import DeviceError
from raise_kernel.runtime.sharding import annotations

# `function(shape, *operands)`: spans are one-dimensional arrays, numbers are scalars. It returns
# new contents of the written spans, in their order, and then what `perform` returns.
Function = Callable[..., Sequence[Any]]


@dataclass(frozen=True)
class Span:
    """`count` elements of `dtype` from an address on; `name` is that of the parameter.

    The function takes each span as an operand. A span that is not read is one whose old contents
    do not matter; the function then gets them all the same.
    """

    address: int
    dtype: np.dtype
    count: int
    name: str
    is_read: bool = True
    is_written: bool = False


@dataclass(frozen=True)
class _Part:
    """Where a span lies: in which of the operation's buffers (an empty one in none); the offset is
    a run-time value."""

    buffer: int | None
    dtype: np.dtype
    count: int
    is_written: bool


@dataclass(frozen=True, eq=False)
class Operation:
    """One operation, bound to its buffers. `names` are those of the buffers' parameters; `read`
    and `written` are positions in `buffers`."""

    name: str
    buffers: tuple[Buffer, ...]
    names: tuple[str, ...]
    read: frozenset[int]
    written: tuple[int, ...]
    function: Callable[..., Any]

    def run(self) -> tuple[Any, ...]:
        """Runs it; returns the results that go to no memory."""
        with wide():
            values, others = self.function([buffer.value for buffer in self.buffers])
        for position, value in zip(self.written, values, strict=True):
            self.buffers[position].write(value)
            running.add(self.buffers[position])
        return tuple(others)


def perform(
    name: str, function: Function, shape: Hashable, operands: Sequence[Span | np.generic]
) -> tuple[Any, ...]:
    """Applies `function` to `operands`; returns the results for which there is no written span.

    Results that are returned go to the host: what was read is then read by the host.
    """
    operation = _bound(name, function, shape, operands)
    if operation.written:
        marks.MARKS.performed(operation)
    else:
        for buffer in operation.buffers:
            marks.read_by_host(buffer)
    return operation.run()


def _bound(
    name: str, function: Function, shape: Hashable, operands: Sequence[Span | np.generic]
) -> Operation:
    buffers: list[Buffer] = []
    names: list[str] = []
    parts: list[_Part | None] = []
    numbers: list[Any] = []
    read: set[int] = set()
    written: set[int] = set()
    for operand in operands:
        if not isinstance(operand, Span):
            parts.append(None)
            numbers.append(operand)
            continue
        if not operand.count:
            parts.append(_Part(None, operand.dtype, 0, False))
            numbers.append(None)
            continue
        buffer, offset = located(operand)
        if buffer not in buffers:
            buffers.append(buffer)
            names.append(operand.name)
        position = buffers.index(buffer)
        _take_dtype(buffer, operand.dtype)
        parts.append(_Part(position, operand.dtype, operand.count, operand.is_written))
        numbers.append(np.int64(offset))
        if operand.is_read or operand.count * operand.dtype.itemsize < buffer.nbytes:
            read.add(position)
        if operand.is_written:
            written.add(position)
    if len({buffer.device for buffer in buffers}) > 1:
        raise DeviceError("NOT_SUPPORTED", f"{name} takes memory of several devices")
    given = annotations.current
    if given is not None:
        for buffer in buffers:
            buffer.split(given.sharding(buffer.form.shape))
        given.agree_on_operation(name, shape, tuple(parts), tuple(map(repr, numbers)))
    program = _program(function, shape, tuple(parts))
    run = functools.partial(_call, program, tuple(numbers))
    return Operation(
        name, tuple(buffers), tuple(names), frozenset(read), tuple(sorted(written)), run
    )


def _call(program: Any, numbers: tuple[Any, ...], values: Sequence[Any]) -> Any:
    return program(tuple(values), numbers)


def located(span: Span) -> tuple[Buffer, int]:
    """The buffer of a span, and the element of it at which the span begins."""
    found = MEMORY.find(span.address)
    size = span.count * span.dtype.itemsize
    if found is None or found[1] + size > found[0].nbytes:
        raise DeviceError(
            "ILLEGAL_ADDRESS", f"{span.name}: {size} bytes at {span.address:#x} are not allocated"
        )
    buffer, start = found
    if start % span.dtype.itemsize:
        raise DeviceError("ILLEGAL_ADDRESS", f"{span.name}: {span.address:#x} is misaligned")
    return buffer, start // span.dtype.itemsize


def _take_dtype(buffer: Buffer, dtype: np.dtype) -> None:
    """The buffer holds its bytes as elements of the operation, where they fill it."""
    count, rest = divmod(buffer.nbytes, dtype.itemsize)
    if buffer.form.dtype != dtype and not rest:
        buffer.take_form(Form((count,), dtype))


@functools.lru_cache(maxsize=1024)
def _program(function: Function, shape: Hashable, parts: tuple[_Part | None, ...]) -> Any:
    """The jitted function of the buffers' contents, and of offsets and numbers."""

    def run(values: Sequence[Any], numbers: Sequence[Any]) -> tuple[list[Any], list[Any]]:
        pairs = list(zip(parts, numbers, strict=True))
        taken = [n if part is None else _elements(values, part, n) for part, n in pairs]
        results = list(function(shape, *taken))
        new = dict(enumerate(values))
        written: set[int] = set()
        for part, number in pairs:
            if part is not None and part.buffer is not None and part.is_written:
                written.add(part.buffer)
                new[part.buffer] = _replaced(new[part.buffer], part, number, results.pop(0))
        return [new[position] for position in sorted(written)], results

    return jax.jit(run)


def _elements(values: Sequence[Any], part: _Part, offset: Any) -> Any:
    """The contents of a span."""
    if part.buffer is None:
        return jnp.zeros(0, part.dtype)
    flat = _whole(values[part.buffer], part.dtype)
    if flat.size == part.count:
        return flat
    return lax.dynamic_slice(flat, (offset,), (part.count,))


def _whole(value: Any, dtype: np.dtype) -> Any:
    """A buffer's contents as elements; bytes after the last whole one do not count."""
    if value.dtype == dtype:
        return value.reshape(-1)
    data = as_bytes(value)
    count = data.size // dtype.itemsize
    return as_form(data[: count * dtype.itemsize], Form((count,), dtype))


def _replaced(value: Any, part: _Part, offset: Any, result: Any) -> Any:
    """A buffer's contents with new ones of a span."""
    form = Form(tuple(value.shape), np.dtype(value.dtype))
    flat = _whole(value, part.dtype)
    result = result.reshape(-1).astype(part.dtype)
    if flat.size != part.count:
        result = lax.dynamic_update_slice(flat, result, (offset,))
    if result.dtype == form.dtype:
        return result.reshape(form.shape)
    rest = as_bytes(value)[result.size * part.dtype.itemsize :]
    return as_form(jnp.concatenate([as_bytes(result), rest]), form)
