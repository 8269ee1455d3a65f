"""while-to-for and fold-loop-guard against execution: random loops leave the same trace."""

from __future__ import annotations

import os
import random

import pytest
from tests.support.drawn.random_loop import random_loop
from tests.support.scf_interpreter import OutOfSteps, PoisonUsed, run_function

from raise_kernel.bindings import ir, parse_module
from raise_kernel.mlir.walks import walk
from raise_kernel.pass_manager.pipeline import run_pipeline
from raise_kernel.pass_manager.stages import find_stage

# RAISE_KERNEL_RANDOM_LOOPS=5000 pytest tests/structure/test_structure_loops.py looks further.
LOOPS = int(os.environ.get("RAISE_KERNEL_RANDOM_LOOPS", "60"))


def outcome(
    module: ir.Module, a: int, b: int, max_steps: int = 4_000
) -> tuple[list, list, list] | None:
    """What a call returns and leaves in memory; None if it is undefined or runs too long."""
    trace, position = [0] * 4096, [0]
    function = module.body.operations[0].operation
    try:
        result = run_function(function, [a, b, trace, position], max_steps)
    except (OutOfSteps, PoisonUsed):
        return None
    return result, trace, position


def inputs(seed: int, bits: int) -> list[tuple[int, int]]:
    rng = random.Random(seed)
    edges = [0, 1, 2, 7, (1 << bits - 1) - 1, 1 << bits - 1, (1 << bits) - 2, (1 << bits) - 1]
    near = [(x % (1 << bits), (x + rng.randint(-20, 20)) % (1 << bits)) for x in edges]
    return [*near, *((rng.choice(edges), rng.choice(edges)) for _ in range(8))]


def check(seed: int, passes: str) -> tuple[int, bool]:
    """Compare before and after; returns how many runs ended, and whether no scf.while is left."""
    text = random_loop(seed)
    before, after = parse_module(text), parse_module(text)
    run_pipeline(after, passes)
    assert after.operation.verify()
    function = before.body.operations[0]
    bits = ir.IntegerType(function.regions[0].blocks[0].arguments[0].type).width
    ended = 0
    for a, b in inputs(seed, bits):
        expected = outcome(before, a, b)
        if expected is not None:
            ended += 1
            assert outcome(after, a, b, 20_000) == expected, f"seed {seed}, inputs {a}, {b}\n{text}"
    return ended, all(op.name != "scf.while" for op in walk(after.body))


@pytest.mark.nightly  # as random loops through the stage
@pytest.mark.sample(1)
@pytest.mark.parametrize("first", range(0, LOOPS, 5))
def test_random_loops(first: int) -> None:
    passes = "lift-control-flow,canonicalize,cse,while-to-for"
    outcomes = [check(seed, passes) for seed in range(first, first + 5)]
    assert sum(ended for ended, _ in outcomes) > 10
    assert sum(counted for _, counted in outcomes) > 0


@pytest.mark.sample(1)
@pytest.mark.parametrize("first", range(0, LOOPS // 2, 5))
def test_random_loops_through_the_stage(first: int) -> None:
    stage = find_stage("structure")
    assert stage is not None
    for seed in range(first, first + 5):
        check(10_000 + seed, stage.pipeline)
