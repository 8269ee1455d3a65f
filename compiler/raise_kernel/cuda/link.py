"""Objects to a program, or a shared library, with the runtime library of ours.

What the program calls of CUDA and the library does not have is refused by name, all of it at once
(RK051); everything else that the linker says is passed on (RK009).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from raise_kernel.cuda.library import runtime_objects
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.toolchain import Toolchain

# The names of NVIDIA's libraries: their functions begin so.
_CUDA = re.compile(r"(?:cuda|cu(?:blas|fft|rand|sparse|solver|dnn)|nvml|nvrtc|__cuda)[A-Z_]\w*\Z")
_DRIVER = re.compile(r"cu[A-Z]\w*\Z")
_UNDEFINED = re.compile(r"undefined (?:reference to|symbol:) [`']?([^'\n]+?)'?$", re.MULTILINE)
_ALL = ("-Wl,--no-demangle", "-Wl,--error-limit=0")


def link(
    objects: Sequence[str], output: str, toolchain: Toolchain, options: Sequence[str] = ()
) -> None:
    """Makes the program `output`."""
    command = [*objects, *runtime_objects(toolchain), *options]
    done = toolchain.link([*command, "-lpthread", "-o", output])
    if not done.returncode:
        return
    undefined = set(_UNDEFINED.findall(done.stderr))
    missing = sorted(name for name in undefined if is_cuda_name(name))
    if undefined == {"main"}:
        hint = "one kernel of a file: raise-kernel FILE --list"
        raise Refusal("RK020", "the program has no main", file=output, hint=hint)
    if missing:
        raise Refusal(
            "RK051",
            f"the program calls what raise-kernel's runtime does not have: {', '.join(missing)}",
            file=output,
            hint="docs/guide/cuda-programs.md lists what it has",
        )
    raise Refusal("RK009", f"the linker refused the program:\n{done.stderr.rstrip()}", file=output)


def is_cuda_name(name: str) -> bool:
    """Whether a function is one of CUDA's, or of a library of it."""
    return bool(_CUDA.match(name) or _DRIVER.match(name))
