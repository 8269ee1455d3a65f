"""The JAX primitive of a product by BLAS, and its rules: of a launch's kind (native/launch.py).

    product(matrix, vector) | product(a, b) | product(a) -> the product

On a CPU it is a `stablehlo.custom_call` of XLA's typed FFI; where the program is for several
devices or to be exported, and on other platforms, it is `lax.dot_general`. So it is in derivatives
and under `vmap`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import jax
import jax.numpy as jnp
from jax import lax
from jax.core import ShapedArray
from jax.extend.core import Primitive

from raise_kernel import config
from raise_kernel.jax_interpreters import (
    jax_batching,
    jax_derivatives,
    lower_fun,
    register_lowering,
)
from raise_kernel.runtime.native.launch import is_for_one_device
from raise_kernel.runtime.products.form import Form, Numbers, form_of
from raise_kernel.runtime.products.handlers import target

product_p = Primitive("raise_kernel_product")


def matmul(lhs: Any, rhs: Any, *, precision: Any = None, **options: Any) -> Any:
    """As `jnp.matmul`, of vectors and matrices."""
    if options or max(lhs.ndim, rhs.ndim) > 2:
        return jnp.matmul(lhs, rhs, precision=precision, **options)
    return dot_general(lhs, rhs, (((lhs.ndim - 1,), (0,)), ((), ())), precision=precision)


def dot_general(
    lhs: Any, rhs: Any, numbers: Numbers, *, precision: Any = None, **options: Any
) -> Any:
    """As `lax.dot_general`."""
    form = None if options or _varies(lhs) or _varies(rhs) else form_of(lhs, rhs, numbers)
    if form is None:
        return lax.dot_general(lhs, rhs, numbers, precision=precision, **options)
    operands = (lhs,) if form.routine == "syrk" else (rhs, lhs) if form.swapped else (lhs, rhs)
    return product_p.bind(*operands, form=form, precision=precision)


def _varies(value: Any) -> bool:
    """Whether a value is another one on each device of a `shard_map`."""
    return bool(getattr(jax.typeof(value), "vma", None))


def _plain(*operands: Any, form: Form, precision: Any) -> Any:
    """The product as JAX computes it."""
    lhs, rhs = operands if len(operands) == 2 else operands * 2
    axes = (form.axes * 2)[:2] if form.routine != "gemv" else (*form.axes, 0)
    if form.swapped:
        lhs, rhs, axes = rhs, lhs, axes[::-1]
    return lax.dot_general(lhs, rhs, (((axes[0],), (axes[1],)), ((), ())), precision=precision)


@product_p.def_impl
def _run(*operands: Any, form: Form, precision: Any) -> Any:
    """Outside of a program there is none to put the call in."""
    return _plain(*operands, form=form, precision=precision)


@product_p.def_abstract_eval
def _type(*operands: Any, form: Form, precision: Any) -> ShapedArray:
    shapes = [operand.shape for operand in operands]
    shapes = shapes if len(shapes) == 2 else shapes * 2
    axes = (*form.axes, 0) if form.routine == "gemv" else (form.axes * 2)[:2]
    free = [n for shape, axis in zip(shapes, axes, strict=True) for n in _without(shape, axis)]
    return ShapedArray(tuple(free), operands[0].dtype)


def _without(shape: tuple[int, ...], axis: int) -> tuple[int, ...]:
    return (*shape[:axis], *shape[axis + 1 :])


def _derivative(
    operands: Sequence[Any], tangents: Sequence[Any], *, form: Form, precision: Any
) -> tuple[Any, Any]:
    tangents = [jax_derivatives.instantiate_zeros(t) for t in tangents]

    def plain(*values: Any) -> Any:
        return _plain(*values, form=form, precision=precision)

    return jax.jvp(plain, tuple(operands), tuple(tangents))


def _batch(
    operands: Sequence[Any], axes: Sequence[Any], *, form: Form, precision: Any
) -> tuple[Any, int]:
    def plain(*values: Any) -> Any:
        return _plain(*values, form=form, precision=precision)

    return jax.vmap(plain, in_axes=tuple(axes))(*operands), 0


def _by_handler(*operands: Any, form: Form, precision: Any) -> Any:
    name = target(form)
    assert name is not None
    result = _type(*operands, form=form, precision=precision)
    type_ = jax.ShapeDtypeStruct(result.shape, result.dtype)
    return jax.ffi.ffi_call(name, type_)(*operands)


_lower_plain = lower_fun(_plain, multiple_results=False)
_lower_by_handler = lower_fun(_by_handler, multiple_results=False)


def _lower(ctx: Any, *operands: Any, form: Form, precision: Any) -> Any:
    """Where the elements are doubles, JAX may be in 32-bit mode outside of the program."""
    may_be = config.blas or form.routine == "gemv"
    has_handler = may_be and is_for_one_device(ctx) and target(form) is not None
    rule = _lower_by_handler if has_handler else _lower_plain
    with jax.enable_x64(form.element == "f64" or jax.config.read("jax_enable_x64")):
        return rule(ctx, *operands, form=form, precision=precision)


jax_derivatives.primitive_jvps[product_p] = _derivative
jax_batching.primitive_batchers[product_p] = _batch
register_lowering(product_p, _lower_plain)
register_lowering(product_p, _lower, platform="cpu")
