"""The content of a report: a kernel's source, its operations, and remarks.

lowered.explain()                  # in a notebook: the page
print(lowered.explain())           # the same as text
lowered.explain().save("report.html")
"""

from __future__ import annotations

import html
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from raise_kernel.diagnostics import Refusal
from raise_kernel.driver import Raised, specialize_kernel
from raise_kernel.frontend.arguments.signature import Signature, describe_launch
from raise_kernel.frontend.demangle import demangle
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.remarks import Remark
from raise_kernel.runtime.report.accesses import Access
from raise_kernel.runtime.report.costs import TargetTime, Work
from raise_kernel.runtime.report.guards import Guard
from raise_kernel.runtime.report.llvm_lines import has_lines, with_lines
from raise_kernel.runtime.report.sources import (
    SourceFile,
    part_of,
    source_files,
    whole_file,
)
from raise_kernel.runtime.report.trace import StageRun, Trace, traced

if TYPE_CHECKING:
    from raise_kernel.runtime.arguments import CallArguments
    from raise_kernel.runtime.kernel import Launcher

# Pixels of the page in a notebook.
HEIGHT = 760


@dataclass(frozen=True)
class JaxLines:
    """The JAX source, and for each line the kernel's lines that it computes."""

    lines: tuple[str, ...]
    origins: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Explanation:
    """A kernel from its source to JAX. Of a refused kernel, as far as it came.

    `collectives` are lines on what chips send each other, where it was compiled for several.
    """

    kernel: str
    launch: str = ""
    arguments: tuple[str, ...] = ()
    sources: tuple[SourceFile, ...] = ()
    llvm: tuple[str, ...] = ()
    stages: tuple[StageRun, ...] = ()
    jax: JaxLines | None = None
    remarks: tuple[Remark, ...] = ()
    accesses: tuple[Access, ...] = ()
    guards: tuple[Guard, ...] = ()
    work: Work | None = None
    times: tuple[TargetTime, ...] = ()
    target: str = ""
    collectives: tuple[str, ...] = ()
    refusal: Refusal | None = None

    def __str__(self) -> str:
        from raise_kernel.runtime.report.text import as_text

        return as_text(self)

    def __repr__(self) -> str:
        state = "refused" if self.refusal is not None else "raised"
        return f"<Explanation of {self.kernel}: {state}>"

    def html(self) -> str:
        """The report as one page, which loads nothing."""
        from raise_kernel.runtime.report.page import page

        return page(self)

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the page to a file; its path."""
        from raise_kernel.tools.options.files import write_output

        write_output(os.fspath(path), self.html())
        return Path(path)

    def _repr_html_(self) -> str:
        """The page in a frame of its own: styles and scripts do not meet the notebook's."""
        return (
            f'<iframe srcdoc="{html.escape(self.html())}" sandbox="allow-scripts" '
            f'style="width:100%;height:{HEIGHT}px;border:1px solid #8884;border-radius:6px">'
            "</iframe>"
        )


def explained(
    specialized: Specialized,
    file: str | None = None,
    *,
    given: Mapping[str, str] | None = None,
    step: Callable[[str], None] | None = None,
) -> tuple[Explanation, Raised | None]:
    """Raise a specialized kernel again, with all that happens on the way; and the program.

    `given` are texts of files that are not on disk, by their name in the line tables. Without line
    tables the kernel's LLVM IR itself is the source.
    """
    texts = dict(given or {})
    if not has_lines(specialized.text):
        name = "LLVM IR"
        texts[name] = specialized.text
        specialized = replace(specialized, text=with_lines(specialized.text, name))
    trace = traced(specialized, file, step)
    return _explanation(specialized, trace, texts), trace.raised


def explained_launch(launcher: Launcher, call: CallArguments) -> Explanation:
    """The report on a kernel's launch; of a kernel that is refused, as far as it comes."""
    from raise_kernel.runtime.partition import launch_for

    name = launcher.info.demangled if launcher.info is not None else "the kernel"
    source: str | None = None
    try:
        module, info = launcher.module(call.arguments)
        name, source = info.demangled, module.source
        launch = launch_for(launcher.launch, call.arrays)
        specialized = specialize_kernel(module, info.name, launch, call.arguments)
    except Refusal as refusal:
        file = whole_file(source) if source is not None else None
        sources = (file,) if file is not None else ()
        return Explanation(name, describe_launch(launcher.launch), sources=sources, refusal=refusal)
    return explained(specialized, source)[0]


def _explanation(specialized: Specialized, trace: Trace, texts: Mapping[str, str]) -> Explanation:
    signature = specialized.signature
    jax = None
    if trace.raised is not None:
        source = trace.raised.source
        jax = JaxLines(tuple(source.text.rstrip("\n").split("\n")), source.origins)
    locations = _locations(trace, jax)
    return Explanation(
        demangle(signature.kernel),
        describe_launch(signature.launch),
        _arguments(signature),
        _sources(specialized.text, locations, texts),
        tuple(specialized.text.rstrip().split("\n")),
        tuple(trace.stages),
        jax,
        trace.remarks,
        trace.accesses,
        trace.guards,
        trace.work,
        trace.times,
        signature.launch.tensor.target,
        refusal=trace.refusal,
    )


def _arguments(signature: Signature) -> tuple[str, ...]:
    arrays = [
        f"{m.name}: {m.dtype.name}[{','.join(map(str, m.shape))}]" for m in signature.memories
    ]
    return (*arrays, *(f"{s.name}: {s.dtype.name}" for s in signature.scalars))


def _locations(trace: Trace, jax: JaxLines | None) -> list[str | None]:
    """Every line of the source that something in the report is about."""
    locations: list[str | None] = [remark.line for remark in trace.remarks]
    locations += [access.location for access in trace.accesses]
    for stage in trace.stages[:1]:
        locations += stage.module.locations
    if jax is not None:
        locations += [location for line in jax.origins for location in line]
    if trace.refusal is not None:
        locations.append(trace.refusal.line)
    return locations


def _sources(
    llvm: str, locations: Sequence[str | None], texts: Mapping[str, str]
) -> tuple[SourceFile, ...]:
    """The files of the source; the LLVM IR where there are none."""
    found = [part_of(name, text, _lines_in(name, locations)) for name, text in texts.items()]
    others = [f for f in source_files(llvm, locations) if f.name not in texts]
    return tuple(found + others) or (part_of("LLVM IR", llvm, ()),)


def _lines_in(name: str, locations: Sequence[str | None]) -> list[int]:
    """The numbers of the lines of a file."""
    return [
        int(location.rsplit(":", 2)[1])
        for location in locations
        if location and location.rsplit(":", 2)[0] == name
    ]
