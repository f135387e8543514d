import ColorScience
import DesignTokens
import SwiftSource

/// A color that source writes itself, rather than naming a token.
public struct WrittenColor: Sendable {
  /// What it looks like in a light mode, where the source alone tells.
  public let color: Color?
  /// Whether nothing of it is seen: its opacity rounds to nothing.
  public let isInvisible: Bool
  /// Why the sources do not tell for sure that it is a color; nil where they do.
  public var doubt: String?
}

extension CodeChain {
  /// The color that it writes; nil when it is no color, a token, a role such as `Color.primary`, or a definition of a token.
  ///
  /// A color without its type, such as `.red`, is one where ``isColorExpected``.
  public var writtenColor: WrittenColor? {
    guard let spelling, !isCompared, token == nil, !isInMask, !isInDefinition else { return nil }
    let opacity = self.opacity
    let color: Color?
    switch spelling {
    case .named(let name): color = CodeChain.known(name, isUIKit: !source.isImplicit && source.path[0] != "Color")
    case .made(let arguments):
      guard let made = ColorArguments(arguments, in: self) else { return nil }
      color = made.color
      if made.isInvisible { return WrittenColor(color: nil, isInvisible: true) }
    case .literal: color = nil
    }
    return WrittenColor(
      color: opacity.flatMap { opacity in color.map { $0.withAlpha($0.alpha * opacity) } },
      isInvisible: opacity.map { $0 < ColorArguments.leastOpacity } ?? false,
      doubt: source.isImplicit ? expectsColor.doubt : namesakeDoubt)
  }

  /// Why a type that is spelled out may be none of the platform: another file declares one of its name.
  private var namesakeDoubt: String? {
    guard let type = source.path.first, let own = index.names.namesake(of: type, in: namespace, file: file) else {
      return nil
    }
    return "\(type) may refer to the declaration at \(index.symbols.places(of: [own]))"
  }

  private enum Spelling {
    case named(String)
    case made([SwiftExpression.Argument])
    case literal
  }

  private var spelling: Spelling? {
    var path = source.path[...]
    guard let first = path.first else { return nil }
    if first == "#colorLiteral" { return .literal }
    if source.isImplicit { return implicitSpelling(first) }
    if path.count > 1, ColorNames.modules.contains(first) { path.removeFirst() }
    guard let type = path.popFirst(), ColorNames.types.contains(type),
      index.names.namesake(of: type, in: namespace, file: file).map({ !index.names.hides($0, in: file) }) ?? true
    else { return nil }
    guard let name = path.first else { return source.arguments.map { .made($0) } }
    if let arguments = source.arguments, path.count == 1 {
      return CodeChain.makesColor(name) ? .made(arguments) : nil
    }
    return ColorNames.palette.contains(name) ? .named(name) : nil
  }

  private func implicitSpelling(_ name: String) -> Spelling? {
    if let arguments = source.arguments, source.path.count == 1 {
      return CodeChain.makesColor(name) && isColorExpected ? .made(arguments) : nil
    }
    return ColorNames.palette.contains(name) && !expectsColor.isNo ? .named(name) : nil
  }

  /// Whether a function of a color type of this name makes a color of numbers: `init`, `rgb`, `hex`.
  private static func makesColor(_ name: String) -> Bool {
    let name = name.lowercased()
    return name == "init" || ["hex", "rgb", "argb", "hsl", "hsb", "hsv"].contains { name.utf8.starts(with: $0.utf8) }
      || name.utf8.suffix(3).elementsEqual("hex".utf8)
  }

  /// What is called on the color multiplies its opacity by this; nil when that is not known.
  private var opacity: Double? {
    var opacity = 1.0
    for modifier in source.modifiers {
      guard modifier.name == "opacity" || modifier.name == "withAlphaComponent" else { continue }
      guard let value = modifier.argument(nil), let greatest = self.value(of: value).greatest else { return nil }
      opacity *= greatest
    }
    return opacity
  }

  /// The colors whose value never changed.
  private static func known(_ name: String, isUIKit: Bool) -> Color? {
    switch name {
    case "white": Color(red: 255, green: 255, blue: 255)
    case "black": Color(red: 0, green: 0, blue: 0)
    case "red" where isUIKit: Color(red: 255, green: 0, blue: 0)
    case "green" where isUIKit: Color(red: 0, green: 255, blue: 0)
    case "blue" where isUIKit: Color(red: 0, green: 0, blue: 255)
    default: nil
    }
  }
}

extension CodeChain {
  /// Whether it names a token that is a color.
  public var namesColor: Bool {
    guard let token, let type = index.tokens[token]?.type else { return false }
    return type == .color
  }
}
