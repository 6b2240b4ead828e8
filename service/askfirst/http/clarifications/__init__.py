"""`/v1/clarifications`: clarifications that the service keeps."""
