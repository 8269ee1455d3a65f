"""Products of sparse matrices with dense vectors and matrices, and those of dense matrices of which
few elements are wanted, as cuSPARSE's."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import jax.numpy as jnp
from jax import lax

from raise_kernel.cuda.device.libraries.call import DTYPES, Call, is_zero
from raise_kernel.cuda.device.libraries.sparse.matrices import MOST_AT_ONCE, Dense, Sparse, of_each
from raise_kernel.cuda.device.libraries.views import scaled
from raise_kernel.runtime.device.operation import Span


def vector(call: Call) -> None:
    """y = alpha op(A) x + beta y."""
    a = Sparse.of(call)
    operands = a.spans(call)
    alpha, beta = factors(call)
    x, y = call.numbers(2)
    adds = not is_zero(beta)
    if not a.height:
        return
    of_x = Span(x, DTYPES[call.types[1]], a.width, "x")
    of_y = Span(y, DTYPES[call.types[2]], a.height, "y", is_read=adds, is_written=True)
    call.run(_vector, (a, call.types[3], adds), *operands, alpha, beta, of_x, of_y)


def _vector(shape: Any, *operands: Any) -> tuple[Any, ...]:
    a, sums, adds = shape
    *elements, alpha, beta, x, y = operands
    found = a.product(elements, x.astype(DTYPES[sums])[:, None])[:, 0]
    return (combined(alpha, found, beta, y.astype(DTYPES[sums]) if adds else None),)


def matrix(call: Call) -> None:
    """C = alpha op(A) op(B) + beta C, of one matrix or of a batch."""
    a = Sparse.of(call)
    operands = a.spans(call)
    alpha, beta = factors(call)
    b, at_b = Dense.of(call), call.number()
    c, at_c = Dense.of(call), call.number()
    adds = not is_zero(beta)
    of_b = b.matrix.span(at_b, DTYPES[call.types[1]], "B")
    of_c = c.matrix.span(at_c, DTYPES[call.types[2]], "C", is_read=adds, is_written=True)
    if of_c.count:
        shape = (a, b, c, call.types[3], adds)
        call.run(_matrix, shape, *operands, alpha, beta, of_b, of_c)


def _matrix(shape: Any, *operands: Any) -> tuple[Any, ...]:
    a, of_b, of_c, sums, adds = shape
    *elements, alpha, beta, b, c = operands
    right = of_b.each(b, DTYPES[sums])

    def product(*some: Any) -> Any:
        return a.product(some[:3], some[3])

    at_once = MOST_AT_ONCE // max(a.count * right.shape[2], 1)
    found = of_each(product, of_c.matrix.batch or 1, at_once, (*a.each(elements), right))
    old = of_c.each(c, DTYPES[sums]) if adds else None
    return (of_c.written(c, combined(alpha, found, beta, old)),)


def sampled(call: Call) -> None:
    """C = alpha op(A) op(B) + beta C, of the elements that the sparse C has."""
    alpha, beta = factors(call)
    a, at_a = Dense.of(call), call.number()
    b, at_b = Dense.of(call), call.number()
    c = Sparse.of(call)
    starts, indices, values = c.spans(call)
    adds = not is_zero(beta)
    # What is in no row stays, and what lies between the matrices of a batch.
    values = replace(values, is_written=True)
    of_a = a.matrix.span(at_a, DTYPES[call.types[0]], "A")
    of_b = b.matrix.span(at_b, DTYPES[call.types[1]], "B")
    if values.count:
        shape = (a, b, c, call.types[3], adds)
        call.run(_sampled, shape, alpha, beta, of_a, of_b, starts, indices, values)


def _sampled(shape: Any, *operands: Any) -> tuple[Any, ...]:
    of_a, of_b, c, sums, adds = shape
    alpha, beta, a, b, *elements = operands
    left, right = of_a.each(a, DTYPES[sums]), of_b.each(b, DTYPES[sums])
    length = max(left.shape[2], 1)

    def products(left: Any, right: Any, *stored: Any) -> Any:
        row, column, values, is_valid = c.one(stored)
        turned = right.T

        def product(place: Any) -> Any:
            of_row = left.at[place[0]].get(mode="clip")
            return jnp.sum(of_row * turned.at[place[1]].get(mode="clip"))

        batch = min(c.count, max(MOST_AT_ONCE // length, 1))
        found = lax.map(product, (row, column), batch_size=batch)
        values = values.astype(found.dtype)
        result = combined(alpha, found, beta, values if adds else None)
        return jnp.where(is_valid, jnp.where(row < c.height, result, values), jnp.nan)

    at_once = MOST_AT_ONCE // (c.count * length)
    found = of_each(products, c.batch, at_once, (left, right, *c.each(elements)))
    return (c.with_values(elements[2], found),)


def combined(alpha: Any, new: Any, beta: Any, old: Any | None) -> Any:
    """alpha new + beta old; None is what is not read."""
    result = scaled(alpha, new)
    return result if old is None else result + scaled(beta, old)


def factors(call: Call) -> tuple[Any, Any]:
    """alpha and beta, in the type of sums."""
    sums = DTYPES[call.types[3]]
    return call.scalar("alpha", sums), call.scalar("beta", sums)


FUNCTIONS = {"vector": vector, "matrix": matrix, "sampled": sampled}
