import DesignTokens
import SourceText
import Testing

@testable import Audit
@testable import ReportWriters

/// The index over several design systems: its order, its words, and names that try to be more than names.
@Suite struct SystemsIndexTests {
  private static func entries(_ gating: [Int], name: String) throws -> [HistoryEntry] {
    try gating.enumerated().map { index, count in
      HistoryEntry(
        date: try #require(CalendarDay(year: 2026, month: 1, day: 1 + index)), version: "1", name: name,
        profile: "wcag22-aa", decision: count > 0 ? .failed : .passed, pairings: OutcomeCounts([.passed, .failed]),
        gating: count, waived: 0, accepted: 0, rules: [], modes: [])
    }
  }

  private static func audit(_ ratios: [Double]) -> AuditSnapshot {
    var audit = AuditSnapshot(
      name: "a",
      findings: ratios.enumerated().map { index, ratio in
        var finding = AuditSnapshot.Finding(
          rule: "contrast-minimum", mode: "light",
          subject: .pairing(
            foreground: TokenPath("ink\(index)"), background: "page", backdrops: [], usage: .text, textStyle: nil),
          snapshot: FindingSnapshot(.failed, measured: ratio, required: 4.5), reachesGate: true)
        finding.gates = true
        return finding
      },
      tokens: [AuditSnapshot.Token("ink", [.init(mode: "light", hex: "#123456", space: "srgb")])])
    audit.modes = [.init("light")]
    var result = AuthorityResult(authority: .wcag)
    (result.failures, result.checks) = (ratios.count, 9)
    audit.authorities.results = [result]
    return audit
  }

  private static func system(
    _ folder: String, _ gating: [Int], name: String? = nil, report: HistoryTimeline.Report? = nil
  ) throws -> SystemsIndex.System {
    let known = HistoryTimeline.Report.known(audit(Array(repeating: 3, count: gating.last ?? 0)))
    return try #require(
      SystemsIndex.System(
        folder: folder, entries: try entries(gating, name: name ?? folder), report: report ?? known,
        page: "\(folder)/index"))
  }

  @Test func theWorstComesFirst() throws {
    let index = SystemsIndex(
      try [Self.system("b", [0]), Self.system("a", [0]), Self.system("c", [5, 2]), Self.system("d", [1, 2])])
    #expect(index.systems.map(\.folder) == ["c", "d", "a", "b"] && index.failing == 2)
    #expect(index.headline == "2 of 4 design systems fail the gate.")
    #expect(index.trend?.plain == "d has more gate failures than before.")
    #expect(SystemsIndex.System(folder: "x", entries: [], report: .missing, page: nil) == nil)
  }

  @Test func systemsOfOneNameHaveTheirFolders() throws {
    let index = SystemsIndex(
      try [Self.system("a", [1], name: "App"), Self.system("b", [0], name: "App"), Self.system("c", [0], name: "Web")])
    #expect(index.systems.map(index.title) == ["App (a)", "App (b)", "Web"])
  }

  /// A color that two steps change is one color, and a plan without steps is none.
  @Test(arguments: [
    (
      #"{ "failing": 4, "fixed": 3, "beyondBudget": false, "steps": [{ "changes": [{ "token": "a" }, { "token": "b" }] }, { "changes": [{ "token": "a" }] }] }"#,
      "2 colors change, and 3 of 4 failing pairings pass"
    ),
    (
      #"{ "failing": 1, "fixed": 1, "beyondBudget": false, "steps": [{ "changes": [{ "token": "a" }] }] }"#,
      "1 color changes, and 1 of 1 failing pairing passes"
    ),
    (#"{ "failing": 8, "fixed": 8, "beyondBudget": true, "steps": [] }"#, nil),
    (#"{ "failing": "8", "fixed": -1, "beyondBudget": false, "steps": [1] }"#, nil), ("[]", nil), ("null", nil),
  ])
  func theRepairHasItsCost(_ plan: String, _ words: String?) throws {
    var audit = Self.audit([3])
    let node = try readJSON(SourceFile(path: "plan.json", bytes: Array(plan.utf8)))
    audit.sections.append(.init("plan", JSONText(node)))
    let system = try Self.system("a", [1], report: .known(audit))
    #expect(SystemsText.repair(system) == words)
    let page = SystemsIndex([system])
    #expect(page.html.contains("Repair: ") == (words != nil))
    if let words { #expect(page.markdown.contains(words)) }
  }

  @Test func theVerdictFollowsFromTheNumbers() throws {
    func index(_ all: [[Int]]) throws -> SystemsIndex {
      SystemsIndex(try all.enumerated().map { try Self.system("s\($0)", $1) })
    }
    #expect(try index([[0]]).headline == "The design system passes the gate.")
    #expect(try index([[1]]).headline == "The design system fails the gate.")
    #expect(try index([[0], [0]]).headline == "All 2 design systems pass the gate.")
    #expect(try index([[0], [1]]).headline == "1 of 2 design systems fails the gate.")
    #expect(try index([[0], [1]]).trend == nil)
    #expect(try index([[2, 1]]).trend?.plain == "No system has more gate failures than before.")
    let all = try index([[0, 1], [0, 2], [0, 3], [0, 4], [0, 5]]).trend?.plain
    #expect(all == "s4, s3, s2, and 2 more have more gate failures than before.")
  }

  @Test func theWorstFindingIsFarthestFromItsRequirement() throws {
    let system = try Self.system("a", [2], report: .known(Self.audit([4, 2.34, 3])))
    #expect(system.worst?.subject.tokens.first == "ink1")
    #expect(SystemsText.worst(system).plain == "ink1 on page, light: contrast is 2.34:1; requires 4.5:1")
    #expect(SystemsText.pairings(system) == "1 of 2" && SystemsText.states(system) == "WCAG: fails")
    #expect(SystemsText.worst(try Self.system("a", [0])).plain == "No findings.")
    #expect(
      SystemsText.worst(try Self.system("a", [1], report: .missing)).plain
        == "unknown: the 2026-01-01 report is missing")
    #expect(
      SystemsText.worst(try Self.system("a", [1], report: .unreadable)).plain
        == "unknown: the 2026-01-01 report can't be read")
  }

  @Test func aSingleReportHasNoLine() throws {
    let one = SystemsIndex([try Self.system("a", [1])]).html
    #expect(try HTMLTokens(one).texts.contains("first report") && !one.contains("class=\"systems-line\""))
    let two = SystemsIndex([try Self.system("a", [2, 1])]).html
    #expect(two.contains("class=\"systems-line\"") && !two.contains("first report"))
    #expect(
      try HTMLTokens(two).tags.contains {
        $0["aria-label"] == "Gate failures: 2 on 2026-01-01, 1 on 2026-01-02, in 2 reports."
      })
  }

  @Test func aLinkLeadsToTheFolder() throws {
    #expect(SystemsText.address("a b#c%ü/index", "html") == "a%20b%23c%25%C3%BC/index.html")
    let page = SystemsIndex([try Self.system("a b", [1])]).html
    #expect(try HTMLTokens(page).tags.contains { $0["href"] == "a%20b/index.html" })
  }

  @Test(arguments: ["<script>\u{202E}\"'&", "](x)|`a`", String(repeating: "long", count: 2000)])
  func aNameIsText(_ hostile: String) throws {
    func page(_ word: String) throws -> SystemsIndex {
      SystemsIndex([try Self.system("a", [2, 1], name: word), try Self.system("b", [1], name: word + "b")])
    }
    try expectShape(of: try page(hostile).html, as: try page("x").html, with: hostile)
    let markdown = try page(hostile).markdown
    #expect(markdown.utf8.count { $0 == 10 } == (try page("x").markdown.utf8.count { $0 == 10 }))
    #expect(markdown.unicodeScalars.allSatisfy { !$0.isUnseen || $0 == "\n" })
  }
}
