"""lift-control-flow against execution: random graphs give the same trace before and after."""

from __future__ import annotations

import os
import random

import pytest
from tests.support.drawn.random_cfg import TRACE, random_function
from tests.support.scf_interpreter import OutOfSteps, run_function

from raise_kernel.bindings import ir, parse_module
from raise_kernel.diagnostics import Refusal
from raise_kernel.pass_manager.pipeline import run_pipeline
from raise_kernel.pass_manager.stages import find_stage

# RAISE_KERNEL_RANDOM_GRAPHS=5000 pytest tests/structure/test_structure_lift.py looks further.
GRAPHS = int(os.environ.get("RAISE_KERNEL_RANDOM_GRAPHS", "100"))


def outcome(
    module: ir.Module, a: int, b: int, max_steps: int = 5_000
) -> tuple[list, list, list] | None:
    """What a call returns and leaves in memory; None if it runs too long."""
    trace, position = [0] * TRACE, [0]
    function = module.body.operations[0].operation
    try:
        result = run_function(function, [a, b, trace, position], max_steps)
    except OutOfSteps:
        return None
    return result, trace, position


def inputs(seed: int) -> list[tuple[int, int]]:
    rng = random.Random(seed)
    small = [(rng.randint(0, 9), rng.randint(0, 9)) for _ in range(3)]
    return [*small, (rng.getrandbits(32), rng.getrandbits(32))]


def check(seed: int, pipeline: str, max_blocks: int) -> int:
    """Compare before and after on a few inputs; returns how many of the runs ended."""
    text = random_function(seed, max_blocks)
    before, after = parse_module(text), parse_module(text)
    run_pipeline(after, pipeline)
    assert after.operation.verify()
    assert "cf." not in str(after).replace("scf.", "")
    ended = 0
    for a, b in inputs(seed):
        expected = outcome(before, a, b)
        if expected is not None:
            ended += 1
            assert outcome(after, a, b, 50_000) == expected, f"seed {seed}, inputs {a}, {b}\n{text}"
    return ended


@pytest.mark.sample(1)
@pytest.mark.parametrize("first", range(0, GRAPHS, 50))
def test_random_graphs(first: int) -> None:
    ended = sum(check(seed, "lift-control-flow", 12) for seed in range(first, first + 50))
    assert ended > 50


@pytest.mark.sample(1)
@pytest.mark.parametrize("first", range(0, GRAPHS // 2, 25))
def test_random_graphs_through_the_stage(first: int) -> None:
    stage = find_stage("structure")
    assert stage is not None
    for seed in range(first, first + 25):
        check(10_000 + seed, stage.pipeline, 9)


def test_endless_loop_is_refused() -> None:
    module = parse_module("func.func @f() {\n cf.br ^a\n^a:\n cf.br ^a\n}")
    with pytest.raises(Refusal) as error:
        run_pipeline(module, "lift-control-flow")
    assert error.value.code == "RK021"


def test_deep_nesting_needs_no_python_stack() -> None:
    depth = 1500
    lines = ["func.func @f(%a: i32, %m: memref<1xi32>) {", " %z = arith.constant 0 : index"]
    for i in range(depth):
        lines.append(f" %c{i} = arith.cmpi slt, %a, %a : i32")
        lines.append(f" cf.cond_br %c{i}, ^b{i}, ^end\n^b{i}:")
        lines.append(" memref.store %a, %m[%z] : memref<1xi32>")
    lines.append(" cf.br ^end\n^end:\n return\n}")
    module = parse_module("\n".join(lines))
    run_pipeline(module, "lift-control-flow")
    assert str(module).count("scf.if") == depth
