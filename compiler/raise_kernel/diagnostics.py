"""Refusals with a stable code, and internal errors.

A *refusal* ends the raising of one kernel. It is never a Python traceback for a user: the tools
print `str(refusal)` and exit with 1. Each code has a paragraph in docs/refusals.md.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from raise_kernel.remarks import source_line

if TYPE_CHECKING:
    from raise_kernel.bindings import ir

# code -> what it means, in a few words. docs/refusals.md explains each; a test compares the two.
CODES: dict[str, str] = {
    "RK001": "the input is not LLVM IR",
    "RK002": "the module does not verify",
    "RK003": "no such kernel",
    "RK004": "the file holds several kernels and none was named",
    "RK005": "wrong number of arguments",
    "RK006": "an argument's dtype or shape does not fit the parameter",
    "RK007": "the launch is over CUDA's limits",
    "RK008": "64-bit values need JAX's x64 mode",
    "RK009": "clang is missing or refused the source",
    "RK010": "a Numba function did not compile",
    "RK011": "the instruction is not raised yet",
    "RK012": "the call is not raised yet",
    "RK013": "the inline assembly is not in the table",
    "RK014": "the pointer cannot be traced to an array",
    "RK015": "the recursion is not bounded",
    "RK016": "the atomic operation is not raised yet",
    "RK017": "the synchronization is not raised yet",
    "RK018": "the type is not raised yet",
    "RK019": "the file cannot be read or written",
    "RK020": "an option or argument on the command line does not parse",
    "RK021": "the loop cannot be raised",
    "RK022": "an access is outside the array",
    "RK023": "the raised kernel differs from the reference executor",
    "RK024": "the pass pipeline does not parse",
    "RK025": "an optional package is missing or unfit",
    "RK026": "the threads wait for each other, or loop for ever",
    "RK027": "the kernel stopped itself",
    "RK028": "two threads race for one element of memory",
    "RK029": "the host sets a variable that the kernel reads",
    "RK030": "the process cannot pose as CUDA",
    "RK031": "a raised kernel has no machine code",
    "RK032": "a declaration of outputs contradicts the kernel",
    "RK033": "a loop waits for another thread",
    "RK034": "a barrier that not every thread of the block reaches",
    "RK035": "the result depends on the order of the threads",
    "RK036": "the result depends on a value that nothing defines",
    "RK040": "no derivative",
    "RK041": "a donated array is used again",
    "RK042": "a texture or surface does not fit its use",
    "RK043": "memory ran out",
    "RK044": "a pass does not take the module",
    "RK045": "a setting of the environment is not valid",
    "RK046": "the kernel is nested too deeply for the compiler",
    "RK050": "the device does not run the kernel's own code",
    "RK051": "a CUDA C++ program calls what the runtime library does not have",
    "RK052": "a part of a program is no function of device memory",
    "RK053": "the processes of a mesh do not agree",
    "RK099": "internal error",
}


# What a message shows of one line of text that it quotes, and of its lines.
MOST_CHARACTERS = 1_000
MOST_LINES = 30


def shortened(text: str) -> str:
    """`text` without the middle of lines, and the lines, that nobody reads to the end."""
    lines = text.split("\n")
    left_out = len(lines) - MOST_LINES
    if left_out > 0:
        lines = [*lines[:MOST_LINES], f"... and {left_out} more lines"]
    return "\n".join(map(_shortened_line, lines))


def _shortened_line(line: str) -> str:
    if len(line) <= MOST_CHARACTERS:
        return line
    part = MOST_CHARACTERS // 2
    return f"{line[:part]} ... {len(line) - 2 * part} characters ... {line[-part:]}"


@dataclass
class Refusal(Exception):
    """A kernel, or a request, that is refused by name.

    `code` is one of `CODES`; `file`, `kernel`, `instruction` and `line` ("file.cu:12:5") are
    filled in by whoever knows them, innermost first; `hint` says what to do.
    """

    code: str
    message: str
    file: str | None = None
    kernel: str | None = None
    instruction: str | None = None
    line: str | None = None
    hint: str | None = None
    pass_name: str | None = None

    def __post_init__(self) -> None:
        if self.code not in CODES:
            raise ValueError(f"unknown refusal code {self.code}")
        super().__init__(self.message)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(getattr(self, field.name) for field in fields(self))

    def __str__(self) -> str:
        parts = [f"error[{self.code}]: {shortened(self.message)}"]
        for label, value in (
            ("file", self.file),
            ("kernel", self.kernel),
            ("instruction", self.instruction),
            ("source", self.line),
            ("pass", self.pass_name),
            ("help", self.hint),
        ):
            if value:
                parts.append(f"  {label}: {shortened(value)}")
        return "\n".join(parts)


def refuse(code: str, message: str, at: ir.Operation | None = None, hint: str | None = None):
    """A `Refusal` that carries an operation's text (first line) and its source line."""
    instruction = line = None
    if at is not None:
        instruction = str(at).strip().splitlines()[0]
        line = source_line(at.location)
    return Refusal(code, message, instruction=instruction, line=line, hint=hint)


class InternalError(Exception):
    """A fault of ours. `reproducer` is MLIR text that `raise-opt --run-reproducer` re-runs."""

    def __init__(self, message: str, reproducer: str = "") -> None:
        super().__init__(message)
        self.reproducer = reproducer
