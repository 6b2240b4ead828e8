"""The descriptions of `/v1/clarifications` and what is below, with examples that are really carried out."""

from askfirst.http.clarifications.description.operations import SCHEMAS, paths

__all__ = ["SCHEMAS", "paths"]
