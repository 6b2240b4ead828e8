"""Askfirst over HTTP: routes, problems, pages. Every decision is the gate's."""
