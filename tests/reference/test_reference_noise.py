"""The reference executor with roundings drawn at random."""

from __future__ import annotations

import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.kernel import launch_of
from raise_kernel.runtime.reference import OutOfRange, execute
from raise_kernel.runtime.verify import verify_call

LANES = 64
HEADER = """target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @__nv_sinf(float)
declare float @llvm.fma.f32(float, float, float)
"""
LAUNCH = launch_of((1, LANES))


def kernel(body: str, kind: str) -> LLVMModule:
    """One lane a number: `%a` and `%b` are elements of x and y, `%r` goes to out."""
    return LLVMModule.parse(
        f"""{HEADER}
define ptx_kernel void @k(ptr %x, ptr %y, ptr %out) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %p = getelementptr {kind}, ptr %x, i64 %i
  %q = getelementptr {kind}, ptr %y, i64 %i
  %o = getelementptr {kind}, ptr %out, i64 %i
  %a = load {kind}, ptr %p
  %b = load {kind}, ptr %q
{body}
  store {kind} %r, ptr %o
  ret void
}}
"""
    )


def runs(module: LLVMModule, x: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, list[np.ndarray]]:
    args = [x, y, np.zeros_like(x)]
    plain = execute(module, "k", LAUNCH, args)[2]
    return plain, [execute(module, "k", LAUNCH, args, noise=seed)[2] for seed in range(3)]


@pytest.mark.parametrize("op", ["fadd", "fsub", "fmul", "fdiv"])
@pytest.mark.parametrize(
    ("kind", "dtype"), [("half", np.float16), ("float", np.float32), ("double", np.float64)]
)
def test_rounded_results_move_by_their_last_places(op: str, kind: str, dtype: type):
    rng = np.random.default_rng(1)
    x, y = rng.uniform(1, 2, LANES).astype(dtype), rng.uniform(5, 9, LANES).astype(dtype)
    plain, noisy = runs(kernel(f"  %r = {op} {kind} %a, %b", kind), x, y)
    steps = [np.abs(n.astype("f8") - plain) / np.spacing(np.abs(plain)) for n in noisy]
    assert all(s.max() <= 4 for s in steps)
    assert all((s > 0).mean() > 0.2 for s in steps)
    assert not np.array_equal(noisy[0], noisy[1])


@pytest.mark.parametrize("op", ["fadd", "fsub", "fmul", "fdiv"])
@pytest.mark.parametrize(("kind", "dtype"), [("float", np.float32), ("double", np.float64)])
def test_exact_results_stay(op: str, kind: str, dtype: type):
    x = np.arange(-32, 32).astype(dtype)
    y = np.where(np.arange(LANES) % 2, 2, 4).astype(dtype)
    plain, noisy = runs(kernel(f"  %r = {op} {kind} %a, %b", kind), x, y)
    assert all(np.array_equal(n, plain) for n in noisy)


@pytest.mark.parametrize("op", ["fadd", "fsub"])
@pytest.mark.parametrize(
    ("kind", "dtype"), [("half", np.float16), ("float", np.float32), ("double", np.float64)]
)
def test_what_a_sum_absorbs_is_a_rounding(op: str, kind: str, dtype: type):
    x = np.arange(1, LANES + 1).astype(dtype)
    y = np.full(LANES, smallest(dtype), dtype)
    plain, noisy = runs(kernel(f"  %r = {op} {kind} %a, %b", kind), x, y)
    assert np.array_equal(plain, x)
    assert all((n != plain).mean() > 0.2 for n in noisy)


def smallest(dtype: type) -> float:
    return float(np.finfo(dtype).tiny)


@pytest.mark.parametrize(
    ("kind", "dtype"), [("half", np.float16), ("float", np.float32), ("double", np.float64)]
)
def test_products_that_leave_the_range(kind: str, dtype: type):
    info = np.finfo(dtype)
    x = np.array([info.max, -info.max, info.tiny, 3, 0, np.inf, info.tiny, np.nan], dtype)
    y = np.array([4, 4, 0.25, 5, info.max, 2, 1, 3], dtype)
    x, y = np.tile(x, LANES // 8), np.tile(y, LANES // 8)
    module = kernel(f"  %r = fmul {kind} %a, %b", kind)
    args = [x, y, np.zeros_like(x)]
    nan, one = (
        execute(module, "k", LAUNCH, args, noise=2, lost=OutOfRange(one, False, True))[2]
        for one in (False, True)
    )
    out = np.tile(np.arange(8) < 3, LANES // 8)
    with np.errstate(all="ignore"):
        plain = x * y
    assert np.array_equal(np.isnan(nan), out | np.isnan(plain))
    assert np.array_equal(one, np.where(out, dtype(1), plain), equal_nan=True)


@pytest.mark.parametrize("op", ["fadd", "fsub"])
@pytest.mark.parametrize(
    ("kind", "dtype"), [("half", np.float16), ("float", np.float32), ("double", np.float64)]
)
def test_sums_that_leave_the_range(op: str, kind: str, dtype: type):
    info = np.finfo(dtype)
    x = np.array([info.max, -info.max, info.tiny, np.inf], dtype)
    y = np.array([info.max, -info.max, info.tiny, 1], dtype) * (1 if op == "fadd" else -1)
    x, y = np.tile(x, LANES // 4), np.tile(y, LANES // 4)
    module = kernel(f"  %r = {op} {kind} %a, %b", kind)
    args = [x, y, np.zeros_like(x)]
    lost = OutOfRange(one=True, sums=True, products=False)
    found = execute(module, "k", LAUNCH, args, noise=2, lost=lost)[2]
    with np.errstate(all="ignore"):
        plain = x + y if op == "fadd" else x - y
    assert np.array_equal(found, np.where(np.tile(np.arange(4) < 2, LANES // 4), 1, plain))


def test_products_that_go_into_sums():
    body = """
  %m = fmul float %a, %b
  %r = fadd float %m, %a"""
    x = np.tile(np.array([1e30, 2, 1e-30, np.inf], np.float32), LANES // 4)
    args = [x, x, np.zeros_like(x)]
    lost = OutOfRange(one=True, sums=True, products=False)
    found = execute(kernel(body, "float"), "k", LAUNCH, args, noise=2, lost=lost)[2]
    assert np.allclose(found[:4], [1e30, 6, 1e-30, np.inf], rtol=1e-5)


def test_vectors_functions_and_special_values():
    rng = np.random.default_rng(2)
    x, y = rng.uniform(1, 2, (2, LANES)).astype(np.float32)
    x[0], y[1], x[2] = np.nan, np.inf, np.inf
    body = """
  %v = insertelement <2 x float> poison, float %a, i32 0
  %w = insertelement <2 x float> %v, float %b, i32 1
  %z = fmul <2 x float> %w, %w
  %c = extractelement <2 x float> %z, i32 0
  %d = extractelement <2 x float> %z, i32 1
  %s = call float @__nv_sinf(float %c)
  %r = call float @llvm.fma.f32(float %s, float %d, float %c)"""
    plain, noisy = runs(kernel(body, "float"), x, y)
    for values in noisy:
        assert np.array_equal(np.isfinite(values), np.isfinite(plain))
        assert 0 < np.abs(values[3:] - plain[3:]).max() < 1e-4


def test_a_product_may_be_fused_with_a_sum():
    body = """
  %m = fmul float %a, %b
  %r = fsub float %m, %m"""
    rng = np.random.default_rng(5)
    x, y = rng.uniform(1, 2, (2, LANES)).astype(np.float32)
    plain, noisy = runs(kernel(body, "float"), x, y)
    assert not plain.any()
    assert all(0 < np.abs(n).max() < 1e-5 for n in noisy)


def test_every_other_launch_flushes_small_numbers():
    x, y = np.full(LANES, 2e-20, np.float32), np.linspace(1e-20, 2e-18, LANES).astype(np.float32)
    plain, noisy = runs(kernel("  %r = fmul float %a, %b", "float"), x, y)
    assert plain.min() > 0
    small = plain < np.finfo(np.float32).tiny
    assert small.any()
    assert not small.all()
    assert [np.count_nonzero(n == 0) for n in noisy] == [0, np.count_nonzero(small), 0]


def test_sums_in_memory():
    module = kernel("  %r = atomicrmw fadd ptr %out, float %a monotonic", "float")
    text = module.text.replace("store float %r, ptr %o", "")
    rng = np.random.default_rng(3)
    x = rng.uniform(-1, 1, LANES).astype(np.float32)
    plain, noisy = runs(LLVMModule.parse(text), x, x)
    assert all(0 < abs(n[0] - plain[0]) < 1e-5 for n in noisy)


def test_verify_knows_what_roundings_decide():
    """a * b - b * a is 0, or what one product rounds off where the other is fused; the quotient
    makes it large."""
    body = """
  %m = fmul float %a, %b
  %n = fmul float %b, %a
  %s = fsub float %m, %n
  %u = fadd float %s, 0x3C00000000000000
  %r = fdiv float 1.000000e+00, %u"""
    module = kernel(body, "float")
    rng = np.random.default_rng(4)
    x, y = rng.uniform(1, 2, (2, LANES)).astype(np.float32)
    raised = rk.load(module.text, kernel="k")[1, LANES]
    assert verify_call(raised, [x, y, np.zeros_like(x)]).ok
    plain, noisy = runs(module, x, y)
    assert max(np.abs(n / plain - 1).max() for n in noisy) > 0.1
