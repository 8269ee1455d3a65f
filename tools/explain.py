"""`raise-kernel explain`: a report on one kernel, as text or as a page, also of a refused one."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from raise_kernel.diagnostics import Refusal
from raise_kernel.driver import Options, Raised, specialize_kernel
from raise_kernel.frontend.arguments.signature import Argument, Launch
from raise_kernel.frontend.module import KernelInfo, LLVMModule
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.runtime.report.explanation import Explanation, explained
from raise_kernel.runtime.report.llvm_lines import has_lines, module_with_lines
from raise_kernel.runtime.report.sources import SourceFile, parsed_location, part_of, whole_file
from raise_kernel.tools.job import Job
from raise_kernel.tools.options.files import write_output
from raise_kernel.tools.settings import Settings, check_settings

if TYPE_CHECKING:
    from raise_kernel.runtime.compile import Lowered

SUFFIXES = (".html", ".txt")


def explain_kernel(
    settings: Settings, output: str | None, step: Callable[[str], None]
) -> tuple[str, Refusal | None]:
    """What goes to stdout, and the refusal of a kernel that is refused. The report is written to
    `output` where that is given."""
    if output is not None and Path(output).suffix not in SUFFIXES:
        raise Refusal("RK020", f"-o {output}: the name ends in none of {', '.join(SUFFIXES)}")
    check_settings(settings)
    job = Explaining(settings, step)
    try:
        job.do()
        report = job.report
        assert report is not None
    except Refusal as refusal:
        if refusal.code in ("RK019", "RK020", "RK045"):  # nothing to explain: the command is wrong
            raise
        report = job.refused(refusal)
    if output is None:
        return str(report), report.refusal
    write_output(output, report.html() if output.endswith(".html") else str(report))
    return "", report.refusal


@dataclass(frozen=True)
class Lowering:
    """What a kernel that was raised is run from."""

    module: LLVMModule
    info: KernelInfo
    arguments: tuple[Argument, ...]
    specialized: Specialized
    raised: Raised

    def lowered(self) -> Lowered:
        """The kernel as JAX takes it."""
        from raise_kernel.runtime.compile import Lowered

        return Lowered(self.info, self.arguments, self.specialized, self.raised)


class Explaining(Job):
    """A job that ends in a report."""

    def __init__(self, settings: Settings, step: Callable[[str], None]) -> None:
        super().__init__(settings, step)
        self.report: Explanation | None = None
        self.lowering: Lowering | None = None
        self._text: str | None = None

    def _module(self, arguments: Sequence[Argument]) -> LLVMModule:
        """The module; where it has no line tables, its own text is the source."""
        module = self._read(arguments)
        if has_lines(module.text):
            return module
        self._text = module.text
        return module_with_lines(module)

    def _read(self, arguments: Sequence[Argument]) -> LLVMModule:
        """The module of the file, for arguments of these types."""
        return super()._module(arguments)

    def _finish(
        self,
        module: LLVMModule,
        info: KernelInfo,
        arguments: tuple[Argument, ...],
        launch: Launch,
        options: Options,
    ) -> str:
        specialized = specialize_kernel(module, info.name, launch, arguments, options)
        given = {module.source: self._text} if self._text is not None else {}
        file = str(self.settings.file)
        self.report, raised = explained(specialized, file, given=given, step=self.step)
        if raised is not None:
            self.lowering = Lowering(module, info, arguments, specialized, raised)
        if self.settings.is_split and self.lowering is not None:
            from raise_kernel.tools.execution import device_lines, on_several_devices

            compiled = on_several_devices(self.settings, self.lowering.lowered(), self.step)
            lines = device_lines(self.settings, compiled)
            self.report = replace(self.report, collectives=tuple(lines))
        return ""

    def refused(self, refusal: Refusal) -> Explanation:
        """A report on a kernel that was refused before its first stage."""
        settings = self.settings
        name = refusal.kernel or settings.kernel or settings.file.name
        source = self._source(refusal)
        launch = f"grid {settings.grid}, block {settings.block}"
        return Explanation(
            name,
            launch,
            tuple(settings.args),
            (source,) if source is not None else (),
            refusal=refusal,
        )

    def _source(self, refusal: Refusal) -> SourceFile | None:
        """The file, under the name that the refusal has for it."""
        file = str(self.settings.file)
        location = parsed_location(refusal.line or "")
        if location is not None and os.path.abspath(location[0]) == os.path.abspath(file):
            file = location[0]
        if self._text is not None:
            return part_of(file, self._text, (location[1],) if location is not None else ())
        return whole_file(file)
