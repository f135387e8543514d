import DesignTokens
import SourceText

/// Subjects and bounds as JSON in the formats of comparisons.
package enum SubjectJSON {
  /// Returns the name of a subject as an object with a member for each part.
  package static func subject(_ subject: SubjectName) -> JSONText {
    let parts = subject.parts
    func members(_ keys: String...) -> JSONText { .object(zip(keys, parts).map { ($0, .string($1)) }) }
    switch subject.kind {
    case .counterpart: return members("token", "source", "counterpart")
    case .states: return members("states", "from", "to")
    case .waiver: return members("waiver", "on")
    case .baselineEntry: return members("baselineEntry")
    case .family:
      return .object([("family", .string(parts[0])), ("colors", .array(parts.dropFirst().map { .string($0) }))])
    case .code:
      return .object([
        ("code", .string(parts[2])), ("file", .string(parts[0])), ("declaration", .string(parts[1])),
        ("occurrence", .integer(Int(parts[3]) ?? 0)),
      ])
    default:
      if let usage = subject.usage { return pairing(subject, usage) }
      let value = parts.count == 1 ? JSONText.string(parts[0]) : .array(parts.map { .string($0) })
      return .object([(subject.kind.id, value)])
    }
  }

  private static func pairing(_ subject: SubjectName, _ usage: Pairing.Usage) -> JSONText {
    .object([
      ("foreground", .string(subject.parts[1])), ("background", .string(subject.parts[2])),
      ("backdrops", .array(subject.parts.dropFirst(3).map { .string($0) })), ("usage", .string(usage.rawValue)),
      ("textStyle", .optional(subject.pairingTextStyle)),
    ])
  }

  /// Returns bounds; an unknown upper bound is null.
  package static func interval(_ interval: ClosedRange<Double>?) -> JSONText {
    guard let interval else { return .null }
    let upper = interval.upperBound < Double.greatestFiniteMagnitude ? interval.upperBound : nil
    return .array([.number(interval.lowerBound), .optional(upper)])
  }
}
