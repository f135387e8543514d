import SwiftSource

extension CodeIndex {
  private static let frameworks: Set<String> = ["XCTest", "Testing", "SnapshotTesting", "ViewInspector", "Nimble"]

  /// Returns for each file whether it is a test.
  ///
  /// A folder whose name ends in Tests is a folder of tests if a file in it imports a test framework.
  static func tests(among files: [CodeFile]) -> [Bool] {
    let imports = files.map { file in
      file.outline.declarations.contains { $0.kind == .import && frameworks.contains($0.name) }
    }
    var folders: Set<String> = []
    for (file, isTest) in zip(files, imports) where isTest { testFolder(of: file.name).map { _ = folders.insert($0) } }
    return zip(files, imports).map { file, isTest in
      isTest || testFolder(of: file.name).map(folders.contains) ?? false
    }
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
