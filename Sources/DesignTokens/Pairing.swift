import SourceText

/// A foreground on a stack of backgrounds, and its use.
public struct Pairing: Sendable, Hashable {
  /// The purpose of the foreground.
  public enum Usage: String, Sendable, CaseIterable, BitwiseCopyable {
    /// Text.
    case text
    /// Identifies a control or its state: an input's border or a check mark.
    case component
    /// A part of an image that is needed to understand it.
    case graphic
    /// The keyboard focus indicator.
    case focus
    /// A decoration that isn't needed to understand or operate anything.
    case decorative
    /// An inactive control.
    case inactive
  }

  /// The origin of a pairing, which decides whether it counts toward the gate.
  public enum Origin: String, Sendable, CaseIterable {
    case declared, badge
    /// View code that shows the foreground on the background.
    case code
    case inferred, matrix
  }

  /// What the pairings of one declaration have in common: everything except the two tokens.
  public final class Terms: Sendable {
    /// The backdrops behind a translucent background, from the top down.
    public let backdrops: [TokenPath]
    /// The use of the foreground.
    public let usage: Usage
    /// The name of the text style, for text.
    public let textStyle: String?
    /// The origin of the pairing.
    public let origin: Origin
    /// The author's name for the pairing.
    public let name: String?
    /// The location of the declaration.
    public let declaration: SourceLocation?
    /// The default text size in points, if the view code defines it.
    public let fontSize: Double?
    /// The other locations of the same pairing in view code.
    public let otherUses: [SourceLocation]

    /// Creates terms.
    public init(
      backdrops: [TokenPath] = [], usage: Usage, textStyle: String? = nil, origin: Origin, name: String? = nil,
      declaration: SourceLocation? = nil, fontSize: Double? = nil, otherUses: [SourceLocation] = []
    ) {
      self.backdrops = backdrops
      self.usage = usage
      self.textStyle = textStyle
      self.origin = origin
      self.name = name
      self.declaration = declaration
      self.fontSize = fontSize
      self.otherUses = otherUses
    }
  }

  /// The foreground token.
  public let foreground: TokenPath
  /// The background token directly behind the foreground.
  public let background: TokenPath
  package let terms: Terms
  /// The position of the foreground in the token set of the pairing's origin: a hint that saves a search by name.
  package let foregroundHint: UInt32
  /// The position of the background, like that of the foreground.
  package let backgroundHint: UInt32

  /// Creates a pairing with terms that other pairings share.
  public init(_ foreground: TokenPath, on background: TokenPath, _ terms: Terms) {
    self.foreground = foreground
    self.background = background
    self.terms = terms
    (foregroundHint, backgroundHint) = (0, 0)
  }

  /// Creates a pairing of the tokens at two positions of a set.
  init(_ foreground: Int, on background: Int, of tokens: TokenSet, _ terms: Terms) {
    self.foreground = tokens.tokens[foreground].path
    self.background = tokens.tokens[background].path
    self.terms = terms
    (foregroundHint, backgroundHint) = (UInt32(foreground), UInt32(background))
  }

  /// Creates a pairing.
  public init(
    foreground: TokenPath, background: TokenPath, backdrops: [TokenPath] = [], usage: Usage,
    textStyle: String? = nil, origin: Origin, name: String? = nil, declaration: SourceLocation? = nil,
    fontSize: Double? = nil, otherUses: [SourceLocation] = []
  ) {
    self.init(
      foreground, on: background,
      Terms(
        backdrops: backdrops, usage: usage, textStyle: textStyle, origin: origin, name: name, declaration: declaration,
        fontSize: fontSize, otherUses: otherUses))
  }

  /// The backdrops behind a translucent background, from the top down.
  public var backdrops: [TokenPath] { terms.backdrops }
  /// The use of the foreground.
  public var usage: Usage { terms.usage }
  /// The name of the text style, for text.
  public var textStyle: String? { terms.textStyle }
  /// The origin of the pairing.
  public var origin: Origin { terms.origin }
  /// The author's name for the pairing.
  public var name: String? { terms.name }
  /// The location of the declaration.
  public var declaration: SourceLocation? { terms.declaration }
  /// The default text size in points, if the view code defines it.
  public var fontSize: Double? { terms.fontSize }
  /// The other locations of the same pairing in view code.
  public var otherUses: [SourceLocation] { terms.otherUses }

  /// The identity of a pairing: everything except its origin and locations.
  public struct Identity: Hashable, Sendable {
    private let pairing: Pairing

    fileprivate init(_ pairing: Pairing) { self.pairing = pairing }

    public static func == (left: Identity, right: Identity) -> Bool {
      let (first, second) = (left.pairing, right.pairing)
      return first.foreground == second.foreground && first.background == second.background
        && (first.terms === second.terms
          || first.usage == second.usage && first.textStyle == second.textStyle && first.backdrops == second.backdrops)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(pairing.foreground)
      hasher.combine(pairing.background)
      hasher.combine(pairing.usage)
      hasher.combine(pairing.textStyle)
    }
  }

  /// The identity of the pairing.
  public var identity: Identity { Identity(self) }
}

extension Pairing {
  public static func == (left: Pairing, right: Pairing) -> Bool {
    left.foreground == right.foreground && left.background == right.background && left.terms == right.terms
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(foreground)
    hasher.combine(background)
    hasher.combine(terms)
  }
}

extension Pairing.Terms: Hashable {
  public static func == (left: Pairing.Terms, right: Pairing.Terms) -> Bool {
    left === right
      || left.usage == right.usage && left.origin == right.origin && left.textStyle == right.textStyle
        && left.name == right.name && left.backdrops == right.backdrops && left.declaration == right.declaration
        && left.fontSize == right.fontSize && left.otherUses == right.otherUses
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(usage)
    hasher.combine(textStyle)
    hasher.combine(backdrops)
    hasher.combine(declaration)
  }
}

/// A background, a border, and a text that belong together.
public struct Badge: Sendable, Hashable {
  /// The author's name for the badge.
  public let name: String
  /// The fill.
  public let background: TokenPath
  /// The border token, if there is one.
  public let border: TokenPath?
  /// The text token.
  public let text: TokenPath
  /// The text style.
  public let textStyle: String?
  /// Whether the badge is interactive, which makes its edge subject to WCAG 1.4.11.
  public let isInteractive: Bool
  /// The location of the declaration.
  public let declaration: SourceLocation?

  /// Creates a badge.
  public init(
    name: String, background: TokenPath, border: TokenPath?, text: TokenPath, textStyle: String?,
    isInteractive: Bool = false, declaration: SourceLocation? = nil
  ) {
    self.name = name
    self.background = background
    self.border = border
    self.text = text
    self.textStyle = textStyle
    self.isInteractive = isInteractive
    self.declaration = declaration
  }

  /// Returns the pairings of a badge: text on fill, border on fill, and both edges on every surface.
  public func pairings(on surfaces: [TokenPath]) -> [Pairing] {
    let edge: Pairing.Usage = isInteractive ? .component : .decorative
    func pairing(
      _ foreground: TokenPath, on background: TokenPath, _ usage: Pairing.Usage, style: String? = nil
    ) -> Pairing {
      Pairing(
        foreground: foreground, background: background, usage: usage, textStyle: style, origin: .badge,
        name: "\(name) badge", declaration: declaration)
    }
    var pairings = [pairing(text, on: background, .text, style: textStyle)]
    if let border {
      pairings.append(pairing(border, on: background, edge))
      pairings += surfaces.map { pairing(border, on: $0, edge) }
    }
    return pairings + surfaces.map { pairing(background, on: $0, edge) }
  }
}
