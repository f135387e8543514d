import Foundation
import TestSupport
import Testing

/// The architecture page and its picture agree with the package.
@Suite struct ArchitecturePageTests {
  private static let folder = "Sources/Audit/Audit.docc/"

  /// Plug-ins and benchmarks import nothing that the picture could explain.
  private static let modules = moduleTable.filter { $0.key != "Plugins" && $0.key != "Benchmarks" }

  @Test func thePictureShowsTheModules() throws {
    let path = Self.folder + "Resources/modules.svg"
    let svg = ModulePicture(of: Self.modules).svg
    for module in Self.modules.keys { #expect(svg.contains(">\(module)</text>")) }
    if ProcessInfo.processInfo.environment["PALPABLE_UPDATE_API"] != nil {
      let url = URL(fileURLWithPath: packageFolder + "/" + path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(svg.utf8).write(to: url)
    }
    #expect(
      try packageText(path) == svg, "Run PALPABLE_UPDATE_API=1 swift test --filter ArchitecturePageTests to redraw it.")
  }

  @Test func thePageNamesEveryModule() throws {
    let page = try packageText(Self.folder + "Architecture.md")
    for module in moduleTable.keys { #expect(page.contains("| `\(module)` |"), "\(module) has no row") }
  }

  /// An import that another one implies has no line of its own.
  @Test func impliedImportsAreLeftOut() {
    let svg = ModulePicture(of: ["A": [], "B": ["A"], "C": ["A", "B"]]).svg
    #expect(svg.split(separator: "<path").count - 1 == 2)
  }
}
