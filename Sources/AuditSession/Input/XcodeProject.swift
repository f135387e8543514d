import SourceText

/// The paths in the description of an Xcode project (`project.pbxproj`).
struct XcodeProject {
  /// The last names of the Swift files that the project builds.
  private(set) var files: Set<String> = []
  /// The paths of these files, as far as the description has them.
  private var paths: Set<String> = []
  /// The last names of other files in the description that end as Swift files, such as the outputs of scripts.
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
  /// Whether a target is an app.
  private let buildsApp: Bool
  /// The names of targets that are frameworks or libraries.
  private var libraryNames: [String] = []

  private static let folder = "isa = PBXFileSystemSynchronizedRootGroup;"
  private static let libraries = ["com.apple.product-type.framework", "com.apple.product-type.library"]
  private static let naming = [".storyboard", ".xib", ".m", ".mm", ".h", ".pch"]

  /// Reads the paths of a description: `path = ../Common/CardView.swift;`, in quotes if they have spaces.
  ///
  /// - Complexity: O(n) in the number of bytes.
  init(_ description: [UInt8]) {
    exceptions = XcodeExceptions(description)
    buildsLibrary = XcodeProject.libraries.contains { description.firstOffset(of: $0) != nil }
    buildsApp = description.firstOffset(of: "\"com.apple.product-type.application\"") != nil
    let hasFolders = description.firstOffset(of: XcodeProject.folder) != nil
    let built = XcodeProject.builtFiles(in: description)
    var rest = description[...]
    while let path = XcodeProject.nextPath(&rest) {
      if path.endsWithBytes(of: ".swift") {
        guard XcodeProject.reference(before: rest.startIndex, in: description).map(built.contains) != false else {
          continue
        }
        files.insert(lastName(path))
        paths.insert(path)
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
    readLibraryNames(description)
  }

  /// Whether code elsewhere may use a library of the project: it builds no app, or a library is named after the project.
  ///
  /// The other libraries of an app are parts of it.
  func publishesLibrary(_ name: String) -> Bool {
    let isNamed = libraryNames.contains { $0.utf8.starts(with: name.utf8) || name.utf8.starts(with: $0.utf8) }
    return buildsLibrary && (!buildsApp || isNamed || libraryNames.isEmpty)
  }

  private mutating func readLibraryNames(_ description: [UInt8]) {
    var rest = description[...]
    while let offset = rest.firstOffset(of: "isa = PBXNativeTarget;") {
      rest = rest[(rest.startIndex + offset + 22)...]
      let target = rest.firstOffset(of: "isa = ").map { rest[..<(rest.startIndex + $0)] } ?? rest
      guard XcodeProject.libraries.contains(where: { target.firstOffset(of: $0) != nil }),
        let place = target.firstOffset(of: "\tname = ")
      else { continue }
      let name = target.dropFirst(place + 8).prefix { $0 != UInt8(ascii: ";") }
      libraryNames.append(String(decoding: name.filter { $0 != Ascii.quote }, as: UTF8.self))
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
  }

  /// Returns the identifiers of the files that a target builds: `fileRef = 0A1B;`.
  private static func builtFiles(in description: [UInt8]) -> Set<ArraySlice<UInt8>> {
    var built: Set<ArraySlice<UInt8>> = []
    var rest = description[...]
    while let offset = rest.firstOffset(of: "fileRef = ") {
      rest = rest[(rest.startIndex + offset + 10)...]
      built.insert(rest.prefix(while: XcodeProject.isWord))
    }
    return built
  }

  /// Returns the identifier of the file whose description is on a line; nil if another object is there.
  private static func reference(before end: Int, in description: [UInt8]) -> ArraySlice<UInt8>? {
    let start = description[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = description[start..<end]
    guard line.firstOffset(of: "isa = PBXFileReference") != nil else { return nil }
    return line.drop { !XcodeProject.isWord($0) }.prefix(while: XcodeProject.isWord)
  }

  private mutating func readMentioned(_ description: [UInt8]) {
    let ends: Set<UInt8> = [
      Ascii.quote, Ascii.space, UInt8(ascii: "\n"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "("),
    ]
    var rest = description[...]
    while let offset = rest.firstOffset(of: ".swift") {
      let end = rest.startIndex + offset
      let start = description[..<end].lastIndex(where: ends.contains).map { $0 + 1 } ?? 0
      rest = rest[(end + 6)...]
      // The entries of files have their names in comments, too.
      if description[..<start].suffix(3).elementsEqual("/* ".utf8)
        || XcodeProject.reference(before: end, in: description) != nil
      {
        continue
      }
      mentioned.insert(String(decoding: description[start..<end], as: UTF8.self) + ".swift")
    }
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

  /// How the names of Swift files end that each developer makes with secrets, or a tool makes, and that name no view.
  private static let made = [
    "secret.swift", "secrets.swift", "keys.swift", "credentials.swift", "buildinfo.swift", ".generated.swift",
    "+generated.swift",
  ]

  /// Whether every Swift file that the project builds is among those with the given last names, but for those that are made on each machine.
  ///
  /// - Parameter ignored: the names and endings that no commit has: lines of `.gitignore`, without the folders before them.
  func isWhole(among names: Set<String>, ignored: Set<String>) -> Bool {
    guard !files.isSubset(of: names) else { return true }
    return paths.allSatisfy { path in
      let name = lastName(path)
      if names.contains(name) { return true }
      let lowercased = name.lowercased()
      return XcodeProject.made.contains { lowercased.endsWithBytes(of: $0) }
        || path.split(separator: "/").contains { ignored.contains(String($0)) }
        || ignored.contains {
          $0.utf8.first == UInt8(ascii: "*") && name.utf8.reversed().starts(with: $0.utf8.dropFirst().reversed())
        }
    }
  }
}
