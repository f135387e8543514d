import AuditCommand
import SourceText
import TestSupport
import Testing

/// Text on a gradient is measured where its contrast is least.
@Suite struct GradientTests {
  private func audit(_ stops: String, ink: String) throws -> JSONNode {
    let tokens = """
      { "ink": { "$type": "color", "$value": "\(ink)" }, "fill": { "$type": "gradient", "$value": [\(stops)] } }
      """
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["t.tokens.json"], "pairings": [{ "text": "ink", "on": "fill" }] }"#,
      "t.tokens.json": tokens,
    ])
    let result = palpable("audit", "--format", "json", "--no-reports", in: folder)
    return try readJSON(SourceFile(path: "stdout", bytes: Array(result.output.utf8)))
  }

  @Test func passesAtBothEndsAndFailsBetween() throws {
    // Gray #767676 is 4.54:1 on white and 4.62:1 on black, and meets itself on the way.
    let report = try audit(
      ##"{ "color": "#000000", "position": 0 }, { "color": "#ffffff", "position": 1 }"##, ink: "#767676")
    let row = try #require(report["subjects"]?.elements?.first)
    let ratio = try #require(row["ratio"]?.number)
    #expect(ratio >= 1 && ratio < 1.000001)
    #expect(row["outcome"]?.string == "failed")
    let message = row["findings"]?.elements?.first?["message"]?.string ?? ""
    #expect(message.contains("the lowest contrast is at 46% of the gradient"))
  }

  @Test func passesWhereTheWorstStopPasses() throws {
    let report = try audit(
      ##"{ "color": "#ffffff", "position": 0 }, { "color": "#cccccc", "position": 1 }"##, ink: "#000000")
    let row = try #require(report["subjects"]?.elements?.first)
    // The darker stop: luminance of 0.8 is 0.6038, (0.6038 + 0.05) / 0.05 = 13.08.
    #expect(abs((row["ratio"]?.number ?? 0) - 13.077) < 0.01)
    #expect(row["outcome"]?.string == "passed")
  }

  @Test func aGradientIsNoForeground() throws {
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["t.tokens.json"], "pairings": [{ "text": "fill", "on": "ink" }] }"#,
      "t.tokens.json": """
      { "ink": { "$type": "color", "$value": "#000000" }, "fill": { "$type": "gradient", "$value": [{ "color": "#ffffff", "position": 0 }] } }
      """,
    ])
    let result = palpable("audit", in: folder)
    #expect(result.status == "palpable.json:1:45: fill isn't a color; use a color token\n")
  }
}
