import SwiftSource

extension CodeIndex {
  private static let frameworks: Set<String> = ["XCTest", "Testing", "SnapshotTesting", "ViewInspector", "Nimble"]

  /// Returns for each file whether it is a test.
  ///
  /// A folder whose name ends in Tests is a folder of tests if a file in it imports a test framework.
  static func tests(among outlines: [SwiftOutline], below root: String) -> [Bool] {
    let imports = outlines.map { outline in
      outline.declarations.contains { $0.kind == .import && frameworks.contains($0.name) }
    }
    let owners = outlines.map { testFolder(of: CodeFile.name(of: $0.source.path, below: root)) }
    let folders = Set(zip(owners, imports).compactMap { $1 ? $0 : nil })
    return zip(owners, imports).map { folder, isTest in isTest || folder.map(folders.contains) ?? false }
  }

  /// Returns the path of the outermost folder whose name ends in Tests; nil if there is none.
  private static func testFolder(of name: String) -> String? {
    var path = ""
    for component in name.split(separator: "/").dropLast() {
      path += component + "/"
      if component.hasSuffix("Tests") { return path }
    }
    return nil
  }
}
