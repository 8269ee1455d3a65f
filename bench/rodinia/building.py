"""Builds a program as its Makefile does, with another compiler in nvcc's place."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
from dataclasses import dataclass
from pathlib import Path

from bench.rodinia import regions
from bench.rodinia.applications import Application, Program
from bench.rodinia.inputs import write_missing

# What gcc took without a word when the suite was written, and C++ for the other files.
_C = ("gcc", "-std=gnu89", "-w", "-O3", "-fopenmp")
# mummergpu asks in its methods whether `this` is null, as compilers of its time allowed.
_DIALECT = ("-fpermissive", "-fno-delete-null-pointer-checks")
_CPP = ("g++", "-w", *_DIALECT, "-O3", "-fopenmp", "-include", "unistd.h")
# CUDA 13 has neither cudaThread calls nor some fields of cudaDeviceProp, which programs print.
_NVCC = (
    "nvcc", "-w", "-O3", "-arch=native", "-allow-unsupported-compiler",
    "-DcudaThreadSynchronize=cudaDeviceSynchronize", "-DcudaThreadExit=cudaDeviceReset",
    "-DclockRate=major", "-DdeviceOverlap=major",
)  # fmt: skip
# Programs that seed their random numbers by the clock get the same ones in every version.
_FIXED_TIME = "#include <time.h>\ntime_t time(time_t *at) { if (at) *at = 1; return 1; }\n"


class BuildError(Exception):
    """A compiler refused; its last words."""


@dataclass(frozen=True)
class Workplace:
    """A folder with a copy of the suite, its inputs, and the programs that were built."""

    folder: Path
    samples: Path | None = None

    @staticmethod
    def of(folder: Path, sources: Path, data: Path | None, samples: Path | None) -> Workplace:
        """Copies what is not there yet."""
        for part in ("cuda", "openmp", "data"):
            if (sources / part).is_dir() and not (folder / part).exists():
                shutil.copytree(sources / part, folder / part, symlinks=True)
        if data is not None:
            shutil.copytree(data, folder / "data", dirs_exist_ok=True)
        for made in ("bin", "headers/GL"):
            (folder / made).mkdir(parents=True, exist_ok=True)
        (folder / "headers" / "GL" / "glew.h").touch()  # included, and nothing of it used
        return Workplace(folder, samples)

    def place(self, version: str, program: Program) -> Path:
        """The folder in which a program is built and run."""
        return self.folder / ("openmp" if version == "openmp" else "cuda") / program.folder

    def binary(self, version: str, application: Application) -> Path:
        return self.folder / "bin" / f"{application.name}.{version}"

    def prepare(self, application: Application) -> None:
        """Inputs, and headers that are not the suite's."""
        for name, write in application.inputs.items():
            write_missing(self.folder / "data" / name, write)
        if "meschach" in application.needs:
            for version in ("cuda", "openmp"):
                folder = self.folder / version / "leukocyte" / "meschach_lib"
                if not (folder / "vecop.c").exists():
                    with tarfile.open(folder / "mesch12b.tar.gz") as archive:
                        archive.extractall(folder, filter="data")

    def headers(self, application: Application) -> list[str]:
        """Folders of headers that are not the suite's."""
        found = []
        if "glew" in application.needs:
            found.append(f"-I{self.folder / 'headers'}")
        if "samples" in application.needs and self.samples is not None:
            found.append(f"-I{self.samples}")
        return found

    def fixed_time(self) -> Path:
        """A library with a clock that stands still."""
        return self._library("time", _FIXED_TIME)

    def region_timer(self) -> Path:
        """A library that tells how long parallel regions took."""
        return self._library("regions", regions.SOURCE)

    def _library(self, name: str, text: str) -> Path:
        library = self.folder / "bin" / f"{name}.so"
        if not library.exists():
            source = library.with_suffix(".c")
            source.write_text(text)
            _run(["gcc", "-shared", "-fPIC", str(source), "-o", str(library), "-ldl"], self.folder)
        return library


def build(workplace: Workplace, application: Application, version: str) -> None:
    """Makes one version: "raised", "nvcc" or "openmp". BuildError where a compiler refuses.

    An OpenMP version with CUDA sources is a program of both, of which the CPU's part is run.
    """
    program = application.openmp if version == "openmp" else application.cuda
    assert program is not None
    output = workplace.binary(version, application)
    if output.exists():
        return
    place = workplace.place(version, program)
    headers = workplace.headers(application)
    options = [*program.options.split(), *headers]
    objects = [_object(place, source, options, output) for source in program.host.split()]
    if version == "openmp" and not program.cuda:
        _run([*_CPP, *objects, "-lm", "-o", str(output)], place)
        return
    compiler = (
        [*_NVCC]
        if version == "nvcc"
        else [sys.executable, "-m", "raise_kernel", "c++", "-w", "-O3"]
    )
    _run(
        [*compiler, *options, *program.cuda.split(), *objects, "-lgomp", "-lm", "-o", str(output)],
        place,
    )


def cubins(workplace: Workplace, application: Application) -> list[Path]:
    """What nvcc makes of each of a program's sources for this machine's GPU. BuildError where it
    refuses one."""
    program, made = application.cuda, []
    for source in filter(lambda source: source.endswith(".cu"), program.cuda.split()):
        name = f"{application.name}-{source.replace('/', '_')}"
        output = workplace.folder / "bin" / f"{name}.cubin"
        if not output.exists():
            options = [*program.options.split(), *workplace.headers(application)]
            place = workplace.place("nvcc", program)
            _run([*_NVCC, *options, "-cubin", source, "-o", str(output)], place)
        made.append(output)
    return made


def _object(place: Path, source: str, options: list[str], output: Path) -> str:
    """A source of C or C++, by the system's compiler; nvcc's own include folder is not needed."""
    made = output.parent / f"{output.name}-{source.replace('/', '_').replace('..', '')}.o"
    if made.exists():
        return str(made)
    compiler = _C if source.endswith(".c") else _CPP
    _run([*compiler, *options, "-c", source, "-o", str(made)], place)
    return str(made)


def _run(command: list[str], place: Path) -> None:
    done = subprocess.run(command, cwd=place, capture_output=True, text=True, errors="replace")
    if done.returncode:
        raise BuildError(_words(done.stderr))


def _words(errors: str) -> str:
    """The first line that tells of an error."""
    lines = [line for line in errors.splitlines() if "error:" in line.lower()]
    return (lines or errors.splitlines() or ["no message"])[0][:300]
