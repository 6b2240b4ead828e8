"""The settings of a running service: environment variables named ASKFIRST_*, nothing else."""

from askfirst.settings.environment import OTHERS, load_settings, misspelt
from askfirst.settings.values import Settings

__all__ = ["OTHERS", "Settings", "load_settings", "misspelt"]
