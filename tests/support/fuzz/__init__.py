"""Random bad input for the command-line tools, and what came of it."""
