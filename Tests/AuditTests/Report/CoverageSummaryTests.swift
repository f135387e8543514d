import Audit
import ColorScience
import DesignTokens
import SourceText
import Testing

/// Reports what nothing looks at, as the rule of the catalog does.
private struct Coverage: Rule {
  static let descriptor = RuleDescriptor(
    id: "coverage", title: "", description: "", rationale: "", knownLimits: [],
    requirement: .init("none", url: "https://example.org"), level: .warning, isAboutDesign: false, passing: [],
    failing: [])
  func judge(_ subject: CoverageSubject) -> Judgement<ToldReason>? {
    Judgement(subject.isCovered ? .passed : .failed, .told)
  }
  func words(_ judgement: Judgement<ToldReason>, _ subject: CoverageSubject) -> Words { Words("") }
}

/// Looks at numbers, whatever they are.
private struct Numbers: Rule {
  static let descriptor = RuleDescriptor(
    id: "numbers", title: "", description: "", rationale: "", knownLimits: [],
    requirement: .init("none", url: "https://example.org"), level: .note, passing: [], failing: [])
  func judge(_ subject: TokenValueInMode) -> Judgement<ToldReason>? {
    if case .number? = subject.value { Judgement(.passed, .told) } else { nil }
  }
  func words(_ judgement: Judgement<ToldReason>, _ subject: TokenValueInMode) -> Words { Words("") }
}

/// Can't check any control.
private struct Sizes: Rule {
  static let descriptor = RuleDescriptor(
    id: "sizes", title: "", description: "", rationale: "", knownLimits: [],
    requirement: .init("none", url: "https://example.org"), level: .error, passing: [], failing: [])
  func judge(_ subject: MeasuredControl) -> Judgement<ToldReason>? { Judgement(.cantTell, .told) }
  func words(_ judgement: Judgement<ToldReason>, _ subject: MeasuredControl) -> Words {
    Words.undetermined("no size is declared", "it can't be checked")
  }
}

@Suite("What an audit looked at adds up") struct CoverageSummaryTests {
  private static let waiver = Waiver(
    rule: Coverage.descriptor.id, subject: (try? SubjectPattern(token: "waived"))!, reason: "r", owner: "o",
    expires: CalendarDay(year: 2027, month: 1, day: 31)!, declaration: AuditorTests.place)
  private static let baseline = Baseline([
    .init("coverage/*/token/accepted", FindingSnapshot(.failed))
  ])

  private var system: DesignSystem {
    var system = AuditorTests.system(
      [
        "ink": "#000000", "paper": "#ffffff", "fill": "#ffffff", "label": "#000000", "surface": "#eeeeee",
        "waived": "#123456", "accepted": "#234567", "reported": "#345678", "primitive": "#456789",
      ], pairings: [AuditorTests.text("ink", on: "paper"), AuditorTests.text("alias", on: "paper")])
    func add(_ path: TokenPath, _ content: AuthoredValue.Content, _ type: TokenType) {
      system.tokens.insert(
        Token(path: path, type: type, value: AuthoredValue(content, text: "", at: AuditorTests.place)))
    }
    add("alias", .alias("primitive"), .color)
    add("count", .literal(.number(3)), .number)
    add("weight", .literal(.fontWeight(400)), .fontWeight)
    system.surfaces = ["surface", "paper"]
    system.badges = [Badge(name: "b", background: "fill", border: nil, text: "label", textStyle: nil)]
    return system
  }

  private func summary(
    _ rules: [Auditor.RuleSetting], _ system: DesignSystem, mode: String? = nil, agreed: Bool = true
  ) -> CoverageSummary {
    let gateExceptions = GateExceptions(
      waivers: [Self.waiver], baseline: Self.baseline, today: CalendarDay(year: 2026, month: 11, day: 21))
    let auditor = Auditor(rules: rules, gate: Gate(), gateExceptions: agreed ? gateExceptions : GateExceptions())
    return CoverageSummary(of: auditor.report(on: MeasuredSystem(system, mode: mode)))
  }

  @Test func everyColorTokenIsInOneState() {
    let summary = summary([.init(Coverage(), level: .warning)], system)
    // ink, paper and alias are paired, fill and label in a badge, primitive behind alias.
    let expected: [CoverageSummary.TokenState: Int] = [
      .pairing: 3, .badge: 2, .surface: 1, .alias: 1, .waived: 2, .reported: 1, .notLookedAt: 0,
    ]
    for state in CoverageSummary.TokenState.allCases { #expect(summary.count(state) == expected[state]) }
    #expect(summary.colorTokenCount == 10)
  }

  @Test func whatNobodyWaivesIsReported() {
    let summary = summary([.init(Coverage(), level: .warning)], system, agreed: false)
    #expect(summary.count(.waived) == 0)
    #expect(summary.count(.reported) == 3)
  }

  @Test func withoutTheRuleNothingIsReported() {
    let summary = summary([.init(Coverage(), level: .off)], system)
    #expect(summary.count(.notLookedAt) == 3)
    #expect(summary.count(.waived) + summary.count(.reported) == 0)
    #expect(summary.colorTokenCount == 10)
    #expect(summary.rulesThatAreOff == [Coverage.descriptor.id])
  }

  @Test func tokensThatAreNoColorsCountWhenARuleLooksAtThem() {
    #expect(summary([.init(Numbers(), level: .off)], system).otherTokens == 2)
    #expect(summary([.init(Numbers(), level: .note)], system).otherTokens == 1)
  }

  @Test func aModeThatIsNotAuditedIsNamed() {
    var system = system
    system.modes = [Mode("light"), Mode("dark")]
    #expect(summary([], system, mode: "light").modesNotAudited == ["dark"])
    #expect(summary([], system).modesNotAudited.isEmpty)
  }

  @Test func equalReasonsAreCountedTogether() {
    var system = AuditorTests.system(["paper": "#ffffff"], pairings: [])
    system.pairings = [AuditorTests.text("a", on: "paper"), AuditorTests.text("b", on: "paper")]
    for name in ["a", "b"] {
      system.tokens.insert(
        Token(
          path: TokenPath(name), type: .color,
          value: AuthoredValue(.alias("nowhere"), text: "{nowhere}", at: AuditorTests.place)))
    }
    let summary = summary([.init(Needs2(), level: .error)], system)
    #expect(summary.undecided.map(\.count) == [2])
    #expect(summary.checks.cantTell == 2)
    #expect(summary.undecided.first?.text?.contains("nowhere") == true)
  }

  @Test func theNameAReasonBeginsWithIsNoDifference() {
    var system = AuditorTests.system(
      ["a": "#000000", "b": "#111111", "paper": "#ffffff"],
      pairings: [AuditorTests.text("a", on: "paper"), AuditorTests.text("b", on: "paper")])
    system.modes = [Mode("light"), Mode("dark")]
    system.tokens = system.tokens.assigned(to: "light")
    let summary = summary([.init(Needs2(), level: .error)], system)
    #expect(summary.undecided == [.init(text: "the foreground has no value in dark", count: 2)])
    #expect(summary.checks.passed == 2)
  }

  /// A name is a part of the reason, so what else begins with its letters stays.
  @Test func aNameIsNotFoundInTheWordsOfAReason() {
    var system = AuditorTests.system(["paper": "#ffffff"], pairings: [])
    func add(_ path: TokenPath, _ content: AuthoredValue.Content) {
      system.tokens.insert(
        Token(path: path, type: .color, value: AuthoredValue(content, text: "", at: AuditorTests.place)))
    }
    // The unknown token is the background of one pairing and begins with the name of its foreground; in the others, it has no role.
    add("the", .alias("the contrast"))
    add("the other", .alias("the contrast"))
    add("no", .undecidable("no value"))
    system.pairings = [
      AuditorTests.text("the", on: "the contrast"), AuditorTests.text("the", on: "paper"),
      AuditorTests.text("the other", on: "paper"), AuditorTests.text("no", on: "paper"),
    ]
    let summary = summary([.init(Needs2(), level: .error)], system)
    #expect(
      summary.undecided == [
        .init(text: "the contrast is an unknown token", count: 2),
        .init(text: "the background is an unknown token", count: 1), .init(text: "no: no value", count: 1),
      ])
  }

  @Test func theNameOfAControlIsNotCutOffAReason() {
    var system = AuditorTests.system([:], pairings: [])
    system.controls = [Control(name: "no"), Control(name: "only")]
    let summary = summary([.init(Sizes(), level: .error)], system)
    #expect(summary.undecided == [.init(text: "no size is declared", count: 2)])
  }

  @Test func reasonsBeyondTheLimitAreCountedAsOne() {
    let names = (0..<13).map { "t\($0)" }
    var system = AuditorTests.system(["paper": "#ffffff"], pairings: [])
    for name in names {
      system.tokens.insert(
        Token(
          path: TokenPath(name), type: .color,
          value: AuthoredValue(.undecidable("because of \(name)"), text: "", at: AuditorTests.place)))
    }
    system.pairings = (names + ["t0x"]).map { AuditorTests.text(TokenPath($0), on: "paper") }
    let summary = summary([.init(Needs2(), level: .error)], system)
    #expect(summary.undecided.count == CoverageSummary.reasonLimit + 1)
    #expect(summary.undecided.last?.text == nil)
    #expect(summary.undecided.reduce(0) { $0 + $1.count } == summary.checks.cantTell)
    #expect(summary.checks.cantTell == 14)
  }

  @Test func whatIsDecorativeIsCountedByReason() {
    var system = system
    system.pairings += [.decorative, .decorative, .inactive].enumerated().map { index, usage in
      Pairing(
        foreground: ["waived", "accepted", "reported"][index], background: "paper", usage: usage, origin: .declared)
    }
    let summary = summary([.init(Needs2(), level: .error)], system)
    #expect(summary.notRequired.map(\.text).prefix(2) == ["decorative", "inactive"])
    // Two are declared, and the badge's fill stands on two surfaces.
    #expect(summary.notRequired.first?.count == 4)
    #expect(summary.notRequired.reduce(0) { $0 + $1.count } == summary.pairings.inapplicable)
  }
}
