"""What a request's fields can stand for, by their names: who, what, where, how much, or nothing of the matter."""
