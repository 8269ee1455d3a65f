"""On what ground a recognizer may replace a program: the policy of docs/soundness.md, in one place.

A recognizer is a pass that replaces a program by another one because of what it computes, not
because of a local rule of algebra. Each states its grounds in paragraphs of its module's docstring:

    Proved: every order of the elements is tried ...

    Guarded: of floats, a test for NaN ...

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


def claims_of(docstring: str | None) -> tuple[Claim, ...]:
    """The claims that a module's docstring makes."""
    found: list[Claim] = []
    for paragraph in (docstring or "").split("\n\n"):
        word, _, argument = " ".join(paragraph.split()).partition(": ")
        grounds = [ground for ground in Ground if word == ground.capitalize()]
        found += [Claim(ground, argument[0].upper() + argument[1:]) for ground in grounds]
    return tuple(found)
