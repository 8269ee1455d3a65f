"""Raising a kernel twice gives the same text: no pass goes by the addresses of what it looks at."""

from __future__ import annotations

import random

import pytest
from tests.kernels.specs import SPECS

import raise_kernel as rk
from raise_kernel.driver import run_stages

pytestmark = pytest.mark.usefixtures("x64")

# Masks of several branches, of a loop's iterations, of a table of pointers; sums that many lanes
# share.
QUICK = ("diamond", "powers")


@pytest.mark.parametrize(
    "name",
    [pytest.param(n, marks=() if n in QUICK else pytest.mark.nightly) for n in sorted(SPECS)],
)
def test_a_kernel_is_raised_to_the_same_text(name: str):
    spec = SPECS[name]
    call = spec.call(spec.sizes[0])
    kernel = rk.load(spec.path("O3"), spec.kernel)
    lowered = kernel[call.launch].lower(*call.args)
    draw, garbage = random.Random(name), []
    for _ in range(2):
        garbage.append([object() for _ in range(draw.randrange(20000))])
        assert str(run_stages(lowered.specialized)) == lowered.as_text("stablehlo")
