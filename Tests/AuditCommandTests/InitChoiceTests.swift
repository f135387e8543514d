import AuditSession
import TestSupport
import Testing

@testable import AuditCommand

/// What `palpable init` leaves out, and what its dialog lets an author choose.
@Suite struct InitChoiceTests {
  /// Answers in their order, and the questions that were asked.
  private final class Answers: @unchecked Sendable {
    private var rest: ArraySlice<String?>
    private(set) var questions: [String] = []
    init(_ answers: [String?]) { rest = answers[...] }
    func next(_ question: String) -> String? {
      questions.append(question)
      return rest.popFirst() ?? nil
    }
  }

  private static func dialog(
    _ folder: TemporaryFolder, _ answers: [String?], _ options: [String] = []
  ) throws -> (text: String, questions: [String], result: CommandResult) {
    let answers = Answers(answers)
    var environment = CommandEnvironment(workingDirectory: folder.path, showsColor: false)
    environment.ask = { answers.next($0) }
    let result = Palpable.run(["init", "--interactive"] + options, in: environment)
    let text = (try? folder.bytes(of: "palpable.json")).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return (text, answers.questions, result)
  }

  private static let sheet = ":root { --text: #000; --link: #00f; --page: #fff; --c1: #111; --c2: #222 }"
  private static let more = "Text colors of another pairing (a name or pattern; Enter if there are none): "

  /// One format needs no question, and the end of the input keeps everything.
  @Test func theEndOfTheInputKeepsWhatWasFound() throws {
    let folder = try TemporaryFolder(["a.css": Self.sheet])
    let (text, questions, result) = try Self.dialog(folder, [])
    #expect(result.exitCode == .passed, "\(result.status)")
    #expect(questions == ["Keep the 2 pairings that names imply? [Y/n] ", Self.more])
    #expect(text.contains(#"{ "text": ["text", "link"], "on": "page" }"#))
  }

  @Test func pairingsMayBeReplaced() throws {
    let folder = try TemporaryFolder(["a.css": Self.sheet])
    let (text, questions, _) = try Self.dialog(folder, ["No", "c?", "c*", "page", ""])
    #expect(
      questions == [
        "Keep the 2 pairings that names imply? [Y/n] ", Self.more,
        "\"c?\" matches no color token; enter another name or pattern: ", "Their backgrounds: ", Self.more,
      ])
    #expect(text.contains(#"{ "text": ["c1", "c2"], "on": "page" }"#) && !text.contains("link"), "\(text)")
  }

  /// Without backgrounds there is no pairing more, and one that is there isn't added again.
  @Test func aPairingIsWrittenOnce() throws {
    let folder = try TemporaryFolder(["a.css": Self.sheet])
    let (text, questions, _) = try Self.dialog(folder, ["y", "text", "page", "c1", ""])
    #expect(questions.suffix(4) == [Self.more, "Their backgrounds: ", Self.more, "Their backgrounds: "])
    #expect(text.contains(#"{ "text": ["text", "link"], "on": "page" }"#))
    #expect(text.split(separator: "\"pairings\"").last?.split(separator: "\"page\"").count == 2)
  }

  /// Two colors have two pairings; with both there is nothing left to ask.
  @Test func allPairingsEndTheDialog() throws {
    let folder = try TemporaryFolder(["a.css": ":root { --c1: #111; --c2: #fff }"])
    let (text, questions, result) = try Self.dialog(folder, ["c*", "c*", "c*", "c*"])
    #expect(result.exitCode == .passed, "\(result.status)")
    #expect(questions == [Self.more, "Their backgrounds: ", Self.more, "Their backgrounds: "])
    #expect(text.contains(#"{ "text": "c1", "on": "c2" }"#) && text.contains(#"{ "text": "c2", "on": "c1" }"#))
  }

  /// A format that isn't wanted leaves its files out, and files without a format are named as before.
  @Test func aFormatMayBeLeftOut() throws {
    let folder = try TemporaryFolder([
      "a.css": Self.sheet, "b.csv": "c3,#ffffff\n", "c.csv": "c4,#ffffff\n", "d.md": "x",
    ])
    let (text, questions, result) = try Self.dialog(folder, ["y", "n"])
    #expect(questions.first == "Use CSS custom properties (a.css)? [Y/n] " && text.contains("\"a.css\""))
    #expect(result.output.contains("2 files not read: left out (b.csv, c.csv)\n"), "\(result.output)")
    #expect(result.output.contains("1 file not read: no tokens found (d.md)\n"))
  }

  /// Names behind a prefix say what the whole names don't; the name that is the prefix itself says nothing.
  @Test func aPrefixIsTakenFromNames() throws {
    let sheet = ":root { --acme-text: #000; --acme_page: #fff; --acme: #00f; --text: #111 }"
    let folder = try TemporaryFolder(["a.css": sheet])
    let result = palpable("init", "--prefix", "acme", "--dry-run", in: folder)
    #expect(result.output.contains(#"{ "text": "acme.text", "on": "acme_page" }"#), "\(result.output)\(result.status)")
    let none = try TemporaryFolder(["a.css": ":root { --x-1: #000; --x-2: #fff; --text: #111; --page: #fff }"])
    #expect(
      palpable("init", "--prefix", "x", in: none).status
        == ".: no palpable.json was created, because its audit can't run: "
        + "no pairing could be inferred between tokens that start with \"x\"\n")
    // A pairing that an author adds is enough.
    let (text, _, _) = try Self.dialog(none, ["n", "x.1", "x.2", ""], ["--prefix", "x"])
    #expect(text.isEmpty || text.contains(#"{ "text": "x.1", "on": "x.2" }"#))
  }

  /// A token may declare its own background, which holds behind a prefix if both start with it.
  @Test func declaredPairingsOfAPrefixStay() throws {
    let tokens = ##"""
      { "$type": "color",
        "acme": {
          "one": { "$value": "#000", "$extensions": { "dev.palpable": { "on": "acme.two" } } },
          "two": { "$value": "#fff", "$extensions": { "dev.palpable": { "on": "other" } } } },
        "other": { "$value": "#111", "$extensions": { "dev.palpable": { "on": "acme.two" } } } }
      """##
    let folder = try TemporaryFolder(["a.tokens.json": tokens])
    let output = palpable("init", "--prefix", "acme", "--dry-run", in: folder).output
    #expect(output.contains(#"{ "text": "acme.one", "on": "acme.two" }"#), "\(output)")
    #expect(!output.contains("\"other\""), "\(output)")
  }

  /// A file whose name is read as a pattern that isn't one can't be named.
  @Test func aNameThatIsNoPatternIsRefused() throws {
    let folder = try TemporaryFolder(["{a.css": Self.sheet])
    let result = palpable("init", in: folder)
    #expect(
      result.status
        == ".: no palpable.json was created, because its audit can't run: invalid pattern \"{a.css\": missing \"}\"\n")
    #expect(throws: (any Error).self) { try folder.bytes(of: "palpable.json") }
  }

  /// Two files may each have fewer modes than a configuration can list, and more together.
  @Test func tooManyModesAreRefused() throws {
    func themes(_ name: String) -> String {
      let rules = (0..<40).map { "[data-theme=\"\(name)\($0)\"] { --\(name): #0000\($0 + 10) }" }.joined(
        separator: "\n")
      return ":root { --\(name): #fff; --text: #000; --page: #fff }\n" + rules
    }
    let folder = try TemporaryFolder(["a.css": themes("a"), "b.css": themes("b")])
    let status = palpable("init", in: folder).status
    #expect(
      status.hasPrefix(".: no palpable.json was created, because its audit can't run: the files have "), "\(status)")
    #expect(
      status.hasSuffix(" modes, more than the limit of 64; run palpable init in a folder with fewer themes\n"))
  }

  /// Several files that contradict the first are said with one advice.
  @Test func severalBrandsHaveOneAdvice() throws {
    let folder = try TemporaryFolder([
      "a.css": ":root { --text: #000; --page: #fff }", "b.css": ":root { --text: #111 }",
      "c.css": ":root { --text: #222 }",
    ])
    let output = palpable("init", in: folder).output
    #expect(
      output.contains("2 files not read: text conflicts with its value in a.css (b.css, c.css)\n"), "\(output)")
    #expect(
      output.contains(
        "These 2 files have other values for the same names and aren't audited: give each brand a folder and a palpable.json "
          + "of its own, and audit all with palpable fleet\n"))
  }

  @Test func aRequestWithoutPathsIsThatOfItsFolder() throws {
    let folder = try TemporaryFolder(["a.css": Self.sheet])
    let draft = try AuditSession(AuditRequest(paths: [], root: folder.path)).draft()
    #expect(draft.text.contains("\"a.css\"") && draft.findings.first == "1 file: CSS custom properties (a.css)")
  }
}
