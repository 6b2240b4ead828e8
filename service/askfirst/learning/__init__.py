"""The corpus and training: the only part that imports scikit-learn and jax. Serving never imports it."""
