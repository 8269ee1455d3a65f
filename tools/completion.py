"""`raise-kernel completion`: click's completion, for the command and its subcommands.

The script that a shell loads runs `raise-kernel` with `_RAISE_KERNEL_COMPLETE=bash_complete` (zsh,
fish) and the words of the line; `completions` answers.
"""

from __future__ import annotations

from collections.abc import Mapping

import click
from click.shell_completion import CompletionItem, ShellComplete, get_completion_class

# tools/raise_kernel.py knows it too: it must not import this file to find out.
VARIABLE = "_RAISE_KERNEL_COMPLETE"
# They parse their own words: what follows is mostly files.
_PROGRAMS = {"run": "Run a whole program.", "c++": "Compile a CUDA C++ program, as nvcc does."}


def script(shell: str, command: click.Command) -> str:
    """What the shell is to load."""
    return _completer(shell, command).source()


def completions(instruction: str, cli: click.Command, commands: Mapping[str, click.Command]) -> str:
    """The answer to a shell, a line each."""
    shell = instruction.partition("_")[0]
    completer = _completer(shell, cli)
    words, incomplete = completer.get_completion_args()
    items: list[CompletionItem]
    if words and words[0] in _PROGRAMS:
        items = [CompletionItem(incomplete, type="file")]
    elif words and words[0] in commands:
        completer = _completer(shell, commands[words[0]])
        items = completer.get_completions(words[1:], incomplete)
    else:
        items = completer.get_completions(words, incomplete)
        if not words:
            items += _subcommands(incomplete, commands)
    return "\n".join(completer.format_completion(item) for item in items)


def _subcommands(incomplete: str, commands: Mapping[str, click.Command]) -> list[CompletionItem]:
    helps = {name: command.get_short_help_str() for name, command in commands.items()}
    return [
        CompletionItem(name, help=text)
        for name, text in sorted({**helps, **_PROGRAMS}.items())
        if name.startswith(incomplete)
    ]


def _completer(shell: str, command: click.Command) -> ShellComplete:
    kind = get_completion_class(shell)
    if kind is None:
        raise click.UsageError(f"no completion for {shell}")
    return kind(command, {}, "raise-kernel", VARIABLE)
