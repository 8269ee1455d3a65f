"""Whole CUDA C++ programs: built by clang, run on the virtual device.

`compile` makes objects of sources, `link` makes programs of objects, `host/` is the runtime library
that programs are linked with, and `device/` the process in which the device is.
docs/guide/cuda-programs.md says how they fit together.
"""
