"""The policy of docs/soundness.md: every recognizer states its grounds."""

from __future__ import annotations

from raise_kernel.pass_manager import registry
from raise_kernel.pass_manager.soundness import Ground


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
