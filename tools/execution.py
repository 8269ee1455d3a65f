"""What a command does with a raised kernel besides printing it: a topology's report, `--verify`,
`--run`. This is what takes JAX."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.arguments import CallArguments
from raise_kernel.runtime.choice import TimedCall
from raise_kernel.runtime.choice.executor import kernel_key, on_executor
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.guard_counts import guard_counts
from raise_kernel.runtime.native.refused import refusal_of
from raise_kernel.tools.options.argument_text import parse_pairs
from raise_kernel.tools.settings import Settings, topology_of

if TYPE_CHECKING:
    from raise_kernel.runtime.sharding.communication import Partitioned


def executed(
    settings: Settings,
    module: LLVMModule,
    lowered: Lowered,
    step: Callable[[str], None],
) -> str:
    """What `--target` with a topology, `--verify` and `--run` say."""
    out = ""
    compiled = on_several_devices(settings, lowered, step) if settings.is_split else None
    if compiled is not None:
        out += "\n".join(device_lines(settings, compiled)) + "\n"
    launch = lowered.signature.launch
    key = kernel_key(module, lowered.info, launch, lowered.arguments)
    if settings.do_verify:
        step("verify")
        out += _verified(settings, module, _on_executor(settings, lowered, key, None, step), step)
    if settings.do_run:
        from raise_kernel.tools.run_data import run_on_files

        step("run")
        inputs = parse_pairs("--input", settings.inputs)
        outputs = parse_pairs("--output", settings.outputs)

        def choose(lowered: Lowered, call: CallArguments) -> Lowered:
            return _on_executor(settings, lowered, key, call, step)

        out += run_on_files(lowered, inputs, outputs, settings.timings, choose, compiled)
        for count in guard_counts():
            print(f"note: {count}", file=sys.stderr)
    return out


def device_lines(settings: Settings, compiled: Partitioned) -> list[str]:
    """What one device of several holds, sends and computes."""
    from raise_kernel.tools.topology import device_report

    topology = topology_of(settings.target)
    name = f"{topology.platform} {topology.label}" if topology is not None else "here"
    return [f"target: {compiled.mesh.size} chips, {name}", *device_report(compiled)]


def on_several_devices(
    settings: Settings, lowered: Lowered, step: Callable[[str], None]
) -> Partitioned:
    """The kernel compiled for the chips of `--target` or the devices of `--mesh`."""
    from raise_kernel.runtime.sharding.communication import partitioned
    from raise_kernel.runtime.sharding.meshes import local_mesh, parse_mesh
    from raise_kernel.tools.topology import partition_specs

    topology = topology_of(settings.target)
    step("XLA compile")
    mesh = topology.mesh() if topology is not None else local_mesh(parse_mesh(settings.mesh or ""))
    shards = parse_pairs("--shard", settings.shards, "DIM,DIM")
    return partitioned(lowered, mesh, partition_specs(shards, lowered, mesh))


def _on_executor(
    settings: Settings,
    lowered: Lowered,
    key: tuple[Hashable, ...],
    call: CallArguments | None,
    step: Callable[[str], None],
) -> Lowered:
    """The kernel on the executor that was asked for; that it is not run by the one that was named
    is said in any case."""
    name = settings.executor_name
    if name == "xla":
        return lowered
    timed = None
    if call is not None:
        timed = TimedCall(lambda kernel: kernel.function, lambda kernel: kernel.values(call))
    start = time.perf_counter()
    chosen = on_executor(lowered, name, key, timed, settings.optimize == "search", step)
    settings.timings.append(("executor", time.perf_counter() - start))
    unused = name == "native" != chosen.executor
    of_passes = set() if refusal_of(lowered.raised) is not None else set(lowered.remarks)
    for remark in chosen.remarks:
        if remark in of_passes:
            continue
        if settings.remarks or unused or remark.kind == "warning":
            print(remark, file=sys.stderr)
    return chosen


def _verified(
    settings: Settings, module: LLVMModule, lowered: Lowered, step: Callable[[str], None]
) -> str:
    """The largest error of each written array against the reference executor, on random data."""
    from raise_kernel.runtime.checking.verify import verify

    returned = settings.returned_threads == "wait"
    report = verify(lowered, module, seed=settings.seed, returned=returned, step=step)
    if not report.ok:
        print(report, file=sys.stderr)
    return f"{report.check()}\n"
