"""Constants of a program, the pools made of them, and rounds of adversarial inputs."""

from __future__ import annotations

import dataclasses

import ml_dtypes
import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.checking.adversarial import adversarial_rounds
from raise_kernel.runtime.checking.agreement import compared
from raise_kernel.runtime.checking.verify import verify
from raise_kernel.runtime.inputs.adversary import Adversary
from raise_kernel.runtime.inputs.constants import Constants, constants_of
from raise_kernel.runtime.inputs.pools import float_pool, integer_pool

pytestmark = pytest.mark.usefixtures("x64")

# y[i] = x[i] < -1e30 ? 7 : x[i]; x[n[i]] is read, and nothing comes of it.
THRESHOLD = """
target triple = "nvptx64-nvidia-cuda"
%pair = type { [77 x i32], float }
@steps = internal constant [2 x i32] [i32 11, i32 12], align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #55
define ptx_kernel void @k(ptr align 4 %x.99, ptr dereferenceable(88) %y, ptr %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sext i32 %t to i64
  %p = getelementptr float, ptr %x.99, i64 %i
  %v = load float, ptr %p, align 4
  %c = fcmp olt float %v, 0xC6293E5940000000
  %w = select i1 %c, float 7.000000e+00, float %v
  %q = getelementptr float, ptr %y, i64 %i
  store float %w, ptr %q, align 4
  %np = getelementptr i32, ptr %n, i64 %i
  %nv = load i32, ptr %np, align 4
  %at = sext i32 %nv to i64
  %r = getelementptr float, ptr %x.99, i64 %at
  %old = load float, ptr %r, align 4
  %h = fcmp oeq float %old, 0x7FF0000000000000
  br i1 %h, label %stop, label %fine
stop:
  ret void
fine:
  ret void
}
!66 = !{i32 44}
!named = !{!66}
"""


def test_constants_are_the_numbers_of_the_program():
    found = constants_of(THRESHOLD)
    assert found.floats == (pytest.approx(-1e30), 7.0)
    assert found.integers == (11, 12)


def test_narrow_floats_and_switches():
    text = "  %a = fadd half %x, 0xH3C00\n  %b = fadd bfloat %y, 0xRC040\n    i32 -5, label %c\n"
    assert constants_of(text) == Constants((-3.0, 1.0), (-5,))


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16, np.float32, np.float64])
def test_floats_around_constants(dtype: type):
    dtype_ = np.dtype(dtype)
    pool = float_pool(Constants((0.5, 3.0), ()), dtype_)
    half, end = dtype_.type(0.5), dtype_.type(np.inf)
    for value in (half, np.nextafter(half, end), np.nextafter(half, -end), -half):
        assert value in pool.near
    for value in (1.5, 3.5, 2.5, 0.25, 9.0):
        assert dtype_.type(value) in pool.pairs
    assert np.isnan(pool.extremes.astype(np.float64)).any()
    assert np.isfinite(pool.near.astype(np.float64)).all()


def test_integers_around_constants():
    pool = integer_pool(Constants((), (100, 300)), np.dtype(np.uint8))
    assert {99, 100, 101, 43, 44, 45} <= set(pool.near.tolist())
    assert {0, 255} <= set(pool.extremes.tolist())
    wide = integer_pool(Constants((), (100,)), np.dtype(np.int32))
    assert {-101, -100, 99, 101} <= set(wide.near.tolist())
    assert {10000, 10001, 200} <= set(wide.pairs.tolist())


@pytest.mark.parametrize(
    "dtype",
    [np.float16, ml_dtypes.bfloat16, np.float32, np.complex64, np.int8, np.uint32, np.bool_,
     np.dtype([("a", np.float32, (2,)), ("b", np.int32)])],
)  # fmt: skip
def test_changes_keep_shapes_and_dtypes(dtype: type):
    arrays = [np.ones(shape, dtype) for shape in ((20, 3), (7,), (), (0, 4), (1,))]
    for number in range(100):
        random = np.random.default_rng(number)
        changed, styles = Adversary(Constants((0.5,), (4,))).change(arrays, random, integers=True)
        assert len(styles) == len(arrays)
        for old, new in zip(arrays, changed, strict=True):
            assert (old.shape, old.dtype) == (new.shape, new.dtype)
            assert not np.shares_memory(old, new)
            assert old.tobytes() == np.ones(old.shape, dtype).tobytes()


def test_integers_stay_where_they_may_be_indices():
    arrays = [np.arange(9), np.ones(4)]
    for number in range(20):
        changed, _ = Adversary(Constants((), ())).change(
            arrays, np.random.default_rng(number), integers=False
        )
        np.testing.assert_array_equal(changed[0], arrays[0])
        assert changed[1].tobytes() != arrays[1].tobytes() or number


def test_a_threshold_is_found():
    """Of a program without the kernel's threshold at -1e30: random inputs agree."""
    kernel = rk.load(THRESHOLD)
    x, n = np.linspace(-1, 1, 32, dtype=np.float32), np.zeros(32, np.int32)
    lowered = kernel[1, 32].lower(x, np.zeros_like(x), n)
    wrong = dataclasses.replace(lowered)
    wrong.__dict__["function"] = lambda *values: values[0]
    assert compared(wrong, kernel.module, [x, np.zeros_like(x), n]).ok
    with pytest.raises(Refusal, match="adversarial inputs") as caught:
        verify(wrong, kernel.module, rounds=20).check()
    assert caught.value.code == "RK023"


def test_draws_outside_the_arrays_are_discarded():
    kernel = rk.load(THRESHOLD)
    x, n = np.ones(32, np.float32), np.full(32, 40, np.int32)
    lowered = kernel[1, 32].lower(x, x.copy(), n)
    rounds = [*adversarial_rounds(lowered, kernel.module, [x, x.copy(), n], rounds=6)]
    assert any(drawn.report is None for drawn in rounds)
    report = verify(lowered, kernel.module)
    assert report.ok and report.rounds > 0


def test_rounds_are_the_same_in_each_run():
    kernel = rk.load(THRESHOLD)
    x, n = np.ones(32, np.float32), np.zeros(32, np.int32)
    lowered = kernel[1, 32].lower(x, x.copy(), n)
    values = [x, x.copy(), n]
    texts = [
        [str(d.report) for d in adversarial_rounds(lowered, kernel.module, values, rounds=3)]
        for _ in range(2)
    ]
    assert texts[0] == texts[1]
