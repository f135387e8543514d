import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Documents of a folder by their paths.
struct FolderOfDocuments: DocumentLibrary {
  let texts: [String: String]

  func document(at path: String, relativeTo document: SourceFile) -> SourceFile? {
    texts[path].map { SourceFile(path: path, bytes: Array($0.utf8)) }
  }
}

/// What Tokens Studio makes of a document.
func studio(_ text: String) throws(FormatError) -> Imported {
  try TokensStudioFormat.tokens(from: SourceFile(path: "t.json", bytes: Array(text.utf8)))
}

/// What Tokens Studio makes of tokens in one set.
func studioSet(_ tokens: String) throws(FormatError) -> Imported { try studio(#"{"$themes":[],"core":{\#(tokens)}}"#) }

/// The fault that Tokens Studio finds in a text; nil when there is none.
func studioFault(_ text: String) -> FormatError? {
  do throws(FormatError) {
    _ = try studio(text)
    return nil
  } catch { return error }
}

extension Imported {
  /// The value of a token in a mode, with aliases followed.
  func resolved(_ token: TokenPath, in mode: String = "light") throws -> Resolution.Result {
    try TokenResolver(tokens: tokens, modes: modes.isEmpty ? [Mode("light")] : modes).resolve(token, in: mode).value
  }

  /// The color of a token in a mode as eight-bit digits; nil if it isn't a color.
  func hex(_ token: TokenPath, in mode: String = "light") throws -> String? {
    guard case .value(.color(let color)) = try resolved(token, in: mode) else { return nil }
    return color.hex
  }

  /// The reason that a token has no value in a mode.
  func reason(_ token: TokenPath, in mode: String = "light") throws -> String? {
    guard case .undecidable(let reason) = try resolved(token, in: mode) else { return nil }
    return reason
  }
}
