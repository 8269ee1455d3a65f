"""bench/barriers.py: what it counts, and when it fails."""

from __future__ import annotations

import json
import sys

import pytest
from bench import barriers
from bench.barriers import Count, Report, Row, report
from tests.kernels.specs import SPECS

from raise_kernel.bindings import context, ir
from raise_kernel.mlir.walks import kernels, walk

TEXT = """
func.func @k() attributes {rk.kernel} {
  affine.parallel (%b) = (0) to (4) {
    %s = memref.alloca() : memref<8x3xf32, #gpu.address_space<workgroup>>
    %own = memref.alloca() : memref<5xf32>
    affine.parallel (%t) = (0) to (8) {
      %v = affine.load %own[0] : memref<5xf32>
      affine.store %v, %s[%t, 0] : memref<8x3xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %w = affine.load %s[7 - %t, 0] : memref<8x3xf32, #gpu.address_space<workgroup>>
      affine.store %w, %own[0] : memref<5xf32>
      gpu.barrier
    }
  }
  return
}
"""


def test_counts_barriers_and_shared_bytes_alone():
    with context():
        module = ir.Module.parse(TEXT)
        assert barriers.count_of(module) == Count(2, 8 * 3 * 4)
        (wait,) = barriers.waits_of(module)
        assert wait == "-:9:7: a write (-:8:7) before it, a read (-:10:12) after it"
        assert barriers.count_of(module).barriers == 1


def test_share_is_over_all_rows():
    rows = [Row("a", "O1", Count(6, 64), Count(1, 64)), Row("b", "O1", Count(2, 0), Count(0, 0))]
    found = Report(rows)
    assert found.percent == 87.5
    assert found.passes(87.5)
    assert not found.passes(88)
    assert not Report([*rows, Row("c", "O1", refused="RK011")]).passes(0)
    assert Report([]).passes(100)


def test_tiles_are_gone_and_plain_kernels_have_no_row():
    (row,) = report([SPECS["matmul_tile16"], SPECS["saxpy"]], ["O1"]).rows
    assert row == Row("matmul_tile16", "O1", Count(2, 2048), Count(0, 0), proved=2)


def check_product(name: str, level: str) -> None:
    """No shared memory, barrier or loop is left of a tiled product: it is one contraction."""
    module = barriers.to_affine(SPECS[name], level)
    assert barriers.count_of(module) == Count(0, 0)
    with context():
        names = [op.name for kernel in kernels(module) for op in walk(kernel.regions[0].blocks[0])]
    assert not {"affine.for", "scf.for", "scf.while"} & set(names)
    assert "affine.parallel" in names


PRODUCTS = [
    *((name, level) for level in ("O1", "O3") for name in ("matmul_tile16", "matmul_tile32")),
    ("matmul_tile16_guarded", "O1"),
    ("matmul_tile32_guarded", "O3"),
    ("matmul_double_buffered", "O1"),
]
OTHERS = [
    ("matmul_registers", "O1"),
    ("matmul_tile16_guarded", "O3"),
    ("matmul_tile32_guarded", "O1"),
    ("matmul_double_buffered", "O3"),
    ("matmul_registers", "O3"),
    ("matmul_registers_guarded", "O1"),
    ("matmul_registers_guarded", "O3"),
]


@pytest.mark.sample(3)
@pytest.mark.parametrize(("name", "level"), PRODUCTS)
def test_tiled_products_are_plain_ones(name: str, level: str):
    check_product(name, level)


@pytest.mark.nightly
@pytest.mark.parametrize(("name", "level"), OTHERS)
def test_other_tiled_products_are_plain_ones(name: str, level: str):
    check_product(name, level)


def test_barriers_that_are_needed_are_split_at_and_say_what_for():
    (row,) = report([SPECS["stencil3d_planes"]], ["O1"]).rows
    assert row.after.barriers == 0
    assert row.split > 0
    # One of them is proved to order nothing after the split at the other.
    assert len(row.waits) >= row.split
    assert all("shared_stencils.cu:" in wait and "before it" in wait for wait in row.waits)


@pytest.mark.nightly
def test_most_barriers_of_the_examples_are_gone():
    examples = [s for s in SPECS.values() if s.source.startswith("examples/")]
    found = report(examples, ("O1", "O3"))
    assert found.passes(90), found.as_json()


@pytest.mark.parametrize(("least", "status"), [("100", 0), ("101", 1)])
def test_exit_status_and_json(least: str, status: int, monkeypatch, capsys):
    words = ["barriers.py", "matmul_tile16", "--level", "O1", "--json", "--least", least]
    monkeypatch.setattr(sys, "argv", words)
    with pytest.raises(SystemExit) as stop:
        barriers.main()
    assert stop.value.code == status
    printed = json.loads(capsys.readouterr().out)
    assert printed["percent"] == 100
    assert printed["rows"][0]["after"] == {"barriers": 0, "shared_bytes": 0}


def test_table_names_what_is_waited_for(monkeypatch, capsys):
    row = Row("a", "O3", Count(2, 64), Count(1, 32), waits=("a [write]",))
    barriers.print_table(Report([row]))
    printed = capsys.readouterr().out
    assert "a [write]" in printed
    assert "50.0 %" in printed
