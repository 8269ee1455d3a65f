"""Random kernels, raised and on the reference executor: every array equal to the last bit, and
within rounding on adversarial inputs.

16 kernels, the same ones in each run. For 2,000 new ones, in 16 parts for as many processes:

    pytest -n 16 -m nightly tests/raising/test_random_kernels.py

Kernels whose threads work together (barriers, shared memory, warps, atomics) are drawn apart: 4 in
each run, 304 with `-m nightly`.

A failure is shrunk to a small kernel and printed, with the line that repeats it.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from tests.support.drawn.random_cooperation import draw_cooperation
from tests.support.drawn.random_kernels import DrawnKernel, draw_kernel

import raise_kernel
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.checking.adversarial import adversarial_rounds
from raise_kernel.runtime.reference.execute import execute

pytestmark = pytest.mark.usefixtures("x64")

_ANY: dict[str, Any] = dict(
    deadline=None,
    suppress_health_check=list(HealthCheck),
    print_blob=True,
)
_RANDOM = st.randoms(use_true_random=False)
_SEEDS = st.integers(0, 2**16)
_PARTS = pytest.mark.parametrize("part", range(16))


@settings(max_examples=6, derandomize=True, database=None, phases=[Phase.generate], **_ANY)
@given(rng=_RANDOM, seed=_SEEDS)
def test_random_kernel(rng: random.Random, seed: int):
    check(draw_kernel(rng), seed)


@pytest.mark.nightly
@_PARTS
@settings(max_examples=125, database=None, **_ANY)
@given(rng=_RANDOM, seed=_SEEDS)
def test_many_random_kernels(part: int, rng: random.Random, seed: int):
    """One part of 2,000 draws; each part has random numbers of its own."""
    check(draw_kernel(rng), seed)


@settings(max_examples=3, derandomize=True, database=None, phases=[Phase.generate], **_ANY)
@given(rng=_RANDOM, seed=_SEEDS)
def test_random_cooperation(rng: random.Random, seed: int):
    check(draw_cooperation(rng), seed)


@pytest.mark.nightly
@_PARTS
@settings(max_examples=19, database=None, **_ANY)
@given(rng=_RANDOM, seed=_SEEDS)
def test_much_random_cooperation(part: int, rng: random.Random, seed: int):
    """One part of 304 draws."""
    check(draw_cooperation(rng), seed)


def check(kernel: DrawnKernel, seed: int) -> None:
    """Run a drawn kernel both ways and compare the arrays."""
    args = kernel.arguments(seed)
    launch = (kernel.grid, kernel.block)
    wanted = execute(LLVMModule.parse(kernel.text), "k", launch_of(launch), args)
    launcher = raise_kernel.load(kernel.text, kernel="k")[launch]
    result = launcher(*args)
    results = iter(result if isinstance(result, tuple) else [result])
    written = launcher.lower(*args).raised.written
    for number, want in enumerate(wanted):
        got = np.asarray(next(results) if number in written else args[number])
        note = f"argument {number} of\n{kernel.text}<<<{launch}>>>, n={kernel.n}, seed {seed}"
        assert_equal(got, want, note)
    lowered, module = launcher.lower(*args), LLVMModule.parse(kernel.text)
    for drawn in adversarial_rounds(lowered, module, args, rounds=2, seed=seed):
        note = f"{drawn.report}, adversarial inputs {drawn.number} of\n{kernel.text}, seed {seed}"
        assert drawn.report is None or drawn.report.ok, note


def assert_equal(got: np.ndarray, want: np.ndarray, note: str) -> None:
    """Equal in every element and in every field of a struct; what lies between fields is free."""
    if want.dtype.names:
        structs = np.ascontiguousarray(got).view(np.uint8).reshape(-1).view(want.dtype)
        for name in want.dtype.names:
            np.testing.assert_array_equal(structs[name], want[name], err_msg=f"{name}, {note}")
    else:
        np.testing.assert_array_equal(got, want, err_msg=note)
