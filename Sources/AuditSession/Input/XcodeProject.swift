import SourceText

/// The paths in the description of an Xcode project (`project.pbxproj`).
struct XcodeProject {
  /// The last names of the Swift files that the project lists.
  private(set) var files: Set<String> = []
  /// The last names of the files that it lists with interfaces, which create objects by name.
  private(set) var interfaces: Set<String> = []
  /// The last names of folders that belong to the project with all files, which aren't listed.
  private(set) var folders: Set<String> = []
  /// Whether such a folder is outside of the project's, or has no path.
  private(set) var hasFoldersElsewhere = false

  /// Whether a target is a framework.
  let buildsFramework: Bool

  private static let folder = "isa = PBXFileSystemSynchronizedRootGroup;"

  /// Reads the paths of a description: `path = ../Common/CardView.swift;`, in quotes if they have spaces.
  ///
  /// - Complexity: O(n) in the number of bytes.
  init(_ description: [UInt8]) {
    buildsFramework = description.firstOffset(of: "com.apple.product-type.framework") != nil
    var rest = description[...]
    while let path = XcodeProject.nextPath(&rest) {
      if path.endsWithBytes(of: ".swift") { files.insert(lastName(path)) }
      if path.endsWithBytes(of: ".storyboard") || path.endsWithBytes(of: ".xib") { interfaces.insert(lastName(path)) }
    }
    rest = description[...]
    while let offset = rest.firstOffset(of: XcodeProject.folder) {
      rest = rest[(rest.startIndex + offset + XcodeProject.folder.utf8.count)...]
      // Other keys of the entry may have braces, and the next one starts with its class.
      var entry = rest.firstOffset(of: "isa = ").map { rest[..<(rest.startIndex + $0)] } ?? rest
      let path = XcodeProject.nextPath(&entry)
      if path?.utf8.starts(with: "../".utf8) != false { hasFoldersElsewhere = true }
      if let path { folders.insert(lastName(path)) }
    }
  }

  /// Returns the next path, and drops the bytes up to it; nil if there is none.
  private static func nextPath(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard let offset = rest.firstOffset(of: "path = ") else { return nil }
    rest = rest[(rest.startIndex + offset + 7)...]
    let end = rest.firstIndex(of: UInt8(ascii: ";")) ?? rest.endIndex
    return String(decoding: rest[..<end].filter { $0 != Ascii.quote }, as: UTF8.self)
  }
}
