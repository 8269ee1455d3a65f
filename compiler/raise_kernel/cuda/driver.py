"""`raise-kernel c++`: a compiler driver with nvcc's command line.

    make NVCC="raise-kernel c++"

Objects and programs are the system's own: other compilers' objects link with them.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from raise_kernel import __version__
from raise_kernel.cuda.compile import Unit, compile_device, compile_unit
from raise_kernel.cuda.first_header import FIRST
from raise_kernel.cuda.library import core_compiled_beside
from raise_kernel.cuda.link import device_link, link
from raise_kernel.cuda.nvcc import MACHINE_CODE, CommandLine, parse
from raise_kernel.cuda.toolkit import description, toolkit_folder
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.toolchain import Toolchain, find_toolchain

# What build systems look for in `nvcc --version`.
_VERSION = f"""raise-kernel {__version__}, with the command line of
nvcc: NVIDIA (R) Cuda compiler driver
Cuda compilation tools, release 12.0, V12.0.0
"""

_HELP = """\
Usage: raise-kernel c++ [OPTIONS] FILE ...

  Compile and link CUDA C++ with nvcc's command line: make NVCC="raise-kernel c++".
  The program runs its kernels as raised programs, without a GPU if there is none.
  Options that nvcc does not know go to the host compiler.

  --toolkit  Print a folder with a CUDA toolkit's layout, for build systems:
             cmake -DCMAKE_CUDA_COMPILER=$(raise-kernel c++ --toolkit)/bin/nvcc
             make CUDA_HOME=$(raise-kernel c++ --toolkit)
"""


def compile_and_link(words: Sequence[str]) -> None:
    """Does what a command line of nvcc says."""
    if {"-h", "--help"} & {*words}:
        sys.stdout.write(_HELP)
        return
    if list(words) == ["--toolkit"]:
        sys.stdout.write(f"{toolkit_folder(find_toolchain())}\n")
        return
    line = parse(words)
    if line.mode == "-V":
        sys.stdout.write(_VERSION)
        return
    if line.is_verbose:
        sys.stderr.write(description(find_toolchain()))
    if not line.sources and not line.objects:
        raise Refusal("RK020", "no input files", hint="raise-kernel c++ app.cu -o app")
    toolchain = find_toolchain()
    if line.mode in ("-E", "-M"):
        _preprocess(line, toolchain)
    elif line.mode == "-c":
        _compile_all(line, toolchain)
    elif line.mode in MACHINE_CODE:
        _images(line, toolchain)
    elif line.mode == "-dlink":
        device_link(line.objects, line.output or "a_dlink.o", toolchain)
    else:
        is_program = line.mode != "-lib"
        beside = core_compiled_beside(toolchain) if is_program else contextlib.nullcontext()
        with tempfile.TemporaryDirectory(prefix="raise-kernel-") as folder, beside:
            objects = build_objects(line, toolchain, folder)
            _combine(line, objects, toolchain)


def build_objects(line: CommandLine, toolchain: Toolchain, folder: str) -> list[str]:
    """The objects of all sources, in a folder, and those that are named."""
    made = []
    for number, source in enumerate(line.sources):
        output = os.path.join(folder, f"{number}-{Path(source).stem}.o")
        compile_unit(unit_of(line, source), output, toolchain)
        made.append(output)
    return [*made, *line.objects]


# nvcc leaves host code unoptimized unless told otherwise. What C++ leaves undefined then does what
# the processor does, and programs rely on it.
_OPTIMIZED = ("-O2", "-fwrapv", "-fno-strict-aliasing")


def unit_of(line: CommandLine, source: str) -> Unit:
    """One source of a command line."""
    if not os.path.exists(source):
        raise Refusal("RK019", f"cannot read {source}", file=source)
    optimized = any(option.startswith("-O") for option in line.host)
    host = line.host if optimized else (*_OPTIMIZED, *line.host)
    return Unit(
        source,
        line.both,
        host,
        (),
        line.is_cuda(source),
        line.is_relocatable,
    )


def _compile_all(line: CommandLine, toolchain: Toolchain) -> None:
    if line.output is not None and len(line.sources) > 1:
        raise Refusal("RK020", "-o with -c and several sources")
    for source in line.sources:
        output = line.output or f"{Path(source).stem}.o"
        compile_unit(unit_of(line, source), output, toolchain)


def _images(line: CommandLine, toolchain: Toolchain) -> None:
    """Images of the device's side alone."""
    if line.output is not None and len(line.sources) > 1:
        raise Refusal("RK020", f"-o with {line.mode} and several sources")
    for source in line.sources:
        output = line.output or f"{Path(source).stem}.{line.mode[1:]}"
        compile_device(unit_of(line, source), output, toolchain)


def _combine(line: CommandLine, objects: Sequence[str], toolchain: Toolchain) -> None:
    if line.mode == "-lib":
        subprocess.run(["ar", "rcs", line.output or "a.a", *objects], check=True)
        return
    # By what the linker says, CMake knows where the libraries are.
    verbose = ["-v", f"-L{toolkit_folder(toolchain)}/lib64"] if line.is_verbose else []
    link(objects, line.output or "a.out", toolchain, [*line.linker, *verbose])


def _preprocess(line: CommandLine, toolchain: Toolchain) -> None:
    """What clang's preprocessor, or its list of dependencies, is for the host's side."""
    for source in line.sources:
        unit = unit_of(line, source)
        language = (
            [*unit.language, "-include", FIRST, "--cuda-host-only"]
            if unit.is_cuda
            else [*unit.options]
        )
        output = ["-o", line.output] if line.output else []
        words = [*language, line.mode, *unit.host, source, *output]
        done = toolchain.compile(words, unit.is_cuda)
        if done.returncode:
            raise Refusal("RK009", f"clang refused the source:\n{done.stderr.rstrip()}")
        sys.stdout.write(done.stdout)
