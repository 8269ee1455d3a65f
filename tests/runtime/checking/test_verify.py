"""Comparing arrays, drawing inputs, and the raised kernel against the reference executor."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import ArrayArg, DynamicArg, StaticArg
from raise_kernel.runtime.checking.compare import Comparison, compare_arrays
from raise_kernel.runtime.checking.verify import ROUNDS, VerifyReport, verify, verify_call
from raise_kernel.runtime.inputs.uniform import random_arguments, random_array

EXAMPLES = Path(__file__).resolve().parents[3] / "examples"


def test_equal_arrays():
    x = np.array([1.0, np.nan, np.inf, -np.inf, 0.0], np.float32)
    compared = compare_arrays(x, x.copy())
    assert compared.ok
    assert (compared.max_abs, compared.max_rel, compared.max_ulp) == (0.0, 0.0, 0.0)


def test_rounding_errors_pass_and_are_told():
    x = np.array([1.0, 2.0, -3.0], np.float32)
    y = np.nextafter(x, np.float32(10))
    compared = compare_arrays(x, y)
    assert compared.ok
    assert compared.max_ulp == pytest.approx(1.0, abs=1.0)
    assert "ulp" in str(compared)


def test_what_roundings_decide():
    """One of a few large sums came out small, for its terms cancel: runs with other roundings show
    it. The small numbers beside them are no less exact for that."""
    x = np.linspace(-1, 1, 1000).astype(np.float32)
    x[:5] = [4e5, -3e5, 1200.0, 2e5, -1e5]
    moved = [x.copy(), x.copy()]
    moved[0][2] += 0.03
    moved[1][2] -= 0.02
    y = x.copy()
    y[2] += 0.15
    assert compare_arrays(x, y).first == (2,)
    compared = compare_arrays(x, y, moved=moved)
    assert compared.ok
    assert "roundings decide 1 of 1000 elements" in str(compared)
    y[2] += 1
    assert compare_arrays(x, y, moved=moved).first == (2,)
    y = x.copy()
    y[700] += 1e-4
    assert compare_arrays(x, y, moved=moved).first == (700,)


def test_roundings_decide_about_bfloat16():
    x, y = (np.array(v, ml_dtypes.bfloat16) for v in ([1, 2], [1, 4]))
    assert compare_arrays(x, y, moved=[y]).rounding == 1
    assert compare_arrays(x, y, moved=[x]).first == (1,)


def test_roundings_decide_about_integers_and_special_values():
    x = np.array([4, 5, 6], np.int32)
    moved = [np.array([4, 6, 6], np.int32)]
    assert compare_arrays(x, moved[0], moved=moved).ok
    assert compare_arrays(x, np.array([4, 6, 7], np.int32), moved=moved).first == (2,)
    z = np.array([1.0, np.inf], np.float32)
    assert not compare_arrays(z, z[::-1]).ok
    assert compare_arrays(z, np.array([1, 3], np.float32), moved=[np.ones(2, np.float32)]).ok


def test_first_difference_is_named():
    x = np.zeros((3, 4), np.float32)
    y = x.copy()
    y[1, 2], y[2, 0] = 1.0, 5.0
    compared = compare_arrays(x, y, name="y")
    assert not compared.ok
    assert (compared.first, compared.mismatches) == ((1, 2), 2)
    assert "y[1, 2]: np.float32(1.0), expected np.float32(0.0)" in str(compared)


@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
def test_special_values_stand_at_the_same_places(value: float):
    x = np.ones(4, np.float64)
    y = x.copy()
    y[3] = value
    assert compare_arrays(x, y).first == (3,)
    assert compare_arrays(y, x).first == (3,)


def test_subnormals_may_be_zeros():
    x = np.array([1e-40, 1e-37], np.float32)
    assert compare_arrays(x, np.array([0, 1e-37], np.float32)).ok
    assert compare_arrays(x, np.zeros(2, np.float32)).first == (1,)


def test_integers_are_exact():
    x = np.array([1, 2, 2**62], np.int64)
    y = x + np.array([0, 0, 1])
    assert compare_arrays(x, y).first == (2,)
    flags = np.array([True, False])
    assert not compare_arrays(flags, ~flags).ok


def test_dtypes_and_shapes_must_agree():
    x = np.zeros(4, np.float32)
    assert not compare_arrays(x, x.astype(np.float64)).ok
    assert not compare_arrays(x, x.reshape(2, 2)).ok


def test_other_dtypes():
    pair = np.dtype([("a", np.float32), ("b", np.int32)])
    x = np.zeros(3, pair)
    y = x.copy()
    y["b"][1] = 7
    compared = compare_arrays(x, y, name="x")
    assert compared.name == "x.b"
    assert not compared.ok
    z = np.ones(3, np.complex64)
    assert not compare_arrays(z, z + 1j).ok
    w = np.ones(3, ml_dtypes.bfloat16)
    assert compare_arrays(w, (w.astype(np.float32) * 1.01).astype(ml_dtypes.bfloat16)).ok
    assert not compare_arrays(w, np.full(3, 2, ml_dtypes.bfloat16)).ok


def test_empty_arrays():
    assert compare_arrays(np.zeros((0, 3), np.float32), np.zeros((0, 3), np.float32)).ok


@pytest.mark.parametrize(
    "dtype",
    [np.float16, ml_dtypes.bfloat16, np.float32, np.complex64, np.int8, np.uint32, np.bool_],
)
def test_random_arrays(dtype: type):
    random = np.random.default_rng(0)
    x = random_array((50, 2), np.dtype(dtype), random)
    assert (x.shape, x.dtype) == ((50, 2), np.dtype(dtype))


def test_random_arguments_keep_aliases_and_statics():
    array = ArrayArg((4,), np.dtype(np.float32), 0)
    arguments = [array, array, StaticArg(3), DynamicArg(np.dtype(np.float32))]
    first, second, number, scalar = random_arguments(arguments, np.random.default_rng(0))
    assert first is second
    assert number == 3
    assert scalar.shape == ()


@pytest.mark.parametrize("seed", [0, 1])
def test_verify_an_example(seed: int):
    kernel = rk.load(EXAMPLES / "jacobi2d.ll")
    x = np.zeros((20, 36), np.float32)
    launcher = kernel[(3, 3), (16, 16)]
    lowered = launcher.lower(x, x.copy(), 20)
    report = verify(lowered, kernel.module, seed=seed)
    assert report.ok
    assert report.check() is report
    assert "agrees with the reference executor" in str(report)
    assert report.rounds == ROUNDS
    assert f"nor does it differ on {ROUNDS} adversarial inputs" in str(report)


def test_a_wrong_kernel_is_found_out():
    saxpy = rk.load(EXAMPLES / "saxpy.ll")
    x = np.ones(100, np.float32)
    lowered = saxpy[4, 32].lower(100, 2.0, x, x.copy())
    wrong = dataclasses.replace(lowered, arguments=lowered.arguments)
    wrong.__dict__["function"] = lambda *values: values[0] * 0 + 12345
    with pytest.raises(Refusal) as caught:
        verify(wrong, saxpy.module).check()
    assert caught.value.code == "RK023"
    assert "12345" in str(caught.value)


def test_verify_a_call():
    saxpy = rk.load(EXAMPLES / "saxpy.ll")
    x = np.linspace(0, 1, 100, dtype=np.float32)
    assert verify_call(saxpy[4, 32], [100, 2.0, x, x.copy()]).ok


def test_report_of_a_difference():
    bad = Comparison("y", 4, 1.0, 1.0, 9.0, 1, (2,), 0.0, 1.0)
    report = VerifyReport("k", (bad,), inputs="random inputs of seed 3")
    assert not report.ok
    with pytest.raises(Refusal, match="seed 3"):
        report.check()
