import Audit
import AuditSession
import TestSupport
import Testing

/// Configurations that extend each other, and rules that are set otherwise for some subjects.
@Suite struct ExtendsTests {
  @Test func whatStandsNearerCountsMore() throws {
    let folder = try gateExceptionFolder(#""extends": "base/house.json", "rules": { "contrast-minimum": "note" }"#)
    try folder.write(
      """
      { "name": "House", "profile": "wcag22-aaa", "tokens": ["extra.json"],
        "rules": { "contrast-minimum": "error", "contrast-enhanced": "warning" },
        "pairings": [{ "text": "extra", "on": "extra" }],
        "textStyles": { "body": { "size": 17, "relativeTo": "body" } } }
      """, to: "base/house.json")
    // Token files of a base are relative to the base.
    try folder.write(##"{ "extra": { "$type": "color", "$value": "#123456" } }"##, to: "base/extra.json")
    let report = try audit(folder)
    #expect(report.system.name == "House")
    #expect(report.system.profile == .wcag22AAA)
    #expect(report.rules.first { $0.descriptor.id == "contrast-minimum" }?.level == .note)
    #expect(report.rules.first { $0.descriptor.id == "contrast-enhanced" }?.level == .warning)
    #expect(report.system.textStyles.map(\.name) == ["body"])
    #expect(Set(report.pairings.map { $0.measured.pairing.foreground }) == ["extra", "muted"])
  }

  @Test func entriesWithTheSameNameAreReplaced() throws {
    let folder = try gateExceptionFolder(#""extends": ["a.json"], "textStyles": { "body": { "size": 12 } }"#)
    try folder.write(#"{ "textStyles": { "body": { "size": 17 }, "title": { "size": 28 } } }"#, to: "a.json")
    #expect(try audit(folder).system.textStyles.map { "\($0.name) \($0.size)" } == ["title 28.0", "body 12.0"])
  }

  @Test func waiversOfABaseHold() throws {
    let folder = try gateExceptionFolder(#""extends": "a.json""#)
    try folder.write("{ \(WaiverTests.waiver("")) }", to: "a.json")
    #expect(try audit(folder).gating == [])
  }

  @Test func circlesAndLongChainsAreRefused() throws {
    let circle = try gateExceptionFolder(#""extends": "a.json""#)
    try circle.write(#"{ "extends": "./b/b.json" }"#, to: "a.json")
    try circle.write(#"{ "extends": "../a.json" }"#, to: "b/b.json")
    #expect(
      sentences(circle) == [
        "b/b.json:1:14: circular extends chain: palpable.json -> a.json -> b/b.json -> a.json; remove one of them"
      ])
    let itself = try gateExceptionFolder(#""extends": "palpable.json""#)
    #expect(
      sentences(itself) == [
        "palpable.json:3:63: circular extends chain: palpable.json -> palpable.json; remove one of them"
      ])
    let long = try gateExceptionFolder(#""extends": "1.json""#)
    for number in 1...20 { try long.write("{ \"extends\": \"\(number + 1).json\" }", to: "\(number).json") }
    #expect(
      sentences(long).first?.hasSuffix("more than 16 files extend each other; merge some of them") == true)
    let fan = try gateExceptionFolder(#""extends": "1.json""#)
    for number in 1...10 {
      let next = "\"\(number + 1).json\""
      try fan.write("{ \"extends\": [\(next), \(next)] }", to: "\(number).json")
    }
    try fan.write("{}", to: "11.json")
    #expect(sentences(fan).first?.contains("more than 16 files") == true)
  }

  @Test func whatIsNotThereIsSaid() throws {
    #expect(
      sentences(try gateExceptionFolder(#""extends": "no.json""#))
        == ["palpable.json:3:63: \"no.json\" matches no file; correct it or add the file"])
    #expect(
      sentences(try TemporaryFolder(["palpable.json": "{}"]))
        == ["palpable.json:1:1: missing \"tokens\" in palpable.json; add it"])
  }
}

@Suite struct OverrideTests {
  @Test func levelsAndOptionsByTokenSubjectAndMode() throws {
    func gating(_ override: String) throws -> [String] {
      try audit(gateExceptionFolder("\"overrides\": [\(override)]")).gating
    }
    let level = #""rules": { "contrast-minimum": "warning" }"#
    #expect(try gating(#"{ "tokens": "muted", \#(level) }"#) == [])
    #expect(try gating(#"{ "mode": "dark", \#(level) }"#) == ["contrast-minimum light"])
    #expect(try gating(#"{ "subjects": "muted on *", "mode": "light", \#(level) }"#) == ["contrast-minimum dark"])
    #expect(
      try gating(#"{ "tokens": "page", "rules": { "contrast-enhanced": "error", "contrast-minimum": "off" } }"#)
        == ["contrast-enhanced light", "contrast-enhanced dark"])
    // The last one that fits counts.
    #expect(
      try gating(#"{ "tokens": "muted", \#(level) }, { "mode": "dark", "rules": { "contrast-minimum": "error" } }"#)
        == ["contrast-minimum dark"])
  }

  @Test func optionsAreSetForSomeSubjectsAlone() throws {
    let controls = """
      "controls": [{ "name": "A", "target": [44, 44], "gap": 4, "arrangement": "row", "width": 44, "height": 44 },
        { "name": "B", "target": [44, 44], "gap": 4, "arrangement": "row", "width": 44, "height": 44 }],
      "overrides": [{ "subjects": "control A", "rules": { "target-spacing": { "minimum": 4 } } }]
      """
    let report = try audit(gateExceptionFolder(controls))
    #expect(report.findings.filter { $0.rule == "target-spacing" }.map(\.subject.description) == ["control B"])
  }

  @Test(arguments: [
    (#"{ "rules": { "reflow": "note" } }"#, "missing \"tokens\" or \"subjects\" or \"mode\" in an override; add it"),
    (#"{ "mode": "dark" }"#, "missing \"rules\" in an override; add it"),
    (#"{ "mode": "dim", "rules": { "contrast-minimum": "off" } }"#, "unknown mode \"dim\""),
    (
      #"{ "tokens": "mutd", "rules": { "contrast-minimum": "off" } }"#,
      "\"mutd\" matches no token; did you mean \"muted\"?"
    ),
    (
      #"{ "subjects": "badge info", "rules": { "contrast-minimum": "off" } }"#,
      "this override of contrast-minimum matches nothing; correct its tokens, subjects, or mode"
    ),
  ])
  func whatIsMissingOrWrongIsSaid(_ override: String, _ sentence: String) throws {
    #expect(sentences(try gateExceptionFolder("\"overrides\": [\(override)]")) == ["palpable.json:3:66: " + sentence])
  }
}
