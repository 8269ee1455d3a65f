"""The reference executor with roundings drawn at random."""

from __future__ import annotations

import numpy as np
import pytest
from tests.reference.load import lane_kernel

import raise_kernel as rk
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.checking.compare import compare_arrays
from raise_kernel.runtime.checking.explain import unlike
from raise_kernel.runtime.checking.verify import verify_call
from raise_kernel.runtime.reference import Factors, OutOfRange, execute
from raise_kernel.runtime.reference.noise import FEW

LANES = 64
HEADER = """target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @__nv_sinf(float)
declare float @llvm.fma.f32(float, float, float)
"""
LAUNCH = launch_of((1, LANES))


def kernel(body: str, kind: str) -> LLVMModule:
    return lane_kernel(HEADER, body, kind)


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


@pytest.mark.parametrize(
    ("kind", "dtype"), [("half", np.float16), ("float", np.float32), ("double", np.float64)]
)
@pytest.mark.parametrize("factors", [Factors.LARGE, Factors.SMALL])
def test_products_that_leave_the_range_in_another_order(kind: str, dtype: type, factors: Factors):
    """b times a times a, where b is zero, or brings back what a * a would lose."""
    info = np.finfo(dtype)
    x = np.array([info.max, -info.max, info.max, info.tiny, info.tiny, 3, 0.1, 0], dtype)
    y = np.array([0, 0, info.tiny, info.max, 0, 0, 2, 5], dtype)
    x, y = np.tile(x, LANES // 8), np.tile(y, LANES // 8)
    module = kernel(f"  %u = fmul {kind} %b, %a\n  %r = fmul {kind} %u, %a", kind)
    args = [x, y, np.zeros_like(x)]
    nan, one = (
        execute(module, "k", LAUNCH, args, noise=0, lost=OutOfRange(choice, False, True, factors))[
            2
        ]
        for choice in (False, True)
    )
    large, small = [True] * 3 + [False] * 5, [False] * 3 + [True] * 2 + [False] * 3
    out = np.tile(large if factors == Factors.LARGE else small, LANES // 8)
    assert np.array_equal(unlike(nan, one), out)
    assert np.array_equal(np.isnan(nan), out)
    if factors == Factors.LARGE:
        assert np.array_equal(one[5:8], np.array([9, 2, 5], dtype))


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
    wanted = np.where(np.tile(np.arange(4) < 2, LANES // 4), 1, plain)
    np.testing.assert_allclose(found, wanted, rtol=8 * info.eps)


def test_sums_that_cancel():
    x = np.linspace(1, 2, LANES).astype(np.float32)
    lost = OutOfRange(one=True, sums=True, products=False)
    found = execute(
        kernel("  %r = fsub float %a, %b", "float"), "k", LAUNCH, [x, x, x * 0], noise=0, lost=lost
    )[2]
    assert (found != 0).mean() > 0.9
    assert np.abs(found).max() < 1e-6


def test_products_that_go_into_sums():
    body = """
  %m = fmul float %a, %b
  %r = fadd float %m, %a"""
    x = np.tile(np.array([1e30, 2, 1e-30, np.inf], np.float32), LANES // 4)
    args = [x, x, np.zeros_like(x)]
    lost = OutOfRange(one=True, sums=True, products=False)
    found = execute(kernel(body, "float"), "k", LAUNCH, args, noise=2, lost=lost)[2]
    assert np.allclose(found[:4], [1e30, 6, 1e-30, np.inf], rtol=1e-5)


def test_launches_that_move_few_results():
    x, y = np.random.default_rng(1).uniform(1, 2, (2, LANES)).astype(np.float32)
    module, args = kernel("  %r = fdiv float %a, %b", "float"), [x, y, np.zeros_like(x)]
    seeds = (2, *range(FEW, FEW + 64))
    found = [execute(module, "k", LAUNCH, args, noise=seed)[2] for seed in seeds]
    moved = [int(np.count_nonzero(values != x / y)) for values in found]
    assert moved[0] > LANES // 2
    assert 0 < sum(moved[1:]) < 64 * LANES // 16


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


def test_the_product_of_an_fma_may_be_rounded():
    """The addend decides a tie of the fma; of the sum of a rounded product it decides nothing."""
    fma = "  %r = call float @llvm.fma.f32(float %a, float 0x46293E5940000000, float %b)"
    x, y = np.full((2, LANES), [[-3.0], [0.9]], np.float32)
    args = [x, y, np.zeros_like(x)]
    module = kernel(fma, "float")
    plain = execute(module, "k", LAUNCH, args)[2]
    apart = execute(module, "k", LAUNCH, args, noise=2, still=True)[2]
    assert np.array_equal(apart, x * np.float32(1e30) + y)
    assert not np.array_equal(plain, apart)
    assert all((n != plain).any() for n in runs(module, x, y)[1])
    _, noisy = runs(module, np.zeros_like(x), np.floor(y) + 7)
    assert all(np.array_equal(n, np.full(LANES, 7)) for n in noisy)


@pytest.mark.parametrize(
    ("name", "value", "moves"),
    [
        ("tanhf", 12.0, True),
        ("tanhf", 0.0, False),
        ("erff", 9.0, True),
        ("cosf", 1e-6, True),
        ("cosf", 0.0, False),
        ("expf", 0.0, False),
        ("expf", 40.0, True),
        ("sqrtf", 9.0, False),
    ],
)
def test_whole_results_of_functions(name: str, value: float, moves: bool):
    module = kernel("  %r = call float @__nv_sinf(float %a)", "float")
    text = module.text.replace("__nv_sinf", f"__nv_{name}")
    x = np.full(LANES, value, np.float32)
    plain, noisy = runs(LLVMModule.parse(text), x, x)
    assert plain[0] == np.round(plain[0])
    assert all((n != plain).any() == moves for n in noisy)


def test_every_other_launch_flushes_small_numbers():
    x, y = np.full(LANES, 2e-20, np.float32), np.linspace(1e-20, 2e-18, LANES).astype(np.float32)
    plain, noisy = runs(kernel("  %r = fmul float %a, %b", "float"), x, y)
    assert plain.min() > 0
    small = plain < np.finfo(np.float32).tiny
    assert small.any()
    assert not small.all()
    assert [np.count_nonzero(n == 0) for n in noisy] == [0, np.count_nonzero(small), 0]
    _, negative = runs(kernel("  %r = fmul float %a, %b", "float"), -x, y)
    assert all(np.signbit(n).all() for n in negative)


@pytest.mark.parametrize(
    ("kind", "dtype"), [("float", np.float32), ("double", np.float64), ("half", np.float16)]
)
def test_subnormal_numbers_are_flushed_where_they_are_loaded(kind: str, dtype: type):
    """From bytes, too: the type of an array says nothing of what is read."""
    tiny = np.finfo(dtype).tiny
    x = np.resize(np.array([tiny / 4, -tiny / 4, tiny, -tiny, 0, 1, np.inf], dtype), LANES)
    module = kernel(f"  %c = fcmp une {kind} %a, 0.0\n  %r = uitofp i1 %c to {kind}", kind)
    args = [x.view("u1"), x.view("u1"), np.zeros_like(x).view("u1")]
    found = [execute(module, "k", LAUNCH, args, noise=seed)[2].view(dtype) for seed in range(3)]
    small = (np.abs(x) < tiny) & (kind != "half")
    assert np.array_equal(found[0], x != 0)
    assert np.array_equal(found[1], (x != 0) & ~small)
    assert np.array_equal(found[2], found[0])


def test_subnormal_numbers_are_flushed_where_they_are_made():
    """By a rounding, as bits of integers, and in vectors."""
    tiny = np.finfo(np.float32).tiny
    x = np.resize(np.array([tiny / 4, -tiny / 4, tiny, 1]), LANES)
    narrow = "  %n = fptrunc double %a to float\n  %r = fpext float %n to double"
    plain, noisy = runs(kernel(narrow, "double"), x, x)
    zeros = np.where(np.abs(x) < tiny, np.copysign(0, x), x)
    assert [n.tobytes() for n in noisy] == [v.tobytes() for v in (plain, zeros, plain)]
    bits = """
  %w = load i32, ptr %p
  %n = bitcast i32 %w to float
  %v = load <2 x float>, ptr %p, align 4
  %s = extractelement <2 x float> %v, i32 0
  %e = fcmp oeq float %n, 0.0
  %f = fcmp oeq float %s, 0.0
  %g = and i1 %e, %f
  %r = select i1 %g, float 0.0, float 1.0"""
    small = np.full(LANES + 1, tiny / 4, np.float32)
    _, noisy = runs(kernel(bits, "float"), small, small)
    assert [n[:LANES].max() for n in noisy] == [1, 0, 1]


def test_sums_in_memory_that_leave_the_range():
    """What stands for them is what memory holds afterwards."""
    module = kernel("  %r = atomicrmw fadd ptr %o, float %a monotonic", "float")
    module = LLVMModule.parse(module.text.replace("store float %r, ptr %o", ""))
    largest = np.finfo(np.float32).max
    x, out = np.full((2, LANES), largest, np.float32)
    nan, one = (
        execute(module, "k", LAUNCH, [x, x, out], noise=2, lost=OutOfRange(one, True, False))[2]
        for one in (False, True)
    )
    assert np.isnan(nan).all()
    assert (np.abs(one) <= 1).all()  # one, less what the sum absorbs
    ends = np.array([execute(module, "k", LAUNCH, [x, x, out], noise=n)[2] for n in range(16)])
    assert set(np.unique(ends)) == {largest, np.float32(np.inf)}


def test_sums_in_memory_that_are_infinite():
    """In another order numbers overflow first, and infinities of both signs make NaN."""
    module = kernel("  %r = atomicrmw fadd ptr %o, float %a monotonic", "float")
    module = LLVMModule.parse(module.text.replace("store float %r, ptr %o", ""))
    x = np.full(LANES, np.finfo(np.float32).max, np.float32)
    out = np.full(LANES, -np.inf, np.float32)
    plain = execute(module, "k", LAUNCH, [x, x, out])[2]
    lost = OutOfRange(False, True, False)
    nan = execute(module, "k", LAUNCH, [x, x, out], noise=0, lost=lost)[2]
    assert (plain == -np.inf).all()
    assert np.isnan(nan).all()


@pytest.mark.parametrize("op", ["fadd", "fsub"])
@pytest.mark.parametrize(
    ("kind", "dtype"), [("half", np.float16), ("float", np.float32), ("double", np.float64)]
)
def test_sums_that_leave_the_range_in_another_order(op: str, kind: str, dtype: type):
    """a + b + a overflows where b is added last: where all terms of one sign do."""
    large = np.finfo(dtype).max
    x = np.array([large, large, -large, large / 4, 3, 0, np.inf, np.nan], dtype)
    y = np.array([-large, 0, large, -large, 5, 0, 1, 1], dtype)
    x, y = np.tile(x, LANES // 8), np.tile(y, LANES // 8)
    terms = "  %u = fadd {0} %a, %b\n  %r = fadd {0} %u, %a"
    if op == "fsub":
        terms = (
            "  %n = fneg {0} %b\n  %u = fsub {0} %a, %n\n  %m = fneg {0} %a\n  %r = fsub {0} %u, %m"
        )
    module = kernel(terms.format(kind), kind)
    args = [x, y, np.zeros_like(x)]

    def differ(factors: Factors) -> list[bool]:
        nan, one = (
            execute(module, "k", LAUNCH, args, noise=0, lost=OutOfRange(o, False, False, factors))
            for o in (False, True)
        )
        return unlike(nan[2], one[2])[:8].tolist()

    assert differ(Factors.POSITIVE) == [True, True] + [False] * 6
    assert differ(Factors.NEGATIVE) == [False, False, True] + [False] * 5


def test_what_is_fused_and_flushed_without_other_roundings():
    """Launches in which no result is moved: a difference that is exact stays what it is."""
    x, y = np.random.default_rng(5).uniform(1, 2, (2, LANES)).astype(np.float32)
    module = kernel("  %m = fmul float %a, %b\n  %r = fsub float %m, %m", "float")
    args = [x, y, np.zeros_like(x)]
    fused, _, plain = (
        execute(module, "k", LAUNCH, args, noise=n, still=True)[2] for n in (1, 0, 2)
    )
    exact = x.astype("f8") * y.astype("f8")
    assert not plain.any()
    assert np.array_equal(np.abs(fused), np.abs(exact - (x * y)).astype("f4"))
    moved = kernel("  %u = fadd float %a, %b\n  %r = fmul float %u, 0x3810000000000000", "float")
    still = [execute(moved, "k", LAUNCH, args, noise=n, still=True)[2] for n in range(4)]
    whole = (x + y) * np.finfo(np.float32).tiny
    assert all(np.array_equal(found, whole) for found in still)
    small = kernel("  %r = fmul float %a, 0x3800000000000000", "float")
    flushed, kept = (execute(small, "k", LAUNCH, args, noise=n, still=True)[2] for n in (1, 2))
    assert not flushed.any()
    assert np.array_equal(kept, x * np.float32(2.0**-127))


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


def test_large_integers_that_roundings_decide():
    """They have more digits than a double."""
    expected = np.array([(1 << 62) + 1, 1 << 62])
    actual, moved = expected + np.array([6, 0]), expected + np.array([3, 0])
    assert not compare_arrays(expected, actual).ok
    assert compare_arrays(expected, actual, moved=[moved]).ok
    assert not compare_arrays(expected, actual + 1000, moved=[moved]).ok


def test_subnormal_numbers_beside_a_structure():
    """Its fields are scalars yet where a launch flushes what it is given."""
    module = LLVMModule.parse(
        HEADER
        + """
define ptx_kernel void @k(ptr byval({ float, i32 }) align 4 %s, ptr %x, ptr %out) {
  %f = load float, ptr %s
  %a = load float, ptr %x
  %b = fadd float %f, %a
  %r = fmul float %b, 0x46293E5940000000
  %q = getelementptr { float, i32 }, ptr %s, i32 0, i32 1
  %i = load i32, ptr %q
  %o = getelementptr float, ptr %out, i32 %i
  store float %r, ptr %o
  ret void
}
"""
    )
    x = np.array([1e-40], np.float32)
    args = [(np.float32(1e-40), np.int32(1)), x, np.ones(2, np.float32)]
    launch = launch_of((1, 1))
    plain, zero = (execute(module, "k", launch, args, noise=noise)[1] for noise in (0, 1))
    assert plain[1] > 1e-11
    assert zero[1] == 0
    assert verify_call(rk.load(module.text, kernel="k")[1, 1], args).ok


def test_large_sums_stay_in_some_launches():
    """What is subtracted from a sum near the largest number may leave zero."""
    x, y = np.full(LANES, 3e38, np.float32), np.full(LANES, 1e30, np.float32)
    body = "  %s = fadd float %a, %b\n  %r = fsub float %s, %a"
    args = [x, y, np.zeros_like(x)]
    module = kernel(body, "float")
    left = [np.abs(execute(module, "k", LAUNCH, args, noise=seed)[2]) for seed in range(8)]
    assert any(np.isinf(found).any() for found in left)
    assert any(np.all(found > 1e37) for found in left)
    assert any(np.all(found < 1e33) for found in left)
