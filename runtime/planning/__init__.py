"""What a program would take on more devices than there are here."""
