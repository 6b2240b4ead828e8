"""Examples to click: what departments write, in several languages, clear and unclear."""

from typing import NamedTuple

from askfirst.http.playground.entered import Entered


class Example(NamedTuple):
    """What it shows, in two words, and the form filled in."""

    name: str
    entered: Entered


EXAMPLES = (
    Example("Sales", Entered(text="Offer Harbour Foods a better price if they sign soon", department="sales")),
    Example(
        "Sales, clear",
        Entered(
            text="Send the renewal quote for 40 seats at EUR 18 per seat and month to "
            "dana.wolf@harbourfoods.example by 14 March 2027, 17:00 CET",
            department="sales",
        ),
    ),
    Example(
        "Marketing",
        Entered(text="Start the spring campaign for young families as soon as possible", department="marketing"),
    ),
    Example(
        "Operations",
        Entered(text="Move the leftover pallets to the other hall, it is urgent", department="operations"),
    ),
    Example("Soft words", Entered(text="Write a nice summary of report R-7")),
    Example("A conflict", Entered(text="Cancel Tuesday's training and keep it as planned")),
    Example(
        "A name with candidates",
        Entered(text="Invite Alex to the review on 12 April 2027 at 10:00", candidates="Alex Kim\nAlex Brandt"),
    ),
    Example(
        "With history",
        Entered(
            text="Send it to her before lunch",
            history="user: The lease for Nora Lind is ready: lease-2027.pdf\nassistant: Shall I send it?",
        ),
    ),
    Example("Deutsch", Entered(text="Gib dem Kunden einen ordentlichen Rabatt auf das Angebot", department="sales")),
    Example("繁體中文", Entered(text="請盡快處理那批貨", department="operations")),
    Example("Español", Entered(text="Publica algo bonito sobre la nueva colección", department="marketing")),
    Example("Português", Entered(text="Mande isso para eles o quanto antes")),
    Example("Français", Entered(text="Dites-lui que la livraison aura un peu de retard", department="operations")),
)
