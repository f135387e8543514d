import DesignTokens
import SourceText

/// A token with its tier and its references, in one mode or in all modes with the same reference structure.
public struct TieredToken: AuditSubject {
  /// A token in the chain from a reference to its value.
  public struct Step: Sendable, Hashable {
    /// The token.
    public let path: TokenPath
    /// The tier; nil if unknown.
    public let tier: Token.Tier?
    /// The authored text of the value.
    public let text: String
    /// The location of the value.
    public let location: SourceLocation
  }

  /// A value, or one part of a composite value, with its chain of references.
  public struct Link: Sendable, Hashable {
    /// The kind of content of a link.
    public enum Content: Sendable, Hashable {
      /// A literal value, with its type if known.
      case literal(TokenType?)
      /// A reference to a token, with its tier if known.
      case reference(Token.Tier?)
      /// Content that can't be determined from the file, with the reason.
      case undecidable(String)
    }

    /// The path of the part, such as `color` or `1.color`; nil for a whole value.
    public let part: String?
    /// The content.
    public let content: Content
    /// The authored text.
    public let text: String
    /// The location.
    public let location: SourceLocation
    /// The referenced tokens in order, starting with the direct reference; empty for a literal.
    public let chain: [Step]
  }

  /// The value of another mode with the same reference structure.
  public struct Sibling: Sendable, Hashable {
    /// The mode.
    public let mode: String
    /// The authored text.
    public let text: String
    /// The location.
    public let location: SourceLocation
  }

  /// The token.
  public let path: TokenPath
  /// The tier; nil if unknown.
  public let tier: Token.Tier?
  /// The declared or inherited type.
  public let type: TokenType?
  /// The mode; nil if the reference structure is the same in every mode with a value.
  public let mode: Mode?
  /// The links of the value: one, or one for each part of a composite value.
  public let links: [Link]
  /// The location of the value in the first of the modes.
  public let value: SourceLocation
  /// The values of other modes with another location and the same reference structure.
  public let siblings: [Sibling]

  public static func subjects(of system: MeasuredSystem) -> [TieredToken] { system.tieredTokens }
  public static var isPerceived: Bool { false }
  public static var kinds: [SubjectKind] { [.token] }
  public var subjectName: SubjectName { .token(path) }
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

  /// The maximum number of parts of a composite value whose locations are shown.
  private static let partLimit = 20

  /// The links relevant for a fix: of a composite value, the parts that don't reference its own or the next tier.
  private var shownLinks: ArraySlice<Link> {
    guard links.count > 1, let tier else { return links[...] }
    let unusual = links.filter { link in
      guard case .reference(let target?) = link.content else { return true }
      return !(tier.height - 1...tier.height).contains(target.height)
    }
    return unusual.prefix(TieredToken.partLimit)
  }
}
