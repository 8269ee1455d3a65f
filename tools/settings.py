"""The settings of a `raise-kernel` command, and which of its options do not go together."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from raise_kernel import config
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.input_file import check_kind, is_cuda, read_text
from raise_kernel.tensor_options import is_target
from raise_kernel.tools.options.files import FORM_OF_SUFFIX

if TYPE_CHECKING:
    from raise_kernel.tools.topology import Topology


@dataclass(frozen=True)
class Settings:
    """The command line."""

    file: Path
    kernel: str | None = None
    grid: str | None = None
    block: str | None = None
    args: Sequence[str] = ()
    variables: Sequence[str] = ()
    shared_bytes: int = 0
    memory_budget: str | None = None
    optimize: str = "target"
    update_form: str | None = None
    max_iterations: int | None = None
    printf: str | None = None
    executor: str | None = None
    output_file: str | None = None
    emit: str | None = None
    target_version: str | None = None
    target: str | None = None
    mesh: str | None = None
    shards: Sequence[str] = ()
    do_run: bool = False
    inputs: Sequence[str] = ()
    outputs: Sequence[str] = ()
    do_verify: bool = False
    returned_threads: str = "error"
    seed: int = 0
    do_list: bool = False
    remarks: bool = False
    timing: str | None = None
    quiet: bool = False
    print_ir_after_all: bool = False
    print_ir_before: Sequence[str] = ()
    print_ir_after: Sequence[str] = ()
    dump_stages: str | None = None
    verify_each: bool = False
    pass_pipeline: str | None = None
    clang: str | None = None
    clang_args: Sequence[str] = ()
    timings: list[tuple[str, float]] = field(default_factory=list)

    @property
    def reports_guards(self) -> bool:
        """Whether guards are counted: not in a program that is written to a file, and not where
        the kernel's own code may run, which has none."""
        written = self.output_file is not None
        return self.remarks and self.do_run and not written and self.executor_name == "xla"

    @property
    def is_split(self) -> bool:
        """Whether the program is for several devices, here or elsewhere."""
        return self.mesh is not None or topology_of(self.target) is not None

    @property
    def is_quiet(self) -> bool:
        """Whether nothing is said of what goes on: asked for, or modules are printed meanwhile."""
        printed = self.print_ir_before or self.print_ir_after or self.print_ir_after_all
        return self.quiet or bool(printed)

    @property
    def runs(self) -> bool:
        """Whether the kernel is run."""
        return self.do_run or self.do_verify

    @property
    def executor_name(self) -> str:
        """The executor of `--run` and `--verify`: of a kernel that runs once nothing is measured,
        unless that is asked for."""
        return config.executor_of(self.executor) if self.executor else config.executor or "xla"


def topology_of(target: str | None) -> Topology | None:
    """Several chips of `--target`; None where it names a kind of device."""
    if target is None or is_target(target):
        return None
    from raise_kernel.tools.topology import parse_topology

    return parse_topology(target)


def check_settings(settings: Settings) -> None:
    """Options that do not go together, before any work."""
    if settings.do_list:
        _check_alone(settings)
        return
    for option, value in (("--grid", settings.grid), ("--block", settings.block)):
        if value is None:
            check_kind(settings.file)
            raise Refusal("RK020", f"{option} is missing", hint=_advice(settings.file))
    if settings.output_file is not None:
        _check_output(settings.output_file, settings.emit)
    if settings.target_version is not None and not (settings.output_file or "").endswith(".mlirbc"):
        raise Refusal("RK020", "--target-version goes with -o FILE.mlirbc")
    if (settings.inputs or settings.outputs) and not settings.do_run:
        raise Refusal("RK020", "--input and --output go with --run")
    _check_executor(settings)
    if settings.seed < 0:
        raise Refusal("RK020", f"--seed {settings.seed}: a seed is not negative")
    if settings.pass_pipeline is not None:
        _check_pipeline(settings)
    from raise_kernel.tools.options.argument_text import parse_pairs

    parse_pairs("--shard", settings.shards, "DIM,DIM")
    if settings.shards and not settings.is_split:
        raise Refusal("RK020", "--shard goes with --mesh, or with chips of --target")
    if settings.mesh is not None:
        _check_mesh(settings)


def _check_mesh(settings: Settings) -> None:
    """`--mesh` is of the devices that are here; those of a CPU are made now."""
    from raise_kernel.runtime.sharding.meshes import make_devices, parse_mesh

    sizes = parse_mesh(settings.mesh or "")
    if topology_of(settings.target) is not None:
        raise Refusal(
            "RK020", f"--mesh is of devices that are here, --target {settings.target} not"
        )
    if not settings.shards:
        raise Refusal("RK020", "--mesh goes with --shard", hint="--shard x=0,1 splits x")
    make_devices(sizes)


_MAIN = re.compile(r"^\s*int\s+main\s*\(", re.MULTILINE)


def _advice(file: Path) -> str:
    """What to do where a launch is missing: a program with a `main` has its own launches."""
    if is_cuda(file) and _MAIN.search(read_text(file)):
        return f"raise-kernel run {file} runs the program; --list shows its kernels"
    return "--list shows the kernels of a file"


def _check_executor(settings: Settings) -> None:
    """`--executor` is of a program that runs, on one device."""
    if settings.executor is None:
        return
    if not settings.runs:
        raise Refusal(
            "RK020",
            "--executor goes with --run or --verify",
            hint="what is printed is the raised program; --emit ptx prints native code for a GPU",
        )
    if settings.is_split:
        raise Refusal("RK020", "--executor is of one device, and the program is for several")


def _check_alone(settings: Settings) -> None:
    """`--list` prints, and does nothing else."""
    others = {
        "-o": settings.output_file is not None,
        "--run": settings.do_run,
        "--verify": settings.do_verify,
        "--emit": settings.emit is not None,
        "--target-version": settings.target_version is not None,
        "--pass-pipeline": settings.pass_pipeline is not None,
        "--executor": settings.executor is not None,
    }
    for option, given in others.items():
        if given:
            raise Refusal(
                "RK020", f"--list prints the kernels of a file; {option} does not go with it"
            )


def _check_output(file: str, emit: str | None) -> None:
    """The end of the name says what the file holds."""
    suffix = Path(file).suffix
    if suffix not in (*FORM_OF_SUFFIX, ".mlirbc"):
        known = ", ".join([*FORM_OF_SUFFIX, ".mlirbc"])
        raise Refusal("RK020", f"-o {file}: the name must end in one of {known}")
    form = FORM_OF_SUFFIX.get(suffix, "stablehlo")
    is_mlir = suffix == ".mlir" and emit not in ("jax", "llvm")
    if emit not in (None, form) and not is_mlir:
        raise Refusal("RK020", f"-o {file} holds {_FORM_NAMES[suffix]}, not {emit}")


_FORM_NAMES = {".mlir": "MLIR", ".mlirbc": "StableHLO", ".py": "JAX source", ".ll": "LLVM IR"}


def _check_pipeline(settings: Settings) -> None:
    """`--pass-pipeline` prints the MLIR after its passes, whatever form that is."""
    if settings.runs:
        raise Refusal("RK020", "--pass-pipeline prints IR; it does not --run or --verify")
    if settings.emit is not None:
        raise Refusal(
            "RK020", f"--pass-pipeline says itself what it prints, not --emit {settings.emit}"
        )
    if settings.output_file is not None and Path(settings.output_file).suffix != ".mlir":
        raise Refusal("RK020", f"-o {settings.output_file}: --pass-pipeline prints .mlir")
