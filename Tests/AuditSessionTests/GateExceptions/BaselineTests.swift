import Audit
import AuditSession
import TestSupport
import Testing

/// Accepted debt, from a first audit to the file and back.
@Suite struct BaselineTests {
  @Test func acceptsWhatIsThereAndNothingElse() throws {
    let folder = try gateExceptionFolder()
    let first = try audit(folder)
    #expect(first.gating.count == 2 && !first.hasBaseline)
    try folder.write(Baseline(accepting: first).text, to: "debt.json")
    let second = try audit(folder) { $0.baseline = "debt.json" }
    #expect(second.gating == [] && second.hasBaseline)
    #expect(second.findings.filter(\.reachesGate).allSatisfy { $0.baseline?.name == "same" })
    try folder.write(tokenText(muted: "#9a9a9a", page: "#ffffff"), to: "light.json")
    #expect(try audit(folder) { $0.baseline = "debt.json" }.gating == ["contrast-minimum light"])
    try folder.write(tokenText(muted: "#989898", page: "#ffffff"), to: "light.json")
    let better = try audit(folder) { $0.baseline = "debt.json" }
    #expect(better.gating == [])
    #expect(better.findings.first { $0.mode == "light" && $0.reachesGate }?.baseline?.name == "better")
  }

  @Test func whatIsMendedMustBePrunedAndWhatIsBetterIsTightened() throws {
    let folder = try gateExceptionFolder()
    try folder.write(Baseline(accepting: try audit(folder)).text, to: "debt.json")
    try folder.write(tokenText(muted: "#595959", page: "#ffffff"), to: "light.json")
    try folder.write(tokenText(muted: "#555555", page: "#000000"), to: "dark.json")
    let report = try audit(folder) { $0.baseline = "debt.json" }
    #expect(report.gating == ["outdated-baseline *"])
    #expect(report.findings.first?.location?.path == "debt.json")
    #expect(report.findings.first?.location?.line == 5)
    let pruned = Baseline(pruning: report)
    #expect(pruned.entries.map(\.fingerprint) == ["contrast-minimum/dark/text/muted/page"])
    try folder.write(pruned.text, to: "debt.json")
    #expect(try audit(folder) { $0.baseline = "debt.json" }.gating == [])
    // The old dark gray was accepted once; after pruning it is worse than what is recorded.
    try folder.write(tokenText(muted: "#444444", page: "#000000"), to: "dark.json")
    #expect(try audit(folder) { $0.baseline = "debt.json" }.gating == ["contrast-minimum dark"])
  }

  @Test func modesThatAreNotAuditedAreNotCalledMended() throws {
    let folder = try gateExceptionFolder()
    try folder.write(Baseline(accepting: try audit(folder)).text, to: "debt.json")
    let report = try audit(folder) {
      $0.baseline = "debt.json"
      $0.mode = "dark"
    }
    #expect(report.gating == [])
    #expect(report.measured.baseline.map(\.state) == [.present, .notLookedAt])
    #expect(Baseline(pruning: report).entries.count == 2)
  }

  /// The contrast falls from 2.84 to 2.32 while the text becomes large, so that less of what is required is missing.
  @Test func aTextStyleThatBecameLargeHidesNoLostContrast() throws {
    func configuration(_ size: Int) -> String {
      configurationText(#""textStyles": { "body": { "size": \#(size), "relativeTo": "body" } }"#)
        .split(separator: #""page" }"#).joined(separator: #""page", "textStyle": "body" }"#)
    }
    let folder = try gateExceptionFolder(dark: "#bbbbbb")
    try folder.write(configuration(17), to: "palpable.json")
    try folder.write(Baseline(accepting: try audit(folder)).text, to: "debt.json")
    #expect(try audit(folder) { $0.baseline = "debt.json" }.gating == [])
    try folder.write(configuration(24), to: "palpable.json")
    #expect(try audit(folder) { $0.baseline = "debt.json" }.gating == [])
    try folder.write(tokenText(muted: "#a9a9a9", page: "#ffffff"), to: "light.json")
    #expect(try audit(folder) { $0.baseline = "debt.json" }.gating == ["contrast-minimum light"])
  }

  @Test func whatMatteredLessIsWrittenAndReadAsSuch() throws {
    let entry = Baseline.Entry("a", FindingSnapshot(.failed, measured: 2.5, required: 4.5, isMinor: true))
    let text = Baseline([entry]).text
    #expect(text.contains(#""required": 4.5, "minor": true }"#))
    let folder = try gateExceptionFolder()
    try folder.write(text, to: "debt.json")
    #expect(try audit(folder) { $0.baseline = "debt.json" }.measured.baseline.map(\.entry.snapshot) == [entry.snapshot])
  }

  @Test func whatIsWaivedIsNotTakenUp() throws {
    let folder = try gateExceptionFolder(WaiverTests.waiver(#", "mode": "dark""#))
    #expect(
      Baseline(accepting: try audit(folder)).entries.map(\.fingerprint) == ["contrast-minimum/light/text/muted/page"])
  }

  @Test func theFileIsSortedAndHasAnEntryALine() throws {
    let baseline = Baseline([
      .init("b", FindingSnapshot(.failed, measured: 2.5, required: 4.5)),
      .init("a", FindingSnapshot(.cantTell, interval: 1...9, required: 3)),
      .init("é", FindingSnapshot(.failed)), .init("e\u{301}", FindingSnapshot(.cantTell)),
      .init("b", FindingSnapshot(.failed, measured: 9)),
    ])
    #expect(
      baseline.text == """
        {
          "schemaVersion": 1,
          "findings": [
            { "fingerprint": "a", "outcome": "cantTell", "interval": [1, 9], "required": 3 },
            { "fingerprint": "b", "outcome": "failed", "measured": 2.5, "required": 4.5 },
            { "fingerprint": "e\u{301}", "outcome": "cantTell" },
            { "fingerprint": "é", "outcome": "failed" }
          ]
        }

        """)
    let folder = try gateExceptionFolder()
    try folder.write(baseline.text, to: "debt.json")
    #expect(try audit(folder) { $0.baseline = "debt.json" }.measured.baseline.count == 4)
  }

  @Test(arguments: [
    ("[]", "debt.json:1:1: expected a baseline as an object, found an array"),
    (
      #"{ "findings": [] }"#, "debt.json:1:1: expected \"schemaVersion\" 1, the only supported version, found none"
    ),
    (
      #"{ "schemaVersion": 2, "findings": [] }"#,
      "debt.json:1:20: expected \"schemaVersion\" 1, the only supported version, found 2"
    ),
    (#"{ "schemaVersion": 1 }"#, "debt.json:1:1: missing \"findings\" in a baseline; add it"),
    (
      #"{ "schemaVersion": 1, "findings": [{ "fingerprint": "a", "outcome": "fine" }] }"#,
      "debt.json:1:69: expected \"outcome\" as failed or cantTell, found \"fine\""
    ),
    (
      #"{ "schemaVersion": 1, "findings": [{ "fingerprint": "a", "outcome": "failed" }, { "fingerprint": "a", "outcome": "failed" }] }"#,
      "debt.json:1:81: duplicate entry for finding \"a\"; keep the correct one"
    ),
    (
      #"{ "schemaVersion": 1, "findings": [{ "fingerprint": "a", "outcome": "failed", "mesured": 3 }] }"#,
      "debt.json:1:79: unknown key \"mesured\"; did you mean \"measured\"?"
    ),
  ])
  func aBrokenFileIsSaid(_ text: String, _ sentence: String) throws {
    let folder = try gateExceptionFolder()
    try folder.write(text, to: "debt.json")
    #expect(sentences(folder) { $0.baseline = "debt.json" } == [sentence])
  }

  @Test func theConfigurationMayNameIt() throws {
    let folder = try gateExceptionFolder(#""baseline": "debt.json""#)
    #expect(
      sentences(folder) == [
        "palpable.json:3:64: baseline debt.json not found; create it with --write-baseline debt.json"
      ])
    let first = try audit(folder) { $0.appliesBaseline = false }
    #expect(first.gating.count == 2)
    try folder.write(Baseline(accepting: first).text, to: "debt.json")
    #expect(try audit(folder).gating == [])
    try folder.write(Baseline([]).text, to: "other.json")
    #expect(try audit(folder) { $0.baseline = "other.json" }.gating.count == 2)
    let session = AuditSession(AuditRequest(paths: [folder.path], root: folder.path))
    #expect(try session.baselineFile() == folder.path + "/debt.json")
  }

  @Test func aMissingFileIsSaid() throws {
    #expect(
      sentences(try gateExceptionFolder()) { $0.baseline = "debt.json" }
        == ["debt.json: file or folder not found; check the path"])
  }
}
