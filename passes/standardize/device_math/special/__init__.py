"""Special functions: Bessel functions, the gamma function, the error functions."""
