"""Rodinia's programs, unedited: built, run and compared with the suite's own OpenMP versions.

    python -m bench.rodinia SOURCES [--only NAME ...] [--device cpu|gpu] [--json FILE]

SOURCES is a checkout of the suite; nothing of it is committed here. See
docs/guide/cuda-programs.md.
"""
