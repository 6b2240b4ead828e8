"""The corpus and training: the only part that imports scikit-learn. Serving never imports it."""
