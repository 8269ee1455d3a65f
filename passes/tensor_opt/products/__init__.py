"""Products of matrices: each computed once, in the form that libraries are fastest at."""
