import ColorScience
import DesignTokens
import SourceText
import TokenFormats

/// A Swift document.
func swift(_ text: String, path: String = "Tokens.swift") -> SourceFile {
  SourceFile(path: path, bytes: Array(text.utf8))
}

/// What the Swift format reads from texts, named `0.swift`, `1.swift` and so on.
func readSwift(_ texts: String...) throws -> Imported {
  let documents = texts.enumerated().map { swift($0.element, path: "\($0.offset).swift") }
  return try SwiftTokensFormat.tokens(from: documents, library: EmptyLibrary())
}

extension Imported {
  /// A resolver over what was read.
  var resolver: TokenResolver { TokenResolver(tokens: tokens, modes: modes.isEmpty ? [Mode("light")] : modes) }

  /// What a token shows in a mode: a hex color, a number with its unit, or the reason why it cannot be told.
  func shown(_ path: String, in mode: String = "light") -> String {
    let resolution: Resolution
    do { resolution = try resolver.resolve(TokenPath(path), in: mode) } catch { return "\(error)" }
    switch resolution.value {
    case .value(.color(let color)): return color.space == .srgb ? color.hex : "\(color.space.id) \(color.hex)"
    case .value(.dimension(let length)): return "\(length.value)\(length.unit.rawValue)"
    case .value(.duration(let time)): return "\(time)ms"
    case .value(.number(let number)): return "\(number)"
    case .value(let other): return "\(other)"
    case .undecidable(let reason): return "? \(reason)"
    }
  }

  /// The dotted names of the tokens in order.
  var paths: [String] { tokens.tokens.map(\.path.description) }
}
