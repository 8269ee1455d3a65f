"""The policy of docs/soundness.md: every recognizer states its grounds, and the driver holds it to
them."""

from __future__ import annotations

import pytest

from raise_kernel import registry
from raise_kernel.bindings import parse_module
from raise_kernel.pass_base import PassContext
from raise_kernel.pipeline import run_pipeline
from raise_kernel.registry import register_pass
from raise_kernel.soundness import Ground, probable

KERNEL = """
func.func @k(%x: tensor<4xf32>) -> tensor<4xf32> attributes {{rk.kernel, rk.optimize = "{word}"}} {{
  return %x : tensor<4xf32>
}}
"""


@pytest.mark.parametrize("word, runs", [("target", 0), ("saturate", 0), ("probable", 1)])
def test_probable_recognizers_run_only_when_asked_for(
    word: str, runs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "_passes", dict(registry._passes))
    seen: list[object] = []

    @register_pass("guess", stage="tensor-opt", soundness=[probable("draws agree")])
    def guess(module: object, ctx: PassContext) -> None:
        """Guess."""
        seen.append(module)

    run_pipeline(parse_module(KERNEL.format(word=word)), "guess")
    assert len(seen) == runs


def test_grounds_are_argued() -> None:
    for name, info in registry.all_passes().items():
        for claim in info.soundness:
            assert claim.ground in Ground and len(claim.argument.split()) >= 6, name


# Passes that see what a program computes, besides those that are called name-...
RECOGNIZERS = (
    "scalar-replace-loads",
    "choose-basis",
    "uniform-trip-counts",
    "fold-sums",
    "forward-shared-memory",
    "lower-to-stablehlo",
    "mark-unique-indices",
    "merge-equal-branches",
    "narrow-extrema",
    "narrow-reductions",
    "recover-cross-lane-reductions",
    "relax-nan-reductions",
    "reroll-loops",
    "reroll-stores",
    "separate-iotas",
    "slice-known-indices",
    "widen-row-loops",
)


def test_every_recognizer_states_its_grounds() -> None:
    passes = registry.all_passes()
    named = {name for name in passes if name.startswith("name-")}
    stated = {name for name, info in passes.items() if info.soundness}
    assert {*RECOGNIZERS} <= passes.keys()
    assert (named | {*RECOGNIZERS}) <= stated


def test_what_is_only_probable_is_off() -> None:
    claimed = {n: {c.ground for c in i.soundness} for n, i in registry.all_passes().items()}
    probable_alone = {name for name, grounds in claimed.items() if grounds == {Ground.PROBABLE}}
    assert not probable_alone
