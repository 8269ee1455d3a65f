"""Module variables that are structs, given as their fields, and Python numbers for others."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.diagnostics import Refusal

SOURCE = r"""
struct Inner { short s; double d; };
struct Rule { float a; float b[2]; Inner in; };
__constant__ Rule rule; __constant__ Rule many[3];
__constant__ float taps[4][2]; __constant__ int n;
__global__ void k(float* y) {
  y[0] = rule.a; y[1] = rule.b[1]; y[2] = rule.in.s;
  y[3] = many[2].in.d; y[4] = taps[3][1]; y[5] = n;
}
"""
RULE = (1.5, (2.0, 3.0), (-4, 5.25))
GIVEN: dict[str, Any] = {
    "rule": {"a": 1.5, "b": np.array([2.0, 3.0]), "in": {"s": -4, "d": 5.25}},
    "many": [(0, (0, 0), (0, 0)), (0, (0, 0), (0, 0)), RULE],
    "taps": [[0, 0], [0, 0], [0, 0], [0, 7]],
    "n": 9,
}


@pytest.fixture(scope="module")
def launch() -> Any:
    return rk.from_cuda(SOURCE)[1, 1]


def test_fields_and_numbers(launch: Any) -> None:
    result = launch(np.zeros(6, np.float32), **GIVEN)
    assert result.tolist() == [1.5, 3, -4, 5.25, 7, 9]


@pytest.mark.parametrize(
    "name, value, message",
    [
        ("rule", (1, 2), "rule has 5 scalars, and 2 are given"),
        ("rule", (1.5, (2, 3), (4.5, 5)), "rule is given 4.5, which is no int16"),
        ("rule", "x", "rule is set to 'x', which is not an array of numbers"),
        ("taps", [1.0, 2.0], "taps is float32.* the array given has 8"),
        ("n", 2**40, "n is given .*1099511627776.*, which is no int32"),
        ("n", 1.5, "n is given .*1.5.*, which is no int32"),
    ],
)
def test_what_does_not_fit(launch: Any, name: str, value: Any, message: str) -> None:
    with pytest.raises(Refusal, match=message):
        launch(np.zeros(6, np.float32), **{**GIVEN, name: value})
