import SourceText
import TestSupport
import Testing

@testable import AuditCommand

/// The quick fixes of systems with modes, waivers, and files of view code, and what is shown of undetermined colors.
@Suite struct EditorActionTests {
  private static let all = #""range":{"start":{"line":0,"character":0},"end":{"line":99,"character":0}}"#

  private static func actions(
    _ client: EditorClient, _ name: String, _ context: String = #"{"diagnostics":[]}"#
  ) throws -> [JSONNode] {
    try client.result("codeAction", name, all + #","context":\#(context)"#).elements ?? []
  }

  private static func titles(_ actions: [JSONNode]) -> [String] { actions.compactMap { $0["title"]?.string } }

  /// #aaaaaa on white has 2.3:1, and #555555 on black 2.8:1.
  private static let sheet = """
    :root { --ink: #aaaaaa; --paper: #ffffff }
    @media (prefers-color-scheme: dark) { :root { --ink: #555555; --paper: #000000 } }

    """
  private static let contract = """
    { "tokens": ["t.css"], "pairings": [{ "text": "ink", "on": "paper" }],
      "waivers": [{ "rule": "contrast-enhanced", "subject": "ink on paper", "reason": "r", "owner": "o", "expires": "2999-01-01" }] }

    """

  private func client(_ capabilities: String = "{}") throws -> (TemporaryFolder, EditorClient) {
    let folder = try TemporaryFolder(["t.css": Self.sheet, "palpable.json": Self.contract])
    let client = try EditorClient(folder.path, capabilities: capabilities)
    client.open("t.css", Self.sheet, version: 7)
    return (folder, client)
  }

  @Test func aChangeNamesItsMode() throws {
    let (folder, client) = try client()
    let titles = Self.titles(try Self.actions(client, "t.css"))
    #expect(titles.contains { $0.hasPrefix("Change ink to #") }, "\(titles)")
    #expect(titles.contains { $0.hasPrefix("Change ink in dark to #") }, "\(titles)")
    #expect(client.messages("t.css").contains { $0.hasPrefix("ink on paper (dark): contrast is 2.81:1") })
    _ = folder
  }

  /// A list that has waivers gets one more behind the last; with a reason and an owner it holds the finding back.
  @Test func aWaiverIsAddedToTheList() throws {
    let (folder, client) = try client()
    let waiver = try #require(
      try Self.actions(client, "t.css").first { $0["title"]?.string?.hasPrefix("Waive contrast-minimum") == true })
    #expect(waiver["title"]?.string?.contains(" in light (") == true)
    let edit = try #require(waiver["edit"]?["changes"]?[client.address("palpable.json")]?.elements?.first)
    let text = try #require(edit["newText"]?.string)
    #expect(text.hasPrefix(",\n"))
    var lines = Self.contract.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let line = try #require(edit["range"]?["start"]?["line"]?.number.map { Int($0) })
    let character = try #require(edit["range"]?["start"]?["character"]?.number.map { Int($0) })
    lines[line].insert(contentsOf: text, at: lines[line].index(lines[line].startIndex, offsetBy: character))
    let start = "ink on paper (light): contrast is 2.32:1; text of undeclared size requires 4.5:1"
    #expect(client.messages("t.css").contains(start), "\(client.messages("t.css"))")
    client.open(
      "palpable.json",
      lines.joined(separator: "\n")
        .replacing(#""reason": "", "owner": """#, with: #""reason": "a", "owner": "b""#))
    #expect(!client.messages("t.css").contains(start) && client.messages("palpable.json") == [])
    _ = folder
  }

  /// An editor that takes versions gets those of open documents, and none for files on the disk.
  @Test func editsNameTheVersionsOfDocuments() throws {
    let (folder, client) = try client(#"{"workspace":{"workspaceEdit":{"documentChanges":true}}}"#)
    let actions = try Self.actions(client, "t.css")
    let edits = actions.compactMap { $0["edit"]?["documentChanges"]?.elements?.first?["textDocument"] }
    #expect(edits.count == actions.count && !edits.isEmpty)
    for edit in edits {
      let isOpen = edit["uri"]?.string == client.address("t.css")
      #expect(isOpen ? edit["version"]?.number == 7 : edit["version"]?.isNull == true)
    }
    #expect(edits.contains { $0["version"]?.isNull == true } && edits.contains { $0["version"]?.number == 7 })
    _ = folder
  }

  /// An editor may ask for other kinds of actions, of which there are none.
  @Test(arguments: [
    (#"["quickfix"]"#, false), ("[]", false), (#"["refactor","quickfix"]"#, false),
    (#"["source.organizeImports"]"#, true),
  ])
  func onlyQuickFixesAreOffered(_ only: String, _ isEmpty: Bool) throws {
    let (folder, client) = try client()
    #expect(try Self.actions(client, "t.css", #"{"diagnostics":[],"only":\#(only)}"#).isEmpty == isEmpty)
    // A file without findings has no actions.
    client.open("other.css", ":root { --a: #000 }")
    #expect(try Self.actions(client, "other.css").isEmpty)
    _ = folder
  }

  /// A color that nothing uses is a finding of no mode, so its waiver names none.
  @Test func aWaiverOfEveryModeNamesNone() throws {
    let sheet = ":root { --ink: #000; --paper: #fff; --spare: #123 }\n"
    let folder = try TemporaryFolder([
      "t.css": sheet, "palpable.json": #"{ "tokens": ["t.css"], "pairings": [{ "text": "ink", "on": "paper" }] }"#,
    ])
    let client = try EditorClient(folder.path)
    client.open("t.css", sheet)
    let waiver = try #require(
      try Self.actions(client, "t.css").first { $0["title"]?.string?.contains("for spare") == true })
    #expect(waiver["title"]?.string?.contains(" in light") == false)
    let text = waiver["edit"]?["changes"]?[client.address("palpable.json")]?.elements?.first?["newText"]?.string
    #expect(text?.contains(#""subject": "spare", "reason": "", "owner": """#) == true, "\(text ?? "")")
    #expect(text?.hasPrefix(",\n  \"waivers\": [\n") == true)
  }

  /// A translucent background without a declared surface has no single ratio.
  @Test func whatCannotBeDeterminedSaysSo() throws {
    let sheet = ":root { --ink: #000; --veil: rgb(255 255 255 / 30%) }\n"
    let contract = #"{ "tokens": ["t.css"], "pairings": [{ "text": "ink", "on": "veil" }] }"#
    let folder = try TemporaryFolder(["t.css": sheet, "palpable.json": contract])
    let client = try EditorClient(folder.path)
    client.open("t.css", sheet)
    client.open("palpable.json", contract)
    let shown = client.messages("t.css") + client.messages("palpable.json")
    #expect(shown.contains { $0.hasPrefix("ink on veil: undetermined: ") }, "\(shown)")
    let hints = try client.result("inlayHint", "palpable.json", Self.all).elements ?? []
    #expect(hints.count == 1 && hints[0]["label"]?.string?.contains("✓") == false)
    let place = #""position":{"line":0,"character":16}"#
    let hover = try client.result("hover", "t.css", place)["contents"]?["value"]?.string
    #expect(hover?.contains("- `ink` on `veil` (text)") == true && hover?.contains("passes") == false, "\(hover ?? "")")
  }

  /// Only the worst of a file with very many findings are shown, and the others are counted.
  @Test func theRestOfManyFindingsIsCounted() throws {
    let names = (0..<230).map { "--c\($0): #aaa;" }.joined(separator: " ")
    let sheet = ":root { \(names) --paper: #fff }\n"
    let contract = #"{ "tokens": ["t.css"], "pairings": [{ "text": "c*", "on": "paper" }] }"#
    let folder = try TemporaryFolder(["t.css": sheet, "palpable.json": contract])
    let client = try EditorClient(folder.path)
    client.open("t.css", sheet)
    let messages = client.messages("t.css")
    #expect(messages.count == 201)
    let rest = try #require(messages.last)
    #expect(rest.hasSuffix(" more findings aren't shown here; palpable audit lists all"), "\(rest)")
    #expect(client.diagnostics["t.css"]?["diagnostics"]?.elements?.last?["severity"]?.number == 3)
  }

  /// A color that the notation of the file can't hold, and one whose text is long.
  @Test func presentationsAreShort() throws {
    let sheet =
      ":root { --a: #000; --b: var(--a); --long: color(display-p3 0.1234567890 0.1234567890 0.1234567890 / 0.5) }\n"
    let folder = try TemporaryFolder(["t.css": sheet])
    let client = try EditorClient(folder.path)
    client.open("t.css", sheet)
    for color in try client.result("documentColor", "t.css").elements ?? [] {
      let range = JSONText(copying: try #require(color["range"])).compact
      let chosen = try client.result(
        "colorPresentation", "t.css",
        #""range":\#(range),"color":{"red":0.123456789,"green":0.5,"blue":0.25,"alpha":0.123456789}"#)
      let first = try #require(chosen.elements?.first)
      let label = try #require(first["label"]?.string)
      #expect(label.utf8.count <= 60 && first["textEdit"]?["newText"]?.string?.isEmpty == false)
    }
  }
}
