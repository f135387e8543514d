import AuditRules
import ColorScience
import Foundation
import TestSupport
import Testing

/// The drawings of the rule reference are those of its examples, and the page shows each of them.
@Suite struct RuleDrawingTests {
  private static let catalog = "Sources/AuditRules/AuditRules.docc"
  private static let folder = catalog + "/Resources"
  private static let hint = "run: PALPABLE_UPDATE_API=1 swift test --filter RuleDrawingTests"

  @Test func theReferenceShowsTheDrawings() throws {
    let drawings = try RuleDrawings.all()
    let page = RuleDrawings.page(RuleReference().markdown, with: drawings)
    if ProcessInfo.processInfo.environment["PALPABLE_UPDATE_API"] != nil { try Self.write(drawings, page) }
    #expect(packageFiles(below: Self.folder, extension: "svg") == drawings.keys.map { $0 + ".svg" }.sorted())
    for (name, drawing) in drawings {
      let isUpToDate = try packageText("\(Self.folder)/\(name).svg") == drawing.svg
      #expect(isUpToDate, "\(name): \(Self.hint)")
      #expect(page.contains("](\(name))\n"))
    }
    let isUpToDate = try packageText(Self.catalog + "/Rules.md") == page
    #expect(isUpToDate, "Rules.md: \(Self.hint)")
  }

  private static func write(_ drawings: [String: RuleDrawing], _ page: String) throws {
    let folder = URL(fileURLWithPath: packageFolder + "/" + folder)
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, drawing) in drawings {
      try Data(drawing.svg.utf8).write(to: folder.appendingPathComponent(name + ".svg"))
    }
    try Data(page.utf8).write(to: URL(fileURLWithPath: packageFolder + "/" + catalog + "/Rules.md"))
  }

  /// Text that is painted in a drawing has the ratio that its label states, and a text alternative states the result.
  @Test func thePaintedColorsHaveTheStatedRatio() throws {
    let drawings = try RuleDrawings.all()
    var count = 0
    for (name, drawing) in drawings {
      #expect(
        drawing.text.contains(name.contains("-passes-") ? "Passes" : "Fails") || drawing.text.contains("ΔEOK")
          || drawing.text.contains("ndetermined") || drawing.text.contains(" at "), "\(name): \(drawing.text)")
      guard name.hasPrefix("contrast-") else { continue }
      let fills = drawing.svg.matches(of: #/fill="(#[0-9a-f]{6})"/#).map { String($0.1) }
      let stated = try #require(drawing.svg.firstMatch(of: #/>[✓✕] ([0-9.]+):1/#)).1
      let ratio = contrastRatio(of: try Color(hex: fills[1]), on: try Color(hex: fills[0]))
      // A composite is painted in 8 bits.
      #expect(abs(ratio - (Double(stated) ?? 0)) < 0.03, "\(name)")
      count += 1
    }
    #expect(count >= 7 && drawings.count >= 40)
  }
}
