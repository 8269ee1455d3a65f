"""The exit code of a command line, and the one message that each way to fail has.

Whatever goes wrong is a refusal with a code on stderr, and exit code 1. Ctrl-C is exit code 130. An
exception that nobody foresaw is a fault of ours (RK099): a file with the command, the traceback and
the module, if there is one, reproduces it.
"""

from __future__ import annotations

import contextlib
import shlex
import sys
import tempfile
import traceback
from collections.abc import Callable, Sequence

import click

from raise_kernel.diagnostics import InternalError, Refusal, shortened
from raise_kernel.tools.terminal.supervise import INTERRUPTED


def exit_code(work: Callable[[], object], command: Sequence[str]) -> int:
    """The exit code of `work`, which does what `command`, a program and its arguments, asks."""
    try:
        code = work()  # of a click command: what it gave to `Context.exit`
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except click.ClickException as error:
        return fail(Refusal("RK020", error.format_message(), hint=f"{command[0]} --help"))
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        with contextlib.suppress(OSError):
            sys.stderr.close()
        return 1
    except Exception as error:  # a user sees a message, not a traceback
        return fail(as_refusal(error, command))


def as_refusal(error: Exception, command: Sequence[str]) -> Refusal:
    """What an exception is to a user, as far as click has nothing to say about it."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, InternalError):
        return internal(error, command, error.reproducer)
    if isinstance(error, OSError):
        return _operating_system(error)
    return _out_of_memory(error) or internal(error, command)


def fail(refusal: Refusal) -> int:
    """Tell a refusal; the exit code."""
    text = str(refusal)
    with contextlib.suppress(OSError):  # nobody may be there to read it
        encoding = sys.stderr.encoding or "utf-8"
        click.echo(text.encode(encoding, "backslashreplace").decode(encoding), err=True)
    return 1


def internal(error: Exception, command: Sequence[str], module: str = "") -> Refusal:
    """A fault of ours: what it was, and a file that reproduces it."""
    rerun = "; raise-opt --run-reproducer runs it" if module else ""
    return Refusal("RK099", summary(error), hint=f"{reproducer(error, command, module)}{rerun}")


def summary(error: Exception) -> str:
    """The first line that an exception says, shortened."""
    said = str(error).strip()
    return shortened(said.splitlines()[0]) if said else type(error).__name__


def reproducer(error: BaseException, command: Sequence[str], module: str = "") -> str:
    """Where the command, the traceback and the module are written."""
    trace = "".join(traceback.format_exception(error))
    notes = [f"// {shlex.join(command)}", *(f"// {line}" for line in trace.splitlines())]
    first, _, rest = module.partition("\n")
    text = "\n".join([first, *notes, rest]) if module else "\n".join(notes)
    try:
        with tempfile.NamedTemporaryFile(
            "wb", prefix="raise-kernel-", suffix=".mlir", delete=False
        ) as file:
            file.write(text.encode(errors="backslashreplace"))
    except OSError as problem:
        return f"no reproducer could be written: {problem.strerror}"
    return f"a reproducer is in {file.name}"


def _operating_system(error: OSError) -> Refusal:
    """What the operating system would not do."""
    about = f" ({error.filename})" if error.filename is not None else ""
    return Refusal("RK019", f"{error.strerror or error}{about}")


def _out_of_memory(error: Exception) -> Refusal | None:
    """RK043, if that is what an exception of XLA, NumPy or Python means."""
    known = ("RESOURCE_EXHAUSTED", "bad_alloc", "Unable to allocate")
    if not isinstance(error, MemoryError) and not any(word in str(error) for word in known):
        return None
    hint = "smaller arrays, or a machine with more memory"
    return Refusal("RK043", f"memory ran out: {summary(error)}", hint=hint)
