"""Products by BLAS and by code of ours, against NumPy; and where they are JAX's own products."""

from __future__ import annotations

import ctypes
import functools
import itertools
import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import export
from tests.support.fork_server import python

import raise_kernel as rk
from raise_kernel import config
from raise_kernel.runtime.products import dot_general, form, handlers, library, matmul
from raise_kernel.stablehlo import products

ROOT = Path(__file__).resolve().parents[3]
SHAPES = [(1, 1, 1), (3, 5, 7), (33, 65, 31), (130, 97, 70)]
TYPES = [np.float32, np.float64]


@pytest.fixture(autouse=True)
def any_size(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No product of any size is XLA's."""
    for name in ("MATRIX", "RESULTS", "OPERATIONS", "THICK"):
        monkeypatch.setattr(products, name, 0)
    with jax.enable_x64(True):
        yield


def values(rng: np.random.Generator, shape: tuple[int, ...], dtype: Any) -> np.ndarray:
    """Small multiples of a quarter: their products' sums are exact in any order."""
    return (rng.integers(-8, 9, shape) / 4).astype(dtype)


def numbers(left: int, right: int) -> form.Numbers:
    return ((left,), (right,)), ((), ())


def compiled(function: Callable[..., Any], routine: str, *arrays: np.ndarray) -> Any:
    """The result of a jitted function, in which the routine is called."""
    jitted = jax.jit(function)
    assert f"raise_kernel.{routine}." in jitted.lower(*arrays).as_text()
    return jitted(*arrays)


@pytest.mark.sample(4)
@pytest.mark.parametrize("dtype", TYPES)
@pytest.mark.parametrize("sizes", SHAPES)
def test_of_matrices_along_either_axis(sizes: tuple[int, ...], dtype: Any):
    rows, columns, terms = sizes
    rng = np.random.default_rng(0)
    a, b = values(rng, (rows, terms), dtype), values(rng, (terms, columns), dtype)
    for left, right in itertools.product((0, 1), repeat=2):
        x, y = a if left else a.T.copy(), b.T.copy() if right else b

        product = functools.partial(dot_general, numbers=numbers(left, right))
        result = compiled(product, "gemm", x, y)
        assert result.dtype == dtype
        np.testing.assert_array_equal(result, a @ b)


@pytest.mark.sample(4)
@pytest.mark.parametrize("dtype", TYPES)
@pytest.mark.parametrize("sizes", [*SHAPES, (8, 0, 16), (9, 0, 8), (17, 0, 600), (1030, 0, 21)])
def test_of_a_matrix_and_a_vector(sizes: tuple[int, ...], dtype: Any):
    rows, _, terms = sizes
    rng = np.random.default_rng(1)
    a, x = values(rng, (rows, terms), dtype), values(rng, (terms,), dtype)
    for axis in (0, 1):

        def products(a: Any, x: Any, axis: int = axis) -> Any:
            return dot_general(a, x, numbers(axis, 0)), dot_general(x, a, numbers(0, axis))

        for result in compiled(products, "gemv", a if axis else a.T.copy(), x):
            np.testing.assert_array_equal(result, a @ x)


@pytest.mark.sample(3)
@pytest.mark.parametrize("dtype", TYPES)
@pytest.mark.parametrize("sizes", SHAPES)
def test_of_a_matrix_and_its_transpose(sizes: tuple[int, ...], dtype: Any):
    rows, _, terms = sizes
    a = values(np.random.default_rng(2), (rows, terms), dtype)
    for axis in (0, 1):
        x = a if axis else a.T.copy()
        result = compiled(lambda x, axis=axis: dot_general(x, x, numbers(axis, axis)), "syrk", x)
        np.testing.assert_array_equal(result, a @ a.T)
    square = values(np.random.default_rng(3), (rows, rows), dtype)
    np.testing.assert_array_equal(compiled(lambda x: matmul(x, x), "gemm", square), square @ square)


def by_numpy(left: np.ndarray, right: np.ndarray) -> np.ndarray:
    """The product by no library of NumPy's."""
    with np.errstate(invalid="ignore"):
        return (left[:, :, None] * right[None]).sum(1)


def rows(x: Any) -> Any:
    """`x x^T`."""
    return dot_general(x, x, numbers(1, 1))


def columns(x: Any) -> Any:
    """`x^T x`."""
    return dot_general(x, x, numbers(0, 0))


@pytest.mark.parametrize("dtype", TYPES)
@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
def test_what_is_no_number_stays(value: float, dtype: Any):
    """Beside zeros, which a library may skip."""
    rng = np.random.default_rng(4)
    for _ in range(4):
        a, b = values(rng, (40, 129), dtype), values(rng, (129, 70), dtype)
        for x in (a, b):
            x[rng.random(x.shape) < 0.5] = 0
            x[tuple(rng.integers(x.shape))] = value
        whole = by_numpy(a, b)
        np.testing.assert_array_equal(compiled(matmul, "gemm", a, b), whole)
        for k in (0, 13):
            np.testing.assert_array_equal(compiled(matmul, "gemv", a, b[:, k].copy()), whole[:, k])
            np.testing.assert_array_equal(compiled(matmul, "gemv", a[k], b), whole[k])
        np.testing.assert_array_equal(compiled(rows, "syrk", a), by_numpy(a, a.T))
        np.testing.assert_array_equal(compiled(columns, "syrk", b), by_numpy(b.T, b))


def test_old_memory_has_no_say():
    """The result's buffer may hold NaNs of what was there before."""
    rng = np.random.default_rng(5)
    a, b = values(rng, (300, 257), np.float64), values(rng, (257, 300), np.float64)
    step = jax.jit(lambda a, b: (matmul(a, b), rows(a), matmul(a, b[:, 0])))
    for _ in range(5):
        jax.block_until_ready([jnp.full((300, 300), jnp.nan) for _ in range(4)])
        for result, wanted in zip(step(a, b), (a @ b, a @ a.T, a @ b[:, 0]), strict=True):
            np.testing.assert_array_equal(result, wanted)


def test_the_same_bits_each_time():
    rng = np.random.default_rng(6)
    a, x = rng.standard_normal((301, 503)), rng.standard_normal(503)
    step = jax.jit(lambda a, x: (rows(a), matmul(a, x), columns(a), matmul(x, rows(a.T))))
    first = step(a, x)
    for _ in range(5):
        for result, wanted in zip(step(a, x), first, strict=True):
            np.testing.assert_array_equal(result, wanted)


@pytest.mark.parametrize("dtype", [np.float16, np.complex64, np.int32])
def test_other_elements_are_xlas(dtype: Any):
    a = np.ones((8, 8), dtype)
    text = jax.jit(matmul).lower(a, a).as_text()
    assert "custom_call" not in text and "dot_general" in text


def test_other_products_are_xlas(monkeypatch: pytest.MonkeyPatch):
    """Batches, vectors, several terms, empty ones, other results; and small ones."""
    a, x = np.ones((4, 4), np.float32), np.ones(4, np.float32)
    batch = np.ones((3, 4, 4), np.float32)
    others = [
        (lambda a: dot_general(a, a, (((2,), (1,)), ((0,), (0,)))), batch),
        (lambda x: matmul(x, x), x),
        (lambda a: matmul(a, a), batch),
        (lambda a: dot_general(a, a, (((0, 1), (0, 1)), ((), ()))), a),
        (lambda a: matmul(a, a, preferred_element_type=jnp.float64), a),
    ]
    for function, array in others:
        assert "custom_call" not in jax.jit(function).lower(array).as_text()
    monkeypatch.undo()
    for function, array in (
        (rows, np.ones((15, 600_000), np.float32)),
        (rows, np.ones((2048, 64), np.float32)),
        (rows, np.ones((511, 511))),
        (lambda a: matmul(a, a[0]), np.ones((511, 511), np.float32)),
        (lambda a: matmul(a, a[0]), np.ones((127, 1 << 14), np.float32)),
    ):
        assert "custom_call" not in jax.jit(function).lower(array).as_text()
    empty = np.ones((0, 5), np.float32)
    np.testing.assert_array_equal(jax.jit(columns)(empty), np.zeros((5, 5)))


@pytest.mark.nightly  # as those of pairs
def test_transformations_see_jaxs_product():
    rng = np.random.default_rng(7)
    a, b = values(rng, (5, 6), np.float64), values(rng, (6, 7), np.float64)
    x = values(rng, (6,), np.float64)
    ways = [
        (matmul, lambda a, b: a @ b, (a, b)),
        (matmul, lambda a, x: a @ x, (a, x)),
        (matmul, lambda x, b: x @ b, (x, b)),
        (rows, lambda a: a @ a.T, (a,)),
        (columns, lambda a: a.T @ a, (a,)),
    ]
    for number, (ours, plain, given) in enumerate(ways):
        np.testing.assert_array_equal(ours(*given), plain(*given))
        way = jax.jit if number % 2 else lambda f: f
        both = [way(lambda *v, f=f: jax.jvp(f, v, v))(*given) for f in (ours, plain)]
        jax.tree.map(np.testing.assert_array_equal, *both)
        both = [
            way(jax.grad(lambda *v, f=f: (f(*v) ** 2).sum(), tuple(range(len(given)))))(*given)
            for f in (ours, plain)
        ]
        jax.tree.map(np.testing.assert_array_equal, *both)
        stacked = tuple(np.stack([x, 2 * x, 3 * x], axis=-1) for x in given)
        both = [jax.jit(jax.vmap(f, in_axes=-1))(*stacked) for f in (ours, plain)]
        np.testing.assert_array_equal(*both)
        one = (stacked[0], *given[1:])
        axes = (-1, *[None] * (len(given) - 1))
        np.testing.assert_array_equal(*[jax.vmap(f, in_axes=axes)(*one) for f in (ours, plain)])


def test_exports_are_portable():
    a = np.ones((5, 6), np.float32)
    alone = export.export(jax.jit(rows))(a)
    assert "custom_call" not in alone.mlir_module()
    np.testing.assert_array_equal(export.deserialize(alone.serialize()).call(a), a @ a.T)


DEVICES = """
import jax, jax.numpy as jnp, numpy as np
from jax.sharding import AxisType, NamedSharding, PartitionSpec as P
from raise_kernel.runtime.products import dot_general, matmul
from raise_kernel.stablehlo import products

products.MATRIX = products.RESULTS = products.OPERATIONS = products.THICK = 0
a, b = (np.arange(64, dtype=np.float32).reshape(8, 8) / k for k in (4, 8))
step = jax.jit(lambda a, b: matmul(a, b))
assert "raise_kernel.gemm" in step.lower(a, b).as_text()
mesh = jax.make_mesh((4,), ("i",), axis_types=(AxisType.Auto,))
split = jax.device_put(a, NamedSharding(mesh, P("i")))
assert "custom_call" not in step.lower(split, b).as_text().replace("@Sharding", "")
np.testing.assert_array_equal(step(split, b), a @ b)
for checked in (True, False):
    part = jax.shard_map(
        matmul, mesh=mesh, in_specs=(P("i"), P()), out_specs=P("i"), check_vma=checked
    )
    np.testing.assert_array_equal(jax.jit(part)(a, b), a @ b)
    whole = jax.grad(lambda a, b: part(a, b).sum())(a, b)
    np.testing.assert_array_equal(whole, jnp.ones((8, 8)) @ b.T)
print("products are split")
"""


@pytest.mark.nightly  # as loops on four devices
def test_several_devices():
    done = subprocess.run(
        [python(), "-c", DEVICES],
        cwd=ROOT,
        env={
            **os.environ,
            "JAX_PLATFORMS": "cpu",
            "XLA_FLAGS": "--xla_force_host_platform_device_count=4",
        },
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert "products are split" in done.stdout, done.stderr[-3000:]


def test_in_a_raised_kernel():
    """The compiled program alone has the call; doubles need no 64-bit mode of the caller."""
    kernel = rk.load("examples/matmul.ll")
    rng = np.random.default_rng(8)
    a, b = values(rng, (33, 65), np.float32), values(rng, (65, 31), np.float32)
    launch = kernel[(1, 2), (32, 32)].options(executor="xla")
    arguments = (a, b, np.zeros((33, 31), np.float32), 33, 31, 65)
    lowered = launch.lower(*arguments)
    assert "raise_kernel.gemm." in lowered.compile().as_text()
    assert "custom_call" not in lowered.as_text() and "jnp.matmul" in lowered.as_text("jax")
    np.testing.assert_array_equal(launch(*arguments), a @ b)


def skips_zeros(*places: int) -> None:
    """`dgemm` of a library that multiplies nothing by zero."""
    rows, columns, terms = (ctypes.c_int.from_address(places[k]).value for k in (2, 3, 4))

    def array(place: int, letter: int, *shape: int) -> np.ndarray:
        turned = ctypes.c_char.from_address(places[letter]).value == b"T"
        pointer = ctypes.cast(places[place], ctypes.POINTER(ctypes.c_double))
        found = np.ctypeslib.as_array(pointer, shape if turned else shape[::-1])
        return found if turned else found.T

    a, b = array(6, 0, rows, terms), array(8, 1, terms, columns)
    pointer = ctypes.cast(places[11], ctypes.POINTER(ctypes.c_double))
    result = np.ctypeslib.as_array(pointer, (columns, rows))
    for j in range(columns):
        kept = b[:, j] != 0
        result[j] += (a[:, kept] * b[kept, j]).sum(1)


def test_a_library_that_loses_nans_is_not_used(monkeypatch: pytest.MonkeyPatch):
    routine = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 13)(skips_zeros)
    place = ctypes.cast(routine, ctypes.c_void_p).value
    assert place is not None
    for axes in itertools.product((0, 1), repeat=2):
        gemm = form.Form("gemm", "f64", axes)
        assert library.address.__wrapped__(gemm) is not None
        with monkeypatch.context() as patched:
            patched.setattr(library, "_pointer", lambda *_: place)
            assert library.address.__wrapped__(gemm) is None


def test_without_a_library_products_are_xlas(monkeypatch: pytest.MonkeyPatch):
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(library.importlib, "import_module", missing)
    monkeypatch.setattr(handlers, "address", library.address.__wrapped__)
    monkeypatch.setattr(handlers, "_target", handlers._target.__wrapped__)
    a = np.arange(30, dtype=np.float32).reshape(5, 6)
    jitted = jax.jit(rows)
    assert "custom_call" not in jitted.lower(a).as_text()
    np.testing.assert_array_equal(jitted(a), a @ a.T)


def test_switched_off(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(config, "blas", False)
    a, x = np.arange(30, dtype=np.float32).reshape(5, 6), np.ones(6, np.float32)
    assert "custom_call" not in jax.jit(rows).lower(a).as_text()
    np.testing.assert_array_equal(compiled(matmul, "gemv", a, x), a @ x)  # by no library


def test_integers_of_64_bits_are_another_library():
    words = "void (char *, int *, __pyx_t_5scipy_6linalg_11cython_blas_d *)"
    assert library._letters(words, "d") == "cie"
    assert library._letters(words.replace("int *", "int64_t *"), "d") == ""
    assert library._letters(words, "s") == ""
