/// An earlier state of the audited files in another folder, such as a checkout of the commit in which a change started.
///
/// Every path of a request has the same place in it. A file that it doesn't have was added since.
public struct EarlierTree: Sendable, Hashable {
  /// The name in reports, such as that of a branch.
  public var name: String
  /// The folder with the audited files, as an absolute path with links resolved.
  public var original: String
  /// The folder with the earlier state of `original`, as an absolute path.
  public var copy: String
  /// The changed lines of view code by absolute path. Findings on them count even if the earlier state has them too.
  public var changedLines: [String: [ClosedRange<Int>]] = [:]

  /// Creates a tree.
  public init(name: String, original: String, copy: String) {
    (self.name, self.original, self.copy) = (name, original, copy)
  }

  /// Returns the earlier place of an absolute path; nil for a path outside the folder.
  func moved(_ path: String) -> String? {
    let (parts, base) = (normalized(path), normalized(original))
    guard parts.starts(with: base) else { return nil }
    return ([copy] + parts.dropFirst(base.count)).joined(separator: "/")
  }
}
