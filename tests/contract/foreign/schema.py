"""Reads the document, and validates requests against it: as much of JSON Schema as its requests use."""

import json
import re
from datetime import date
from pathlib import Path
from urllib.parse import parse_qs, unquote

DOCUMENT = json.loads((Path(__file__).parents[3] / "generated" / "openapi.json").read_text())


def resolve(node):
    while "$ref" in node:
        target = DOCUMENT
        for part in node["$ref"][2:].split("/"):
            target = target[part.replace("~1", "/").replace("~0", "~")]
        node = {**target, **{key: value for key, value in node.items() if key != "$ref"}}
    return node


class Operation:
    def __init__(self, path, method, item):
        self.id = item["operationId"]
        self.method = method.upper()
        self.path = path
        self.parameters = [resolve(each) for each in item["parameters"]]
        self.security = item.get("security", DOCUMENT["security"])
        self.ignores_token = item.get("x-token") == "ignored"
        self.needs_token = all("bearerAuth" in each for each in self.security) and not self.ignores_token
        body = item.get("requestBody")
        self.body = resolve(body)["content"]["application/json"]["schema"] if body else None
        names = "".join(
            f"(?P<{part[1:-1]}>[^/]+)" if part.startswith("{") else re.escape(part)
            for part in re.split(r"(\{\w+\})", path)
        )
        self.pattern = re.compile(names + r"\Z")
        # A literal path wins over one with a placeholder.
        self.rank = path.count("{")


OPERATIONS = sorted(
    (
        Operation(path, method, item)
        for path, methods in DOCUMENT["paths"].items()
        for method, item in methods.items()
    ),
    key=lambda operation: operation.rank,
)

IS_OF = {
    "string": lambda value: isinstance(value, str),
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
    "array": lambda value: isinstance(value, list),
    "object": lambda value: isinstance(value, dict),
    "number": lambda value: isinstance(value, (int, float)) and not isinstance(value, bool),
    "integer": lambda value: not isinstance(value, bool)
    and (isinstance(value, int) or (isinstance(value, float) and value.is_integer())),
}


def is_date(text):
    try:
        return bool(re.fullmatch(r"\d{4}-\d\d-\d\d", text)) and bool(date.fromisoformat(text))
    except ValueError:
        return False


FORMATS = {
    "date": is_date,
    "email": lambda text: bool(re.fullmatch(r"[^\s@]+@[^\s@]+\.[^\s@.]+", text)),
}


def coerced(schema, value, bug):
    """A JSON library that is too kind takes "2" for 2."""
    if not bug("coerces-strings"):
        return value
    schema = resolve(schema)
    if isinstance(value, dict):
        fields = schema.get("properties", {})
        return {name: coerced(fields.get(name, {}), inner, bug) for name, inner in value.items()}
    if isinstance(value, list):
        return [coerced(schema.get("items", {}), inner, bug) for inner in value]
    is_text = isinstance(value, str) and schema.get("type") in ("integer", "number")
    try:
        return json.loads(value) if is_text else value
    except ValueError:
        return value


def problems(schema, value, at, bug):
    """What is wrong with a value, in words."""
    schema = resolve(schema)
    types = schema.get("type")
    types = [types] if isinstance(types, str) else types or []
    if bug("coerces-booleans") and isinstance(value, bool) and {"integer", "number"} & set(types):
        value = int(value)
    if types and not any(IS_OF[each](value) for each in types):
        return [f"{at} must be {' or '.join(types)}"]
    found = []
    if "enum" in schema and value not in schema["enum"] and not bug("enum-unchecked"):
        found.append(f"{at} must be one of {schema['enum']}")
    if isinstance(value, str):
        found += text_problems(schema, value, at, bug)
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        if value < schema.get("minimum", value) and not bug("minimum-unchecked"):
            found.append(f"{at} must be >= {schema['minimum']}")
        if value > schema.get("maximum", value):
            found.append(f"{at} must be <= {schema['maximum']}")
    elif isinstance(value, list):
        if len(value) < schema.get("minItems", 0) and not bug("empty-cart-accepted"):
            found.append(f"{at} has too few items")
        if len(value) > schema.get("maxItems", len(value)):
            found.append(f"{at} has too many items")
        if schema.get("uniqueItems") and len({json.dumps(each) for each in value}) < len(value):
            found.append(f"{at} has an item twice")
        for index, each in enumerate(value):
            found += problems(schema.get("items", {}), each, f"{at}.{index}", bug)
    elif isinstance(value, dict):
        found += object_problems(schema, value, at, bug)
    return found


def text_problems(schema, value, at, bug):
    found = []
    if len(value) < schema.get("minLength", 0):
        found.append(f"{at} is too short")
    if len(value) > schema.get("maxLength", len(value)) and not bug("length-unchecked"):
        found.append(f"{at} is too long")
    pattern = schema.get("pattern")
    if pattern and not bug("pattern-unchecked") and not re.search(re.sub(r"\$$", r"\\Z", pattern), value):
        found.append(f"{at} must match {pattern}")
    if not FORMATS.get(schema.get("format"), lambda _: True)(value) and not bug("format-unchecked"):
        found.append(f"{at} must be a {schema['format']}")
    return found


def object_problems(schema, value, at, bug):
    found = [f"{at}.{name} is missing" for name in schema.get("required", []) if name not in value]
    if len(value) < schema.get("minProperties", 0):
        found.append(f"{at} is empty")
    properties = schema.get("properties", {})
    for name, inner in value.items():
        if name in properties:
            found += problems(properties[name], inner, f"{at}.{name}", bug)
        elif schema.get("additionalProperties") is False and not bug("unknown-fields-accepted"):
            found.append(f"{at}.{name} is not known")
    return found


ALTERNATIVES = {"client_id": "client-id", "device_id": "device-id"}


def read_parameters(operation, match, query, headers, bug):
    """The typed parameters by name, and what is wrong with them."""
    sent = parse_qs(query, keep_blank_values=True)
    values, found = {}, []
    for parameter in operation.parameters:
        name, place = parameter["name"], parameter["in"]
        if place == "path":
            raw = unquote(match.group(name))
        elif place == "query":
            raw = sent.get(name, [None])[-1]
        else:
            other = None if bug("hyphens-unknown") else headers.get(ALTERNATIVES.get(name, name))
            raw = headers.get(name, other)
        if raw is None:
            if parameter.get("required") and not (bug("client-id-optional") and name == "client_id"):
                found.append(f"{name} is missing")
            continue
        if raw == "" and not parameter.get("allowEmptyValue"):
            if not bug("empty-accepted"):
                found.append(f"{name} must not be empty")
            continue
        schema = resolve(parameter["schema"])
        values[name] = typed(schema, raw)
        found += problems(schema, values[name], name, bug)
    return values, found


def typed(schema, raw):
    kind = schema.get("type")
    if kind == "array":
        return raw.split(",")
    if kind == "boolean":
        return {"true": True, "false": False}.get(raw, raw)
    if kind in ("integer", "number"):
        try:
            return float(raw) if re.fullmatch(r"-?\d+\.\d+", raw) else int(raw) if re.fullmatch(r"-?\d+", raw) else raw
        except ValueError:
            return raw
    return raw
