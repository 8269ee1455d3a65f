"""`raise-kernel`: raise a kernel of a file and print, save, run or verify the result.

    raise-kernel jacobi2d.ll --grid 64,64 --block 16,16 \
        --arg x=f32[1024,1024] --arg y=f32[1024,1024] --arg n=1024

Whatever goes wrong is one message on stderr and exit code 1; a fault of ours also leaves a file to
reproduce it.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from raise_kernel import config
from raise_kernel.backend import check_environment
from raise_kernel.tools.options.kernel_options import kernel_options
from raise_kernel.tools.terminal.failures import exit_code, fail
from raise_kernel.tools.terminal.supervise import before_program, supervised

if TYPE_CHECKING:
    from raise_kernel.tools.settings import Settings

FORMS = (
    *("llvm", "ptx", "amdgcn", "llvm-dialect", "std", "scf", "parallel", "affine", "tensor"),
    *("stablehlo", "jax"),
)


def main() -> None:
    """Console script."""
    instruction = os.environ.get("_RAISE_KERNEL_COMPLETE", "")
    if instruction:
        sys.exit(_complete(instruction))
    if sys.argv[1:2] == ["run"]:
        sys.exit(_run_program(sys.argv[2:]))
    if sys.argv[1:2] == ["c++"]:
        sys.exit(supervised(lambda: _compile_program(sys.argv[2:])))
    if sys.argv[1:2] == ["explore"]:  # its workers are processes of their own
        sys.exit(run(sys.argv[1:]))
    sys.exit(supervised(lambda: run(sys.argv[1:])))


def _complete(instruction: str) -> int:
    """Answers a shell that completes a command line."""
    from raise_kernel.tools.completion import completions

    click.echo(completions(instruction, cli, COMMANDS))
    return 0


def _run_program(argv: list[str]) -> int:
    """Runs a program, of Python or of CUDA C++; its errors come out as it raises them.

    In this process, for it is the program's to say what Ctrl-C does, as soon as it begins.
    """
    from raise_kernel.diagnostics import Refusal
    from raise_kernel.tools.programs.run_options import (
        HELP,
        split_options,
        without_processes,
    )

    if argv[:1] in (["--help"], ["-h"]):
        click.echo(HELP, nl=False)
        return 0
    from raise_kernel.tools.programs.joining import AUTO, PROCESS
    from raise_kernel.tools.programs.run_processes import run_part, run_processes
    from raise_kernel.tools.programs.run_program import build_first, program_of

    try:
        config.check()
        processes = split_options(argv)[1]["--processes"]
        if processes:
            if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
                signal.signal(signal.SIGINT, signal.default_int_handler)
            words = without_processes(argv)
            if processes[-1] != AUTO:
                before_program(lambda: build_first(words))
                return run_processes(processes[-1], words)
            argv = words
            os.environ.setdefault(PROCESS, AUTO)
        program = before_program(lambda: program_of(argv))
    except Refusal as refusal:
        return fail(refusal)
    return run_part(program)


def _compile_program(argv: list[str]) -> int:
    """Compiles and links as nvcc's command line says."""
    from raise_kernel.cuda.driver import compile_and_link

    return exit_code(lambda: compile_and_link(argv), ["raise-kernel", "c++", *argv])


def run(argv: list[str]) -> int:
    """The exit code of a command line; every error is printed here."""
    # Click has no flag that may have a value.
    argv = ["--timing-passes" if word == "--timing=passes" else word for word in argv]

    def work() -> object:
        command = COMMANDS.get(argv[0]) if argv else None
        if command is not None:
            name = f"raise-kernel {argv[0]}"
            return command(args=argv[1:], prog_name=name, standalone_mode=False)
        return cli(args=argv, prog_name="raise-kernel", standalone_mode=False)

    return exit_code(work, ["raise-kernel", *argv])


def _print_version(context: click.Context, _: click.Parameter, value: bool) -> None:
    if value and not context.resilient_parsing:
        from raise_kernel.tools.version import version_text

        click.echo(f"raise-kernel {version_text()}")
        context.exit()


@click.command(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.argument("file", type=click.Path())
@kernel_options
@click.option(
    "--executor",
    type=click.Choice(config.EXECUTORS),
    help="What --run and --verify run: xla, the raised program; native, the kernel's own code "
    "where this device has it; auto, the faster of the two. (xla, or RAISE_KERNEL_EXECUTOR)",
)
@click.option(
    "-o",
    "output_file",
    type=click.Path(),
    metavar="FILE",
    help="Write to this file. Its suffix names the form: .mlir or .mlirbc (StableHLO), .py (JAX), "
    ".ll (LLVM IR).",
)
@click.option("--emit", type=click.Choice(FORMS), help="What to print. (stablehlo)")
@click.option("--target-version", metavar="V", help="The StableHLO version of a .mlirbc file.")
@click.option("--run", "do_run", is_flag=True, help="Run the raised kernel on this machine.")
@click.option(
    "--input", "inputs", multiple=True, metavar="NAME=FILE.npy", help="The data of an array."
)
@click.option("--output", "outputs", multiple=True, metavar="NAME=FILE.npy", help="Save a result.")
@click.option(
    "--verify",
    "do_verify",
    is_flag=True,
    help="Run the original IR too, thread by thread on this CPU, and compare the results.",
)
@click.option(
    "--returned-threads",
    type=click.Choice(["error", "wait"]),
    default="error",
    help="What --verify does where threads return before a barrier that others wait at: report "
    "an error, or count them as waiting. (error)",
)
@click.option("--seed", type=int, default=0, help="The seed of --verify's random inputs. (0)")
@click.option("--list", "do_list", is_flag=True, help="List the kernels in FILE, and stop.")
@click.option("--remarks", is_flag=True, help="Print what the passes did and could not do.")
@click.option(
    "--timing",
    flag_value="stages",
    help="Print the time of each stage and of the five slowest passes. --timing=passes prints all "
    "passes.",
)
@click.option("--timing-passes", "timing", flag_value="passes", hidden=True)
@click.option("--print-ir-after-all", is_flag=True, help="Print each pass's changes.")
@click.option(
    "--print-ir-before", multiple=True, metavar="STAGE|PASS", help="Print the module before it."
)
@click.option(
    "--print-ir-after", multiple=True, metavar="STAGE|PASS", help="Print the module after it."
)
@click.option("--dump-stages", metavar="DIR", help="Write the module after each stage to DIR.")
@click.option("--verify-each", is_flag=True, help="Verify the module after each pass.")
@click.option("--pass-pipeline", metavar="PIPELINE", help="Run these passes instead of the stages.")
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Show the version and the commit, and exit.",
)
def cli(**options: Any) -> None:
    """Raise a CUDA kernel to StableHLO or JAX source.

    FILE is CUDA C++ (.cu), LLVM IR (.ll, .bc) or Python with a Numba kernel (.py). The options say
    how the kernel is launched and with what.

    \b
    raise-kernel k.cu --list
    raise-kernel k.cu --grid 4 --block 256 --arg 'x=f32[1024]' --arg n=1024 --emit jax

    Other commands, each with a --help of its own:

    \b
    raise-kernel run PROGRAM:      run a whole Numba or CUDA C++ program, without a GPU
    raise-kernel explain FILE:     show what a kernel became and why, as text or a page
    raise-kernel explore [FILE]:   open a page that raises a kernel as you type
    raise-kernel plan FILE:        predict a kernel on many devices
    raise-kernel c++ FILE:         compile CUDA C++ in place of nvcc
    raise-kernel cache:            show or empty the cache of raised kernels
    raise-kernel doctor:           show what this machine has
    raise-kernel completion SHELL: print a completion script for your shell
    """
    config.check()
    check_environment()
    from raise_kernel.tools.settings import Settings, check_settings
    from raise_kernel.tools.terminal.progress import progress
    from raise_kernel.tools.terminal.report import plain_warnings

    settings = Settings(**{**options, "file": Path(options["file"])})
    with plain_warnings(), progress(settings.is_quiet) as step:
        check_settings(settings)
        text = _listed(settings, step) if settings.do_list else _raised(settings, step)
    if text:
        click.echo(text, nl=False)
    if settings.timing:
        from raise_kernel.tools.terminal.timings import print_timings

        print_timings(settings.timings, all_passes=settings.timing == "passes")


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.argument("action", type=click.Choice(["info", "clear"]), default="info")
def cache(action: str) -> None:
    """Show what the cache of raised kernels holds, or delete its entries.

    Three environment variables set it up: RAISE_KERNEL_CACHE=off, RAISE_KERNEL_CACHE_DIR=FOLDER and
    RAISE_KERNEL_CACHE_SIZE=512MiB.
    """
    config.check()
    from raise_kernel.runtime.disk_cache import cache_info, clear_cache

    if action == "clear":
        click.echo(f"{clear_cache()} entries deleted")
        return
    found = cache_info()
    click.echo(f"folder: {found.folder}")
    click.echo(f"in use: {'yes' if found.enabled else 'no, RAISE_KERNEL_CACHE is off'}")
    click.echo(f"entries: {found.entries}")
    click.echo(f"size: {found.size} of {found.limit} bytes")


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
def doctor() -> int:
    """Show what this machine has, and try each executor on one kernel.

    The exit code is 1 if an executor does not work.
    """
    config.check()
    check_environment()
    from raise_kernel.tools.doctor import findings

    code = 0
    for finding in findings():
        click.echo(str(finding))
        code |= finding.wrong
    return code


@click.command(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.argument("file", type=click.Path())
@kernel_options
@click.option(
    "-o",
    "output_file",
    type=click.Path(),
    metavar="FILE",
    help="Write the report to this file: .html for a page, or .txt.",
)
def explain(output_file: str | None, **options: Any) -> int:
    """Explain what a CUDA kernel became, and why: stages, remarks, accesses and costs.

    FILE and the options are those of `raise-kernel`. Without -o the report is printed as text. A
    kernel that is refused has a report too, and the exit code is 1.
    """
    config.check()
    check_environment()
    from raise_kernel.tools.explain import explain_kernel
    from raise_kernel.tools.settings import Settings
    from raise_kernel.tools.terminal.progress import progress
    from raise_kernel.tools.terminal.report import plain_warnings

    settings = Settings(**{**options, "file": Path(options["file"])})
    with plain_warnings(), progress(settings.is_quiet) as step:
        text, refusal = explain_kernel(settings, output_file, step)
    click.echo(text, nl=False)
    if refusal is None:
        return 0
    if output_file is None and sys.stdout.isatty():  # it stands in the text
        return 1
    raise refusal


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.argument("shell", type=click.Choice(("bash", "zsh", "fish")))
def completion(shell: str) -> None:
    """Print a script that makes a shell complete this command.

    \b
    bash: raise-kernel completion bash > ~/.local/share/bash-completion/completions/raise-kernel
    zsh:  raise-kernel completion zsh > ~/.zfunc/_raise-kernel   (a folder of fpath)
    fish: raise-kernel completion fish > ~/.config/fish/completions/raise-kernel.fish
    """
    from raise_kernel.tools.completion import script

    click.echo(script(shell, cli))


@click.command(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.argument("file", type=click.Path(path_type=Path), required=False)
@click.option("--kernel", metavar="NAME", help="The kernel to start with.")
@click.option("--grid", metavar="X,Y,Z", help="The number of blocks.")
@click.option("--block", metavar="X,Y,Z", help="The threads in a block.")
@click.option("--arg", "args", multiple=True, metavar="NAME=VALUE", help="An argument: x=f32[64].")
@click.option("--shared-bytes", type=click.IntRange(0), default=0, help="Bytes of shared memory.")
@click.option(
    "--target", type=click.Choice(["cpu", "cuda", "tpu"]), help="The device to optimize for."
)
@click.option("--port", type=click.IntRange(0, 65535), default=0, help="The port. (any free one)")
@click.option("--no-browser", is_flag=True, help="Print the address, and open no browser.")
@click.option(
    "--seconds",
    type=click.FloatRange(1, 86400),
    default=60,
    help="The longest that raising or running a kernel may take. (60)",
)
@click.option(
    "--memory",
    metavar="BYTES",
    help="The memory that the process of a tab may use. (half of this machine's)",
)
@click.option("--clang", metavar="PATH", help="The clang that compiles .cu files.")
@click.option("--clang-arg", "clang_args", multiple=True, help="An argument for clang.")
def explore(no_browser: bool, **options: Any) -> None:
    """Open a page in your browser that raises a kernel as you type, runs it and checks it.

    FILE (.cu, .ll, or .py with Numba kernels) opens in the editor; without it, an example does.
    Headers beside FILE are found. The page changes no file.
    """
    config.check()
    check_environment()
    from raise_kernel.tools.explore.command import explore as serve
    from raise_kernel.tools.explore.command import settings_of

    serve(settings_of(browser=not no_browser, **options))


@click.command(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--kernel", metavar="NAME", help="The kernel's name; needed if FILE has several.")
@click.option(
    "--machine",
    required=True,
    metavar="NAME",
    help="v5e, v5p, v6e (which need libtpu, and no TPU), h100, h200, or a file NAME.json.",
)
@click.option("--size", "sizes", multiple=True, required=True, metavar="NAME=N", help="A size.")
@click.option("--grid", required=True, metavar="X,Y,Z", help="The number of blocks.")
@click.option("--block", required=True, metavar="X,Y,Z", help="The number of threads in a block.")
@click.option(
    "--arg", "args", multiple=True, metavar="[NAME=]VALUE", help="An argument: x=f32[{n},{n}]."
)
@click.option(
    "--shard",
    "shards",
    multiple=True,
    required=True,
    metavar="NAME=SIZE,SIZE",
    help="For each dimension of an array the size that is divided, or nothing: x=ny,nx.",
)
@click.option("--most", type=click.IntRange(1, 8192), default=8192, help="The most devices. (8192)")
@click.option("--plot", metavar="FILE", help="Plot time and efficiency to this file (.svg, .png).")
def plan(**options: Any) -> None:
    """Predict a launch of a kernel on 1 to 8,192 devices, which need not be here.

    Weak scaling keeps the sizes of a device's part, strong scaling those of the whole. In --grid,
    --block and --arg, braces hold sizes and + - * / of them: {n/16}.
    """
    config.check()
    check_environment()
    from raise_kernel.tools.plan import plan_kernel

    click.echo(plan_kernel(**options), nl=False)


COMMANDS = {
    "cache": cache,
    "completion": completion,
    "doctor": doctor,
    "explain": explain,
    "explore": explore,
    "plan": plan,
}


def _listed(settings: Settings, step: Callable[[str], None]) -> str:
    from raise_kernel.tools.listing import listing

    return listing(settings, step)


def _raised(settings: Settings, step: Callable[[str], None]) -> str:
    from raise_kernel.tools.job import Job

    return Job(settings, step).do()


if __name__ == "__main__":
    main()
