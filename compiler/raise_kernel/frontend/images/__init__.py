"""Textures and surfaces as ordinary memory: their instructions become loads, stores, arithmetic."""
