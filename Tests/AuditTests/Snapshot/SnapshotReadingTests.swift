import Audit
import DesignTokens
import SourceText
import Testing

/// What a JSON report may hold, and how what it may not hold is said.
@Suite struct SnapshotReadingTests {
  private func read(_ text: String) throws -> AuditSnapshot {
    try AuditSnapshot(name: "old", reading: try readJSON(SourceFile(path: "report.json", bytes: Array(text.utf8))))
  }

  private func text(_ snapshot: AuditSnapshot) -> String {
    var text = ""
    snapshot.write(to: &text)
    return text
  }

  /// A report with rows for subjects; everything else is empty.
  private static func report(_ subjects: String, tokens: String = "") -> String {
    """
    {"schemaVersion":2,"tool":{"name":"palpable","version":"1"},"name":"a","profile":"wcag22-aa",
    "gate":{"failOn":"error","strict":false,"configured":true},"decision":"failed","modes":[],"rules":[],
    "tokens":[\(tokens)],"subjects":[\(subjects)],"notices":[]}
    """
  }

  /// Names that could be mistaken for other parts, and kinds with several parts, are the same after writing and reading.
  @Test(arguments: [
    SubjectName.pairing(foreground: "a", background: "b", backdrops: ["style:c"], usage: .text, textStyle: nil),
    .pairing(foreground: "a", background: "b", backdrops: [], usage: .text, textStyle: "c"),
    .pairing(
      foreground: "a", background: "b", backdrops: ["backdrop:style:c", "d"], usage: .focus, textStyle: "backdrop:e"),
    .pairing(foreground: "style:a", background: "backdrop:b", backdrops: [], usage: .text, textStyle: "style:"),
    .family("grays", first: "z", second: "a"), .states(of: "Button", from: "idle", to: "hover"),
    .code(file: "A.swift", declaration: "A.body", text: "Text(\"a\")", occurrence: 2), .token("a/b%\u{202E}"),
    .counterpart("a", source: "app", other: "b"), .waiver(of: "r", on: "a on b"), .baselineEntry("r/*/token/a"),
    .control("Save"), SubjectName(SubjectKind("layer") { [.text("layer "), .name($0[0])] }, ["a", "b"]),
  ])
  func namesAreReadAsTheyWere(_ name: SubjectName) throws {
    var finding = AuditSnapshot.Finding(
      rule: "r", mode: nil, subject: name, snapshot: FindingSnapshot(.failed, measured: 1.5))
    finding.unit = .points
    let written = text(AuditSnapshot(name: "old", findings: [finding]))
    let again = try read(written)
    #expect(again.findings == [finding])
    #expect(again.findings[0].fingerprint == finding.fingerprint)
  }

  /// Values that equal those of the pairing are left out, and those that differ, or are missing, are not.
  @Test func valuesStandOnceWithThePairing() throws {
    let subject = SubjectName.pairing(
      foreground: "ink", background: "page", backdrops: [], usage: .text, textStyle: nil)
    var pairing = AuditSnapshot.Pairing(mode: "light", subject: subject, ratio: 3.5, required: 4.5)
    (pairing.outcome, pairing.rule) = (.failed, "minimum")
    let findings = [
      FindingSnapshot(.failed, measured: 3.5, required: 4.5), FindingSnapshot(.failed, measured: 3, required: 7),
      FindingSnapshot(.cantTell),
    ]
    .enumerated().map { index, snapshot in
      AuditSnapshot.Finding(
        rule: ["minimum", "other", "third"][index], mode: "light", subject: subject, snapshot: snapshot,
        isRatio: index < 2)
    }
    let snapshot = AuditSnapshot(name: "old", findings: findings, pairings: [pairing])
    let written = text(snapshot)
    #expect(written.components(of: "\"ratio\":3.5") == 1 && written.components(of: "\"measured\":3.5") == 0)
    #expect(written.components(of: "\"measured\":3,") == 1 && written.components(of: "\"measured\":null") == 1)
    #expect(written.components(of: "\"unit\":null") == 1 && written.components(of: "\"rule\":\"minimum\"") == 1)
    let again = try read(written)
    #expect(again.pairings == [pairing] && again.findings == findings)
  }

  /// A byte of a report is another one: it is read, written, compared, and described, or refused.
  @Test func damagedReportsAreReadOrRefused() throws {
    let row =
      #"{"subject":["text","ink","page","style:body"],"mode":"light","ratio":3.5,"outcome":"failed","mayGate":true,"#
      + #""findings":[{"rule":"r","level":"error","outcome":"failed","required":4.5,"gates":true}]},"#
      + #"{"subject":["code","A","b","c","1"],"findings":[{"rule":"r","level":"note","outcome":"cantTell"}]}"#
    let report = Array(
      Self.report(row, tokens: ##"{"path":"ink","modes":{"light":{"value":"#fff","hex":"#ffffff"}}}"##).utf8)
    let whole = try AuditSnapshot(name: "", reading: readJSON(SourceFile(path: "r", bytes: report)))
    #expect(whole.findings.count == 2 && whole.pairings.map(\.colors) == [["#ffffff"]])
    var read = 0
    for index in report.indices {
      for byte in "\"[{0,a".utf8 {
        var bytes = report
        bytes[index] = byte
        guard let root = try? readJSON(SourceFile(path: "r", bytes: bytes)),
          let snapshot = try? AuditSnapshot(name: "", reading: root)
        else { continue }
        read += 1
        let changes = AuditChanges(from: whole, to: snapshot)
        #expect(changes.findings.count >= 2 && !text(snapshot).isEmpty)
        #expect(snapshot.findings.allSatisfy { !$0.subject.description.isEmpty })
      }
    }
    #expect(read > 100)
  }

  @Test func membersOfALaterVersionAreKept() throws {
    let subject =
      #"{"subject":["control","Save"],"later":1,"findings":[{"later":{},"rule":"r","level":"note","outcome":"failed"}]}"#
    let snapshot = try read(
      Self.report(subject).replacing(#""notices":[]"#, with: #""notices":[],"later":[{"a":1},{"b":null}]"#))
    #expect(snapshot.sections.map(\.name) == ["later"])
    #expect(text(snapshot).hasSuffix("\"later\":[\n{\"a\":1},\n{\"b\":null}\n]\n}\n"))
    #expect(snapshot.findings.map(\.level) == [.note])
  }

  @Test(
    arguments: [
      (report(#"{}"#), SnapshotError.missing("subject", of: "a report entry", 194..<196)),
      (report("4"), .unexpected(expected: "subjects as an object", found: "a number", 194..<195)),
      (
        report(#"{"subject":["text","a"]}"#),
        .unexpected(expected: "\"subject\" with a foreground and a background", found: "an array", 205..<217)
      ),
      (
        report(#"{"subject":["states","a"]}"#),
        .unexpected(expected: "\"subject\" with 3 names after \"states\"", found: "an array", 205..<219)
      ),
      (
        report(#"{"subject":[]}"#),
        .unexpected(expected: "\"subject\" as an array of strings", found: "an array", 205..<207)
      ),
      (
        report(#"{"subject":["token","a"],"outcome":"maybe"}"#),
        .unexpected(
          expected: "\"outcome\" as one of passed, failed, cantTell, inapplicable", found: "\"maybe\"", 229..<236)
      ),
      (
        report(#"{"subject":["token","a"],"interval":[2,1]}"#),
        .unexpected(expected: "\"interval\" with the lower number first", found: "an array", 230..<235)
      ),
      (
        report(#"{"subject":["token","a"],"mayGate":1}"#),
        .unexpected(expected: "\"mayGate\" as a boolean", found: "a number", 229..<230)
      ),
      (
        report(#"{"subject":["text","a","b"],"outcome":"passed"},{"subject":["text","a","b"],"outcome":"failed"}"#),
        .unexpected(expected: "one row for each pairing and mode", found: "a second row", 242..<289)
      ),
      (
        report(#"{"subject":["text","a","b"],"outcome":"failed","ratio":0.5}"#),
        .unexpected(expected: "a contrast ratio of at least 1", found: "a lower one", 194..<253)
      ),
      (
        report(#"{"subject":["text","a","b"],"findings":[]},{"subject":["text","a","b"],"outcome":"failed"}"#),
        .unexpected(expected: "one row for each pairing and mode", found: "a second row", 237..<284)
      ),
      (
        report(
          #"{"subject":["text","a","b"],"outcome":"failed","ratio":3,"findings":[{"rule":"r","level":"error","outcome":"failed","measured":-5}]}"#
        ),
        .unexpected(expected: "a contrast ratio of at least 1", found: "a lower one", 194..<326)
      ),
      (
        report(
          #"{"subject":["text","a","b"],"outcome":"failed","ratio":2,"findings":[{"rule":"r","level":"error","outcome":"failed"},{"rule":"r","level":"error","outcome":"failed"}]}"#
        ), .unexpected(expected: "one finding of each rule", found: "two findings", 194..<360)
      ),
    ] as [(String, SnapshotError)])
  func whatDoesNotFitIsSaidWithItsRange(_ text: String, _ error: SnapshotError) throws {
    let start = try #require(text.range(of: "\"subjects\":["))
    let offset = text.utf8.distance(from: text.startIndex, to: start.upperBound)
    #expect(throws: error.moved(by: offset - 194)) { try read(text) }
  }
}

extension SnapshotError {
  /// The same error at another place.
  fileprivate func moved(by distance: Int) -> SnapshotError {
    func moved(_ range: Range<Int>) -> Range<Int> { range.lowerBound + distance..<range.upperBound + distance }
    return switch self {
    case .unexpected(let expected, let found, let range): .unexpected(expected: expected, found: found, moved(range))
    case .missing(let name, let object, let range): .missing(name, of: object, moved(range))
    }
  }
}

extension String {
  /// Returns how often a text is in this one.
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
