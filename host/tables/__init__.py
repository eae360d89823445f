"""Tables: seating, answering, saving, taking back. Knows games and the store, and nothing of messages."""
