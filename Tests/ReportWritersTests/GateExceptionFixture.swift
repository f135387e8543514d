import Audit
import AuditRules
import ColorScience
import DesignTokens
import SourceText

/// A small system with a waiver of every state, a baseline and an earlier audit, with words of somebody else made by a function.
struct GateExceptionFixture {
  /// Makes a text out of a short word, wherever an agreement holds words of somebody else.
  var word: (String) -> String = { $0 }
  var hasWaivers = true
  var hasBaseline = true
  var hasPast = true
  /// The number of tokens with a finding in the earlier audit alone.
  var fixedTokenCount = 0
  var today = CalendarDay(year: 2026, month: 11, day: 21)

  static let expires = CalendarDay(year: 2027, month: 1, day: 31)
  static let past = CalendarDay(year: 2026, month: 11, day: 20)

  /// The colors now; for a gray on white the ratio is 1.05 / (L + 0.05), so #959595 (L = 0.3005) has 2.99 and #808080 (L = 0.2159) 3.94.
  static let now = [
    ("page", "#ffffff"), ("waived", "#999999"), ("accepted", "#8a8a8a"), ("worse", "#959595"), ("fresh", "#808080"),
    ("kept", "#777777"), ("strong", "#333333"), ("newname", "#123456"), ("lonely", "#abcdef"), ("orphan", "#fedcba"),
    ("line", "#dddddd"), ("off", "#cccccc"), ("under", "#222222"),
  ]

  /// The colors before: what is fixed was gray, what is worse was stronger, and one had another name.
  static let before = [
    ("page", "#ffffff"), ("waived", "#999999"), ("accepted", "#8a8a8a"), ("worse", "#949494"), ("fresh", "#595959"),
    ("kept", "#777777"), ("strong", "#999999"), ("oldname", "#123456"), ("lonely", "#abcdef"), ("orphan", "#fedcba"),
    ("line", "#dddddd"), ("off", "#cccccc"), ("under", "#222222"), ("gone", "#000000"),
  ]

  var place: SourceLocation {
    SourceLocation(path: word("palpable.json"), line: 8, column: 5, endLine: 8, endColumn: 9, byteRange: 20..<24)
  }

  func system(_ colors: [(String, String)]) -> DesignSystem {
    var tokens = TokenSet()
    func add(_ path: String, _ content: AuthoredValue.Content, _ text: String, _ type: TokenType) {
      tokens.insert(
        Token(path: TokenPath(path), type: type, mode: "light", value: AuthoredValue(content, text: text, at: place)))
    }
    for (path, hex) in colors {
      let color = (try? Color(hex: hex)) ?? .black
      add(path, .literal(.color(color)), hex, .color)
    }
    add("primitive", .literal(.color(.black)), "#000000", .color)
    add("linked", .alias("primitive"), "{primitive}", .color)
    add("size", .literal(.number(3)), "3", .number)
    var system = DesignSystem(name: "Agreements", tokens: tokens, modes: [Mode("light")])
    let names = Set(colors.map(\.0))
    let texts = ["waived", "accepted", "worse", "fresh", "kept", "strong", "newname", "oldname", "gone", "linked"]
    system.pairings = texts.filter { names.contains($0) || $0 == "linked" }.map {
      Pairing(foreground: TokenPath($0), background: "page", usage: .text, origin: .declared, declaration: place)
    }
    system.pairings += [
      Pairing(foreground: "line", background: "page", usage: .decorative, origin: .declared),
      Pairing(foreground: "off", background: "page", usage: .inactive, origin: .declared),
    ]
    system.surfaces = ["page", "under"]
    return system
  }

  private func waiver(
    _ rule: String, _ subject: String, _ expires: CalendarDay?, floor: Double? = nil
  ) -> Waiver? {
    guard let expires, let pattern = try? SubjectPattern(subject) else { return nil }
    return Waiver(
      rule: rule, subject: pattern, reason: word("replaced in spring"), owner: word("design"), expires: expires,
      floor: floor, declaration: place)
  }

  var waivers: [Waiver] {
    [
      waiver("contrast-minimum", "waived on page", Self.expires, floor: 2.8),
      waiver("pairing-coverage", "orphan", Self.expires),
      waiver("contrast-minimum", "kept on page", Self.past),
      waiver("contrast-minimum", word("nobody") + " on page", Self.expires),
    ].compactMap { $0 }
  }

  private func snapshot(_ name: String, _ measured: Double) -> Baseline.Entry {
    Baseline.Entry(
      "contrast-minimum/light/text/\(name)/page", FindingSnapshot(.failed, measured: measured, required: 4.5), at: place
    )
  }

  /// The earlier audit, with findings on tokens that this one no longer has.
  private func past(_ earlier: AuditReport) -> AuditSnapshot {
    var snapshot = AuditSnapshot(name: word("old.json"), earlier)
    snapshot.findings += (0..<fixedTokenCount).map { index in
      .init(
        rule: "pairing-coverage", mode: nil, subject: .token(TokenPath("fixed\(index)")),
        snapshot: FindingSnapshot(.failed))
    }
    return snapshot
  }

  func report() -> AuditReport {
    let settings = RuleCatalog.settings(for: .wcag22AA)
    let earlier = Auditor(rules: settings, gate: Gate()).report(on: MeasuredSystem(system(Self.before)))
    let measured = MeasuredSystem(system(Self.now))
    let plain = Auditor(rules: settings, gate: Gate()).report(on: measured)
    let accepted = plain.findings.first { $0.fingerprint.contains("/accepted/") }?.measured ?? 0
    let baseline = Baseline([snapshot("accepted", accepted), snapshot("worse", 3.2), snapshot(word("fixed"), 2.5)])
    return Auditor(
      rules: settings, gate: Gate(),
      gateExceptions: GateExceptions(
        waivers: hasWaivers ? waivers : [], baseline: hasBaseline ? baseline : nil,
        past: hasPast ? past(earlier) : nil, today: today)
    ).report(on: measured)
  }
}
