"""The front door: run · simulate · picture · verify · export · backup · check · sync · play."""

from __future__ import annotations

from cli import app

if __name__ == "__main__":
    app()
