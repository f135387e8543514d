import Audit
import SwiftSource

extension CodeIndex {
  /// The names of folders whose folders are separate targets or packages.
  private static let containers: Set<String> = [
    "Sources", "Packages", "Modules", "Targets", "Apps", "Projects", "Libraries", "Frameworks", "Features",
  ]

  /// Returns for each file whether it is for macOS only, because its folder names AppKit outside `#if` and never UIKit.
  ///
  /// The nearest folder decides that names one of them, down to the last one below the root or below a folder of targets. So a helper for macOS
  /// doesn't decide for an app beside it. Files in the root are judged by the other files there.
  static func macFiles(among files: [CodeFile]) -> [Bool] {
    var namesAppKit: Set<String> = []
    var namesUIKit: Set<String> = []
    let folders = files.map { CodeIndex.folders(of: $0.name) }
    for (file, own) in zip(files, folders) {
      if file.platforms.namesAppKit { namesAppKit.formUnion(own) }
      if file.platforms.namesUIKit { namesUIKit.formUnion(own) }
    }
    return folders.map { own in
      let nearest = own.first { namesAppKit.contains($0) || namesUIKit.contains($0) }
      return nearest.map { !namesUIKit.contains($0) } ?? false
    }
  }

  /// Returns the folders around a file that may decide about it, nearest first.
  private static func folders(of name: String) -> [String] {
    let components = name.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
    let first = components.lastIndex(where: containers.contains).map { $0 + 1 } ?? 0
    guard first < components.count else { return [components.joined(separator: "/")] }
    return (first..<components.count).reversed().map { components[...$0].joined(separator: "/") }
  }
}

extension CodeFile {
  /// What rules skip in the file.
  ///
  /// - Complexity: O(n) in the number of call chains and declarations.
  func skipped(isTest: Bool, isForMac: Bool) -> AuditedFile.Skipped {
    var skipped = AuditedFile.Skipped()
    if isTest {
      skipped.tests = 1
      return skipped
    }
    skipped.previews = previewCount
    skipped.unreleased = outline.declarations.indices.count { index in
      let parent = outline.declarations[index].parent
      return platforms.isUnreleased(at: outline.declarations[index].nameToken)
        && !(parent.map { platforms.isUnreleased(at: outline.declarations[$0].nameToken) } ?? false)
    }
    skipped.otherPlatforms = chains.count { !$0.path.isEmpty && (isForMac || isElsewhere($0)) }
    return skipped
  }

  /// Whether a chain runs only on macOS or tvOS, as far as the file shows.
  func isElsewhere(_ chain: SwiftChain) -> Bool {
    isNamedElsewhere[chain.declaration] || platforms.isElsewhere(at: chain.expression.tokens.lowerBound)
  }
}
