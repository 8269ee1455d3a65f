"""On what ground a recognizer may replace a program: the policy of docs/soundness.md, in one place.

A recognizer is a pass that replaces a program by another one because of what it computes, not
because of a local rule of algebra. Each states its grounds when it is registered:

    @register_pass("recognize-top-k", stage="tensor-opt", soundness=[proved("every order of ...")])

`PROVED`: an argument for all inputs. `GUARDED`: a run-time test of the kernel's own precondition,
with the kernel's own steps in the other branch. That two programs agree on sampled inputs is no
ground.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Ground(StrEnum):
    """Why a replacement is right."""

    PROVED = "proved"
    GUARDED = "guarded"


@dataclass(frozen=True)
class Claim:
    """A ground and the argument for it, as the table of docs/soundness.md shows them."""

    ground: Ground
    argument: str


def proved(argument: str) -> Claim:
    """The replacement is right for all inputs, up to what docs/soundness.md assumes of rounding."""
    return Claim(Ground.PROVED, argument)


def guarded(argument: str) -> Claim:
    """The replacement is right where a run-time test holds; else the kernel's own steps run."""
    return Claim(Ground.GUARDED, argument)
