"""Programs that are means and sums of squares as rational functions, but not all as floats: which
of them recognize-moments takes, and that both forms agree on rows that are hard for one of them."""

from __future__ import annotations

import numpy as np
import pytest
from tests.support.direct_xla import run_directly

from raise_kernel.bindings import parse_module
from raise_kernel.pipeline import PipelineOptions, run_pipeline

ROWS, COLUMNS = 6, 16
GUARD = 'rk.guard = "recognize-moments"'
VECTOR = f"tensor<{ROWS}xf32>"
MATRIX = f"tensor<{ROWS}x{COLUMNS}xf32>"

# Constants, a loop over columns that carries %a and %b, and a part after it.
PROGRAM = """
func.func @main(%x: MATRIX) -> (VECTOR, VECTOR) {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %last = stablehlo.constant dense<COLUMNS> : tensor<i32>
  %n = stablehlo.constant dense<COLUMNS.0> : VECTOR
  %a0 = stablehlo.constant dense<FIRST> : VECTOR
  %b0 = stablehlo.constant dense<SECOND> : VECTOR
  %column = stablehlo.slice %x [0:ROWS, 0:1] : (MATRIX) -> tensor<ROWSx1xf32>
  %x0 = stablehlo.reshape %column : (tensor<ROWSx1xf32>) -> VECTOR
  BEFORE
  %r:3 = stablehlo.while(%i = %c0, %a = %a0, %b = %b0) : tensor<i32>, VECTOR, VECTOR
  cond {
    %t = stablehlo.compare LT, %i, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %j = stablehlo.add %i, %c1 : tensor<i32>
    %cut = stablehlo.dynamic_slice %x, %c0, %i, sizes = [ROWS, 1]
      : (MATRIX, tensor<i32>, tensor<i32>) -> tensor<ROWSx1xf32>
    %v = stablehlo.reshape %cut : (tensor<ROWSx1xf32>) -> VECTOR
    %whole = stablehlo.convert %j : (tensor<i32>) -> tensor<f32>
    %count = stablehlo.broadcast_in_dim %whole, dims = [] : (tensor<f32>) -> VECTOR
    BODY
    stablehlo.return %j, %a1, %b1 : tensor<i32>, VECTOR, VECTOR
  }
  AFTER
  return %mean, %squares : VECTOR, VECTOR
}
"""

WELFORD = """
    %d = stablehlo.subtract %v, %a : VECTOR
    %step = stablehlo.divide %d, %count : VECTOR
    %a1 = stablehlo.add %a, %step : VECTOR
    %e = stablehlo.subtract %v, %a1 : VECTOR
    %p = stablehlo.multiply %d, %e : VECTOR
    %b1 = stablehlo.add %b, %p : VECTOR
"""
ENDS = """
  %mean = stablehlo.add %r#1, %a0 : VECTOR
  %squares = stablehlo.add %r#2, %b0 : VECTOR
"""
# Sums of %w, which is %v less something, and of its squares.
SUMS = """
    %a1 = stablehlo.add %a, %w : VECTOR
    %p = stablehlo.multiply %w, %w : VECTOR
    %b1 = stablehlo.add %b, %p : VECTOR
"""
LESS = """
  %m = stablehlo.divide %r#1, %n : VECTOR
  %s = stablehlo.multiply %r#1, %m : VECTOR
  %squares = stablehlo.subtract %r#2, %s : VECTOR
"""
ONE_PASS = "%w = stablehlo.add %v, %b0 : VECTOR" + SUMS
SHIFTED = "%w = stablehlo.subtract %v, %x0 : VECTOR" + SUMS
CONSTANT = "%w = stablehlo.subtract %v, %k : VECTOR" + SUMS
POLE = "%w = stablehlo.divide %v, %x0 : VECTOR" + SUMS


def constant(value: str) -> str:
    return f"%k = stablehlo.constant dense<{value}> : VECTOR"


def program(
    body: str, after: str, before: str = "", first: str = "0.0", second: str = "0.0"
) -> str:
    text = PROGRAM.replace("BODY", body).replace("AFTER", after).replace("BEFORE", before)
    text = text.replace("FIRST", first).replace("SECOND", second).replace("COLUMNS", str(COLUMNS))
    text = text.replace("VECTOR", VECTOR).replace("MATRIX", MATRIX)
    return text.replace("ROWS", str(ROWS))


def named(text: str) -> str:
    module = parse_module(text)
    run_pipeline(module, "recognize-moments,canonicalize", PipelineOptions())
    return str(module)


def updates_of(element: str, before: str) -> str:
    """The updates on something made of each element."""
    body = f"%w = stablehlo.{element} : VECTOR" + WELFORD.replace("%v", "%w")
    return program(body, ENDS, before)


TAKEN = {
    "updates": program(WELFORD, ENDS),
    "shifted by the first element": program(
        SHIFTED, LESS + "  %mean = stablehlo.add %m, %x0 : VECTOR"
    ),
}
ONLY_LARGE = (
    WELFORD.replace("%a1", "%a2")
    + """
    %large = stablehlo.compare GT, %v, %k : (VECTOR, VECTOR) -> tensor<ROWSxi1>
    %a1 = stablehlo.select %large, %a2, %a : tensor<ROWSxi1>, VECTOR
"""
)
# Counts are rounded, and a comparison of one decides.
ROUNDED = """
    %q = stablehlo.multiply %count, %k : VECTOR
    %part = stablehlo.divide %q, %k : VECTOR
    %more = stablehlo.compare GT, %part, %count : (VECTOR, VECTOR) -> tensor<ROWSxi1>
""" + WELFORD.replace("%b1", "%b2").replace("%count", "%part") + """
    %b1 = stablehlo.select %more, %b, %b2 : tensor<ROWSxi1>, VECTOR
"""  # fmt: skip
SCALED = """
  %m = stablehlo.divide %r#1, %n : VECTOR
  %mean = stablehlo.multiply %m, %x0 : VECTOR
  %s = stablehlo.multiply %r#1, %m : VECTOR
  %t = stablehlo.subtract %r#2, %s : VECTOR
  %xx = stablehlo.multiply %x0, %x0 : VECTOR
  %squares = stablehlo.multiply %t, %xx : VECTOR
"""
# Where a mean and squares begin.
STARTS = (
    ("1.0e-5", "0.0"),
    ("-1.0e+5", "0.0"),
    ("-1.0e+20", "0.0"),
    ("-3.4028234e+38", "0.0"),
    ("0x7FC00000", "0.0"),
    ("0.0", "1.0e-38"),
    ("0.0", "-1.0e+5"),
    ("0.0", "0x7F800000"),
)
REFUSED = {
    "one pass": program(ONE_PASS, LESS + "  %mean = stablehlo.negate %m : VECTOR"),
    "shifted by a constant": program(
        CONSTANT, LESS + "  %mean = stablehlo.add %m, %k : VECTOR", constant("1.0")
    ),
    "divided by an element": program(POLE, SCALED),
    "only where large": program(ONLY_LARGE, ENDS, constant("-1.0e+30")),
    "at most a bound": updates_of("minimum %v, %k", constant("1.0e+30")),
    "counts that are rounded": program(ROUNDED, ENDS, constant("1.1")),
    "elements that underflow": program(
        "%u = stablehlo.multiply %v, %k : VECTOR\n    %w = stablehlo.divide %u, %k : VECTOR"
        + WELFORD.replace("%v", "%w"),
        ENDS,
        constant("1.0e-30"),
    ),
    **{f"from {a} and {b}": program(WELFORD, ENDS, first=a, second=b) for a, b in STARTS},
}


@pytest.mark.parametrize("text", TAKEN.values(), ids=TAKEN)
def test_taken(text: str) -> None:
    assert GUARD in named(text)


@pytest.mark.sample(5)
@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED)
def test_refused(text: str) -> None:
    """The mean may be named, the squares are not: no guard has two results."""
    after = named(text)
    assert "(tensor<i1>) -> (" not in after
    for case in ("offset 1e4", "offset 1e20", "first is zero"):
        want, got = (run_directly(form, [HARD[case]])[1] for form in (text, after))
        np.testing.assert_array_equal(got, want)


def hard_rows() -> dict[str, np.ndarray]:
    """Batches in which a row is hard for one of the forms."""
    plain = np.random.default_rng(0).uniform(-5, 5, (ROWS, COLUMNS)).astype(np.float32)
    found = {"plain": plain}

    def row(name: str, values: np.ndarray) -> None:
        found[name] = plain.copy()
        with np.errstate(all="ignore"):
            found[name][1] = values

    tiny = np.float32(1e-40)
    row("offset 1e4", plain[1] + np.float32(1e4))
    row("offset 1e20", np.float32(1e20) * (1 + plain[1] * np.float32(1e-6)))
    row("first one far off", np.where(np.arange(COLUMNS) == 0, np.float32(1e6), plain[1]))
    row("first is zero", np.where(np.arange(COLUMNS) == 0, 0, plain[1]))
    row("constant", np.full(COLUMNS, 1.1, np.float32))
    row("zeros", np.zeros(COLUMNS, np.float32))
    row("negative zeros", -np.zeros(COLUMNS, np.float32))
    row("subnormal", plain[1] * tiny)
    row("largest", np.full(COLUMNS, np.finfo(np.float32).max))
    row("both largest", np.where(np.arange(COLUMNS) % 2, -1, 1) * np.finfo(np.float32).max)
    for value in (np.inf, -np.inf, np.nan):
        for place in (0, COLUMNS - 1):
            row(f"{value} at {place}", np.where(np.arange(COLUMNS) == place, value, plain[1]))
    for power in range(15, 20):
        row(f"about 1e{power}", plain[1] * np.float32(10.0**power))
    return found


HARD = hard_rows()


@pytest.mark.sample(9)
@pytest.mark.parametrize("case", HARD)
@pytest.mark.parametrize("text", TAKEN.values(), ids=TAKEN)
def test_both_forms_agree(text: str, case: str) -> None:
    x = HARD[case]
    with np.errstate(all="ignore"):
        mean, squares = run_directly(text, [x])
        got = run_directly(named(text), [x])
        exact = x.astype(np.float64)
        size = np.abs(exact).max(axis=1)
        spread = (exact.max(axis=1) - exact.min(axis=1)) + 1e-30
        # The errors of Welford's updates: of first order in the offset of a row.
        eps = COLUMNS * np.finfo(np.float32).eps
        bounds = eps * size + 1e-37, eps * COLUMNS**2 * spread * (size + spread) + 1e-37
    for want, found, bound in zip((mean, squares), got, bounds, strict=True):
        finite = np.isfinite(want)
        np.testing.assert_array_equal(np.where(finite, 0, want), np.where(finite, 0, found))
        apart = np.abs(np.where(finite, want, 0) - np.where(finite, found, 0))
        assert (apart <= np.where(finite, bound, np.inf)).all(), (want, found, bound)
        if case == "constant":
            assert found[1] == want[1]


@pytest.mark.parametrize("text", TAKEN.values(), ids=TAKEN)
def test_rows_do_not_depend_on_others(text: str) -> None:
    """Where one row takes the kernel's own steps, the others have what they have without it."""
    after = named(text)
    plain = run_directly(after, [HARD["plain"]])
    for case in ("nan at 0", "largest"):
        for one, other in zip(plain, run_directly(after, [HARD[case]]), strict=True):
            assert np.delete(one, 1).tobytes() == np.delete(other, 1).tobytes()


def test_results_that_lead_to_each_other() -> None:
    """The squares are a choice with what is computed from the mean: both cannot be replaced at one
    place. (Each by itself can.)"""
    text = program(
        WELFORD,
        """
  %mean = stablehlo.multiply %r#1, %one : VECTOR
  %root = stablehlo.sqrt %mean : VECTOR
  %squares = stablehlo.select %yes, %r#2, %root : tensor<ROWSxi1>, VECTOR
""",
        """%one = stablehlo.constant dense<1.0> : VECTOR
  %yes = stablehlo.constant dense<true> : tensor<ROWSxi1>
""",
    )
    after = named(text)
    assert GUARD in after
    for want, got in zip(*(run_directly(t, [HARD["plain"]]) for t in (text, after)), strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-5)
