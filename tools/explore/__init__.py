"""`raise-kernel explore`: a page on this machine, on which a kernel is raised as one types.

The server (`app`, guarded by `gate`) does no work of the compiler's. It hands requests to processes
(`workers`), each of which does one thing at a time (`worker`) and can be ended at any moment.
"""
