import SourceText
import TestSupport
import Testing

@testable import AuditCommand

/// What an editor shows of a small system, and what it lets an author do.
@Suite struct EditorServerTests {
  private static let tokens = """
    { "color": { "$type": "color",
      "paper": { "$value": "#ffffff" },
      "gray": { "500": { "$value": "#64748b" }, "400": { "$value": "#94a3b8" } },
      "hint": { "$value": "{color.gray.400}" }
    } }

    """
  private static let contract = """
    { "name": "Small", "tokens": ["tokens.json"],
      "pairings": [{ "text": "color.hint", "on": "color.paper" }] }

    """

  private let folder = try! TemporaryFolder(["tokens.json": tokens, "palpable.json": contract])

  /// Returns the position of a text in the tokens, as a member of parameters.
  private static func position(of text: String) -> String {
    let before = tokens.split(separator: text, maxSplits: 1)[0].split(separator: "\n", omittingEmptySubsequences: false)
    return #""position":{"line":\#(before.count - 1),"character":\#(before.last?.count ?? 0)}"#
  }

  private func client() throws -> EditorClient {
    let client = try EditorClient(folder.path)
    client.open("tokens.json", Self.tokens)
    return client
  }

  /// 2.56 is the ratio of #94a3b8 on white by the formula of WCAG 2.2.
  private static let sentence = "color.hint on color.paper: contrast is 2.56:1; text of undeclared size requires 4.5:1"

  @Test func findingsFollowTheText() throws {
    let client = try client()
    #expect(client.messages("tokens.json").contains(Self.sentence))
    client.change("tokens.json", Self.tokens.replacing("#94a3b8", with: "#475569"))
    #expect(!client.messages("tokens.json").contains { $0.hasPrefix("color.hint on") && $0.contains("4.5:1") })
    #expect(client.diagnostics["tokens.json"]?["version"]?.number == 2)
    // Closed without saving: what counts is the file.
    client.open("palpable.json", Self.contract)
    client.close("tokens.json")
    #expect(client.messages("tokens.json").contains(Self.sentence))
    client.close("palpable.json")
    #expect(client.messages("tokens.json") == [])
  }

  /// Nothing is shown at a place of an older text.
  @Test func aTextThatCannotBeReadHasItsReasonAlone() throws {
    let client = try client()
    client.change("tokens.json", "{\n  \"color\": [")
    let list = try #require(client.diagnostics["tokens.json"]?["diagnostics"]?.elements)
    #expect(list.count == 1 && list[0]["severity"]?.number == 1 && list[0]["range"]?["start"]?["line"]?.number == 1)
    #expect(client.messages("tokens.json")[0].hasPrefix("expected "))
    let place = #""position":{"line":1,"character":3}"#
    #expect(try client.result("hover", "tokens.json", place).isNull)
    #expect(try client.result("documentColor", "tokens.json").elements?.count == 0)
    #expect(
      try client.result(
        "codeAction", "tokens.json",
        #""range":{"start":{"line":0,"character":0},"end":{"line":9,"character":0}},"context":{"diagnostics":[]}"#
      ).elements?.count == 0)
    client.change("tokens.json", Self.tokens, version: 3)
    #expect(client.messages("tokens.json").contains(Self.sentence))
  }

  /// A broken contract is said at its place in the contract, while the tokens are edited.
  @Test func aReasonInAnotherFileIsShownThere() throws {
    let client = try client()
    client.open("palpable.json", Self.contract.replacing("color.hint", with: "color.hnt"))
    let start = client.diagnostics["palpable.json"]?["diagnostics"]?.elements?.first?["range"]?["start"]
    #expect(start?["line"]?.number == 1)
    #expect(client.messages("palpable.json").first?.contains("did you mean \"color.hint\"?") == true)
  }

  @Test func aValueShowsWhatItIsPairedWith() throws {
    let text = try client().result("hover", "tokens.json", Self.position(of: "#94a3b8"))
    #expect(
      text["contents"]?["value"]?.string == """
        **`color.gray.400`** `#94a3b8`

        - `color.hint` on `color.paper` (text): **2.56:1**; requires 4.5:1, fails
        """)
  }

  /// The alias may name the other gray, which has 4.75:1 on white; both grays and the paper stay as they are.
  @Test func actionsFixAFindingOrSayWhoAnswersForIt() throws {
    let client = try client()
    let place = Self.position(of: "{color.gray").dropFirst("\"position\":".count)
    let actions = try client.result(
      "codeAction", "tokens.json", #""range":{"start":\#(place),"end":\#(place)},"context":{"diagnostics":[]}"#)
    let titles = (actions.elements ?? []).compactMap { $0["title"]?.string }
    #expect(titles.first?.hasPrefix("Change color.gray.400 to #") == true, "\(titles)")
    let target = try #require(titles.firstIndex(of: "Repoint color.hint to color.gray.500 (4.75:1)"), "\(titles)")
    let edit = actions.elements?[target]["edit"]?["changes"]?[client.address("tokens.json")]?.elements?.first
    #expect(edit?["newText"]?.string == "5" && edit?["range"]?["start"]?["line"]?.number == 3)
    let waiver = try #require(titles.firstIndex { $0.hasPrefix("Waive contrast-minimum") })
    let text = actions.elements?[waiver]["edit"]?["changes"]?[client.address("palpable.json")]?.elements?.first
    let written = try #require(text?["newText"]?.string)
    #expect(written.contains(#""subject": "color.hint on color.paper", "mode": "light", "reason": "", "owner": """#))
    // Until an author has written the reason, the audit can't run.
    let contract = Self.contract.replacing("}] }", with: "}]" + written + "}")
    client.open("palpable.json", contract)
    #expect(client.messages("palpable.json").first?.contains("reason") == true, "\(client.messages("palpable.json"))")
    client.change(
      "palpable.json",
      contract.replacing(#""reason": """#, with: #""reason": "in a mock""#)
        .replacing(#""owner": """#, with: #""owner": "Ada""#))
    #expect(!client.messages("tokens.json").contains(Self.sentence), "\(client.messages("palpable.json"))")
  }

  @Test func namesAreCompletedWhereTokensAreNamed() throws {
    let client = try client()
    client.open("palpable.json", Self.contract)
    func names(_ file: String, _ line: Int, _ character: Int) throws -> [String] {
      let place = #""position":{"line":\#(line),"character":\#(character)}"#
      return (try client.result("completion", file, place)["items"]?.elements ?? []).compactMap { $0["label"]?.string }
    }
    #expect(try names("palpable.json", 1, 30) == ["color.paper", "color.gray.500", "color.gray.400", "color.hint"])
    #expect(try names("palpable.json", 1, 33).isEmpty == false)
    // The name of a member isn't a token.
    #expect(try names("palpable.json", 1, 20) == [])
    #expect(try names("tokens.json", 3, 29) == ["color.paper", "color.gray.500", "color.gray.400", "color.hint"])
    #expect(try names("tokens.json", 0, 5) == [])
  }

  @Test func pairingsShowTheirLowestRatio() throws {
    let client = try client()
    client.open("palpable.json", Self.contract)
    let hints = try client.result(
      "inlayHint", "palpable.json", #""range":{"start":{"line":0,"character":0},"end":{"line":9,"character":0}}"#)
    #expect(hints.elements?.compactMap { $0["label"]?.string }.map { $0.hasSuffix("2.56:1") } == [true])
  }

  @Test func colorsAreWrittenInTheNotationOfTheFile() throws {
    let folder = try TemporaryFolder(["t.css": ":root { --color-ink: rgb(10 20 30); --color-bg: #fff; }\n"])
    let client = try EditorClient(folder.path)
    client.open("t.css", ":root { --color-ink: rgb(10 20 30); --color-bg: #fff; }\n")
    let colors = try client.result("documentColor", "t.css")
    #expect(colors.elements?.count == 2)
    let range = #""range":{"start":{"line":0,"character":21},"end":{"line":0,"character":34}}"#
    let chosen = try client.result(
      "colorPresentation", "t.css", range + #","color":{"red":1,"green":0,"blue":0,"alpha":1}"#)
    let edit = chosen.elements?.first?["textEdit"]
    // The edit is for exactly the range, so an editor can go on from it while the color is dragged.
    #expect(edit?["newText"]?.string == "rgb(255 0 0)" && edit?["range"]?["start"]?["character"]?.number == 21)
    #expect(edit?["range"]?["end"]?["character"]?.number == 34)
    let same = try client.result(
      "colorPresentation", "t.css",
      range + #","color":{"red":0.0392156862745098,"green":0.0784313725490196,"blue":0.11764705882352941,"alpha":1}"#)
    #expect(same.elements?.first?["textEdit"]?["newText"]?.string == "rgb(10 20 30)")
    #expect(
      try client.result(
        "colorPresentation", "t.css",
        #""range":{"start":{"line":0,"character":0},"end":{"line":0,"character":1}},"color":{"red":1,"green":0,"blue":0,"alpha":1}"#
      ).elements?.count == 0)
  }

  /// An editor that opens a file without a folder.
  @Test func aFileAloneHasItsFolder() throws {
    let client = try EditorClient(folder.path, opensFolder: false)
    client.open("tokens.json", Self.tokens)
    #expect(client.messages("tokens.json").contains(Self.sentence))
  }

  /// A file of tokens below its own contract, which another contract audits too: each shows what it finds, and one doesn't hide the other.
  @Test func aFileOfTwoProjectsShowsBoth() throws {
    let outer = #"{ "tokens": ["in/tokens.json"], "pairings": [{ "text": "color.gray.400", "on": "color.paper" }] }"#
    let folder = try TemporaryFolder([
      "palpable.json": outer, "in/palpable.json": Self.contract, "in/tokens.json": Self.tokens,
    ])
    let client = try EditorClient(folder.path)
    client.open("in/tokens.json", Self.tokens)
    client.open("palpable.json", outer)
    func subjects() -> [Bool] {
      ["color.hint on color.paper: contrast is 2.56:1", "color.gray.400 on color.paper: contrast is 2.56:1"].map {
        start in
        client.messages("in/tokens.json").contains { $0.hasPrefix(start) }
      }
    }
    #expect(subjects() == [true, true])
    client.change("palpable.json", outer + "\n")
    #expect(subjects() == [true, true])
    client.close("palpable.json")
    #expect(subjects() == [true, false])
  }

  /// A diagnostic of two modes has the fixes of both, and no others; one fix at most is applied without asking.
  @Test func actionsBelongToTheDiagnosticThatIsAskedAbout() throws {
    let tokens = ##"""
      { "c": { "$type": "color", "a": { "$value": "#94a3b8" }, "b": { "$value": "#a3a3a3" }, "paper": { "$value": "#ffffff" } } }
      """##
    let folder = try TemporaryFolder([
      "tokens.json": tokens,
      "palpable.json": #"{ "tokens": ["tokens.json"], "pairings": [{ "text": ["c.a", "c.b"], "on": "c.paper" }] }"#,
    ])
    let client = try EditorClient(folder.path)
    client.open("tokens.json", tokens)
    let list = client.diagnostics["tokens.json"]?["diagnostics"]?.elements ?? []
    let asked = try #require(list.first { $0["message"]?.string?.hasPrefix("c.b on c.paper: contrast is 2.5") == true })
    let all = #""range":{"start":{"line":0,"character":0},"end":{"line":0,"character":200}},"context":{"diagnostics":["#
    let own = try client.result("codeAction", "tokens.json", all + JSONText(copying: asked).compact + "]}")
    let titles = (own.elements ?? []).compactMap { $0["title"]?.string }
    #expect(titles.first?.hasPrefix("Change c.b to #") == true && !titles.contains { $0.contains("c.a") }, "\(titles)")
    #expect(own.elements?.first?["diagnostics"]?.elements?.count == 1)
    let every = try client.result("codeAction", "tokens.json", all + "]}")
    #expect(every.elements?.count { $0["isPreferred"]?.boolean == true } == 1)
  }

  /// A comment in an empty list of waivers stays, and so do the ends of lines.
  @Test func aWaiverKeepsWhatIsThere() throws {
    let contract = Self.contract.replacing("}] }", with: "}],\n\"waivers\": [ // none yet\n] }")
      .replacing("\n", with: "\r\n")
    let folder = try TemporaryFolder(["tokens.json": Self.tokens, "palpable.json": contract])
    let client = try EditorClient(folder.path)
    client.open("palpable.json", contract)
    let actions = try client.result(
      "codeAction", "palpable.json",
      #""range":{"start":{"line":0,"character":0},"end":{"line":9,"character":0}},"context":{"diagnostics":[]}"#)
    let waiver = try #require(
      actions.elements?.first { $0["title"]?.string?.hasPrefix("Waive contrast-minimum") == true })
    let edit = try #require(waiver["edit"]?["changes"]?[client.address("palpable.json")]?.elements?.first)
    let text = try #require(edit["newText"]?.string)
    #expect(edit["range"]?["start"]?["character"]?.number == edit["range"]?["end"]?["character"]?.number)
    #expect(text.utf8.count { $0 == 10 } == 2 && text.utf8.count { $0 == 13 } == 2)
  }

  /// Files that no configuration names may be anything.
  @Test func unknownFilesAreSilent() throws {
    let folder = try TemporaryFolder(["package.json": "{ \"name\": 1 }", "x.css": "a {"])
    let client = try EditorClient(folder.path)
    client.open("package.json", "{ \"name\": ")
    client.open("x.css", "a {")
    #expect(client.messages("package.json") == [] && client.messages("x.css") == [])
  }

  /// View code alone is checked by the rules about code, with the fix that changes nothing else.
  @Test func swiftIsChecked() throws {
    let source = "import SwiftUI\nstruct A: View {\n  var body: some View { Text(\"a\").font(.system(size: 17)) }\n}\n"
    let folder = try TemporaryFolder(["A.swift": source])
    let client = try EditorClient(folder.path)
    client.open("A.swift", source)
    #expect(client.messages("A.swift").contains { $0.contains("17") }, "\(client.messages("A.swift"))")
    let actions = try client.result(
      "codeAction", "A.swift",
      #""range":{"start":{"line":2,"character":0},"end":{"line":2,"character":60}},"context":{"diagnostics":[]}"#)
    let edit = actions.elements?.first?["edit"]?["changes"]?[client.address("A.swift")]?.elements?.first
    #expect(edit?["newText"]?.string?.contains("body") == true, "\(client.messages("A.swift"))")
  }
}
