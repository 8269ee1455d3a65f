"""Blocks with barriers: a loop over the threads for each part between two barriers."""
