import ColorScience
import DesignTokens

/// A color token in one mode: its color, or the reason why there is none, with its alias chain.
public struct MeasuredColor: Sendable {
  /// The token.
  public let path: TokenPath
  /// The color in its authored color space; nil if there is none.
  public let color: Color?
  /// The gradient, if the token is a gradient; it can only be a background.
  public let gradient: Gradient?
  /// The reason why there is no color; nil if there is one.
  public let reason: String?
  /// The tokens of the alias chain, starting with the requested token.
  public let chain: [Resolution.Hop]
  /// Whether the mode has no value and falls back to the value of its base mode.
  public let isFallback: Bool

  /// The text of the value at the end of the chain.
  public var authored: String { chain.last?.text ?? "" }

  /// Measures a token in a mode; if it doesn't resolve to a color, `reason` says why.
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
  /// Returns the gradient of a value, with stops resolved in a mode; nil if it isn't one or a stop has no color.
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
