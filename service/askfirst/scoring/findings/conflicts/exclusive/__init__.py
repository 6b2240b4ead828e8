"""One only, and another one besides: only Ann may see it, cc Bob."""
