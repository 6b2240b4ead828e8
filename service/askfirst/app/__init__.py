"""Putting it together: settings in, ASGI application out."""

from askfirst.app.application import Service, create_app

__all__ = ["Service", "create_app"]
