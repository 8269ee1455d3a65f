"""Compiles the sources of this folder anew: `python regenerate.py` with clang 22 on PATH."""

from __future__ import annotations

import subprocess
from pathlib import Path

HERE = Path(__file__).parent
OPENCL = ["-x", "cl", "-cl-std=CL2.0", "-Xclang", "-finclude-default-header", "-nogpulib"]
HIP = ["-x", "hip", "--cuda-device-only", "-nogpulib", "-nogpuinc", "--offload-arch=gfx90a"]
TARGETS = {
    "spirv": ("work_items.cl", [*OPENCL, "-target", "spir64"]),
    "amdgcn": ("work_items.cl", [*OPENCL, "-target", "amdgcn-amd-amdhsa", "-mcpu=gfx90a"]),
    "hip": ("work_items.hip", HIP),
}
LEVELS = ("O0", "O3")


def main() -> None:
    """One file a target and level."""
    for target, (source, flags) in TARGETS.items():
        for level in LEVELS:
            out = f"{target}.{level}.ll"
            command = ["clang-22", *flags, f"-{level}", "-S", "-emit-llvm", source, "-o", out]
            subprocess.run(command, cwd=HERE, check=True)


if __name__ == "__main__":
    main()
