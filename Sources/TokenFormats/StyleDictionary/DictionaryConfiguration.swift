import SourceText

/// The files that a configuration of Style Dictionary names, in the order in which they are merged.
struct DictionaryConfiguration {
  /// The patterns: those of `include`, then those of `source`.
  private let patterns: [[UInt8]]
  private let folder: [UInt8]

  private static let names = ["style-dictionary.config.", "sd.config."]
  private static let endings = [".json", ".json5", ".jsonc"]

  /// Whether the name of a document is that of a configuration in JavaScript.
  static func isNamed(_ document: SourceFile) -> Bool {
    let name = fileName(document)
    return [".js", ".mjs", ".cjs"].contains { document.path.endsWithBytes(of: $0) }
      && names.contains { name.starts(with: $0.utf8) }
  }

  /// Reads a configuration: JSON, or an exported object of JavaScript without calls; nil for anything else.
  init?(_ document: SourceFile) {
    let isScript = DictionaryConfiguration.isNamed(document)
    guard isScript || DictionaryConfiguration.endings.contains(where: { document.path.endsWithBytes(of: $0) }),
      document.contains("platforms")
    else { return nil }
    let file = isScript ? DictionaryConfiguration.object(in: document) : document
    guard let file, let root = try? readJSON(file, dialect: .json5), root["platforms"]?.members != nil else {
      return nil
    }
    let lists = [root["include"], root["source"]].compactMap { $0?.elements }
    guard !lists.isEmpty else { return nil }
    patterns = lists.flatMap { $0.compactMap(\.string) }.map { text in
      var bytes = Array(text.utf8)
      while bytes.starts(with: [Ascii.point, Ascii.slash]) { bytes.removeFirst(2) }
      return bytes
    }
    let path = Array(document.path.utf8)
    folder = path.lastIndex(of: Ascii.slash).map { Array(path[...$0]) } ?? []
  }

  private static func fileName(_ document: SourceFile) -> ArraySlice<UInt8> {
    let path = Array(document.path.utf8)
    return path[(path.lastIndex(of: Ascii.slash).map { $0 + 1 } ?? 0)...]
  }

  /// The object that a script exports, with spaces in place of what is around it.
  private static func object(in document: SourceFile) -> SourceFile? {
    for head in ["module.exports =", "module.exports=", "export default"] {
      guard let start = document.firstOffset(of: head) else { continue }
      var bytes = document.bytes
      for index in 0..<start + head.utf8.count where bytes[index] != Ascii.lineFeed { bytes[index] = Ascii.space }
      while let last = bytes.last, [Ascii.space, Ascii.lineFeed, Ascii.carriageReturn, 0x3B].contains(last) {
        bytes.removeLast()
      }
      return SourceFile(path: document.path, bytes: bytes)
    }
    return nil
  }

  /// Returns the files that the patterns name, each at its last place.
  ///
  /// - Complexity: O(p n) for p patterns and n files.
  func ordered(_ files: [SourceFile]) -> [SourceFile] {
    let sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    var ordered: [SourceFile] = []
    for pattern in patterns {
      let choices = GlobPattern.choices(of: pattern)
      for file in sorted where file.path.utf8.starts(with: folder) {
        let path = Array(file.path.utf8.dropFirst(folder.count))
        guard choices.contains(where: { $0.matches(path) }) else { continue }
        ordered.removeAll { $0.path == file.path }
        ordered.append(file)
      }
    }
    return ordered
  }
}
