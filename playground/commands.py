"""Application commands: what may be registered, and what a person types into them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from . import payloads
from .errors import BodyErrors
from .state import DM, Channel
from .world import World

_SUB, _GROUP, _STRING, _INTEGER, _BOOLEAN, _USER, _CHANNEL, _NUMBER = 1, 2, 3, 4, 5, 6, 7, 10
_KINDS = {_STRING: "string", _INTEGER: "integer", _BOOLEAN: "boolean", _USER: "user", _NUMBER: "number"}
_NAME = re.compile(r"[-_'\w]{1,32}")


#: What a person gives for an option; people are given by their ids.
Given = str | int | float | bool | None


class Unusable(ValueError):
    """A command that a client would not send."""


def register(world: World, listed: Any) -> list[dict[str, Any]]:
    """Take the whole list of commands; those known by name keep their ids. Raises Refused."""
    errors = BodyErrors()
    if not isinstance(listed, list) or len(listed) > 100:
        errors.bad("0", "APPLICATION_COMMANDS_MAX", "The maximum number of commands is 100.")
        errors.done()
    seen: set[str] = set()
    known = {command["name"]: command["id"] for command in world.state.commands}
    made = []
    for at, command in enumerate(listed):
        name = command.get("name")
        if name in seen:
            errors.bad(
                str(at), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        seen.add(name)
        if _check(errors, str(at), command, top=True) > 8000:
            errors.bad(str(at), "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")
        made.append(
            {
                "type": 1,
                "options": [],
                "default_member_permissions": None,
                "dm_permission": True,
                "nsfw": False,
                **command,
                "id": known.get(name) or str(world.clock.snowflake()),
                "application_id": str(world.bot.id),
                "version": str(world.clock.snowflake()),
            }
        )
    errors.done()
    world.state.commands = made
    world.tell("commands", made)
    return made


def _check(errors: BodyErrors, path: str, node: dict[str, Any], *, top: bool = False) -> int:
    """Check a command or an option; its size in characters."""
    name = errors.text(f"{path}.name", node.get("name"), 32, 1)
    if name and (not _NAME.fullmatch(name) or name != name.lower()):
        errors.bad(f"{path}.name", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    size = len(name)
    if top and node.get("type", 1) != 1:
        return size
    size += len(errors.text(f"{path}.description", node.get("description"), 100, 1))
    choices = errors.count(f"{path}.choices", node.get("choices") or [], 25)
    if choices and node.get("autocomplete"):
        errors.bad(
            path,
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
            "Choices cannot be set with autocomplete",
        )
    for at, choice in enumerate(choices):
        size += len(errors.text(f"{path}.choices.{at}.name", choice.get("name"), 100, 1))
        size += len(errors.text(f"{path}.choices.{at}.value", str(choice.get("value")), 100))
    optional, names = False, set()
    for at, option in enumerate(errors.count(f"{path}.options", node.get("options") or [], 25)):
        here = f"{path}.options.{at}"
        size += _check(errors, here, option)
        if option.get("name") in names:
            errors.bad(here, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists")
        names.add(option.get("name"))
        if option.get("type") not in (_SUB, _GROUP):
            if option.get("required") and optional:
                errors.bad(
                    here,
                    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                    "Required options must be placed before",
                )
            optional = optional or not option.get("required")
    return size


def leaves(world: World) -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Every command that can be given: its whole name, the command, and the part with its options."""
    for command in world.state.commands:
        if command.get("type", 1) == 1:
            yield from _leaves(command["name"], command, command)


def _leaves(
    name: str, root: dict[str, Any], node: dict[str, Any]
) -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    below = [option for option in node.get("options") or [] if option.get("type") in (_SUB, _GROUP)]
    if not below:
        yield name, root, node
    for child in below:
        yield from _leaves(f"{name} {child['name']}", root, child)


def described(world: World) -> list[dict[str, Any]]:
    """All commands for the page."""
    return [
        {
            "name": name,
            "description": leaf.get("description", ""),
            "restricted": root.get("default_member_permissions") is not None,
            "options": [
                {
                    "name": option["name"],
                    "description": option.get("description", ""),
                    "type": _KINDS.get(option["type"], "string"),
                    "required": bool(option.get("required")),
                    "choices": [{"name": c["name"], "value": c["value"]} for c in option.get("choices") or []]
                    or None,
                    "autocomplete": bool(option.get("autocomplete")),
                    "min": option.get("min_value"),
                    "max": option.get("max_value"),
                }
                for option in leaf.get("options") or []
            ],
        }
        for name, root, leaf in leaves(world)
    ]


def invocation(
    world: World, channel: Channel, name: str, options: Mapping[str, Given], focused: str | None = None
) -> dict[str, Any]:
    """An interaction's data for a command. ``focused``: the option being typed (autocomplete).

    Raises Unusable for what a client would not let a person send.
    """
    found = next((entry for entry in leaves(world) if entry[0] == name), None)
    if found is None:
        raise Unusable(f"There is no command /{name}.")
    _, root, leaf = found
    contexts = root.get("contexts")
    if contexts is not None and (1 if channel.kind == DM else 0) not in contexts:
        raise Unusable(f"/{name} cannot be used here.")
    known = {option["name"]: option for option in leaf.get("options") or []}
    if unknown := set(options) - set(known):
        raise Unusable(f"/{name} has no option {sorted(unknown)[0]}.")
    resolved: dict[str, dict[str, Any]] = {}
    given: list[dict[str, Any]] = []
    for key, option in known.items():
        if options.get(key) is not None:
            value = _value(world, option, options[key], resolved, checked=focused is None)
            given.append({"name": key, "type": option["type"], "value": value})
        elif option.get("required") and focused is None:
            raise Unusable(f"/{name} needs {key}.")
        if key == focused:
            if options.get(key) is None:
                given.append({"name": key, "type": option["type"], "value": ""})
            given[-1]["focused"] = True
    for part in reversed(name.split(" ")[1:]):
        kind = _SUB if part == leaf["name"] else _GROUP
        given = [{"name": part, "type": kind, "options": given}]
    data: dict[str, Any] = {"id": root["id"], "name": root["name"], "type": 1, "options": given}
    if resolved:
        data["resolved"] = resolved
    return data


def _value(
    world: World, option: dict[str, Any], value: Any, resolved: dict[str, dict[str, Any]], *, checked: bool
) -> Any:
    kind, name = option["type"], option["name"]
    if not checked:
        return value if isinstance(value, int | float | bool) and kind != _USER else str(value)
    try:
        if kind == _INTEGER:
            value = int(value)
        elif kind == _NUMBER:
            value = float(value)
        elif kind == _BOOLEAN:
            value = value if isinstance(value, bool) else str(value).lower() in ("true", "yes", "1")
        elif kind == _USER:
            someone = world.state.users[int(value)]
            resolved.setdefault("users", {})[str(someone.id)] = payloads.user(someone)
            if someone.member:
                resolved.setdefault("members", {})[str(someone.id)] = payloads.member(
                    someone, with_user=False
                )
            return str(someone.id)
        else:
            value = str(value)
    except (TypeError, ValueError, KeyError):
        raise Unusable(f"{name}: {value!r} does not fit.") from None
    choices = option.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        raise Unusable(f"{name}: {value!r} is not among the choices.")
    least, most = option.get("min_value"), option.get("max_value")
    if kind in (_INTEGER, _NUMBER) and (
        (least is not None and value < least) or (most is not None and value > most)
    ):
        raise Unusable(f"{name} is from {least} to {most}.")
    if kind == _STRING and not option.get("min_length", 0) <= len(value) <= option.get("max_length", 6000):
        raise Unusable(f"{name} is too short or too long.")
    return value
