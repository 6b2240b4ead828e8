"""The ports for keeping things, implemented: SQLite for one machine, Redis for several replicas, none."""

from askfirst.stores.opening import store_of

__all__ = ["store_of"]
