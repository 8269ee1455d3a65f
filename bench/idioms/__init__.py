"""Which idioms are recognized, and how: one row each."""
