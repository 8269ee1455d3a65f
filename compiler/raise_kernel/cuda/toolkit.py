"""A folder with a CUDA toolkit's layout, for build systems that look for one.

    cmake -DCMAKE_CUDA_COMPILER=$(raise-kernel c++ --toolkit)/bin/nvcc ...
    make CUDA_HOME=$(raise-kernel c++ --toolkit)

`bin/nvcc` is `raise-kernel c++`, `include` the headers, and `lib64` has the runtime library under
the names of NVIDIA's libraries, so that the system's linker finds it, too. CMake learns from
`nvcc -v` where these are: `description` has the lines that CMakeDetermineCUDACompiler.cmake reads.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from raise_kernel import config
from raise_kernel.cuda.library import runtime_key, runtime_objects
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.cuda import include_folder
from raise_kernel.frontend.toolchain import Toolchain

# The runtime library has what there is of them; other calls stay undefined, and the linker says so.
_LIBRARIES = (
    "cuda", "cudart", "cudadevrt", "cublas", "cublasLt", "cufft", "curand", "cusparse", "cusolver",
    "nvrtc", "culibos", "nvToolsExt",
)  # fmt: skip


def toolkit_folder(toolchain: Toolchain) -> Path:
    """The folder, made where it is missing. RK009 where the runtime library does not compile."""
    folder = config.cache_folder() / "cuda-toolkit" / runtime_key(toolchain)
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        made = Path(tempfile.mkdtemp(dir=folder.parent))
        _fill(made, toolchain)
        try:
            made.rename(folder)
        except OSError:  # another process was first
            shutil.rmtree(made)
    return folder


def _fill(folder: Path, toolchain: Toolchain) -> None:
    for name in ("bin", "lib64/stubs", "nvvm/libdevice"):
        (folder / name).mkdir(parents=True)
    (folder / "include").symlink_to(include_folder())
    command = folder / "bin" / "nvcc"
    python = shlex.quote(sys.executable)
    command.write_text(f'#!/bin/sh\nexec {python} -m raise_kernel c++ "$@"\n')
    command.chmod(0o755)
    archive = folder / "lib64" / "libcudart_static.a"
    done = subprocess.run(
        ["ar", "rcs", str(archive), *runtime_objects(toolchain)], capture_output=True, text=True
    )
    if done.returncode:
        raise Refusal("RK009", f"ar refused the runtime library:\n{done.stderr.rstrip()}")
    for library in _LIBRARIES:
        script = "INPUT(libcudart_static.a -lstdc++ -lpthread)\n"
        (folder / "lib64" / f"lib{library}.so").write_text(script)
    # Where build systems look for the driver's library.
    (folder / "lib64" / "stubs" / "libcuda.so").symlink_to(os.path.join("..", "libcuda.so"))


def description(toolchain: Toolchain) -> str:
    """What `nvcc -v` says of its toolkit, and of a link."""
    folder = toolkit_folder(toolchain)
    libraries = f'"-L{folder}/lib64"'
    return (
        f"#$ TOP={folder}\n"
        f"#$ NVVMIR_LIBRARY_DIR={folder}/nvvm/libdevice\n"
        f"#$ PATH={folder}/bin:{os.environ.get('PATH', '')}\n"
        f'#$ INCLUDES="-I{folder}/include"\n'
        f"#$ LIBRARIES=  {libraries}\n"
        f"#$ cicc -arch compute_80\n"
        f'#$ "{folder}/bin/nvcc" -o "a.out" "a.o" {libraries} -lcudadevrt -lcudart_static '
        "-lrt -lpthread -ldl\n"
    )
