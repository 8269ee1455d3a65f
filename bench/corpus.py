"""Kernels that nobody here has seen, against the reference executor on adversarial inputs.

    python -m bench.corpus FOLDER [-j 8] [--seconds 480] [--json OUT.json]

FOLDER holds LLVM IR (.ll), such as clang makes of public suites with `raise-kernel FILE.cu --emit
llvm`; nothing of it belongs here. Nothing says how those kernels are to be called: arguments are
guessed from their signatures, and guesses on which the kernel itself faults, races or does not end
are replaced by the next one. A kernel on which all guesses fail has no verdict. One process a
kernel; a crash or a kernel past its time is named as such.

Prints what became of the kernels, and those that differ; exits with 1 where one does, or where
raising fails by an internal error.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import re
import signal
import sys
import threading
import time
import warnings
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

import raise_kernel as rk
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.module import KernelInfo, ParamInfo, find_kernel, kernels
from raise_kernel.runtime.adversarial import adversarial_rounds
from raise_kernel.runtime.agreement import compared
from raise_kernel.runtime.arguments import sort_arguments
from raise_kernel.runtime.kernel import Kernel, read_module
from raise_kernel.runtime.reference.errors import ExecutionError

# Seconds of processor time for one kernel, adversarial rounds, and steps of the reference executor
# in one run.
SECONDS = 40
ROUNDS = 6
STEPS = 3 * 10**7
# Extents that stand for every integer argument, in turn, elements of each array, bytes
# of dynamic shared memory.
EXTENTS = (16, 8, 33, 4, 64, 1)
SHARED = 8192
ELEMENTS = (1 << 12, 1 << 16)

_TYPES = {
    "float": "f4", "double": "f8", "int": "i4", "unsigned int": "u4", "unsigned": "u4",
    "long": "i8", "unsigned long": "u8", "long long": "i8", "unsigned long long": "u8",
    "short": "i2", "unsigned short": "u2", "char": "i1", "signed char": "i1",
    "unsigned char": "u1", "bool": "?", "__half": "f2",
}  # fmt: skip
_SCALARS = {"float": "f4", "double": "f8", "half": "f2"}


@dataclass(frozen=True)
class Outcome:
    """What became of one kernel. `verdict`: verified, differs, refused, internal, no verdict,
    timeout or crash."""

    file: str
    kernel: str
    verdict: str
    detail: str = ""
    rounds: int = 0
    seconds: float = 0.0


def element_types(info: KernelInfo, text: str) -> list[str]:
    """The dtype behind each pointer: by the signature of a C++ kernel, else by a load or store."""
    found = re.search(r"\((.*)\)\s*$", info.demangled)
    words = _split(found.group(1)) if found else []
    body = text[text.find(f"@{info.name}(") :].split("\n}", 1)[0]
    return [
        _spelled(words[k]) if len(words) == len(info.params) else _accessed(p, body)
        for k, p in enumerate(info.params)
    ]


def _split(text: str) -> list[str]:
    parts, depth = [""], 0
    for char in text:
        depth += (char in "<(") - (char in ">)")
        if char == "," and not depth:
            parts.append("")
        else:
            parts[-1] += char
    return [p.strip() for p in parts if p.strip()]


def _spelled(word: str) -> str:
    word = re.sub(r"\b(const|volatile|__restrict__|restrict)\b|\[\w*\]|[*&()]", " ", word)
    return _TYPES.get(" ".join(word.split()), "f4")


def _accessed(param: ParamInfo, body: str) -> str:
    name = re.escape(f"%{param.name}")
    types = re.findall(rf"getelementptr[a-z ]* (\w+), ptr {name}\b", body)
    types += re.findall(rf"load (\w+), ptr {name}\b", body)
    types += re.findall(rf"store (\w+) [^,]+, ptr {name}\b", body)
    for word in types:
        if word in _SCALARS:
            return _SCALARS[word]
        if re.fullmatch(r"i(8|16|32|64)", word):
            return f"i{int(word[1:]) // 8}"
    return "f4"


def guesses(info: KernelInfo, text: str) -> Iterator[tuple[tuple[Any, ...], list[Any]]]:
    """Launches with arguments, the likely ones first."""
    types = element_types(info, text)
    plane = ".tid.y" in text or ".ctaid.y" in text
    for elements in ELEMENTS:
        for number, extent in enumerate(EXTENTS):
            rng = np.random.default_rng(number)
            block = (8, 8) if plane else (64,)
            grid = (2, 2) if plane else (2,)
            values = [_value(p, t, extent, elements, rng)
                      for p, t in zip(info.params, types, strict=True)]  # fmt: skip
            yield (grid, block, SHARED), values


def _value(p: ParamInfo, dtype: str, extent: int, elements: int, rng: np.random.Generator) -> Any:
    if p.is_pointer:
        return _array(np.dtype(dtype), extent, elements, rng)
    if p.leaves:
        return tuple(
            _array(np.dtype("f4"), extent, elements, rng)
            if leaf.is_pointer
            else _scalar(leaf.type, extent)
            for leaf in p.leaves
            if not leaf.padding
        )
    return _scalar(p.type, extent)


def _scalar(type_: str, extent: int) -> Any:
    if type_ in _SCALARS:
        return np.dtype(_SCALARS[type_]).type(0.75)
    width = int(type_[1:]) if re.fullmatch(r"i\d+", type_) else 32
    if width == 1:
        return True
    return np.dtype(f"i{max(width // 8, 1)}").type(extent)


def _variables(info: KernelInfo) -> dict[str, np.ndarray]:
    """Small numbers for the module variables that the host sets."""
    rng = np.random.default_rng(0)
    return {
        v.name: _array(v.dtype, 4, int(np.prod(v.shape)), rng).reshape(v.shape)
        for v in info.variables
        if not v.is_image
    }


def _array(dtype: np.dtype, extent: int, elements: int, rng: np.random.Generator) -> np.ndarray:
    if dtype.kind == "f":
        return rng.uniform(-2, 2, elements).astype(dtype)
    if dtype.kind == "b":
        return rng.integers(0, 2, elements).astype(dtype)
    if dtype.kind not in "iu":
        return np.zeros(elements, dtype)
    return rng.integers(0, max(extent, 1), elements).astype(dtype)


def judge(file: str, name: str) -> Outcome:
    """Compares one kernel, on the first guess that the reference executor can run."""
    module = read_module(file)
    kernel = Kernel(module, find_kernel(module, name))
    failed = "no guess"
    for (grid, block, shared), values in guesses(kernel.info, module.text):
        try:
            launcher = kernel[grid, block, shared].options(target="cpu")
            variables = _variables(kernel.info)
            lowered = launcher.lower(*values, **variables)
            sorted_ = sort_arguments(values, lowered.info, variables=variables)
            values = [*values, *sorted_.variable_values]
            used, _ = launcher.module(lowered.arguments)
            report = compared(lowered, used, values, max_steps=STEPS)
            if not report.ok:
                return Outcome(file, name, "differs", str(report))
            rounds = adversarial_rounds(lowered, used, values, rounds=ROUNDS)
            reports = [r.report for r in rounds if r.report is not None]
        except ExecutionError as error:
            failed = f"{error.code}: {str(error).splitlines()[0]}"
            continue
        except Refusal as error:
            if error.code == "RK022":
                # An array of the guess is too small.
                failed = str(error).splitlines()[0]
                continue
            return Outcome(file, name, "refused", str(error)[:400])
        worst = next((r for r in reports if not r.ok), None)
        verdict = "verified" if worst is None else "differs"
        return Outcome(file, name, verdict, str(worst or "")[:2000], len(reports))
    return Outcome(file, name, "no verdict", failed[:400])


def _child(file: str, name: str, pipe: Any) -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    warnings.simplefilter("ignore")
    # Of processor time, so that a loaded machine gives the same verdicts; of waiting, more.
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    signal.alarm(8 * SECONDS)
    import jax

    jax.config.update("jax_disable_most_optimizations", True)
    jax.config.update("jax_enable_x64", True)
    start = time.monotonic()
    try:
        found = judge(file, name)
    except Exception as error:
        found = Outcome(file, name, "internal", f"{type(error).__name__}: {error}"[:2000])
    pipe.send(replace(found, seconds=time.monotonic() - start))


# One thread forks at a time.
_forking = threading.Lock()


def _start(process: Any) -> None:
    """Some libraries refuse a fork in moments at which it would copy a half-made state."""
    for _ in range(20):
        try:
            process.start()
            return
        except RuntimeError:
            time.sleep(0.05)
    process.start()


def run_one(file: str, name: str) -> Outcome:
    """One kernel in a process of its own."""
    ours, theirs = multiprocessing.get_context("fork").Pipe(duplex=False)
    process = multiprocessing.get_context("fork").Process(target=_child, args=(file, name, theirs))
    with _forking:
        _start(process)
    theirs.close()
    try:
        return ours.recv()
    except EOFError:
        process.join()
        late = process.exitcode in (-signal.SIGPROF, -signal.SIGALRM)
        return Outcome(file, name, "timeout" if late else "crash", str(process.exitcode))
    finally:
        process.join()


def named_kernels(folder: Path) -> list[tuple[str, str]]:
    """All kernels of the folder, in an order that is the same each time and mixes the suites."""
    found: list[tuple[str, str]] = []
    for path in sorted(folder.rglob("*.ll")):
        try:
            found += [(str(path), info.name) for info in kernels(read_module(path))]
        except Refusal as error:
            print(f"{path.name}: {str(error).splitlines()[0]}", file=sys.stderr)
    random.Random(0).shuffle(found)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after these")
    parser.add_argument("--only", default="", help="kernels whose file and name hold this")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    todo = [pair for pair in named_kernels(options.folder) if options.only in " ".join(pair)]
    end = time.monotonic() + options.seconds
    assert rk.load  # imported before the processes fork

    def work(pair: tuple[str, str]) -> Outcome | None:
        return run_one(*pair) if time.monotonic() < end else None

    with ThreadPoolExecutor(options.jobs) as pool:
        outcomes = [o for o in pool.map(work, todo) if o is not None]
    counts = Counter(o.verdict for o in outcomes)
    for outcome in outcomes:
        if outcome.verdict in ("differs", "internal", "crash"):
            print(f"{outcome.verdict}: {Path(outcome.file).name} {outcome.kernel}")
            print("  " + "\n  ".join(outcome.detail.splitlines()[:6]))
    words = ", ".join(f"{n} {v}" for v, n in counts.most_common())
    print(f"{len(outcomes)} of {len(todo)} kernels: {words}")
    if options.json:
        options.json.write_text(json.dumps([asdict(o) for o in outcomes], indent=1))
    return int(any(counts[v] for v in ("differs", "internal", "crash")))


if __name__ == "__main__":
    raise SystemExit(main())
