"""Linear recurrences as associative scans, and the loop where those would differ."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.kernels.compare import assert_close
from tests.kernels.specs import SPECS

import raise_kernel

pytestmark = pytest.mark.usefixtures("x64")

CASES = ["filter_varying", "advantages", "state_space", "sums_anew", "run_lengths"]


def lowered(name: str, args: tuple[Any, ...]) -> tuple[str, Any]:
    """The kernel's StableHLO for a GPU, and what it computes here."""
    spec = SPECS[name]
    kernel = raise_kernel.load(spec.path("O1"), kernel=name)
    call = spec.call(spec.sizes[0])
    launched = kernel[call.launch].options(target="cuda")
    return launched.lower(*args).as_text("stablehlo"), np.asarray(launched(*args))


def wanted(name: str, args: tuple[Any, ...]) -> np.ndarray:
    copies = [a.copy() if isinstance(a, np.ndarray) else a for a in args]
    numpy = SPECS[name].numpy
    assert numpy is not None
    with np.errstate(all="ignore"):
        return numpy(*copies)


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", CASES)
def test_scans_have_the_loops_values(name: str):
    args = SPECS[name].call(SPECS[name].sizes[0]).args
    text, got = lowered(name, args)
    assert 'composite "raise_kernel.linear_recurrence"' in text
    assert ("stablehlo.if" in text) == (name != "run_lengths")
    assert_close(got, wanted(name, args), 20.0, name)


@pytest.mark.parametrize("bad", ["large factors", "infinity", "NaN", "large terms"])
def test_the_loop_runs_where_products_may_overflow(bad: str):
    """Two factors whose product is no number of f32 meet a zero, and then one that is small."""
    a, b, y, h, w = SPECS["filter_varying"].call((40, 70)).args
    a, b = a.copy(), b.copy()
    if bad == "large factors":
        a[3, 5:7], b[3, :7] = 1e30, 0.0
    elif bad == "infinity":
        b[3, 5], a[3, 6] = np.inf, 0.0
    elif bad == "NaN":
        b[3, 5], a[3, 9] = np.nan, 0.0
    else:
        a[3], b[3, :35], b[3, 35:] = 1.0, 1e37, -1e37
    args = (a, b, y, h, w)
    _, got = lowered("filter_varying", args)
    assert_close(got, wanted("filter_varying", args), 20.0, bad)


@pytest.mark.sample(3)
@pytest.mark.parametrize("case", ["drawn", "far from zero", "equal", "large", "infinity", "NaN"])
def test_moments_of_rows(case: str):
    """Welford's updates: the mean is a recurrence, the squares a sum over all of its values."""
    spec = SPECS["moments_rows"]
    call = spec.call(spec.sizes[0])
    x = call.args[0]
    x[:4] = x[4:8]  # the spec's rows with infinities and NaN
    bad = {"infinity": np.inf, "NaN": np.nan, "large": 3e38}
    if case in bad:
        x[3, 5] = bad[case]
    elif case == "far from zero":
        x += np.float32(1e3)
    elif case == "equal":
        x[:] = np.float32(1.7)
    text, _ = lowered("moments_rows", call.args)
    assert 'composite "raise_kernel.linear_recurrence"' in text
    kernel = raise_kernel.load(spec.path("O1"), kernel="moments_rows")
    found = [np.asarray(a) for a in kernel[call.launch].options(target="cuda")(*call.args)]
    wanted = [np.asarray(a) for a in kernel[call.launch].options(target="cpu")(*call.args)]
    size = np.abs(x.astype(np.float64)).max(axis=1)
    with np.errstate(invalid="ignore", over="ignore"):
        for mine, theirs, bound in zip(
            found, wanted, (size, size * np.ptp(x, axis=1)), strict=True
        ):
            finite = np.isfinite(theirs)
            np.testing.assert_array_equal(np.isfinite(mine), finite)
            apart = np.abs(mine - theirs)[finite]
            assert (apart <= (1e-5 * bound + 1e-9 * size**2)[finite]).all()
