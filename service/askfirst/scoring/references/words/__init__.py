"""Words read without a tagger: the class of each, verbs, names, and the sorts of things that they stand for."""
