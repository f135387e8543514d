import DesignTokens

extension SubjectName {
  /// Returns the name of a pairing.
  public static func pairing(
    foreground: TokenPath, background: TokenPath, backdrops: [TokenPath], usage: Pairing.Usage, textStyle: String?
  ) -> SubjectName {
    let style = textStyle.map { SubjectKind.stylePrefix + $0 } ?? ""
    return SubjectName(.pairing(usage), [style] + ([foreground, background] + backdrops).map(\.description))
  }

  /// The usage of the pairing; nil for other kinds.
  public var usage: Pairing.Usage? { Pairing.Usage(rawValue: kind.id) }

  /// The text style of the pairing; nil without one and for other kinds.
  public var pairingTextStyle: String? {
    guard usage != nil, let style = parts.first, !style.isEmpty else { return nil }
    return String(Substring(style.utf8.dropFirst(SubjectKind.stylePrefix.utf8.count)))
  }
}

extension SubjectKind {
  /// Returns the kind of pairings with a usage, which is the kind's identifier.
  ///
  /// The parts are the text style with a prefix, or "", then the foreground, the background, and every backdrop.
  public static func pairing(_ usage: Pairing.Usage) -> SubjectKind {
    switch usage {
    case .text: text
    case .component: component
    case .graphic: graphic
    case .focus: focus
    case .decorative: decorative
    case .inactive: inactive
    }
  }

  private static let text = kind(of: .text)
  private static let component = kind(of: .component)
  private static let graphic = kind(of: .graphic)
  private static let focus = kind(of: .focus)
  private static let decorative = kind(of: .decorative)
  private static let inactive = kind(of: .inactive)

  private static func kind(of usage: Pairing.Usage) -> SubjectKind {
    SubjectKind(
      usage.rawValue, tokenParts: 1..<Int.max,
      identity: { parts in
        Array(parts[1...2]) + parts.dropFirst(3).map(backdropIdentity) + (parts[0].isEmpty ? [] : [parts[0]])
      },
      matches: { parts, patterns in
        parts.count - 1 == patterns.count && zip(patterns, parts.dropFirst()).allSatisfy { $0.matches($1) }
      },
      words: { parts in Array(parts.dropFirst().map { [.token($0)] }.joined(separator: [.text(" on ")])) })
  }

  static let stylePrefix = "style:"
  static let backdropPrefix = "backdrop:"

  /// Returns a backdrop in a fingerprint: its name, with a prefix if it could be mistaken for a text style.
  @Sendable private static func backdropIdentity(_ name: String) -> String {
    let isTaken = [stylePrefix, backdropPrefix].contains { name.utf8.starts(with: $0.utf8) }
    return isTaken ? backdropPrefix + name : name
  }
}
