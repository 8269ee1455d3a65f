"""Values of the emitter: one for all lanes of a vector, or one a lane.

A value that is the same in every lane is a scalar. An integer that grows by a constant from lane to
lane knows so: `Linear` gives the exact value in each active lane as a 64-bit number of lane 0 and a
step, which is how loads and stores of neighbouring lanes are found. Exact means that nothing
has wrapped; what is only known modulo 2^n has no `Linear`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Linear:
    """`base + step * lane`, in active lanes; `base` is an i64. `nonnegative` holds in those.

    `small`: it is between -2^31 and 2^31, so that cutting it to 32 bits loses nothing.
    """

    base: str
    step: int
    nonnegative: bool = False
    small: bool = False


@dataclass(frozen=True)
class Value:
    """LLVM text of a value: `type` is one lane's. `lanes` is 0 for a scalar.

    `number` is the exact value of a scalar integer that follows from the indices of rows and
    blocks: computed in 64 bits, beside the integer's own width, it leaves no casts between them and
    an address.

    `computed`: it follows from the threads' indices and from what all lanes share, and not from
    memory that each lane reads for itself.
    """

    text: str
    type: str
    lanes: int = 0
    linear: Linear | None = None
    computed: bool = False
    number: Linear | None = None

    @property
    def varies(self) -> bool:
        return self.lanes > 0

    @property
    def whole(self) -> str:
        """The LLVM type of it all."""
        return f"<{self.lanes} x {self.type}>" if self.lanes else self.type
