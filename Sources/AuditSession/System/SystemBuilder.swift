import Audit
import AuditRules
import ColorScience
import DesignTokens
import SourceText
import Typesetting

/// A builder of a design system from a configuration and its tokens, which collects every problem.
struct SystemBuilder {
  let configuration: Configuration
  let file: SourceFile
  let tokens: TokenSet
  let modes: [Mode]
  /// The pairings that the tokens declare.
  let contracts: [PairingTemplate]
  var problems: [ConfigurationError] = []
  /// The position of the mode in which the quantities of a text style are read; nil while others are read.
  var styleMode: Int?
  /// Whether a quantity of the text style differs by mode.
  var differsByMode = false

  /// The maximum number of pairings of one configuration.
  static let pairingLimit = 250_000
  /// The maximum number of problems with a suggestion.
  static let suggestionLimit = 100

  init(
    configuration: Configuration, file: SourceFile, tokens: TokenSet, modes: [Mode], contracts: [PairingTemplate] = []
  ) {
    self.configuration = configuration
    self.file = file
    self.tokens = tokens
    self.modes = modes
    self.contracts = contracts
  }

  /// Returns the system; its problems are in `problems`.
  mutating func build(name: String) -> DesignSystem {
    var system = DesignSystem(name: name, tokens: tieredTokens(), modes: modes)
    system.profile = configuration.profile ?? .wcag22AA
    system.standard = configuration.standard
    system.platform = configuration.platform
    system.surfaces = colors(configuration.surfaces).map(\.path)
    system.materials = materials()
    system.families = families()
    system.locked = locked()
    system.ramps = ramps()
    system.textStyles = textStyles()
    system.controls = controls(system.textStyles)
    system.containers = containers(system.textStyles)
    addPairings(to: &system)
    system.badges = badges(styles: system.textStyles.map(\.name))
    return system
  }

  /// Returns a suggested name for one of the first problems; the search is too costly for all of them.
  func suggestion(for path: String) -> String? {
    guard problems.count < SystemBuilder.suggestionLimit else { return nil }
    return tokens.nearestPath(to: TokenPath(path))?.description
  }

  /// Returns the color tokens that patterns match, each once, with the location of its pattern.
  private mutating func colors(
    _ entries: [Configuration.Named<PathPattern>]
  ) -> [(path: TokenPath, location: SourceLocation)] {
    var paths: [(path: TokenPath, location: SourceLocation)] = []
    var known: Set<TokenPath> = []
    for entry in entries {
      let matches = tokens.paths(matching: entry.value)
      if matches.isEmpty {
        problems.append(
          .noSuchToken(
            entry.value.description, suggestion: suggestion(for: entry.value.description), entry.location))
      }
      for path in matches where known.insert(path).inserted {
        if isColor(path, at: entry.location) { paths.append((path, entry.location)) }
      }
    }
    return paths
  }

  /// Returns the materials; one that is opaque wherever it has a color is a problem, because its content would be ignored.
  private mutating func materials() -> Set<TokenPath> {
    let found = colors(configuration.materials)
    let resolver = TokenResolver(tokens: tokens, modes: modes)
    for (path, place) in found {
      let colors = modes.compactMap { mode -> Color? in
        guard case .value(.color(let color))? = (try? resolver.resolve(path, in: mode.name))?.value else { return nil }
        return color
      }
      if !colors.isEmpty, colors.allSatisfy(\.isOpaque) { problems.append(.opaqueMaterial(path, place)) }
    }
    return Set(found.map(\.path))
  }

  /// Whether a token can be a color; adds a problem if the token has another type.
  mutating func isColor(_ path: TokenPath, at location: SourceLocation) -> Bool {
    guard let token = tokens[path] else { return false }
    var type = token.type
    if type == nil, let mode = modes.first {
      if case .value(let value)? = (try? TokenResolver(tokens: tokens, modes: modes).resolve(path, in: mode.name))?
        .value
      {
        if case .color = value {} else { type = .number }
      }
    }
    guard let type, type != .color else { return true }
    problems.append(.notAColor(path, location))
    return false
  }

  private mutating func addPairings(to system: inout DesignSystem) {
    for template in configuration.pairings + contracts {
      _ = addPairings(of: template, to: &system)
      guard !hasTooManyPairings(system, template) else { return }
    }
    for (index, entry) in configuration.controls.enumerated() {
      guard let focus = entry.focus else { continue }
      let width = quantity(focus.width)
      system.controls[index].focus = Control.Focus(
        width: width, offset: focus.offset, outside: addPairings(of: focus.outside, to: &system),
        inside: addPairings(of: focus.inside, to: &system))
      guard !hasTooManyPairings(system, focus.outside ?? focus.inside) else { return }
    }
  }

  private mutating func hasTooManyPairings(_ system: DesignSystem, _ template: PairingTemplate?) -> Bool {
    guard system.pairings.count > SystemBuilder.pairingLimit else { return false }
    let place = template?.declaration ?? file.location(of: 0..<0)
    problems.append(.unexpected(expected: "at most \(SystemBuilder.pairingLimit) pairings", found: "more", place))
    return true
  }

  /// Adds the pairings of a template, with its problems.
  private mutating func addPairings(of template: PairingTemplate?, to system: inout DesignSystem) -> [Pairing] {
    guard let template else { return [] }
    let place = template.declaration ?? file.location(of: 0..<0)
    if let style = template.textStyle { checkStyle(style, among: system.textStyles.map(\.name), at: place) }
    for backdrop in template.backdrops where !tokens.contains(backdrop) {
      problems.append(
        .noSuchToken(backdrop.description, suggestion: suggestion(for: backdrop.description), place))
    }
    let expansion = template.expanded(over: tokens)
    for pattern in expansion.unmatched {
      problems.append(
        .noSuchToken(pattern.description, suggestion: suggestion(for: pattern.description), place))
    }
    for value in expansion.unusedValues { problems.append(.unusedValue(value, place)) }
    let pairings = expansion.pairings
    for path in undeclaredColors(among: pairings.lazy.map { ($0.foreground, $0.foregroundHint) }) {
      _ = isColor(path, at: place)
    }
    for path in undeclaredColors(among: pairings.lazy.map { ($0.background, $0.backgroundHint) })
    where tokens[path]?.type != .gradient { _ = isColor(path, at: place) }
    system.pairings += expansion.pairings
    system.absentCombinations += expansion.absent
    system.combinationTables += expansion.tables
    return expansion.pairings
  }

  /// Returns each path once whose token isn't declared as a color, in the order of their names.
  private func undeclaredColors(among paths: some Sequence<(TokenPath, hint: UInt32)>) -> [TokenPath] {
    var found: Set<TokenPath> = []
    for (path, hint) in paths
    where tokens.position(of: path, hint: hint).map({ tokens.tokens[$0].type != .color }) ?? true {
      found.insert(path)
    }
    return found.sorted()
  }

  private mutating func badges(styles: [String]) -> [Badge] {
    for badge in configuration.badges {
      let place = badge.declaration ?? file.location(of: 0..<0)
      if let style = badge.textStyle { checkStyle(style, among: styles, at: place) }
      for path in [badge.background, badge.border, badge.text].compactMap({ $0 }) {
        if !tokens.contains(path) {
          problems.append(.noSuchToken(path.description, suggestion: suggestion(for: path.description), place))
        } else {
          _ = isColor(path, at: place)
        }
      }
    }
    return configuration.badges
  }

  mutating func checkStyle(_ name: String, among styles: [String], at place: SourceLocation) {
    guard !styles.contains(name) else { return }
    problems.append(.unknownName(kind: "text style", name, suggestion: nearest(to: name, among: styles), place))
  }
}
