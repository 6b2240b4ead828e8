"""A large model as second opinion: any endpoint with the chat-completions protocol. Imported where one is set."""
