import SourceText

/// The paths in the description of an Xcode project (`project.pbxproj`).
struct XcodeProject {
  /// The last names of the Swift files that the project lists.
  private(set) var files: Set<String> = []
  /// Whether folders belong to the project with all files, which aren't listed.
  let hasFolders: Bool
  /// Whether such a folder is outside of the project's.
  private(set) var hasFoldersElsewhere = false

  /// Reads the paths of a description: `path = ../Common/CardView.swift;`, in quotes if they have spaces.
  ///
  /// - Complexity: O(n) in the number of bytes.
  init(_ description: [UInt8]) {
    hasFolders = description.firstOffset(of: "PBXFileSystemSynchronizedRootGroup") != nil
    var rest = description[...]
    while let offset = rest.firstOffset(of: "path = ") {
      rest = rest[(rest.startIndex + offset + 7)...]
      let end = rest.firstIndex(of: UInt8(ascii: ";")) ?? rest.endIndex
      let path = String(decoding: rest[..<end].filter { $0 != Ascii.quote }, as: UTF8.self)
      if path.endsWithBytes(of: ".swift") {
        files.insert(lastName(path))
      } else if hasFolders, path.utf8.starts(with: "../".utf8) {
        hasFoldersElsewhere = true
      }
    }
  }
}
