"""What one `raise-kernel` command does, from a file to text, a file or results."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from raise_kernel import config
from raise_kernel.bindings import ir
from raise_kernel.diagnostics import Refusal
from raise_kernel.driver import (
    FORMS,
    Options,
    Raised,
    form_text,
    located,
    raise_specialized,
    specialize_kernel,
    timed,
)
from raise_kernel.frontend.arguments.bind import argument_name, check_count
from raise_kernel.frontend.arguments.signature import (
    Argument,
    ArrayArg,
    DynamicArg,
    ImageArg,
    Launch,
    StaticArg,
    StructArg,
    TableArg,
    everything,
    leaves,
)
from raise_kernel.frontend.module import KernelInfo, LLVMModule, find_kernel
from raise_kernel.frontend.read_module import read_module
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.pass_manager.pipeline import PipelineOptions
from raise_kernel.pass_manager.pipeline_text import nearest
from raise_kernel.pass_manager.registry import all_passes, find_pass
from raise_kernel.pass_manager.stages import find_stage, stages
from raise_kernel.remarks import Remark
from raise_kernel.tensor_options import TensorOptions, device_target
from raise_kernel.tools.kept import may_keep, raised_or_kept
from raise_kernel.tools.options.argument_text import (
    ArgumentText,
    parse_argument,
    parse_sizes,
)
from raise_kernel.tools.options.files import FORM_OF_SUFFIX, write_output
from raise_kernel.tools.options.npy import arrays_of_files
from raise_kernel.tools.settings import Settings, topology_of
from raise_kernel.tools.terminal.printed_modules import PrintedModules
from raise_kernel.tools.terminal.report import frontend_step

if TYPE_CHECKING:
    from raise_kernel.tools.topology import Topology


def _memory_budget(text: str | None) -> int:
    """The bytes of `--memory-budget`; without it, the process's own budget."""
    if text is None:
        return config.launch_memory_budget()
    hint = "2GiB, 512MiB, 1000000"
    try:
        size = config.parse_bytes(text)
    except ValueError as error:
        raise Refusal("RK020", f"--memory-budget: {error}", hint=hint) from error
    if size < 1:
        raise Refusal("RK020", "--memory-budget: at least 1 byte", hint=hint)
    return size


def _with_files(settings: Settings) -> Settings:
    """The settings with `--arg x=u.npy` as an array, and as the input of a run."""
    args, found = arrays_of_files(settings.args)
    given = {text.partition("=")[0] for text in settings.inputs}
    inputs = [text for text in found if text.partition("=")[0] not in given]
    more = (*settings.inputs, *inputs) if settings.do_run else settings.inputs
    return replace(settings, args=args, inputs=more)


class Job:
    """One command: `do` gives what goes to stdout."""

    def __init__(self, settings: Settings, step: Callable[[str], None]) -> None:
        self.settings = settings
        self.step = step
        self._printed: PrintedModules | None = None

    def do(self) -> str:
        """Do what the settings ask."""
        try:
            return self._do()
        finally:
            if self._printed is not None:
                self._printed.finish()

    def _do(self) -> str:
        self.settings = settings = _with_files(self.settings)
        options = self._options()
        topology = topology_of(settings.target)
        launch = Launch(
            parse_sizes("--grid", settings.grid or ""),
            parse_sizes("--block", settings.block or ""),
            settings.shared_bytes,
            _memory_budget(settings.memory_budget),
            collect=config.collects(settings.printf or config.printf),
            report_guards=settings.reports_guards,
            max_iterations=config.iteration_limit(
                settings.max_iterations
                if settings.max_iterations is not None
                else config.max_iterations
            ),
            tensor=self._tensor(topology),
        )
        texts = [parse_argument(text) for text in settings.args]
        arguments = build_arguments(texts)
        module = self._module(arguments)
        info = find_kernel(module, None if module.numba else settings.kernel)
        arguments = _dynamic_or_memory(info, arguments)
        with located(str(settings.file), info.demangled):
            _check_names(info, arguments)
            if settings.variables or info.variables:
                from raise_kernel.tools.options.variables import variable_arguments

                arguments += variable_arguments(info, settings.variables, arguments)
            return self._finish(module, info, arguments, launch, options)

    def _tensor(self, topology: Topology | None) -> TensorOptions:
        """What the program is made for: one device, or several that it is split over."""
        settings = self.settings
        form = settings.update_form or ""
        if settings.is_split and not form:
            from raise_kernel.runtime.partition import PARTITIONED_FORM

            form = PARTITIONED_FORM
        target = topology.platform if topology is not None else settings.target or device_target()
        executor = settings.executor_name
        return TensorOptions(target, settings.optimize, form, executor=executor).of_program

    def _finish(
        self,
        module: LLVMModule,
        info: KernelInfo,
        arguments: tuple[Argument, ...],
        launch: Launch,
        options: Options,
    ) -> str:
        settings = self.settings
        early = settings.pass_pipeline is not None or FORMS[self._form()] not in (
            "replay",
            "tensor-opt",
        )

        def specialized_kernel() -> Specialized:
            return specialize_kernel(module, info.name, launch, arguments, options)

        def both() -> tuple[Specialized, Raised]:
            specialized = specialized_kernel()
            return specialized, self._raised_program(specialized, options)

        if early and not settings.runs:
            text = form_text(specialized_kernel(), self._form(), options)
            self._print_remarks(options.passes.remarks.remarks)
            return self._deliver(text)
        keeps = may_keep(settings) and settings.pass_pipeline is None
        specialized, raised = (
            raised_or_kept(module, info, launch, arguments, both) if keeps else both()
        )
        self._print_remarks(raised.remarks)
        out = ""
        if settings.runs or settings.is_split:
            from raise_kernel.runtime.compile import Lowered
            from raise_kernel.tools.execution import executed

            lowered = Lowered(info, arguments, specialized, raised)
            out = executed(settings, module, lowered, self.step)
        if settings.output_file or not out:
            out += self._deliver(self._text(raised, options))
        return out

    def _text(self, raised: Raised, options: Options) -> str:
        """The raised program in the form to print or write."""
        if self._form() != "jax":
            return f"{raised.stablehlo.rstrip()}\n"
        with timed("replay", options):
            return raised.source.text

    def _raised_program(self, specialized: Specialized, options: Options) -> Raised:
        """The raised program, or what stands for it where the kernel is to run natively alone."""
        settings = self.settings
        file = str(settings.file)
        if settings.executor_name == "xla" or settings.output_file or not settings.runs:
            return raise_specialized(specialized, file, options)
        from raise_kernel.runtime.choice.executor import raised_or_refused

        return raised_or_refused(
            specialized,
            settings.executor_name,
            lambda: raise_specialized(specialized, file, options),
        )

    def _module(self, arguments: Sequence[Argument]) -> LLVMModule:
        settings = self.settings
        with frontend_step(settings.timings, self.step):
            if settings.file.suffix != ".py":
                return read_module(settings.file, settings.clang, settings.clang_args)
            from raise_kernel.tools.options.numba_file import numba_kernel

            return numba_kernel(settings.file, settings.kernel, arguments)

    def _form(self) -> str:
        """The form to print or write: `--emit`, else what the file's name says."""
        settings = self.settings
        if settings.emit:
            return settings.emit
        suffix = Path(settings.output_file).suffix if settings.output_file else ""
        return FORM_OF_SUFFIX.get(suffix, "stablehlo")

    def _deliver(self, text: str) -> str:
        """To the output file, or back for stdout."""
        settings = self.settings
        if settings.output_file is None:
            return text
        data: str | bytes = text
        if Path(settings.output_file).suffix == ".mlirbc":
            from raise_kernel.runtime.portable import portable_artifact

            data = portable_artifact(text, settings.target_version)
        write_output(settings.output_file, data)
        return ""

    def _options(self) -> Options:
        """Hooks that print and dump IR."""
        settings = self.settings
        passes = PipelineOptions(
            verify_each=settings.verify_each,
            check_stages=settings.pass_pipeline is None,
            timings=settings.timings,
        )
        runs = settings.runs or settings.is_split
        options = Options(passes, settings.pass_pipeline, runs, self.step)
        for name in (*settings.print_ir_before, *settings.print_ir_after):
            if find_stage(name) is None and find_pass(name) is None:
                hint = nearest(name, [*(stage.name for stage in stages()), *all_passes()])
                raise Refusal("RK020", f"no stage or pass is called {name!r}", hint=hint)
        before, after = (
            {stage.name if (stage := find_stage(n)) else n for n in names}
            for names in (settings.print_ir_before, settings.print_ir_after)
        )
        if before or after or settings.print_ir_after_all:
            printed = PrintedModules(settings.print_ir_after_all, before, after)
            passes.before_pass, passes.after_pass = printed.before_pass, printed.after_pass
            options.before_stage, options.after_stage = printed.before_stage, printed.after_stage
            self._printed = printed
        if settings.dump_stages is not None:
            options.after_stage = _dumping(Path(settings.dump_stages), options.after_stage)
        return options

    def _print_remarks(self, remarks: Iterable[Remark]) -> None:
        for remark in remarks:
            if self.settings.remarks or remark.kind == "warning":
                print(remark, file=sys.stderr)


def _dumping(
    folder: Path, then: Callable[[str, ir.Module], None] | None
) -> Callable[[str, ir.Module], None]:
    """Write the module after each stage to `NN-stage.mlir`."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal("RK019", f"cannot write {folder}: {error.strerror}") from error
    count = 0

    def dump(name: str, module: ir.Module) -> None:
        nonlocal count
        text = module.operation.get_asm(enable_debug_info=True)
        write_output(folder / f"{count:02}-{name}.mlir", f"{text}\n")
        count += 1
        if then is not None:
            then(name, module)

    return dump


def build_arguments(texts: Sequence[ArgumentText]) -> tuple[Argument, ...]:
    """Arguments in order; `@NAME` takes the memory of an earlier one."""
    arrays: list[ArrayArg] = []
    memories, images, tables = itertools.count(), itertools.count(), itertools.count()

    def build(text: ArgumentText) -> Argument:
        if text.fields is not None and text.is_table:
            return TableArg(tuple(map(build, text.fields)), text.name, next(tables))
        if text.fields is not None:
            return StructArg(tuple(map(build, text.fields)), text.name)
        if text.same_as is not None:
            other = next((a for a in arrays if a.name == text.same_as), None)
            if other is None:
                message = f"@{text.same_as}: no array argument before it has that name"
                raise Refusal("RK020", message)
            arrays.append(replace(other, name=text.name))
        elif text.mode is not None and text.shape is not None and text.dtype is not None:
            return ImageArg(
                text.shape,
                text.dtype,
                next(memories),
                text.name,
                mode=text.mode,
                number=next(images),
            )
        elif text.shape is not None and text.dtype is not None:
            arrays.append(ArrayArg(text.shape, text.dtype, next(memories), text.name))
        else:
            return StaticArg(text.value, text.name)
        return arrays[-1]

    return tuple(map(build, texts))


def _dynamic_or_memory(info: KernelInfo, arguments: tuple[Argument, ...]) -> tuple[Argument, ...]:
    """`f32[]` is a run-time scalar where the kernel takes no pointer; memories count anew."""
    numbers: dict[int, int] = {}

    def settle(argument: Argument, is_scalar: bool) -> Argument:
        if isinstance(argument, StructArg):
            fields = tuple(settle(field, is_scalar=False) for field in argument.fields)
            return replace(argument, fields=fields)
        if not isinstance(argument, ArrayArg):
            return argument
        if not argument.shape and is_scalar:
            return DynamicArg(argument.dtype, argument.name)
        number = numbers.setdefault(argument.memory, len(numbers))
        return replace(argument, memory=number)

    arguments = tuple(settle(a, _is_scalar(info, i)) for i, a in enumerate(arguments))
    tables = itertools.count(sum(isinstance(a, TableArg) for a in everything(arguments)))
    return tuple(
        TableArg((a,), a.name, next(tables)) if _is_pointer_to_struct(info, i, a) else a
        for i, a in enumerate(arguments)
    )


def _is_pointer_to_struct(info: KernelInfo, index: int, argument: Argument) -> bool:
    """A struct given for a pointer: a table of one element."""
    if not isinstance(argument, StructArg) or isinstance(argument, TableArg):
        return False
    return info.numba is None and index < len(info.params) and info.params[index].is_pointer


def _is_scalar(info: KernelInfo, index: int) -> bool:
    if info.numba is not None:
        return index < len(info.numba) and info.numba[index].kind == "scalar"
    return index < len(info.params) and not info.params[index].is_pointer


def _check_names(info: KernelInfo, arguments: Sequence[Argument]) -> None:
    """A name given must be the parameter's, where the IR has kept it."""
    check_count(info, arguments)
    for index, argument in enumerate(arguments):
        known = parameter_name(info, index)
        if argument.name is not None and known is not None and argument.name != known:
            raise Refusal(
                "RK020",
                f"argument {index} is called {argument.name}, but parameter {index} is {known}",
                kernel=info.demangled,
                hint=f"arguments stand in the order of the parameters: {_order(info)}",
            )
    names = [
        argument_name(info, i, whole if a.name is None else a)
        for i, whole in enumerate(arguments)
        for a in leaves([whole])
        if isinstance(a, ArrayArg) and (a.name is not None or a is whole)
    ]
    if len(set(names)) != len(names):
        raise Refusal("RK020", "two arguments have the same name", kernel=info.demangled)


def _order(info: KernelInfo) -> str:
    count = len(info.params if info.numba is None else info.numba)
    return ", ".join(parameter_name(info, i) or f"(no name, {i})" for i in range(count))


def parameter_name(info: KernelInfo, index: int) -> str | None:
    """The name that the IR has for a parameter."""
    if info.numba is not None:
        return info.numba[index].name if index < len(info.numba) else None
    if index >= len(info.params):
        return None
    name = info.params[index].name
    return name.split(".")[0] if name else None
