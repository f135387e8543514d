import DesignTokens
import SourceText
import Testing

@testable import Audit

/// Members of reports as they are read, refused, and named.
@Suite struct SnapshotValueTests {
  private func read(_ text: String) throws -> AuditSnapshot {
    try AuditSnapshot(name: "old", reading: try readJSON(SourceFile(path: "report.json", bytes: Array(text.utf8))))
  }

  private static let head =
    #"{"schemaVersion":2,"tool":{"name":"palpable","version":"1"},"profile":"wcag22-aa","decision":"failed","#
  private static let gate = #""gate":{"failOn":"error","strict":false,"configured":true},"#
  private static let lists = #""modes":[],"rules":[],"tokens":[],"notices":[]"#

  private static func report(_ subject: String) -> String {
    head + gate + lists + #","name":"a","subjects":["# + subject + "]}"
  }

  @Test(
    arguments: [
      (head + gate + lists + #","name":1,"subjects":[]}"#, "\"name\" as a string", "a number"),
      (head + gate + lists + #","name":"a","subjects":{}}"#, "\"subjects\" as an array", "an object"),
      (
        head + gate + #""modes":[],"rules":[],"tokens":[{"path":"a","modes":3}],"notices":[],"#
          + #""name":"a","subjects":[]}"#,
        "\"modes\" as an object", "a number"
      ),
      (report(#"{"subject":["token","a"],"interval":3}"#), "\"interval\" as two numbers", "a number"),
      (report(#"{"subject":["token","a"],"interval":[1]}"#), "\"interval\" as two numbers", "an array"),
      (report(#"{"subject":["token","a"],"interval":[null,1]}"#), "\"interval\" as two numbers", "an array"),
      (report(#"{"subject":["text","a","b"],"ratio":"3"}"#), "\"ratio\" as a number", "a string"),
      (report(#"{"subject":["token",1]}"#), "\"subject\" as an array of strings", "an array"),
      (report(#"{"subject":"token"}"#), "\"subject\" as an array of strings", "a string"),
    ])
  func whatDoesNotFitIsNamed(_ text: String, _ expected: String, _ found: String) {
    do {
      _ = try read(text)
      Issue.record("it is read")
    } catch SnapshotError.unexpected(let wanted, let kind, let range) {
      #expect(wanted == expected && kind == found && text.utf8.count >= range.upperBound)
    } catch {
      Issue.record("\(error)")
    }
  }

  /// A missing list is the fault of the whole document.
  @Test func everyListIsNeeded() {
    let text = Self.head + Self.gate + #""modes":[],"rules":[],"notices":[],"name":"a","subjects":[]}"#
    #expect(throws: SnapshotError.missing("tokens", of: "a report", 0..<text.utf8.count)) { try read(text) }
  }

  /// Counts that aren't whole are none, and an authority of a later version is skipped.
  @Test func authoritiesHaveTheirCounts() throws {
    let results =
      #","authorities":[{"authority":"wcag","failures":2,"cantTell":1.5,"warnings":"3","checks":9,"unchecked":["a",1],"#
      + #""off":["b"]},{"authority":"later","failures":1},{"failures":1}]"#
    let text = Self.head + Self.gate + Self.lists + #","name":"a","subjects":[]"# + results + "}"
    let read = try read(text).authorities.results
    #expect(read.map(\.authority) == [.wcag])
    #expect(read.map { [$0.failures, $0.undetermined, $0.warnings, $0.notes, $0.checks] } == [[2, 0, 0, 0, 9]])
    #expect(read.first?.unchecked == ["a"] && read.first?.rulesThatAreOff == ["b"])
  }

  @Test func sectionsAreEqualByTheirText() {
    let section = AuditSnapshot.Section("plan", .object([("a", .integer(1))]))
    #expect(section == .init("plan", .object([("a", .integer(1))])))
    #expect(section != .init("plan", .object([("a", .integer(2))])) && section != .init("other", section.value))
    #expect(Set([section, .init("plan", section.value), .init("plan", .null)]).count == 2)
  }

  @Test(arguments: [
    ("a/2026-01-31/report.json", "a"), ("a/report.json", "a"), ("report.json", "."), ("2026-01-31/report.json", "."),
    ("a/b/report.json", "a/b"), ("a/2026-02-30/report.json", "a/2026-02-30"),
  ])
  func aDatedFolderIsOfTheSystemAroundIt(_ path: String, _ folder: String) {
    #expect(SystemReports.folder(of: path) == folder)
  }

  @Test(arguments: [
    (SubjectName.counterpart("a", source: "app", other: "b"), #"{"token":"a","source":"app","counterpart":"b"}"#),
    (.waiver(of: "r", on: "a on b"), #"{"waiver":"r","on":"a on b"}"#),
    (.baselineEntry("r/x"), #"{"baselineEntry":"r/x"}"#),
    (.family("grays", first: "z", second: "a"), #"{"family":"grays","colors":["z","a"]}"#),
    (
      .code(file: "A.swift", declaration: "A.body", text: "Text(a)", occurrence: 2),
      #"{"code":"Text(a)","file":"A.swift","declaration":"A.body","occurrence":2}"#
    ),
    (
      .pairing(foreground: "a", background: "b", backdrops: ["c"], usage: .text, textStyle: "body"),
      #"{"foreground":"a","background":"b","backdrops":["c"],"usage":"text","textStyle":"body"}"#
    ), (.control("Save"), #"{"control":"Save"}"#),
  ])
  func aSubjectIsAnObjectWithItsParts(_ subject: SubjectName, _ json: String) throws {
    var text = ""
    SubjectJSON.subject(subject).write(to: &text)
    func plain(_ text: String) throws -> String {
      var line = ""
      JSONText(try readJSON(SourceFile(path: "s", bytes: Array(text.utf8)))).write(to: &line)
      return line
    }
    #expect(try plain(text) == plain(json))
  }

  @Test func anUnknownUpperBoundIsNull() {
    func text(_ interval: ClosedRange<Double>?) -> String {
      var text = ""
      SubjectJSON.interval(interval).write(to: &text)
      return text.filter { !$0.isWhitespace }
    }
    #expect(text(1...2) == "[1,2]" && text(1...(.greatestFiniteMagnitude)) == "[1,null]" && text(nil) == "null")
  }

  @Test(arguments: [
    (SubjectName.family("grays", first: "z", second: "a"), "color family", "color families"),
    (.states(of: "Button", from: "idle", to: "hover"), "set of states", "sets of states"),
    (.code(file: "A", declaration: "b", text: "c", occurrence: 1), "view", "views"),
    (
      .pairing(foreground: "a", background: "b", backdrops: [], usage: .focus, textStyle: nil), "pairing", "pairings"
    ), (.control("Save"), "control", "controls"), (.token("a"), "token", "tokens"),
  ])
  func aKindHasNouns(_ subject: SubjectName, _ one: String, _ many: String) {
    #expect(subject.kind.nouns == (one, many))
  }
}
