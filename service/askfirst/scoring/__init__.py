"""Scoring: instruction x pack -> issues, rule_score, confidence. Pure: no I/O, no clock."""
