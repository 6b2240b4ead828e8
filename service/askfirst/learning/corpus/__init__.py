"""Labelled texts of our own: `corpus/<department>/<theme>.yaml`, read, multiplied and checked."""
