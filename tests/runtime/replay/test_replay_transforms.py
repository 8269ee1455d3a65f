"""Replayed programs under `grad`, `vmap` and `jax.export`, 64-bit values inside and x64 off."""

# ruff: noqa: E501

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import export

from raise_kernel.bindings import parse_module
from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.replay import jax_source

V = np.linspace(-1, 1, 8, dtype=np.float32)


def function(text: str):
    return jax_source(parse_module(text)).function()


LOOP = """func.func public @power(%x: tensor<8xf32>) -> tensor<8xf32> {
  %z = stablehlo.constant dense<0> : tensor<i64>
  %n = stablehlo.constant dense<5> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %w:2 = stablehlo.while(%i = %z, %a = %x) : tensor<i64>, tensor<8xf32> cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %f = stablehlo.convert %i : (tensor<i64>) -> tensor<f32>
    %b = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %t = stablehlo.multiply %a, %x : tensor<8xf32>
    %s = stablehlo.add %t, %b : tensor<8xf32>
    %k = stablehlo.add %i, %one : tensor<i64>
    stablehlo.return %k, %s : tensor<i64>, tensor<8xf32>
  }
  return %w#1 : tensor<8xf32> }"""


def loop_reference(x):
    a = x
    for i in range(5):
        a = a * x + i
    return a


def test_counted_loop_differentiates_in_reverse() -> None:
    f = function(LOOP)
    np.testing.assert_allclose(f(V), loop_reference(V), rtol=1e-6)
    mine = jax.grad(lambda x: f(x).sum())(V)
    plain = jax.grad(lambda x: loop_reference(x).sum())(V)
    np.testing.assert_allclose(mine, plain, rtol=1e-5)
    np.testing.assert_allclose(
        jax.vmap(f)(np.stack([V, 2 * V]))[1], loop_reference(2 * V), rtol=1e-5
    )


INDEXED = """func.func public @indexed(%x: tensor<8xf32>, %i: tensor<4xi32>) -> (tensor<4xf32>, tensor<8xf32>) {
  %l = stablehlo.convert %i : (tensor<4xi32>) -> tensor<4xi64>
  %r = stablehlo.reshape %l : (tensor<4xi64>) -> tensor<4x1xi64>
  %g = "stablehlo.gather"(%x, %r) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0],
    index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<8xf32>, tensor<4x1xi64>) -> tensor<4xf32>
  %m = stablehlo.multiply %g, %g : tensor<4xf32>
  %s = "stablehlo.scatter"(%x, %r, %m) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0],
    scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      stablehlo.return %b : tensor<f32>
  }) : (tensor<8xf32>, tensor<4x1xi64>, tensor<4xf32>) -> tensor<8xf32>
  return %m, %s : tensor<4xf32>, tensor<8xf32> }"""


def test_gather_and_scatter_by_64_bit_indices() -> None:
    f = function(INDEXED)
    index = np.array([3, 9, 0, -2], np.int32)
    picked, stored = f(V, index)
    np.testing.assert_allclose(picked, V[[3, 7, 0, 0]] ** 2)
    want = V.copy()
    want[3], want[0] = V[3] ** 2, V[0] ** 2
    np.testing.assert_allclose(stored, want)
    slope = jax.grad(lambda x: f(x, index)[0].sum())(V)
    np.testing.assert_allclose(np.asarray(slope)[[3, 7, 0, 1]], [2 * V[3], 2 * V[7], 4 * V[0], 0])
    slope = jax.grad(lambda x: f(x, index)[1].sum())(V)
    np.testing.assert_allclose(np.asarray(slope)[[3, 0, 1]], [2 * V[3], 4 * V[0] - 2 * V[0], 1])


def test_export_and_jit_of_jit() -> None:
    f = function(LOOP)
    exported = export.export(jax.jit(f))(jnp.asarray(V))
    np.testing.assert_array_equal(exported.call(V), f(V))
    np.testing.assert_array_equal(jax.jit(lambda x: f(f(x)))(V), f(f(V)))


COMBINE = """func.func @merged(%x: tensor<8xf32>, %i: tensor<4xi32>, %u: tensor<4xf32>) -> tensor<8xf32> {
  %r = stablehlo.reshape %i : (tensor<4xi32>) -> tensor<4x1xi32>
  %s = "stablehlo.scatter"(%x, %r, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0],
    scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %d = stablehlo.subtract %a, %b : tensor<f32>
      stablehlo.return %d : tensor<f32>
  }) : (tensor<8xf32>, tensor<4x1xi32>, tensor<4xf32>) -> tensor<8xf32>
  return %s : tensor<8xf32> }"""


def test_a_scatter_of_another_combiner_has_no_derivative() -> None:
    """JAX would differentiate it as if the last update were the result."""
    f = function(COMBINE)
    index, updates = np.array([1, 1, 3, 7], np.int32), np.ones(4, np.float32)
    want = V.copy()
    np.subtract.at(want, index, updates)
    np.testing.assert_allclose(f(V, index, updates), want, rtol=1e-6)
    many = jax.vmap(f, (0, None, None))(np.stack([V, V]), index, updates)
    np.testing.assert_allclose(many[1], want, rtol=1e-6)
    slope = jax.grad(lambda c: c * f(V, index, updates).sum())(1.0)
    np.testing.assert_allclose(slope, want.sum(), rtol=1e-5)
    for argument in (0, 2):
        with pytest.raises(Refusal, match="atomic operation") as error:
            jax.grad(lambda *a: f(*a).sum(), argnums=argument)(V, index, updates)
        assert error.value.code == "RK040" and "stop_gradient" in (error.value.hint or "")


STORED = """func.func @stored(%x: tensor<8xf32>, %n: tensor<4xi32>) -> (tensor<4xf32>, tensor<8xi1>) {
  %b = stablehlo.bitcast_convert %x : (tensor<8xf32>) -> tensor<8xi32>
  %k = stablehlo.slice %b [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %m = stablehlo.concatenate %k, %n, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  %s = stablehlo.slice %m [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %f = stablehlo.bitcast_convert %s : (tensor<4xi32>) -> tensor<4xf32>
  %y = stablehlo.multiply %x, %x : tensor<8xf32>
  %q = stablehlo.bitcast_convert %y : (tensor<8xf32>) -> tensor<8xi32>
  %z = stablehlo.constant dense<0> : tensor<8xi32>
  %c = stablehlo.compare LT, %q, %z : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  return %f, %c : tensor<4xf32>, tensor<8xi1> }"""


def test_floats_stored_as_bits_have_no_derivative() -> None:
    """JAX would take it for zero. Bits that are only compared have none to lose."""
    f = function(STORED)
    index = np.zeros(4, np.int32)
    np.testing.assert_array_equal(f(V, index)[0], V[:4])
    with pytest.raises(Refusal, match="also holds integers") as error:
        jax.grad(lambda x: f(x, index)[0].sum())(V)
    assert error.value.code == "RK040" and "an array for each type" in (error.value.hint or "")
    text = jax_source(parse_module(STORED)).text
    assert text.count("stored_bits(") == 2 and "lax.bitcast_convert_type(arg0 * arg0" in text
