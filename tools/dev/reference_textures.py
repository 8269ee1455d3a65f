"""Compiles runtime/reference/textures.c to the LLVM IR that is committed beside it.

    python -m raise_kernel.tools.dev.reference_textures [--clang clang-22] [--check]

The IR names no machine and no type that machines lay out differently, so that it serves any 64-bit
little-endian one. `--check` writes nothing and fails where the committed file differs.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from importlib import resources
from pathlib import Path

_DROPPED = re.compile(
    r"^(?:;|source_filename|target |attributes |!|declare void @rk\.|@rk\.site = )"
)
_GROUP = re.compile(r" #\d+|, ![\w.]+ !\d+| nonlazybind| local_unnamed_addr| dso_local")


def textures_ir(clang: str) -> str:
    """The IR of textures.c: functions and their tables, without what the executor defines."""
    source = Path(str(resources.files("raise_kernel.runtime.reference").joinpath("textures.c")))
    command = [clang, "-x", "c", "-Oz", "-S", "-emit-llvm", "--target=x86_64-unknown-linux-gnu"]
    command += ["-ffreestanding", "-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops"]
    command += ["-fno-stack-protector", "-ffp-contract=off", "-fno-strict-aliasing"]
    command += ["-o", "-", str(source)]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    lines = [_GROUP.sub("", line) for line in text.split("\n") if not _DROPPED.match(line)]
    lines = [line.split(" ; preds")[0].rstrip() for line in lines]
    body = re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()
    return f"; Made from textures.c by tools/dev/reference_textures.py: do not edit.\n\n{body}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--clang", default="clang-22")
    parser.add_argument("--check", action="store_true", help="write nothing, fail on a difference")
    options = parser.parse_args()
    path = Path(str(resources.files("raise_kernel.runtime.reference").joinpath("textures.ll")))
    text = textures_ir(options.clang)
    if options.check and path.read_text() != text:
        sys.exit(f"{path.name} differs from what clang makes of textures.c")
    if not options.check:
        path.write_text(text)


if __name__ == "__main__":
    main()
