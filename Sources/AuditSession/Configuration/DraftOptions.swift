import DesignTokens

/// The choices for a draft of `palpable.json`.
package struct DraftOptions: Sendable {
  /// The patterns of files to read, relative to the folder; empty for all files.
  package var included: [PathPattern] = []
  /// The patterns of files to leave out, relative to the folder.
  package var excluded: [PathPattern] = []
  /// The titles of formats to leave out.
  package var excludedFormats: Set<String> = []
  /// The start of the paths of tokens to pair; nil pairs all tokens.
  package var prefix: String?
  /// Whether the pairings that names imply are used.
  package var usesNames = true
  /// More text pairings, each a text on a background.
  package var added: [(text: TokenPath, background: TokenPath)] = []

  /// All files, and the pairings that their names imply.
  package init() {}

  /// Whether a file is read, from its path relative to the folder; an asset catalog is read as a whole.
  func reads(_ path: String) -> Bool {
    let path = DraftWriter.catalog(of: path) ?? path
    return (included.isEmpty || included.contains { $0.matches(path) }) && !excludes(path)
  }

  /// Whether neither the tokens nor the code of a file are read.
  func excludes(_ path: String) -> Bool { excluded.contains { $0.matches(path) } }
}
