import AuditCommand
import TestSupport
import Testing

/// A repair edits the file whose private declaration owns the value.
@Suite struct PrivateSwiftRepairTests {
  /// A private declaration of a gray, and how a token names it.
  @Test(
    arguments: [
      ("private enum Palette { static let ink = Color(hex: 0xVALUE) }", "Palette.ink"),
      ("private extension Color { static let ink = Color(hex: 0xVALUE) }", "Color.ink"),
      ("private let ink = Color(hex: 0xVALUE)", "ink"),
    ])
  func theOwnersFileIsWritten(_ declaration: String, _ name: String) throws {
    // #8c8c8c is 3.36 on white, #cccccc 1.61.
    let (before, after) = ("8C8C8C", "CCCCCC")
    let text = { (type: String, value: String) in
      "import SwiftUI\n" + declaration.split(separator: "VALUE").joined(separator: value)
        + "\nenum \(type) { static let text: Color = \(name) }\n"
    }
    let folder = try TemporaryFolder([
      "B.swift": text("T", before), "A.swift": text("U", after), "C.swift": text("V", after),
      "Page.swift": "import SwiftUI\nenum Page { static let back = Color(hex: 0xFFFFFF) }\n",
      "palpable.json":
        #"{ "tokens": ["*.swift"], "pairings": [{ "text": "T.text", "on": "Page.back" }], "locked": ["Page.back"] }"#,
    ])
    #expect(palpable("audit", ".", "--no-reports", in: folder).exitCode == .failed)
    let result = palpable("fix", ".", "--write", in: folder)
    #expect(result.exitCode == .passed)
    #expect(result.status.contains("Wrote B.swift\n"))
    #expect(try folder.bytes(of: "A.swift") == Array(text("U", after).utf8))
    #expect(try folder.bytes(of: "C.swift") == Array(text("V", after).utf8))
    #expect(palpable("audit", ".", "--no-reports", in: folder).exitCode == .passed)
  }
}
