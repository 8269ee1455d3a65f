"""Thrust's headers, as the wheel `nvidia-cuda-cccl-cu12` has them, on a device of ours.

Thrust builds its algorithms on few that a device brings: its generic versions do the rest. Through
an overlay of clang's file system the algorithms of CUDA's device are ours
(`frontend/include/parallel/`), or are not there, which leaves the generic versions. Iterators,
containers, policies and copies between host and device are Thrust's own.
"""

from __future__ import annotations

import functools
import importlib.resources
import json
import sys
from pathlib import Path

# Of CUDA's device: what we have, and what stays as it is. All other algorithms become generic.
_OURS = {
    "for_each": "thrust_for_each.h",
    "merge": "thrust_merge.h",
    "reduce": "thrust_reduce.h",
    "scan": "thrust_scan.h",
    "set_operations": "thrust_merge.h",
    "sort": "thrust_sort.h",
    "transform": "thrust_transform.h",
    "uninitialized_copy": "thrust_transform.h",
}
_KEPT = frozenset({
    "assign_value", "copy", "get_value", "iter_swap", "malloc_and_free", "per_device_resource",
    "temporary_buffer",
})  # fmt: skip
# Where the wheel's headers are, as programs name them.
WHEEL_FOLDERS = ("thrust/", "cuda/", "nv/")
_NOTHING = "nothing.h"
# No algorithm, but it includes CUB's kernels.
_LEFT_OUT = ("parallel_for",)


@functools.cache
def headers_folder() -> Path | None:
    """The folder that holds `thrust/` and `cub/`, if the wheel is installed."""
    folders = (Path(path, "nvidia", "cuda_cccl", "include") for path in sys.path)
    return next((folder for folder in folders if (folder / "thrust").is_dir()), None)


def wheel_version() -> str:
    """The wheel, with its version; empty where it is not installed."""
    headers = headers_folder()
    if headers is None:
        return ""
    found = headers.parents[2].glob("nvidia_cuda_cccl_cu12-*.dist-info")
    return " ".join(sorted(str(path) for path in found))


def thrust_options(folder: str) -> list[str]:
    """clang's options for Thrust, with what they name in `folder`; none without the wheel."""
    headers = headers_folder()
    if headers is None:
        return []
    layers = Path(folder, "thrust.yaml")
    layers.write_text(json.dumps(_overlay(headers)))
    return ["-isystem", str(headers), "-ivfsoverlay", str(layers)]


def _overlay(headers: Path) -> dict[str, object]:
    """Of the headers of CUDA's device, those that are ours."""
    ours = Path(
        str(importlib.resources.files("raise_kernel.frontend").joinpath("include/parallel"))
    )
    algorithms = (path.stem for path in (headers / "thrust/system/detail/adl").glob("*.h"))
    files = [
        {
            "name": f"{name}.h",
            "type": "file",
            "external-contents": str(ours / _OURS.get(name, _NOTHING)),
        }
        for name in sorted({*algorithms, *_LEFT_OUT} - _KEPT)
    ]
    device = headers / "thrust/system/cuda/detail"
    root = {"name": str(device), "type": "directory", "contents": files}
    return {"version": 0, "use-external-names": True, "roots": [root]}
