"""Raising a test kernel with one entry of a group left out, and what that costs.

    python -m tests.support.group_entries affine 'reductions: hoist-common' sum_in_shared:O3

prints how many operations the kernel's StableHLO has with the entry and without it. Rows of
tests/driver/test_group_entries.json are found this way.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import jax
from bench.raising.sizes.cases import cases
from bench.raising.sizes.child import llvm_text
from tests.kernels.specs import SPECS

import raise_kernel as rk
from raise_kernel.bindings import ir
from raise_kernel.deep_recursion import deep_recursion
from raise_kernel.diagnostics import InternalError, Refusal
from raise_kernel.driver import run_stages, specialize_kernel
from raise_kernel.frontend.module import LLVMModule, find_kernel
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_stage
from raise_kernel.pass_manager.stages import Stage, find_stage, stages
from raise_kernel.runtime.arguments import sort_arguments
from raise_kernel.runtime.kernel import Launcher

_OPERATION = re.compile(r"\b(?:stablehlo|chlo)\.\w")


def entries(stage: Stage) -> list[str]:
    """`group: item` for each item of each group."""
    return [f"{group.name}: {item}" for group in stage.groups for item in group.passes]


def without(stage: Stage, entry: str) -> Stage:
    """The stage without one entry."""
    name, _, item = entry.partition(": ")
    groups = [
        replace(group, passes=tuple(p for p in group.passes if p != item))
        if group.name == name
        else group
        for group in stage.groups
    ]
    return replace(stage, groups=tuple(groups))


def operations(kernel: str, stage: Stage) -> float:
    """How many operations `raised` has; infinity where the kernel is refused."""
    try:
        return len(_OPERATION.findall(raised(kernel, stage)))
    except (Refusal, InternalError):
        return float("inf")


def raised(kernel: str, stage: Stage) -> str:
    """The StableHLO of a test kernel (`name:level`), or of a workload of the benchmark
    (`bench:name`), with `stage` in place of the stage of that name. `name:level@target=cuda` raises
    it with an option of `TensorOptions`."""
    kernel, _, option = kernel.partition("@")
    name, _, level = kernel.partition(":")
    after = [s.name for s in stages()].index(stage.name)
    texts: list[str] = []
    with jax.enable_x64(True), deep_recursion():
        for launcher, args in _of_workload(level) if name == "bench" else [_of(name, level)]:
            module = _before(launcher, args, stage, option)
            for step in (stage, *stages()[after + 1 :]):
                run_stage(module, step, PipelineOptions())
            texts.append(str(module))
    return "\n".join(texts)


def _of(name: str, level: str) -> tuple[Launcher, Sequence[Any]]:
    """A launch of a test kernel."""
    spec = SPECS[name]
    call = spec.call(spec.sizes[0])
    return rk.load(spec.path(level), kernel=spec.kernel)[call.launch], call.args


def _of_workload(name: str) -> Iterator[tuple[Launcher, Sequence[Any]]]:
    """The launches of a workload."""
    sized = cases()[name].usual()
    module = LLVMModule.parse(llvm_text(sized))
    for one in sized.launches:
        kernel = rk.Kernel(module, find_kernel(module, one.kernel))
        yield kernel[one.grid, one.block, None, one.shared], one.args


def _before(launcher: Launcher, args: Sequence[Any], stage: Stage, option: str) -> ir.Module:
    """A launch as the stage takes it."""
    name, _, value = option.partition("=")
    given: dict[str, Any] = {name: value or True} if name else {}
    launch = replace(launcher.launch, tensor=replace(launcher.launch.tensor, **given))
    arguments = sort_arguments(args, launcher.info).arguments
    module, info = launcher.module(arguments)
    specialized = specialize_kernel(module, info.name, launch, arguments)
    names = [s.name for s in stages()]
    return run_stages(specialized, names[names.index(stage.name) - 1])


def main() -> None:
    """Print the operations with the entry, and without it."""
    name, entry, kernel = sys.argv[1:]
    stage = find_stage(name)
    assert stage is not None
    print(operations(kernel, stage), operations(kernel, without(stage, entry)))


if __name__ == "__main__":
    main()
