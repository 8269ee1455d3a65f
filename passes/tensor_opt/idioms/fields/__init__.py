"""What float arithmetic computes, found by running it on the integers modulo a prime."""
