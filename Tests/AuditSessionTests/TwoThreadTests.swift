import Audit
import AuditSession
import TestSupport
import Testing

/// Audits with so many pairings that rules run on two threads.
@Suite struct TwoThreadTests {
  /// What is behind a translucent surface isn't known here, so every contrast is an interval.
  @Test func everyVerdictKeepsTheIntervalOfItsPairing() throws {
    let texts = (0..<600).map { index in
      let digits = String(index * 27_961 % 0xFF_FFFF + 0x100_0000, radix: 16).dropFirst()
      return ##""t\##(index)": { "$value": "#\##(digits)" }"##
    }
    let folder = try TemporaryFolder([
      "tokens.json": """
      { "$type": "color", "veil": { "$value": "#ffffff80" }, "text": { \(texts.joined(separator: ",\n")) } }
      """,
      "palpable.json":
        #"{ "tokens": ["tokens.json"], "pairings": [{ "text": "text.t*1", "on": "veil" }, { "component": "text.t*", "on": "veil" }] }"#,
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    #expect(report.pairings.count == 660)
    for result in report.pairings {
      let measured = result.measured
      let intervals = result.assessments.compactMap(\.interval)
      #expect(measured.interval != nil && !intervals.isEmpty && intervals.allSatisfy { $0 == measured.interval })
      #expect(result.assessments.allSatisfy { $0.pairing == measured })
    }
    #expect(Set(report.pairings.flatMap { $0.assessments.map(\.rule) }).count > 2)
  }
}
