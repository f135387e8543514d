import AuditTestSupport
import Foundation
import TestSupport

extension OutputGroup {
  /// The palettes of the repository. `elevate-source` has no tokens of its own, so it is audited with a checkout.
  static let palettes: [OutputGroup] = [
    palette("peptide-fox", [.audit(), .fix(), .fix(name: "fix-aaa", more: ["--profile", "wcag22-aaa"]), .report()]),
    palette("elevate", [.audit(), .compare([".", "."]), .report()]),
    palette(
      "elevate-source", [.audit("palpable.json", more: ["--root", "checkout"])],
      in: ["checkout": ElevateCheckout.files()]),
  ]

  private static func palette(
    _ name: String, _ steps: [OutputFixture.Step], in folders: [String: [String: String]] = [:]
  ) -> OutputGroup {
    OutputGroup(
      name: "palette/\(name)",
      fixtures: {
        let folder = packageFolder + "/Palettes/" + name
        var files: [String: String] = [:]
        for file in try FileManager.default.contentsOfDirectory(atPath: folder) where file.hasSuffix(".json") {
          files[file] = try packageText("Palettes/\(name)/\(file)")
        }
        for (folder, contents) in folders {
          for (file, text) in contents { files["\(folder)/\(file)"] = text }
        }
        return [OutputFixture("all", files, steps)]
      })
  }
}
