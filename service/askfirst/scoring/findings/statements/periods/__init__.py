"""When a statement holds: the days named in it, stretches from a start to an end and the lengths that fit them."""
