"""Lanes as they run: who goes next, what lanes do together, what the host does for them."""
