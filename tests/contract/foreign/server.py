"""
A backend of another team, in another language: it shares no code with the project, only the document. Python 3 and its
standard library. `python3 server.py` prints its port and serves one world for each value of the header `x-world`:
`correct`, a variant of it, or the name of a planted bug: the argument of a `bug("…")`.
"""

import gzip
import hashlib
import json
import re
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

import handlers
from schema import OPERATIONS, coerced, problems, read_parameters
from shop import Refused, World

WORLDS = {}
WORLDS_LOCK = threading.Lock()
HEARTBEAT = 14
REQUEST_HEADERS = sorted(
    {each["name"] for operation in OPERATIONS for each in operation.parameters if each["in"] == "header"}
)
ORIGIN = re.compile(r"https://app\.example\Z")
VARIANTS = ("strict", "kwd", "jpy", "german", "slow", "proxy", "minimum", "taxed", "nulls", "plain-methods", "etags", "offsets", "chunked", "fields", "unfinished")

# What the variant of that name doesn't have either.
UNFINISHED = ("listFavorites", "saveFavorite", "deleteFavorite", "saveCard", "deleteMealCard", "rateOrder", "updateProfile")


def world_of(name):
    with WORLDS_LOCK:
        if name not in WORLDS:
            bug, _, variant = name.partition("--")
            WORLDS[name] = World(bug, variant or (bug if bug in VARIANTS else ""))
        return WORLDS[name]


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Without it, each small response waits for the client's acknowledgement.
    disable_nagle_algorithm = True
    wbufsize = 65536

    def log_message(self, *_):
        pass

    def handle_any(self):
        self.world = world_of(self.headers.get("x-world", "correct"))
        bug = self.world.bug
        try:
            if self.world.variant == "slow":
                time.sleep(0.02)
            self.respond()
        except Refused as refused:
            self.send(refused.status, {"code": refused.code, "message": self.text(refused)}, refused.headers)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True
        except Exception as error:  # pylint: disable=broad-except
            print(f"{self.world.name}: {self.command} {self.path}: {error!r}", file=sys.stderr, flush=True)
            self.send(500, {"code": "SERVER_5000", "message": "This is a fault of the server itself."})
        if bug("connection-drops-after-errors"):
            self.close_connection = True

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = do_TRACE = do_PROPFIND = handle_any

    def text(self, refused):
        return "Das ging leider nicht." if self.world.variant == "german" else refused.message

    def respond(self):
        world, bug = self.world, self.world.bug
        url = urlsplit(self.path)
        length = int(self.headers.get("content-length") or 0)
        raw = self.rfile.read(length) if length else b""
        world.calls += 1
        if url.path == "/__clock":
            world.offset += json.loads(raw)["ms"] / 1000
            return self.send(200, {})
        if url.path == "/__confirm":
            return self.confirm(json.loads(raw))
        if url.path.startswith("/receipts/"):
            return self.receipt(url.path.rsplit("/", 1)[1])
        is_proxied = world.variant in ("strict", "proxy")
        if world.variant == "unfinished" and length > 100_000:
            return self.send_raw(413, b"<h1>Too large</h1>", "text/html", {})
        if is_proxied and world.calls % 400 == 7:
            return self.send_raw(429, b"<h1>Too many</h1>", "text/html", {"Retry-After": "1"})
        # As nginx does: without a time.
        if is_proxied and world.calls % 400 == 207:
            return self.send_raw(503, b"<h1>Busy</h1>", "text/html", {})
        if is_proxied and "/sse/" in url.path:
            world.streams += 1
            if world.streams == 1:
                return self.send_raw(429, b"<h1>Too many</h1>", "text/html", {"Retry-After": "1"})
        if is_proxied and length > 100_000:
            return self.send_raw(413, b"<h1>Too large</h1>", "text/html", {})
        if self.command == "OPTIONS" and not bug("no-preflight"):
            return self.preflight()
        matches = [(each, each.pattern.match(url.path)) for each in OPERATIONS]
        matches = [(each, match) for each, match in matches if match]
        found = next(((each, match) for each, match in matches if each.method == self.command), None)
        if not matches:
            raise Refused(200 if bug("unknown-path-is-200") else 404, "FOUND_4040")
        if not found:
            if bug("put-works") and self.command == "PUT":
                return self.send(200, {"code": "200", "data": None})
            if world.variant == "plain-methods":
                raise Refused(404, "FOUND_4040")
            allow = {} if world.variant == "proxy" else {"Allow": ", ".join(each.method for each, _ in matches)}
            raise Refused(405, "METHOD_4050", headers=allow)
        self.call(*found, url.query, raw)

    def call(self, operation, match, query, raw):
        world, bug = self.world, self.world.bug
        handler = getattr(handlers, "op_" + operation.id, None)
        # Some frameworks look at the token and the body first.
        is_late = world.variant == "unfinished"
        if handler is None and not is_late:
            raise Refused(501, "SERVER_5010", "Not yet.")
        headers = {name.lower(): value for name, value in self.headers.items()}
        if bug("unknown-language-is-406") and not re.match("en|de|hi", headers.get("accept-language", "en")):
            raise Refused(406, "LANGUAGE_4060")
        values, wrong = read_parameters(operation, match, query, Lookup(headers), bug)
        if wrong and bug("invalid-before-token"):
            raise Refused(422, "REQUEST_4220", "; ".join(wrong)[:400])
        caller = self.authenticate(operation, headers)
        body = self.read_body(operation, raw, headers, wrong)
        if wrong and not bug("nothing-validated"):
            status = 400 if bug("invalid-is-400") else 422
            raise Refused(status, "REQUEST_4220", "; ".join(wrong)[:400])
        if bug("crashes-on-emoji") and any(ord(char) > 65535 for char in str(values) + str(body)):
            raise ValueError("emoji")
        if handler is None or is_late and operation.id in UNFINISHED:
            raise Refused(501, "SERVER_5010", "Not yet.")
        user = values.get("userId")
        if user is not None and caller and caller["sub"] != user and not bug("path-user-unchecked"):
            raise Refused(403, "AUTH_4030")
        call = handlers.Call(world, values, body, caller, f"http://{self.headers['host']}")
        if operation.id == "streamMachine":
            return self.stream(call)
        # A race needs the lock to be free between looking and making.
        if bug("race-makes-two-orders") and operation.id == "createOrder":
            result = handler(call)
        elif bug("race-overdraws-the-wallet") and operation.id == "createOrder":
            with world.key_locks.setdefault(values["Idempotency-Key"], threading.Lock()):
                result = handler(call)
        elif bug("race-refunds-twice") and operation.id == "createRefund":
            result = handler(call)
        elif bug("race-refunds-twice-at-times") and operation.id == "createRefund" and world.is_racing():
            result = handler(call)
        elif operation.id in ("dispenseOrder", "createRefund") and any(
            [bug("race-dispenses-and-refunds"), bug("race-dispenses-what-is-refunded"), bug("race-refunds-what-is-dispensed")]
        ):
            with world.lock:
                world.settle()
            with world.key_locks.setdefault(operation.id, threading.Lock()):
                result = handler(call)
        else:
            with world.lock:
                world.settle()
                result = handler(call)
        self.send(200, {"code": 200 if bug("code-is-a-number") else "200", **result})

    def authenticate(self, operation, headers):
        world, bug = self.world, self.world.bug
        given = headers.get("authorization")
        if operation.ignores_token and not bug("bad-token-stops-sign-in"):
            return None
        scheme, _, token = (given or "").partition(" ")
        is_bearer = scheme.lower() == "bearer" or bug("any-scheme-accepted")
        caller = world.caller(token, operation.id == "signOut") if is_bearer else None
        if given and not caller and not (bug("bad-token-is-guest") and not operation.needs_token):
            raise Refused(403 if bug("bad-token-is-403") else 401, "AUTH_4010")
        if operation.needs_token and not caller:
            if bug("no-token-needed-for-offers") or bug("token-optional"):
                return {"sub": "nobody", "is_guest_user": True, "family": ""}
            raise Refused(401, "AUTH_4010")
        return caller

    def read_body(self, operation, raw, headers, wrong):
        bug = self.world.bug
        if operation.body is None:
            return None
        kind = headers.get("content-type", "").split(";")[0]
        if kind != "application/json" and not bug("media-type-unchecked"):
            if self.world.variant in ("strict", "proxy"):
                raise Refused(415, "REQUEST_4150")
            wrong.append("the body must be application/json")
            return None
        try:
            body = json.loads(raw)
        except ValueError:
            if bug("crashes-on-bad-json"):
                raise
            wrong.append("the body is not JSON")
            return None
        body = coerced(operation.body, body, bug)
        wrong += problems(operation.body, body, "body", bug)
        return body

    def receipt(self, name):
        world, bug = self.world, self.world.bug
        order = getattr(world, "receipt_of", {}).get(name)
        if not order or bug("receipt-link-is-broken"):
            return self.send(404, {"code": "FOUND_4040", "message": "There is no such receipt."})
        if bug("receipt-of-another-order"):
            order = next(each for each in world.orders.values() if each is not order)
        net = order["quote"]["net_payable_amount"] + (1 if bug("receipt-shows-another-amount") else 0)
        rows = "".join(f"<li>{item['quantity']} × {item['product_id']}</li>" for item in order["items"])
        page = f"<h1>Receipt {order['number']}</h1><ul>{rows}</ul><p>Paid: {world.currency} {net:,.{world.digits}f}</p>"
        self.send_raw(200, page.encode(), "text/html; charset=utf-8", {})

    def confirm(self, payment):
        with self.world.lock:
            handlers.confirm(self.world, payment["order_id"])
        self.send(200, {})

    def cors(self, status):
        world, bug = self.world, self.world.bug
        origin = self.headers.get("origin", "")
        if not ORIGIN.match(origin) or (bug("no-cors-on-errors") and status >= 400):
            return {}
        exposed = "Retry-After" if bug("request-id-hidden") else "X-Request-Id, Retry-After, Date"
        allowed = "*" if bug("cors-star") else origin
        vary = {} if bug("no-vary") else {"Vary": "Origin"}
        return {"Access-Control-Allow-Origin": allowed, "Access-Control-Expose-Headers": exposed, **vary}

    def preflight(self):
        bug = self.world.bug
        names = ", ".join(["authorization", "content-type", *REQUEST_HEADERS])
        if bug("preflight-forgets-the-key"):
            names = names.replace("Idempotency-Key, ", "")
        methods = "GET, POST" if bug("preflight-forgets-patch") else "GET, POST, PUT, PATCH, DELETE"
        self.send_raw(
            200 if bug("preflight-is-200") else 204,
            b"",
            None,
            {
                "Access-Control-Allow-Methods": methods,
                "Access-Control-Allow-Headers": names,
                "Access-Control-Max-Age": "600" if bug("preflight-ages-early") else "86400",
            },
        )

    def send(self, status, value, headers=None):
        bug = self.world.bug
        if bug("errors-are-html") and status >= 400:
            return self.send_raw(status, b"<h1>Error</h1>", "text/html", headers or {})
        if bug("errors-have-no-message") and status >= 400:
            value = {"code": value.get("code", "X")}
        if bug("errors-have-no-code") and status >= 400:
            value = {"error": value.get("message", "X")}
        if bug("no-retry-after") and status == 429:
            headers = {}
        kind = "text/json" if bug("wrong-media-type") else "application/json"
        headers = {**self.language(status), **(headers or {})}
        if bug("done-has-no-body") and value.get("data", 0) is None:
            return self.send_raw(200, b"", None, headers)
        if self.world.variant == "fields":
            value = with_more_fields(value)
        body = json.dumps(value, ensure_ascii=False).encode()
        if self.spoken() == "de" and "/products" in self.path:
            body = body.replace(b'"name": "', b'"name": "Das ')
        if bug("json-has-a-bom"):
            body = b"\xef\xbb\xbf" + body
        if bug("json-is-latin-1"):
            body = json.dumps({**value, "message": "Schön"}, ensure_ascii=False).encode("latin-1", "replace")
        tag = self.tag_of(body) if status == 200 and self.command == "GET" else None
        if tag:
            headers["ETag"] = tag
            if self.headers.get("if-none-match") == tag:
                return self.send_raw(304, b"", None, headers)
        self.send_raw(status, body, kind, headers)

    def tag_of(self, body):
        """A weak ETag: browsers then ask again with it, and take a 304 for "unchanged"."""
        bug = self.world.bug
        if self.world.variant == "etags":
            return f'W/"{hashlib.sha256(body).hexdigest()[:16]}"'
        if bug("etag-never-changes"):
            return f'W/"{self.path}{self.headers.get("authorization", "")[-8:]}"'
        if bug("etag-forgets-the-customer"):
            return f'"{len(body) // 100}"'
        return None

    def spoken(self):
        """The language of the products' names. The header says it, except with a bug."""
        if self.world.variant != "german" and not self.world.bug("content-language-is-not-the-texts"):
            return None
        return "en" if self.headers.get("accept-language", "").startswith("en") else "de"

    def language(self, status):
        if status != 200:
            return {}
        if self.world.bug("content-language-is-a-list"):
            return {"Content-Language": "de, en"}
        spoken = self.spoken()
        if spoken is None:
            return {}
        return {"Content-Language": spoken if self.world.variant == "german" else "en"}

    def send_raw(self, status, body, kind, headers):
        bug = self.world.bug
        all_headers = {**self.cors(status), **headers}
        request_id = self.headers.get("x-request-id")
        if request_id and not bug("no-request-id"):
            all_headers["X-Request-Id"] = "fixed-id" if bug("another-request-id") else request_id
        if bug("responses-stay-in-the-browser") and self.command == "GET":
            all_headers["Cache-Control"] = "public, max-age=60"
        if kind:
            all_headers["Content-Type"] = kind
        if self.world.variant == "proxy" and "gzip" in self.headers.get("accept-encoding", "") and body:
            body = gzip.compress(body, 1)
            all_headers["Content-Encoding"] = "gzip"
        is_chunked = self.world.variant == "chunked" and status not in (204, 304)
        if is_chunked:
            all_headers["Transfer-Encoding"] = "chunked"
        elif status not in (204, 304):
            all_headers["Content-Length"] = str(len(body))
        self.send_response(status)
        for name, value in all_headers.items():
            self.send_header(name.lower() if self.world.variant == "proxy" else name, value)
        self.end_headers()
        if is_chunked:
            for part in (body[:9], body[9:]) if len(body) > 9 else (body,) if body else ():
                self.wfile.write(b"%x\r\n%b\r\n" % (len(part), part))
            body = b"0\r\n\r\n"
        self.wfile.write(body)
        self.wfile.flush()

    def stream(self, call):
        world, bug = self.world, self.world.bug
        status = world.machine(call.values["machineId"])["online_status"]
        self.close_connection = True
        self.send_response(200)
        kind = "application/json" if bug("stream-is-json") else "text/event-stream"
        headers = {"Content-Type": kind, "Cache-Control": "public" if bug("stream-is-stored") else "no-store"}
        if world.variant != "proxy":
            headers["X-Accel-Buffering"] = "yes" if bug("stream-is-buffered") else "no"
        request_id = self.headers.get("x-request-id")
        if request_id and not bug("no-request-id"):
            headers["X-Request-Id"] = request_id
        for name, value in {**self.cors(200), **headers, "Connection": "close"}.items():
            self.send_header(name, value)
        self.end_headers()
        data = {"id": "PY-2" if bug("stream-of-another-machine") else "PY-1", "online_status": status}
        if bug("stream-message-unknown"):
            data = {"status": status}
        first = {"entityName": "machine", "action": "update", "data": data}
        if not bug("stream-starts-late"):
            self.wfile.write(f"data: {json.dumps(first)}\n\n".encode())
            self.wfile.flush()
        if bug("stream-tells-of-orders"):
            time.sleep(1)
            other = {"entityName": "order", "action": "update", "data": {"id": "ord-0001", "status": "Paid"}}
            self.wfile.write(f"data: {json.dumps(other)}\n\n".encode())
            self.wfile.flush()
        if bug("stream-changes-machine"):
            time.sleep(1)
            other = {**first, "data": {"id": "PY-2", "online_status": "offline"}}
            self.wfile.write(f"data: {json.dumps(other)}\n\n".encode())
            self.wfile.flush()
        for _ in range(4):
            time.sleep(60 if bug("stream-is-silent") else HEARTBEAT)
            self.wfile.write(b": still here\n\n")
            self.wfile.flush()


def with_more_fields(value):
    """Clients accept fields that the document doesn't have."""
    if isinstance(value, list):
        return [with_more_fields(each) for each in value]
    if not isinstance(value, dict):
        return value
    # A form sends each of its fields to the provider, and the document closes custom_ingredients.
    inside = {name: inner if name in ("fields", "custom_ingredients") else with_more_fields(inner) for name, inner in value.items()}
    return {**inside, "internal_version": 7}


class Lookup(dict):
    """Headers by their documented names, whatever the case."""

    def __init__(self, headers):
        super().__init__(headers)

    def get(self, name, default=None):
        return super().get(name.lower(), default)


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 256

    def handle_error(self, request, client_address):
        """A client that has left, for example from a stream, is no error."""


if __name__ == "__main__":
    server = Server(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 0), Handler)
    print(server.server_address[1], flush=True)
    # Ends with the process that started it.
    threading.Thread(target=lambda: (sys.stdin.read(), server.shutdown()), daemon=True).start()
    server.serve_forever()
