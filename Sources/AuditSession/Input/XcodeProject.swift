import SourceText

/// The paths in the description of an Xcode project (`project.pbxproj`).
struct XcodeProject {
  /// The last names of the Swift files that the project lists.
  private(set) var files: Set<String> = []
  /// The last names of those that a target may build.
  private var built: Set<String> = []
  /// The last names of everything in the description that ends as a Swift file, such as the outputs of scripts.
  private(set) var mentioned: Set<String> = []
  /// The last names of the files that it lists and that may create objects by name: interfaces and Objective-C.
  private(set) var namingFiles: Set<String> = []
  /// The last names of folders that belong to the project with all files, which aren't listed.
  private(set) var folders: Set<String> = []
  /// Whether such a folder may be outside of the project's, or has no path.
  private(set) var hasFoldersElsewhere = false
  /// The files in these folders that no target builds.
  let exceptions: XcodeExceptions
  /// Whether a target is a framework or a library.
  let buildsLibrary: Bool

  private static let folder = "isa = PBXFileSystemSynchronizedRootGroup;"
  private static let libraries = ["com.apple.product-type.framework", "com.apple.product-type.library"]
  private static let naming = [".storyboard", ".xib", ".m", ".mm", ".h", ".pch"]

  /// Reads the paths of a description: `path = ../Common/CardView.swift;`, in quotes if they have spaces.
  ///
  /// - Complexity: O(n) in the number of bytes.
  init(_ description: [UInt8]) {
    exceptions = XcodeExceptions(description)
    buildsLibrary = XcodeProject.libraries.contains { description.firstOffset(of: $0) != nil }
    let hasFolders = description.firstOffset(of: XcodeProject.folder) != nil
    let references = XcodeProject.builtFiles(in: description)
    var rest = description[...]
    while let path = XcodeProject.nextPath(&rest) {
      if path.endsWithBytes(of: ".swift") {
        files.insert(lastName(path))
        if XcodeProject.reference(before: rest.startIndex, in: description).map(references.contains) != false {
          built.insert(lastName(path))
        }
      } else if hasFolders, path.utf8.starts(with: "../".utf8) {
        hasFoldersElsewhere = true
      }
      if XcodeProject.naming.contains(where: { path.endsWithBytes(of: $0) }) { namingFiles.insert(lastName(path)) }
    }
    // A property list outside of the project may name classes.
    if description.firstOffset(of: "INFOPLIST_FILE = ../") != nil
      || description.firstOffset(of: "INFOPLIST_FILE = \"../") != nil
    {
      namingFiles.insert("../Info.plist")
    }
    readMentioned(description)
    readFolders(description)
  }

  private mutating func readMentioned(_ description: [UInt8]) {
    let ends: Set<UInt8> = [
      Ascii.quote, Ascii.space, UInt8(ascii: "\n"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "("),
    ]
    var rest = description[...]
    while let offset = rest.firstOffset(of: ".swift") {
      let end = rest.startIndex + offset
      let start = description[..<end].lastIndex(where: ends.contains).map { $0 + 1 } ?? 0
      mentioned.insert(String(decoding: description[start..<end], as: UTF8.self) + ".swift")
      rest = rest[(end + 6)...]
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
  }

  /// Returns the identifiers of the files that a target builds: `fileRef = 0A1B;`.
  private static func builtFiles(in description: [UInt8]) -> Set<ArraySlice<UInt8>> {
    var built: Set<ArraySlice<UInt8>> = []
    var rest = description[...]
    while let offset = rest.firstOffset(of: "fileRef") {
      rest = rest[(rest.startIndex + offset + 7)...].drop { !isWord($0) }
      built.insert(rest.prefix(while: isWord))
    }
    return built
  }

  /// Returns the identifier of the file whose description is on a line; nil if another object is there.
  private static func reference(before end: Int, in description: [UInt8]) -> ArraySlice<UInt8>? {
    let start = description[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = description[start..<end]
    guard line.firstOffset(of: "isa = PBXFileReference") != nil else { return nil }
    let identifier = line.drop { !isWord($0) }.prefix(while: isWord)
    return identifier.elementsEqual("isa".utf8) ? nil : identifier
  }

  private mutating func readFolders(_ description: [UInt8]) {
    var rest = description[...]
    while let offset = rest.firstOffset(of: XcodeProject.folder) {
      rest = rest[(rest.startIndex + offset + XcodeProject.folder.utf8.count)...]
      // Other keys of the entry may have braces, and the next one starts with its class.
      var entry = rest.firstOffset(of: "isa = ").map { rest[..<(rest.startIndex + $0)] } ?? rest
      if let path = XcodeProject.nextPath(&entry) { folders.insert(lastName(path)) } else { hasFoldersElsewhere = true }
    }
  }

  /// Returns the next path, and drops the bytes up to it; nil if there is none.
  private static func nextPath(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard let offset = rest.firstOffset(of: "path = ") else { return nil }
    rest = rest[(rest.startIndex + offset + 7)...]
    let end = rest.firstIndex(of: UInt8(ascii: ";")) ?? rest.endIndex
    return String(decoding: rest[..<end].filter { $0 != Ascii.quote }, as: UTF8.self)
  }

  /// Whether a folder that belongs to the project isn't among those with the given last names, in lowercase: it is elsewhere, or a link.
  func lacksFolders(among names: Set<String>) -> Bool { !folders.allSatisfy { names.contains($0.lowercased()) } }

  /// How the names of Swift files end that each developer makes with secrets, and that name no view.
  private static let made = ["secret.swift", "secrets.swift", "apikeys.swift", "credentials.swift", "buildinfo.swift"]

  /// Whether every Swift file that the project builds is among those with the given last names, but for those with secrets.
  func isWhole(among names: Set<String>) -> Bool {
    built.subtracting(names).allSatisfy { name in
      let lowercased = name.lowercased()
      return XcodeProject.made.contains { lowercased.endsWithBytes(of: $0) }
    }
  }
}
