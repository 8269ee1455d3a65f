"""cuBLASLt's product of matrices: their order in memory, scales of numbers of 8 bits, and what is
done to the product before it is stored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from raise_kernel.cuda.device.libraries.call import DTYPES, Call, is_zero
from raise_kernel.cuda.device.libraries.views import Matrix, applied, check_operation, scaled
from raise_kernel.runtime.device.operation import Span

_RELU, _BIAS, _GELU = 2, 4, 32
_BY_ROWS = 1


@dataclass(frozen=True)
class _Layout:
    """A matrix, or a batch of them, by columns or by rows, which is the transpose by columns."""

    view: Matrix
    by_rows: bool

    @classmethod
    def of(cls, call: Call, batch: int) -> tuple[int, _Layout]:
        """The address, and the layout."""
        start, rows, columns, step, apart, order = call.numbers(6)
        by_rows = order == _BY_ROWS
        sizes = (columns, rows) if by_rows else (rows, columns)
        view = Matrix(*sizes, step, *((batch, apart) if batch > 1 else ()))
        return start, cls(view, by_rows)

    @property
    def empty(self) -> _Layout:
        return _Layout(self.view.empty, self.by_rows)

    def read(self, flat: Any) -> Any:
        return self._turned(self.view.read(flat))

    def written(self, flat: Any, values: Any) -> Any:
        return self.view.written(flat, self._turned(values))

    def _turned(self, matrix: Any) -> Any:
        return matrix.swapaxes(-1, -2) if self.by_rows else matrix


@dataclass(frozen=True)
class _Shape:
    """What a product is compiled for."""

    operations: tuple[int, int]
    epilogue: int
    layouts: tuple[_Layout, _Layout, _Layout, _Layout]
    bias: Matrix
    sums: np.dtype


def matmul(call: Call) -> None:
    """D = f(alpha op(A) op(B) + beta C + bias); numbers of 8 bits and their scales are multiplied,
    and the largest magnitude of D, before its scale, may be asked for."""
    op_a, op_b, epilogue, batch = call.numbers(4)
    check_operation(op_a, op_b)
    kinds = [DTYPES[letter] for letter in call.types]
    alpha, beta = call.scalar("alpha", kinds[4]), call.scalar("beta", kinds[4])
    (a, of_a), (b, of_b), (c, of_c), (d, of_d) = (_Layout.of(call, batch) for _ in range(4))
    bias, bias_apart, *scales, largest = call.numbers(7)
    if not of_d.view.extent:
        return
    if is_zero(beta):
        of_c = of_c.empty
    rows = of_d.view.columns if of_d.by_rows else of_d.view.rows
    of_bias = Matrix(rows, 1, rows, *((batch, bias_apart) if batch > 1 else ()))
    if not epilogue & _BIAS:
        of_bias = of_bias.empty
    shape = _Shape((op_a, op_b), epilogue, (of_a, of_b, of_c, of_d), of_bias, kinds[5])
    call.run(
        _matmul,
        shape,
        alpha,
        of_a.view.span(a, kinds[0], "A"),
        of_b.view.span(b, kinds[1], "B"),
        beta,
        of_c.view.span(c, kinds[2], "C"),
        of_bias.span(bias, kinds[6], "bias"),
        *(_number(one, name) for one, name in zip(scales, "ABCD", strict=True)),
        of_d.view.span(d, kinds[3], "D", is_read=False, is_written=True),
        _number(largest, "the largest of D", is_written=True),
    )


def _number(address: int, name: str, **uses: bool) -> Span:
    """One float of device memory, if there is one."""
    return Span(address, np.dtype(np.float32), int(address != 0), name, **uses)


def _matmul(
    shape: _Shape, alpha: Any, a: Any, b: Any, beta: Any, c: Any, bias: Any, *others: Any
) -> tuple[Any, ...]:
    *scales, d, largest = others
    of_a, of_b, of_c, of_d = shape.layouts
    left = applied(shape.operations[0], of_a.read(_wide(a)))
    right = applied(shape.operations[1], of_b.read(_wide(b)))
    product = jnp.matmul(
        left, right, precision=lax.Precision.HIGHEST, preferred_element_type=shape.sums
    ).astype(alpha.dtype)
    result = _times(_times(scaled(alpha, product), scales[0]), scales[1])
    if c.size:
        result = result + _times(scaled(beta, of_c.read(c).astype(alpha.dtype)), scales[2])
    if bias.size:
        result = result + shape.bias.read(bias).astype(result.dtype)
    if shape.epilogue & _RELU:
        result = jnp.maximum(result, 0)
    if shape.epilogue & _GELU:
        result = jax.nn.gelu(result, approximate=True)
    written = of_d.written(d, _rounded(_times(result, scales[3]), d.dtype))
    if not largest.size:
        return (written,)
    return (written, jnp.max(jnp.abs(result)).astype(jnp.float32))


def _wide(values: Any) -> Any:
    """Numbers of 8 bits as those of 16 that hold them, whose products a device has units for."""
    is_narrow = jnp.issubdtype(values.dtype, jnp.floating) and values.dtype.itemsize == 1
    return values.astype(jnp.bfloat16) if is_narrow else values


def _times(values: Any, scale: Any) -> Any:
    """A product by a scale, if there is one."""
    return values * scale[0].astype(values.dtype) if scale.size else values


def _rounded(values: Any, dtype: Any) -> Any:
    """Values as the elements of a matrix; those of 8 bits saturate."""
    if jnp.issubdtype(dtype, jnp.integer) and values.dtype != dtype:
        bounds = jnp.iinfo(dtype)
        return jnp.clip(jnp.round(values), bounds.min, bounds.max).astype(dtype)
    if jnp.issubdtype(dtype, jnp.floating) and dtype.itemsize == 1:
        edge = float(jnp.finfo(dtype).max)
        values = jnp.clip(values, -edge, edge)
    return values.astype(dtype)


FUNCTIONS = {"lt_matmul": matmul}
