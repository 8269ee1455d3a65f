"""`raise-kernel run app.cu [more.cu host.cpp ...] [compiler options] -- arguments`.

The program is built in the cache folder, where a build of the same sources, headers, options and
compiler is used again.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from raise_kernel import config
from raise_kernel.cuda.driver import build_objects
from raise_kernel.cuda.library import core_compiled_beside, runtime_key
from raise_kernel.cuda.link import link
from raise_kernel.cuda.nvcc import CommandLine, parse
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.cuda import header_options
from raise_kernel.frontend.toolchain import Toolchain, find_toolchain
from raise_kernel.frontend.wheels.curand import curand_version
from raise_kernel.frontend.wheels.thrust import wheel_version


def build(words: Sequence[str]) -> tuple[str, list[str]]:
    """The path of the program that a command line names, and its arguments."""
    options, arguments = _split(words)
    line = parse(options)
    if line.mode != "link" or line.output is not None:
        raise Refusal("RK020", "run builds a program and runs it", hint="raise-kernel c++ builds")
    return built(line, find_toolchain()), arguments


def built(line: CommandLine, toolchain: Toolchain) -> str:
    """The program's path; it is built where no build of the same inputs is there."""
    key = _key(line, toolchain)
    folder = config.cache_folder() / "programs" / key
    program = folder / Path(line.sources[0]).stem
    inputs = folder / "inputs.json"
    if program.exists() and _unchanged(inputs):
        return str(program)
    folder.mkdir(parents=True, exist_ok=True)
    temporary = tempfile.TemporaryDirectory(prefix="raise-kernel-", dir=folder)
    with temporary as work, core_compiled_beside(toolchain):
        traced = replace(line, host=(*line.host, "-MMD"))
        objects = build_objects(traced, toolchain, work)
        made = os.path.join(work, program.name)
        link(objects, made, toolchain, line.linker)
        found = {path: _digest(path) for path in _dependencies(work, line)}
        os.replace(made, program)
        inputs.write_text(json.dumps(found))
    return str(program)


def _split(words: Sequence[str]) -> tuple[list[str], list[str]]:
    words = list(words)
    if "--" not in words:
        return words, []
    split = words.index("--")
    return words[:split], words[split + 1 :]


def _key(line: CommandLine, toolchain: Toolchain) -> str:
    """What tells builds apart, beside what files hold."""
    headers = header_options(Path(os.devnull))
    wheels = wheel_version(), curand_version()
    parts = (line, toolchain, headers, os.getcwd(), runtime_key(toolchain), *wheels)
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:32]


def _dependencies(folder: str, line: CommandLine) -> set[str]:
    """Sources and headers, by the lists that clang wrote beside the objects."""
    found = {os.path.abspath(path) for path in (*line.sources, *line.objects)}
    for path in Path(folder).glob("*.d"):
        _, _, listed = path.read_text().replace("\\\n", " ").partition(": ")
        found |= {os.path.abspath(word) for word in listed.replace("\\ ", "\0").split()}
    return {path.replace("\0", " ") for path in found}


def _unchanged(inputs: Path) -> bool:
    with contextlib.suppress(OSError, ValueError):
        known = json.loads(inputs.read_text())
        return all(_digest(path) == digest for path, digest in known.items())
    return False


def _digest(path: str) -> str:
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()
