"""A text as scoring sees it: words, sentences, what is data, what was found where."""
