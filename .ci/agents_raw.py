"""Sends raw bytes to `palpable mcp`: what no client library would send, and a cancellation of a search that runs."""
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

BINARY = sys.argv[1]
PREFIX = "io.modelcontextprotocol/"
META = {PREFIX + "protocolVersion": "2026-07-28", PREFIX + "clientCapabilities": {}}
checks = 0


def check(condition, message):
    global checks
    checks += 1
    if not condition:
        sys.exit(f"WRONG: {message}")


def request(identifier, method, **parameters):
    meta = dict(META, **parameters.pop("meta", {}))
    return json.dumps({"jsonrpc": "2.0", "id": identifier, "method": method, "params": {**parameters, "_meta": meta}}).encode()


class Server:
    def __init__(self, folder, *arguments):
        self.process = subprocess.Popen(
            [BINARY, "mcp", *arguments], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def send(self, data, end=b"\n"):
        self.process.stdin.write(data + end)
        self.process.stdin.flush()

    def line(self):
        return json.loads(self.process.stdout.readline())

    def end(self):
        output, errors = self.process.communicate(timeout=120)
        check(errors == b"", f"standard error: {errors[:300]}")
        check(self.process.returncode == 0, f"exit code {self.process.returncode}")
        return [json.loads(line) for line in output.splitlines()]


def hostile(folder):
    """Every bad line has one error, and a good request behind it is answered."""
    lines = [
        (b"{", -32700), (b"\xff\xfe\x00", -32700), (b"[]", -32600), (b"[1,2]", -32600), (b'"x"', -32600), (b"{}", -32600),
        (b"[" * 200_000, -32700), (b'{"a":' * 100_000, -32700), (b"a" * 3_000_000, -32600),
        (b'{"jsonrpc":"2.0","id":1,"method":"tools/list","id":2}', -32700), (b'{"jsonrpc":"2.0","id":[1],"method":"x"}', -32600),
        (b'{"jsonrpc":"2.0","id":1,"method":"tools/list"}', -32602), (b'{"jsonrpc":"2.0","id":1,"method":5}', -32600),
        (b'{"jsonrpc":"2.0","id":1,"method":"x","params":"y"}', -32600), (b'\xed\xa0\x80', -32700),
        (request(1, "no/such/method"), -32601), (request(1, "tools/call", name="nope"), -32602),
        (request(1, "tools/call", name="audit", arguments=[1]), -32602), (request(1, "tools/call"), -32602),
        (request(1, "resources/read", uri="file:///etc/passwd"), -32602), (request(1, "resources/read", uri=7), -32602),
        (request(1, "tools/list", meta={PREFIX + "protocolVersion": "1999-01-01"}), -32022),
        (request(1, "tools/list", meta={PREFIX + "clientCapabilities": None}), -32602),
        (b"GET / HTTP/1.1\r", -32700), (b"\x00" * 1000, -32700), ("﻿{".encode(), -32700),
    ]
    server = Server(folder)
    for number, (line, code) in enumerate(lines):
        server.send(line)
        answer = server.line()
        check(answer.get("error", {}).get("code") == code, f"{line[:60]}: {answer}")
        server.send(request(f"good {number}", "server/discover"))
        check(server.line()["id"] == f"good {number}", f"the request behind {line[:60]}")
    # A line in pieces, empty lines, and a last line without its end.
    for byte in request("slowly", "server/discover"):
        server.send(bytes([byte]), end=b"")
    server.send(b"\n\n\r\n", end=b"")
    check(server.line()["id"] == "slowly", "a line in pieces")
    server.send(request(2**63 + 1, "tools/call", name="rules", arguments={}), end=b"")
    rest = server.end()
    check([answer["id"] for answer in rest] == [2**63 + 1], "the last line")
    print(f"hostile messages: {len(lines)}, all answered")


def cancellation(folder):
    """A search that runs for minutes has no response once it is cancelled, and calls that wait run at once."""
    server = Server(folder)
    start = time.monotonic()
    server.send(request("slow", "tools/call", name="fix_preview", arguments={"time_limit": 600}, meta={"progressToken": 5}))
    first = server.line()
    check(first.get("method") == "notifications/progress" and first["params"]["progressToken"] == 5, f"progress {first}")
    server.send(request("waiting", "tools/call", name="rules", arguments={}))
    server.send(request("next", "tools/call", name="check", arguments={"foreground": "#000", "backgrounds": ["#fff"]}))
    for identifier in ("waiting", "slow", "unknown", None):
        server.send(json.dumps({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": identifier}}).encode())
    # Answered while the search is still there: requests that need no call don't wait.
    server.send(request("now", "tools/list"))
    answers = [answer for answer in server.end() if "id" in answer]
    check([answer["id"] for answer in answers] == ["now", "next"], f"after a cancellation: {[a['id'] for a in answers]}")
    print(f"cancellation: ended after {time.monotonic() - start:.1f} s")


def gone(folder):
    """A client that closes its end doesn't leave a process behind."""
    server = Server(folder)
    server.process.stdout.close()
    server.send(request(1, "tools/list"))
    server.process.stdin.close()
    check(server.process.wait(timeout=60) == 2, "a client that is gone")


with tempfile.TemporaryDirectory() as name:
    folder = Path(os.path.realpath(name))
    shutil.copytree("Palettes/peptide-fox", folder / "palette")
    hostile(folder / "palette")
    gone(folder / "palette")
    # Many texts on many surfaces, which no colors satisfy soon.
    slow = folder / "slow"
    slow.mkdir()
    tokens = {"$type": "color"}
    for index in range(40):
        gray = 60 + index * 3
        tokens[f"text{index}"] = {"$value": f"#{gray:02x}{(gray * 7) % 256:02x}{(gray * 13) % 256:02x}"}
        tokens[f"page{index}"] = {"$value": f"#{(gray * 5) % 256:02x}{gray:02x}{(gray * 11) % 256:02x}"}
    (slow / "t.json").write_text(json.dumps(tokens))
    (slow / "palpable.json").write_text(json.dumps({"tokens": ["t.json"], "pairings": [{"text": "text*", "on": "page*"}]}))
    cancellation(slow)
    print(f"raw messages: {checks} checks")
