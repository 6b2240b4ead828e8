"""What the outside must offer, as interfaces; `stores`, `delivery` and `llm` implement them.

Times are whole milliseconds since 1970-01-01 UTC. Everything kept is an immutable value.
"""

from askfirst.ports.counts import *
from askfirst.ports.events import *
from askfirst.ports.ids import new_id as new_id
from askfirst.ports.owners import *
from askfirst.ports.records import *
from askfirst.ports.store import *
