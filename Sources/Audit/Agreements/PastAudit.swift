import ColorScience
import DesignTokens

/// An earlier audit of the same system: its findings, measurements, and colors.
public struct PastAudit: Sendable {
  /// A finding of the earlier audit.
  public struct PastFinding: Sendable {
    /// The rule's identifier.
    public let rule: String
    /// The mode; nil if the finding has none.
    public let mode: String?
    /// The subject.
    public let subject: SubjectName
    /// The measured and required values.
    public let debt: Debt
    /// Whether the finding would fail the gate without waivers and baselines.
    public let reachesGate: Bool
    /// Whether the measured value is a contrast ratio, for which less is worse whatever is required.
    public let isRatio: Bool

    /// Creates a finding.
    public init(
      rule: String, mode: String?, subject: SubjectName, debt: Debt, reachesGate: Bool = false,
      isRatio: Bool = false
    ) {
      self.rule = rule
      self.mode = mode
      self.subject = subject
      self.debt = debt
      self.reachesGate = reachesGate
      self.isRatio = isRatio
    }

    /// The text that identifies the finding across audits: rule, mode, and subject.
    public var fingerprint: String { Finding.fingerprint(rule: rule, mode: mode, subject: subject) }

    /// Returns the fingerprint with the old paths of renamed tokens.
    func fingerprint(_ renames: Renames) -> String {
      Finding.fingerprint(rule: rule, mode: mode, subject: subject.mapped(renames.oldPath))
    }
  }

  /// A pairing that the earlier audit measured in a mode.
  public struct PastPairing: Sendable {
    /// The mode.
    public let mode: String
    /// The subject.
    public let subject: SubjectName
    /// The ratio; the lower bound if only bounds are known; nil if unknown.
    public let ratio: Double?
    /// The required ratio; nil if none is required.
    public let required: Double?
    /// The colors in hexadecimal notation, as declared: the foreground, then the background.
    public let colors: [String]

    /// Creates a pairing.
    public init(mode: String, subject: SubjectName, ratio: Double?, required: Double?, colors: [String] = []) {
      self.mode = mode
      self.subject = subject
      self.ratio = ratio
      self.required = required
      self.colors = colors
    }

    var key: String { Finding.fingerprint(rule: "", mode: mode, subject: subject) }

    /// Returns the key with the old paths of renamed tokens.
    func key(_ renames: Renames) -> String {
      Finding.fingerprint(rule: "", mode: mode, subject: subject.mapped(renames.oldPath))
    }

    /// Whether the contrast, the colors, and the required ratio are equal.
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

  /// The display name: the path it was read from.
  public let name: String
  /// The findings of the audit.
  public let findings: [PastFinding]
  /// The measured pairings that can count toward the gate.
  public let pairings: [PastPairing]
  /// The color tokens in order, with a text for the color in each mode; equal colors have equal texts.
  public let colors: [(path: TokenPath, modes: [String: String])]
  /// The levels of the rules by identifier.
  public let levels: [String: Level]
  /// A text for the profile and gate of the audit; equal profiles and gates have equal texts.
  public var judgedBy = ""
  /// The declared platform.
  public var platform: String?
  /// The audited modes.
  public var modes: [String] = []
  /// The rules that were off.
  public var rulesThatAreOff: Set<String> = []

  /// Creates an earlier audit.
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

  /// Creates the earlier audit that a report represents for later comparisons.
  public init(name: String, _ report: AuditReport) {
    self.init(
      name: name,
      findings: report.findings.compactMap { finding in
        Debt(finding).map {
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

  /// Returns a text that is equal for equal profiles and gates.
  public static func judged(profile: String, failOn: String, isStrict: Bool) -> String {
    "\(profile), fails on \(failOn)" + (isStrict ? ", strict" : "")
  }

  /// Whether a rule ran in a mode; without information, it counts as run.
  func looksAt(rule: String, mode: String?) -> Bool {
    !rulesThatAreOff.contains(rule) && (modes.isEmpty || mode.map(modes.contains) ?? true)
  }

  /// Returns a notice on every rule whose level is lower than in this audit, in the order of the rules.
  public func notices(onLowered rules: [Auditor.RuleSetting], gate: Gate) -> [Notice] {
    rules.compactMap { setting in
      let now = gate.level(setting.level)
      guard let before = levels[setting.id], now < before else { return nil }
      return Notice("level of \(setting.id) lowered from \(before.rawValue) in \(name) to \(now.rawValue)", at: nil)
    }
  }

  /// Returns a notice if the declared platform is new: states that it never shows no longer count toward the gate.
  public func notices(onPlatform platform: DesignSystem.Platform?) -> [Notice] {
    guard let platform, self.platform != platform.rawValue else { return [] }
    return [
      Notice(
        "platform is \(platform.title), unlike in \(name); states that \(platform.title) never shows no longer count toward the gate",
        at: nil)
    ]
  }

  /// Returns the color tokens of a measured system in the form used for comparisons.
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

  /// Returns a text that is equal for equal colors, from the values of a report.
  public static func colorKey(hex: String, space: String) -> String { "\(hex) \(space)" }

  /// Returns the color of such a text, in 8 bits of sRGB.
  static func color(of key: String) -> Color? {
    key.utf8.split(separator: UInt8(ascii: " ")).first.flatMap { try? Color(hex: String(Substring($0))) }
  }
}

extension PastAudit.PastPairing {
  /// Creates the pairing of a report.
  init(_ result: AuditReport.PairingResult) {
    self.init(
      mode: result.measured.mode.name, subject: result.measured.subjectName,
      ratio: result.measured.ratio ?? result.measured.interval?.lowerBound, required: result.required,
      colors: [result.measured.foreground.color?.hex, result.measured.backgrounds.first?.color?.hex].compactMap { $0 })
  }
}

/// The tokens that have a new path and the same color in every mode.
struct Renames {
  /// The old path by the new path of each renamed token.
  private(set) var oldPaths: [TokenPath: TokenPath] = [:]

  /// Matches each added token to the only removed token with the same colors.
  ///
  /// If several tokens share their colors, tokens with the same last path segment are matched; ambiguous matches aren't renames.
  /// - Complexity: O(t) for t tokens of both audits.
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

  /// Returns the earlier path of a token.
  func oldPath(_ path: TokenPath) -> TokenPath { oldPaths[path] ?? path }
}
