"""From a specialized kernel to its code on CUDA devices: PTX, and how XLA is to call it."""

from __future__ import annotations

from dataclasses import dataclass, replace

import jax
import numpy as np

from raise_kernel.diagnostics import Refusal
from raise_kernel.driver import Raised, parallelized
from raise_kernel.frontend.arguments.signature import ByDevice
from raise_kernel.frontend.demangle import demangle
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.remarks import Remark
from raise_kernel.runtime.disk_cache import cached
from raise_kernel.runtime.native.bounds import may_be_outside, tests_remark, unproved
from raise_kernel.runtime.native.gpu.driver import driver
from raise_kernel.runtime.native.gpu.entry import Entry, entry_of
from raise_kernel.runtime.native.gpu.form import PLAIN, GpuForm
from raise_kernel.runtime.native.gpu.granularity.independence import Independence, independence
from raise_kernel.runtime.native.gpu.granularity.retarget import retargeted
from raise_kernel.runtime.native.gpu.launch import GpuLaunch
from raise_kernel.runtime.native.gpu.ptx import checked_entry, ptx_of
from raise_kernel.runtime.native.launch import Target
from raise_kernel.runtime.native.refused import missing_code, refusal_of

PASS_NAME = "native-gpu"


@dataclass(frozen=True)
class GpuCode:
    """A launch on a GPU: what it takes of the launch's arguments, and which operand's memory a
    result has.

    `launch` is None where there is no code for the kernel, and `remarks` say why. `spoiled` are
    arrays that it may write though they do not come back.
    """

    launch: GpuLaunch | None = None
    operands: tuple[int, ...] = ()
    aliases: tuple[tuple[int, int], ...] = ()
    spoiled: tuple[int, ...] = ()
    remarks: tuple[Remark, ...] = ()
    platform = "cuda"

    @property
    def text(self) -> str:
        """The PTX."""
        return self.launch.ptx if self.launch is not None else ""

    def target(self) -> Target:
        """Loaded on this machine's devices, and known to XLA."""
        assert self.launch is not None
        name, aliases = self.launch.loaded().name, dict(self.aliases)
        zeros: tuple[jax.ShapeDtypeStruct, ...] = ()
        if self.launch.cooperative:
            zeros = (jax.ShapeDtypeStruct((), np.uint32),)
        return Target(name, self.operands, aliases, zeros, self.spoiled, self.launch.launch.collect)


def gpu_code(
    specialized: Specialized, raised: Raised, contracts: bool = False, form: GpuForm = PLAIN
) -> GpuCode:
    """The code of a kernel in a form that its independence permits, or the remark that says why
    there is none; `contracts` is that of `entry_of`."""
    try:
        return _code(specialized, raised, contracts, form)
    except Refusal as refusal:
        remark = missing_code(PASS_NAME, raised, refusal.message, refusal.line)
        return GpuCode(remarks=(remark,))


def gpu_independence(specialized: Specialized, raised: Raised) -> Independence:
    """What of a launch may be regrouped."""
    return independence(specialized, raised.remarks, refusal_of(raised) is None)


def gpu_ptx(specialized: Specialized, raised: Raised, contracts: bool, form: GpuForm) -> str:
    """The PTX of a kernel in a form, for this machine's devices; kept on disk."""
    entry, _ = _entry(specialized, raised, contracts, form)
    return ptx_of(entry, driver().target, form)


def _entry(
    specialized: Specialized, raised: Raised, contracts: bool, form: GpuForm
) -> tuple[Entry, tuple[Remark, ...]]:
    """The module of a kernel in a form, whose accesses are tested where they may be outside of its
    arrays."""
    entry = entry_of(_in_form(specialized, raised, form), contracts)
    if specialized.is_inside:
        return entry, ()
    warned = may_be_outside(raised)
    if not warned and not _may_write_outside(specialized, raised):
        return entry, ()
    found = checked_entry(entry, driver().target, writes_only=not warned)
    if not warned and not found.tested:
        return entry, ()
    remark = tests_remark(PASS_NAME, found.tested, found.accesses, found.lines)
    return replace(entry, text=found.text), (remark,)


def _may_write_outside(specialized: Specialized, raised: Raised) -> bool:
    """Whether a kernel with a tensor form has a write that is not proved inside. It has none in
    another form of the launch either, in which other threads make the same writes."""
    if refusal_of(raised) is not None:
        return False
    parts = ("writes outside", specialized.text, specialized.signature)
    return cached(parts, bool, lambda: bool(unproved(parallelized(specialized), writes_only=True)))


def _in_form(specialized: Specialized, raised: Raised, form: GpuForm) -> Specialized:
    if not form.is_shape:
        return specialized
    return retargeted(specialized, form, gpu_independence(specialized, raised).unit)


def _code(specialized: Specialized, raised: Raised, contracts: bool, form: GpuForm) -> GpuCode:
    shaped = _in_form(specialized, raised, form)
    launch = shaped.signature.launch
    if launch.max_iterations or launch.report_guards:
        what = "a limit of iterations" if launch.max_iterations else "a report on guards"
        raise Refusal("RK050", f"{what} concerns the raised program")
    target = driver().target
    entry, remarks = _entry(specialized, raised, contracts, form)
    interface = _Interface.of(entry, raised)
    made = GpuLaunch(
        ptx_of(entry, target, form),
        entry.name,
        demangle(specialized.signature.kernel),
        launch,
        interface.sources,
        len(interface.operands) + entry.grid_barriers,
        len(raised.written) + len(interface.spoiled) + entry.grid_barriers,
        entry.grid_barriers,
        interface.by_device,
    )
    made.loaded()
    aliases = tuple(interface.aliases.items())
    return GpuCode(made, interface.operands, aliases, interface.spoiled, remarks)


@dataclass(frozen=True)
class _Interface:
    """Which arguments are operands, which results take over their memory, where each one lies.

    An array whose contents have no say in the result is none of the operands: it is written whole.
    An array that the kernel may store to, though what it holds in the end is what it held before,
    must be nobody else's input either: it is a result too. A scalar that the host knows for each
    device is no operand.
    """

    operands: tuple[int, ...]
    aliases: dict[int, int]
    spoiled: tuple[int, ...]
    sources: tuple[tuple[str, int], ...]
    by_device: tuple[ByDevice, ...]

    @classmethod
    def of(cls, entry: Entry, raised: Raised) -> _Interface:
        written = raised.written
        spoiled = tuple(
            number
            for number, memory in enumerate(entry.signature.memories)
            if memory.written and number not in written
        )
        results = {number: source for source, number in enumerate((*written, *spoiled))}
        operands: list[int] = []
        aliases: dict[int, int] = {}
        sources: list[tuple[str, int]] = []
        by_device: list[ByDevice] = []
        memories, scalars = len(entry.signature.memories), entry.signature.scalars
        for number in range(len(raised.parameters)):
            known = scalars[number - memories].by_device if number >= memories else ()
            if known:
                sources.append(("device", len(by_device)))
                by_device.append(known)
                continue
            if number in written and number not in raised.read:
                sources.append(("ret", results[number]))
                continue
            if number in results:
                aliases[len(operands)] = results[number]
            sources.append(("arg", len(operands)))
            operands.append(number)
        if entry.grid_barriers:  # the word that blocks count in comes last
            aliases[len(operands)] = len(results)
            sources.append(("arg", len(operands)))
        return cls(tuple(operands), aliases, spoiled, tuple(sources), tuple(by_device))
