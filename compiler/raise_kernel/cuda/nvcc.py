"""nvcc's command line, as far as it matters to clang.

What says how machine code is made (architectures, registers, ptxas) is read and left out, for there
is none. Options that nvcc does not know go to the host compiler, as with nvcc's
`-forward-unknown-to-host-compiler`.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from raise_kernel.diagnostics import Refusal

# Long names of options, by their short ones.
_LONG = {
    "--output-file": "-o", "--compile": "-c", "--device-c": "-dc", "--device-w": "-dw",
    "--device-link": "-dlink", "--preprocess": "-E", "--shared": "-shared", "--lib": "-lib",
    "--include-path": "-I", "--define-macro": "-D", "--undefine-macro": "-U",
    "--pre-include": "-include", "--library": "-l", "--library-path": "-L", "--std": "-std",
    "--optimize": "-O", "--debug": "-g", "--x": "-x", "--compiler-options": "-Xcompiler",
    "--linker-options": "-Xlinker", "--version": "-V", "--help": "-h", "--verbose": "-v",
    "--dependency-output": "-MF", "--generate-dependencies": "-M", "--profile": "-pg",
    "--generate-dependencies-with-compile": "-MD", "--system-include": "-isystem",
    "--generate-nonsystem-dependencies-with-compile": "-MMD", "--ptx": "-ptx",
    "--cubin": "-cubin", "--fatbin": "-fatbin", "--disable-warnings": "-w",
    "--dependency-target-name": "-MT",
}  # fmt: skip
# About machine code, or what clang does anyway: without a value, and with one.
_FLAGS_LEFT_OUT = frozenset({
    "-G", "--device-debug", "-lineinfo", "--generate-line-info", "-use_fast_math",
    "--use_fast_math", "-extended-lambda", "--extended-lambda", "-expt-extended-lambda",
    "--expt-extended-lambda", "-expt-relaxed-constexpr", "--expt-relaxed-constexpr", "-keep",
    "--keep", "-res-usage", "--resource-usage", "-restrict", "--restrict", "-dryrun", "--dryrun",
    "-forward-unknown-to-host-compiler", "--forward-unknown-to-host-compiler", "-src-in-ptx",
    "--source-in-ptx", "-dlto", "--dlink-time-opt", "-noprof", "--no-compress",
    "-forward-unknown-to-host-linker", "--forward-unknown-to-host-linker", "-m64",
    "-allow-unsupported-compiler", "--allow-unsupported-compiler", "-rdynamic-device",
    "-extra-device-vectorization", "--extra-device-vectorization", "-dopt=on", "--save-temps",
    "-save-temps", "-nodlink", "-Wreorder", "-Wno-deprecated-gpu-targets",
})  # fmt: skip
_VALUES_LEFT_OUT = frozenset({
    "-arch", "--gpu-architecture", "-gencode", "--generate-code", "-code", "--gpu-code",
    "-maxrregcount", "--maxrregcount", "-Xptxas", "--ptxas-options", "-Xnvlink",
    "--nvlink-options", "-Xfatbin", "--fatbin-options", "-Xarchive", "--archive-options",
    "-ccbin", "--compiler-bindir", "-cudart", "--cudart", "-cudadevrt", "--cudadevrt", "-t",
    "--threads", "-default-stream", "--default-stream", "-ftz", "--ftz", "-prec-div",
    "--prec-div", "-prec-sqrt", "--prec-sqrt", "-fmad", "--fmad", "-diag-suppress",
    "--diag-suppress", "-Xcudafe", "--keep-dir", "-keep-dir", "-m", "--machine", "-rdc",
    "--relocatable-device-code", "-odir", "--output-directory", "-target-dir", "--target-directory",
    "-Werror", "-ldir", "--libdevice-directory", "-split-compile", "--split-compile",
})  # fmt: skip
# Device code of several files that calls each other.
_RELOCATABLE = ("-rdc", "--relocatable-device-code")
# Products and sums are rounded once together, as nvcc and clang do by default.
_CONTRACTED = ("-fmad", "--fmad")
# Values that follow in the next word, or after "=".
_VALUES = frozenset({
    "-o", "-I", "-D", "-U", "-L", "-l", "-include", "-isystem", "-std", "-x", "-O", "-Xcompiler",
    "-Xlinker", "-MF", "-MT",
})  # fmt: skip
# ... or at once: -Ifolder.
_JOINED = ("-I", "-D", "-U", "-L", "-l", "-O", "-o")
_NO_LIBRARIES = re.compile(
    r"(?:cuda|cudart|cudart_static|cudadevrt|culibos|nvToolsExt|cublas|cublasLt|cufft|curand|"
    r"cusparse|cusolver|nvrtc|nvidia-ml|nvml)\Z"
)
# Instead of machine code there is an image (image.py), which cuModuleLoad takes.
MACHINE_CODE = ("-ptx", "-cubin", "-fatbin")
CUDA = (".cu",)
HOST = (".c", ".cc", ".cpp", ".cxx", ".c++", ".C")


@dataclass(frozen=True)
class CommandLine:
    """What a command line asks for. `both` are options of both sides of sources, `host` and
    `linker` those of the host's side and of the linker; `mode` is "link", "-c", "-E", "-M",
    "-lib", "-dlink", "-V" or one of `MACHINE_CODE`. `is_relocatable`: device code calls other
    files'."""

    sources: tuple[str, ...] = ()
    objects: tuple[str, ...] = ()
    output: str | None = None
    mode: str = "link"
    both: tuple[str, ...] = ()
    host: tuple[str, ...] = ()
    linker: tuple[str, ...] = ()
    language: str | None = None
    is_verbose: bool = False
    is_relocatable: bool = False

    def is_cuda(self, source: str) -> bool:
        """Whether a source has a device's side."""
        if self.language is not None:
            return self.language in ("cu", "cuda")
        return source.endswith(CUDA)


@dataclass
class _Reader:
    """The words not read yet, and what was found."""

    words: list[str]
    sources: list[str] = field(default_factory=list)
    objects: list[str] = field(default_factory=list)
    both: list[str] = field(default_factory=list)
    host: list[str] = field(default_factory=list)
    linker: list[str] = field(default_factory=list)
    line: CommandLine = field(default_factory=CommandLine)

    def read(self) -> CommandLine:
        while self.words:
            self._word(self.words.pop(0))
        return replace(
            self.line,
            sources=tuple(self.sources),
            objects=tuple(self.objects),
            both=tuple(self.both),
            host=tuple(self.host),
            linker=tuple(self.linker),
        )

    def _word(self, word: str) -> None:
        if not word.startswith("-") or word == "-":
            self._input(word)
            return
        name, separator, value = word.partition("=")
        if word in _FLAGS_LEFT_OUT:
            return
        if name in _VALUES_LEFT_OUT:
            value = value if separator else self._next(name)
            if name in _RELOCATABLE:
                self.line = replace(self.line, is_relocatable=value == "true")
            if name in _CONTRACTED and value == "false":
                self.both.append("-ffp-contract=off")
            return
        if word.startswith("-Xptxas") or word.startswith("-maxrregcount"):
            return
        name = _LONG.get(name, name)
        if name in _VALUES:
            self._valued(name, value if separator else self._next(name))
            return
        joined = next((j for j in _JOINED if word.startswith(j) and len(word) > 2), None)
        if joined is not None and not word.startswith(("-objtemp", "-optf")):
            self._valued(joined, word[2:])
            return
        self._flag(name, word)

    def _next(self, name: str) -> str:
        if not self.words:
            raise Refusal("RK020", f"{name} needs a value")
        return self.words.pop(0)

    def _input(self, word: str) -> None:
        if word.endswith((*CUDA, *HOST)) or self.line.language is not None:
            self.sources.append(word)
        else:
            self.objects.append(word)

    def _valued(self, name: str, value: str) -> None:
        if name == "-o":
            self.line = replace(self.line, output=value)
        elif name == "-x":
            self.line = replace(self.line, language=value)
        elif name == "-Xcompiler":
            self._of_the_host_compiler(_split(value))
        elif name == "-Xlinker":
            self.linker += [f"-Wl,{part}" for part in _split(value)]
        elif name == "-L":
            self.linker.append(f"-L{value}")
        elif name == "-l":
            self.linker += [f"-l{v}" for v in value.split(",") if not _NO_LIBRARIES.match(v)]
        elif name in ("-I", "-D", "-U"):
            self.both += [f"{name}{part}" for part in _listed(name, value)]
        elif name in ("-include", "-isystem"):
            self.both += [part for v in value.split(",") for part in (name, v)]
        elif name == "-std":
            self.both.append(f"-std={value}")
        elif name == "-O":
            self.host.append(f"-O{value}")
        else:
            self.host += [name, value]

    def _of_the_host_compiler(self, options: Sequence[str]) -> None:
        """Options of the compiler driver: nvcc links by it too."""
        for option in options:
            if option.startswith(("-Wl,", "-L", "-l")):
                self.linker.append(option)
            elif option.startswith(("-fopenmp", "-pthread", "-fsanitize", "-pg", "-m")):
                self.host.append(option)
                self.linker.append(option)
            else:
                self.host.append(option)

    def _flag(self, name: str, word: str) -> None:
        if name in ("-c", "-E", "-M", "-MM", "-lib", "-V"):
            mode = "-M" if name == "-MM" else name
            self.line = replace(self.line, mode=mode)
        elif name in ("-dc", "-dw"):
            self.line = replace(self.line, mode="-c", is_relocatable=True)
        elif name == "-dlink":
            self.line = replace(self.line, mode="-dlink")
        elif name in MACHINE_CODE:
            self.line = replace(self.line, mode=name)
        elif name == "-shared":
            self.linker.append("-shared")
        elif name == "-w":
            self.both.append("-w")
        elif name == "-v":
            self.line = replace(self.line, is_verbose=True)
        else:
            self._of_the_host_compiler([word])


def _split(value: str) -> list[str]:
    """`-Wall,-fPIC` or `"-Wall -fPIC"`, as words."""
    return [part for word in shlex.split(value) for part in _commas(word) if part]


def _commas(word: str) -> list[str]:
    """Parts at commas; what -Wl, and -Wa, pass on keeps its own."""
    if word.startswith(("-Wl,", "-Wa,")):
        return [word]
    return word.split(",")


def _listed(name: str, value: str) -> list[str]:
    """nvcc takes lists of folders; a macro's value may hold commas."""
    return value.split(",") if name == "-I" else [value]


def parse(words: Sequence[str]) -> CommandLine:
    """Reads a command line; @files stand for the words in them. RK019, RK020."""
    return _Reader(list(_expanded(words))).read()


def _expanded(words: Sequence[str]) -> list[str]:
    found: list[str] = []
    left = list(words)
    while left:
        word = left.pop(0)
        name, separator, path = word.partition("=")
        if name in ("--options-file", "-optf"):
            if not separator and not left:
                raise Refusal("RK020", f"{name} needs a value")
            # Of several files, parted by commas, each stands for its words.
            for file in (path if separator else left.pop(0)).split(","):
                found += _expanded(shlex.split(_text(file)))
        elif word.startswith("@") and len(word) > 1:
            found += _expanded(shlex.split(_text(word[1:])))
        else:
            found.append(word)
    return found


def _text(path: str) -> str:
    try:
        return Path(path).read_text()
    except OSError as error:
        raise Refusal("RK019", f"cannot read {path}: {error.strerror}", file=path) from None
