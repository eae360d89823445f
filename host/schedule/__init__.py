"""What happens by time alone: clocks that run out, reminders, and what a crash left undone."""
