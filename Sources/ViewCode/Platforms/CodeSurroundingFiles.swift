import SourceText
import SwiftSource

/// The files next to Swift files that may name their declarations: storyboards, property lists, Objective-C, and the users of a library.
public struct CodeSurroundingFiles {
  /// Whether the files belong to a library, so code elsewhere may use what is public.
  public let hasLibrary: Bool
  /// Whether the Swift files are all of a checkout, so nothing else names their declarations.
  let isWholeCheckout: Bool
  /// The libraries whose sources are among the files.
  let libraries: [CodeLibrary]
  /// Returns the files that may name classes, and whether all of them can be read.
  let contents: () -> Contents

  /// Files that may name classes, and whether there are no others.
  public typealias Contents = (files: [SourceFile], areAll: Bool)

  /// Files that may name everything.
  public static var unknown: CodeSurroundingFiles { CodeSurroundingFiles(hasLibrary: true) { ([], false) } }

  /// Creates a description of files, which are read only if a class seems to be unused.
  public init(
    hasLibrary: Bool, isWholeCheckout: Bool = false, libraries: [CodeLibrary] = [],
    contents: @escaping () -> Contents
  ) {
    (self.hasLibrary, self.isWholeCheckout, self.libraries) = (hasLibrary, isWholeCheckout, libraries)
    self.contents = contents
  }

  /// Returns those of some names that files may contain, and the scenes of storyboards that only code with the name of
  /// their class and other scenes open.
  ///
  /// - Complexity: O(s n) for n bytes and s scenes of a storyboard with one of the names.
  static func names(
    among names: Set<String>, in contents: Contents
  ) -> (names: Set<String>, scenes: [StoryboardScene]) {
    guard contents.areAll, !contents.files.contains(where: mayNameEverything) else { return (names, []) }
    return namesFound(among: names, in: contents.files)
  }

  /// Returns those of some names that files contain, and the scenes of storyboards, whatever other files there are.
  ///
  /// - Complexity: O(s n) for n bytes and s scenes of a storyboard with one of the names.
  static func namesFound(
    among names: Set<String>, in files: [SourceFile]
  ) -> (names: Set<String>, scenes: [StoryboardScene]) {
    let filter = NameFilter(names)
    var found: Set<String> = []
    var scenes: [StoryboardScene] = []
    for file in files {
      let own = StoryboardScene.scenes(in: file, of: names)
      func uses(in range: Range<Int>) -> Set<String> {
        let opened = own.filter { $0.isOpened(in: file.bytes[range]) }.map(\.owner)
        return CodeSurroundingFiles.names(filter, in: file, range).union(opened)
      }
      var start = 0
      for var scene in own {
        found.formUnion(uses(in: start..<scene.bytes.lowerBound))
        start = scene.bytes.upperBound
        scene.names = uses(in: scene.bytes)
        scenes.append(scene)
      }
      found.formUnion(uses(in: start..<file.bytes.count))
    }
    return (found, scenes)
  }

  private static func names(_ filter: NameFilter, in file: SourceFile, _ range: Range<Int>) -> Set<String> {
    let bytes = file.bytes
    var found: Set<String> = []
    for word in bytes[range].split(whereSeparator: { !NameFilter.isWord($0) }) {
      // The name of a file, as in a project's list of files, is no use.
      guard let name = filter.name(word),
        ![".swift", ".xib"].contains(where: { bytes[word.endIndex...].starts(with: $0.utf8) })
      else { continue }
      // Nor is the class of the view that an interface file is for: other code loads it by that name.
      if !file.path.endsWithBytes(of: "/\(name).xib") { found.insert(name) }
    }
    return found
  }

  private static let sourceEnds = [".h", ".m", ".mm", ".pch", ".hpp", ".c", ".cc", ".cpp", ".inc"]
  private static let dependencyFolders: Set<String> = ["Pods", "Carthage", "SourcePackages", "DerivedData"]

  /// Whether a file belongs to a dependency that a package manager downloaded.
  public static func isDependency(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { dependencyFolders.contains(String($0)) }
  }

  /// Whether a file is binary or only a pointer to its contents, or finds classes by computed names.
  private static func mayNameEverything(_ file: SourceFile) -> Bool {
    let bytes = file.bytes
    // The source of dependencies finds its own classes.
    if isDependency(file.path) { return false }
    if bytes.starts(with: "bplist".utf8) || bytes.starts(with: "version https://git-lfs".utf8) { return true }
    // Localized strings may be UTF-16, and name no class.
    if !file.path.endsWithBytes(of: ".strings"), bytes.prefix(1_024).contains(0) { return true }
    guard sourceEnds.contains(where: { file.path.endsWithBytes(of: $0) }) else { return false }
    let lists = ["objc_getClassList", "objc_copyClassList"]
    if lists.contains(where: { bytes.firstOffset(of: $0) != nil }) { return true }
    var rest = bytes[...]
    while let offset = rest.firstOffset(of: "##") {
      rest = rest[(rest.startIndex + offset + 2)...]
      if !rest.starts(with: "__VA_ARGS__".utf8) { return true }
    }
    rest = bytes[...]
    while let offset = rest.firstOffset(of: "NSClassFromString(") {
      rest = rest[(rest.startIndex + offset + 18)...]
      if !rest.starts(with: "@\"".utf8) { return true }
    }
    return false
  }
}

extension SwiftOutline {
  /// Whether code finds classes by names that it makes: `NSClassFromString(name)`, but not with a literal.
  var findsClassesByName: Bool {
    tokens.indices.dropLast(3).contains { token in
      guard tokens[token].kind == .identifier, tokens[token].word == nil else { return false }
      switch name(token) {
      case "objc_copyClassList", "objc_getClassList": return true
      case "NSClassFromString", "objc_getClass", "objc_lookUpClass", "classNamed":
        let value = token + 2
        return tokens[token + 1].kind != .openParenthesis || tokens[value].kind != .string
          || ![.closeParenthesis, .comma].contains(tokens[value + 1].kind)
          || source.bytes[tokens[value].range].contains(UInt8(ascii: "\\"))
      default: return false
      }
    }
  }
}
