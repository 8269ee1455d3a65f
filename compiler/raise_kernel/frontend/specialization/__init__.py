"""One launch of one kernel: what it fixes is constant, what LLVM knows is folded."""
