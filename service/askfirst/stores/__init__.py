"""The ports for keeping things, implemented: SQLite for one machine, Redis for several replicas, none."""

from askfirst.stores.opening import opened, store_of

__all__ = ["opened", "store_of"]
