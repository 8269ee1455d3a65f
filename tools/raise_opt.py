"""`raise-opt`: run passes or stages on MLIR text and print the result, as `mlir-opt` does.

    raise-opt kernel.mlir --pass-pipeline='lift-cf,while-to-for{max_trip_count=4}'
    raise-opt - --stage structure < kernel.mlir
    raise-opt kernel.ll --import --to affine
    raise-opt kernel.mlir --canonicalize --cse

The module goes to stdout, remarks and refusals to stderr. `--expect-refusal` is for tests of
refusals: the refusal goes to stdout with exit code 0, and a success is exit code 1.
"""

from __future__ import annotations

import difflib
import functools
import re
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from raise_kernel.backend import check_environment
from raise_kernel.tools.terminal.failures import exit_code, fail, reproducer, summary
from raise_kernel.tools.terminal.supervise import supervised

if TYPE_CHECKING:
    from raise_kernel.bindings import ir
    from raise_kernel.diagnostics import InternalError, Refusal
    from raise_kernel.pass_manager.pipeline import PipelineOptions
    from raise_kernel.pass_manager.stages import Stage

SPLIT = re.compile(r"^//\s*-----.*$", re.MULTILINE)
REPRODUCER = re.compile(r"^// raise-opt --pass-pipeline='(.*)'\s*$", re.MULTILINE)


@dataclass(frozen=True)
class Settings:
    """The command line, parsed.

    `steps` are pipelines, each with the stage whose passes they are.
    """

    file: str
    steps: tuple[tuple[Stage | None, str], ...]
    do_import: bool
    verify_each: bool
    check_stages: bool
    expect_refusal: bool
    verify_diagnostics: bool
    print_remarks: bool
    print_ir_after_all: bool
    print_debuginfo: bool
    generic: bool
    timing: bool

    @property
    def name(self) -> str:
        """The file, as messages call it."""
        return "<stdin>" if self.file == "-" else self.file


def main() -> None:
    """Console script."""
    sys.exit(supervised(lambda: run(sys.argv[1:])))


def run(argv: list[str]) -> int:
    """The exit code of a command line; every error is printed here."""
    spelled = spell_pass_flags(argv)
    work = functools.partial(cli, args=spelled, prog_name="raise-opt", standalone_mode=False)
    return exit_code(work, ["raise-opt", *argv])


def spell_pass_flags(argv: list[str]) -> list[str]:
    """`--cse` and `--my-pass='x=1'` as `--pass-pipeline`s `cse` and `my-pass{x=1}`."""
    known = {name for param in cli.params for name in (*param.opts, *param.secondary_opts)}
    out: list[str] = []
    for arg in argv:
        name, _, value = arg.partition("=")
        is_option = arg == "--" or name in {*known, "--help"} or _is_misspelled(name, known)
        if is_option or not arg.startswith("--"):
            out.append(arg)
        else:
            out += ["--pass-pipeline", name[2:] + (f"{{{value}}}" if value else "")]
    return out


def _is_misspelled(name: str, options: set[str]) -> bool:
    """Whether an option of the tool is meant, not a pass: then click names the nearest one."""
    from raise_kernel.pass_manager.pipeline_text import known_names, nearest

    if not name.startswith("--") or not difflib.get_close_matches(name, options, cutoff=0.8):
        return False
    return nearest(name[2:], known_names()) is None


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.argument("file", default="-")
@click.option("--stage", multiple=True, metavar="STAGE", help="Run all passes of a stage.")
@click.option("--from", "from_stage", metavar="STAGE", help="Run the stages from this one on.")
@click.option("--to", "to_stage", metavar="STAGE", help="Run the stages up to this one.")
@click.option(
    "--pass-pipeline",
    multiple=True,
    metavar="PIPELINE",
    help="Passes: 'a,b{x=1}'; --PASS or --PASS='x=1' is short for one. After any stages.",
)
@click.option("--import", "do_import", is_flag=True, help="The input is LLVM IR text.")
@click.option("--split-input-file", is_flag=True, help="Run each part between // ----- alone.")
@click.option("--verify-each", is_flag=True, help="Verify the module after each pass.")
@click.option("--check-stages", is_flag=True, help="Run each stage's verifier after it.")
@click.option("--expect-refusal", is_flag=True, help="Succeed only on a refusal, and print it.")
@click.option("--verify-diagnostics", is_flag=True, help="Check // expected-...{{text}} comments.")
@click.option("--print-remarks", is_flag=True, help="Print remarks on stdout before the module.")
@click.option("--print-ir-after-all", is_flag=True, help="Print what each pass changed.")
@click.option("--print-debuginfo", is_flag=True, help="Print source locations.")
@click.option("--generic", is_flag=True, help="Print operations in their generic form.")
@click.option("--timing", is_flag=True, help="Print the time of each pass on stderr.")
@click.option("--run-reproducer", is_flag=True, help="Run the pipeline in the file's first line.")
@click.option("--list-passes", is_flag=True, help="List all passes and exit.")
@click.option("--print-pipeline", is_flag=True, help="List groups and passes of the stages, exit.")
@click.option("-o", "output", default="-", metavar="FILE", help="Write to this file.")
@click.pass_context
def cli(ctx: click.Context, /, **options: Any) -> None:
    """Run passes or stages on MLIR text (FILE, or - for stdin)."""
    from raise_kernel.diagnostics import Refusal

    check_environment()
    if options["list_passes"]:
        click.echo(pass_table())
        return
    try:
        if options["print_pipeline"]:
            click.echo(_pipeline_table(options))
            return
        text = _read(options["file"])
        settings = _settings(options, text)
    except Refusal as refusal:
        ctx.exit(fail(refusal))
    parts = SPLIT.split(text) if options["split_input_file"] else [text]
    outputs = [process(part, settings) for part in parts]
    result = "\n// -----\n\n".join(out for out, _ in outputs)
    if options["output"] == "-":
        click.echo(result, nl=False)
    else:
        from raise_kernel.tools.options.files import write_output

        try:
            write_output(options["output"], result)
        except Refusal as refusal:
            ctx.exit(fail(refusal))
    if not all(ok for _, ok in outputs):
        ctx.exit(1)


def _read(file: str) -> str:
    from raise_kernel.frontend.input_file import read_mlir, read_text_stream

    return read_text_stream(sys.stdin.buffer, "<stdin>") if file == "-" else read_mlir(file)


def _pipeline_table(options: dict[str, Any]) -> str:
    """The stages that the command line names, all of them by default."""
    named = [(name, name) for name in options["stage"]]
    if options["from_stage"] or options["to_stage"] or not named:
        named.append((options["from_stage"], options["to_stage"]))
    return "\n\n".join(
        stage_table(stage) for first, last in named for stage in _stages(first, last)
    )


def stage_table(stage: Stage) -> str:
    """A stage's groups with their contracts, and the passes of each."""
    lines = [f"{stage.name}: {stage.invariant}"]
    for group in stage.groups:
        lines.append(f"  {group.name}  ({group.schedule})")
        lines.append(f"    takes: {group.takes}")
        lines.append(f"    gives: {group.gives}")
        lines += [f"      {item}" for item in group.passes]
    return "\n".join(lines)


def _settings(options: dict[str, Any], text: str) -> Settings:
    steps: list[tuple[Stage | None, str]] = []
    for name in options["stage"]:
        steps += _stage_range(name, name)
    if options["from_stage"] or options["to_stage"]:
        steps += _stage_range(options["from_stage"], options["to_stage"])
    pipelines = [*options["pass_pipeline"]]
    if options["run_reproducer"]:
        pipelines += REPRODUCER.findall(text)
    steps += [(None, pipeline) for pipeline in pipelines]
    names = set(Settings.__dataclass_fields__) - {"steps"}
    return Settings(steps=tuple(steps), **{name: options[name] for name in names})


def _stage_range(first: str | None, last: str | None) -> list[tuple[Stage | None, str]]:
    """The pipelines of the stages from `first` to `last`."""
    return [(stage, stage.pipeline) for stage in _stages(first, last)]


def _stages(first: str | None, last: str | None) -> list[Stage]:
    """The stages from `first` to `last`, but import, which runs no pass."""
    from raise_kernel.pass_manager.stages import stages

    known = stages()
    start = known.index(_stage(first)) if first else 0
    stop = known.index(_stage(last)) + 1 if last else len(known)
    return [stage for stage in known[start:stop] if stage.groups]


def _stage(name: str) -> Stage:
    from raise_kernel.diagnostics import Refusal
    from raise_kernel.pass_manager.pipeline_text import nearest
    from raise_kernel.pass_manager.stages import find_stage, stages

    stage = find_stage(name)
    if stage is None:
        known = [stage.name for stage in stages()]
        hint = nearest(name, known) or f"one of {', '.join(known)}"
        raise Refusal("RK024", f"no stage is named {name!r}", hint=hint)
    return stage


def process(text: str, settings: Settings) -> tuple[str, bool]:
    """Run one part; the text for stdout, and whether it went as expected."""
    from raise_kernel.bindings import ir
    from raise_kernel.deep_recursion import deep_recursion
    from raise_kernel.diagnostics import InternalError, Refusal
    from raise_kernel.pass_manager.pipeline import PipelineOptions
    from raise_kernel.remarks import RemarkSink

    sink = RemarkSink()
    options = PipelineOptions(
        verify_each=settings.verify_each,
        check_stages=settings.check_stages,
        remarks=sink,
    )
    if settings.print_ir_after_all:
        from raise_kernel.tools.terminal.printed_modules import PrintedModules

        printed = PrintedModules(all_changes=True)
        options.before_pass, options.after_pass = printed.before_pass, printed.after_pass
    refusal: Refusal | None = None
    out = ""
    try:
        with deep_recursion():
            out = _run(text, settings, options)
    except Refusal as error:
        refusal = error
        refusal.line = refusal.line and _named(refusal.line, settings.name)
    except ir.MLIRError as error:
        refusal = _rejected(str(error), text, settings)
    except InternalError as error:  # also where a refusal is expected: this is none
        fail(_failed_pass(error))
        return "", False
    remarks = _named("".join(f"{remark}\n" for remark in sink.remarks), settings.name)
    click.echo(remarks, nl=False, err=True)
    if settings.print_remarks:
        out = remarks + out
    if settings.timing:
        for name, seconds in options.timings:
            click.echo(f"{seconds * 1e3:9.2f} ms  {name}", err=True)
    return _judge(text, settings, out, refusal, remarks)


def _judge(text: str, settings: Settings, out: str, refusal: Any, remarks: str) -> tuple[str, bool]:
    """The output and success of a part, by what was expected of it."""
    if settings.verify_diagnostics:
        problems = unmet_expectations(text, str(refusal) if refusal else "", remarks)
        click.echo("".join(f"{problem}\n" for problem in problems), nl=False, err=True)
        return out, not problems
    if settings.expect_refusal:
        if refusal is None:
            click.echo("error: a refusal was expected, the passes succeeded", err=True)
            return out, False
        return f"{refusal}\n", True
    if refusal is not None:
        fail(refusal)
        return "", False
    return out, True


def _rejected(message: str, text: str, settings: Settings) -> Refusal:
    """The refusal of a text that MLIR does not parse or verify; LLVM IR is named as what it is."""
    from raise_kernel.diagnostics import Refusal
    from raise_kernel.frontend.input_file import is_llvm_assembly

    if settings.do_import or not is_llvm_assembly(text):
        return Refusal("RK044", _named(message, settings.name), file=settings.name)
    hint = f"raise-opt {settings.file} --import imports LLVM IR; then the passes run"
    return Refusal("RK044", "this is LLVM IR; raise-opt reads MLIR", file=settings.name, hint=hint)


def _named(message: str, file: str) -> str:
    """MLIR's message or location with the file's name for the `-` that it calls every text."""
    return re.sub(r'(?m)(?:"-"|(?<!\S)-):(?=\d)', lambda _: f"{file}:", message)


def _failed_pass(error: InternalError) -> Refusal:
    """What went wrong in a pass: which of the two is at fault, it or the module, is not known."""
    from raise_kernel.diagnostics import Refusal

    path = reproducer(error.__cause__ or error, ["raise-opt", *sys.argv[1:]], error.reproducer)
    hint = f"if raise-kernel made this module, please report it: {path}"
    return Refusal("RK044", summary(error), hint=hint)


def unmet_expectations(text: str, refusal: str, remarks: str) -> list[str]:
    """Where `// expected-refusal{{..}}` and `// expected-remark{{..}}` comments are not met."""
    wanted = re.findall(r"//\s*expected-(refusal|remark)\s*\{\{(.*?)\}\}", text)
    problems = []
    for kind, phrase in wanted:
        said = refusal if kind == "refusal" else remarks
        if phrase not in said:
            problems.append(f"error: expected {kind} {phrase!r} was not produced")
    if refusal and not any(kind == "refusal" for kind, _ in wanted):
        problems.append(f"error: unexpected refusal\n{refusal}")
    return problems


def _run(text: str, settings: Settings, options: PipelineOptions) -> str:
    from raise_kernel.bindings import parse_module
    from raise_kernel.frontend.input_file import MOST_NESTED_MLIR, check_nesting
    from raise_kernel.pass_manager.pipeline import run_pipeline
    from raise_kernel.pass_manager.stages import check_input

    if not settings.do_import:
        check_nesting(text, MOST_NESTED_MLIR, settings.name)
    module = _import(text, settings.name) if settings.do_import else parse_module(text)
    for stage, pipeline in settings.steps:
        if stage is not None:
            check_input(module, stage)
        run_pipeline(module, pipeline, options)
    module.operation.verify()
    printed = module.operation.get_asm(
        enable_debug_info=settings.print_debuginfo, print_generic_op_form=settings.generic
    )
    return f"{str(printed).rstrip()}\n"


def _import(text: str, file: str) -> ir.Module:
    from raise_kernel.frontend.input_file import llvm_text
    from raise_kernel.frontend.module import LLVMModule
    from raise_kernel.passes.import_llvm.import_module import import_llvm

    return import_llvm(LLVMModule.parse(llvm_text(text.encode(), file), file).text, None)


def pass_table() -> str:
    """One line a pass, under its stage: name, options, summary."""
    from raise_kernel.pass_manager import registry

    lines: list[str] = []
    stage = None
    for info in registry.all_passes().values():
        if info.stage != stage:
            stage = info.stage
            lines.append(f"{stage}:")
        lines.append(f"  --{info.name}  {info.summary}")
        for option, (kind, default) in info.options.items():
            lines.append(f"      {option}: {kind.__name__} = {default!r}")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
