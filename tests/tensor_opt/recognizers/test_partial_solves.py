"""Programs that are nearly a solve: with thresholds, flags, clamps, scaled rows or
compensated sums. Each stays the kernel's own, or agrees with it where its steps overflow or divide
by zero."""

from __future__ import annotations

import jax
import numpy as np
import pytest
from tests.support.direct_xla import run_directly
from tests.tensor_opt.recognizers import test_recognize_solves as solves
from tests.tensor_opt.recognizers import test_recognize_tridiagonal_solves as tridiagonals

from raise_kernel.bindings import parse_module
from raise_kernel.diagnostics import NoMatch
from raise_kernel.passes.tensor_opt.idioms.fields.run import Allowed, Machine
from raise_kernel.runtime.replay import jax_source

SCALAR = "tensor<1x1xf32>"
LINE = "tensor<1x5xf32>"
DIVISOR = "    %d1 = stablehlo.broadcast_in_dim %d, dims"


def replaced(text: str, before: str, after: str) -> str:
    assert before in text
    return text.replace(before, after)


def with_divisor(steps: str) -> str:
    """A substitution that divides by %e, made of the diagonal's %d."""
    text = solves.substitution("f32")
    return replaced(text, DIVISOR, f"{steps}\n    %d1 = stablehlo.broadcast_in_dim %e, dims")


def regularized(value: str) -> str:
    return with_divisor(f"""    %t = stablehlo.constant dense<{value}> : {SCALAR}
    %e = stablehlo.add %d, %t : {SCALAR}""")


def clamped(value: str) -> str:
    return with_divisor(f"""    %t = stablehlo.constant dense<{value}> : {SCALAR}
    %e = stablehlo.maximum %d, %t : {SCALAR}""")


def small_replaced(value: str) -> str:
    return with_divisor(f"""    %t = stablehlo.constant dense<{value}> : {SCALAR}
    %size = stablehlo.abs %d : {SCALAR}
    %small = stablehlo.compare LT, %size, %t : ({SCALAR}, {SCALAR}) -> tensor<1x1xi1>
    %e = stablehlo.select %small, %t, %d : tensor<1x1xi1>, {SCALAR}""")


def divided_twice() -> str:
    """Numerator and divisor by the sum of the row: it may be zero."""
    text = solves.substitution("f32")
    text = replaced(text, DIVISOR, f"""    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %sum = stablehlo.reduce(%l init: %z) applies stablehlo.add across dimensions = [0, 1]
      : (tensor<1x6xf32>, tensor<f32>) -> tensor<f32>
    %sum1 = stablehlo.reshape %sum : (tensor<f32>) -> {SCALAR}
    %e = stablehlo.divide %d, %sum1 : {SCALAR}
    %sums = stablehlo.broadcast_in_dim %sum, dims = [] : (tensor<f32>) -> {LINE}
    %w = stablehlo.divide %v, %sums : {LINE}
    %d1 = stablehlo.broadcast_in_dim %e, dims""")  # fmt: skip
    return replaced(text, "stablehlo.divide %v, %d1", "stablehlo.divide %w, %d1")


def rounded() -> str:
    """Right-hand sides are rounded by a large constant, which cancels in real arithmetic."""
    return replaced(
        solves.substitution("f32"),
        f"    %v = stablehlo.subtract %o, %s : {LINE}",
        f"""    %big = stablehlo.constant dense<12582912.0> : {LINE}
    %up = stablehlo.add %o, %big : {LINE}
    %o2 = stablehlo.subtract %up, %big : {LINE}
    %v = stablehlo.subtract %o2, %s : {LINE}""",
    )


def compensated() -> str:
    """One term has its rounding error added, which is zero in real arithmetic."""
    return replaced(
        solves.substitution("f32"),
        f"    %v = stablehlo.subtract %o, %s : {LINE}",
        f"""    %v0 = stablehlo.subtract %o, %s : {LINE}
    %back = stablehlo.add %v0, %s : {LINE}
    %error = stablehlo.subtract %o, %back : {LINE}
    %v = stablehlo.add %v0, %error : {LINE}""",
    )


def scaled_far() -> str:
    """Up and down again: what is large overflows between."""
    return replaced(
        solves.substitution("f32"),
        f"    %v = stablehlo.subtract %o, %s : {LINE}",
        f"""    %up = stablehlo.constant dense<1.329227996e+36> : {LINE}
    %s1 = stablehlo.subtract %o, %s : {LINE}
    %s2 = stablehlo.multiply %s1, %up : {LINE}
    %v = stablehlo.divide %s2, %up : {LINE}""",
    )


@pytest.mark.parametrize(
    "text",
    [
        *(regularized(v) for v in ("1.0e-12", "1.0")),
        *(clamped(v) for v in ("1.0e-12", "1.0e-3", "-1.0e30")),
        *(small_replaced(v) for v in ("1.0e-30", "1.0e-6", "0.5")),
        divided_twice(),
        rounded(),
        compensated(),
        scaled_far(),
    ],
)
def test_what_is_nearly_a_solve_stays(text: str):
    assert "triangular_solve" not in solves.named(text)


def adversarial(seed: int) -> list[np.ndarray]:
    """A triangle and right-hand sides, each column of which has something else wrong."""
    a, b = solves.inputs("f32", seed)
    b[:, 0] *= np.float32(1e20)
    b[2, 1] = np.float32(1e-40)
    b[:, 2] = 0
    b[3, 3] = np.inf
    return [a, b]


@pytest.mark.parametrize(
    ("where", "value"),
    [((3, 3), 1e-20), ((3, 3), 1e-38), ((2, 0), 3e38), ((4, 4), 0.0), ((5, 5), 1e20)],
)
def test_each_right_hand_side_has_its_own_guard(where: tuple[int, int], value: float):
    values = adversarial(1)
    solves.check(solves.substitution("f32"), values, 1e-5)
    values[0][where] = value
    solves.check(solves.substitution("f32"), values, 1e-5)


def test_one_bad_column_leaves_the_others_as_they_are():
    text = solves.named(solves.substitution("f32"))
    a, b = solves.inputs("f32", 4)
    (good,) = run_directly(text, [a, b])
    bad = b.copy()
    bad[:, 2] = np.nan
    (found,) = run_directly(text, [a, bad])
    np.testing.assert_array_equal(np.delete(found, 2, 1), np.delete(good, 2, 1))
    assert np.isnan(found[:, 2]).all()


def test_a_singular_tridiagonal_system_is_the_kernels_own():
    """-1 2 -1 passes the guard; with ones at both ends it is singular, as one of three is here."""
    text = tridiagonals.loops("f32")
    after = tridiagonals.named(text)
    below, on, above, rhs = tridiagonals.inputs("f32", 4)
    below[:], on[:], above[:] = -1, 2, -1
    for bad in ({}, {(0, 1): 1, (-1, 1): 1}, {(3, 1): 0}, {(3, 1): 1e-30}, {(3, 1): 1e30}):
        for at, value in bad.items():
            on[at] = value
        values = [below, on, above, rhs]
        (got,), (want,) = run_directly(after, values), run_directly(text, values)
        np.testing.assert_allclose(got, want, rtol=1e-3, atol=1e-3)


def test_a_pivot_that_is_checked_stays():
    """Thomas' algorithm that takes one for a pivot which is small."""
    text = tridiagonals.loops("f32")
    one = "tensor<1x3xf32>"
    assert f"stablehlo.divide %ai, %bp : {one}" in text
    changed = text.replace(
        f"stablehlo.divide %ai, %bp : {one}", f"stablehlo.divide %ai, %e : {one}"
    )
    at = changed.rindex("\n", 0, changed.index("stablehlo.divide %ai, %e"))
    changed = changed[:at] + f"""
    %t = stablehlo.constant dense<1.0e-9> : {one}
    %e = stablehlo.maximum %bp, %t : {one}""" + changed[at:]  # fmt: skip
    assert "composite" not in tridiagonals.named(changed)


def test_one_sum_that_cancels_is_no_chance():
    a = np.array([3.0, 5.0])
    with pytest.raises(NoMatch, match="cancel"):
        Machine().added(a, -np.array([3.0, 4.0]))


def test_a_machine_refuses_what_no_idiom_allows():
    assert Machine().allowed == Allowed(False, False, False)


def test_gradients_of_a_guarded_solve():
    text = solves.named(solves.substitution("f32"))
    a, b = solves.inputs("f32", 5)
    b[:, 1] = 1e30
    function = jax_source(parse_module(text)).function()
    found = jax.jvp(lambda x: function(a, x), (b,), (np.ones_like(b),))[1]
    want = np.linalg.solve(np.tril(a).astype(np.float64), np.ones(b.shape))
    np.testing.assert_allclose(found, want, rtol=1e-4, atol=1e-4)
