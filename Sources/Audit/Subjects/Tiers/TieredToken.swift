import DesignTokens
import SourceText

/// A token with its tier and what its value refers to, in one mode or in all modes that refer alike.
public struct TieredToken: AuditSubject {
  /// A token on the way from a reference to a value.
  public struct Step: Sendable, Hashable {
    /// The token.
    public let path: TokenPath
    /// Its tier; nil where nothing tells one.
    public let tier: Token.Tier?
    /// What is written there.
    public let text: String
    /// Where.
    public let location: SourceLocation
  }

  /// A value, or one part of a composite value: what it is, and the way it leads.
  public struct Link: Sendable, Hashable {
    /// What stands there.
    public enum Content: Sendable, Hashable {
      /// A value, with its type where that is known.
      case literal(TokenType?)
      /// The name of a token, with its tier where one is known.
      case reference(Token.Tier?)
      /// Something that cannot be known from the file, with the reason.
      case undecidable(String)
    }

    /// The names of the parts down to it, such as `color` or `1.color`; nil for a whole value.
    public let part: String?
    /// What stands there.
    public let content: Content
    /// What is written there.
    public let text: String
    /// Where.
    public let location: SourceLocation
    /// The tokens it leads through, first the one that it names; empty for what is no reference.
    public let chain: [Step]
  }

  /// What is written for another mode in which the token refers alike.
  public struct Sibling: Sendable, Hashable {
    /// The mode.
    public let mode: String
    /// What is written there.
    public let text: String
    /// Where.
    public let location: SourceLocation
  }

  /// The token.
  public let path: TokenPath
  /// Its tier; nil where nothing tells one.
  public let tier: Token.Tier?
  /// The type that was declared or inherited.
  public let type: TokenType?
  /// The mode; nil when the token refers alike in every mode in which it has a value.
  public let mode: Mode?
  /// Its value as links: one, or one for each part of a composite value.
  public let links: [Link]
  /// Where its value stands, in the first of the modes.
  public let value: SourceLocation
  /// The values for other modes that stand elsewhere and refer alike.
  public let siblings: [Sibling]

  public static func subjects(of system: MeasuredSystem) -> [TieredToken] { system.tieredTokens }
  public static var isPerceived: Bool { false }
  public var reference: SubjectReference { .token(path) }
  public var modeName: String? { mode?.name }
  public var location: SourceLocation? { value }
  public var related: [RelatedLocation] {
    var places = shownLinks.flatMap { link in
      (link.part.map { [RelatedLocation("\($0) is \(link.text)", link.location)] } ?? [])
        + link.chain.map { RelatedLocation("\($0.path) is \($0.text)", $0.location) }
    }
    places += siblings.map { RelatedLocation("in \($0.mode): \($0.text)", $0.location) }
    var seen: Set<RelatedLocation> = []
    return places.filter { seen.insert($0).inserted }
  }

  /// The most parts of a composite value whose places are shown.
  private static let partLimit = 20

  /// The links that someone who mends the token would look at: of a composite value, the parts that do not simply refer to its tier or the next.
  private var shownLinks: ArraySlice<Link> {
    guard links.count > 1, let tier else { return links[...] }
    let unusual = links.filter { link in
      guard case .reference(let target?) = link.content else { return true }
      return !(tier.height - 1...tier.height).contains(target.height)
    }
    return unusual.prefix(TieredToken.partLimit)
  }
}
