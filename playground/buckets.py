"""Rate limits as Discord counts them: so many requests of a route to one place in so many seconds."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass

#: ``(route, requests, seconds)``; a route not listed has the last one's.
LIMITS = (
    (re.compile(r"POST /channels/(\d+)/messages"), 5, 5.0),
    (re.compile(r"PATCH /channels/(\d+)/messages/\d+"), 5, 5.0),
    (re.compile(r"DELETE /channels/(\d+)/messages/\d+"), 5, 1.0),
    (re.compile(r"GET /channels/(\d+)/messages.*"), 5, 5.0),
    (re.compile(r"POST /users/@me/channels()"), 10, 10.0),
    (re.compile(r"(?:POST|PATCH|GET|DELETE) /webhooks/\d+/([^/?]+).*"), 5, 2.0),
)
GLOBAL = 50
_LOOSE = 1_000


@dataclass
class Bucket:
    """One route to one place."""

    name: str
    limit: int
    window: float
    used: int = 0
    until: float = 0.0

    def headers(self) -> dict[str, str]:
        """What is told of it with each answer."""
        left = max(0.0, self.until - time.monotonic())
        return {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(max(0, self.limit - self.used)),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": self.name,
        }


class Buckets:
    """Counts requests. ``strict``: Discord's usual limits; else limits that nobody meets."""

    def __init__(self, *, strict: bool = False) -> None:
        self.strict = strict
        self._buckets: dict[str, Bucket] = {}
        self._second = Bucket("global", GLOBAL, 1.0)

    def take(self, route: str) -> tuple[Bucket, float, bool]:
        """Count one request: its bucket, the seconds to wait if it is one too many, whether everywhere."""
        bucket = self._find(route)
        wait = self._count(bucket)
        if wait or not self.strict or "/interactions/" in route or "/webhooks/" in route:
            return bucket, wait, False
        wait = self._count(self._second)
        return bucket, wait, wait > 0

    def _count(self, bucket: Bucket) -> float:
        now = time.monotonic()
        if now >= bucket.until:
            bucket.used, bucket.until = 0, now + bucket.window
        if bucket.used >= bucket.limit:
            return round(bucket.until - now, 3) or 0.001
        bucket.used += 1
        return 0.0

    def _find(self, route: str) -> Bucket:
        at, place, limit, window = len(LIMITS), "", _LOOSE, 1.0
        if self.strict:
            for number, (pattern, most, seconds) in enumerate(LIMITS):
                if found := pattern.fullmatch(route):
                    at, place, limit, window = number, found[1], most, seconds
                    break
        key = f"{at}:{place}"
        if key not in self._buckets:
            if len(self._buckets) > 20_000:
                self._buckets.clear()
            self._buckets[key] = Bucket(f"b{at}", limit, window)
        return self._buckets[key]
