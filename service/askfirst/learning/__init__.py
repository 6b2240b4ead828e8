"""The corpus and training: the only part that imports scikit-learn and torch. Serving never imports it."""
