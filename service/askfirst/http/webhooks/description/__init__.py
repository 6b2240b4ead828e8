"""The descriptions of subscriptions, events and deliveries."""

from askfirst.http.webhooks.description.operations import SCHEMAS, paths

__all__ = ["SCHEMAS", "paths"]
