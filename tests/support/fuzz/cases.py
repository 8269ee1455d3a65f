"""Command lines with something wrong in them: a file, data, an option, the environment."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from pathlib import Path

import llvmlite.binding as llvm
from tests.support.commands import COMMAND, JACOBI, LAUNCH, ROOT
from tests.support.fuzz.mutations import NUMBERS, bytes_mutant, text_mutant

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.module import KernelInfo, kernels
from raise_kernel.frontend.read_module import read_module
from raise_kernel.tools import raise_kernel

STAGES = ("standardize", "structure", "parallelize", "affine", "tensor", "tensor-opt")
# The output of a stage is the input of the one after it.
DUMPED = ("00-import", "01-standardize", "02-structure", "03-parallelize", "04-affine", "05-tensor")
KINDS = {"text": 40, "bitcode": 12, "mlir": 20, "options": 22, "data": 5, "environment": 1}

WORDS = (
    *("", "-", "--", "=", ",", "x", "n", "x=", "=x", "@x", "@", "π", "²", "\udcff", "a b", "nan"),
    *(
        "f32[]",
        "f32[64,64]",
        "f32[0]",
        "f32[-1]",
        "i8[3]",
        "bool[2]",
        "c64[4]",
        "bf16[4]",
        "f99[1]",
    ),
    *(
        "bytes:",
        "bytes:00",
        "bytes:zz",
        "{1,2}",
        "{",
        "}",
        "[1]",
        "[",
        "i32(3)",
        "f32(x)",
        "u8(-1)",
    ),
    *("texture(f32[4,4])", "texture(f32[4,4],filter=no)", "surface(f32[4])", "texture()", "u8(-1)"),
    *(
        "1e400",
        "-inf",
        "0x10",
        "1j",
        "None",
        "true",
        "f32[1,1,1,1,1,1,1,1,1]",
        "(" * 100,
        "9" * 5000,
    ),
    *("/dev/zero", "/dev/null", "/proc/self/mem", "/", ".", "no/such/file", "x.mlir", "x.py"),
    *(
        "cse",
        "canonicalize{",
        "a{b=c}",
        "builtin.module(cse",
        "tpu:v6e:2x2",
        "cuda",
        "affine",
        "all",
    ),
)
VALUED = (
    *("--kernel", "--grid", "--block", "--arg", "--global", "--shared-bytes", "--memory-budget"),
    *("--max-iterations", "--optimize", "--update-form", "--printf", "-o", "--emit"),
    *("--target-version", "--input", "--output", "--returned-threads", "--seed", "--target"),
    *("--shard", "--print-ir-before", "--print-ir-after", "--pass-pipeline", "--clang"),
)
FLAGS = ("--run", "--verify", "--list", "--remarks", "--timing", "--verify-each", "--no-such-flag")
VARIABLES = (
    *("RAISE_KERNEL_CACHE", "RAISE_KERNEL_CACHE_DIR", "RAISE_KERNEL_CACHE_SIZE"),
    *("RAISE_KERNEL_LAZY", "JAX_PLATFORMS", "JAX_ENABLE_X64", "XLA_FLAGS", "HOME", "TMPDIR"),
    *("CUDA_PATH", "PATH", "LANG", "COLUMNS"),
)


@dataclass(frozen=True)
class Case:
    """A command line. One with an environment needs a process that starts in it."""

    kind: str
    tool: str
    argv: tuple[str, ...]
    environment: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Seeds:
    """What is changed: modules with commands that raise them, and the MLIR after each stage."""

    modules: tuple[tuple[str, tuple[str, ...]], ...]
    dumps: tuple[tuple[int, str], ...]

    @classmethod
    def collect(cls, folder: Path, dumped: int) -> Seeds:
        """Of the examples; the stages of the first `dumped` that are raised."""
        modules: list[tuple[str, tuple[str, ...]]] = []
        dumps: list[tuple[int, str]] = []
        files = sorted((ROOT / "examples").rglob("*.ll"))
        random.Random(0).shuffle(files)
        for file in files:
            try:
                info = kernels(read_module(file))[0]
            except (Refusal, IndexError):
                continue
            command = ("--kernel", info.name, "--grid", "4", "--block", "64", *_arguments(info))
            modules.append((file.read_text(), command))
            stages = folder / file.stem
            wanted = len(dumps) < dumped * len(DUMPED)
            if wanted and not raise_kernel.run(
                [str(file), *command, "-o", str(folder / "x.mlir"), "--dump-stages", str(stages)]
            ):
                dumps += [
                    (n, (stages / f"{name}.mlir").read_text()) for n, name in enumerate(DUMPED)
                ]
        return cls(tuple(modules), tuple(dumps))


def _arguments(info: KernelInfo) -> list[str]:
    """Arguments of the right kinds."""
    words: list[str] = []
    for param in info.params:
        if param.is_pointer:
            word = "f32[4096]"
        elif param.type in ("float", "double", "half"):
            word = "0.5"
        else:
            word = f"bytes:{'00' * param.size}" if param.byval else "64"
        words += ["--arg", word]
    return words


def draw_case(draw: random.Random, seeds: Seeds, folder: Path) -> Case:
    """One case; its files are in `folder`."""
    (kind,) = draw.choices([*KINDS], [*KINDS.values()])
    if kind == "options":
        return Case(kind, "raise-kernel", _options(draw))
    if kind == "environment":
        return Case(kind, "raise-kernel", COMMAND, {draw.choice(VARIABLES): _value(draw)})
    if kind == "data":
        header = b"{'descr': '<f4', 'fortran_order': False, 'shape': (64, 64), }\n"
        data = b"\x93NUMPY\x01\0" + len(header).to_bytes(2, "little") + header + bytes(64 * 64 * 4)
        head = bytes_mutant(draw, data[:90])
        (folder / "x.npy").write_bytes(head + data[90:])
        return Case(kind, "raise-kernel", (*COMMAND, "--run", "--input", f"x={folder}/x.npy"))
    if kind == "mlir":
        return _mlir(draw, seeds, folder)
    text, command = draw.choice(seeds.modules)
    if kind == "bitcode":
        data = llvm.parse_assembly(text).as_bitcode()
        (folder / "k.bc").write_bytes(bytes_mutant(draw, data))
        return Case(kind, "raise-kernel", (f"{folder}/k.bc", *command))
    (folder / "k.ll").write_text(text_mutant(draw, text), errors="surrogateescape")
    return Case(kind, "raise-kernel", (f"{folder}/k.ll", *command))


def _mlir(draw: random.Random, seeds: Seeds, folder: Path) -> Case:
    """A stage's input, changed, or the input of another stage."""
    number, text = draw.choice(seeds.dumps)
    if draw.random() < 0.1:
        number = draw.randrange(len(STAGES))
    else:
        text = text_mutant(draw, text)
    (folder / "k.mlir").write_text(text, errors="surrogateescape")
    option = draw.choice(("--stage", "--stage", "--from"))
    return Case("mlir", "raise-opt", (f"{folder}/k.mlir", option, STAGES[number]))


def _options(draw: random.Random) -> tuple[str, ...]:
    """A right command line with one to three wrong words."""
    argv = [JACOBI, *LAUNCH, *COMMAND[5:]]
    for _ in range(draw.choice((1, 1, 2, 3))):
        at = draw.randrange(1, len(argv) + 1)
        match draw.randrange(5):
            case 0:
                argv[at:at] = [draw.choice(VALUED), _value(draw)]
            case 1:
                argv += [draw.choice(VALUED), _value(draw)]
            case 2:
                argv.append(draw.choice(FLAGS))
            case 3:
                argv[at % len(argv)] = _value(draw)
            case _:
                del argv[at % len(argv)]
    return tuple(argv)


def _value(draw: random.Random) -> str:
    word = draw.choice((*WORDS, *NUMBERS))
    return f"{draw.choice('xyn')}={word}" if draw.random() < 0.3 else word
