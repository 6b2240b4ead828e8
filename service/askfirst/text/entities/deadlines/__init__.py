"""Deadlines with a clock time: by 17:00 - due 3pm Friday - 5 pm latest; `zone` as in clock times.

A meeting, a start or a time window is no deadline; opening hours and past events are none either.
"""
