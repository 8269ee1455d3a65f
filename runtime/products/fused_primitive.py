"""Two products with one matrix as a JAX primitive; on one CPU it is code of ours (fused.py).

    two_products(A, x, r) -> A x, r A
    two_products(A, x)    -> A x, (A x) A

In derivatives, under `vmap`, in programs over several devices and on other platforms they are two
products of JAX's, as one product is (primitive.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import jax
import numpy as np
from jax import lax
from jax.core import ShapedArray
from jax.extend.core import Primitive

from raise_kernel.jax_interpreters import (
    jax_batching,
    jax_derivatives,
    lower_fun,
    register_lowering,
)
from raise_kernel.runtime.native.launch import is_for_one_device
from raise_kernel.runtime.products.form import Form
from raise_kernel.runtime.products.fused import scratch
from raise_kernel.runtime.products.handlers import TYPES, target

two_products_p = Primitive("raise_kernel_two_products")
two_products_p.multiple_results = True


def _plain(*operands: Any, form: Form, precisions: tuple[Any, Any]) -> tuple[Any, Any]:
    """The products as JAX computes them."""
    a, x, *r = operands
    u = lax.dot_general(a, x, (((1,), (0,)), ((), ())), precision=precisions[0])
    factors = r[0] if r else u
    return u, lax.dot_general(factors, a, (((0,), (0,)), ((), ())), precision=precisions[1])


@two_products_p.def_impl
def _run(*operands: Any, form: Form, precisions: tuple[Any, Any]) -> tuple[Any, Any]:
    return _plain(*operands, form=form, precisions=precisions)


@two_products_p.def_abstract_eval
def _types(
    *operands: Any, form: Form, precisions: tuple[Any, Any]
) -> tuple[ShapedArray, ShapedArray]:
    rows, columns = form.shape
    dtype = operands[0].dtype
    return ShapedArray((rows,), dtype), ShapedArray((columns,), dtype)


def _derivative(
    operands: Sequence[Any], tangents: Sequence[Any], **said: Any
) -> tuple[Sequence[Any], Sequence[Any]]:
    tangents = [jax_derivatives.instantiate_zeros(t) for t in tangents]
    return jax.jvp(lambda *values: _plain(*values, **said), tuple(operands), tuple(tangents))


def _batch(
    operands: Sequence[Any], axes: Sequence[Any], **said: Any
) -> tuple[Sequence[Any], Sequence[int]]:
    batched = jax.vmap(lambda *values: _plain(*values, **said), in_axes=tuple(axes))
    return batched(*operands), (0, 0)


def _by_handler(*operands: Any, form: Form, precisions: tuple[Any, Any]) -> Sequence[Any]:
    name = target(form)
    assert name is not None
    rows, columns = form.shape
    dtype = operands[0].dtype
    parts, counters = scratch(form, TYPES[form.element])
    types = [jax.ShapeDtypeStruct(shape, dtype) for shape in ((rows,), (columns,), parts)]
    types.append(jax.ShapeDtypeStruct((counters,), np.int32))
    return jax.ffi.ffi_call(name, types)(*operands)[:2]


_lower_plain = lower_fun(_plain, multiple_results=True)
_lower_by_handler = lower_fun(_by_handler, multiple_results=True)


def _lower(ctx: Any, *operands: Any, form: Form, precisions: tuple[Any, Any]) -> Any:
    """Where the elements are doubles, JAX may be in 32-bit mode outside of the program."""
    rule = _lower_by_handler if is_for_one_device(ctx) else _lower_plain
    with jax.enable_x64(form.element == "f64" or jax.config.read("jax_enable_x64")):
        return rule(ctx, *operands, form=form, precisions=precisions)


jax_derivatives.primitive_jvps[two_products_p] = _derivative
jax_batching.primitive_batchers[two_products_p] = _batch
register_lowering(two_products_p, _lower_plain)
register_lowering(two_products_p, _lower, platform="cpu")
