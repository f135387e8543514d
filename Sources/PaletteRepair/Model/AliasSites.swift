import Audit
import ColorScience
import DesignTokens

/// The aliases behind the colors of pairings that a repair may rewrite, each the last alias before a color; and those that a mode may get.
struct AliasSites {
  /// The location of an alias: a token, and the mode of its value.
  struct Place: Hashable, Sendable {
    let token: TokenPath
    let mode: String?
  }

  /// An alias, and what may stand in its place.
  struct Site: Sendable {
    /// The token that the alias names.
    let end: Place
    /// The color of that token.
    let color: Color
    /// The other tokens that the alias may name.
    let targets: [ColorSlot.AliasTarget]
    /// Whether a color may replace the alias.
    let mayHoldColor: Bool
  }

  /// The sites, by their places.
  private(set) var sites: [Place: Site] = [:]

  /// Finds the sites of a report.
  ///
  /// - Parameter locked: the tokens whose colors don't change.
  /// - Complexity: O(n × s) for n colors of pairings and s steps of their ramps.
  init(
    _ requirements: [RepairRequirement], _ report: AuditReport, _ palette: [String: [TokenPath: ColorTokenInMode]],
    _ steps: PaletteSteps,
    files: any WritableColors, locked: Set<TokenPath>
  ) {
    var modes: [Place: [(mode: String, end: Place, color: Color)]] = [:]
    var order: [Place] = []
    for requirement in requirements {
      let measured = requirement.measured
      for color in [measured.foreground] + measured.backgrounds {
        let chain = color.chain
        guard chain.count > 1, let end = chain.last, let site = chain.dropLast().last, !locked.contains(site.path),
          case .alias? = report.system.tokens[site.path]?.value(in: site.mode)?.content,
          case .literal(.color(let shown))? = report.system.tokens[end.path]?.value(in: end.mode)?.content
        else { continue }
        let place = Place(token: site.path, mode: site.mode)
        if modes[place] == nil { order.append(place) }
        if modes[place]?.contains(where: { $0.mode == measured.mode.name }) ?? false { continue }
        modes[place, default: []].append((measured.mode.name, Place(token: end.path, mode: end.mode), shown))
      }
    }
    for place in order {
      guard let uses = modes[place], let first = uses.first, uses.allSatisfy({ $0.end == first.end }) else { continue }
      let targets = steps.siblings(of: first.end.token).compactMap { path in
        AliasSites.target(path, in: uses.map(\.mode), palette)
      }.filter {
        $0.path != place.token && files.obstacle(toRepointing: place.token, for: place.mode, to: $0.path) == nil
      }
      let tier = report.system.tokens[place.token]?.tier
      let mayHoldColor =
        (tier == nil || tier == .primitive) && files.obstacle(toChanging: place.token, for: place.mode) == nil
      guard mayHoldColor || !targets.isEmpty else { continue }
      sites[place] = Site(end: first.end, color: first.color, targets: targets, mayHoldColor: mayHoldColor)
    }
    for requirement in requirements {
      let measured = requirement.measured
      for color in [measured.foreground] + measured.backgrounds where color.isFallback {
        addFallback(color, measured.mode, report, palette, steps, files: files, locked: locked)
      }
    }
  }

  /// Adds the alias that a mode may get in place of that of another mode.
  private mutating func addFallback(
    _ color: MeasuredColor, _ mode: Mode, _ report: AuditReport,
    _ palette: [String: [TokenPath: ColorTokenInMode]], _ steps: PaletteSteps, files: any WritableColors,
    locked: Set<TokenPath>
  ) {
    guard color.chain.count == 2, let head = color.chain.first, let end = color.chain.last else { return }
    let place = Place(token: head.path, mode: mode.name)
    guard sites[place] == nil, !locked.contains(head.path),
      case .alias? = report.system.tokens[head.path]?.value(in: head.mode)?.content,
      case .literal(.color(let shown))? = report.system.tokens[end.path]?.value(in: end.mode)?.content,
      files.obstacle(toAdding: head.path, for: mode.name, naming: end.path) == nil
    else { return }
    let heirs = report.modes.filter { AliasSites.isBased($0, on: mode, report) }.map(\.name)
    let targets = steps.siblings(of: end.path).compactMap { AliasSites.target($0, in: heirs, palette) }
    sites[place] = Site(
      end: Place(token: end.path, mode: end.mode), color: shown, targets: targets.filter { $0.path != head.path },
      mayHoldColor: true)
  }

  /// Whether a mode is another one or falls back to it.
  private static func isBased(_ mode: Mode, on other: Mode, _ report: AuditReport) -> Bool {
    var current: Mode? = mode
    for _ in report.system.modes.indices {
      if current?.name == other.name { return true }
      current = report.system.modes.first { $0.name == current?.base }
    }
    return false
  }

  /// Returns a token as a target, if its value is the same opaque color in all modes.
  private static func target(
    _ path: TokenPath, in modes: [String], _ palette: [String: [TokenPath: ColorTokenInMode]]
  ) -> ColorSlot.AliasTarget? {
    var found: Color?
    for mode in modes {
      guard let measured = palette[mode]?[path]?.color, let color = measured.color, color.isOpaque,
        measured.chain.count == 1, found.map({ $0 == color }) ?? true
      else { return nil }
      found = color
    }
    return found.map { ColorSlot.AliasTarget(path: path, color: $0) }
  }
}
