import ColorScience
import DesignTokens

/// A color token in one mode: its color, or why there is none, with the way to it.
public struct MeasuredColor: Sendable {
  /// The token.
  public let path: TokenPath
  /// The color in the space it was written in.
  public let color: Color?
  /// The gradient, when the token is one; it can only be a background.
  public let gradient: Gradient?
  /// Why there is no color to measure.
  public let reason: String?
  /// The tokens passed on the way, first the one that was asked for.
  public let chain: [Resolution.Hop]
  /// Whether the mode has no value and falls back to the value of its base mode.
  public let isFallback: Bool

  /// The text of the value at the end of the chain.
  public var authored: String { chain.last?.text ?? "" }

  /// Measures a token in a mode; what cannot be resolved to a color keeps the reason.
  public init(_ path: TokenPath, in mode: Mode, resolver: TokenResolver) {
    self.path = path
    do throws(ResolutionError) {
      let resolution = try resolver.resolve(path, in: mode.name)
      chain = resolution.chain
      isFallback = resolution.isFallback
      let isShown = resolution.color?.isShownSomewhere ?? false
      color = isShown ? resolution.color : nil
      gradient = resolver.gradient(resolution.value, in: mode)
      switch resolution.value {
      case .value(.color) where isShown: reason = nil
      case .value(.color): reason = "\(path) is a color that no display can show unchanged"
      case .value where gradient != nil: reason = "\(path) is a gradient"
      case .value: reason = "\(path) isn't a color"
      case .undecidable(let why): reason = "\(path): \(why)"
      }
    } catch {
      chain = []
      isFallback = false
      color = nil
      gradient = nil
      reason =
        switch error {
        case .noValue(let missing, let mode, _): "\(missing) has no value in \(mode)"
        case .unknownToken(let unknown, _, _): "\(unknown) is an unknown token"
        case .cycle(let path, _): "\(path[0]) has a circular alias"
        case .chainTooLong(let start, let limit, _): "\(start) has an alias chain longer than \(limit)"
        }
    }
  }
}

extension TokenResolver {
  /// The gradient that a value describes, its stops resolved in a mode; nil for anything else, or when a stop is no color.
  fileprivate func gradient(_ value: Resolution.Result, in mode: Mode) -> Gradient? {
    guard case .value(.list(let elements)) = value else { return nil }
    var stops: [Gradient.Stop] = []
    for element in elements {
      guard case .value(.composite(let parts))? = try? resolve(element, in: mode.name),
        let color = parts.first(where: { $0.name == "color" })?.value,
        let position = parts.first(where: { $0.name == "position" })?.value,
        case .value(.color(let stop))? = try? resolve(color, in: mode.name), stop.isShownSomewhere,
        case .value(.number(let place))? = try? resolve(position, in: mode.name)
      else { return nil }
      // Positions outside 0 to 1 are clamped (format module, gradient).
      stops.append(Gradient.Stop(stop, at: min(max(place, 0), 1)))
    }
    return Gradient(stops: stops)
  }
}
