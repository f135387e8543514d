import AuditCommand
import SourceText
import TestSupport
import Testing

/// `palpable check` on several backgrounds, in both directions, and as people see it.
@Suite struct CheckSeveralTests {
  private func check(_ arguments: String...) throws -> CommandResult {
    let environment = CommandEnvironment(workingDirectory: try TemporaryFolder().path, showsColor: false)
    return Palpable.run(["check"] + arguments, in: environment)
  }

  private func node(_ result: CommandResult) throws -> JSONNode {
    try readJSON(SourceFile(path: "stdout", bytes: Array(result.output.utf8)))
  }

  /// #64748b has 4.7588 on white and 4.3439 on #f1f5f9.
  @Test func eachBackgroundHasItsVerdictsAndOneFailureFails() throws {
    let result = try check("#64748b", "--on", "#ffffff", "--on", "#f1f5f9")
    #expect(result.exitCode == .failed)
    #expect(
      result.output.hasPrefix(
        """
        #64748b on #ffffff: 4.75:1
          passes   AA text, AA large text, AA non-text, AAA large text
          fails    AAA text
        """))
    #expect(
      result.output.contains(
        """

        #64748b on #f1f5f9: 4.34:1
          passes   AA large text, AA non-text
          fails    AA text, AAA text, AAA large text
          4.22:1 with protanopia, 4.42:1 with deuteranopia, 4.33:1 with tritanopia

        """))
    #expect(result.output.contains("\nnearest foreground that reaches 4.5:1 on all backgrounds: #"))
    #expect(try check("#475569", "#ffffff", "--on", "#f1f5f9").exitCode == .passed)
  }

  @Test func theNearestColorPassesOnAllOfThem() throws {
    let backgrounds = ["#ffffff", "#f1f5f9", "#e2e8f0"]
    let node = try node(
      check("#64748b", backgrounds[0], "--on", backgrounds[1], "--on", backgrounds[2], "--format", "json"))
    let color = try #require(node["nearest"]?["foreground"]?["color"]?.string)
    for background in backgrounds { #expect(try check(color, background).exitCode == .passed) }
    #expect(try check("#64748b", backgrounds[2]).exitCode == .failed)
    #expect(node["outcome"]?.string == "failed" && node["nearest"]?["background"] == nil)
    let entries = try #require(node["backgrounds"]?.elements)
    #expect(entries.map { $0["background"]?.string } == backgrounds)
    #expect(entries.map { $0["outcome"]?.string } == ["passed", "failed", "failed"])
    // What stands at the top is about the background with the least contrast.
    #expect(node["background"]?.string == "#e2e8f0" && node["ratio"]?.number == entries[2]["ratio"]?.number)
    #expect(node["usages"]?.elements?.first?["outcome"]?.string == "failed")
    let other = try #require(entries[2]["nearest"]?["background"]?["color"]?.string)
    #expect(try check("#64748b", other).exitCode == .passed)
  }

  /// Between white and black the most that a color has on both is the root of 21, 4.58.
  @Test func whatPassesOnNoneIsSaid() throws {
    let result = try check("#64748b", "--on", "#ffffff", "--on", "#000000", "--level", "aaa")
    #expect(result.exitCode == .failed)
    #expect(result.output.contains("\nno foreground reaches 7:1 on all backgrounds; best: #"))
    let gray = try check("#64748b", "--on", "#ffffff", "--on", "#000000")
    #expect(gray.output.contains("\nnearest foreground that reaches 4.5:1 on all backgrounds: #"))
  }

  /// #767676 is the lightest gray with 4.5:1 on white; by Oklab alone #777676 is nearer.
  @Test func aGrayStaysGray() throws {
    let result = try check("#777777", "#ffffff")
    #expect(result.output.contains("\n  nearest foreground that reaches 4.5:1: #767676 (4.54:1"))
    let node = try node(check("#777777", "#888888", "--level", "non-text", "--format", "json"))
    for side in ["foreground", "background"] {
      for way in ["lighter", "darker"] {
        let text = try #require(node["directions"]?[side]?[way]?["color"]?.string)
        let digits = Array(text.utf8.dropFirst())
        #expect(digits.count == 6 && digits[0...1] == digits[2...3] && digits[2...3] == digits[4...5], "\(text)")
      }
    }
  }

  /// White at 40 % on #1e1e1e is #787878, 3.78:1 at most; white itself has 16.67:1, so that it is not the color alone that fails.
  @Test func aTranslucentColorIsSaidToKeepItsAlpha() throws {
    let result = try check("#ffffff66", "#1e1e1e")
    #expect(
      result.output.contains(
        "\n  no foreground with the same opacity reaches 4.5:1 with this background; best: #ffffff66 (3.77:1)\n"
      ))
  }

  /// On #777777 (luminance 0.1845) 3:1 is reached from 0.6535 on upwards and from 0.0281 on downwards.
  @Test func bothDirectionsAreNamedWhereTheyExist() throws {
    let result = try check("#888888", "#777777", "--level", "non-text")
    #expect(result.output.contains("\n  nearest foreground that reaches 3:1: #"))
    let node = try node(check("#888888", "#777777", "--level", "non-text", "--format", "json"))
    for (way, other) in [("lighter", "darker"), ("darker", "lighter")] {
      let side = try #require(node["directions"]?["foreground"])
      let color = try #require(side[way]?["color"]?.string)
      #expect(try check(color, "#777777", "--level", "non-text").exitCode == .passed, "\(way)")
      #expect(side[way]?["color"]?.string != side[other]?["color"]?.string)
    }
    let nearest = node["nearest"]?["foreground"]?["deltaEOK"]?.number
    let both = ["lighter", "darker"].compactMap { node["directions"]?["foreground"]?[$0]?["deltaEOK"]?.number }
    #expect(both.count == 2 && nearest == both.min())
    let named = ["lighter", "darker"].filter { result.output.contains("\n  nearest \($0) foreground: #") }
    #expect(named.count == 1)
    #expect(result.output.contains(", \(named == ["lighter"] ? "darker" : "lighter"))\n"))
    // Nothing is lighter than white.
    let white = try self.node(check("#64748b", "#f1f5f9", "--format", "json"))
    #expect(white["directions"]?["foreground"]?["lighter"]?.kind == "null")
  }

  /// By the matrices of Machado and Brettel, in Python.
  @Test func thePairIsShownAsPeopleSeeIt() throws {
    let result = try check("#64748b", "#f1f5f9")
    #expect(
      result.output.hasSuffix(
        """
          with protanopia    #6c758c on #f4f5f9, 4.22:1, ΔEOK 0.408
          with deuteranopia  #68718a on #f3f4f9, 4.42:1, ΔEOK 0.418
          with tritanopia    #61767f on #f1f5f7, 4.33:1, ΔEOK 0.415

        """))
    let visions = try #require(node(check("#64748b", "#f1f5f9", "--format", "json"))["visions"]?.elements)
    #expect(visions.map { $0["vision"]?.string } == ["normal", "protanopia", "deuteranopia", "tritanopia"])
    let ratios = [4.343923406321176, 4.224738076333679, 4.421032734956518, 4.336330575439243]
    let differences = [0.41526166794978764, 0.40827352739814154, 0.41844963337284374, 0.41582416486072893]
    for (index, vision) in visions.enumerated() {
      #expect(abs((vision["ratio"]?.number ?? 0) - ratios[index]) < 1e-6)
      #expect(abs((vision["deltaEOK"]?.number ?? 0) - differences[index]) < 1e-6)
    }
  }

  /// A background that something shows through leaves the whole answer open.
  @Test func whatIsOpenIsNoAnswer() throws {
    let node = try node(check("#000000", "--on", "#ffffff", "--on", "rgb(255 255 255 / 0.4)", "--format", "json"))
    #expect(node["outcome"]?.string == "cantTell" && node["nearest"]?.members?.isEmpty == true)
    #expect(node["visions"]?.elements?.isEmpty == true && node["interval"]?.elements?.count == 2)
    #expect(try check("#000000").status.contains("check needs a foreground and a background color"))
    #expect(try check("#000000", "--on", "nothing").exitCode == .impossible)
  }

  /// Three colors or more, what is said of them, and whether the lower ones show.
  @Test(arguments: [
    (
      ["#777", "#fff", "#eee", "#ddd"],
      "note: 4 colors are read as one stack, top first: \"#777\" on \"#fff\" on \"#eee\" on \"#ddd\"; "
        + "\"#fff\" is opaque and hides \"#eee\" and \"#ddd\"; to check \"#777\" on each background by itself, use --on BG\n"
    ),
    (
      ["#000", "#fff8", "navy"],
      "note: 3 colors are read as one stack, top first: \"#000\" on \"#fff8\" on \"navy\"; "
        + "to check \"#000\" on each background by itself, use --on BG\n"
    ),
    (["#777", "#fff"], ""),
  ])
  func aStackSaysThatItIsOne(_ colors: [String], _ note: String) throws {
    let folder = try TemporaryFolder()
    let environment = CommandEnvironment(workingDirectory: folder.path, showsColor: false)
    for options in [[], ["--format", "json"], ["--on", "#eee"]] {
      let result = Palpable.run(["check"] + colors + options, in: environment)
      #expect(result.status == note)
      #expect(!result.output.contains("note:"))
    }
  }

  @Test func severalBackgroundsByThemselvesAreNoStack() throws {
    let result = palpable("check", "#777", "--on", "#fff", "--on", "#eee", "--on", "#ddd", in: try TemporaryFolder())
    #expect(result.status == "")
  }
}
