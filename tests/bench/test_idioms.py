"""The table of idioms: a few rows in every run, all of them nightly."""

from __future__ import annotations

import pytest
from bench.idioms.__main__ import inspect, main
from bench.idioms.rows import ROWS, Idiom
from tests.kernels.specs import SPECS

import raise_kernel

pytestmark = pytest.mark.usefixtures("x64")

QUICK = (
    "offsets",
    "argmax_last",
    "scan_warp",
    "scan_one_buffer",
    "scan_brent_kung",
    "run_lengths",
    "outer_product",
    "transpose",
)


@pytest.mark.sample(3)
@pytest.mark.parametrize("row", [r for r in ROWS if r.kernel in QUICK], ids=str)
def test_a_few_rows(row: Idiom):
    found = inspect(row, run=False)
    assert found.yes, found


@pytest.mark.nightly
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_every_row(row: Idiom):
    found = inspect(row)
    assert found.verified == "yes"
    assert found.yes, found


def test_a_row_that_expects_too_much_says_no(capsys: pytest.CaptureFixture[str]):
    found = inspect(Idiom("saxpy", "sort", "naive", ("sort",), ("add",)), run=False)
    assert not found.yes and found.missing == ("sort",) and found.unwanted == ("add",)
    assert main(["saxpy", "--no-run"]) == 0
    assert "1 of 1 rows say yes" in capsys.readouterr().out


def test_the_table_is_long_enough():
    assert len(ROWS) >= 40 and len({r.name for r in ROWS}) >= 25


@pytest.mark.parametrize(
    "size", [pytest.param((64, 64, 64), marks=pytest.mark.nightly), (37, 50, 41)], ids=str
)
def test_naive_and_tiled_products_are_one_program(size: tuple[int, int, int]):
    """But for the launch, which stands in the function's line."""
    names = ("matmul", "matmul_tile16_guarded", "matmul_tile32_guarded", "matmul_double_buffered")
    bodies = set()
    for name in names:
        spec = SPECS[name]
        call = spec.call(size)
        lowered = raise_kernel.load(spec.path("O3"), spec.kernel)[call.launch].lower(*call.args)
        bodies.add(lowered.as_text("stablehlo").split("{\n", 2)[2])
    assert len(bodies) == 1 and "dot_general" in bodies.pop()
