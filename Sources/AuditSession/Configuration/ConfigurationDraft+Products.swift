import Audit
import DesignTokens
import SourceText

// Files that a draft skips because they aren't part of the product, or because no value in them can be read.

extension AuditSession {
  /// Removes documentation and examples, or files without a readable value, if other files have colors, and returns lines about them.
  ///
  /// Without documentation and examples, other files may have values: two classes of one name in Dart have none. A file stays if an
  /// alias in another one names a token in it.
  func removeSideFiles(
    from input: inout Input, _ system: DesignSystem, _ options: DraftOptions, _ files: InputFiles
  ) -> [String] {
    let folder = files.display(input.folder)
    let units = ColorUnits(system.tokens)
    let own = Set(input.tokenFiles.map { ColorUnits.unit(of: files.display($0)) })
    /// Removes files, unless the names in the others imply no pairing.
    func remove(_ chosen: Set<String>) -> [String] {
      let rest = system.tokens.tokens.filter { token in
        token.type == .color && token.values.contains { !chosen.contains(ColorUnits.unit(of: $0.value.location.path)) }
      }
      let found = own.intersection(chosen)
      guard !found.isEmpty, !PairingInference(paths: rest.map(\.path)).pairings().isEmpty else { return [] }
      input.tokenFiles.removeAll { found.contains(ColorUnits.unit(of: files.display($0))) }
      return found.sorted()
    }
    if options.included.isEmpty {
      let removed = remove(units.removable { AuditSession.isSideFile($0, in: folder) })
      if !removed.isEmpty { return line(removed, "documentation or examples; use --include to read it") }
    }
    let removed = remove(Set(units.withoutValues.keys))
    return Dictionary(grouping: removed) { units.withoutValues[$0] ?? "" }.sorted { $0.key < $1.key }
      .flatMap { line($1, "none of its values can be read: \($0)") }
  }

  /// Whether the name of a folder below a folder says that a file in it has documentation or examples.
  static func isSideFile(_ path: String, in folder: String) -> Bool {
    let above = folder == "." ? 0 : folder.utf8.count
    let folders = normalized(String(Substring(path.utf8.dropFirst(above)))).dropLast()
    // The name of a package, such as `com.example`, says nothing.
    return folders.prefix { $0 != "java" && $0 != "kotlin" }.contains { name in
      wordsOf(name).contains { sideFolders.contains($0) }
    }
  }

  /// Whether a file is one of documentation, examples, or tests.
  static func isBesideProduct(_ path: String, in folder: String) -> Bool {
    isSideFile(path, in: folder)
      || normalized(path).dropLast().contains { $0 == "Tests" || $0.endsWithBytes(of: "Tests") }
  }

  private static let sideFolders: Set<String> = [
    "docs", "documentation", "example", "examples", "demo", "demos", "playground", "playgrounds", "sandbox",
    "storybook",
  ]
}

/// The files and asset catalogs of a token set.
private struct ColorUnits {
  /// The fewest colors of a product.
  private static let few = 10
  /// The number of values of color tokens in each.
  private(set) var counts: [String: Int] = [:]
  /// Those in which no token has a readable value, with the first reason.
  private(set) var withoutValues: [String: String] = [:]
  /// Those with a token that an alias in another one names.
  private var named: Set<String> = []

  /// - Complexity: O(n) for n values.
  init(_ tokens: TokenSet) {
    var valued: Set<String> = []
    var reasons: [String: String] = [:]
    for token in tokens.tokens {
      for value in token.values.map(\.value) {
        let unit = ColorUnits.unit(of: value.location.path)
        if case .undecidable(let reason) = value.content {
          reasons[unit] = reasons[unit] ?? reason
        } else {
          valued.insert(unit)
        }
        if token.type == .color { counts[unit, default: 0] += 1 }
        guard let target = value.content.target, let place = tokens[target]?.values.first?.value.location else {
          continue
        }
        let other = ColorUnits.unit(of: place.path)
        if other != unit { named.insert(other) }
      }
    }
    withoutValues = reasons.filter { !valued.contains($0.key) && !named.contains($0.key) }
  }

  /// Returns the files with a property that no other file needs; empty if the others have only a few colors.
  func removable(_ isRemovable: (String) -> Bool) -> Set<String> {
    let chosen = counts.filter { isRemovable($0.key) && !named.contains($0.key) }
    let rest = counts.filter { chosen[$0.key] == nil && withoutValues[$0.key] == nil }
    return rest.values.reduce(0, +) >= ColorUnits.few ? Set(chosen.keys) : []
  }

  /// The asset catalog of a file, or the file.
  static func unit(of path: String) -> String { DraftWriter.catalog(of: path) ?? path }
}
