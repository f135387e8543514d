import Audit
import ColorScience
import DesignTokens
import SourceText
import Testing

/// The reason of rules with one sentence.
enum ToldReason: UInt8, VerdictReason { case told }

/// Rules made for these tests: every text pairing needs a ratio.
protocol NeedsRatio: Rule where Subject == MeasuredPairing, Reason == ContrastReason {
  static var required: Double { get }
}

extension NeedsRatio {
  func judge(_ subject: MeasuredPairing) -> Judgement<ContrastReason>? {
    guard subject.usage == .text else { return nil }
    let reason = subject.comparison(with: Self.required)
    return Judgement(reason.outcome, reason, measured: subject.ratio, required: Self.required, unit: .ratio)
  }
  func words(_ judgement: Judgement<ContrastReason>, _ subject: MeasuredPairing) -> Words {
    Words("needs \(Int(Self.required))", cause: subject.cause(of: judgement.reason))
  }
}

struct Needs21: NeedsRatio {
  static let descriptor = RuleDescriptor(
    id: "needs-21", title: "Text is black on white", description: "", rationale: "", knownLimits: [],
    requirement: .init("none", url: "https://example.org"), level: .note, passing: [], failing: [])
  static let required = 21.0
}

struct Needs2: NeedsRatio {
  static let descriptor = RuleDescriptor(
    id: "needs-2", title: "Text has 2:1", description: "", rationale: "", knownLimits: [],
    requirement: .init("none", url: "https://example.org"), level: .error, passing: [], failing: [])
  static let required = 2.0
}

@Suite struct AuditorTests {
  static let place = SourceLocation(path: "t.json", line: 1, column: 1, endLine: 1, endColumn: 2, byteRange: 0..<1)

  static func system(_ colors: KeyValuePairs<String, String>, pairings: [Pairing]) -> DesignSystem {
    var tokens = TokenSet()
    for (path, hex) in colors {
      let color = (try? Color(hex: hex)) ?? .black
      let value = AuthoredValue(.literal(.color(color)), text: hex, at: place)
      tokens.insert(Token(path: TokenPath(path), type: .color, value: value))
    }
    var system = DesignSystem(name: "test", tokens: tokens, modes: [Mode("light")])
    system.pairings = pairings
    return system
  }

  static func text(_ foreground: TokenPath, on background: TokenPath, origin: Pairing.Origin = .declared) -> Pairing {
    Pairing(foreground: foreground, background: background, usage: .text, origin: origin)
  }

  static let rules = [
    Auditor.RuleSetting(Needs21(), level: .note), Auditor.RuleSetting(Needs2(), level: .error),
  ]

  @Test func theHighestLevelDecidesARow() throws {
    let system = Self.system(["ink": "#767676", "paper": "#ffffff"], pairings: [Self.text("ink", on: "paper")])
    let report = Auditor(rules: Self.rules, gate: Gate()).report(on: MeasuredSystem(system))
    let row = try #require(report.pairings.first)
    #expect(row.deciding?.rule == "needs-2")
    #expect(row.outcome == .passed)
    #expect(row.assessments.count == 2)
    #expect(report.findings.map(\.rule) == ["needs-21"])
    #expect(report.decision == .passed)
  }

  @Test func rulesThatAreOffAreListedAndDoNothing() {
    let system = Self.system(["ink": "#eeeeee", "paper": "#ffffff"], pairings: [Self.text("ink", on: "paper")])
    let off = Self.rules.map { Auditor.RuleSetting($0.rule, level: .off) }
    let report = Auditor(rules: off, gate: Gate()).report(on: MeasuredSystem(system))
    #expect(report.rules.map(\.level) == [.off, .off])
    #expect(report.rules.allSatisfy { $0.counts.total == 0 })
    #expect(report.findings.isEmpty)
  }

  @Test func theSameQuestionIsAskedOnce() {
    let twice = [Self.text("ink", on: "paper"), Self.text("ink", on: "paper", origin: .inferred)]
    let system = Self.system(["ink": "#eeeeee", "paper": "#ffffff"], pairings: twice)
    let report = Auditor(rules: Self.rules, gate: Gate()).report(on: MeasuredSystem(system))
    #expect(report.pairings.count == 1)
    #expect(report.pairings[0].measured.pairing.origin == .declared)
    #expect(report.findings.filter(\.gates).map(\.rule) == ["needs-2"])
  }

  @Test func whatGatesComesFirst() {
    let pairings = [Self.text("gray", on: "paper"), Self.text("faint", on: "paper")]
    let system = Self.system(["gray": "#767676", "faint": "#eeeeee", "paper": "#ffffff"], pairings: pairings)
    let report = Auditor(rules: Self.rules, gate: Gate()).report(on: MeasuredSystem(system))
    #expect(report.findings.map { "\($0.rule) \($0.gates)" } == ["needs-2 true", "needs-21 false", "needs-21 false"])
  }

  /// Reasons of two rules may have the same number.
  @Test func aReasonIsOfItsRule() throws {
    let system = Self.system(["ink": "#767676", "paper": "#ffffff"], pairings: [Self.text("ink", on: "paper")])
    let report = Auditor(rules: Self.rules, gate: Gate()).report(on: MeasuredSystem(system))
    let passed = try #require(report.pairings.first?.deciding)
    #expect(passed.hasReason(ContrastReason.reached))
    #expect(ToldReason.told.rawValue == ContrastReason.reached.rawValue)
    #expect(!passed.hasReason(ToldReason.told))
    #expect(report.findings.map { $0.hasReason(ContrastReason.below) } == [true])
    #expect(report.findings.map { $0.hasReason(ContrastReason.reached) } == [false])
  }

  @Test func fingerprintsKeepPartsApart() {
    // A name with a slash must not look like two parts, whatever it holds.
    let pairings = [Self.text("a/b", on: "c"), Self.text("a", on: "b/c"), Self.text("a%2Fb", on: "c")]
    let system = Self.system(
      ["a": "#eee", "a/b": "#eee", "a%2Fb": "#eee", "b/c": "#fff", "c": "#fff"], pairings: pairings)
    let report = Auditor(rules: [Self.rules[1]], gate: Gate()).report(on: MeasuredSystem(system))
    let prints = report.findings.map(\.fingerprint)
    #expect(prints == ["needs-2/light/text/a%2Fb/c", "needs-2/light/text/a/b%2Fc", "needs-2/light/text/a%252Fb/c"])
  }

  /// A backdrop whose name reads like the part of a text style is no text style.
  @Test func fingerprintsKeepBackdropsAndTextStylesApart() {
    func fingerprint(_ backdrops: [TokenPath], style: String?) -> String {
      AuditSnapshot.Finding(
        rule: "r", mode: "light",
        subject: .pairing(foreground: "a", background: "b", backdrops: backdrops, usage: .text, textStyle: style),
        snapshot: FindingSnapshot(.failed)
      ).fingerprint
    }
    #expect(fingerprint(["style:body"], style: nil) != fingerprint([], style: "body"))
    #expect(fingerprint(["style:body"], style: nil) != fingerprint(["backdrop:style:body"], style: nil))
    #expect(fingerprint(["c"], style: "body") == "r/light/text/a/b/c/style:body")
  }

  @Test func translucentBackgroundsAreMeasuredOverAllSurfaces() throws {
    var system = Self.system(
      ["ink": "#000000", "veil": "#ffffff33", "white": "#ffffff", "black": "#000000"],
      pairings: [Self.text("ink", on: "veil")])
    system.surfaces = ["white", "black"]
    let report = Auditor(rules: Self.rules, gate: Gate()).report(on: MeasuredSystem(system))
    let row = try #require(report.pairings.first)
    let interval = try #require(row.measured.interval)
    // Over white the veil is white, 21:1; over black it is 0.2 a channel: luminance ((0.2 + 0.055) / 1.055) ^ 2.4 = 0.0331.
    #expect(abs(interval.upperBound - 21) < 1e-9)
    #expect(abs(interval.lowerBound - (0.0331 + 0.05) / 0.05) < 0.01)
    #expect(row.outcome == .cantTell && row.cause == "veil is translucent and the result depends on the backdrop")
    #expect(report.decision == .failed)
  }

  @Test func aTokenWithoutAValueCannotBeTold() throws {
    var system = Self.system(["ink": "#000000", "paper": "#ffffff"], pairings: [Self.text("ink", on: "paper")])
    system.modes = [Mode("light"), Mode("dark")]
    system.tokens = system.tokens.assigned(to: "light")
    let report = Auditor(rules: [Self.rules[1]], gate: Gate()).report(on: MeasuredSystem(system))
    #expect(report.pairings.map(\.outcome.name) == ["passed", "cantTell"])
    #expect(report.pairings[1].cause == "ink has no value in dark")
    #expect(report.decision == .failed)
  }

  @Test func theMatrixIsEveryForegroundOnEveryBackground() throws {
    let pairings = [Self.text("ink", on: "paper"), Self.text("gray", on: "card")]
    let system = Self.system(
      ["ink": "#000000", "gray": "#767676", "paper": "#ffffff", "card": "#eeeeee"], pairings: pairings)
    let matrix = try #require(MeasuredSystem(system).matrix.first)
    #expect(matrix.foregrounds.map(\.path) == ["ink", "gray"])
    #expect(matrix.backgrounds.map(\.path) == ["paper", "card"])
    #expect(matrix.cellCount == 4 && matrix.unknownCount == 0)
    #expect(matrix.count(reaching: 4.5) == 3)
  }

  /// What is exactly as high as required passes, and bounds decide only where both ends agree, the ends themselves included.
  @Test func whatIsRequiredIsEnough() throws {
    let system = Self.system(
      ["ink": "#767676", "paper": "#ffffff", "veil": "#ffffff80"],
      pairings: [Self.text("ink", on: "paper"), Self.text("ink", on: "veil")])
    let pairings = MeasuredSystem(system).pairings
    let (plain, veiled) = (try #require(pairings.first), try #require(pairings.last))
    let (ratio, bounds) = (try #require(plain.ratio), try #require(veiled.interval))
    #expect(plain.comparison(with: ratio) == .reached && plain.comparison(with: ratio.nextUp) == .below)
    #expect(veiled.comparison(with: bounds.lowerBound) == .reached)
    #expect(veiled.comparison(with: bounds.lowerBound.nextUp) == .undeclaredBackdrop)
    #expect(veiled.comparison(with: bounds.upperBound) == .undeclaredBackdrop)
    #expect(veiled.comparison(with: bounds.upperBound.nextUp) == .below)
  }

  static func waiver() throws -> Waiver {
    Waiver(
      rule: "needs-2", subject: try SubjectPattern("ink on paper"), reason: "r", owner: "o",
      expires: try #require(CalendarDay("2026-11-21")), declaration: place)
  }

  /// Where less is better, the upper end must not lie beyond the floor.
  @Test func aFloorAboveTheRequirementBoundsTheUpperEnd() throws {
    var waiver = try Self.waiver()
    waiver.floor = 400
    #expect(waiver.covers(FindingSnapshot(.failed, interval: 330...400, required: 320)))
    #expect(!waiver.covers(FindingSnapshot(.failed, interval: 330...410, required: 320)))
  }

  /// Names of modes are compared by bytes: an accent written as two scalars is another name.
  @Test func aWaiverIsForTheModeOfTheSameBytes() throws {
    var system = Self.system(["ink": "#dddddd", "paper": "#ffffff"], pairings: [Self.text("ink", on: "paper")])
    system.modes = [Mode("caf\u{E9}")]
    let report = Auditor(rules: Self.rules, gate: Gate()).report(on: MeasuredSystem(system))
    let finding = try #require(report.findings.first { $0.rule == "needs-2" })
    var waiver = try Self.waiver()
    waiver.mode = "caf\u{E9}"
    #expect(waiver.concerns(finding))
    waiver.mode = "cafe\u{301}"
    #expect(!waiver.concerns(finding))
  }

  /// What a rule that is off accepted cannot be called fixed; an entry that is no fingerprint is about nothing.
  @Test func aBaselineOfARuleThatIsOffIsLeftAlone() throws {
    let system = Self.system(["ink": "#dddddd", "paper": "#ffffff"], pairings: [Self.text("ink", on: "paper")])
    let baseline = Baseline(
      ["needs-2/light/text/ink/paper", "needs-2/light"].map { .init($0, FindingSnapshot(.failed)) })
    let auditor = Auditor(
      rules: [.init(Needs21(), level: .note), .init(Needs2(), level: .off)], gate: Gate(),
      gateExceptions: GateExceptions(baseline: baseline))
    let states = auditor.report(on: MeasuredSystem(system)).measured.baseline.map { ($0.entry.fingerprint, $0.state) }
    #expect(states.first { $0.0 == "needs-2/light" }?.1 == .gone)
    #expect(states.first { $0.0 == "needs-2/light/text/ink/paper" }?.1 == .notLookedAt)
  }

  /// A rule is set for tokens and modes by their names, byte by byte, and for nothing else.
  @Test(arguments: [("ink", "caf\u{E9}", true), ("gray", "caf\u{E9}", false), ("ink", "cafe\u{301}", false)])
  func anOverrideHoldsInItsScopeAlone(_ token: String, _ mode: String, _ isInScope: Bool) throws {
    var system = Self.system(["ink": "#dddddd", "paper": "#ffffff"], pairings: [Self.text("ink", on: "paper")])
    system.modes = [Mode("caf\u{E9}")]
    let scope = OverrideScope(tokens: [try PathPattern(token)], mode: mode, declaration: Self.place)
    var setting = Auditor.RuleSetting(Needs2(), level: .error)
    setting.overrides = [.init(scope, Needs2(), level: .warning)]
    let auditor = Auditor(rules: [setting], gate: Gate())
    let finding = try #require(
      auditor.report(on: MeasuredSystem(system)).findings.first { $0.rule == "needs-2" })
    #expect(finding.level == (isInScope ? .warning : .error))
  }
}
