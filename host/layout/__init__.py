"""What messages look like: built from a sitting, sent by the publisher or a press."""
