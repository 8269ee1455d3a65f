"""Tables from LLVM instructions and intrinsics to arith, math, gpu and cf."""
