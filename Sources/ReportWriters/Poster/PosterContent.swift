import Audit
import ColorScience
import DesignTokens

/// The facts of a poster: the colors that it shows, and their pairings.
struct PosterContent {
  /// A required pairing in a mode, as a poster shows it.
  struct Pair {
    let specimen: HTMLSpecimen
    /// The ratio, or its lower bound; nil if it is unknown.
    let ratio: Double?
    let outcome: Outcome

    /// The mark and the ratio with one digit, truncated: "✕ 4.3".
    var text: String {
      let number = ratio.map { truncatedText($0, digits: 1) } ?? ""
      switch outcome {
      case .failed: return "✕ \(number)"
      case .cantTell: return number.isEmpty ? "?" : "? \(number)"
      case .passed, .inapplicable: return number
      }
    }
  }

  /// A color token in a mode.
  struct Value {
    /// The color over the mode's page; nil without a value.
    let color: Color?
    let isFallback: Bool
    /// The required pairing of the token as foreground that fails first, or has the lowest ratio; nil without one.
    let worst: Pair?
  }

  struct Column {
    let path: TokenPath
    let values: [Value]
    /// Whether a required pairing names the token, and whether one fails.
    let (isRequired, isFailing): (Bool, Bool)
  }

  /// A badge in the first mode.
  struct Pill {
    let name: String
    let (fill, border, ink): (Color, Color?, Color)
    let ratio: Double
  }

  /// The largest number of stripes and of badges.
  static let limits = (columns: 30, pills: 8)

  let report: AuditReport
  /// The modes that are drawn: the first, and one of another scheme if there is one.
  let modes: [Mode]
  let columns: [Column]
  /// The number of all color tokens outside of badges.
  let count: Int
  let pills: [Pill]
  /// The number of all badges.
  let badgeCount: Int
  /// The required pairings by mode, foreground, and background.
  let pairs: [Key: Pair]
  /// The keys of the pairings, in the order of their declarations.
  let keys: [Key]

  struct Key: Hashable {
    let mode: String
    let (foreground, background): (TokenPath, TokenPath)

    static func == (left: Key, right: Key) -> Bool {
      left.mode == right.mode && left.foreground == right.foreground && left.background == right.background
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(mode)
      hasher.combine(foreground)
      hasher.combine(background)
    }
  }

  init(_ report: AuditReport) {
    self.report = report
    let first = report.modes.first
    modes = [first, report.modes.first { $0.scheme != first?.scheme } ?? report.modes.dropFirst().first].compactMap {
      $0
    }
    let (keys, pairs) = PosterContent.pairs(of: report)
    (self.keys, self.pairs) = (keys, pairs)
    var worst: [TokenPath: [String: Pair]] = [:]
    var failing: Set<TokenPath> = []
    for key in keys {
      guard let pair = pairs[key] else { continue }
      if pair.outcome != .passed { failing.insert(key.foreground) }
      let known = worst[key.foreground]?[key.mode]
      if known.map({ pair.isWorse(than: $0) }) ?? true { worst[key.foreground, default: [:]][key.mode] = pair }
    }
    let required = Set(pairs.keys.flatMap { [$0.foreground, $0.background] })
    let all = PosterContent.columns(of: report, modes, required, failing, worst)
    count = all.count
    columns = PosterContent.shown(all)
    let badges = report.measured.badges.filter { $0.mode.name == first?.name }
    badgeCount = badges.count
    pills = badges.prefix(PosterContent.limits.pills).compactMap { badge in
      guard let fill = badge.background.color, let ink = badge.text.color, let first else { return nil }
      let page = PosterContent.page(of: report, in: first)
      let ground = fill.composited(over: page)
      let text = ink.composited(over: ground)
      return Pill(
        name: badge.badge.name, fill: ground, border: badge.border?.color?.composited(over: page), ink: text,
        ratio: contrastRatio(of: text, on: ground))
    }
  }

  /// Returns the required pairings outside of badges; of several with the same tokens, the worst.
  private static func pairs(of report: AuditReport) -> (keys: [Key], pairs: [Key: Pair]) {
    var keys: [Key] = []
    var pairs: [Key: Pair] = [:]
    for result in report.pairings where result.isRequired && result.measured.pairing.origin != .badge {
      let measured = result.measured
      guard let specimen = HTMLSpecimen(measured) else { continue }
      let pair = Pair(
        specimen: specimen, ratio: measured.ratio ?? measured.interval?.lowerBound, outcome: result.outcome)
      let key = Key(
        mode: measured.mode.name, foreground: measured.pairing.foreground, background: measured.pairing.background)
      if pairs[key] == nil { keys.append(key) }
      if pairs[key].map({ pair.isWorse(than: $0) }) ?? true { pairs[key] = pair }
    }
    return (keys, pairs)
  }

  private static func columns(
    of report: AuditReport, _ modes: [Mode], _ required: Set<TokenPath>, _ failing: Set<TokenPath>,
    _ worst: [TokenPath: [String: Pair]]
  ) -> [Column] {
    var badges: Set<TokenPath> = []
    for badge in report.measured.badges {
      for color in [badge.background, badge.text] + (badge.border.map { [$0] } ?? []) { badges.insert(color.path) }
    }
    let pages = modes.map { page(of: report, in: $0) }
    let byToken = report.measured.colors.removingRepeats(by: \.color.path)
    return byToken.compactMap { path, values in
      guard !badges.contains(path) || required.contains(path) else { return nil }
      let shown = zip(modes, pages).map { mode, page in
        let color = values.first { $0.mode.name == mode.name }?.color
        return Value(
          color: color?.color?.composited(over: page), isFallback: color?.isFallback ?? false,
          worst: worst[path]?[mode.name])
      }
      return Column(
        path: path, values: shown, isRequired: required.contains(path), isFailing: failing.contains(path))
    }
  }

  /// Returns as many tokens as fit, in their order: those that fail first, then those of required pairings.
  private static func shown(_ columns: [Column]) -> [Column] {
    guard columns.count > limits.columns else { return columns }
    let ranked = columns.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.isFailing != second.isFailing { return first.isFailing }
      if first.isRequired != second.isRequired { return first.isRequired }
      return left.offset < right.offset
    }
    return ranked.prefix(limits.columns).sorted { $0.offset < $1.offset }.map(\.element)
  }

  private static func page(of report: AuditReport, in mode: Mode) -> Color {
    let surfaces = report.measured.colors.lazy.filter { color in
      color.mode.name == mode.name && report.system.surfaces.contains(color.color.path)
    }
    return surfaces.compactMap(\.color.color).first { $0.isOpaque } ?? mode.canvas
  }
}

extension PosterContent.Pair {
  /// Whether the pair is shown in place of another one: failures first, then undetermined ones, then lower ratios.
  func isWorse(than other: PosterContent.Pair) -> Bool {
    func rank(_ outcome: Outcome) -> Int {
      switch outcome {
      case .failed: 0
      case .cantTell: 1
      case .passed, .inapplicable: 2
      }
    }
    let (first, second) = (rank(outcome), rank(other.outcome))
    return first != second ? first < second : (ratio ?? 0) < (other.ratio ?? 0)
  }
}

extension Sequence where Element == ColorTokenInMode {
  /// Returns the elements by their path, in the order of the paths.
  fileprivate func removingRepeats(by path: KeyPath<Element, TokenPath>) -> [(path: TokenPath, values: [Element])] {
    var positions: [TokenPath: Int] = [:]
    var groups: [(path: TokenPath, values: [Element])] = []
    for element in self {
      if let position = positions[element[keyPath: path]] {
        groups[position].values.append(element)
      } else {
        positions[element[keyPath: path]] = groups.count
        groups.append((element[keyPath: path], [element]))
      }
    }
    return groups
  }
}
