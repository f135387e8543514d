"""Drives `palpable lsp` by the public Python client pygls: every request in both encodings, edits of unsaved text, files that can't be read, and the end.

    editors.py BINARY
"""
import asyncio
import json
import pathlib
import statistics
import sys
import tempfile
import time

from lsprotocol import types as lsp
from pygls.lsp.client import BaseLanguageClient

BINARY = sys.argv[1]
TOKENS = """{
  "color": {
    "$type": "color",
    "ink": { "$value": "#94a3b8" },
    "é😀": { "$value": "#000000" }, "paper": { "$value": "#ffffff" },
    "slate": { "500": { "$value": "#64748b" }, "400": { "$value": "#94a3b8" }, "600": { "$value": "#475569" } },
    "hint": { "$value": "{color.slate.400}" }
  }
}
"""
CONTRACT = """{
  "name": "Editors",
  "tokens": ["tokens.json"],
  "pairings": [
    { "text": "color.ink", "on": "color.paper" },
    { "text": "color.hint", "on": "color.paper" }
  ]
}
"""


class Client(BaseLanguageClient):
    """A client that keeps the newest diagnostics of each file."""

    def __init__(self):
        super().__init__("palpable", "1")
        self.diagnostics, self.arrived = {}, asyncio.Event()

        @self.feature(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def _(params: lsp.PublishDiagnosticsParams):
            self.diagnostics[params.uri] = params
            self.arrived.set()

        @self.feature(lsp.CLIENT_REGISTER_CAPABILITY)
        def _(params):
            self.registered = params
            return None

    async def published(self, uri, version=None):
        """Waits for the diagnostics of a file with a version."""
        while True:
            found = self.diagnostics.get(uri)
            if found and (version is None or found.version == version):
                return found.diagnostics
            self.arrived.clear()
            await asyncio.wait_for(self.arrived.wait(), 30)


def check(condition, what):
    if not condition:
        sys.exit(f"palpable lsp: {what}")


def units(text, encoding):
    return len(text.encode()) if encoding == "utf-8" else len(text.encode("utf-16-le")) // 2


def place(text, part, encoding):
    """Returns the range of a part of a text."""
    start = text.index(part)
    line = text.count("\n", 0, start)
    first = start - (text.rfind("\n", 0, start) + 1)
    before = text.split("\n")[line][:first]
    character = units(before, encoding)
    return lsp.Range(lsp.Position(line, character), lsp.Position(line, character + units(part, encoding)))


async def start(folder, encodings):
    client = Client()
    await client.start_io(BINARY, "lsp")
    capabilities = lsp.ClientCapabilities(
        general=lsp.GeneralClientCapabilities(position_encodings=encodings),
        workspace=lsp.WorkspaceClientCapabilities(
            workspace_edit=lsp.WorkspaceEditClientCapabilities(document_changes=True),
            did_change_watched_files=lsp.DidChangeWatchedFilesClientCapabilities(dynamic_registration=True),
        ),
    )
    result = await client.initialize_async(
        lsp.InitializeParams(capabilities=capabilities, root_uri=folder.as_uri(), process_id=None)
    )
    client.initialized(lsp.InitializedParams())
    return client, result


def open_file(client, path, text=None, version=1):
    text = path.read_text() if text is None else text
    client.text_document_did_open(
        lsp.DidOpenTextDocumentParams(lsp.TextDocumentItem(path.as_uri(), "json", version, text))
    )


async def every_request(folder, encoding):
    kind = lsp.PositionEncodingKind(encoding)
    client, result = await start(folder, [kind])
    check(result.capabilities.position_encoding == encoding, f"encoding {result.capabilities.position_encoding}")
    tokens, contract = folder / "tokens.json", folder / "palpable.json"
    document = lsp.TextDocumentIdentifier(tokens.as_uri())
    open_file(client, tokens)
    open_file(client, contract)

    found = await client.published(tokens.as_uri(), 1)
    ink = next(item for item in found if item.message.startswith("color.ink on color.paper"))
    check(ink.severity == lsp.DiagnosticSeverity.Error and ink.code == "contrast-minimum", f"{ink}")
    check(ink.range == place(TOKENS, '"#94a3b8"', encoding), f"range {ink.range}")
    check(ink.code_description.href.startswith("https://www.w3.org/"), "no address of the rule")
    check(any(item.location.uri == contract.as_uri() for item in ink.related_information), "no declaration")

    hover = await client.text_document_hover_async(lsp.HoverParams(document, ink.range.start))
    check("**2.56:1**; requires 4.5:1, fails" in hover.contents.value, hover.contents.value)

    colors = await client.text_document_document_color_async(lsp.DocumentColorParams(document))
    check(len(colors) == 6, f"{len(colors)} colors")
    black = next(color for color in colors if color.color.red == 0)
    check(black.range == place(TOKENS, "#000000", encoding), f"range behind other characters: {black.range}")
    chosen = await client.text_document_color_presentation_async(
        lsp.ColorPresentationParams(document, lsp.Color(0.4, 0.4, 0.6, 1.0), black.range)
    )
    check(chosen[0].text_edit.new_text and chosen[0].label == "#666699", f"{chosen}")

    actions = await client.text_document_code_action_async(
        lsp.CodeActionParams(document, ink.range, lsp.CodeActionContext([ink]))
    )
    titles = [action.title for action in actions]
    check(titles[0].startswith("Change color.ink to #") and actions[0].is_preferred, f"{titles}")
    check(any(title.startswith("Waive contrast-minimum") for title in titles), f"{titles}")
    hint = next(item for item in found if item.message.startswith("color.hint on"))
    repoint = await client.text_document_code_action_async(
        lsp.CodeActionParams(document, hint.range, lsp.CodeActionContext([hint]))
    )
    edits = [action for action in repoint if action.title.startswith("Repoint color.hint to color.slate.500")]
    check(edits, f"{[action.title for action in repoint]}")

    hints = await client.text_document_inlay_hint_async(
        lsp.InlayHintParams(
            lsp.TextDocumentIdentifier(contract.as_uri()), lsp.Range(lsp.Position(0, 0), lsp.Position(99, 0))
        )
    )
    check([item.label.split(" ")[-1] for item in hints] == ["2.56:1", "2.56:1"], f"{hints}")

    names = await client.text_document_completion_async(
        lsp.CompletionParams(lsp.TextDocumentIdentifier(contract.as_uri()), place(CONTRACT, "olor.ink", encoding).start)
    )
    check("color.slate.500" in [item.label for item in names.items], f"{names}")

    # The preferred action, as the editor would apply it, without saving.
    edit = actions[0].edit.document_changes[0]
    check(edit.text_document.version == 1, f"{edit}")
    change = edit.edits[0]
    client.text_document_did_change(
        lsp.DidChangeTextDocumentParams(
            lsp.VersionedTextDocumentIdentifier(2, tokens.as_uri()),
            [lsp.TextDocumentContentChangePartial(text=change.new_text, range=change.range)],
        )
    )
    found = await client.published(tokens.as_uri(), 2)
    check(not any(item.message.startswith("color.ink on") and item.severity == 1 for item in found), f"{found}")
    check("#94a3b8" in tokens.read_text(), "the server wrote a file")

    # A text that can't be read has one diagnostic at its place, and the next good one is audited again.
    client.text_document_did_change(
        lsp.DidChangeTextDocumentParams(
            lsp.VersionedTextDocumentIdentifier(3, tokens.as_uri()), [lsp.TextDocumentContentChangeWholeDocument("{\n  x")]
        )
    )
    found = await client.published(tokens.as_uri(), 3)
    check(len(found) == 1 and found[0].range.start == lsp.Position(1, 2), f"{found}")
    check(not found[0].message.startswith("tokens.json"), found[0].message)
    check(await client.text_document_hover_async(lsp.HoverParams(document, lsp.Position(0, 0))) is None, "hover")
    client.text_document_did_change(
        lsp.DidChangeTextDocumentParams(
            lsp.VersionedTextDocumentIdentifier(4, tokens.as_uri()), [lsp.TextDocumentContentChangeWholeDocument(TOKENS)]
        )
    )
    found = await client.published(tokens.as_uri(), 4)
    check(any(item.message.startswith("color.ink on") for item in found), f"{found}")

    client.text_document_did_close(lsp.DidCloseTextDocumentParams(document))
    client.text_document_did_close(lsp.DidCloseTextDocumentParams(lsp.TextDocumentIdentifier(contract.as_uri())))
    await client.shutdown_async(None)
    client.exit(None)
    await asyncio.wait_for(client._server.wait(), 30)
    check(client._server.returncode == 0, f"exit code {client._server.returncode}")
    return len(titles) + 8


async def edits(folder, count):
    """Returns the times from an edit to its diagnostics at 500 tokens, in milliseconds."""
    names = [f"t{index}" for index in range(400)]
    surfaces = [f"s{index}" for index in range(100)]
    lines = [f'    "{name}": {{ "$value": "#{index % 64:02x}5060" }}' for index, name in enumerate(names)]
    lines += [f'    "{name}": {{ "$value": "#f{index % 16:x}f8f0" }}' for index, name in enumerate(surfaces)]
    text = '{ "color": { "$type": "color",\n' + ",\n".join(lines) + "\n} }\n"
    (folder / "tokens.json").write_text(text)
    pairings = [{"text": f"color.t{index}", "on": [f"color.s{(index + k) % 100}" for k in range(4)]} for index in range(400)]
    (folder / "palpable.json").write_text(json.dumps({"name": "Large", "tokens": ["tokens.json"], "pairings": pairings}))
    client, _ = await start(folder, [lsp.PositionEncodingKind.Utf8])
    path = folder / "tokens.json"
    open_file(client, path)
    await client.published(path.as_uri(), 1)
    times = []
    for index in range(count):
        line = 1 + index % 400
        column = lines[index % 400].index("#") + 1
        change = lsp.TextDocumentContentChangePartial(
            text=f"{index % 100:02d}", range=lsp.Range(lsp.Position(line, column), lsp.Position(line, column + 2))
        )
        begin = time.perf_counter()
        client.text_document_did_change(
            lsp.DidChangeTextDocumentParams(lsp.VersionedTextDocumentIdentifier(index + 2, path.as_uri()), [change])
        )
        await client.published(path.as_uri(), index + 2)
        times.append((time.perf_counter() - begin) * 1000)
    await client.shutdown_async(None)
    client.exit(None)
    return sorted(times)


async def main():
    for encoding in ("utf-8", "utf-16"):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name).resolve()
            (folder / "tokens.json").write_text(TOKENS)
            (folder / "palpable.json").write_text(CONTRACT)
            count = await every_request(folder, encoding)
            print(f"{encoding}: {count} answers as expected")
    with tempfile.TemporaryDirectory() as name:
        times = await edits(pathlib.Path(name).resolve(), 200)
        at = times[int(len(times) * 0.95)]
        print(f"500 tokens, 200 edits: median {statistics.median(times):.1f} ms, 95th percentile {at:.1f} ms to diagnostics")


asyncio.run(main())
