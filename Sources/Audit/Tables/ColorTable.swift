import ColorScience
import DesignTokens
import SourceText

/// The colors of tokens in some modes, each measured once: a row for each token and mode, token by token.
final class ColorTable: Sendable {
  let resolver: TokenResolver
  let modes: [Mode]
  /// The tokens in the order of the token set, then names that no token has; in place of a replaced token, the other one.
  let paths: [TokenPath]
  private let tokens: [TokenPath]
  private let names: [TokenPath]
  private let replacements: [TokenPath: MeasuredColor]
  private let namePositions: [TokenPath: Int]
  let rows: [ColorRow]
  /// The luminances by row.
  let luminances: [Luminance]
  /// The alias chains of all rows.
  let hops: [Resolution.AliasStep]
  /// The gradients by row.
  let gradients: [Int: Gradient]
  /// The reasons by row, where the cause is `stated`.
  let reasons: [Int: MissingValue]

  /// Measures all tokens of a resolver, and names that no token has.
  ///
  /// - Parameter replacements: the colors of paths that have another color in all modes.
  /// - Complexity: O(m n) for m modes and n tokens.
  convenience init(
    _ resolver: TokenResolver, in modes: [Mode], names: [TokenPath] = [],
    replacing replacements: [TokenPath: MeasuredColor] = [:]
  ) {
    let tokens = resolver.tokens
    let others = (names + replacements.keys).filter { !tokens.contains($0) }
    self.init(resolver, modes, tokens: tokens.tokens.map(\.path), names: others, replacements)
  }

  private init(
    _ resolver: TokenResolver, _ modes: [Mode], tokens: [TokenPath], names: [TokenPath],
    _ replacements: [TokenPath: MeasuredColor]
  ) {
    self.resolver = resolver
    self.modes = modes
    var contents = Contents(resolver: resolver, capacity: tokens.count * modes.count)
    var paths = tokens
    var positions: [TokenPath: Int] = [:]
    for name in names where positions[name] == nil {
      positions[name] = paths.count
      paths.append(name)
    }
    for (index, path) in paths.enumerated() {
      let replacement = replacements.isEmpty ? nil : replacements[path]
      if let replacement { paths[index] = replacement.path }
      for mode in modes {
        if let replacement {
          contents.add(replacement)
        } else {
          contents.add(path, index < tokens.count ? resolver.tokens.tokens[index] : nil, in: mode)
        }
      }
    }
    self.paths = paths
    (self.tokens, self.names, self.replacements) = (tokens, names, replacements)
    namePositions = positions
    (rows, hops, gradients, reasons) = (contents.rows, contents.hops, contents.gradients, contents.reasons)
    luminances = Parallel.map(rows, few: ColorTable.fewRows) { $0.cause == .known ? Luminance($0.color) : Luminance() }
  }

  /// The number of rows up to which no second thread is started.
  private static let fewRows = 2000

  /// Returns a table with more names, which no token has; replaced colors stay replaced.
  func adding(_ more: [TokenPath]) -> ColorTable {
    ColorTable(resolver, modes, tokens: tokens, names: names + more, replacements)
  }

  /// Returns the identifier of a token or of another name in the table.
  func id(of path: TokenPath) -> TokenID? {
    if !tokens.isEmpty, let position = resolver.tokens.position(of: path) { return TokenID(position) }
    return namePositions.isEmpty ? nil : namePositions[path].map(TokenID.init)
  }

  /// Returns the color of a token in the mode with an index.
  func color(_ token: TokenID, mode: Int) -> MeasuredColor {
    MeasuredColor(table: self, row: token.index * modes.count + mode)
  }

  /// Returns the color of a token; one that the table lacks is measured now.
  func color(_ path: TokenPath, in mode: Mode) -> MeasuredColor {
    // Comparing the bytes of names costs the same for every name: `String` would normalize marks each time.
    if let id = id(of: path), let index = modes.firstIndex(where: { $0.name.hasSameBytes(as: mode.name) }) {
      return color(id, mode: index)
    }
    return ColorTable(resolver, [mode], tokens: [], names: [path], [:]).color(TokenID(0), mode: 0)
  }

  /// Returns the row of a token in the mode with an index.
  func row(of token: TokenID, mode: Int) -> ColorRow { rows[token.index * modes.count + mode] }

  /// Returns the path of a row.
  func path(ofRow row: Int) -> TokenPath { paths[row / modes.count] }
}

/// The arrays of a table that is being filled.
private struct Contents {
  let resolver: TokenResolver
  var rows: [ColorRow] = []
  var hops: [Resolution.AliasStep] = []
  var gradients: [Int: Gradient] = [:]
  var reasons: [Int: MissingValue] = [:]

  init(resolver: TokenResolver, capacity: Int) {
    self.resolver = resolver
    rows.reserveCapacity(capacity)
    hops.reserveCapacity(capacity)
  }

  /// Adds a token in a mode; a token without a color gets the cause.
  ///
  /// - Parameter token: the token of the path; nil to look for it.
  mutating func add(_ path: TokenPath, _ token: Token?, in mode: Mode) {
    var row = ColorRow()
    row.firstHop = UInt32(hops.count)
    do throws(ResolutionError) {
      let resolution =
        if let token { try resolver.resolve(token, in: mode.name) } else { try resolver.resolve(path, in: mode.name) }
      hops += resolution.chain
      row.hopCount = UInt16(resolution.chain.count)
      row.isFallback = resolution.isFallback
      switch resolution.value {
      case .value(.color(let color)):
        let isShown = color.isShownSomewhere
        row.cause = isShown ? .known : .unseen
        if isShown { row.color = color }
      case .value(let value):
        gradients[rows.count] = resolver.gradient(value, in: mode)
        row.cause = gradients[rows.count] == nil ? .notAColor : .gradient
      case .undecidable(let why): reasons[rows.count] = .undecidable(path, why)
      }
    } catch {
      reasons[rows.count] = .unresolved(error)
    }
    rows.append(row)
  }

  /// Adds the color of another table.
  mutating func add(_ color: MeasuredColor) {
    var row = color.table.rows[color.row]
    row.firstHop = UInt32(hops.count)
    hops += color.chain
    gradients[rows.count] = color.gradient
    reasons[rows.count] = color.table.reasons[color.row]
    rows.append(row)
  }
}

extension TokenResolver {
  /// Returns the gradient of a value, with stops resolved in a mode; nil if it isn't one or a stop has no color.
  fileprivate func gradient(_ value: TokenValue, in mode: Mode) -> Gradient? {
    guard case .list(let elements) = value else { return nil }
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
