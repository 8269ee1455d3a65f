"""A worker that does what its request says: what goes wrong, goes wrong at once.

What the server does with workers needs no kernel.
"""

from __future__ import annotations

import os
import signal
import sys
import time

from raise_kernel.tools.explore.worker import read, write


def main() -> None:
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    write(answers, {"ready": True})
    while (request := read(requests)) is not None:
        write(answers, {"step": "at work"})
        match request["source"].split():
            case ["sleep", seconds]:
                time.sleep(float(seconds))
            case ["crash", name]:
                print("the last words", file=sys.stderr, flush=True)
                os.kill(os.getpid(), getattr(signal, name))
            case ["exit", code]:
                sys.exit(int(code))
            case ["take", size]:
                kept = bytearray(int(size))
                kept[::4096] = b"x" * len(kept[::4096])
                time.sleep(60)
        write(answers, {"answer": {"process": os.getpid(), "files": request["files"]}})


if __name__ == "__main__":
    main()
