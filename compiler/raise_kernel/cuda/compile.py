"""Sources to objects.

A CUDA source is compiled twice: its device side to LLVM IR, which becomes the image inside of its
host side, as nvcc puts machine code there.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from raise_kernel.cuda.first_header import FIRST, compile_from_form, shares_first_header
from raise_kernel.cuda.image import pack
from raise_kernel.cuda.missing import missing, undeclared
from raise_kernel.cuda.spelling import Spelling
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.cuda import (
    ARCHITECTURE,
    DEVICE_SIDE,
    header_options,
    include_folder,
    missing_header,
)
from raise_kernel.frontend.toolchain import Toolchain
from raise_kernel.frontend.wheels import wheel_hint, wheel_options

CUDA_SUFFIXES = (".cu", ".cuh")
_STANDARD = "-std=c++17"
# Have clang write which files it has read.
_TRACED = ("-MD", "-MMD")
# gcc and nvcc let pass what clang refuses: "%d"FORMAT without a space, and `register` in C++17.
_LENIENT = ("-Wno-reserved-user-defined-literal", "-Wno-error=register")
# By which programs know nvcc; they may undefine it.
_AS_NVCC = ("-D__NVCC__=1",)
MODULE_PREFIX, MODULE_DIGITS = "rk_module_", 32


@dataclass(frozen=True)
class Unit:
    """One source: what is compiled, with clang's options for both sides (`options`), for the host
    alone and for the device alone. `is_cuda`: it has kernels. `is_relocatable`: other files' device
    code may call its functions."""

    source: str
    options: tuple[str, ...] = ()
    host: tuple[str, ...] = ()
    device: tuple[str, ...] = ()
    is_cuda: bool = True
    is_relocatable: bool = False

    @property
    def language(self) -> list[str]:
        """The options of a CUDA source; the last standard named is the one that counts."""
        headers = [*header_options(Path(self.source)), *_late_headers()]
        return ["-x", "cuda", _STANDARD, *_LENIENT, *headers, *_AS_NVCC, *self.options]


# What C took when such programs were written, and what gcc, nvcc's compiler, long took.
_OLD_C = ("implicit-function-declaration", "implicit-int", "int-conversion",
          "incompatible-pointer-types", "return-mismatch")  # fmt: skip


def _late_headers() -> list[str]:
    """Headers that are ours where neither the system nor clang has them; and the macro by which a
    program knows what compiles it."""
    return ["-idirafter", os.path.join(include_folder(), "openmp"), "-D__RAISE_KERNEL__=1"]


def compile_unit(unit: Unit, output: str, toolchain: Toolchain) -> None:
    """Makes the object `output`. RK009 with clang's message where it refuses the source; its
    warnings go to stderr."""
    if not unit.is_cuda:
        headers = ["-I", include_folder(), *_late_headers()]
        options = [*unit.options, *unit.host]
        if unit.source.endswith(".c"):
            headers += [f"-Wno-error={name}" for name in _OLD_C]
            # gcc warns of a standard of another language, and goes on.
            options = [o for o in options if not o.startswith(("-std=c++", "-std=gnu++"))]
        _run(toolchain, ["-c", unit.source, *headers, *options], output, False)
        return
    with tempfile.TemporaryDirectory(prefix="raise-kernel-") as folder:
        image = os.path.join(folder, "image")
        spelling = Spelling.of(unit.source, folder)
        compile_device(unit, image, toolchain, spelling)
        embedded = ["-Xclang", "-fcuda-include-gpubinary", "-Xclang", image]
        quiet = ["-Wno-unknown-cuda-version", "-Wno-unused-command-line-argument"]
        # Headers may name things by it, which both sides have to agree on.
        architecture = f"--cuda-gpu-arch={ARCHITECTURE}"
        named = [f"-DRK_MODULE={_symbol(unit, output)}"] if unit.is_relocatable else []
        traced = [option for option in unit.host if option in _TRACED]
        host = [option for option in unit.host if option not in _TRACED]
        side = ["--cuda-host-only", architecture, *quiet]
        last = ["-c", *embedded, *traced]
        _run_spelled(toolchain, unit, spelling, side, [*named, *host], last, output)


def compile_device(
    unit: Unit, output: str, toolchain: Toolchain, spelling: Spelling | None = None
) -> None:
    """Writes the image of a CUDA source's device side. RK009 as for an object."""
    with tempfile.TemporaryDirectory(prefix="raise-kernel-") as folder:
        text = os.path.join(folder, "device.ll")
        side = [*DEVICE_SIDE, "-O1"]
        spelling = spelling or Spelling.of(unit.source, folder)
        _run_spelled(toolchain, unit, spelling, side, unit.device, [], text)
        source = os.path.abspath(unit.source)
        Path(output).write_bytes(pack(Path(text).read_text(errors="replace"), source))


def _symbol(unit: Unit, output: str) -> str:
    """By which a linker takes the object out of an archive: host code may name nothing in it."""
    paths = f"{os.path.abspath(unit.source)} {os.path.abspath(output)}"
    return MODULE_PREFIX + hashlib.sha256(paths.encode()).hexdigest()[:MODULE_DIGITS]


def _run_spelled(
    toolchain: Toolchain,
    unit: Unit,
    spelling: Spelling,
    side: Sequence[str],
    own: Sequence[str],
    last: Sequence[str],
    output: str,
) -> None:
    """Compiles one side of a CUDA source: from the parsed first header where that fits, else as it
    is, and again while clang's errors tell what to mend in its spelling. `own` are options of this
    source for that side; no header depends on `last`."""
    if not spelling.texts and shares_first_header([*unit.options, *own]):
        source = [*last, unit.source, "-o", output]
        done = compile_from_form(toolchain, [*unit.language, *side, *own], source)
        if done is not None:
            sys.stderr.write(done.stderr)
            return
    wheels = wheel_options(spelling.folder)
    while True:
        language = [*unit.language, "-include", FIRST, *spelling.options(), *wheels]
        try:
            _run(toolchain, [*language, *side, *own, *last, unit.source], output)
            return
        except Refusal as refusal:
            if not spelling.mend(refusal.message):
                raise


def _run(toolchain: Toolchain, arguments: Sequence[str], output: str, cuda: bool = True) -> None:
    done = toolchain.compile([*arguments, "-o", output], cuda)
    if done.returncode:
        headers = undeclared(done.stderr)
        if absent := [name for name, header in headers.items() if header is None]:
            raise missing(absent, errors=done.stderr)
        message = f"clang refused the source:\n{done.stderr.rstrip()}"
        include = "include " + ", ".join(sorted(set(filter(None, headers.values()))))
        hint = include if headers else _hint(done.stderr) or toolchain.advice
        raise Refusal("RK009", message, hint=hint)
    sys.stderr.write(done.stderr)


def _hint(errors: str) -> str | None:
    """What to do about a header that is not found, or an option of another command."""
    header = missing_header(errors)
    if (hint := wheel_hint(header)) is not None:
        return hint
    if header is not None:
        return f"name the folder of {header} on the same command line: -IFOLDER"
    if "unknown argument: '--clang-arg'" in errors:
        return "options for the compiler stand for themselves here: -IFOLDER"
    return None
