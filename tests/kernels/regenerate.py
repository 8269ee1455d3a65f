"""Compiles the .cu of examples/ and tests/kernels/ to the LLVM IR that is committed with them.

    python -m tests.kernels.regenerate [--clang clang-22] [--check] [SOURCE.cu ...]

`NAME.ll`, beside the source, is clang -O3; `O0/NAME.ll`, `O1/NAME.ll` and `O2/NAME.ll` are the
other levels. -O1 has line tables. clang is run inside the source's folder, so that no path of this
machine gets into the text. `--check` writes nothing and fails where a committed file differs.
"""

from __future__ import annotations

import argparse
import functools
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.kernels.levels import LEVELS, ir_file

ROOT = Path(__file__).resolve().parents[2]
HEADER = ROOT / "compiler" / "raise_kernel" / "frontend" / "include" / "rk_cuda.h"


def sources() -> list[Path]:
    """Every committed CUDA source whose kernels are raised from IR, examples first. What is in
    `examples/programs` is compiled with its host code, as it runs."""
    examples = (path for path in (ROOT / "examples").rglob("*.cu") if "programs" not in path.parts)
    return [*sorted(examples), *sorted((ROOT / "tests/kernels").rglob("*.cu"))]


def compile_ll(source: Path, level: str, clang: str) -> str:
    """The device code of `source` as LLVM IR text."""
    command = [
        clang, "-x", "cuda", "--cuda-device-only", "--cuda-gpu-arch=sm_80",
        "-nocudainc", "-nocudalib", "-include", str(HEADER), f"-I{HEADER.parent}",
        f"-{level}", "-fno-exceptions", "-ffp-contract=fast", "-Wno-unknown-cuda-version",
        f"-ffile-prefix-map={HEADER.parent}=include",
        f"-ffile-prefix-map={_resources(clang)}=clang", "-fdebug-compilation-dir=.",
        "-Qn", "-S", "-emit-llvm", source.name, "-o", "-",
    ]  # fmt: skip
    if level == "O1":
        command.insert(1, "-gline-tables-only")
    done = subprocess.run(command, cwd=source.parent, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{source.name} -{level}:\n{done.stderr}")
    return done.stdout


@functools.cache
def _resources(clang: str) -> str:
    """The folder of clang's own headers."""
    command = [clang, "-print-resource-dir"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("sources", nargs="*", type=Path)
    parser.add_argument("--clang", default="clang-22")
    parser.add_argument("--check", action="store_true", help="write nothing, fail on a difference")
    options = parser.parse_args()
    jobs = [(s.resolve(), o) for s in options.sources or sources() for o in LEVELS]
    with ThreadPoolExecutor(2) as pool:
        texts = pool.map(lambda job: compile_ll(job[0], job[1], options.clang), jobs)
        stale = [
            path
            for (source, level), text in zip(jobs, texts, strict=True)
            if _differs(path := ir_file(source, level), text, write=not options.check)
        ]
    for path in stale:
        print(path.relative_to(ROOT))
    if options.check and stale:
        sys.exit("the files above differ from what clang gives")


def _differs(path: Path, text: str, *, write: bool) -> bool:
    path.parent.mkdir(exist_ok=True)
    same = path.exists() and path.read_text() == text
    if write and not same:
        path.write_text(text)
    return not same


if __name__ == "__main__":
    main()
