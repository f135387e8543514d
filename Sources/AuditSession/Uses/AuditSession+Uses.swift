import Audit
import DesignTokens
import SourceText
import TokenFormats

// Pairings of colors that code uses together.

extension AuditSession {
  /// The largest file of code that is read, in bytes; larger ones are generated.
  private static let codeLimit = 512 * 1024

  /// The number of files that are read before their colors are searched for.
  private static let batch = 256

  /// The largest storyboard that is read, in bytes.
  private static let markupLimit = 4 * 1024 * 1024

  /// The languages by the endings of file names; nil is XML.
  private static let languages: [(ending: String, language: CodeUses.Language?)] =
    [".css", ".scss", ".less"].map { ($0, .styleSheet) }
    + [
      ".vue", ".svelte", ".html", ".astro", ".ts", ".tsx", ".js", ".jsx", ".mjs", ".gts", ".gjs", ".hbs",
      ".erb", ".php", ".heex",
    ].map { ($0, .script) } + [
      (".swift", .swift), (".kt", .kotlin), (".dart", .dart), (".xml", nil), (".xib", nil), (".storyboard", nil),
    ]

  /// Folders with third-party code, generated code, or tests.
  private static let skippedFolders: Set<String> = [
    "node_modules", "dist", "build", "out", "vendor", "Pods", "Carthage", "DerivedData", "coverage", "storybook-static",
    "stories", "cypress", "e2e",
  ]

  /// Parts of the names of files with tests, examples of components, settings, or minified code.
  private static let skippedNames = [
    ".test.", ".spec.", ".stories.", ".story.", ".cy.", ".min.", ".d.ts", "tailwind.config.", "Tests.", "Test.",
    "_test.",
  ]

  /// Pairings that code uses, and one line about the files that weren't searched for them, for each reason.
  typealias SeenPairings = (pairings: [Pairing], skipped: [String])

  /// Returns the pairings of colors that the code in a folder uses together, and that names don't imply.
  ///
  /// - Complexity: O(n) in the size of the code.
  func seenPairings(
    _ system: DesignSystem, _ loader: TokenLoader, _ listing: [String], _ folder: String, _ files: InputFiles
  ) -> SeenPairings {
    let copies = TokenCopies(system, loader)
    let names = ColorNames(
      copies.names, positions: copies.positions, spaces: copies.inference.spaces, files: copies.files)
    var pairs: [ColorPair: SourceLocation] = [:]
    var large: [String] = []
    var unreadable: [String] = []
    let code = AuditSession.code(listing)
    for start in stride(from: 0, to: code.count, by: AuditSession.batch) {
      var sources: [(file: SourceFile, language: CodeUses.Language?)] = []
      for (path, language) in code[start..<min(start + AuditSession.batch, code.count)] {
        guard let file = try? files.read(joined(folder, path)) else {
          unreadable.append(files.display(joined(folder, path)))
          continue
        }
        if file.bytes.count > (language == nil ? AuditSession.markupLimit : AuditSession.codeLimit) {
          large.append(file.path)
        } else if AuditSession.mayHavePairs(file) {
          sources.append((file, language))
        }
      }
      let found = Parallel.map(sources, few: 8) { file, language in
        let names = names.names(in: file.path)
        return language.map { CodeUses(bytes: file.bytes, names: names, language: $0).found }
          ?? MarkupUses.pairs(in: file, names)
      }
      for ((file, _), seen) in zip(sources, found) {
        for (pair, offset) in seen where pairs[pair] == nil { pairs[pair] = file.location(of: offset..<offset) }
      }
    }
    let limit = InputFiles.totalLimit >> 20
    return (
      copies.pairings(of: pairs, besides: system.pairings),
      AuditSession.unsearched(large, "larger than \(AuditSession.codeLimit >> 10) KB")
        + AuditSession.unsearched(unreadable, "unreadable, or after the first \(limit) MB of code")
    )
  }

  /// Returns the files of code among the files of a folder, without tests and examples of components.
  private static func code(_ listing: [String]) -> [(path: String, language: CodeUses.Language?)] {
    let all = listing.compactMap { path -> (path: String, language: CodeUses.Language?)? in
      guard let kind = languages.first(where: { path.endsWithBytes(of: $0.ending) }) else { return nil }
      let folders = normalized(path).dropLast()
      let isSkipped =
        skippedNames.contains { lastName(path).holdsBytes(of: $0) }
        || folders.contains {
          skippedFolders.contains($0) || $0.endsWithBytes(of: "Tests") || $0.utf8.starts(with: "values-night".utf8)
        }
      return isSkipped ? nil : (path, kind.language)
    }
    let tests = testData(all.map(\.path), in: "")
    return all.filter { !tests.contains($0.path) }
  }

  /// Returns a line about code that may have further pairings; empty if all code was searched.
  private static func unsearched(_ paths: [String], _ reason: String) -> [String] {
    guard !paths.isEmpty else { return [] }
    let files = "\(paths.count) file\(paths.count == 1 ? "" : "s")"
    return ["\(files) not searched for pairings: \(reason) (\(FileNameList.text(paths)))"]
  }

  /// Whether code can set a background.
  private static func mayHavePairs(_ file: SourceFile) -> Bool {
    ["ackground", "bg-", "bg:", "ontainerColor", "bgcolor"].contains { file.bytes.firstOffset(of: $0) != nil }
  }
}
