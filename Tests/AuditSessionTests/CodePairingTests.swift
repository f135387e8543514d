import Audit
import AuditSession
import DesignTokens
import TestSupport
import Testing

/// Pairings that view code shows, through the whole pipeline.
@Suite struct CodePairingTests {
  /// Contrast on white, by WCAG: ink 21, gray #767676 4.54, pale #949494 3.03, faint #cccccc 1.61.
  private static let tokens = ##"""
    { "$type": "color", "Ink": { "dark": { "$value": "#000000" }, "gray": { "$value": "#767676" },
        "pale": { "$value": "#949494" }, "faint": { "$value": "#cccccc" } },
      "Paper": { "white": { "$value": "#ffffff" }, "card": { "$value": "#ffffff" } },
      "Size": { "$type": "dimension", "wide": { "$value": { "value": 20, "unit": "px" } } } }
    """##

  private func report(
    _ body: String, members: String = "",
    configuration: String = #""pairings": [{ "decorative": "Ink.dark", "on": "Paper.card" }]"#
  ) throws -> AuditReport {
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["tokens.json"], "code": ["View.swift"], \#(configuration) }"#,
      "tokens.json": CodePairingTests.tokens,
      "View.swift": "struct Sample: View {\n\(members)\nvar body: some View {\n\(body)\n} }",
    ])
    return try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
  }

  private func pairings(_ report: AuditReport) -> [String] {
    report.pairings.filter { $0.measured.pairing.origin == .code }.map {
      "\($0.measured.pairing.usage.rawValue) \($0.measured.pairing.foreground) on \($0.measured.pairing.background)"
    }
  }

  @Test(
    "One chain",
    arguments: [
      "Text(t).foregroundColor(Ink.gray).background(Paper.white)",
      "Text(t).foregroundStyle(Ink.gray).padding().background(Paper.white)",
      "Text(t).padding().background(Paper.white).foregroundColor(Ink.gray)",
      "Text(t).foregroundColor(Ink.gray).background(Paper.white, in: Capsule())",
      "Text(t).foregroundColor(Ink.gray).background { Paper.white }",
      "Text(t).foregroundColor(Ink.gray).background { Paper.white.ignoresSafeArea() }",
      "Text(t).foregroundColor(Ink.gray).background(RoundedRectangle(cornerRadius: 8).fill(Paper.white))",
      "Text(t).foregroundColor(Ink.gray).background(Capsule().fill(Paper.white).overlay(Capsule().stroke(Ink.faint)))",
      "Text(t).foregroundColor(Ink.gray).background { Capsule().foregroundColor(Paper.white) }",
      "Text(t).foregroundColor(Ink.gray).foregroundColor(Ink.faint).background(Paper.white).background(Ink.faint)",
      "Text(t).foregroundColor(Ink.gray).background(Color.clear).background(Paper.white)",
      "Text(t).foregroundColor(ink).background(paper)",
      "Text(t).foregroundColor(nil).foregroundColor(Ink.gray).opacity(1).background(Paper.white)",
      "VStack { HStack(spacing: 4) { Text(t).font(.body) }.padding() }.foregroundColor(Ink.gray).background(Paper.white)",
      "VStack { Text(t).foregroundColor(Ink.gray) }.foregroundColor(Ink.faint).background(Paper.white)",
      "VStack { HStack { Text(t) }.background(Paper.white) }.foregroundColor(Ink.gray).background(Ink.faint)",
    ])
  func chain(_ body: String) throws {
    let members = "let ink = Ink.gray\nprivate var paper: Color { Paper.white }"
    #expect(pairings(try report(body, members: members)).first == "text Ink.gray on Paper.white")
  }

  @Test(
    "Nothing is claimed where a color is unknown, chosen or changed",
    arguments: [
      "Text(t).foregroundColor(isOn ? Ink.gray : Ink.dark).background(Paper.white)",
      "Text(t).foregroundColor(.red).background(Paper.white)",
      "Text(t).foregroundColor(Ink.gray)",
      "Text(t).foregroundColor(Ink.gray).background(.thinMaterial).background(Paper.white)",
      "Text(t).foregroundColor(Ink.gray.opacity(0.5)).background(Paper.white)",
      "Text(t).foregroundColor(Ink.gray).background(Paper.white.opacity(0.5))",
      "Text(t).foregroundColor(Ink.gray).opacity(0.5).background(Paper.white)",
      "Text(t).foregroundColor(Ink.gray).background(Paper.white).opacity(isOn ? 1 : 0.3)",
      "VStack { Text(t).foregroundColor(Ink.gray).background(Paper.white) }.opacity(0.5)",
      "Text(t).foregroundColor(Ink.gray).background(Paper.white).environment(\\.colorScheme, .dark)",
      "Text(t).foregroundColor(Ink.gray).highlighted().background(Paper.white)",
      "Text(t).foregroundColor(Ink.gray).modifier(Highlight()).background(Paper.white)",
      "Text(t).foregroundColor(Ink.gray).background { Paper.white; Paper.card }",
      "Text(t).foregroundColor(Ink.gray).background { if isOn { Paper.white } }",
      "ZStack { Image(name); Text(t) }.foregroundColor(Ink.gray).background(Paper.white)",
      "Card { Text(t) }.foregroundColor(Ink.gray).background(Paper.white)",
      "VStack { }.foregroundColor(Ink.gray).background(Paper.white)",
      "Image(decorative: name).foregroundColor(Ink.gray).background(Paper.white)",
      "Text(t).foregroundColor(Ink.gray).background(Size.wide)",
      "Text(t).foregroundColor(Ink.gray).background(Capsule().stroke(Paper.white))",
    ])
  func nothing(_ body: String) throws {
    let members = "}\nextension View { func highlighted() -> some View { self } }\nextension Sample {"
    #expect(pairings(try report(body, members: members)) == [])
  }

  @Test("A finding lands on the foreground's argument, and the values of both tokens belong to it")
  func place() throws {
    let report = try report("Text(t)\n  .foregroundColor(Ink.faint)\n  .background(Paper.white)")
    let finding = try #require(report.findings.first { $0.rule == "contrast-minimum" })
    #expect(finding.outcome == .failed && finding.gates)
    #expect(finding.location.map { "\($0.path):\($0.line):\($0.column)" } == "View.swift:5:20")
    #expect(finding.related.map(\.location.path) == ["tokens.json", "tokens.json"])
    #expect(
      report.measured.coverage.filter(\.isCovered).map(\.path.description).sorted() == [
        "Ink.dark", "Ink.faint", "Paper.card", "Paper.white",
      ])
  }

  @Test("Pictures need 3:1, large text 3:1, small text 4.5:1")
  func requirements() throws {
    let body = """
      Image(systemName: name).foregroundColor(Ink.pale).background(Paper.white)
      CloseIcon().foregroundColor(Ink.faint).background(Paper.white)
      Text(t).font(.system(size: 24)).foregroundColor(Ink.pale).background(Paper.white)
      Text(t).font(.largeTitle).foregroundColor(Ink.pale).background(Paper.card)
      Text(t).font(.title2).foregroundColor(Ink.pale).background(Ink.dark)
      Text(t).font(.title3).foregroundColor(Ink.faint).background(Ink.dark).disabled(true)
      Text(t).font(.system(size: 23.9)).foregroundColor(Ink.pale).background(Ink.gray)
      """
    let results = try report(body).pairings.filter { $0.measured.pairing.origin == .code }
    let lines = results.map {
      "\($0.measured.pairing.usage) \($0.measured.pairing.foreground) \($0.measured.pairing.textStyle ?? "-") \($0.required ?? 0) \($0.outcome.name)"
    }
    #expect(
      lines == [
        "graphic Ink.pale - 3.0 passed", "graphic Ink.faint - 3.0 failed", "text Ink.pale 24 pt 3.0 passed",
        "text Ink.pale 34 pt 3.0 passed", "text Ink.pale 22 pt 4.5 passed", "inactive Ink.faint 20 pt 0.0 inapplicable",
        "text Ink.pale 23.9 pt 4.5 failed",
      ])
  }

  @Test("A pairing that is declared is audited once, as it is declared")
  func declared() throws {
    let report = try report(
      "Text(t).foregroundColor(Ink.gray).background(Paper.white)",
      configuration:
        #""textStyles": { "title": { "size": 30 } }, "pairings": [{ "text": "Ink.gray", "on": "Paper.white", "textStyle": "title" }]"#
    )
    #expect(report.pairings.map(\.measured.pairing.origin) == [.declared])
  }

  @Test("The same two at several places are one pairing that names the others")
  func several() throws {
    let report = try report(
      "Text(a).foregroundColor(Ink.faint).background(Paper.white)\nText(b).foregroundColor(Ink.faint).background(Paper.white)"
    )
    let findings = report.findings.filter { $0.rule == "contrast-minimum" }
    #expect(findings.count == 1)
    #expect(findings.first?.related.filter { $0.location.path == "View.swift" }.map(\.location.line) == [5])
  }
}
