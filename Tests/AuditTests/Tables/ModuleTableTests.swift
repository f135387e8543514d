import ColorScience
import DesignTokens
import SourceText
import Testing

@testable import Audit

/// The lines of files: what a module above `Audit` could add to a system.
private struct Lines: ModuleTable {
  static let none = Lines(files: [])
  var files: [AuditedFile]
  var shown: [Pairing] = []

  func pairings(among tokens: TokenSet) -> [Pairing] { shown.filter { tokens.contains($0.foreground) } }

  static func file(_ path: String, _ text: String) -> AuditedFile {
    let source = SourceFile(path: path, bytes: Array(text.utf8))
    let comments = source.bytes.indices.filter { source.bytes[$0...].starts(with: "//".utf8) }
    var skipped = AuditedFile.Skipped()
    (skipped.previews, skipped.tests, skipped.unreleased, skipped.otherPlatforms) = (1, 2, 3, 4)
    skipped.unused = 5
    return AuditedFile(
      source: source, name: "in " + path,
      suppressions: comments.compactMap { start in
        let end = source.bytes[start...].firstIndex(of: 0x0A) ?? source.bytes.endIndex
        return Suppression(start..<end, of: source) { "byte \($0)" }
      }, chainCount: 2, skipped: skipped)
  }
}

/// Another table.
private struct Words: ModuleTable {
  static let none = Words()
  var files: [AuditedFile] = []
  func pairings(among tokens: TokenSet) -> [Pairing] { [] }
}

/// The first byte of a file.
private struct FirstByte: AuditSubject {
  let file: AuditedFile
  static let kinds: [SubjectKind] = [.code]
  static let comesFromCode = true
  static func subjects(of system: MeasuredSystem) -> [FirstByte] {
    system[Lines.self].files.map { FirstByte(file: $0) }
  }
  var subjectName: SubjectName { .code(file: file.name, declaration: "", text: "first byte", occurrence: 0) }
  var location: SourceText.SourceLocation? { file.source.location(of: 0..<1) }
}

private struct NoFirstByte: Rule {
  static let descriptor = RuleDescriptor(
    id: "no-first-byte", title: "A file is empty", description: "", rationale: "", knownLimits: [],
    requirement: .init("none", url: "https://example.org"), level: .error, passing: [], failing: [])
  func judge(_ subject: FirstByte) -> Judgement<ToldReason>? { Judgement(.failed, .told) }
  func words(_ judgement: Judgement<ToldReason>, _ subject: FirstByte) -> Audit.Words { Audit.Words("has a byte") }
}

/// Tables of modules that `Audit` doesn't know.
@Suite struct ModuleTableTests {
  private let files = [
    Lines.file("a", "a // palpable:disable:this no-first-byte - an example\n"), Lines.file("b", "b\nsecond\n"),
  ]

  private func report() -> AuditReport {
    let shown = Pairing(foreground: "ink", background: "paper", usage: .text, origin: .code)
    let unknown = Pairing(foreground: "ghost", background: "paper", usage: .text, origin: .code)
    var system = AuditorTests.system(["ink": "#767676", "paper": "#ffffff"], pairings: [])
    system[Words.self] = Words(files: [Lines.file("c", "c\n")])
    system[Lines.self] = Lines(files: files, shown: [shown, unknown])
    return Auditor(rules: [.init(NoFirstByte(), level: .error)], gate: Gate()).report(on: MeasuredSystem(system))
  }

  @Test func aSystemHasOneTableOfEachType() {
    var system = DesignSystem(name: "s", tokens: TokenSet(), modes: [])
    #expect(system[Lines.self].files.isEmpty && system.files.isEmpty)
    system[Lines.self] = Lines(files: files)
    system[Words.self] = Words()
    #expect(system[Lines.self].files.map(\.name) == ["in a", "in b"] && system[Words.self].files.isEmpty)
    system[Lines.self] = Lines(files: [files[1]])
    #expect(system[Lines.self].files.map(\.name) == ["in b"] && system.files.map(\.name) == ["in b"])
    #expect(system.tables.count == 2)
  }

  @Test func subjectsComeFromTheirTable() {
    let findings = report().findings
    #expect(findings.map(\.subject.parts[0]) == ["in b", "in a"])
    #expect(findings.map(\.isWaived) == [false, true] && findings.map(\.gates) == [true, false])
  }

  @Test func suppressionsNameTheirDeclaration() throws {
    let use = try #require(report().measured.suppressions.first)
    #expect(use.state == .used(1) && use.subjectName.codeDeclaration == "byte 2")
  }

  @Test func pairingsOfTheSourceAreMeasured() throws {
    let pairings = report().measured.pairings
    #expect(pairings.map(\.foreground.path) == ["ink"] && pairings.map(\.isFromCode) == [true])
  }

  @Test func reportsQuoteAndCountAllFiles() throws {
    let report = report()
    for (path, text) in [("a", "a"), ("b", "b"), ("c", "c")] {
      let place = SourceText.SourceLocation(path: path, line: 1, column: 1, endLine: 1, endColumn: 2, byteRange: 0..<1)
      #expect(report.system.quote(place)?.marked == text)
    }
    let code = CoverageSummary(of: report).code
    #expect(code.files == 3 && code.chains == 6 && code.suppressions == 1)
    let skipped = code.skipped
    #expect([skipped.previews, skipped.tests, skipped.unreleased, skipped.otherPlatforms] == [3, 6, 9, 12])
    #expect(skipped.unused == 15)
  }
}
