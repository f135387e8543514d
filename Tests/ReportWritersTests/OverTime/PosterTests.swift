import Audit
import ColorScience
import DesignTokens
import SourceText
import Testing

@testable import ReportWriters

/// The posters: their words and numbers, for few and many tokens, and with names that try to be more than names.
@Suite struct PosterTests {
  private static let writers: [any AuditWriter] = [PosterWriter(), PosterA3Writer()]

  private static func nodes(_ node: XMLNode) -> [XMLNode] { [node] + node.children.flatMap(nodes) }

  private static func report(
    tokens: [(name: String, color: String)], pairings: [(String, String)] = [],
    modes: [Mode] = [Mode("light", scheme: .light)],
    name: String = "Ink"
  ) throws -> AuditReport {
    let place = SourceFile(path: "t.json", bytes: Array("{}".utf8)).location(of: 0..<1)
    var set = TokenSet()
    for token in tokens {
      let value = AuthoredValue(
        .literal(.color(try Color(hex: token.color))), text: token.color, at: place)
      set.insert(Token(path: TokenPath(token.name), type: .color, mode: nil, value: value))
    }
    var system = DesignSystem(name: name, tokens: set, modes: modes)
    system.pairings = pairings.map {
      Pairing(
        foreground: TokenPath($0.0), background: TokenPath($0.1), usage: .text, origin: .declared, declaration: place)
    }
    return Auditor(rules: [.init(TextNeedsRatio(), level: .error)], gate: Gate()).report(on: MeasuredSystem(system))
  }

  /// #777777 has 4.478 on white and #595959 has 7.00 (WCAG 2).
  @Test func eachNumberIsTheLowestRatio() throws {
    let report = try Self.report(
      tokens: [("c.gray", "#777777"), ("c.dark", "#595959"), ("c.page", "#ffffff"), ("c.far", "#000000")],
      pairings: [("c.gray", "c.page"), ("c.dark", "c.page"), ("c.dark", "c.gray")])
    let content = PosterContent(report)
    #expect(content.columns.map(\.path.description) == ["c.gray", "c.dark", "c.page", "c.far"])
    // 7.00 over 4.478 is 1.56, which fails and is less.
    #expect(content.columns.map { $0.values[0].worst?.text } == ["✕ 4.4", "✕ 1.5", nil, nil])
    let texts = Self.nodes(try XMLNode.read(PosterWriter().text(of: report))).filter { $0.name == "text" }.map(\.text)
    #expect(texts.contains("✕ 4.4") && texts.contains("gray") && texts.contains("Ink"))
    #expect(texts.contains("2 of 3 required pairings have too little contrast."))
    #expect(texts.contains("Numbers: lowest ratio of the required pairings."))
  }

  @Test func aModeWithoutValuesIsAShortStripe() throws {
    let content = PosterContent(HTMLFixture().report())
    #expect(content.modes.map(\.name) == ["light", "dark"])
    #expect(content.columns.allSatisfy { $0.values.count == 2 })
    #expect(content.columns.contains { $0.values[1].isFallback && !$0.values[0].isFallback })
    #expect(
      PosterText(content: content).legend.hasPrefix("Light above dark. A short stripe falls back to another mode."))
    #expect(content.pills.map(\.name) == ["info", "plain"])
  }

  /// At most 30 are drawn, those that fail first, in the order of the file.
  @Test(arguments: [(0, 0), (3, 3), (30, 30), (60, 30), (500, 30)])
  func manyTokensAreCounted(_ count: Int, _ shown: Int) throws {
    let tokens = (0..<count).map { ("c.t\($0)", $0 == count - 1 ? "#eeeeee" : $0 == count - 2 ? "#ffffff" : "#123456") }
    let report = try Self.report(
      tokens: tokens, pairings: count > 1 ? [("c.t\(count - 1)", "c.t\(count - 2)")] : [])
    let content = PosterContent(report)
    #expect(content.count == count && content.columns.count == shown)
    if count > 1 { #expect(content.columns.last?.path.description == "c.t\(count - 1)") }
    let text = PosterWriter().text(of: report)
    #expect(text.contains("\(shown) of \(count) tokens.") == (count > shown))
    #expect(text.contains("This design system has no color tokens.") == (count == 0))
    for writer in Self.writers { _ = try XMLNode.read(writer.text(of: report)) }
  }

  @Test(arguments: ["<\u{202E}&\"", "a\u{0}\n]]>", String(repeating: "long-", count: 2000)])
  func aNameIsTextAndShort(_ hostile: String) throws {
    for writer in Self.writers {
      let (one, other) = (
        writer.text(of: HTMLFixture(name: { hostile + $0 }).report()),
        writer.text(of: HTMLFixture(name: { "x" + $0 }).report())
      )
      let (root, benign) = (try XMLNode.read(one), try XMLNode.read(other))
      #expect(Set(Self.nodes(root).map(\.name)) == Set(Self.nodes(benign).map(\.name)))
      #expect(one.unicodeScalars.allSatisfy { !$0.isUnseen || $0 == "\n" })
      #expect(Self.nodes(root).filter { $0.name == "text" }.allSatisfy { $0.text.unicodeScalars.count < 160 })
    }
  }

  @Test func aPosterIsLabeledAndAsksForNothing() throws {
    for writer in Self.writers {
      let root = try XMLNode.read(writer.text(of: HTMLFixture().report()))
      #expect(
        root["role"] == "img" && root["aria-labelledby"] == "t d"
          && root.all("title").first?.text == "Fixture: palette audit")
      #expect(root.all("desc").first?.text.contains("Tokens with a required pairing show the lowest ratio.") == true)
      for node in Self.nodes(root) {
        #expect(node["href"] == nil && node["src"] == nil && node.name != "image" && node.name != "script")
      }
    }
    #expect(try XMLNode.read(PosterWriter().text(of: HTMLFixture().report()))["viewBox"] == "0 0 1200 630")
    let large = try XMLNode.read(PosterA3Writer().text(of: HTMLFixture().report()))
    #expect(large["width"] == "420mm" && large["height"] == "297mm")
    // Each is known by its own mark.
    let start = ReportStart(Array(PosterWriter().text(of: HTMLFixture().report()).utf8))
    #expect(PosterWriter.isOwn(start) && !PosterA3Writer.isOwn(start))
  }

  @Test(arguments: [
    PosterDrawing.Paint.ink, PosterDrawing.Paint.soft, PosterDrawing.Paint.fail, PosterDrawing.Paint.pass,
    PosterDrawing.Paint.unsure,
  ])
  func thePosterKeepsItsOwnRules(_ paint: String) throws {
    #expect(contrastRatio(of: try Color(hex: paint), on: try Color(hex: PosterDrawing.Paint.page)) >= 4.5)
  }

  /// "gray-of-the-evening" at 11 points is wider than 60 and breaks after a hyphen.
  @Test func namesAreShortenedByTheirWidth() {
    #expect(PosterText.fitting("short", in: 60, size: 11) == "short")
    #expect(PosterText.lines("gray-of-the-evening", in: 60, size: 11) == ["gray-of-", "the-eve…"])
    #expect(PosterText.fittingEnd("control.gray.rest", in: 60, size: 11).hasSuffix("rest"))
    #expect(PosterText.fittingEnd("control.gray.rest", in: 60, size: 11).hasPrefix("…"))
    #expect(PosterText.fitting(String(repeating: "m", count: 5000), in: 40, size: 11) == "mm…")
  }
}
