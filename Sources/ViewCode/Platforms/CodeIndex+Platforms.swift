import Audit
import SwiftSource

extension CodeIndex {
  /// The names of folders whose folders are separate targets or packages.
  private static let containers: Set<String> = [
    "Sources", "Packages", "Modules", "Targets", "Apps", "Projects", "Libraries", "Frameworks", "Features",
  ]

  /// Returns for each file whether it is for macOS only, because its folder names AppKit outside `#if` and never UIKit.
  ///
  /// The nearest folder decides that names one of them, below the folder that all files share, and below a folder of targets. So a helper for
  /// macOS doesn't decide for an app beside it. Files in the shared folder itself are judged by the others there.
  static func macFiles(among files: [CodeFile]) -> [Bool] {
    var namesAppKit: Set<String> = []
    var namesUIKit: Set<String> = []
    let paths = files.map {
      $0.name.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
    let shared = paths.dropFirst().reduce(paths.first ?? []) { shared, path in
      zip(shared, path).prefix { $0 == $1 }.map(\.0)
    }
    let folders = paths.map { CodeIndex.folders(in: $0, below: shared.count) }
    for (file, own) in zip(files, folders) {
      if file.platforms.namesAppKit { namesAppKit.formUnion(own) }
      if file.platforms.namesUIKit { namesUIKit.formUnion(own) }
    }
    return folders.map { own in
      let nearest = own.first { namesAppKit.contains($0) || namesUIKit.contains($0) }
      return nearest.map { !namesUIKit.contains($0) } ?? false
    }
  }

  /// Returns the folders on a path that may decide about a file in the last one, nearest first.
  ///
  /// - Parameter shared: the number of folders that all files share.
  private static func folders(in path: [String], below shared: Int) -> [String] {
    let first = max(shared, path.lastIndex(where: containers.contains).map { $0 + 1 } ?? 0)
    guard first < path.count else { return [path.joined(separator: "/")] }
    return (first..<path.count).reversed().map { path[...$0].joined(separator: "/") }
  }
}

extension CodeFile {
  /// What rules skip in the file.
  ///
  /// - Complexity: O(n) in the number of call chains and declarations.
  func skipped(isTest: Bool, isSample: Bool, isForMac: Bool) -> AuditedFile.Skipped {
    var skipped = AuditedFile.Skipped()
    if isTest {
      skipped.tests = 1
      return skipped
    }
    if isSample {
      skipped.unreleased = outline.declarations.count { $0.parent == nil && $0.kind != .import }
      return skipped
    }
    skipped.previews = source.previewCount
    skipped.unused = unusedCount
    skipped.unreleased = source.unreleasedCount
    skipped.otherPlatforms = chains.count { !$0.path.isEmpty && (isForMac || isElsewhere($0)) }
    return skipped
  }

  /// Whether a chain runs only on macOS or tvOS, as far as the file shows.
  func isElsewhere(_ chain: SwiftChain) -> Bool {
    isNamedElsewhere[chain.declaration] || platforms.isElsewhere(at: chain.expression.tokens.lowerBound)
  }
}
