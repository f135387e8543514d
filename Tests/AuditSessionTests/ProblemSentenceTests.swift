import DesignTokens
import SourceText
import Testing

@testable import AuditSession

/// The sentence of every problem that ordinary files seldom have, and its place in the file.
@Suite struct ProblemSentenceTests {
  private static let place = SourceFile(path: "t.json", bytes: Array("\n\nabc".utf8)).location(of: 3..<4)
  private static let other = SourceFile(path: "u.json", bytes: Array("\nabc".utf8)).location(of: 1..<2)

  struct Case: Sendable, CustomTestStringConvertible {
    let problem: AuditFailure.Problem
    let sentence: String
    var testDescription: String { sentence }

    init(_ problem: AuditFailure.Problem, _ sentence: String) { (self.problem, self.sentence) = (problem, sentence) }
  }

  private static let formats: [Case] = [
    Case(.format(.missingProperty("hex", token: "a.b", place)), "a.b: missing property \"hex\"; add it"),
    Case(.format(.missingProperty("sets", token: nil, place)), "missing property \"sets\"; add it"),
    Case(
      .format(.unknownModifier("them", suggestion: "theme", place)),
      "unknown modifier \"them\"; did you mean \"theme\"?"),
    Case(.format(.unknownModifier("them", suggestion: nil, place)), "unknown modifier \"them\""),
    Case(
      .format(.missingInput("theme", contexts: ["light", "dark"], place)),
      "modifier \"theme\" has no default; choose one of light, dark"),
    Case(
      .format(.tooManyModes(81, limit: 64, place)),
      "the modifier contexts combine to 81 modes, more than the limit of 64; split the modifiers into several documents"
    ),
    Case(.format(.unsupported("calc()", token: "a", place)), "a: \"calc()\" isn't supported; use literal values"),
    Case(.format(.tooManyTokens(limit: 9, place)), "more than 9 tokens in one file; split it"),
    Case(.format(.tooManyDocuments(limit: 9, place)), "more than 9 documents are referenced; reference fewer"),
    Case(
      .format(.repeatedName("x", first: other, place)), "duplicate name \"x\" (first defined at u.json:2); rename one"),
    Case(
      .format(.repeatedName("x", first: place, place)), "duplicate name \"x\" (first defined on line 3); rename one"),
    Case(
      .format(.text(.tooLarge(bytes: 12, limit: 10, place))),
      "the file is 12 bytes, larger than the limit of 10; split it"),
    Case(.format(.text(.notUTF8(place))), "file isn't valid UTF-8; save it as UTF-8"),
    Case(
      .format(.declaredTwice("a", [place, other], others: 1)),
      "a is also declared at u.json:2 (1 more name is declared twice); exclude one of the files, "
        + "or set \"module\" to the target of one of them in palpable.json"),
    Case(
      .format(.declaredTwice("a", [place, other], others: 2)),
      "a is also declared at u.json:2 (2 more names are declared twice); exclude one of the files, "
        + "or set \"module\" to the target of one of them in palpable.json"),
  ]

  private static let others: [Case] = [
    Case(
      .resolution(.unknownToken("a", suggestion: nil, place)),
      "unknown token {a}; define it or correct the alias"),
    Case(.resolution(.cycle(["a", "b", "a"], place)), "circular alias {a}: a -> b -> a; give one of them a value"),
    Case(.resolution(.chainTooLong("a", limit: 100, place)), "alias chain of a is longer than 100; shorten it"),
    Case(.resolution(.noValue("a", mode: "dark", place)), "a has no dark value; add one"),
    Case(.unwritable("a", reason: "it is computed", place), "a can't be edited: it is computed; change it by hand"),
    Case(
      .configuration(.text(.commentNotAllowed(place))), "comments aren't allowed in this format; remove the comment"),
    Case(
      .configuration(.reservedKey("x", place)), "\"x\" is reserved for a later version and has no effect; remove it"),
  ]

  @Test(arguments: formats + others) func aProblemAtAPlace(_ entry: Case) {
    #expect(entry.problem.location == Self.place)
    #expect(entry.problem.reason == entry.sentence)
    #expect(entry.problem.sentence == "t.json:3:2: " + entry.sentence)
  }

  @Test(arguments: [
    Case(.resolution(.unknownToken("a.c", suggestion: "a.b", nil)), "unknown token {a.c}; did you mean {a.b}?"),
    Case(
      .conversion(.unwritableName("a b", reason: "it has a space")),
      "a b: can't be written, because it has a space; rename it"),
    Case(
      .nothingToLint(nil),
      "no Swift files specified; pass files or folders, or list them under \"code\" in palpable.json"),
    Case(.nothingToLint("Views"), "Views: no Swift files found; pass Swift files or folders that contain them"),
    Case(
      .nothingToPair("d", colors: []),
      "d: no color tokens found, so no palpable.json was created; add color tokens"),
    Case(
      .nothingToPair("d", colors: ["a"]),
      "d: no pairing could be inferred from the names \"a\", so no palpable.json was created; "
        + "name text and background colors, or write a palpable.json with \"pairings\""),
    Case(
      .nothingToPair("d", colors: ["a", "b", "c", "e", "f"]),
      "d: no pairing could be inferred from the names \"a\", \"b\", \"c\" and 2 more color tokens, "
        + "so no palpable.json was created; name text and background colors, or write a palpable.json with \"pairings\""
    ),
    Case(.earlier("main", reason: "it is gone"), "the earlier state in \"main\" can't be audited: it is gone"),
    Case(.badDate("2026-02-30"), "invalid date \"2026-02-30\"; use an existing day as YYYY-MM-DD"),
  ])
  func aProblemWithoutAPlace(_ entry: Case) {
    #expect(entry.problem.location == nil)
    #expect(entry.problem.sentence == entry.sentence && entry.problem.reason == entry.sentence)
  }

  @Test func aConversionThatCannotBeReadBackSaysWhere() {
    let problem = AuditFailure.Problem.conversion(.unreadable(.tooManyTokens(limit: 9, Self.place)))
    #expect(
      problem.sentence
        == "the converted output failed verification: t.json:3:2: more than 9 tokens in one file; split it")
  }

  /// A byte that can't be printed is named.
  @Test(
    arguments: [
      (nil, "the end of the file"), (0x21, "\"!\""), (0x7E, "\"~\""), (0x0A, "a line end"), (0x20, "a space"),
      (0x07, "the control character U+0007"), (0x1B, "the control character U+001B"),
      (0x7F, "the control character U+007F"), (0xC3, "a non-ASCII character"),
    ] as [(UInt8?, String)])
  func everyByteHasAName(_ byte: UInt8?, _ name: String) {
    let problem = AuditFailure.Problem.format(
      .text(.unexpected(found: byte, expected: "a value", Self.place)))
    #expect(problem.reason == "expected a value, found \(name)")
  }

  @Test(arguments: [
    (FileError.filesWithoutTokens(".", count: 1), ".: 1 more file without tokens"),
    (.filesWithoutTokens(".", count: 3), ".: 3 more files without tokens"),
    (.unreferenced("a", others: 0), "a: not read, because no resolver document references it"),
    (.unreferenced("a", others: 1), "a and 1 more file: not read, because no resolver document references them"),
    (.unreferenced("a", others: 2), "a and 2 more files: not read, because no resolver document references them"),
    (
      .extensionInCapitals("a.JSON", others: 2),
      "a.JSON and 2 more files: the file extension has capital letters; rename it in lowercase"
    ),
    (
      .uneditable("a", .losesOwner),
      "a: can't be edited because its owner and group can't be kept, so nothing is written; use --format patch instead"
    ),
    (.repeated("a", "a"), "a: is in two of the folders; pass each folder once"),
    (.repeated("a", "b"), "a: has the same path below its folder as b; pass the folder above both"),
  ])
  func filesHaveSentencesToo(_ error: FileError, _ sentence: String) {
    #expect(AuditFailure.Problem.file(error).sentence == sentence)
    #expect(AuditFailure.Problem.file(error).location == nil)
  }
}
