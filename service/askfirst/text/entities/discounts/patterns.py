"""Conditions that are told by their wording: once per customer, with the club card, from the third one on."""

import re

from askfirst.text.late import late

PER_HEAD = late(
    r"\b(?:one|once|twice|two|1|2)(?: [a-z]{3,})? per (?!cent)[a-z]{3,}"
    r"|\b(?:with|on showing|against) (?:an? |the |her |his |their |its )?(?:[a-z-]+ ){0,2}"
    r"(?:card|badge|pass|id|receipt|coupon|certificate|membership)\b"
    r"|\b(?:from|above|after|beyond|past|over|beginning with|starting with|starting at) the "
    r"(?:second|third|[a-z]+th|\d+(?:st|nd|rd|th))\b"
    r"|\bfor the first [a-z]+ (?:who|that|to)\b"
    r"|\b(?:while|as long as) [^.,;]{2,40} lasts?\b"
    r"|\bolder than (?:\d|two|three|four|five|six|ten)"
    r"|\b(?:in|with) one (?:order|go|delivery|invoice|purchase|booking)\b"
    r"|\bthe (?:second|third|other) (?:one|piece|item|pair|bottle|box|set) (?:is|at|for|costs|gets)\b"
    r"|\bat \d+(?:/\d+)+ [a-z]+"
    r"|\b(?:buy|order|take|book) [^.;]{3,60} together\b"
    r"|\b(?:pick-up|pickup|collection|collected|cash-and-carry|self-collection)\b"
    r"|\b(?:full|whole|complete) (?:containers?|lorry|lorries|truckloads?|pallets?|trucks?|wagons?)\b"
    r"|\b(?:second|third|fourth|other|next) (?:one )?(?:at )?half\b"
    r"|\b(?:first|one|single) redemption\b"
    r"|\b(?:over|under)[- ]\d\ds\b"
    r"|\b(?:one|two|three|four|five|\d)-(?:year|month) "
    r"(?:signers?|signings?|customers?|commitments?|renewals?|terms?)\b"
    r"|\bat \d[\d.,]* [a-z]+ (?:plus|and up|or more|upwards)\b"
    r"|\bno (?:returns?|refunds?|other (?:offer|discount|rebate)s?)\b"
    r"|\bwith (?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:[a-z-]+ )?"
    r"(?:years|orders|purchases|points|bookings)\b"
    r"|\bfor (?:our |the |all )?(?:[a-z]+ )?(?:members|students|pensioners|residents|seniors|card ?holders|employees)\b"
    r"|\b(?:un)?til+ (?:the )?(?:stock|[a-z]+ stock|stocks?)(?: [a-z]+ \S+)? (?:is|are|runs?|reach(?:es)?) "
    r"|\bconditions? ?: ?[a-z]"
    r"|\b(?:tier|level|status|grade) ['\"\u2018\u201c]\w"
    r"|\bfield \w+[ \w]{0,20}(?:=|is| ) ['\"]"
    r"|\b(?:cash on delivery|bank transfer|prepayment|cash|direct debit) only\b|\bcash on delivery\b"
    r"|\b(?:ex-)?display (?:pieces|models|items)? ?only\b",
    re.IGNORECASE,
)
"""How often somebody gets it, what has to be shown for it, and from which piece on."""
