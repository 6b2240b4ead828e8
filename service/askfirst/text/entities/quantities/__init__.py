"""Quantities with and without a unit, and numbers that are none."""
