"""The measured promises: ``python -m bench`` prints them beside their aims; ``python -m bench.kills``
kills a process while it saves, again and again, and looks for what is lost."""
