import Audit
import AuditRules
import DesignTokens
import SourceText
import SwiftSource
import TestSupport
import Testing
import ViewCode

@testable import ReportWriters

/// Words that try to be more than words and that Swift source, a comment or a name of a file may hold.
private let hostileWords = LongTests.some(
  [
    "<script>alert(1)</script></code></mark><b>]]><!--&lt;b&gt;", "::error::forged", "%0A::error file=a::forged",
    "a|b|c[x](javascript:x)@team #1", "``", "\u{202E}txet\u{2066}\u{200B}\u{FEFF}", ",title=forged::x",
  ], 3)

/// Findings about view code in every format: at their place, with their source, and nothing in that is more than text.
@Suite struct CodeFindingTests {
  /// A view whose names, text and comment hold a word, with two shadows, one of them held back.
  private func report(_ word: String, path: String = "Sources/Card.swift") -> AuditReport {
    let name = word.utf8.contains(UInt8(ascii: "`")) ? "x" : word
    let source = """
      struct `\(name)`: View {
        var body: some View {
      \tText("\(word)").shadow(radius: 4) // \(word)
          // palpable:disable:next custom-shadow - why \(word)
          Text("b").shadow(radius: 4)
        }
      }
      """
    var system = DesignSystem(name: "Code", tokens: TokenSet(), modes: [Mode("light")])
    system[ViewCode.self] = ViewCode(
      [SwiftOutline(SourceFile(path: path, bytes: Array(source.utf8)))], tokens: TokenSet())
    let rules = RuleCatalog.settings(for: .wcag22AA).map { setting in
      setting.id == "custom-shadow" ? Auditor.RuleSetting(setting.rule, level: .error) : setting
    }
    return Auditor(rules: rules, gate: Gate()).report(on: MeasuredSystem(system))
  }

  @Test(arguments: hostileWords)
  func theFixtureHasBoth(_ word: String) {
    let findings = report(word).findings
    #expect(findings.count == 2 && findings.count(where: \.gates) == 1)
    #expect(findings.compactMap(\.suppression).map(\.reason) == ["why \(word)"])
  }

  @Test(arguments: hostileWords)
  func nothingUnseenIsWritten(_ word: String) {
    let report = report(word, path: "Sources/\(word).swift")
    for writer in ReportWriters.all {
      let text = writer.text(of: report)
      let id = type(of: writer).format.id
      #expect(text.unicodeScalars.allSatisfy { !$0.isUnseen || $0 == "\n" }, "\(id)")
    }
  }

  @Test(arguments: hostileWords)
  func thePageKeepsItsShape(_ word: String) throws {
    let benign = try HTMLTokens(HTMLWriter().text(of: report("x")))
    let tokens = try HTMLTokens(HTMLWriter().text(of: report(word)))
    #expect(tokens.tags.map(\.shape) == benign.tags.map(\.shape))
    #expect(tokens.endTags == benign.endTags)
    let visible = Array("Text(\"\(word)\").".madeVisible.utf8)
    #expect(tokens.texts.contains { Array($0.utf8).firstRange(of: visible) != nil })
    #expect(tokens.texts.contains("shadow(radius: 4)"))
  }

  @Test(arguments: hostileWords)
  func annotationsLandAtThePlaceAndNowhereElse(_ word: String) throws {
    let report = report(word)
    // A tab, `Text("`, the word, `").`.
    let column = 1 + 6 + word.utf8.count + 3 + 1
    let place = try #require(report.findings.first?.location)
    #expect(place.line == 3 && place.column == column)
    let github = GitHubWriter().text(of: report).split(separator: "\n")
    #expect(github.count { $0.hasPrefix("::") } == github.count && github.count { $0.hasPrefix("::error ") } == 1)
    #expect(github.contains { $0.hasPrefix("::error file=Sources/Card.swift,line=3,") })
    #expect(XcodeWriter().text(of: report).hasPrefix("Sources/Card.swift:3:\(column): error: "))
    #expect(ConsoleWriter().text(of: report).contains("    Sources/Card.swift:3:\(column)  "))
    let checkstyle = CheckstyleWriter().text(of: report)
    #expect(checkstyle.contains("line=\"3\" column=\"\(column)\" severity=\"error\""))
    let gitlab = try #require(try json(GitLabWriter().text(of: report)).elements?.first)
    #expect(gitlab["location"]?["path"]?.string == "Sources/Card.swift")
  }

  @Test func sarifHasTheSourceAndTheDeclaration() throws {
    let results = try json(SARIFWriter().text(of: report("x")))["runs"]?.elements?.first?["results"]?.elements ?? []
    #expect(results.count == 2)
    let place = try #require(results.first?["locations"]?.elements?.first)
    let region = place["physicalLocation"]?["region"]
    #expect(region?["startLine"]?.number == 3 && region?["snippet"]?["text"]?.string == "shadow(radius: 4)")
    #expect(place["logicalLocations"]?.elements?.first?["fullyQualifiedName"]?.string == "x.body")
    #expect(results[0]["suppressions"]?.elements?.isEmpty == true)
    let suppression = try #require(results[1]["suppressions"]?.elements?.first)
    #expect(suppression["kind"]?.string == "inSource" && suppression["justification"]?.string == "why x")
    #expect(suppression["location"]?["physicalLocation"]?["region"]?["startLine"]?.number == 4)
    #expect(results[1]["level"]?.string == "note")
  }

  @Test func aQuoteIsWholeLinesCutAtCharacters() throws {
    let report = report("x")
    let code = report.system
    let place = try #require(report.findings.first?.location)
    let quote = try #require(code.quote(place))
    #expect(quote.before == "\tText(\"x\")." && quote.marked == "shadow(radius: 4)" && quote.after == " // x")
    #expect(quote.line == 3 && !quote.isCut)
    let long = self.report(String(repeating: "é", count: 200))
    let cut = try #require(long.findings.first?.location.flatMap(long.system.quote))
    #expect(cut.isCut && cut.before.utf8.count <= 240 && !cut.before.contains("\u{FFFD}"))
    #expect(cut.after.utf8.count <= 240 && !cut.after.contains("\u{FFFD}"))
    let other = SourceLocation(path: "Other.swift", line: 1, column: 1, endLine: 1, endColumn: 1, byteRange: 0..<1)
    #expect(code.quote(other) == nil)
  }
}
