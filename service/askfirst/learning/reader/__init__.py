"""Training the reader.

`start` gives the weights to begin with, `examples` what is learned from, `network` the model, `training` the loop, and
`export` the file that serves. Needs the extra `reader-train`; the texts of the labels stay outside the repository.
"""
