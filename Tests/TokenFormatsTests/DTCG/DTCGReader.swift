import ColorScience
import DesignTokens
import SourceText
import TokenFormats

/// Reads documents that stand as text in a test.
struct DTCGDocuments: DocumentLibrary {
  var files: [String: String] = [:]

  func document(at path: String, relativeTo document: SourceFile) -> SourceFile? {
    var parts = document.path.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/").map(String.init) where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    let name = parts.joined(separator: "/")
    return files[name].map { SourceFile(path: name, bytes: Array($0.utf8)) }
  }

  /// What a format reads from one of the documents.
  func read(
    _ path: String, as format: any TokenFormat.Type = DTCGFormat.self
  ) throws(FormatError) -> Imported {
    try format.tokens(from: [SourceFile(path: path, bytes: Array((files[path] ?? "").utf8))], library: self)
  }
}

/// The tokens of one document.
func dtcg(_ text: String, strict: Bool = false) throws(FormatError) -> Imported {
  let format: any TokenFormat.Type = strict ? DTCGStrictFormat.self : DTCGFormat.self
  return try DTCGDocuments(files: ["t.json": text]).read("t.json", as: format)
}

/// The error of a document that cannot be read; nil when it can.
func dtcgError(_ text: String, strict: Bool = false) -> FormatError? {
  do throws(FormatError) {
    _ = try dtcg(text, strict: strict)
    return nil
  } catch { return error }
}

extension Imported {
  /// The value of a token in a mode, resolved.
  func value(_ path: TokenPath, in mode: String = "light") -> TokenValue? {
    let modes = modes.isEmpty ? [Mode("light")] : modes
    guard case .value(let value)? = try? TokenResolver(tokens: tokens, modes: modes).resolve(path, in: mode).value
    else {
      return nil
    }
    return value
  }

  func color(_ path: TokenPath, in mode: String = "light") -> Color? {
    if case .color(let color)? = value(path, in: mode) { color } else { nil }
  }

  func content(_ path: TokenPath) -> AuthoredValue.Content? { tokens[path]?.values.first?.value.content }

  var errors: [ResolutionError] {
    TokenResolver(tokens: tokens, modes: modes.isEmpty ? [Mode("light")] : modes).aliasErrors()
  }
}

/// A color of the format.
func srgb(_ red: Double, _ green: Double, _ blue: Double) -> String {
  #"{ "colorSpace": "srgb", "components": [\#(red), \#(green), \#(blue)] }"#
}
