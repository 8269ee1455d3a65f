"""Every pass of the tensor stage, alone and together, on random programs, by execution.

Each program has neighbours, sums of shifts, scatters, look-ups, loops and branches beside the
algebra; each dtype, with infinities, NaNs and integers that wrap around, axes of 0, 1 and odd
lengths.
"""

from __future__ import annotations

from collections import Counter

import pytest
from tests.support.drawn.random_programs import WholeProgram
from tests.support.evaluate_stablehlo import evaluate
from tests.tensor_opt.test_tensor_opt import DTYPES, assert_same, random_inputs

from raise_kernel.bindings import parse_module
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline
from raise_kernel.pass_manager.stages import find_stage

# Limits that keep passes away from small programs, lifted; forms that a table would not choose.
LIFTED = {
    "peel-boundary": "peel-boundary{elements=4}",
    "chunk-results": "chunk-results{elements=4 least=8}",
    "choose-scatter-form": "choose-scatter-form{form=copies}",
}
# What a pass needs around it to find anything.
AFTER = {
    "recognize-loop-idioms": "simplify-tensors,recognize-loop-idioms",
    "recognize-scans": "simplify-tensors,recognize-scans",
    "recognize-sorts": "simplify-tensors,recognize-sorts",
}
# What a launch says of itself: its target, whether it owns its arrays, what is asked for.
LAUNCHES = (
    (),
    ('rk.target = "cpu"', "rk.in_place"),
    ('rk.target = "cuda"',),
    ('rk.target = "tpu"', "rk.in_place"),
    ('rk.update_form = "pad"',),
    ('rk.target = "cuda"', 'rk.update_form = "roll"'),
    ('rk.optimize = "none"',),
    ('rk.target = "cpu"', "rk.whole"),
)
OWNED = LAUNCHES[1]
PAD = LAUNCHES[4]
ROLL = LAUNCHES[5]
# Passes that are about a form of stores.
FORMS = ((PAD, "separate-iotas"), (ROLL, "roll-neighbours"))


def stage() -> tuple[str, ...]:
    found = find_stage("tensor-opt")
    assert found is not None
    return found.passes


def alone() -> list[str]:
    """Each pass of the stage by itself, its limits lifted."""
    names = dict.fromkeys(stage())
    return [LIFTED.get(name, AFTER.get(name, name)) for name in names if "saturate" not in name]


def cases(part: int = 0, parts: int = 1) -> list[tuple[tuple[str, ...], str]]:
    """The whole stage for each launch, and each pass alone: every `parts`-th, from `part` on."""
    whole = ",".join([*(LIFTED.get(name, name) for name in stage()), "canonicalize", "cse"])
    owned = [(OWNED, name) for name in alone()]
    every = [*((launch, whole) for launch in LAUNCHES), *owned, *FORMS]
    return every[part % parts :: parts]


def check_program(seed: int, element: str, length: int, parts: int = 1) -> Counter[str]:
    """Run a program before and after its part of all cases; the passes that say they applied."""
    applied: Counter[str] = Counter()
    text = WholeProgram(seed, element).build(length)
    inputs = random_inputs(text, seed)
    want = evaluate(text, inputs)
    for launch, pipeline in cases(seed, parts):
        module = parse_module(WholeProgram(seed, element, launch).build(length))
        before, options = str(module), PipelineOptions()
        run_pipeline(module, pipeline, options)
        assert module.operation.verify(), (seed, element, pipeline)
        remarks = options.remarks.remarks
        assert not any("stopped" in r.message for r in remarks), (seed, element, pipeline)
        applied.update({r.pass_name for r in remarks if r.kind == "applied"})
        if str(module) == before:
            continue
        for got, expected in zip(evaluate(module, inputs), want, strict=True):
            try:
                assert_same(got, expected)
            except AssertionError as error:
                message = f"seed {seed}, {element}, {launch}, {pipeline}: {error}\n{before}"
                raise AssertionError(f"{message}\n{module}") from error
    return applied


def test_each_pass_of_the_stage_is_tried():
    tried = {name.split("{")[0] for _, p in cases() for name in p.split(",")}
    assert tried >= {name.split("{")[0] for name in stage()}


def test_random_programs_through_the_stage():
    applied: Counter[str] = Counter()
    for seed, element in enumerate((*DTYPES, *DTYPES)):
        applied += check_program(seed, element, 20, parts=5)
    for name in (
        "slice-known-indices",
        "recognize-loop-idioms",
        "choose-update-form",
        "mark-unique-indices",
    ):
        assert applied[name], applied


@pytest.mark.nightly
@pytest.mark.parametrize("element", DTYPES)
def test_many_random_programs_through_the_stage(element: str):
    applied: Counter[str] = Counter()
    for seed in range(1000, 1160):
        applied += check_program(seed, element, 16 + seed % 16)
    assert sum(applied.values()) > 100
