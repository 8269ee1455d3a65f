"""One source, raised: the form of its kernel, the parts of the page, remarks for the margin."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from raise_kernel.diagnostics import Refusal, shortened
from raise_kernel.frontend.arguments.signature import Argument
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.frontend.read_module import read_module
from raise_kernel.runtime.report.advice import refusal_advice, remark_advice, remark_sentence
from raise_kernel.runtime.report.explanation import Explanation
from raise_kernel.runtime.report.llvm_lines import has_lines, with_lines
from raise_kernel.runtime.report.page import parts
from raise_kernel.runtime.report.sources import SourceFile, parsed_location, part_of
from raise_kernel.tools.explain import Explaining
from raise_kernel.tools.explore.form import Form, form_of_module, summary
from raise_kernel.tools.explore.work import Work
from raise_kernel.tools.settings import Settings

# "kernel.cu:3:7: error: ...", as clang and LLVM say it.
_COMPILER_LINE = re.compile(
    r"^ *(?:.*/)?kernel\.\w+:(\d+):(\d+): (error|warning): (.*)$", re.MULTILINE
)


@dataclass(frozen=True)
class Compilers:
    """How CUDA C++ is compiled: `--clang` and `--clang-arg`."""

    clang: str | None = None
    clang_args: tuple[str, ...] = ()


class Raising:
    """What becomes of one source and one form."""

    def __init__(self, work: Work, compilers: Compilers, step: Callable[[str], None]) -> None:
        self.work = work
        self.form: Form | None = None
        self.job: _Exploring | None = None
        self._path = Path(work.name)
        self._compilers = compilers
        start = time.perf_counter()
        self.report = self._report(step)
        self.seconds = time.perf_counter() - start

    def _report(self, step: Callable[[str], None]) -> Explanation:
        self._path.write_text(self.work.source, encoding="utf-8")
        try:
            step("frontend")
            self.form, compiled = self._compiled()
            settings = self._settings(self.form)
        except Refusal as refusal:
            return self._with_source(Explanation(self.work.name, refusal=refusal))
        self.job = _Exploring(settings, step, compiled)
        try:
            self.job.do()
            assert self.job.report is not None
            return self._with_source(self.job.report)
        except Refusal as refusal:
            return self._with_source(self.job.refused(refusal))

    def _compiled(self) -> tuple[Form, Callable[[Sequence[Argument]], LLVMModule]]:
        """The form, and the module for arguments: those of a Numba kernel have its types."""
        work = self.work
        if work.language == "python":
            from raise_kernel.frontend.numba_cuda import from_numba
            from raise_kernel.tools.explore.numba_form import form_of_kernels
            from raise_kernel.tools.options.numba_file import kernels_of_file

            found = kernels_of_file(self._path)
            form = form_of_kernels(found, work)
            return form, lambda arguments: from_numba(found[form.kernel], arguments)
        module = self._module()
        return form_of_module(module, work), lambda _: module

    def _module(self) -> LLVMModule:
        if self.work.language == "cuda":
            return read_module(self._path, self._compilers.clang, self._compilers.clang_args)
        text = self.work.source
        if not has_lines(text):
            try:
                return LLVMModule.parse(with_lines(text, self.work.name), self.work.name)
            except Refusal:  # a layout of lines that LLVM's own printer does not make
                pass
        return read_module(self._path)

    def _settings(self, form: Form) -> Settings:
        def of(option: str) -> list[str]:
            return [p.text for p in form.parameters if p.option == option]

        return Settings(
            self._path,
            kernel=form.kernel,
            grid=form.grid,
            block=form.block,
            args=of("--arg"),
            variables=of("--global"),
            shared_bytes=self.work.shared,
            target=self.work.target or None,
        )

    def _with_source(self, report: Explanation) -> Explanation:
        """The report, whose first file is the one in the editor: links count files."""
        report = replace(report, refusal=_without_folder(report.refusal))
        own = os.path.abspath(self._path)
        mine = [f for f in report.sources if os.path.abspath(f.name) == own]
        name = mine[0].name if mine else self.work.name
        whole = part_of(name, self.work.source, ())
        others = tuple(f for f in report.sources if f not in mine)
        return replace(report, sources=(whole, *others))

    def answer(self) -> dict[str, Any]:
        """What the page shows."""
        report = self.report
        found = parts(report)
        refusal = report.refusal
        return {
            "form": summary(self.form) if self.form is not None else None,
            "refused": f"{refusal.code}: {_reason(report, refusal)}" if refusal else None,
            "seconds": self.seconds,
            "remarks": margin(report),
            "refusal": found.refusal,
            "bar": found.bar,
            "stages": found.stages,
            "below": found.below,
        }


class _Exploring(Explaining):
    """A job whose module is there already."""

    def __init__(
        self,
        settings: Settings,
        step: Callable[[str], None],
        compiled: Callable[[Sequence[Argument]], LLVMModule],
    ) -> None:
        super().__init__(settings, step)
        self._compiled = compiled

    def _read(self, arguments: Sequence[Argument]) -> LLVMModule:
        return self._compiled(arguments)


def margin(report: Explanation) -> list[dict[str, Any]]:
    """Remarks on lines of the editor: the reason of a refusal, then what the passes say."""
    file = report.sources[0]
    found: list[dict[str, Any]] = []
    if report.refusal is not None:
        found += _of_refusal(file, report.refusal)
    for remark in report.remarks:
        line = _line_in(file, remark.line)
        if line is not None:
            text, advice = remark_sentence(remark), remark_advice(remark)
            found.append(_note(line, remark.kind, text, advice))
    return found


def _of_refusal(file: SourceFile, refusal: Refusal) -> list[dict[str, Any]]:
    """One note for each error of the compiler, or one for the refusal."""
    told = [
        _note(int(line), "refused" if kind == "error" else "warning", text, "")
        for line, _, kind, text in _COMPILER_LINE.findall(refusal.message)
    ]
    line = _line_in(file, refusal.line)
    if told or line is None:
        return told
    return [_note(line, "refused", _first_line(refusal), refusal_advice(refusal))]


def _reason(report: Explanation, refusal: Refusal) -> str:
    """Why a source is refused, in a line: the compiler's first error, or the refusal."""
    errors = [note for note in _of_refusal(report.sources[0], refusal) if note["kind"] == "refused"]
    return f"line {errors[0]['line']}: {errors[0]['text']}" if errors else _first_line(refusal)


def _without_folder(refusal: Refusal | None) -> Refusal | None:
    """A refusal that names the editor's file without the worker's folder."""
    if refusal is None:
        return None
    folder = f"{os.getcwd()}{os.sep}"
    line = refusal.line.replace(folder, "") if refusal.line else None
    kept = (refusal.file, refusal.kernel, refusal.instruction)
    message = refusal.message.replace(folder, "")
    return Refusal(refusal.code, message, *kept, line, refusal.hint, refusal.pass_name)


def _note(line: int, kind: str, text: str, advice: str) -> dict[str, Any]:
    return {"line": line, "kind": kind, "text": text, "advice": advice}


def _first_line(refusal: Refusal) -> str:
    return shortened(refusal.message).split("\n")[0]


def _line_in(file: SourceFile, location: str | None) -> int | None:
    """The line of a location that is in this file."""
    parsed = parsed_location(location) if location else None
    if parsed is None or parsed[0] != file.name or not 0 < parsed[1] <= file.total:
        return None
    return parsed[1]
