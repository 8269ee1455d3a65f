"""The forms of a launch on a CPU: how wide its vectors are, and how its work is cut into parts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class CpuForm:
    """`lanes` are the threads of a vector, 0 for as many as a register has 32-bit numbers. More of
    them are several registers, whose operations overlap; fewer waste less where threads part.
    `chunks` are the parts that a thread of the pool gets on average: few cost less, many even out
    blocks of unlike length. `rows`: threads that share nothing are numbered along the rows of the
    launch, and else block by block. `bits` are those of a register.

    Kernels that use warps have 32 lanes in any form, and those that share memory go block by block.
    """

    lanes: int = 0
    chunks: int = 8
    rows: bool = True
    bits: int = 512

    def words(self) -> str:
        """The form in words; "as launched" where it is the plain one."""
        parts = []
        if self.lanes:
            parts.append(f"{self.lanes} threads in a vector" if self.lanes > 1 else "no vectors")
        if self.bits != CpuForm.bits:
            parts.append(f"registers of {self.bits} bits")
        if not self.rows:
            parts.append("block by block")
        if self.chunks != CpuForm.chunks:
            parts.append(f"{self.chunks} parts a thread")
        return ", ".join(parts) or "as launched"


# The launch as it is.
PLAIN = CpuForm()

_LANES = (32, 8, 4, 1)
_CHUNKS = (1, 2, 32, 128)


def vectors(wide: bool) -> Iterator[CpuForm]:
    """Forms with other vectors; `wide`: the machine has registers of 512 bits."""
    yield CpuForm(rows=False)
    for lanes in _LANES:
        yield CpuForm(lanes=lanes)
    if wide:
        yield CpuForm(bits=256)
        yield CpuForm(lanes=8, bits=256)
    yield CpuForm(lanes=32, rows=False)
    yield CpuForm(lanes=4, rows=False)


def parts(form: CpuForm) -> Iterator[CpuForm]:
    """A form with its work in fewer or more parts."""
    for chunks in _CHUNKS:
        yield replace(form, chunks=chunks)
