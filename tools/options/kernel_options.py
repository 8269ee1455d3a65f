"""The options that say which kernel of a file is raised, and for what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

OPTIMIZE = ("target", "saturate", "search", "convolution", "none")
UPDATE_FORMS = ("update", "pad", "roll")

_OPTIONS = (
    click.option("--kernel", metavar="NAME", help="The kernel, mangled or demangled."),
    click.option("--grid", metavar="X,Y,Z", help="Blocks in the grid."),
    click.option("--block", metavar="X,Y,Z", help="Threads in a block."),
    click.option(
        "--arg",
        "args",
        multiple=True,
        metavar="[NAME=]VALUE",
        help="One argument, in parameter order: f32[1024,1024] (array), 1024 (static scalar), "
        "f32[] (run-time scalar), @NAME (the same array), bytes:HEX or {FIELD,FIELD} (struct), "
        "texture(f32[64,64],filter=linear,address=wrap,normalized), surface(f32[64,64]).",
    ),
    click.option(
        "--global",
        "variables",
        multiple=True,
        metavar="NAME=ARRAY",
        help="A __device__ or __constant__ variable whose value --input gives: coeffs=f32[16]; or "
        "a texture or surface reference: tex=texture(f32[64,64]).",
    ),
    click.option("--shared-bytes", type=int, default=0, help="Dynamic shared memory."),
    click.option(
        "--memory-budget",
        metavar="BYTES",
        help="Temporary memory of the launch, as 2GiB; past it, it runs in chunks. (a quarter)",
    ),
    click.option(
        "--max-iterations",
        type=int,
        metavar="N",
        help="End a run, with an error, where a loop of unknown trip count goes round more often.",
    ),
    click.option(
        "--optimize",
        type=click.Choice(OPTIMIZE),
        default="target",
        help="By the target's cost table; by equality saturation; by timing; all sums over "
        "windows as convolutions; not at all. (target)",
    ),
    click.option(
        "--update-form", type=click.Choice(UPDATE_FORMS), help="Stores to parts of arrays."
    ),
    click.option(
        "--printf",
        type=click.Choice(("collect", "drop")),
        help="Print what the kernel prints and end at a failed assertion or a trap, or neither. "
        "(drop)",
    ),
    click.option(
        "--target",
        metavar="cpu|cuda|tpu[:CHIP:AxB]",
        help="Whose cost decides (this device); the CPU's for rocm and others. tpu:v6e:2x2: "
        "compile for these chips, which need not be here, and report what one of them does.",
    ),
    click.option(
        "--mesh",
        metavar="AxB",
        help="Devices that are here, as a grid: 4x2; those of a CPU are made. Says what one of "
        "them does with --shard, and --run runs on them.",
    ),
    click.option(
        "--shard",
        "shards",
        multiple=True,
        metavar="NAME=DIM,DIM",
        help="Split an array's dimensions over the axes of --mesh, or of --target's chips; others "
        "of its shape follow.",
    ),
    click.option("--quiet", is_flag=True, help="Show no progress on a terminal."),
    click.option("--clang", metavar="PATH", help="The clang for .cu files."),
    click.option("--clang-arg", "clang_args", multiple=True, help="One more argument for clang."),
)


def kernel_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command these options, in this order."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command
