"""Training of the encoder: the only part that imports jax. Serving never imports it."""
