"""Recognition of float arithmetic by evaluation on the integers modulo a prime."""
