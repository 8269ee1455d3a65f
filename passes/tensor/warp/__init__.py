"""What the threads of a warp or block do together, as tensor operations."""
