"""Products that go through memory before they go into a sum, in launches with noise."""

from __future__ import annotations

import numpy as np
import pytest
from tests.reference.test_reference_noise import LANES, LAUNCH, kernel

from raise_kernel.runtime.reference import execute

KINDS = [("half", np.float16), ("float", np.float32), ("double", np.float64)]
# A number that goes through an array before b is subtracted.
BODY = """
  %local = alloca [4 x {kind}]
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %index = and i32 %lane, 3
  %in = getelementptr {kind}, ptr %local, i32 %index
  %number = {number}
  store {kind} %number, ptr %in
  %same = xor i32 %index, 0
  %there = getelementptr {kind}, ptr %local, i32 %same
  %l = load {kind}, ptr %there
  %r = fsub {kind} %l, %b
"""


@pytest.mark.parametrize(("kind", "dtype"), KINDS)
def test_a_stored_product_is_fused_in_some_launches(kind: str, dtype: type):
    """max * max overflows, so that less infinity is NaN; fused it is -inf."""
    x, y = np.full(LANES, np.finfo(dtype).max, dtype), np.full(LANES, np.inf, dtype)
    number = f"fmul {kind} %a, %a"
    plain, noisy = results(BODY.format(kind=kind, number=number), kind, x, y)
    assert np.isnan(plain).all()
    assert 0.2 < np.mean([run == -np.inf for run in noisy]) < 0.8
    direct = results(f"  %u = {number}\n  %r = fsub {kind} %u, %b", kind, x, y)[1]
    np.testing.assert_array_equal(noisy, direct)


@pytest.mark.parametrize(("kind", "dtype"), KINDS)
def test_another_value_is_never_fused(kind: str, dtype: type):
    """Infinity minus infinity is NaN, where what is stored is no product."""
    x, y = np.full(LANES, -np.inf, dtype), np.full(LANES, np.inf, dtype)
    plain, noisy = results(BODY.format(kind=kind, number=f"fneg {kind} %a"), kind, x, y)
    assert all(np.isnan(run).all() for run in (plain, *noisy))


def results(
    body: str, kind: str, x: np.ndarray, y: np.ndarray
) -> tuple[np.ndarray, list[np.ndarray]]:
    args = [x, y, np.zeros_like(x)]
    module = kernel(body, kind)
    plain = execute(module, "k", LAUNCH, args)[2]
    return plain, [execute(module, "k", LAUNCH, args, noise=seed)[2] for seed in range(12)]
