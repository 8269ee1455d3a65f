"""CUDA C++ to an LLVM module, through clang.

The device side alone is compiled, to LLVM IR with line tables and value names. With a CUDA toolkit
that clang accepts, its headers are used; otherwise our own `include/rk_cuda.h`, which needs nothing
but clang. libdevice is never linked: its functions stay calls of `__nv_*`.

What it refuses: no clang, or a source that clang refuses (RK009), with clang's message; a source
file that cannot be read (RK019).
"""

from __future__ import annotations

import functools
import importlib.resources
import os
import re
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.input_file import CUDA_SUFFIXES, read_bytes
from raise_kernel.frontend.parsed_header import parsed_header
from raise_kernel.frontend.source_texts import source_key
from raise_kernel.frontend.toolchain import find_toolchain
from raise_kernel.frontend.wheels import wheel_hint, wheel_options

if TYPE_CHECKING:
    from raise_kernel.frontend.module import LLVMModule

ARCHITECTURE = "sm_80"
TIMEOUT_SECONDS = 300

# Loops and calls as the source has them: raising wants no unrolling and no vectors, and says where
# a loop cannot end.
_CLEAN_IR = (
    *("-fno-unroll-loops", "-fno-vectorize", "-fno-slp-vectorize"),
    "-fno-finite-loops",
)
# A variable that only one lane has set may be handed to a shuffle: that is no undefined behaviour.
_LANES = ("-Xclang", "-no-enable-noundef-analysis")
# The device's side of a source, as text.
DEVICE_SIDE = (
    *("--cuda-device-only", "-emit-llvm", "-S", f"--cuda-gpu-arch={ARCHITECTURE}", "-nocudalib"),
    *("-Wno-unknown-cuda-version", "-gline-tables-only", "-fno-discard-value-names"),
    *(*_CLEAN_IR, *_LANES),
)
_TOOLKITS = ("/usr/local/cuda", "/opt/cuda", "/usr/lib/cuda")
# The CUDA that our own headers are of: clang launches as it does.
_SDK = "12.0"
# What kernels see of them.
HEADER = "rk_cuda.h"


def find_toolkit(explicit: str | None = None) -> str | None:
    """A CUDA toolkit with headers: the one asked for, the environment's, or a usual place."""
    if explicit is not None:
        if not _is_toolkit(explicit):
            raise Refusal("RK009", f"{explicit} holds no CUDA toolkit (include/cuda_runtime.h)")
        return explicit
    named = (os.environ.get("CUDA_PATH"), os.environ.get("CUDA_HOME"), *_TOOLKITS)
    return next((path for path in named if path and _is_toolkit(path)), None)


def _sdk_version(toolkit: str) -> list[str]:
    """The toolkit's version, by which clang knows how `<<<>>>` launches: -nocudalib drops it."""
    header = Path(toolkit) / "include" / "cuda.h"
    text = header.read_text(errors="replace") if header.is_file() else ""
    found = re.search(r"^#define CUDA_VERSION (\d+)", text, re.MULTILINE)
    if found is None:
        return []
    number = int(found.group(1))
    return ["-Xclang", f"-target-sdk-version={number // 1000}.{number % 1000 // 10}"]


def _is_toolkit(path: str) -> bool:
    return (Path(path) / "include" / "cuda_runtime.h").is_file()


def include_folder() -> str:
    """The folder of our own headers."""
    return str(importlib.resources.files("raise_kernel.frontend").joinpath("include"))


def compile_cuda(
    source: str | os.PathLike[str],
    *,
    clang: str | None = None,
    clang_args: Sequence[str] = (),
    cuda_path: str | None = None,
    optimize: str = "-O1",
) -> LLVMModule:
    """Compiles a `.cu` file, or source text, to a module.

    `source` is a path if it is a path object or names a file; otherwise it is CUDA C++.
    `clang_args` come last on clang's command line. `cuda_path` asks for that toolkit's headers.
    """
    # `raise-kernel run` compiles by itself, and need not import LLVM.
    from raise_kernel.frontend.module import LLVMModule

    path = _as_path(source)
    if path is not None:
        read_bytes(path)
    toolchain = find_toolchain(clang)
    if clang is not None and not toolchain.version:
        hint = "its --version does not name a clang"
        raise Refusal("RK009", f"{clang} is not clang", hint=hint)
    common = ["-x", "cuda", "-std=c++17", *DEVICE_SIDE, optimize]
    toolkit = find_toolkit(cuda_path)
    form, start = None, []
    if toolkit is not None and (cuda_path or _accepts(toolchain.cuda_compiler, toolkit)):
        headers = [f"--cuda-path={toolkit}", *_sdk_version(toolkit)]
    else:
        headers = header_options(source if path is None else path)
        start = ["-include", HEADER]
        # What a user's options define may change what the header holds.
        if not clang_args:
            form = parsed_header(toolchain.cuda_compiler, [*common, *headers], _own_header())
    with tempfile.TemporaryDirectory(prefix="raise-kernel-") as folder:
        name = str(path.absolute()) if path is not None else "source.cu"
        headers += _paths_in_lines(source_key(str(source)) if path is None else ".")
        if path is None:
            (Path(folder) / name).write_text(str(source))
            headers += ["-I", os.getcwd()]
        command = [*toolchain.cuda_compiler, *common, *headers]
        last = [*_from_here(clang_args), "-o", "device.ll", name]
        if form is None or not _compiles([*command, *_starting_from(form, folder), *last], folder):
            # A parsed header is read without the wheels, so that it stands for more sources.
            wheels = wheel_options(folder) if start else []
            command += [*wheels, *start, *last]
            _run(command, folder, str(path) if path else name, toolchain.advice)
        text = _written(Path(folder) / "device.ll", clang_args)
        return LLVMModule.parse(text, str(path) if path else name)


_HEADERS = re.compile(r"(-I|-isystem|-iquote|-idirafter|-include)(.*)", re.DOTALL)


def _from_here(clang_args: Sequence[str]) -> list[str]:
    """The options with the paths of headers from the current folder: clang runs in another one."""
    found: list[str] = []
    for before, text in zip(["", *clang_args], clang_args, strict=False):
        match = _HEADERS.fullmatch(text)
        option = _HEADERS.fullmatch(before)
        if match and os.path.exists(match[2]):
            text = f"{match[1]}{os.path.abspath(match[2])}"
        elif option and not option[2] and os.path.exists(text):
            text = os.path.abspath(text)
        found.append(text)
    return found


def _written(path: Path, clang_args: Sequence[str]) -> str:
    """What clang wrote; RK009 where it was told to write something else."""
    text = path.read_text(errors="replace") if path.is_file() else ""
    if "target triple" not in text:
        hint = f"it was given {' '.join(clang_args)}" if clang_args else None
        raise Refusal("RK009", "clang wrote no LLVM IR", hint=hint)
    return text


def _paths_in_lines(folder: str) -> list[str]:
    """Has line tables name files from the folder that the user is in, others by their whole path.

    Without this clang leaves out what a path shares with the temporary folder that it runs in.
    `folder` is what the line tables have for that one.
    """
    here = os.getcwd()
    relative = [] if "=" in here else [f"-fdebug-prefix-map={here}/="]
    return [f"-fdebug-compilation-dir={folder}", *relative]


_NO_CODE = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"", re.DOTALL)


def _own_names(source: str | os.PathLike[str]) -> list[str]:
    """Takes CUDA 11's templates `texture` and `surface` out of the way of a source that calls
    something of its own so."""
    text = source.read_text(errors="replace") if isinstance(source, Path) else str(source)
    code = _NO_CODE.sub(" ", text)
    return [
        f"-DRK_NO_{word.upper()}_TEMPLATE"
        for word in ("texture", "surface")
        if re.search(rf"\b{word}\b", code) and not re.search(rf"\b{word}\s*<", code)
    ]


def _as_path(source: str | os.PathLike[str]) -> Path | None:
    if isinstance(source, os.PathLike):
        return Path(source)
    if "\n" in source:
        return None
    named = source.lower().endswith(CUDA_SUFFIXES)
    return Path(source) if named or os.path.isfile(source) else None


def header_options(source: str | os.PathLike[str]) -> list[str]:
    """clang's options for a CUDA source that is read with our own headers, but the first one."""
    folder = include_folder()
    return [
        *("-nocudainc", "-Xclang", f"-target-sdk-version={_SDK}", "--cuda-feature=+ptx83"),
        *("-I", folder, "-idirafter", os.path.join(folder, "samples"), *_own_names(source)),
    ]


def _own_header() -> str:
    return os.path.join(include_folder(), HEADER)


@functools.cache
def _accepts(compiler: tuple[str, ...], toolkit: str) -> bool:
    """True if this clang compiles an empty kernel with that toolkit's headers."""
    command = [*compiler, "-x", "cuda", "--cuda-device-only", "-fsyntax-only", "-nocudalib"]
    command += [f"--cuda-path={toolkit}", f"--cuda-gpu-arch={ARCHITECTURE}", "-"]
    kernel = "__global__ void k(float *x) { x[threadIdx.x] = sinf(x[0]); }\n"
    result = subprocess.run(
        command, input=kernel, capture_output=True, text=True, timeout=TIMEOUT_SECONDS
    )
    return result.returncode == 0


def _starting_from(form: bytes, folder: str) -> list[str]:
    """The options by which clang starts from a parsed header, in place of `-include`."""
    path = Path(folder) / "header.pch"
    path.write_bytes(form)
    return ["-Xclang", "-include-pch", "-Xclang", str(path)]


def _compiles(command: list[str], folder: str) -> bool:
    """Whether clang takes the source; if not, it is to say why without the parsed header."""
    try:
        _run(command, folder, "", None)
    except Refusal:
        return False
    return True


def _run(command: list[str], folder: str, source: str, advice: str | None) -> None:
    try:
        result = subprocess.run(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            errors="replace",
            timeout=TIMEOUT_SECONDS,
        )
    except OSError as error:
        raise Refusal("RK009", f"{command[0]} does not start: {error.strerror}") from None
    except subprocess.TimeoutExpired:
        raise Refusal("RK009", f"clang ran past {TIMEOUT_SECONDS} s", file=source) from None
    if result.returncode != 0:
        raise Refusal(
            "RK009",
            "clang refused the source:\n" + _errors(result.stderr),
            file=source,
            line=_first_location(result.stderr),
            hint=_header_hint(result.stderr, command[-1], folder) or advice,
        )


def _header_hint(errors: str, source: str, folder: str) -> str | None:
    """What to do about a header, if that is what clang misses."""
    header, problem = missing_header(errors), "name"
    if header is None and "undeclared identifier" in errors:
        header = _stand_in(Path(folder, source).read_text(errors="replace"))
        problem = f"{header} is a stand-in for that of CUDA's samples; for one of your own, name"
    if header is None:
        return None
    return wheel_hint(header) or (
        f"{problem} the folder of {header}: --clang-arg -IFOLDER on the command line, "
        'clang_args=["-IFOLDER"] in Python'
    )


def missing_header(errors: str) -> str | None:
    """The header that clang did not find."""
    match = re.search(r"fatal error: '(.+)' file not found", errors)
    return match[1] if match else None


def _stand_in(source: str) -> str | None:
    """A header of CUDA's samples that the source includes: ours is read if no other is found."""
    samples = Path(include_folder(), "samples")
    included = re.findall(r'^\s*#\s*include\s*["<]([\w.]+)[">]', source, re.MULTILINE)
    return next((name for name in included if (samples / name).is_file()), None)


def _errors(text: str, limit: int = 10) -> str:
    """clang's message, from its first error, at most `limit` lines."""
    lines = text.strip().split("\n")
    first = next((i for i, line in enumerate(lines) if "error:" in line), 0)
    kept = lines[first : first + limit]
    return "\n".join("    " + line for line in kept)


def _first_location(text: str) -> str | None:
    match = re.search(r"^(\S+:\d+:\d+): (?:fatal )?error:", text, re.MULTILINE)
    return match.group(1) if match else None
