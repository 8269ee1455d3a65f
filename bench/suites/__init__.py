"""Suites of CUDA programs, unedited: built by their Makefiles, run, and judged by what they print.

    python -m bench.suites FOLDER [--arguments FILE.json] [--only NAME ...] [--json FILE]

Nothing of a suite is committed here. See docs/guide/cuda-programs.md.
"""
