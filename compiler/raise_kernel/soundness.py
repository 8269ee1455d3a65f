"""On what ground a recognizer may replace a program: the policy of docs/soundness.md, in one place.

A recognizer is a pass that replaces a program by another one because of what it computes, not
because of a local rule of algebra. Each states its grounds when it is registered:

    @register_pass("recognize-top-k", stage="tensor-opt", soundness=[proved("every order of ...")])

`PROVED`: an argument for all inputs. `GUARDED`: a run-time test of the kernel's own precondition,
with the kernel's own steps in the other branch. `PROBABLE`: agreement on sampled inputs alone. The
last is never enough by default: the driver leaves a pass out that has no other ground, unless the
user asked for `--optimize=probable`; a pass with several grounds asks `allows_probable` itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from raise_kernel.bindings import ir


class Ground(StrEnum):
    """Why a replacement is right."""

    PROVED = "proved"
    GUARDED = "guarded"
    PROBABLE = "probable"


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


def probable(argument: str) -> Claim:
    """The replacement agrees on sampled inputs. Only under `--optimize=probable`."""
    return Claim(Ground.PROBABLE, argument)


def allows_probable(kernel: ir.Operation) -> bool:
    """Whether the user asked for recognizers that are only probable."""
    from raise_kernel.bindings import text_attribute

    return text_attribute(kernel, "rk.optimize") == Ground.PROBABLE


def is_permitted(claims: tuple[Claim, ...], module: ir.Module) -> bool:
    """Whether a pass with these claims may run on the module at all."""
    if not claims or any(claim.ground != Ground.PROBABLE for claim in claims):
        return True
    from raise_kernel.bindings import kernels

    return any(map(allows_probable, kernels(module)))
