/// What lies beside Swift files and may name their declarations: storyboards, property lists, Objective-C, and the users of a library.
public struct CodeSurroundingFiles {
  /// Whether the files belong to a library, so code elsewhere may use what is public.
  public let hasLibrary: Bool
  /// Returns the contents of the files that may name classes; nil if one of them can't be read.
  private let contents: () -> [[UInt8]]?

  /// Files that may name everything.
  public static var unknown: CodeSurroundingFiles { CodeSurroundingFiles(hasLibrary: true) { nil } }

  /// Creates a description of files, which are read only if a class seems to be unused.
  public init(hasLibrary: Bool, contents: @escaping () -> [[UInt8]]?) {
    self.hasLibrary = hasLibrary
    self.contents = contents
  }

  /// Returns those of some names that the files may contain.
  ///
  /// - Complexity: O(n) in the number of bytes.
  func names(among names: Set<String>) -> Set<String> {
    guard !names.isEmpty else { return [] }
    guard let contents = contents() else { return names }
    let filter = NameFilter(names)
    var found: Set<String> = []
    for bytes in contents {
      for word in bytes.split(whereSeparator: { !NameFilter.isWord($0) }) {
        if let name = filter.name(word) { found.insert(name) }
      }
    }
    return found
  }
}
