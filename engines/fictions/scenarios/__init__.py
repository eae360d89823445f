"""The six Scenarios. Each is found by being here."""
