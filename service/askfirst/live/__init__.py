"""What may change while the service runs: the packs; and the thread that looks whether it did."""
