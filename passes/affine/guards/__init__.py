"""Guards: turned into loop bounds, dropped where they are implied, split and merged."""
