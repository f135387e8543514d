import Audit
import AuditSession
import ColorScience
import DesignTokens
import TestSupport
import Testing

/// A color and a number have the same value as a token and in a view: the same code reads them.
@Suite struct OneEvaluatorTests {
  /// Returns the finding about a color in a view, in a system whose token `Brand.ink` is the same expression.
  private func finding(_ token: String, inView view: String? = nil, others: String = "") throws -> Finding {
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["Brand.swift"], "code": ["*.swift"] }"#,
      "Brand.swift": "enum Brand { static let ink: UIColor = \(token) }\n\(others)",
      "Card.swift": "struct Card: View { var body: some View { Text(t).background(\(view ?? token)) } }",
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    return try #require(report.findings.first { $0.rule == "hardcoded-color" && $0.location?.path == "Card.swift" })
  }

  @Test(
    "The remedy names the token of the same expression",
    arguments: [
      "UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)", "UIColor(red: 30, green: 41, blue: 59, alpha: 1)",
      "UIColor(red: 30 / 255, green: 41.0 / 255.0, blue: CGFloat(59) / 255, alpha: 0.5)",
      "UIColor(displayP3Red: 0.1, green: 0.2, blue: 0.3, alpha: 1)",
      "UIColor(hue: 0.5, saturation: 1, brightness: 0.4, alpha: 1)", "UIColor(white: 0.2, alpha: 1)",
      "UIColor(hex: \"#1e293b\")", "UIColor(hex: 0x1E293B, alpha: 0.5)", "UIColor(hex: 0x1e293b80)",
      "UIColor(argb: 0x801e293b)", "UIColor(hexString: \"1e293b\")", "UIColor(r: 30, g: 41, b: 59)",
      "Color(.displayP3, red: 0.1, green: 0.2, blue: 0.3, opacity: 1)", "Color(.sRGBLinear, white: 0.2, opacity: 1)",
      "UIColor.purple", "UIColor.lightGray", "UIColor(red: Part.red, green: Part.green, blue: Part.blue, alpha: 1)",
      "UIColor(red: Part.half, green: Part.half, blue: 0.25, alpha: Part.opacity)", "UIColor(hex: Part.digits)",
    ])
  func sameColor(_ expression: String) throws {
    let parts = """
      enum Part {
        static let red = 30, green = 41
        static let blue: Int = 59
        static let half = 1.0 / 2, opacity: CGFloat = 1 / 2
        static let digits = 0x1E293B
      }
      """
    #expect(try finding(expression, others: parts).remedy?.contains("Brand.ink") == true)
  }

  @Test(
    "The remedy names no token of another color",
    arguments: [
      ("UIColor(red: 30, green: 41, blue: 59, alpha: 1)", "UIColor(red: 30, green: 41, blue: 60, alpha: 1)"),
      ("UIColor(argb: 0x801e293b)", "UIColor(rgba: 0x801e293b)"),
      ("UIColor(white: 0.5, alpha: 1)", "UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)"),
      ("UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)", "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"),
      ("UIColor.purple", "UIColor.magenta"), ("UIColor.blue", "Color.blue"),
    ])
  func otherColor(_ token: String, _ view: String) throws {
    #expect(try finding(token, inView: view).remedy == "use a color token")
  }

  @Test("A private name belongs to its file")
  func privateNames() throws {
    let own = "private let level = 0.2"
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["Brand.swift"], "code": ["*.swift"] }"#,
      "Brand.swift": "\(own)\nenum Brand { static let ink = UIColor(white: level, alpha: 1) }",
      "Card.swift":
        "private let level = 0.4\nstruct Card: View { var body: some View { Text(t).background(UIColor(white: level, alpha: 1)) } }",
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    let finding = try #require(report.findings.first { $0.rule == "hardcoded-color" })
    #expect(finding.remedy == "use a color token")
  }

  // MARK: Numbers

  /// Returns the number of the token `Space.gap` in points, and the size of a target with it in a view; nil for what is undetermined.
  private func gap(
    _ expression: String, others: String = "", inView: String = "Space.gap", card: String = ""
  ) throws -> (token: Double?, view: Double?) {
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["Space.swift"], "code": ["*.swift"] }"#,
      "Space.swift": "enum Space { static let gap: CGFloat = \(expression) }\n\(others)",
      "Card.swift":
        "\(card)\nstruct Card: View { var body: some View { Button(action: a) { Image(b).frame(width: \(inView), height: \(inView)) } } }",
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    let finding = try #require(report.findings.first { $0.rule == "small-target" })
    let content = report.system.tokens["Space.gap"]?.values.first?.value.content
    var token: Double?
    if case .literal(.dimension(let length))? = content { token = length.points }
    return (token, finding.outcome == .cantTell ? nil : finding.measured)
  }

  @Test(
    "A constant has one value as a token and in a view",
    arguments: [
      ("Part.base * 2", 8), ("7 / 2", 3.5), ("CGFloat(7 / 2)", 3), ("CGFloat(Part.half)", 3), ("Part.half2", 3.5),
      ("CGFloat(Part.count / 2)", 3), ("CGFloat(Part.byte) + 1", 31), (".unit", 6), ("-(2 - 8) + 0x10", 22),
      ("min(Part.base, 30)", 4), ("Part.computed", 9), ("Part.global", 11),
    ])
  func sameNumber(_ expression: String, _ number: Double) throws {
    let others = """
      enum Part {
        static let base: CGFloat = 4, half = 7 / 2, half2 = 7 / 2 * 1.0, count = 7, byte: UInt8 = 30
        static var computed: CGFloat { get { base + 5 } }
        static let global = top
      }
      var top: CGFloat = 11
      extension CGFloat { static let unit: CGFloat = 6 }
      """
    let gap = try gap("\(expression) + 0", others: others)
    #expect(gap.token == number && gap.view == number)
  }

  @Test(
    "What has no value is undetermined as a token and in a view",
    arguments: [
      "enum Part { static var base: CGFloat = 4 }\nfunc change() { Part.base = 8 }",
      "enum Part { static var base: CGFloat { compute() } }", "enum Part { static let base: CGFloat = .infinity }",
    ])
  func sameUnknown(_ others: String) throws {
    let gap = try gap("Part.base * 2", others: others)
    #expect(gap.token == nil && gap.view == nil)
  }

  @Test("A number that depends on the build is undetermined as a token; a view takes the smallest")
  func numberOfBranches() throws {
    let branches =
      "enum Part {\n#if COMPACT\nstatic let base: CGFloat = 8\n#else\nstatic let base: CGFloat = 4\n#endif\n}"
    let direct = try gap("Part.base", others: branches)
    #expect(direct.view == 4)
    #expect(try gap("Part.base * 2", others: branches).token == nil)
  }

  @Test("Branches that no release build for iOS compiles don't count")
  func numberOfPlatforms() throws {
    let branches =
      "enum Part {\n#if os(iOS)\nstatic let base: CGFloat = 8\n#else\nstatic let base: CGFloat = 4\n#endif\n}"
    let gap = try gap("Part.base * 2", others: branches)
    #expect(gap.token == 16 && gap.view == 16)
  }

  @Test("Private numbers of two files don't meet")
  func privateNumbers() throws {
    let gap = try gap(
      "base * 2", others: "private let base: CGFloat = 4", inView: "base * 2", card: "private let base: CGFloat = 10")
    #expect(gap.token == 8 && gap.view == 20)
  }

  @Test("A value that branches by scheme gives a token two modes and a view two hard-coded colors")
  func branchesByScheme() throws {
    let color =
      "UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.9, alpha: 1) : UIColor(white: 0.2, alpha: 1) }"
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["Brand.swift"], "code": ["*.swift"] }"#,
      "Brand.swift": "enum Brand { static let ink: UIColor = \(color) }",
      "Card.swift": "struct Card: View { var body: some View { Text(t).background(\(color)) } }",
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    let token = try #require(report.system.tokens["Brand.ink"])
    #expect(token.values.map(\.mode) == ["light", "dark"])
    #expect(token.values[0].value.content == .literal(.color(Color(.srgb, 0.2, 0.2, 0.2))))
    #expect(token.values[1].value.content == .literal(.color(Color(.srgb, 0.9, 0.9, 0.9))))
    let findings = report.findings.filter { $0.rule == "hardcoded-color" && $0.location?.path == "Card.swift" }
    #expect(findings.count == 2 && findings.contains { $0.remedy?.contains("Brand.ink") == true })
  }
}
