import Audit
import DesignTokens
import SourceText

// Files that a draft skips because they aren't part of the product, or because no value in them can be read.

extension AuditSession {
  /// The fewest colors of a product, with their values in other modes.
  private static let fewColors = 10

  /// What is read without documentation and examples.
  struct Product {
    let input: Input
    let system: DesignSystem
    let loader: TokenLoader
    /// The lines about files that weren't read.
    let left: [String]
  }

  /// Reads a folder without documentation and examples; nil if there are none, or if the others aren't a product.
  ///
  /// They are one if they have several colors whose names imply pairings, and if none of them names a color of the documentation.
  func product(
    of input: Input, _ tokens: TokenSet, _ loader: TokenLoader, _ options: DraftOptions, _ files: InputFiles
  ) -> Product? {
    let folder = files.display(input.folder)
    let read = loader.readFiles.map { files.display($0.file.path) }
    let side = Set(read.filter { AuditSession.isSideFile($0, in: folder) }.map(AuditSession.unit(of:)))
    let isNeeded = tokens.tokens.lazy.flatMap(\.values).contains { value in
      AuditSession.unitNamed(by: value.value, in: tokens).map(side.contains) == true
        && !side.contains(AuditSession.unit(of: value.value.location.path))
    }
    guard options.included.isEmpty, !side.isEmpty, !isNeeded else { return nil }
    var own = input
    own.tokenFiles.removeAll { side.contains(AuditSession.unit(of: files.display($0))) }
    guard !own.tokenFiles.isEmpty, let (system, loader, left) = try? readable(&own, files) else { return nil }
    let colors = system.tokens.tokens.filter { $0.type == .color }
    let isWhole = Set(read).subtracting(loader.readFiles.map { files.display($0.file.path) })
      .allSatisfy { side.contains(AuditSession.unit(of: $0)) }
    guard isWhole, colors.reduce(0, { $0 + $1.values.count }) >= AuditSession.fewColors,
      !PairingInference(paths: colors.map(\.path)).pairings().isEmpty
    else { return nil }
    return Product(
      input: own, system: system, loader: loader,
      left: left + line(side.sorted(), "documentation or examples; use --include to read it"))
  }

  /// Removes files without a readable value if other names imply pairings, and returns lines about them.
  ///
  /// A file stays if an alias in another one names a token in it.
  func removeFilesWithoutValues(from input: inout Input, _ system: DesignSystem, _ files: InputFiles) -> [String] {
    let empty = AuditSession.unitsWithoutValues(system.tokens)
    let own = Set(input.tokenFiles.map { AuditSession.unit(of: files.display($0)) }).intersection(empty.keys)
    let rest = system.tokens.tokens.filter { token in
      token.type == .color && token.values.contains { !own.contains(AuditSession.unit(of: $0.value.location.path)) }
    }
    guard !own.isEmpty, !PairingInference(paths: rest.map(\.path)).pairings().isEmpty else { return [] }
    input.tokenFiles.removeAll { own.contains(AuditSession.unit(of: files.display($0))) }
    return Dictionary(grouping: own.sorted()) { empty[$0] ?? "" }.sorted { $0.key < $1.key }
      .flatMap { line($1, "none of its values can be read: \($0)") }
  }

  /// Returns the files and asset catalogs in which no token has a readable value, with the first reason.
  ///
  /// - Complexity: O(n) for n values.
  private static func unitsWithoutValues(_ tokens: TokenSet) -> [String: String] {
    var kept: Set<String> = []
    var reasons: [String: String] = [:]
    for value in tokens.tokens.lazy.flatMap(\.values).map(\.value) {
      let unit = unit(of: value.location.path)
      if case .undecidable(let reason) = value.content {
        reasons[unit] = reasons[unit] ?? reason
      } else {
        kept.insert(unit)
      }
      if let other = unitNamed(by: value, in: tokens), other != unit { kept.insert(other) }
    }
    return reasons.filter { !kept.contains($0.key) }
  }

  /// Returns the file or asset catalog of the token that an alias names.
  private static func unitNamed(by value: AuthoredValue, in tokens: TokenSet) -> String? {
    value.content.target.flatMap { tokens[$0]?.values.first }.map { unit(of: $0.value.location.path) }
  }

  /// The asset catalog of a file, or the file.
  private static func unit(of path: String) -> String { DraftWriter.catalog(of: path) ?? path }

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
