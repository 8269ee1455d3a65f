"""`raise-kernel run`: whole programs."""
