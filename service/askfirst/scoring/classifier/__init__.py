"""What a text shows beyond what rules name: features, plain weights, and one calibrated confidence."""
