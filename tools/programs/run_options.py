"""The options of `raise-kernel run` before the program: its executor, its devices, checks."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from raise_kernel import config
from raise_kernel.diagnostics import Refusal

USAGE = "raise-kernel run --help shows the forms and options"
HELP = """\
Usage: raise-kernel run [OPTIONS] SCRIPT.py [ARGUMENTS]
       raise-kernel run [OPTIONS] -m MODULE [ARGUMENTS]
       raise-kernel run [OPTIONS] FILE.cu ... [COMPILER OPTIONS] [-- ARGUMENTS]

  Run a whole program without a GPU: a Python program with Numba kernels, or
  CUDA C++, which is built first. The program needs no change. Compiler options
  are those of nvcc: -O3, -IFOLDER, -DNAME=VALUE.

Options:
  --executor [xla|native|auto]  What runs a kernel: the raised program, the
                                kernel's own code, or the faster of the two.
  --verify                      Also run each distinct launch thread by thread,
                                and compare.
  --capture FILE                Write what the program does on the device as a
                                JAX function: .py, .mlir or .mlirbc.
  --capture-launches FROM:TO    The part of it that --capture writes, counted
                                from 1; the whole by default.
  --mesh AxB                    Split arrays over this many devices; I=A,J=B
                                names the axes.
  --shard NAME=DIM,DIM          The dimensions of an array to split over --mesh,
                                or NAME=I,J, axes for its dimensions; NAME is a
                                parameter of a kernel. C++ memory has dimension 0.
  --processes N|auto            Run N processes with a part of --mesh each; auto:
                                this is one of those that a cluster's scheduler
                                has started.
  --quiet                       Show no progress.
  -h, --help                    Show this message and exit.
"""
# Of a CUDA C++ program, in the environment of its device: the texts of --mesh and --shard.
MESH, SHARD = "RAISE_KERNEL_MESH", "RAISE_KERNEL_SHARD"
_NAMES = ("--capture", "--capture-launches", "--executor", "--mesh", "--processes", "--shard")
_FLAGS = ("--quiet", "--verify")


def split_options(argv: Sequence[str]) -> tuple[list[str], dict[str, list[str]]]:
    """The program and its arguments, and the options before it: `--NAME VALUE`, `--NAME=VALUE`, or
    `--NAME` alone."""
    found: dict[str, list[str]] = {name: [] for name in (*_NAMES, *_FLAGS)}
    rest = list(argv)
    while rest and rest[0].partition("=")[0] in found:
        name, equals, value = rest.pop(0).partition("=")
        if name in _FLAGS and not equals:
            found[name].append(name)
            continue
        found[name].append(value if equals else rest.pop(0) if rest else "")
    return rest, found


def without_processes(argv: Sequence[str]) -> list[str]:
    """The command line of one of several processes."""
    rest, options = split_options(argv)
    if not options["--mesh"]:
        raise Refusal("RK020", "--processes goes with --mesh and --shard", hint=USAGE)
    del options["--processes"]
    flags = [word for name in _FLAGS for word in options.pop(name)]
    return [*flags, *(f"{name}={value}" for name in options for value in options[name]), *rest]


def set_executor(names: Sequence[str]) -> None:
    """The executor of the process. Refuses with RK020."""
    for name in names:
        if name not in config.EXECUTORS:
            known = ", ".join(config.EXECUTORS)
            raise Refusal("RK020", f"--executor {name!r} is not one of {known}", hint=USAGE)
        config.executor = name


def captured_part(paths: Sequence[str], launches: Sequence[str]) -> tuple[str, str | None] | None:
    """The file for a part of the program as a JAX function, and which launches. Refuses with
    RK020."""
    if not paths and not launches:
        return None
    if len(paths) != 1 or len(launches) > 1:
        raise Refusal("RK020", "--capture names one file, for --capture-launches", hint=USAGE)
    from raise_kernel.runtime.capture.marks import checked_suffix, parse_launches

    checked_suffix(paths[0])
    for text in launches:
        parse_launches(text)
    return os.path.abspath(paths[0]), launches[0] if launches else None


def parse_split(
    meshes: Sequence[str], shards: Sequence[str]
) -> tuple[dict[str, int], dict[str, str]] | None:
    """The sizes of a mesh and what is split over it, by name. Refuses with RK020."""
    if not meshes and not shards:
        return None
    if len(meshes) != 1 or not shards:
        raise Refusal("RK020", "one --mesh and at least one --shard go together", hint=USAGE)
    from raise_kernel.runtime.sharding.meshes import parse_mesh
    from raise_kernel.runtime.sharding.partitions import check_split
    from raise_kernel.tools.options.argument_text import parse_pairs

    sizes = parse_mesh(meshes[0])
    splits = parse_pairs("--shard", shards, "DIM,DIM")
    for name, text in splits.items():
        check_split(name, text, tuple(sizes))
    return sizes, splits


def split_arrays(meshes: Sequence[str], shards: Sequence[str]) -> None:
    """Split the arrays of the process's program over the devices that are here."""
    found = parse_split(meshes, shards)
    if found is None:
        return
    from raise_kernel.runtime.sharding.annotations import Annotations, annotate
    from raise_kernel.runtime.sharding.meshes import local_mesh, make_devices
    from raise_kernel.runtime.sharding.rendezvous import processes_of
    from raise_kernel.tools.programs.joining import join, process_count

    sizes, splits = found
    join()
    # Of all processes together: each has its part.
    make_devices(sizes, parts=process_count())
    mesh = local_mesh(sizes)
    idle = set(range(process_count())) - set(processes_of(mesh.devices.flat))
    if idle:
        names = ", ".join(map(str, sorted(idle)))
        raise Refusal("RK020", f"--mesh {meshes[0]} has no device of the processes {names}")
    annotate(Annotations(mesh, splits))


def check_arrays() -> None:
    """At the end of the program: RK053 where other processes have not ended, RK020 for a name of
    `--shard` that no launch had."""
    module = sys.modules.get("raise_kernel.runtime.sharding.annotations")
    if module is not None and module.current is not None:
        module.current.agree_on_end()
        module.current.check_all_met()


def leave_arrays(reason: str) -> None:
    """Tell the processes that this one shares arrays with that it has failed."""
    module = sys.modules.get("raise_kernel.runtime.sharding.annotations")
    if module is not None and module.current is not None:
        module.current.leave(reason)
