import Audit
import AuditSession
import ColorScience
import DesignTokens
import SourceText

/// A token in one mode: its value, the aliases that lead to it, and its location.
struct TokenRow {
  let token: Token
  let mode: Mode
  /// The value as text; nil if there is none.
  let value: String?
  /// The color, if the value is one.
  let color: Color?
  /// The reason why there is no value; nil if there is one.
  let reason: String?
  /// The text in the file.
  let authored: String
  /// The tokens after this one, up to the one with the value.
  let aliases: [TokenPath]
  /// The location of the token's own value.
  let location: SourceLocation
  /// Whether the mode has no value and falls back to the value of its base mode.
  let isFallback: Bool

  init(_ token: Token, in mode: Mode, _ resolver: TokenResolver) {
    (self.token, self.mode) = (token, mode)
    let own = resolver.authored(token, in: mode.name)
    location = own?.location ?? token.location
    authored = own?.text ?? ""
    do throws(ResolutionError) {
      let resolution = try resolver.resolve(token.path, in: mode.name)
      aliases = resolution.chain.dropFirst().map(\.path)
      isFallback = resolution.isFallback
      color = resolution.color
      switch resolution.value {
      case .value(let known): (value, reason) = (TokenRow.text(of: known, resolution.chain.last?.text ?? authored), nil)
      case .undecidable(let cause): (value, reason) = (nil, cause)
      }
    } catch {
      (value, color, isFallback) = (nil, nil, false)
      aliases = own?.content.target.map { [$0] } ?? []
      reason = TokenRow.reason(error)
    }
  }

  /// Whether another mode shows the same, from the same location.
  func looksSame(as other: TokenRow) -> Bool {
    value == other.value && reason == other.reason && aliases == other.aliases && location == other.location
  }

  private static func text(of value: TokenValue, _ authored: String) -> String {
    switch value {
    // Hexadecimal digits would clip a color of an extended space.
    case .color(let color): color.isInGamut(of: .srgb) ? color.notation : color.css
    case .dimension(let length): "\(JSONText.text(of: length.value))\(length.unit.rawValue)"
    case .duration(let milliseconds): "\(JSONText.text(of: milliseconds))ms"
    case .number(let number), .fontWeight(let number): JSONText.text(of: number)
    case .text(let text): text
    case .cubicBezier, .list, .composite: authored
    }
  }

  private static func reason(_ error: ResolutionError) -> String {
    switch error {
    case .unknownToken(let path, let suggestion, _):
      "unknown token {\(path)}" + (suggestion.map { "; did you mean {\($0)}?" } ?? "")
    case .cycle(let paths, _): "circular alias: \(paths.map(\.description).joined(separator: " -> "))"
    case .chainTooLong(_, let limit, _): "alias chain is longer than \(limit)"
    case .noValue(_, let mode, _): "no \(mode) value"
    }
  }
}
