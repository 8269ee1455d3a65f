"""A raised kernel against the reference executor: inputs, comparison, what excuses a difference."""
