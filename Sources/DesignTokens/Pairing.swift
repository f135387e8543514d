import SourceText

/// A foreground on a stack of backgrounds, and what it is used for.
public struct Pairing: Sendable, Hashable {
  /// What the foreground is to a person.
  public enum Usage: String, Sendable, CaseIterable {
    /// Words to read.
    case text
    /// What identifies a control or its state: an input's border, a check mark.
    case component
    /// A part of a picture that is needed to understand it.
    case graphic
    /// The sign of keyboard focus.
    case focus
    /// Nothing depends on seeing it.
    case decorative
    /// A control that cannot be used now.
    case inactive
  }

  /// Where a pairing comes from; it decides what gates.
  public enum Origin: String, Sendable, CaseIterable {
    case declared, badge
    /// The source of a view shows the one on the other.
    case code
    case inferred, matrix
  }

  /// The token in front.
  public let foreground: TokenPath
  /// The token directly behind it.
  public let background: TokenPath
  /// What shows through a translucent background, from the top down.
  public let backdrops: [TokenPath]
  /// What the foreground is used for.
  public let usage: Usage
  /// The name of the text style, for text.
  public let textStyle: String?
  /// Who says that the two meet.
  public let origin: Origin
  /// What the author calls it.
  public let name: String?
  /// Where it is declared.
  public let declaration: SourceLocation?
  /// The size of the text in points by default, where the source of a view tells it.
  public let fontSize: Double?
  /// Where else the same two meet in the source of views.
  public let otherUses: [SourceLocation]

  /// A pairing.
  public init(
    foreground: TokenPath, background: TokenPath, backdrops: [TokenPath] = [], usage: Usage,
    textStyle: String? = nil, origin: Origin, name: String? = nil, declaration: SourceLocation? = nil,
    fontSize: Double? = nil, otherUses: [SourceLocation] = []
  ) {
    self.foreground = foreground
    self.background = background
    self.backdrops = backdrops
    self.usage = usage
    self.textStyle = textStyle
    self.origin = origin
    self.name = name
    self.declaration = declaration
    self.fontSize = fontSize
    self.otherUses = otherUses
  }

  /// What makes two pairings the same question: everything but who asks it and where.
  public struct Identity: Hashable, Sendable {
    let foreground: TokenPath
    let background: TokenPath
    let backdrops: [TokenPath]
    let usage: Usage
    let textStyle: String?
  }

  /// The question the pairing asks.
  public var identity: Identity {
    Identity(
      foreground: foreground, background: background, backdrops: backdrops, usage: usage, textStyle: textStyle)
  }
}

/// A background, a border and a text that belong together.
public struct Badge: Sendable, Hashable {
  /// What the author calls it.
  public let name: String
  /// The fill.
  public let background: TokenPath
  /// The line around it, if it has one.
  public let border: TokenPath?
  /// The words on it.
  public let text: TokenPath
  /// The text style of the words.
  public let textStyle: String?
  /// Whether it can be touched, so that its edge must be seen (WCAG 1.4.11).
  public let isInteractive: Bool
  /// Where it is declared.
  public let declaration: SourceLocation?

  /// A badge.
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

  /// The pairings a badge makes: text on fill, border on fill, and both edges on every surface.
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
