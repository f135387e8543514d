import ColorScience
import DesignTokens

/// An earlier audit of the same system: what it found, what it measured, and what its colors were.
public struct PastAudit: Sendable {
  /// Something it found.
  public struct PastFinding: Sendable {
    public let rule: String
    public let mode: String?
    public let subject: SubjectReference
    public let debt: Debt
    /// Whether it would fail the gate if nothing had been agreed about it.
    public let reachesGate: Bool
    /// Whether a contrast ratio was measured, of which less is worse whatever is required.
    public let isRatio: Bool

    /// Something found.
    public init(
      rule: String, mode: String?, subject: SubjectReference, debt: Debt, reachesGate: Bool = false,
      isRatio: Bool = false
    ) {
      self.rule = rule
      self.mode = mode
      self.subject = subject
      self.debt = debt
      self.reachesGate = reachesGate
      self.isRatio = isRatio
    }

    /// What stays the same when lines move.
    public var fingerprint: String { Finding.fingerprint(rule: rule, mode: mode, subject: subject) }

    /// The fingerprint that it had under the old paths of renamed tokens.
    func fingerprint(_ renames: Renames) -> String {
      Finding.fingerprint(rule: rule, mode: mode, subject: subject.mapped(renames.oldPath))
    }
  }

  /// A pairing that it measured in a mode.
  public struct PastPairing: Sendable {
    public let mode: String
    public let subject: SubjectReference
    /// The ratio; of bounds the lower; nil when it was unknown.
    public let ratio: Double?
    /// What was required of it; nil when nothing was.
    public let required: Double?
    /// Its colors in hexadecimal notation, as declared: the foreground, then the background.
    public let colors: [String]

    /// A measured pairing.
    public init(mode: String, subject: SubjectReference, ratio: Double?, required: Double?, colors: [String] = []) {
      self.mode = mode
      self.subject = subject
      self.ratio = ratio
      self.required = required
      self.colors = colors
    }

    var key: String { Finding.fingerprint(rule: "", mode: mode, subject: subject) }

    /// The key that it had under the old paths of renamed tokens.
    func key(_ renames: Renames) -> String {
      Finding.fingerprint(rule: "", mode: mode, subject: subject.mapped(renames.oldPath))
    }

    /// Whether neither the contrast nor the colors nor what is required differ.
    func looksLike(_ other: PastPairing) -> Bool {
      let isSame =
        switch (ratio, other.ratio) {
        case (let before?, let now?): abs(now - before) <= Change.tolerance * before
        case (nil, nil): true
        default: false
        }
      return isSame && required == other.required && colors == other.colors
    }
  }

  /// What people call it: the path it was read from.
  public let name: String
  /// What it found.
  public let findings: [PastFinding]
  /// What it measured of pairings that may gate.
  public let pairings: [PastPairing]
  /// Its color tokens with their color in each mode, in order; a color is a text that is equal for equal colors.
  public let colors: [(path: TokenPath, modes: [String: String])]
  /// The levels of its rules, by their identifiers.
  public let levels: [String: Level]
  /// By which profile and gate it was judged, as a text that is equal where they are.
  public var judgedBy = ""
  /// The platform that was declared.
  public var platform: String?
  /// The modes that were audited.
  public var modes: [String] = []
  /// The rules that were off.
  public var rulesThatAreOff: Set<String> = []

  /// An earlier audit.
  public init(
    name: String, findings: [PastFinding], pairings: [PastPairing],
    colors: [(path: TokenPath, modes: [String: String])], levels: [String: Level] = [:]
  ) {
    self.name = name
    self.findings = findings
    self.pairings = pairings
    self.colors = colors
    self.levels = levels
  }

  /// What a report says, as something to compare with later.
  public init(name: String, _ report: AuditReport) {
    self.init(
      name: name,
      findings: report.findings.compactMap { finding in
        Debt(finding.evaluation).map {
          PastFinding(
            rule: finding.rule, mode: finding.mode, subject: finding.subject, debt: $0,
            reachesGate: finding.reachesGate, isRatio: finding.isRatio)
        }
      },
      pairings: report.pairings.filter(\.measured.canGate).map { PastPairing($0) },
      colors: PastAudit.colors(of: report.measured),
      levels: Dictionary(report.rules.map { ($0.descriptor.id, $0.level) }, uniquingKeysWith: { first, _ in first }))
    judgedBy = PastAudit.judged(
      profile: report.system.profile.rawValue, failOn: report.gate.failOn.rawValue, isStrict: report.gate.isStrict)
    platform = report.system.platform?.rawValue
    modes = report.modes.map(\.name)
    rulesThatAreOff = Set(report.rules.filter { $0.level == .off && $0.counts.total == 0 }.map(\.descriptor.id))
  }

  /// A text that is equal for equal profiles and gates.
  public static func judged(profile: String, failOn: String, isStrict: Bool) -> String {
    "\(profile), fails on \(failOn)" + (isStrict ? ", strict" : "")
  }

  /// Whether a rule ran in a mode; what a report does not say is taken to have run.
  func looksAt(rule: String, mode: String?) -> Bool {
    !rulesThatAreOff.contains(rule) && (modes.isEmpty || mode.map(modes.contains) ?? true)
  }

  /// A notice on every rule that has a lower level now than it had, in the order of the rules: what it finds counts for less.
  public func notices(onLowered rules: [Auditor.RuleSetting], gate: Gate) -> [Notice] {
    rules.compactMap { setting in
      let now = gate.level(setting.level)
      guard let before = levels[setting.id], now < before else { return nil }
      return Notice("level of \(setting.id) lowered from \(before.rawValue) in \(name) to \(now.rawValue)", at: nil)
    }
  }

  /// A notice where a platform is declared now and was not then: states that it never shows fail no more.
  public func notices(onPlatform platform: DesignSystem.Platform?) -> [Notice] {
    guard let platform, self.platform != platform.rawValue else { return [] }
    return [
      Notice(
        "platform is \(platform.title), unlike in \(name); states that \(platform.title) never shows no longer count toward the gate",
        at: nil)
    ]
  }

  /// The color tokens of a measured system, as they are compared.
  static func colors(of measured: MeasuredSystem) -> [(path: TokenPath, modes: [String: String])] {
    var order: [TokenPath] = []
    var modes: [TokenPath: [String: String]] = [:]
    for subject in measured.colors {
      let path = subject.color.path
      if modes[path] == nil { order.append(path) }
      guard let color = subject.color.color else { continue }
      modes[path, default: [:]][subject.mode.name] = colorKey(hex: color.hex, space: color.space.id)
    }
    return order.map { ($0, modes[$0] ?? [:]) }
  }

  /// A text that is equal for equal colors, from what a report holds of a color.
  public static func colorKey(hex: String, space: String) -> String { "\(hex) \(space)" }

  /// The color that such a text is of, in 8 bits of sRGB.
  static func color(of key: String) -> Color? {
    key.utf8.split(separator: UInt8(ascii: " ")).first.flatMap { try? Color(hex: String(Substring($0))) }
  }
}

extension PastAudit.PastPairing {
  /// A pairing as a report has it.
  init(_ result: AuditReport.PairingResult) {
    self.init(
      mode: result.measured.mode.name, subject: result.measured.reference,
      ratio: result.measured.ratio ?? result.measured.interval?.lowerBound, required: result.required,
      colors: [result.measured.foreground.color?.hex, result.measured.backgrounds.first?.color?.hex].compactMap { $0 })
  }
}

/// Tokens that have a new path and the same color in every mode.
struct Renames {
  /// The old path of each renamed token.
  private(set) var oldPaths: [TokenPath: TokenPath] = [:]

  /// Finds tokens that are only there now with the colors of exactly one that was only there before.
  ///
  /// Where several share their colors, those whose last names are the same are taken together; what stays ambiguous is no rename.
  /// - Complexity: O(t) for t tokens of both.
  init(
    from before: [(path: TokenPath, modes: [String: String])], to now: [(path: TokenPath, modes: [String: String])]
  ) {
    let (known, present) = (Set(before.map(\.path)), Set(now.map(\.path)))
    let gone = before.filter { !present.contains($0.path) && !$0.modes.isEmpty }
    let added = now.filter { !known.contains($0.path) && !$0.modes.isEmpty }
    let goneByColors = Dictionary(grouping: gone, by: \.modes).mapValues { $0.map(\.path) }
    for (colors, paths) in Dictionary(grouping: added, by: \.modes) {
      let (new, old) = (paths.map(\.path), goneByColors[colors] ?? [])
      if new.count == 1, old.count == 1 {
        oldPaths[new[0]] = old[0]
      } else {
        let (newByName, oldByName) = (
          Dictionary(grouping: new, by: { TokenPath($0.segments.last ?? "") }),
          Dictionary(grouping: old, by: { TokenPath($0.segments.last ?? "") })
        )
        for (name, path) in newByName where path.count == 1 && oldByName[name]?.count == 1 {
          oldPaths[path[0]] = oldByName[name]?[0]
        }
      }
    }
  }

  /// The path that a token had before.
  func oldPath(_ path: TokenPath) -> TokenPath { oldPaths[path] ?? path }
}
