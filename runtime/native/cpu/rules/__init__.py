"""Rules: what each operation becomes, on vectors of lanes that run in lock step."""
