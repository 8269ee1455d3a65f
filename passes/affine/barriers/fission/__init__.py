"""Values live between thread loops: rematerialized, expanded, or lifted out of the loops."""
