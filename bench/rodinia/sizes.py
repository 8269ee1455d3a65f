"""The suite's own sizes: the arguments of its `run` files, and inputs as large as its own.

Four are not those: gaussian's default is a matrix of 16 rows, dwt2d's a picture of 192 pixels, and
kmeans's 494,020 points; backprop's 2,097,152 inputs are more blocks than a grid may have, so it
gets those of its OpenMP version.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from bench.rodinia import inputs
from bench.rodinia.applications import Application


@dataclass(frozen=True)
class Size:
    """Arguments of the CUDA program and of the OpenMP one, and the files that they name."""

    cuda: str
    openmp: str = ""
    inputs: Mapping[str, inputs.Writer] = field(default_factory=dict)


_PARTICLES = "-x 128 -y 128 -z 10 -np 1000"
_TREE = "file ../../data/b+tree/million.txt command ../../data/b+tree/commands.txt"
_HOTSPOT = "2 2 ../../data/hotspot/temp_512 ../../data/hotspot/power_512 output.out"
_LAYERS = "512 8 100 ../../data/hotspot3D/power_512x8 ../../data/hotspot3D/temp_512x8 output.out"

DEFAULTS: Mapping[str, Size] = {
    "b+tree": Size(
        _TREE,
        f"core 2 {_TREE}",
        {
            "b+tree/million.txt": inputs.keys(1_000_000),
            "b+tree/commands.txt": inputs.text("j 6000 3000\nk 10000\n"),
        },
    ),
    "backprop": Size("65536", "65536"),
    "cfd": Size("../../data/cfd/097K", "../../data/cfd/097K", {"cfd/097K": inputs.domain(46)}),
    "dwt2d": Size(
        "large.bmp large.out -d 1024x1024 -f -5 -l 3",
        inputs={"dwt2d/large.bmp": inputs.pixels(1024, 1024, 3)},
    ),
    "gaussian": Size("-s 1024"),
    "heartwall": Size(
        "../../data/heartwall/test.avi 20",
        "../../data/heartwall/test.avi 20 2",
        {"heartwall/test.avi": inputs.film(656, 744, 20)},
    ),
    "hotspot": Size(f"512 {_HOTSPOT}", f"512 512 {_HOTSPOT}"),
    "hotspot3D": Size(_LAYERS, _LAYERS),
    "huffman": Size(
        "../../data/huffman/million.in",
        inputs={"huffman/million.in": inputs.skewed_bytes(1 << 20)},
    ),
    "kmeans": Size(
        "-o -i ../../data/kmeans/many.txt",
        "-n 2 -i ../../../data/kmeans/many.txt",
        {"kmeans/many.txt": inputs.points(100_000, 34, 5)},
    ),
    "lavaMD": Size("-boxes1d 10", "-cores 2 -boxes1d 10"),
    "leukocyte": Size(
        "../../../data/leukocyte/testfile.avi 5",
        "5 2 ../../../data/leukocyte/testfile.avi",
        {"leukocyte/testfile.avi": inputs.film(640, 480, 6, dark=True)},
    ),
    "myocyte": Size("100 1 0", "100 1 0 2"),
    "nw": Size("2048 10", "2048 10 2"),
    "particlefilter_naive": Size(_PARTICLES, _PARTICLES),
    "particlefilter_float": Size(_PARTICLES, _PARTICLES),
    "pathfinder": Size("100000 100 20", "100000 100"),
    "srad_v1": Size("100 0.5 502 458", "100 0.5 502 458 2"),
    "srad_v2": Size("2048 2048 0 127 0 127 0.5 2", "2048 2048 0 127 0 127 2 0.5 2"),
    "streamcluster": Size(
        "10 20 256 65536 65536 1000 none output.txt 1",
        "10 20 256 65536 65536 1000 none output.txt 2",
    ),
}


def at_its_own_size(application: Application) -> Application:
    """The application with the suite's arguments; as it is where these are small ones already."""
    size = DEFAULTS.get(application.name)
    if size is None:
        return application
    openmp = application.openmp
    return replace(
        application,
        cuda=replace(application.cuda, arguments=size.cuda),
        openmp=openmp and replace(openmp, arguments=size.openmp),
        inputs={**application.inputs, **size.inputs},
    )
