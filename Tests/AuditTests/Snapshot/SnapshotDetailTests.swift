import DesignTokens
import SourceText
import Testing

@testable import Audit

/// Reports that are long, of unknown terms, or kept as an index needs them.
@Suite struct SnapshotDetailTests {
  /// Every list is longer than what is written at once.
  @Test func aLongReportIsWrittenInPieces() throws {
    let long = String(repeating: "n", count: 400)
    var snapshot = AuditSnapshot(
      name: "old",
      tokens: (0..<400).map { .init(TokenPath("t\($0)\(long)"), [.init(mode: "m0\(long)", hex: "#ffffff")]) })
    snapshot.modes = (0..<400).map { .init("m\($0)\(long)") }
    snapshot.rules = (0..<400).map { .init("r\($0)\(long)", level: .error) }
    snapshot.notices = (0..<400).map { .init("notice \($0) \(long)") }
    let counts = JSONText.array((0..<400).map { .object([("name", .string("c\($0)\(long)"))]) })
    snapshot.sections = [.init("counts", counts), .init("later", counts)]
    struct Output: TextOutputStream {
      var pieces: [String] = []
      mutating func write(_ string: String) { pieces.append(string) }
    }
    var output = Output()
    snapshot.write(to: &output)
    let whole = output.pieces.joined()
    #expect(output.pieces.count > 5)
    let again = try AuditSnapshot(name: "old", reading: try readJSON(SourceFile(path: "r", bytes: Array(whole.utf8))))
    #expect(again.modes == snapshot.modes && again.rules.map(\.id) == snapshot.rules.map(\.id))
    #expect(again.tokens.map(\.path) == snapshot.tokens.map(\.path) && again.notices == snapshot.notices)
    #expect(again.sections == snapshot.sections)
  }

  @Test(
    arguments: [
      ("", nil, "", false, ""), ("wcag22-aa", nil, "error", false, "wcag22-aa, fails on error"),
      ("wcag22-aa", "wcag21", "warning", true, "wcag22-aa, wcag21, fails on warning, strict"),
    ] as [(String, String?, String, Bool, String)])
  func anAuditSaysByWhatItJudges(
    _ profile: String, _ standard: String?, _ failOn: String, _ isStrict: Bool, _ words: String
  ) {
    var snapshot = AuditSnapshot(name: "a")
    (snapshot.profile, snapshot.standard, snapshot.failOn, snapshot.isStrict) = (profile, standard, failOn, isStrict)
    #expect(snapshot.judgedBy == words)
  }

  /// Of several reports of a folder, the newest is shown; one without a date is of today.
  @Test func anIndexKeepsWhatItShows() throws {
    let today = try #require(CalendarDay("2026-03-01"))
    func audit(_ date: String?, decision: String, used: [String]) -> AuditSnapshot {
      var audit = AuditSnapshot(
        name: "a",
        pairings: used.map {
          .init(
            mode: "light",
            subject: .pairing(foreground: TokenPath($0), background: "c0", backdrops: [], usage: .text, textStyle: nil),
            ratio: 5, required: 4.5)
        },
        tokens: (0..<50).map {
          .init(TokenPath("c\($0)"), [.init(mode: "light", hex: "#12345\($0 % 10)", space: "srgb")])
        })
      (audit.date, audit.decision, audit.modes) = (date, decision, [.init("light")])
      return audit
    }
    var reports = SystemReports()
    reports.add(
      audit("2026-02-01", decision: "passed", used: ["c1"]), at: "a/2026-02-01/r.json", page: "new", today: today)
    reports.add(audit("2026-01-01", decision: "failed", used: []), at: "a/2026-01-01/r.json", page: "old", today: today)
    reports.add(audit(nil, decision: "later", used: []), at: "b/r.json", page: nil, today: today)
    let index = reports.index
    #expect(reports.count == 3 && index.systems.map(\.folder).sorted() == ["a", "b"])
    let (one, other) = (
      try #require(index.systems.first { $0.folder == "a" }), try #require(index.systems.last { $0.folder == "b" })
    )
    #expect(one.page == "new" && one.entries.count == 2 && one.last.decision == .passed && one.isDated)
    #expect(one.colors.map(\.hex) == ["#123450", "#123451"])
    // A decision of a later version isn't a pass, and at most 40 colors are kept.
    #expect(other.last.decision == .failed && !other.isDated && other.last.date == today && other.colors.count == 40)
  }

  @Test func aPlanInMemoryHasItsCost() {
    var snapshot = AuditSnapshot(name: "a")
    let steps = JSONText.array([.object([("changes", .array([.object([("token", .string("ink"))])]))])])
    snapshot.sections = [
      .init(
        "plan",
        .object([("beyondBudget", .boolean(false)), ("steps", steps), ("failing", .integer(3)), ("fixed", .integer(2))])
      )
    ]
    let repair = snapshot.repair
    #expect(repair.map { [$0.failing, $0.fixed, $0.changedColors] } == [3, 2, 1])
  }

  /// A ratio that wasn't known before can't have been lost.
  @Test func aRatioThatIsNotKnownIsNotLost() {
    func audit(_ ratios: [Double?]) -> AuditSnapshot {
      AuditSnapshot(
        name: "a",
        pairings: ratios.enumerated().map { index, ratio in
          .init(
            mode: "light",
            subject: .pairing(
              foreground: TokenPath("t\(index)"), background: "b", backdrops: [], usage: .text, textStyle: nil),
            ratio: ratio, required: 4.5)
        })
    }
    let changes = AuditChanges(from: audit([nil, 10, 10, 6]), to: audit([5, 5, 9, nil]))
    #expect(changes.lostContrasts.map { $0.now.subject.tokens[0] } == ["t1", "t2"])
  }
}
