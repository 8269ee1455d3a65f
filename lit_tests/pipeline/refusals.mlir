// One error each, without a traceback, with exit code 1.

// RUN: not raise-kernel %examples/jacobi2d.ll --kernel jacobi3d --grid 1 --block 32 2>&1 | filecheck %s --check-prefix=NAME
// RUN: not raise-kernel %examples/saxpy.ll --grid 1 --block 32 --arg 128 2>&1 | filecheck %s --check-prefix=COUNT
// RUN: not raise-kernel %examples/saxpy.ll --grid 1 --block 2048 --arg 1 --arg 1.0 --arg f32[1] --arg f32[1] 2>&1 | filecheck %s --check-prefix=LAUNCH
// RUN: not raise-kernel %examples/saxpy.cu.missing --grid 1 --block 32 2>&1 | filecheck %s --check-prefix=FILE
// RUN: not raise-kernel %s --grid 1 --block 32 2>&1 | filecheck %s --check-prefix=TEXT

// NAME: error[RK003]: no kernel is called jacobi3d
// NAME: help: did you mean jacobi2d?
// COUNT: error[RK005]: saxpy(int, float, float const*, float*) takes 4 arguments, not 1
// LAUNCH: error[RK007]
// FILE: error[RK019]
// TEXT: error[RK001]
