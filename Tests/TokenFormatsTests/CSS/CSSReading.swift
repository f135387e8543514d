import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Documents by path, all in one folder.
struct CSSLibrary: DocumentLibrary {
  var documents: [String: String] = [:]

  func document(at path: String, relativeTo document: SourceFile) -> SourceFile? {
    let name = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return documents[name].map { SourceFile(path: name, bytes: Array($0.utf8)) }
  }
}

/// Reads one style sheet.
func readCSSTokens(_ text: String, imports: [String: String] = [:]) throws -> Imported {
  try CSSFormat.tokens(
    from: [SourceFile(path: "a.css", bytes: Array(text.utf8))], library: CSSLibrary(documents: imports))
}

extension Imported {
  /// The values of a token as `mode text`, the value that names no mode with `-`.
  func texts(_ path: TokenPath) -> [String] {
    (tokens[path]?.values ?? []).map { "\($0.mode ?? "-") \($0.value.text)" }
  }

  /// What the value without a mode is.
  func content(_ path: TokenPath, in mode: String? = nil) -> AuthoredValue.Content? {
    tokens[path]?.value(in: mode)?.content
  }

  /// What a token comes to in a mode, as sRGB bytes and alpha.
  func color(_ path: TokenPath, in mode: String = "light") throws -> String {
    let modes = modes.isEmpty ? [Mode("light")] : modes
    let color = try #require(try TokenResolver(tokens: tokens, modes: modes).resolve(path, in: mode).color)
    return color.isOpaque ? color.hex : "\(color.withAlpha(1).hex) \(color.alpha)"
  }
}
