import SourceText

/// A source file that an audit covers, as suppression comments, coverage, and reports need it.
public struct AuditedFile: Sendable {
  /// The text.
  public let source: SourceFile
  /// The name in findings: the path relative to the configuration folder.
  public let name: String
  /// The suppression comments in order, valid or not.
  public let suppressions: [Suppression]
  /// The number of call chains that rules check.
  public let chainCount: Int
  /// What rules skip.
  public let skipped: Skipped

  /// What rules skip, in full or in part.
  public struct Skipped: Sendable, Hashable {
    /// The number of previews.
    public var previews = 0
    /// The number of files that are tests.
    public var tests = 0
    /// The number of declarations and other branches that no release contains, such as those in `#if DEBUG`.
    public var unreleased = 0
    /// The number of declarations that nothing in their project names.
    public var unused = 0
    /// The number of call chains for macOS or tvOS, which rules about touch and text sizes skip.
    public var otherPlatforms = 0

    /// Creates counts of zero.
    public init() {}

    /// Adds the counts of another file.
    public mutating func add(_ other: Skipped) {
      previews += other.previews
      tests += other.tests
      unreleased += other.unreleased
      unused += other.unused
      otherPlatforms += other.otherPlatforms
    }
  }

  /// Creates an audited file.
  public init(source: SourceFile, name: String, suppressions: [Suppression], chainCount: Int, skipped: Skipped) {
    self.source = source
    self.name = name
    self.suppressions = suppressions
    self.chainCount = chainCount
    self.skipped = skipped
  }
}

extension [AuditedFile] {
  /// Returns the file with a path in reports; the files are in the byte order of their paths.
  ///
  /// - Complexity: O(log f) for f files.
  func file(_ path: String) -> AuditedFile? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].source.path.utf8.lexicographicallyPrecedes(path.utf8) { low = middle + 1 } else { high = middle }
    }
    guard low < count, self[low].source.path.hasSameBytes(as: path) else { return nil }
    return self[low]
  }
}
