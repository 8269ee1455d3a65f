"""The options that say which kernel of a file is raised, and for what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

OPTIMIZE = ("target", "saturate", "search", "convolution", "none")
UPDATE_FORMS = ("update", "pad", "roll")

_OPTIONS = (
    click.option("--kernel", metavar="NAME", help="The kernel's name; needed if FILE has several."),
    click.option("--grid", metavar="X,Y,Z", help="The number of blocks."),
    click.option("--block", metavar="X,Y,Z", help="The number of threads in a block."),
    click.option(
        "--arg",
        "args",
        multiple=True,
        metavar="[NAME=]VALUE",
        help="One argument, in the order of the parameters: an array (f32[1024,1024], or a file "
        "x.npy), a constant (1024), a run-time scalar (f32[]), an array that was passed before "
        "(@NAME), a struct ({FIELD,FIELD} or bytes:HEX), "
        "texture(f32[64,64],filter=linear,address=wrap,normalized) or surface(f32[64,64]).",
    ),
    click.option(
        "--global",
        "variables",
        multiple=True,
        metavar="NAME=ARRAY",
        help="The type of a __device__ or __constant__ variable, as coeffs=f32[16]; --input gives "
        "its data. Or a texture or surface reference: tex=texture(f32[64,64]).",
    ),
    click.option("--shared-bytes", type=int, default=0, help="The bytes of dynamic shared memory."),
    click.option(
        "--memory-budget",
        metavar="BYTES",
        help="The temporary memory that a launch may use, such as 2GiB; a launch that needs more "
        "runs in chunks. (a quarter of the machine's memory)",
    ),
    click.option(
        "--max-iterations",
        type=int,
        metavar="N",
        help="End the run with an error if a loop of unknown trip count takes more iterations.",
    ),
    click.option(
        "--optimize",
        type=click.Choice(OPTIMIZE),
        default="target",
        help="How the program is chosen: target, by the target's cost table; saturate, by equality "
        "saturation; search, by timing; convolution, with every sum over windows a convolution; "
        "none, as it was raised. (target)",
    ),
    click.option(
        "--update-form",
        type=click.Choice(UPDATE_FORMS),
        help="How a store to a part of an array is written. (what the target prefers)",
    ),
    click.option(
        "--printf",
        type=click.Choice(("collect", "drop")),
        help="collect: print what the kernel prints, and end at a failed assertion or trap. "
        "drop: do neither. (drop)",
    ),
    click.option(
        "--target",
        metavar="cpu|cuda|tpu[:CHIP:AxB]",
        help="The device to optimize for. (this machine's) tpu:v6e:2x2 compiles for four TPU "
        "chips, which this machine need not have, and reports what one of them does.",
    ),
    click.option(
        "--mesh",
        metavar="AxB",
        help="Use this machine's devices as a grid, such as 4x2; CPU devices are made as needed. "
        "With --shard, report what one of them does; with --run, run on them.",
    ),
    click.option(
        "--shard",
        "shards",
        multiple=True,
        metavar="NAME=DIM,DIM",
        help="Split dimensions of an array over the axes of --mesh, or of --target's chips. Other "
        "arrays of its shape are split in the same way.",
    ),
    click.option("--quiet", is_flag=True, help="Show no progress."),
    click.option("--clang", metavar="PATH", help="The clang that compiles .cu files."),
    click.option(
        "--clang-arg", "clang_args", multiple=True, help="An argument for clang, such as -IFOLDER."
    ),
)


def kernel_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command these options, in this order."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command
