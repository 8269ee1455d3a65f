"""Runs many bad inputs: `python -m tests.support.fuzz COUNT [SEED]`, from the project's root.

Each runs in a fork of this process, which has the package imported and has not asked JAX for a
device, so there are no threads. A wrong environment needs a process of its own. What ends in a
traceback, a signal, an internal error (RK099), an exit code other than 0 and 1, or not within
`SECONDS` of processor time, is a finding: it is printed, its files are kept, the exit code is 1.
"""

from __future__ import annotations

import collections
import os
import pickle
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.support.commands import TOOLS, module_command
from tests.support.fuzz.cases import Case, Seeds, draw_case

from raise_kernel.tools.preload import preload

SECONDS = 30
# Of a machine that does other things as well.
WALL_SECONDS = 300
MEMORY = 8 << 30
DUMPED_EXAMPLES = 12


def main() -> int:
    count = int(sys.argv[1])
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    folder = Path(tempfile.mkdtemp(prefix="raise-kernel-fuzz-"))
    seeds = _seeds(folder)
    found = 0
    ran: collections.Counter[str] = collections.Counter()
    ended: collections.Counter[str] = collections.Counter()
    for number in range(count):
        draw = random.Random(f"{seed} {number}")
        work = folder / f"{seed}-{number}"
        work.mkdir()
        case = draw_case(draw, seeds, work)
        problem = _run(case, work)
        ran[case.kind] += 1
        said = (work / "stderr").read_text(errors="replace").strip()
        code = re.search(r"error\[(RK\d+)\]", said)
        ended[code.group(1) if code else "no refusal"] += 1
        if problem is None:
            shutil.rmtree(work)
            continue
        found += 1
        print(f"{problem}: {case}\n{said[-2000:]}\n", flush=True)
    print(f"ended with {dict(ended.most_common())}")
    print(f"{count} inputs {dict(ran)}: {found} findings")
    if not found:
        shutil.rmtree(folder)
    return int(found > 0)


def _seeds(folder: Path) -> Seeds:
    """Collected in a fork: raising starts JAX's threads."""
    preload()
    file = folder / "seeds"
    if os.fork() == 0:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        file.write_bytes(pickle.dumps(Seeds.collect(folder, DUMPED_EXAMPLES)))
        os._exit(0)
    os.wait()
    return pickle.loads(file.read_bytes())


def _run(case: Case, work: Path) -> str | None:
    """What is wrong with how it ended, or None."""
    status = _spawned(case, work) if case.environment else _forked(case, work)
    code = os.waitstatus_to_exitcode(status)
    said = (work / "stderr").read_text(errors="replace")
    if code in (-signal.SIGXCPU, -signal.SIGKILL):
        return "hang"
    if code < 0:
        return f"crash {signal.Signals(-code).name}"
    if "Traceback" in said:
        return "traceback"
    if "RK099" in said:
        return "internal error"
    if code not in (0, 1):
        return f"exit code {code}"
    if code == 1 and "error[RK" not in said:
        return "no message"
    return None


def _forked(case: Case, work: Path) -> int:
    """The status of a fork that runs the tool; one that takes too long is killed."""
    child = os.fork()
    if child == 0:
        os.setsid()
        os.chdir(work)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(os.open(work / "stdout", os.O_WRONLY | os.O_CREAT), 1)
        os.dup2(os.open(work / "stderr", os.O_WRONLY | os.O_CREAT), 2)
        os.environ["TMPDIR"] = str(work)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        _limit()
        code = 70
        try:
            code = TOOLS[case.tool](list(case.argv))
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
    for _ in range(WALL_SECONDS * 100):
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return status
        time.sleep(0.01)
    os.killpg(child, signal.SIGKILL)
    time.sleep(0.1)
    return os.waitpid(child, 0)[1]


def _limit() -> None:
    """Limits of a child; processor time counts from its start, and SIGXCPU ends it."""
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 5))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _spawned(case: Case, work: Path) -> int:
    """The same in a new process with this environment."""
    with (work / "stderr").open("w") as errors:
        try:
            done = subprocess.run(
                module_command(case.tool, *case.argv),
                env={**os.environ, **case.environment},
                cwd=work,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=errors,
                timeout=WALL_SECONDS,
                preexec_fn=_limit,
            )
        except subprocess.TimeoutExpired:
            return signal.SIGKILL
    return done.returncode << 8 if done.returncode >= 0 else -done.returncode


if __name__ == "__main__":
    sys.exit(main())
