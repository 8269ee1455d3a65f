"""`python -m raise_kernel.cuda.nvrtc FOLDER`: the compiler of NVRTC's calls.

The folder has `headers/` with the source and its headers, and `name`, `options` and `expressions`,
a line each. It gets `image`, and `lowered`: the symbol of each name expression. The exit code is 1
for a source that does not compile, 2 for an unknown option; the log goes to stderr.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from raise_kernel.cuda.compile import Unit, compile_device
from raise_kernel.cuda.image import unpack_file
from raise_kernel.cuda.nvcc import parse
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.toolchain import find_toolchain

_SYMBOL = re.compile(
    r'^@rk_name_(\d+) = .* (?:ptr|addrspacecast \(ptr addrspace\(\d\)) @"?([\w.$]+)"?', re.M
)
# What code asks for that NVRTC compiles, and what it has without a header.
_BUILT_IN = ("-D__CUDACC_RTC__=1", "-include", "assert.h")
# NVRTC's own spelling of common options.
_LEFT_OUT = re.compile(
    r"-{1,2}(?:gpu-architecture|device-as-default-execution-space|default-device|dopt|"
    r"fmad|ftz|prec-div|prec-sqrt|use_fast_math|extra-device-vectorization|"
    r"relocatable-device-code|rdc|generate-line-info|lineinfo|device-debug|maxrregcount|"
    r"builtin-initializer-list|restrict|modify-stack-limit|disable-warnings|arch|G)(?:=.*)?\Z"
)


def _options(words: list[str]) -> tuple[str, ...]:
    line = parse([word for word in words if not _LEFT_OUT.match(word)])
    unknown = [option for option in line.host if not option.startswith(("-O", "-W", "-g"))]
    if unknown or line.sources or line.objects or line.mode != "link":
        raise Refusal("RK020", f"unknown options: {' '.join(unknown or words)}")
    return line.both


def _with_names(source: Path, expressions: list[str]) -> None:
    """Adds a variable that holds the address of what each expression names."""
    if not expressions:
        return
    lines = [source.read_text(), '#line 1 "name expressions"']
    for number, expression in enumerate(expressions):
        named = expression.strip().removeprefix("&")
        lines.append(
            f'extern "C" __device__ __attribute__((used)) const void *const rk_name_{number} = '
            f"(const void *)(&{named});"
        )
    source.write_text("\n".join([*lines, ""]))


def compile_folder(folder: Path) -> None:
    """Writes the image and the lowered names. RK009 and RK020."""
    source = folder / "headers" / (folder / "name").read_text()
    options = _options((folder / "options").read_text().splitlines())
    expressions = (folder / "expressions").read_text().splitlines()
    _with_names(source, expressions)
    both = (*_BUILT_IN, "-I", str(source.parent), *options)
    unit = Unit(str(source), both)
    compile_device(unit, str(folder / "image"), find_toolchain())
    if expressions:
        text, _ = unpack_file((folder / "image").read_bytes())
        symbols = dict(_SYMBOL.findall(text))
        names = [symbols[str(number)] for number in range(len(expressions))]
        (folder / "lowered").write_text("".join(f"{name}\n" for name in names))


def main(folder: str) -> int:
    """Compiles; the exit code."""
    try:
        compile_folder(Path(folder))
    except Refusal as refusal:
        sys.stderr.write(f"{refusal}\n")
        return 2 if refusal.code == "RK020" else 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1]))
