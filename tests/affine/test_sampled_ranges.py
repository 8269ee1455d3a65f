"""How many ranges are computed for accesses in a chain of conditionals: counted, not timed."""

from __future__ import annotations

from typing import Any

import pytest

from raise_kernel.analysis.integers.sampling.sampled_ranges import SampledRanges
from raise_kernel.bindings import parse_module
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline


def _chain(count: int) -> str:
    """`k == 0 ? x[j] : k == 1 ? x[j] : ...` for a k and a j from data."""
    head = "\n".join(f"%n{k} = arith.constant {k} : i32" for k in range(count))
    opened = "".join(
        f"""
      %c{k} = arith.cmpi eq, %k, %n{k} : i32
      scf.if %c{k} {{
        %i{k} = arith.index_cast %j : i32 to index
        %v{k} = memref.load %x[%i{k}] : memref<9xi32>
        memref.store %v{k}, %y[%t] : memref<64xi32>
      }} else {{"""
        for k in range(count)
    )
    memories = [
        f'%{name}: memref<{size}xi32> {{rk.name = "{name}"}}'
        for name, size in (("x", 9), ("m", 64), ("y", 64))
    ]
    launch = ["rk.kernel", "rk.grid = array<i64: 1, 1, 1>", "rk.block = array<i64: 64, 1, 1>"]
    return f"""
func.func @k({", ".join(memories)}) attributes {{{", ".join(launch)}}} {{
  %most = arith.constant 15 : i32
  {head}
  affine.parallel () = () to () {{
    affine.parallel (%t) = (0) to (64) {{
      %k = memref.load %m[%t] : memref<64xi32>
      %d = memref.load %y[%t] : memref<64xi32>
      %j = arith.andi %d, %most : i32
      {opened}{"}" * count}
    }}
  }}
  return
}}"""


def test_ranges_are_shared_by_blocks_whose_facts_are_about_something_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[object] = []
    found = SampledRanges._found

    def counted(self: SampledRanges, *args: Any) -> object:
        made.append(args)
        return found(self, *args)

    monkeypatch.setattr(SampledRanges, "_found", counted)

    def ranges(count: int) -> int:
        made.clear()
        options = PipelineOptions()
        run_pipeline(parse_module(_chain(count)), "check-bounds", options)
        assert any("reads element 15 of x" in r.message for r in options.remarks.remarks)
        return len(made)

    few, many = ranges(4), ranges(32)
    # One more for each access: its own index.
    assert many - few <= 32 - 4
