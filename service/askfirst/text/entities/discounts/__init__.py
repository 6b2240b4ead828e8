"""Discounts: what is granted, at which rate and on which condition."""
