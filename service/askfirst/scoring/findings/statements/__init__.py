"""What findings and the classifier share: where words of a list stand, how a stretch is quoted, what "or" offers."""
