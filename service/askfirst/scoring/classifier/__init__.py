"""What the reader sees, how much it counts beside the rules, and how it names what they do not."""
