import AuditSession
import SourceText
import TestSupport
import Testing

@testable import AuditCommand

/// Lists of pairings in their order, names among comments, and edits between letters of several bytes.
@Suite struct EditorListTests {
  private static let all = #""range":{"start":{"line":0,"character":0},"end":{"line":99,"character":0}}"#

  private static func client(_ sheet: String, _ contract: String) throws -> (TemporaryFolder, EditorClient) {
    let folder = try TemporaryFolder(["t.css": sheet, "palpable.json": contract])
    let client = try EditorClient(folder.path)
    client.open("t.css", sheet)
    client.open("palpable.json", contract)
    return (folder, client)
  }

  private static func hover(_ client: EditorClient, _ name: String, _ character: Int) throws -> [String] {
    let place = #""position":{"line":0,"character":\#(character)}"#
    let text = try client.result("hover", name, place)["contents"]?["value"]?.string ?? ""
    return text.split(separator: "\n").map { String($0) }
  }

  /// What fails comes first, then what can't be determined, then what passes, and at the end what has no requirement.
  @Test func theWorstIsFirstAndTheUnneededLast() throws {
    let sheet =
      ":root { --paper: #fff; --ink: #000; --gray: #999; --line: #eee; --mixed: color-mix(in srgb, currentColor, red) }\n"
    let contract = #"""
      { "tokens": ["t.css"], "pairings": [{ "decorative": "line", "on": "paper" }, { "text": "ink", "on": "paper" },
        { "text": "mixed", "on": "paper" }, { "text": "gray", "on": "paper" }] }
      """#
    let (folder, client) = try Self.client(sheet, contract)
    let lines = try Self.hover(client, "t.css", ":root { --paper: #f".utf8.count)
    #expect(lines.first == "**`paper`** `#fff`" && lines.count == 5, "\(lines)")
    let names = lines.dropFirst().map { $0.split(separator: "`").dropFirst().first ?? "" }
    #expect(names == ["gray", "mixed", "ink", "line"], "\(lines)")
    #expect(lines.last?.contains("requires") == false && lines[2].contains(":1**") == false, "\(lines)")
    _ = folder
  }

  @Test func aLongListEndsWithACount() throws {
    let names = (0..<14).map { "--c\($0): #000;" }.joined(separator: " ")
    let sheet = ":root { --paper: #fff; \(names) }\n"
    let contract = #"{ "tokens": ["t.css"], "pairings": [{ "text": "c*", "on": "paper" }] }"#
    let (folder, client) = try Self.client(sheet, contract)
    let lines = try Self.hover(client, "t.css", ":root { --paper: #f".utf8.count)
    #expect(lines.count == 14 && lines.last == "- and 2 more", "\(lines)")
    let hints = try client.result("inlayHint", "palpable.json", Self.all).elements ?? []
    let labels = hints.compactMap { $0["label"]?.string }
    #expect(labels.count == 1 && labels[0].hasPrefix("✓ 21") && labels[0].hasSuffix(" (worst of 14)"), "\(labels)")
    // Without a text that was audited there are no places.
    client.change("palpable.json", contract + "[")
    #expect(try client.result("inlayHint", "palpable.json", Self.all).elements?.isEmpty == true)
    _ = folder
  }

  /// Names of colors alone, behind a comment that has a quote.
  @Test func commentsAreNoTexts() throws {
    let sheet = ":root { --ink: #000; --gap: 4px; --paper: #fff; --shade: var(--ink) }\n"
    let contract =
      "// \"a\n{ \"tokens\": [\"t.css\"], // \"\n\"pairings\": [{ \"text\": \"ink\", \"on\": \"paper\" }] } // "
    let (folder, client) = try Self.client(sheet, contract)
    func names(_ line: Int, _ character: Int) throws -> [String] {
      let place = #""position":{"line":\#(line),"character":\#(character)}"#
      return (try client.result("completion", "palpable.json", place)["items"]?.elements ?? []).compactMap {
        $0["label"]?.string
      }
    }
    let column = "\"pairings\": [{ \"text\": \"".utf8.count
    #expect(try names(2, column) == ["ink", "paper", "shade"])
    #expect(try names(0, 5).isEmpty && names(2, 99).isEmpty)
    _ = folder
  }

  /// Of the tokens of two files, those of the open one have swatches; a value that two tokens share has one.
  @Test func onlyTheOpenFileHasSwatches() throws {
    let own = ##"""
      { "a": { "$type": "color", "x": { "$value": "#000" }, "y": { "$value": "#fff", "$extensions": { "dev.palpable": { "on": "a.x" } } } }, "b": { "$extends": "{a}" } }
      """##
    let folder = try TemporaryFolder([
      "t.json": own, "u.json": ##"{ "c": { "$type": "color", "$value": "#123456" } }"##,
      "palpable.json": #"{ "tokens": ["t.json", "u.json"], "pairings": [{ "text": "a.x", "on": "a.y" }] }"#,
    ])
    let client = try EditorClient(folder.path)
    client.open("t.json", own)
    #expect(try client.result("documentColor", "t.json").elements?.count == 2)
    let lines = try Self.hover(
      client, "t.json", "{ \"a\": { \"$type\": \"color\", \"x\": { \"$value\": \"#0".utf8.count)
    #expect(lines.first?.hasSuffix("`#000`") == true && lines.count > 1, "\(lines)")
    let hints = try client.result("inlayHint", "t.json", Self.all).elements ?? []
    #expect(hints.allSatisfy { $0["label"]?.string?.isEmpty == false })
  }

  /// A color that is computed from others has no notation of its own.
  @Test func aComputedColorHasNoPresentation() throws {
    let sheet = ":root { --ink: #000; --paper: #fff; --soft: color-mix(in srgb, var(--ink), var(--paper)) }\n"
    let contract = #"{ "tokens": ["t.css"], "pairings": [{ "text": "ink", "on": "paper" }] }"#
    let (folder, client) = try Self.client(sheet, contract)
    var counts: [Int] = []
    for color in try client.result("documentColor", "t.css").elements ?? [] {
      let range = JSONText(copying: try #require(color["range"])).compact
      let chosen = try client.result(
        "colorPresentation", "t.css", #""range":\#(range),"color":{"red":1,"green":0.5,"blue":0.25,"alpha":1}"#)
      counts.append(chosen.elements?.count ?? -1)
    }
    #expect(counts == [1, 1, 0], "\(counts)")
    _ = folder
  }

  /// Notifications that lack a part change nothing, but for a change without a text: then no text is known any more.
  @Test func notificationsNeedTheirParts() throws {
    let sheet = ":root { --ink: #000; --paper: #fff }\n"
    let contract = #"{ "tokens": ["t.css"], "pairings": [{ "text": "ink", "on": "paper" }] }"#
    let (folder, client) = try Self.client(sheet, contract)
    client.notify("textDocument/didOpen", #""textDocument":{"uri":"\#(client.address("x.css"))"}"#)
    client.notify("textDocument/didOpen", #""textDocument":{"text":"a"}"#)
    client.notify("textDocument/didChange", #""textDocument":{"uri":"\#(client.address("t.css"))","version":2}"#)
    client.notify("workspace/didChangeWorkspaceFolders", "")
    #expect(try client.result("documentColor", "t.css").elements?.count == 2)
    #expect(try client.result("documentColor", "x.css").isNull)
    client.notify(
      "textDocument/didChange",
      #""textDocument":{"uri":"\#(client.address("t.css"))","version":3},"contentChanges":[{}]"#)
    #expect(try client.result("documentColor", "t.css").isNull)
    _ = folder
  }

  /// Letters of several bytes that begin or end alike are replaced as a whole.
  @Test(
    arguments: [
      ("a", "a", nil), ("x{á}y", "x{à}y", "à"), ("xāy", "xÁy", "Á"), ("x😀y", "x😁y", "😁"), ("ab", "aáb", "á"),
      ("aáb", "ab", ""), ("", "é", "é"), ("é", "", ""), ("éé", "é", ""),
    ] as [(String, String, String?)])
  func noLetterIsCut(_ old: String, _ new: String, _ text: String?) throws {
    let edit = EditorEdits.edit(FileEdit(path: "/a", shown: "a", old: Array(old.utf8), new: Array(new.utf8)))
    #expect(edit?.text == text)
    guard let edit else { return }
    var bytes = Array(old.utf8)
    bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    #expect(bytes == Array(new.utf8))
  }

  @Test func aNewFileIsWrittenWhole() {
    let edit = EditorEdits.edit(FileEdit(path: "/a", shown: "a", old: nil, new: Array("é".utf8)))
    #expect(edit?.text == "é" && edit?.range == 0..<0)
  }

  @Test func placesOutsideAreMovedInside() {
    #expect(EditorText(Array("ab".utf8)).offset(of: .init(line: -1, character: 1), .utf8) == 0)
    #expect("/a/b".isInside("/") && "/".isInside("/") && "/a/b".isInside("/a/") && !"/ab".isInside("/a"))
  }
}
