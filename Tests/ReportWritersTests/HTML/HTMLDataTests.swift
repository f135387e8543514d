import Audit
import ColorScience
import DesignTokens
import Testing

@testable import ReportWriters

@Suite("HTML: the data of the script")
struct HTMLDataTests {
  private let report = HTMLFixture().report()

  private func data(_ report: AuditReport) throws -> String {
    try #require(try HTMLTokens(HTMLWriter().text(of: report)).scripts.first)
  }

  @Test("Every pairing stands there in every mode with the unrounded ratio and the outcome")
  func results() throws {
    let results = try #require(try json(data(report))["results"])
    let lowest = try #require(results["lowest"]?.elements)
    let letters = Array(try #require(results["outcome"]?.string).utf8)
    let (rules, ruleResults) = (try column(results, "rules"), try #require(results["ruleResults"]?.elements))
    #expect(lowest.count == report.pairings.count && letters.count == lowest.count && rules.count == lowest.count)
    for (index, result) in report.pairings.enumerated() {
      #expect(lowest[index].number == result.measured.ratio ?? result.measured.interval?.lowerBound)
      #expect(letters[index] == HTMLData.letter(result.outcome).utf8.first)
      let rows = try #require(ruleResults[rules[index]].elements).map { $0.elements ?? [] }
      #expect(rows.map { $0[3].string } == result.assessments.map { HTMLData.letter($0.outcome) })
    }
  }

  @Test("Every finding stands there with its sentence, and with its anchor if that doesn't follow from its pairing")
  func findings() throws {
    let findings = try #require(try json(data(report))["findings"])
    let messages = try #require(findings["messages"]?.elements)
    #expect(try column(findings, "rule").count == report.findings.count && messages.count == report.findings.count)
    for (message, finding) in zip(messages, report.findings) {
      #expect(message.string?.hasPrefix(finding.message) == true)
    }
    let own = try #require(findings["own"]?.elements)
    #expect(!own.isEmpty && own.count < report.findings.count)
    for row in own {
      let parts = try #require(row.elements)
      let finding = report.findings[Int(try #require(parts[0].number))]
      let id = HTMLElementID.id("finding", finding.fingerprint)
      let derived = "finding:" + finding.fingerprint.split(separator: "/").joined(separator: ":")
      #expect(parts[6].string == finding.fingerprint)
      #expect(parts[7].string == (id == derived ? "" : id))
    }
  }

  @Test(
    "A column is written in its shortest form, from which its numbers can be had",
    arguments: [
      [], [7], [3, 1, 4, 1, 5], Array(repeating: 4_000, count: 90), Array(0..<900), (0..<900).map { $0 / 4 * 3 },
      (0..<300).map { $0 % 7 * 1_000_003 - 5 },
    ])
  func columns(_ numbers: [Int]) throws {
    var data = HTMLDataText()
    data.object(["all": { $0.column(numbers) }])
    let text = String(decoding: data.bytes, as: UTF8.self)
    #expect(try column(try json(text), "all") == numbers)
    let plain = "{\"all\":[" + numbers.map(String.init).joined(separator: ",") + "]}"
    #expect(text.utf8.count <= plain.utf8.count)
  }

  @Test("A color is a notation where that says all of it, else components, and wide ones say so")
  func colors() {
    func text(_ color: Color) -> String {
      var data = HTMLDataText()
      data.write(HTMLData.color(color))
      return String(decoding: data.bytes, as: UTF8.self)
    }
    #expect(text(Color(red: 1, green: 2, blue: 255)) == "\"#0102ff\"")
    #expect(text(Color(.srgb, 0.25, 0.5, 1)) == "[0.25,0.5,1,1]")
    #expect(text(Color.white.withAlpha(0.5)) == "[1,1,1,0.5]")
    #expect(text(Color(.displayP3, 0, 0, 0)).hasSuffix(",1,1]"))
  }

  @Test("Strings are ASCII where they must be: quotes, markup and controls are escaped")
  func strings() {
    var data = HTMLDataText()
    data.string("a\"\\</script>&\u{2028}é")
    let text = String(decoding: data.bytes, as: UTF8.self)
    #expect(
      text == "\"a\\u0022\\u005c\\u003c/script\\u003e\\u0026\\u003cU+2028\\u003eé\"")
  }

  @Test("Numbers that are not finite are null")
  func numbers() {
    var data = HTMLDataText()
    data.row([.number(.nan), .number(.infinity), .number(nil), .number(0.1), .none])
    #expect(String(decoding: data.bytes, as: UTF8.self) == "[null,null,null,0.1,null]")
  }
}

@Suite("HTML: color vision")
struct HTMLColorVisionTests {
  @Test("The matrices are those that Machado, Oliveira and Fernandes published, and WCAG's luminance")
  func matrices() {
    let protan = HTMLVisionMatrices.rows(of: .machado2009(.protan))
    for (one, other) in zip(
      protan.joined(),
      [
        0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
      ])
    { #expect(abs(one - other) < 1e-9) }
    let gray = HTMLVisionMatrices.rows(of: .achromatopsia())
    for row in gray {
      for (one, other) in zip(row, [0.2126, 0.7152, 0.0722]) { #expect(abs(one - other) < 1e-9) }
    }
    let none = HTMLVisionMatrices.rows(of: .machado2009(.tritan, severity: 0))
    for (one, other) in zip(none.joined(), [1.0, 0, 0, 0, 1, 0, 0, 0, 1]) { #expect(abs(one - other) < 1e-9) }
  }

  /// Badges without border, a fill each, with black words.
  private func badges(_ fills: [(String, Color)]) -> [MeasuredBadge] {
    var system = DesignSystem(name: "Badges", tokens: TokenSet(), modes: [Mode("light")])
    for (name, color) in fills + [("ink", .black)] {
      system.tokens.insert(
        Token(
          path: TokenPath(name), type: .color, mode: "light",
          value: AuthoredValue(
            .literal(.color(color)), text: color.hex,
            at: .init(path: "t", line: 1, column: 1, endLine: 1, endColumn: 1, byteRange: 0..<0))))
    }
    system.badges = fills.map {
      Badge(name: $0.0, background: TokenPath($0.0), border: nil, text: TokenPath("ink"), textStyle: nil)
    }
    return MeasuredSystem(system).badges
  }

  @Test("Two grays of equal luminance's colors become alike without color, and equal ones are no pair")
  func pairs() {
    // Red and a green of nearly the same luminance (0.2126 and 0.7152 g): far apart in hue, alike without it.
    let red = Color(.srgbLinear, 0.6, 0, 0).converted(to: .srgb)
    let green = Color(.srgbLinear, 0, 0.6 * 0.2126 / 0.7152, 0).converted(to: .srgb)
    let pairs = HTMLColorVision.pairs(of: badges([("red", red), ("green", green), ("same", red), ("white", .white)]))
    let found = pairs.filter { $0.kind == "achromat" }.map { [$0.first.badge.name, $0.second.badge.name] }
    #expect(found == [["red", "green"], ["green", "same"]])
    for pair in pairs { #expect(pair.normal >= HTMLColorVision.alike && pair.simulated < HTMLColorVision.alike) }
  }
}
