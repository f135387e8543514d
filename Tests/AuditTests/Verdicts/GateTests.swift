import Audit
import Testing

/// The gate's decision for every combination of outcome, level, threshold, strictness and subject.
@Suite struct GateTests {
  static let outcomes: [(Outcome, fails: Bool)] = [
    (.passed, false), (.failed, true), (.cantTell, true), (.inapplicable, false),
  ]

  @Test(arguments: [Level.note, .warning, .error], [Level.note, .warning, .error])
  func failsExactlyWhatReachesTheLevel(_ level: Level, _ failOn: Level) {
    let order: [Level: Int] = [.note: 1, .warning: 2, .error: 3]
    for (outcome, fails) in Self.outcomes {
      for isStrict in [false, true] {
        let gate = Gate(failOn: failOn, isStrict: isStrict)
        let effective: Level = isStrict && level == .warning ? .error : level
        #expect(gate.level(level) == effective)
        let expected = fails && order[effective, default: 0] >= order[failOn, default: 9]
        #expect(gate.isReached(by: outcome, at: gate.level(level), subjectCanGate: true) == expected)
        #expect(!gate.isReached(by: outcome, at: gate.level(level), subjectCanGate: false))
      }
    }
  }

  @Test func nothingThatIsOffFails() {
    let gate = Gate(failOn: .off, isStrict: true)
    #expect(!gate.isReached(by: .failed, at: .off, subjectCanGate: true))
  }
}
