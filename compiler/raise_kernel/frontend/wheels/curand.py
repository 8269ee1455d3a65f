"""cuRAND's device interface: NVIDIA's own header, as the wheels `nvidia-curand` and
`nvidia-curand-cu12` have it.

The folder of the wheel holds other headers of the toolkit, too. Through an overlay of clang's file
system, `curand_kernel.h` and what it includes are alone in a folder, searched after ours
(`frontend/include/curand_kernel.h`).
"""

from __future__ import annotations

import functools
import json
import sys
from pathlib import Path

HEADER = "curand_kernel.h"


@functools.cache
def curand_folder() -> Path | None:
    """The folder that holds `curand_kernel.h`, if a wheel that has it is installed."""
    folders = (Path(path, "nvidia", name) for path in sys.path for name in ("cu13", "curand"))
    found = (folder / "include" for folder in folders)
    return next((folder for folder in found if (folder / HEADER).is_file()), None)


def curand_version() -> str:
    """The wheel, with its version; empty where none is installed."""
    folder = curand_folder()
    if folder is None:
        return ""
    return " ".join(sorted(map(str, folder.parents[2].glob("nvidia_curand*.dist-info"))))


def curand_options(folder: str) -> list[str]:
    """clang's options for the header, with what they name in `folder`; none without the wheel."""
    headers = curand_folder()
    if headers is None:
        return []
    alone = str(Path(folder, "curand"))
    files = [
        {"name": path.name, "type": "file", "external-contents": str(path)}
        for path in sorted(headers.glob("curand_*.h"))
    ]
    layer = Path(folder, "curand.yaml")
    roots = [{"name": alone, "type": "directory", "contents": files}]
    layer.write_text(json.dumps({"version": 0, "roots": roots}))
    return ["-isystem", alone, "-ivfsoverlay", str(layer)]
