"""Where a playground is found, and the token that it takes."""

from __future__ import annotations

from dataclasses import dataclass

HOST = "127.0.0.1"


@dataclass
class Address:
    """A port on loopback; 0 until it is known."""

    port: int = 0
    token: str = "playground.token.of-no-worth"

    @property
    def base(self) -> str:
        """Of requests."""
        return f"http://{HOST}:{self.port}"

    @property
    def gateway(self) -> str:
        """Of the gateway."""
        return f"ws://{HOST}:{self.port}/gateway"
