"""How long public kernels of thousands of operations take to raise.

    python -m bench.raising.large_kernels FILE.cu[:KERNEL] ... [--rounds 1] [--passes 5]

From LLVM IR to StableHLO, by a call that is guessed (`bench.corpus`): processor seconds, the least
of the rounds. Each round is in a process of its own that has imported the passes. `--passes` shows
the passes that take longest, `--profile` writes what cProfile finds, `--texts` the results. Nothing
is compiled by XLA.
"""

from __future__ import annotations

import argparse
import contextlib
import cProfile
import multiprocessing
import time
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import jax
from rich.console import Console
from rich.table import Table

from bench.corpus.guesses import Guess, guesses
from raise_kernel import Kernel, Refusal, config
from raise_kernel.frontend.module import KernelInfo, LLVMModule, kernels
from raise_kernel.frontend.read_module import read_module
from raise_kernel.runtime.kernel import forget_raised
from raise_kernel.tools.preload import preload
from raise_kernel.tools.terminal.timings import PassTime, passes_of

_FORK = multiprocessing.get_context("fork")


# Calls that are tried before a kernel counts as refused.
GUESSES = 6


@dataclass(frozen=True)
class Round:
    """One raising of a kernel, for a call that is guessed."""

    guess: Guess
    seconds: float
    text: str
    passes: list[PassTime]


def raised(module: LLVMModule, info: KernelInfo, profile: Path | None = None) -> Round:
    """Raise the kernel once, here, for the first guess that is not refused."""
    for guess in islice(guesses(module, info), GUESSES - 1):
        with contextlib.suppress(Refusal):
            return _raised(module, info, guess, profile)
    return _raised(module, info, next(islice(guesses(module, info), GUESSES - 1, None)), profile)


def _raised(module: LLVMModule, info: KernelInfo, guess: Guess, profile: Path | None) -> Round:
    forget_raised()
    profiler = cProfile.Profile() if profile else contextlib.nullcontext()
    start = time.process_time()
    with profiler:
        launcher = Kernel(module, info)[guess.configuration].options(executor="xla")
        lowered = launcher.lower(*guess.values, **guess.variables)
        text = lowered.as_text("stablehlo")
    seconds = time.process_time() - start
    if isinstance(profiler, cProfile.Profile) and profile is not None:
        profiler.dump_stats(profile)
    return Round(guess, seconds, text, passes_of(lowered.raised.timings))


def in_a_process(module: LLVMModule, info: KernelInfo, profile: Path | None) -> Round | Exception:
    """Raise the kernel in a fork of this process."""
    ours, theirs = _FORK.Pipe()

    def work() -> None:
        try:
            theirs.send(raised(module, info, profile))
        except Exception as error:  # the parent shows it in the kernel's row
            theirs.send(RuntimeError(f"{type(error).__name__}: {error}"))

    process = _FORK.Process(target=work)
    process.start()
    theirs.close()
    try:
        return ours.recv()
    finally:
        process.join()


def kernels_of(argument: str) -> list[tuple[str, LLVMModule, KernelInfo]]:
    """The kernels of a file, or the one after its colon."""
    file, _, wanted = argument.partition(":")
    module = read_module(file)
    found = [k for k in kernels(module) if wanted in k.demangled.partition("(")[0]]
    return [(k.demangled.partition("(")[0].partition("<")[0], module, k) for k in found]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("files", nargs="+", metavar="FILE[:KERNEL]")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--passes", type=int, default=0)
    parser.add_argument("--texts", type=Path, help="write each result to this folder")
    parser.add_argument("--profile", type=Path, help="write cProfile's statistics to this folder")
    options = parser.parse_args()
    config.disk_cache = False
    preload()
    table = Table(title="LLVM IR to StableHLO")
    for heading in ("kernel", "operations", "seconds"):
        table.add_column(heading, justify="left" if heading == "kernel" else "right")
    with jax.enable_x64(True):
        for argument in options.files:
            for name, module, info in kernels_of(argument):
                profile = options.profile and options.profile / f"{name}.prof"
                rounds = [in_a_process(module, info, profile) for _ in range(options.rounds)]
                done = [r for r in rounds if isinstance(r, Round)]
                if not done:
                    table.add_row(name, "", str(rounds[0])[:60])
                    continue
                best = min(done, key=lambda r: r.seconds)
                table.add_row(name, f"{best.text.count(' = '):,}", f"{best.seconds:.2f}")
                for each in best.passes[: options.passes]:
                    table.add_row(f"  {each.name}", f"{each.runs} runs", f"{each.seconds:.2f}")
                if options.texts:
                    (options.texts / f"{name}.mlir").write_text(best.text)
    Console().print(table)


if __name__ == "__main__":
    main()
