import Audit
import AuditSession
import ColorScience
import TestSupport
import Testing

/// A color has the same value as a token and in a view: the same code reads it.
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
}
