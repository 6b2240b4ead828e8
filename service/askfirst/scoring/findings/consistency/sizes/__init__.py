"""Figures against a limit, a comparison, a capacity, an age, a shape."""

from askfirst.rules.nodes import MaterialFinder
from askfirst.scoring.findings.consistency.sizes.ages import too_young
from askfirst.scoring.findings.consistency.sizes.beyond import beyond_bound
from askfirst.scoring.findings.consistency.sizes.bounds import limit_exceeded
from askfirst.scoring.findings.consistency.sizes.capacity import over_capacity
from askfirst.scoring.findings.consistency.sizes.comparisons import wrong_comparison, wrong_direction
from askfirst.scoring.findings.consistency.sizes.shapes import wrong_shape

SIZES: dict[str, MaterialFinder] = {
    "beyond_bound": beyond_bound,
    "too_young": too_young,
    "limit_exceeded": limit_exceeded,
    "over_capacity": over_capacity,
    "wrong_comparison": wrong_comparison,
    "wrong_direction": wrong_direction,
    "wrong_shape": wrong_shape,
}
