import Audit
import DesignTokens
import SourceText
import TestSupport
import Testing

/// A rule that says of every text pairing what it is told to.
private struct Says: Rule {
  static let descriptor = RuleDescriptor(
    id: "says", title: "Says", description: "", rationale: "", knownLimits: [],
    requirement: .init("none", url: "https://example.org"), level: .error, passing: [], failing: [])
  var outcome = Outcome.passed

  init() {}
  init(_ outcome: Outcome) { self.outcome = outcome }
  func judge(_ subject: MeasuredPairing) -> Judgement<ToldReason>? {
    guard subject.usage == .text else { return nil }
    let isOpen = outcome == .cantTell
    return Judgement(
      outcome, .told, measured: isOpen ? nil : 3, interval: isOpen ? 3...6 : nil, required: 4.5, unit: .ratio)
  }
  func words(_ judgement: Judgement<ToldReason>, _ subject: MeasuredPairing) -> Words {
    Words("says so", cause: outcome == .cantTell || outcome == .inapplicable ? "why" : nil)
  }
}

/// Outcome x level x origin x baseline x waiver x flags, through the auditor, against the rules of the design written out once more.
@Suite struct GateTruthTableScaledTests {
  enum FindingSnapshot: CaseIterable { case none, without, worse, same, better }
  enum Waived: CaseIterable {
    case none, inForce, expired, beyondFloor, withinFloor, otherMode, otherRule, otherSubject
  }

  static let fingerprint = "says/light/text/ink/paper"
  static let outcomes: [Outcome] = [.passed, .failed, .cantTell, .inapplicable]
  static let levels: [Level] = [.off, .note, .warning, .error]

  static func system(_ origin: Pairing.Origin, isConfigured: Bool) -> MeasuredSystem {
    var system = AuditorTests.system(["ink": "#777777", "paper": "#ffffff"], pairings: [])
    if origin == .badge {
      system.badges = [
        Badge(
          name: "b", background: "paper", border: nil, text: "ink", textStyle: nil, isInteractive: false,
          declaration: nil)
      ]
    } else {
      system.pairings = [AuditorTests.text("ink", on: "paper", origin: origin)]
    }
    system.isConfigured = isConfigured
    return MeasuredSystem(system)
  }

  static func baseline(_ snapshot: FindingSnapshot, _ outcome: Outcome) -> Baseline? {
    let isOpen = outcome == .cantTell
    func entry(_ number: Double) -> Baseline {
      Baseline([
        .init(
          fingerprint,
          isOpen
            ? .init(.cantTell, interval: number...6, required: 4.5)
            : .init(.failed, measured: number, required: 4.5))
      ])
    }
    switch snapshot {
    case .none: return nil
    case .without: return Baseline([])
    case .worse: return entry(3.1)
    case .same: return entry(3)
    case .better: return entry(2.9)
    }
  }

  static func waivers(_ waived: Waived) throws -> [Waiver] {
    var waiver = Waiver(
      rule: "says", subject: try SubjectPattern("ink on paper"), reason: "r", owner: "o",
      expires: try #require(CalendarDay("2026-11-21")), declaration: AuditorTests.place)
    switch waived {
    case .none: return []
    case .inForce: break
    case .expired: waiver.expires = try #require(CalendarDay("2026-11-20"))
    case .beyondFloor: waiver.floor = 3.1
    case .withinFloor: waiver.floor = 3
    case .otherMode: waiver.mode = "dark"
    case .otherRule: waiver.rule = "contrast-minimum"
    case .otherSubject: waiver.subject = try SubjectPattern("ink on page")
    }
    return [waiver]
  }

  @Test(arguments: [Pairing.Origin.declared, .badge, .code, .inferred, .matrix], [true, false])
  func decidesAsTheDesignSays(_ origin: Pairing.Origin, _ isConfigured: Bool) throws {
    let measured = Self.system(origin, isConfigured: isConfigured)
    let today = try #require(CalendarDay("2026-11-21"))
    let rank: [Level: Int] = [.off: 0, .note: 1, .warning: 2, .error: 3]
    // A step that shares no factor with the table's sizes meets every pair of columns.
    let step = LongTests.count(23, long: 1)
    var count = 0
    for outcome in Self.outcomes {
      for level in Self.levels {
        for failOn in [Level.note, .warning, .error] {
          for isStrict in [false, true] {
            for snapshot in FindingSnapshot.allCases {
              for waived in Waived.allCases {
                count += 1
                guard count % step == 0 else { continue }
                let auditor = Auditor(
                  rules: [.init(Says(outcome), level: level)], gate: Gate(failOn: failOn, isStrict: isStrict),
                  gateExceptions: GateExceptions(
                    waivers: try Self.waivers(waived), baseline: Self.baseline(snapshot, outcome), today: today))
                let decision = auditor.report(on: measured).decision
                let isFound = (outcome == .failed || outcome == .cantTell) && level != .off
                let raised = isStrict && level == .warning ? 3 : rank[level, default: 0]
                let originGates =
                  origin == .declared || origin == .badge || origin == .code || (origin == .inferred && !isConfigured)
                let isAccepted = snapshot == .same || snapshot == .better
                let isWaived = waived == .inForce || waived == .withinFloor
                // Undetermined view code is a warning at most and never gates; undetermined declared pairings do.
                let isUndeterminedCode = origin == .code && outcome == .cantTell
                let fails =
                  isFound && raised >= rank[failOn, default: 9] && originGates && !isAccepted && !isWaived
                  && !isUndeterminedCode
                if decision != (fails ? .failed : .passed) {
                  Issue.record("\(outcome) \(level) \(failOn) \(isStrict) \(snapshot) \(waived): \(decision)")
                }
              }
            }
          }
        }
      }
    }
    #expect(count == 4 * 4 * 3 * 2 * 5 * 8)
  }

  @Test func anEarlierAuditLetsPassWhatWasAsBad() throws {
    let measured = Self.system(.declared, isConfigured: true)
    let subject = SubjectName.pairing(
      foreground: "ink", background: "paper", backdrops: [], usage: .text, textStyle: nil)
    for (number, expected) in [(nil, Decision.failed), (3.1, .failed), (3, .passed), (2.9, .passed)]
      as [(Double?, Decision)]
    {
      let findings = number.map {
        [
          AuditSnapshot.Finding(
            rule: "says", mode: "light", subject: subject, snapshot: .init(.failed, measured: $0, required: 4.5))
        ]
      }
      let past = AuditSnapshot(name: "old", findings: findings ?? [])
      let auditor = Auditor(
        rules: [.init(Says(.failed), level: .error)], gate: Gate(), gateExceptions: GateExceptions(past: past))
      #expect(auditor.report(on: measured).decision == expected)
    }
  }

  @Test func whatIsWaivedIsStillShown() throws {
    let auditor = Auditor(
      rules: [.init(Says(.failed), level: .error)], gate: Gate(),
      gateExceptions: GateExceptions(waivers: try Self.waivers(.inForce), today: CalendarDay("2026-11-21")))
    let report = auditor.report(on: Self.system(.declared, isConfigured: true))
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.reachesGate && !finding.gates)
    #expect(finding.waiver?.owner == "o")
    #expect(report.measured.waivers.map(\.waivedCount) == [1])
    #expect(report.today == CalendarDay("2026-11-21"))
  }

  @Test func withoutADayNoWaiverIsInForce() throws {
    let auditor = Auditor(
      rules: [.init(Says(.failed), level: .error)], gate: Gate(),
      gateExceptions: GateExceptions(waivers: try Self.waivers(.inForce)))
    #expect(auditor.report(on: Self.system(.declared, isConfigured: true)).decision == .failed)
  }
}
