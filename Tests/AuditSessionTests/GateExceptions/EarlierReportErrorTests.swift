import Audit
import TestSupport
import Testing

/// A JSON report that is compared with and cannot be understood: what is said, and where.
@Suite struct EarlierReportErrorTests {
  /// A report with its findings in line 2, its pairings in line 4 and its tokens in line 6.
  static func report(findings: String = "", pairings: String = "", tokens: String = "") -> String {
    """
    { "schemaVersion": 1, "tool": { "name": "palpable" }, "findings": [
    \(findings)
    ], "pairings": [
    \(pairings)
    ], "tokens": [
    \(tokens)
    ] }
    """
  }

  /// A finding of a token with something more.
  static func finding(_ more: String) -> String { #"{"rule":"r","subject":{"token":"a"},\#(more)}"# }

  static func pairing(_ more: String) -> String {
    report(findings: #"{"rule":"r","outcome":"failed","subject":{\#(more)}}"#)
  }

  @Test(arguments: [
    (report(findings: "4"), "2:1: expected a report entry as an object, found a number"),
    (report(findings: "{}"), #"2:1: missing "rule" in a report entry; add it"#),
    (report(findings: #"{"rule":4}"#), #"2:9: expected "rule" as a non-empty string, found a number"#),
    (
      report(findings: #"{"rule":"r","level":"eror"}"#),
      #"2:21: unknown level "eror" (available: off, note, warning, error); did you mean "error"?"#
    ),
    (
      report(findings: #"{"rule":"r","mode":4}"#),
      #"2:20: expected "mode" as a non-empty string, found a number"#
    ),
    (report(findings: #"{"rule":"r"}"#), #"2:1: missing "subject" in a finding; add it"#),
    (
      report(findings: #"{"rule":"r","mode":null,"subject":{"colour":"a"}}"#),
      "2:35: expected a report subject, found an object"
    ),
    (report(findings: finding(#""x":1"#)), #"2:1: missing "outcome" in a report entry; add it"#),
    (
      report(findings: finding(#""outcome":"passed""#)),
      #"2:47: expected "outcome" as failed or cantTell, found "passed""#
    ),
    (
      report(findings: finding(#""outcome":"failed","measured":"4""#)),
      #"2:67: expected "measured" as a number, found a string"#
    ),
    (
      report(findings: finding(#""outcome":"cantTell","interval":[1]"#)),
      #"2:69: expected "interval" as two numbers, found an array"#
    ),
    (
      report(findings: finding(#""outcome":"cantTell","interval":[2,1]"#)),
      #"2:69: expected "interval" with the lower number first, found an array"#
    ),
    (pairing(#""foreground":"a""#), #"2:42: missing "usage" in a report entry; add it"#),
    (pairing(#""foreground":"a","usage":"paint""#), "2:68: expected a usage, found another text"),
    (pairing(#""foreground":"a","usage":"text""#), #"2:42: missing "background" in a report entry; add it"#),
    (
      pairing(#""foreground":"a","usage":"text","background":"b","backdrops":4"#),
      #"2:104: expected "backdrops" as a string or an array of strings, found a number"#
    ),
    (
      pairing(#""foreground":"a","usage":"text","background":"b","backdrops":[4]"#),
      #"2:105: expected a string in "backdrops", found a number"#
    ),
    (
      pairing(#""foreground":"a","usage":"text","background":"b","textStyle":4"#),
      #"2:104: expected "textStyle" as a non-empty string, found a number"#
    ),
    (report(pairings: #"{"gates":true}"#), #"4:1: missing "mode" in a report entry; add it"#),
    (
      report(pairings: #"{"gates":true,"ratio":"4"}"#), #"4:23: expected "ratio" as a number, found a string"#
    ),
    (
      report(pairings: #"{"gates":true,"ratio":null,"interval":4}"#),
      #"4:39: expected "interval" as two numbers, found a number"#
    ),
    (report(tokens: "{}"), #"6:1: missing "path" in a report entry; add it"#),
    (report(tokens: "[]"), "6:1: expected a report entry as an object, found an array"),
    (
      #"{ "schemaVersion": 1, "tool": { "name": "palpable" }, "findings": {} }"#,
      #"1:1: missing "findings" in a report; add it"#
    ),
    (
      #"{ "schemaVersion": 1, "tool": { "name": "palpable" }, "findings": [] }"#,
      #"1:1: missing "pairings" in a report; add it"#
    ),
    (
      #"{ "schemaVersion": 1, "tool": { "name": "palpable" }, "findings": [], "pairings": [] }"#,
      #"1:1: missing "tokens" in a report; add it"#
    ),
    (
      #"{ "schemaVersion": "1", "tool": { "name": "palpable" }, "findings": [] }"#,
      #"1:20: expected a report with "schemaVersion" 2, the newest supported version, found another version"#
    ),
    (
      #"{ "tool": { "name": "palpable" }, "findings": [] }"#,
      #"1:1: expected a report with "schemaVersion" 2, the newest supported version, found another version"#
    ),
  ])
  func whatCannotBeUnderstoodIsSaidWithItsPlace(_ text: String, _ sentence: String) throws {
    let folder = try gateExceptionFolder()
    try folder.write(text, to: "old.json")
    #expect(sentences(folder) { $0.against = "old.json" } == ["old.json:" + sentence])
  }

  /// What a later version of the same shape adds, and what a report need not hold, changes nothing: both failures are new.
  @Test func aReportThatFoundNothingMakesEveryFailureNew() throws {
    let folder = try gateExceptionFolder()
    try folder.write(
      Self.report(
        pairings: #"{"gates":false}"#,
        tokens: ##"{"path":"muted","new":1,"modes":{"light":{"hex":"#999999"},"dark":4}}"##), to: "old.json")
    let report = try audit(folder) { $0.against = "old.json" }
    #expect(report.gating == ["contrast-minimum light", "contrast-minimum dark"])
    #expect(report.findings.filter(\.gates).allSatisfy { $0.against == .new })
  }

  @Test(arguments: [
    (#"{"schemaVersion":2,"gate":{"failOn":"error","strict":false,"configured":true},"decision":"passed"}"#, "tool"),
    (#"{"schemaVersion":2,"tool":{"name":"palpable","version":"1"}}"#, "name"),
  ])
  func aReportWithoutAMemberIsNotTakenForTokens(_ text: String, _ member: String) throws {
    let folder = try gateExceptionFolder()
    try folder.write(text, to: "old.json")
    #expect(
      sentences(folder) { $0.against = "old.json" } == ["old.json:1:1: missing \"\(member)\" in a report; add it"])
  }

  /// A tokens file that happens to lie there is audited as such; it holds nothing that meets anything.
  @Test func aFileThatIsNoReportIsTakenForTokens() throws {
    let folder = try gateExceptionFolder()
    try folder.write(#"{ "a": { "$type": "number", "$value": 1 } }"#, to: "old.json")
    let said = sentences(folder) { $0.against = "old.json" }
    #expect(said.count == 1 && said[0].hasPrefix("old.json: nothing to audit: no enabled rule applies"))
  }
}
