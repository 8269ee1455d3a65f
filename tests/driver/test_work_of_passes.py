"""The work of a pass grows no faster than the program: Python's calls are counted, not seconds."""

from __future__ import annotations

import sys
from types import FrameType

import pytest

from raise_kernel.bindings import parse_module
from raise_kernel.deep_recursion import deep_recursion
from raise_kernel.pass_manager.pipeline import run_pipeline

PASSES = (
    "check-bounds",
    "scalar-replace-loads",
    "choose-basis",
    "raise-affine",
    "reroll-stores",
    "fold-sums",
)
FEW, MANY = 12, 48


def cases(count: int) -> str:
    """A switch over a loaded number as nested conditionals: each case loads and stores at an index
    that shifts and adds what lanes and the number give."""
    body = "scf.yield"
    for k in reversed(range(count)):
        body = f"""
          %k{k} = arith.constant {k} : i32
          %is{k} = arith.cmpi eq, %chosen, %k{k} : i32
          scf.if %is{k} {{
            %wide{k} = arith.extsi %chosen : i32 to i64
            %half{k} = arith.shrsi %wide{k}, %one : i64
            %sum{k} = arith.addi %half{k}, %lane : i64
            %at{k} = arith.index_cast %sum{k} : i64 to index
            %old{k} = memref.load %x[%at{k}] : memref<64xf32>
            %new{k} = arith.addf %old{k}, %old{k} : f32
            memref.store %new{k}, %y[%at{k}] : memref<64xf32>
          }} else {{
            {body}
          }}"""
    return f"""
      func.func @k(%n: memref<1xi32>, %x: memref<64xf32>, %y: memref<64xf32> {{rk.written}})
          attributes {{rk.kernel}} {{
        %zero = arith.constant 0 : index
        %one = arith.constant 1 : i64
        affine.parallel (%t) = (0) to (32) {{
          %lane = arith.index_cast %t : index to i64
          %chosen = memref.load %n[%zero] : memref<1xi32>
          {body}
        }}
        return
      }}"""


def calls(name: str, count: int) -> int:
    """Python functions that a pass calls for so many cases."""
    module = parse_module(cases(count))
    found = 0

    def count_call(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal found
        found += event == "call"

    with deep_recursion():
        sys.setprofile(count_call)
        try:
            run_pipeline(module, name)
        finally:
            sys.setprofile(None)
    return found


@pytest.mark.parametrize("name", PASSES)
def test_nested_conditionals_take_linear_work(name: str) -> None:
    calls(name, 2)  # what is imported, and made once
    few, many = calls(name, FEW), calls(name, MANY)
    assert many < 1.5 * few * MANY / FEW
