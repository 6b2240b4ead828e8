"""`/answer/{token}`: the page on which a person answers. GET shows, POST answers."""
