"""Opposites of one thing at one time: closed and open, kept unopened and counted, forbidden and ordered.

The lexicon gives the two poles of a question as lists `<pole>_yes` and `<pole>_no`, states with the deeds that end
them as `kept_<n>` and `broken_<n>`, what is ruled out in so many words with what does it all the same as `barred_<n>`
and `done_<n>`. All are claims, and one comparison tells whether two claims exclude each other.
"""
