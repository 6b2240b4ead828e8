"""Named finders in code."""

from collections.abc import Sequence

from askfirst.rules.nodes.material import Material
from askfirst.rules.nodes.node import Node
from askfirst.text.demands import Demands
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


class Found(Node):
    """A named finder in code, for what phrases cannot say."""

    def __init__(self, name: str, demands: Demands = ()) -> None:
        self.name, self.asked = name, demands

    def demands(self) -> Demands:
        return self.asked

    def places(self, reading: Reading) -> Sequence[Hit]:
        return ()

    def triggers(self, material: Material) -> Sequence[Hit]:
        return material.findings(self.name)

    def holds(self, material: Material, trigger: Hit | None) -> bool:
        return bool(material.findings(self.name))
