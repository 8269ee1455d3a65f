"""Guards: conditions on lanes as bounds, and those that are implied dropped."""
