"""Objects to a program, or a shared library, with the runtime library of ours.

What the program calls of CUDA and the library does not have is refused by name, all of it at once
(RK051); everything else that the linker says is passed on (RK009).
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from raise_kernel.cuda.compile import MODULE_DIGITS, MODULE_PREFIX
from raise_kernel.cuda.library import core_objects, runtime_objects
from raise_kernel.cuda.missing import is_cuda_name, missing
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.toolchain import Toolchain

_MODULE = re.compile(rf"{MODULE_PREFIX}[0-9a-f]{{{MODULE_DIGITS}}}".encode())
_UNDEFINED = re.compile(r"undefined (?:reference to|symbol:) [`']?([^'\n]+?)'?$", re.MULTILINE)
# Options with which a program that calls what is not there does not link. Others, as -shared, may
# leave it open, or let what is loaded later call anything that the program holds.
_LINKED_ALONE = ("-l", "-L", "-O", "-g", "-std=", "-Wl,-rpath,")


def link(
    objects: Sequence[str], output: str, toolchain: Toolchain, options: Sequence[str] = ()
) -> None:
    """Makes the program `output`."""
    wanted = [f"-Wl,-u,{name}" for name in modules_of([*objects, *_named(options)])]
    last = [*wanted, *options, "-lpthread", "-o", output]
    if all(option.startswith(_LINKED_ALONE) for option in options):
        done = toolchain.link([*objects, *core_objects(toolchain), *last])
        if not done.returncode:
            sys.stderr.write(done.stderr)  # warnings, and what -v says
            return
    done = toolchain.link([*objects, *runtime_objects(toolchain), *last])
    if not done.returncode:
        sys.stderr.write(done.stderr)
        return
    undefined = set(_UNDEFINED.findall(done.stderr))
    absent = set(filter(is_cuda_name, undefined))
    if undefined == {"main"}:
        hint = "one kernel of a file: raise-kernel FILE --list"
        raise Refusal("RK020", "the program has no main", file=output, hint=hint)
    if absent:
        raise missing(absent, output)
    raise Refusal("RK009", f"the linker refused the program:\n{done.stderr.rstrip()}", file=output)


def device_link(objects: Sequence[str], output: str, toolchain: Toolchain) -> None:
    """Makes the object of nvcc's device linker: it names the relocatable device code in archives.
    The modules themselves are linked when the program loads them."""
    names = modules_of(objects)
    declared = "".join(f"extern const char {name};\n" for name in names)
    held = "".join(f"  &{name},\n" for name in names)
    text = (
        f"{declared}static const char *const modules[] __attribute__((used)) = {{\n{held}  0}};\n"
    )
    with tempfile.NamedTemporaryFile("w", suffix=".c") as source:
        source.write(text)
        source.flush()
        done = toolchain.compile(["-c", source.name, "-fPIC", "-o", output])
    if done.returncode:
        raise Refusal("RK009", f"clang refused a device link:\n{done.stderr.rstrip()}")


def modules_of(objects: Sequence[str]) -> list[str]:
    """The symbols of relocatable device code in archives. A linker takes only those members of an
    archive whose symbols are wanted; calls on the device are none."""
    archives = [Path(path) for path in objects if path.endswith(".a")]
    found = {name.decode() for path in archives for name in _MODULE.findall(path.read_bytes())}
    return sorted(found)


def _named(options: Sequence[str]) -> list[str]:
    """The archives that -L and -l name."""
    folders = [option[2:] for option in options if option.startswith("-L")]
    names = [option[2:] for option in options if option.startswith("-l")]
    paths = [Path(folder, f"lib{name}.a") for name in names for folder in folders]
    return [str(path) for path in paths if path.exists()]
