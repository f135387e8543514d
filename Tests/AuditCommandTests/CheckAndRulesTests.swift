import AuditCommand
import AuditRules
import SourceText
import TestSupport
import Testing

@Suite struct CheckAndRulesTests {
  private func parsed(_ text: String) throws -> JSONNode {
    try readJSON(SourceFile(path: "stdout", bytes: Array(text.utf8)))
  }

  @Test func checkSaysTheRatioAndWhatItIsEnoughFor() throws {
    let folder = try TemporaryFolder()
    let result = palpable("check", "#64748b", "#f1f5f9", in: folder)
    #expect(result.exitCode == .failed)
    #expect(
      result.output.hasPrefix(
        """
        #64748b on #f1f5f9: 4.34:1
          fails    AA text               requires 4.5:1 (WCAG 1.4.3)
          passes   AA large text         requires 3:1 (WCAG 1.4.3)
          passes   AA non-text           requires 3:1 (WCAG 1.4.11)
          fails    AAA text              requires 7:1 (WCAG 1.4.6)
          fails    AAA large text        requires 4.5:1 (WCAG 1.4.6)
          nearest foreground that reaches 4.5:1: #
        """))
  }

  /// The nearest color that a check names passes a check of its own.
  @Test(arguments: [("#64748b", "#f1f5f9", 4.5), ("#10b981", "#ffffff", 4.5), ("#60a5fa", "#10172a", 7)])
  func checkNamesColorsThatPass(_ foreground: String, _ background: String, _ ratio: Double) throws {
    let level = ratio == 7 ? "aaa" : "aa"
    let folder = try TemporaryFolder()
    let node = try parsed(
      palpable("check", foreground, background, "--level", level, "--format", "json", in: folder).output)
    for (side, stack) in [("foreground", { [$0, background] }), ("background", { [foreground, $0] })]
      as [(String, (String) -> [String])]
    {
      guard let color = node["nearest"]?[side]?["color"]?.string else { continue }
      let colors = stack(color)
      let again = palpable("check", colors[0], colors[1], "--level", level, in: folder)
      #expect(again.exitCode == .passed, "\(side) \(color)")
    }
    #expect(node["outcome"]?.string == "passed" || node["nearest"]?["foreground"] != nil)
  }

  @Test func whatIsImpossibleIsSaid() throws {
    // On luminance 0.2462 black reaches (0.2462 + 0.05) / 0.05 = 5.92, which is the most there is.
    let result = palpable("check", "#10b981", "#888888", "--level", "aaa", in: try TemporaryFolder())
    #expect(result.output.contains("no foreground reaches 7:1 with this background; best: #000000 (5.92:1)"))
  }

  @Test(arguments: [
    ("#767676", "aa", true), ("#777777", "aa", false), ("#949494", "non-text", true), ("#959595", "non-text", false),
    ("#949494", "aa-large", true), ("#595959", "aaa", true), ("#5a5a5a", "aaa", false), ("#767676", "aaa-large", true),
    ("#9a6c5a", "aa", false), ("#7c7290", "aa", true),
  ])
  func theLevelDecidesTheExitCode(_ color: String, _ level: String, _ passes: Bool) throws {
    let result = palpable("check", color, "#fff", "--level", level, in: try TemporaryFolder())
    #expect(result.exitCode == (passes ? .passed : .failed))
  }

  @Test func checkAsJSONIsUnrounded() throws {
    let result = palpable("check", "#9a6c5a", "#ffffff", "--format", "json", in: try TemporaryFolder())
    let node = try parsed(result.output)
    #expect(abs((node["ratio"]?.number ?? 0) - 4.4999998510) < 1e-10)
    let usages = try #require(node["usages"]?.elements)
    #expect(usages.map { $0["required"]?.number } == [4.5, 3, 3, 7, 4.5])
    #expect(usages.map { $0["outcome"]?.string } == ["failed", "passed", "passed", "failed", "failed"])
  }

  @Test func aStackIsCompositedFromTheTop() throws {
    // Half black over white is #808080 before rounding: (1 - 0.5); white text on it.
    let result = palpable("check", "#ffffff", "#00000080", "#ffffff", "--format", "json", in: try TemporaryFolder())
    let node = try parsed(result.output)
    #expect(node["compositedBackground"]?.string == "#7f7f7f")
    let open = palpable("check", "#ffffff", "#00000080", in: try TemporaryFolder())
    #expect(open.exitCode == .failed)
    #expect(open.output.contains("depending on the backdrop"))
  }

  @Test func rulesAreListedAndShownInFull() throws {
    let folder = try TemporaryFolder()
    let list = palpable("rules", in: folder)
    #expect(list.exitCode == .passed)
    for id in RuleCatalog.ids {
      #expect(list.output.contains("\n\(id) ") || list.output.hasPrefix("\(id) "))
      let page = palpable("rules", id, in: folder)
      #expect(page.output.hasPrefix("\(id): "))
      #expect(page.output.contains("Passes:") && page.output.contains("Fails:"))
      let url = RuleCatalog.rule(id)?.descriptor.requirement.url
      #expect(url.map(page.output.contains) ?? page.output.contains("Requirement: "), "\(page.output)")
    }
    let node = try parsed(palpable("rules", "--format", "json", in: folder).output)
    #expect(node.elements?.compactMap { $0["id"]?.string } == RuleCatalog.ids)
  }
}

/// Colors that need more words: translucent ones, wide ones, and such that nothing shows.
@Suite struct CheckTextTests {
  private func check(_ arguments: String...) throws -> CommandResult {
    let environment = CommandEnvironment(workingDirectory: try TemporaryFolder().path, showsColor: false)
    return Palpable.run(["check"] + arguments, in: environment)
  }

  private func json(_ arguments: String...) throws -> JSONNode {
    let environment = CommandEnvironment(workingDirectory: try TemporaryFolder().path, showsColor: false)
    let text = Palpable.run(["check", "--format", "json"] + arguments, in: environment).output
    return try readJSON(SourceFile(path: "stdout", bytes: Array(text.utf8)))
  }

  /// Half of black on white is 127.5 of 255, which CSS rounds up.
  @Test func whatIsTranslucentIsSaidAsItIsSeen() throws {
    let result = try check("rgb(0 0 0 / 0.5)", "#ffffff")
    #expect(
      result.output.contains("\n  composited: #808080 on #ffffff\n"))
  }

  /// With nothing opaque behind, black and white bound what is possible: 102 of 255 has luminance 0.1328, and 0.1828 / 0.05 = 3.65.
  @Test func whatLiesBehindIsLeftOpen() throws {
    let result = try check("#000000", "rgb(255 255 255 / 0.4)")
    #expect(result.exitCode == .failed)
    #expect(
      result.output.contains(": 3.65:1 to 21.00:1, depending on the backdrop\n")
        && result.output.contains("  depends  AA text "))
    let node = try json("#000000", "rgb(255 255 255 / 0.4)")
    #expect(node["interval"]?.elements?.last?.number == 21 && node["outcome"]?.string == "cantTell")
    #expect(node["nearest"]?.members?.isEmpty == true && node["toneDifference"]?.kind == "null")
  }

  @Test(.enabled(if: LongTests.areEnabled)) func aWideColorIsAnsweredInItsGamut() throws {
    let result = try check("color(display-p3 0 1 0)", "#ffffff")
    #expect(
      result.exitCode == .failed
        && result.output.contains("  nearest foreground that reaches 4.5:1: color(display-p3 "))
  }

  @Test func whatIsImpossibleIsSaidToMachinesToo() throws {
    // Luminance 0.2462: black reaches (0.2462 + 0.05) / 0.05 = 5.92 of 7.
    let node = try json("#10b981", "#888888", "--level", "aaa")
    #expect(node["nearest"]?["foreground"]?["passes"]?.boolean == false)
    #expect(node["nearest"]?["foreground"]?["color"]?.string == "#000000")
  }

  @Test func aColorThatNoDisplayShowsIsRefused() throws {
    let result = try check("color(xyz 3 3 3)", "#ffffff")
    #expect(result.exitCode == .impossible && result.status.contains("a displayable color"))
  }
}
