"""Everything that a kernel calls becomes a part of it: device functions, recursion, pointers."""
