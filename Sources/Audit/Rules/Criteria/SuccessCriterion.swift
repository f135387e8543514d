/// A success criterion of WCAG, with the clauses of law and procurement that refer to it.
public struct SuccessCriterion: Sendable, Hashable {
  /// The conformance level of a criterion.
  public enum Level: String, Sendable, CaseIterable {
    case a = "A"
    case aa = "AA"
    case aaa = "AAA"
  }

  /// The clauses of EN 301 549 V3.2.1, the European standard; it repeats WCAG 2.1 at levels A and AA.
  public struct Clauses: Sendable, Hashable {
    /// The clause for web pages.
    public let web: String
    /// The clause for software that supports assistive technologies.
    public let software: String
    /// The clause for software closed to assistive technologies; often the same.
    public let closedSoftware: String
    /// Whether the clause for software has a requirement; some clauses state that they have none.
    public let appliesToSoftware: Bool
  }

  /// The clauses of the Revised Section 508 Standards that incorporate all WCAG 2.0 criteria at levels A and AA.
  public static let section508Clauses = ["501", "504.2", "602.3"]

  /// The number, such as "1.4.3".
  public let number: String
  /// The name, such as "Contrast (Minimum)".
  public let name: String
  /// The conformance level.
  public let level: Level
  /// The clauses of EN 301 549 V3.2.1; nil if it doesn't include the criterion.
  public let clauses: Clauses?
  /// Whether Section 508 includes the criterion.
  public let isInSection508: Bool
  /// Whether WCAG 2.2 has removed the criterion.
  public let isObsolete: Bool

  init(
    _ number: String, _ name: String, _ level: Level, software: String? = nil, closed: String? = nil,
    appliesToSoftware: Bool = true, isInSection508: Bool = false, isObsolete: Bool = false
  ) {
    self.number = number
    self.name = name
    self.level = level
    clauses = software.map {
      Clauses(web: "9." + number, software: $0, closedSoftware: closed ?? $0, appliesToSoftware: appliesToSoftware)
    }
    self.isInSection508 = isInSection508
    self.isObsolete = isObsolete
  }

  /// Returns the criterion with this number.
  public static func criterion(_ number: String) -> SuccessCriterion? { all.first { $0.number == number } }

  /// WCAG's own anchor: the name in lowercase, with hyphens for spaces and without other characters.
  public var anchor: String {
    var anchor = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "-": anchor.unicodeScalars.append(scalar)
      case "A"..."Z": anchor += String(scalar).lowercased()
      case " ": anchor += "-"
      default: break
      }
    }
    return anchor
  }

  /// The address of the criterion; for an obsolete criterion, in WCAG 2.1.
  public var url: String { "https://www.w3.org/TR/WCAG2\(isObsolete ? "1" : "2")/#\(anchor)" }
}
