import Audit
import AuditSession
import TestSupport
import Testing

/// Undetermined view code is a warning at most and never fails the gate; undetermined pairings of a contract fail it as before.
@Suite struct UndeterminedCodeTests {
  private func report(_ body: String, rules: String, gate: Gate = Gate(), members: String = "") throws -> AuditReport {
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["tokens.json"], "code": ["*.swift"], "rules": { \#(rules) } \#(members) }"#,
      "tokens.json":
        ##"{ "page": { "$type": "color", "$value": "#ffffff" }, "ink": { "$type": "color", "$value": "#767676" }, "glass": { "$type": "color", "$value": "#ffffff80" } }"##,
      "A.swift":
        "import SwiftUI\nstruct A: View {\nlet size: CGFloat\nlet config: Config\n@State var isOpen = false\nvar body: some View {\n\(body)\n}\n}",
    ])
    var request = AuditRequest(paths: [folder.path], root: folder.path)
    request.gate = gate
    return try AuditSession(request).report()
  }

  private static let cases = [
    (
      "small-target",
      #"Button { a() } label: { Image(systemName: "plus").frame(width: size, height: size) }.accessibilityLabel("Add")"#
    ),
    (
      "small-target",
      #"Image(systemName: "plus").frame(width: config.width, height: 60).contentShape(Rectangle()).onTapGesture { a() }"#
    ),
    ("fixed-font", "Text(a).font(.system(size: size))"), ("text-clipping", "Text(a).frame(height: size)"),
    ("text-clipping", "Text(a).lineLimit(isOpen ? nil : 1)"),
    ("animation-limits", "Text(a).animation(.easeIn(duration: config.duration), value: isOpen)"),
  ]

  @Test(arguments: cases)
  func isAWarningAtMost(_ rule: String, _ body: String) throws {
    for (level, expected) in [("error", Level.warning), ("warning", .warning), ("note", .note)] {
      let found = try report(body, rules: #""\#(rule)": "\#(level)""#).findings.filter { $0.rule == rule }
      #expect(found.map(\.outcome.name) == ["cantTell"] && found.map(\.level) == [expected])
      #expect(found.allSatisfy { !$0.gates && !$0.reachesGate && $0.cause != nil })
    }
  }

  /// Neither raising warnings to errors nor failing on warnings makes a finding out of what isn't known.
  @Test(arguments: cases)
  func neverFailsTheGate(_ rule: String, _ body: String) throws {
    for gate in [Gate(isStrict: true), Gate(failOn: .warning), Gate(failOn: .note, isStrict: true)] {
      let found = try report(body, rules: #""\#(rule)": "error""#, gate: gate).findings.filter { $0.rule == rule }
      #expect(found.map(\.level) == [.warning] && found.allSatisfy { !$0.gates })
    }
  }

  /// What is known to be wrong fails as it did, beside what isn't known.
  @Test func whatFailsStillFails() throws {
    let body = """
      VStack {
      Button { a() } label: { Image(systemName: "plus").frame(width: 20, height: 20) }.accessibilityLabel("Add")
      Button { a() } label: { Image(systemName: "minus").frame(width: size, height: size) }.accessibilityLabel("Remove")
      }
      """
    let report = try report(body, rules: #""small-target": "error""#)
    let found = report.findings.filter { $0.rule == "small-target" }
    #expect(
      found.map { "\($0.outcome.name) \($0.level) \($0.gates)" } == ["failed error true", "cantTell warning false"])
    #expect(report.decision == .failed)
    #expect(report.rules.first { $0.descriptor.id == "small-target" }?.counts.cantTell == 1)
  }

  /// #767676 is 4.54:1 on white and less on anything darker, which may show through. A declared pairing that can't be determined is a contract that isn't kept.
  @Test func aDeclaredPairingFails() throws {
    let report = try report(
      "Text(a)", rules: "", members: #", "pairings": [{ "text": "ink", "on": "glass" }]"#)
    let found = report.findings.filter { $0.rule == "contrast-minimum" }
    #expect(found.map { "\($0.outcome.name) \($0.level) \($0.gates)" } == ["cantTell error true"])
  }
}
