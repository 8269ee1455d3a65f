"""Kernels of public suites against the reference executor, on adversarial inputs.

    python -m bench.corpus FOLDER [-j JOBS] [--seconds S] [--json OUT] [--seed N]

FOLDER holds LLVM IR (.ll), such as clang makes of public suites with `raise-kernel FILE.cu --emit
llvm`; nothing of it belongs here. Where FILE-O1.ll and FILE-O3.ll are both there, a kernel is
judged at one level right after the other. Kernels come in a random order, so that a run that
ends by `--seconds` is a sample.

Nothing says how these kernels are to be called. Launches and arguments are guessed (guesses.py),
and the reference executor runs the kernel alone on them until it finds some on which the kernel
itself is valid. Only then is the kernel raised and compared (judging.py).

OUT gets one JSON line a kernel as it ends. The last line, also printed, is the summary. The exit
code is 1 where a kernel differs, crashes or fails by an internal error.
"""
