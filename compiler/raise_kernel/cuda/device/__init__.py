"""The device process of a CUDA C++ program: `python -m raise_kernel.cuda.device SOCKET FILE`.

It answers the requests of the program's runtime library (`protocol`), on the virtual device's
driver (`requests`), and launches kernels there (`launches`).
"""
