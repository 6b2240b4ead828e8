"""Measuring: labelled files in, accuracy and misses out. The learning parts build on it."""
