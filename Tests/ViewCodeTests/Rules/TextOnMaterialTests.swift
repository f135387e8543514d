import Audit
import AuditSession
import TestSupport
import Testing

/// Text on materials: the nearest background and the color of the text decide.
@Suite struct TextOnMaterialTests {
  private func count(_ body: String, members: String = "", other: String = "") throws -> Int {
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "code": ["*.swift"], "rules": { "text-on-material": "warning" } }"#,
      "Other.swift": "import SwiftUI\n\(other)",
      "View.swift": "import SwiftUI\nstruct A: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}",
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    return report.findings.count { $0.rule == "text-on-material" && $0.outcome == .failed }
  }

  @Test(
    "Text in its own color on a material",
    arguments: [
      "Text(a).foregroundColor(.white).background(.bar)", "Text(a).background(.thinMaterial).foregroundStyle(.black)",
      "HStack { Text(a).foregroundStyle(Color.gray) }.background(.regularMaterial, in: .capsule)",
      "VStack { HStack { Label(a, systemImage: b) }.foregroundStyle(.yellow) }.glassEffect(.regular)",
      "Text(a).foregroundStyle(.white.opacity(0.8)).background(Material.ultraThinMaterial)",
      "Text(a).foregroundStyle(.quaternary).background(Capsule().fill(.thickMaterial))",
      "VStack { Text(a).background(.ultraThinMaterial) }.foregroundColor(.white)",
    ])
  func found(_ body: String) throws { #expect(try count(body) == 1) }

  @Test(
    "Other text",
    arguments: [
      "Text(a).foregroundColor(.white)", "Text(a).foregroundColor(.secondary).background(.bar)",
      "Text(a).foregroundStyle(.white).background(Color.black).background(.bar)",
      "Text(a).foregroundStyle(.white).background { Color.black; Rectangle().fill(.bar) }",
      "Text(a).foregroundStyle(tint).background(.bar)",
      "Text(a).foregroundStyle(Color(uiColor: .label)).background(.bar)",
      "Text(a).foregroundStyle(b ? .white : .black).background(.bar)",
      "Text(a).foregroundStyle(.white).background(.bar).preferredColorScheme(.dark)",
      "ZStack { Text(a).foregroundStyle(.white) }.background(.bar)",
      "VStack { }.background(.bar).overlay { Text(a).foregroundStyle(.white) }",
      "Text(a).foregroundStyle(.white).glassEffect(.regular.tint(.red))",
      "Text(a).foregroundStyle(.red, .blue).background(.bar)", "Image(a).foregroundStyle(.white).background(.bar)",
    ])
  func skipped(_ body: String) throws { #expect(try count(body) == 0) }

  @Test func fallbacksAndOtherDeclarations() throws {
    let body = "Text(a).foregroundStyle(.white).background(.bar)"
    #expect(try count(body, members: "let b = UIAccessibility.isReduceTransparencyEnabled") == 0)
    #expect(try count(body, other: "let b = UIAccessibility.isReduceTransparencyEnabled") == 1)
    #expect(try count(body, other: "extension View { func background(_ c: Bar) -> some View { self } }") == 0)
    #expect(try count(body, other: "struct Text: View { init(_ a: String) { } }") == 0)
  }
}
