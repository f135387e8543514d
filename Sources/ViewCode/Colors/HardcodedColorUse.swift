import ColorScience
import DesignTokens
import SwiftSource

/// A hard-coded color in source.
public struct HardcodedColorUse: Sendable {
  /// The color in a light mode, if the source determines it.
  public let color: Color?
  /// Whether the color is invisible because its opacity rounds to 0.
  public let isInvisible: Bool
  /// Whether the platform gives the color other values in dark mode and with increased contrast.
  public var isAdaptive = false
  /// What the color is for.
  public var purpose = ColorPurpose.interface
  /// The reason why it isn't certain that it is a color; nil if it is.
  public var doubt: String?
}

extension CodeChain {
  /// The hard-coded color; nil for a token, a semantic color such as `Color.primary`, or a token definition.
  ///
  /// An implicit member such as `.red` is a color if ``isColorExpected``.
  public var writtenColor: HardcodedColorUse? {
    guard let spelling, !isCompared, token == nil, !isInMask, !isInDefinition else { return nil }
    guard !isInMaskProperty, !isEditedByPicker, !isFallbackOfData, !isFirstOfData, !isSampleData, !isBehindMedia,
      !isDesignTime, !isConvertedToText, !isMixedIn,
      !index.files[file].platforms.isOutdated(at: source.expression.tokens.lowerBound)
    else { return nil }
    let opacity = self.opacity
    let color: Color?
    switch spelling {
    case .named(let name): color = ColorPresets.color(named: name, of: source.isImplicit ? "Color" : source.path[0])
    case .made(let arguments):
      guard let made = ColorArguments(arguments, in: self) else { return nil }
      color = made.color
      if made.isInvisible { return HardcodedColorUse(color: nil, isInvisible: true) }
    case .literal: color = source.arguments.flatMap(self.color(of:))
    }
    var isAdaptive = false
    if case .named(let name) = spelling { isAdaptive = self.isAdaptive(name) }
    isAdaptive = isAdaptive || isChosenByAppearance || isOfAppearancePair
    return HardcodedColorUse(
      color: opacity.flatMap { opacity in color.map { $0.withAlpha($0.alpha * opacity) } },
      isInvisible: opacity.map { $0 < ColorArguments.leastOpacity } ?? false, isAdaptive: isAdaptive,
      purpose: purpose(of: color), doubt: source.isImplicit ? expectsColor.doubt : namesakeDoubt)
  }

  /// Whether a color of the palette adapts: all system colors, and the hues of SwiftUI; those of `UIColor` and `NSColor` have one value.
  private func isAdaptive(_ name: String) -> Bool {
    if name.utf8.starts(with: "system".utf8) { return true }
    guard ColorNames.hues.contains(name) else { return false }
    guard source.isImplicit else { return source.path.dropLast().last == "Color" }
    guard let parent, source.role.kind != .statement else {
      if setsTextAttribute { return true }
      return typeOfValue.map { outline.lastName(of: $0) == "Color" } ?? false
    }
    if setsTextAttribute { return true }
    if source.role.kind == .closure {
      guard case .assigned = outline.place(ofValueAt: source.expression.tokens.lowerBound) else { return false }
      return typeOfValue.map { outline.lastName(of: $0) == "Color" } ?? false
    }
    // Color(.red) takes a color of UIKit.
    if source.role.modifier == nil, parent.source.path.contains(where: ColorNames.types.contains) { return false }
    let callee = source.role.modifier.map { parent.modifier(at: $0).name } ?? parent.source.path.first ?? ""
    return !ColorNames.inUIKit.contains { callee.utf8.starts(with: $0.utf8) }
  }

  /// The type that the variable or result with the value has, if the source states it.
  private var typeOfValue: Range<Int>? {
    let start = source.expression.tokens.lowerBound
    var equals: Int?
    switch outline.place(ofValueAt: start) {
    case .assigned(let sign): equals = sign
    case .result: equals = outline.assignment(ofBranchAround: start)
    case .other: break
    }
    guard let equals else { return outline.declarations[source.declaration].type }
    let (name, type) = outline.assignee(before: equals)
    if let type { return type }
    guard let name else { return nil }
    if let local = outline.localType(of: name, before: equals - 1) { return local }
    guard let parent = outline.declarations[source.declaration].parent,
      !(outline.tokens[equals - 2].kind == .point && !outline.isToken(equals - 3, "self"))
    else { return nil }
    let property = outline.declarations.first { $0.parent == parent && $0.name == name }
    // @State var tint: Color, or @State var tint = Color.accentColor
    return property?.type ?? property?.value.flatMap { outline.startsWithColor($0) ? $0.prefix(1) : nil }
  }

  /// The reason why an explicit type may not be the platform's: another file declares a type with its name.
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

  /// Whether a function of a color type creates a color from numbers: `init`, `rgb`, `hex`.
  private static func makesColor(_ name: String) -> Bool {
    let name = name.lowercased()
    return name == "init" || ["hex", "rgb", "argb", "hsl", "hsb", "hsv"].contains { name.utf8.starts(with: $0.utf8) }
      || name.utf8.suffix(3).elementsEqual("hex".utf8)
  }

  /// The opacity factor of the color's modifiers; nil if unknown.
  private var opacity: Double? {
    var opacity = 1.0
    for modifier in source.modifiers {
      guard modifier.name == "opacity" || modifier.name == "withAlphaComponent" else { continue }
      guard let value = modifier.argument(nil), let greatest = self.value(of: value).greatest else { return nil }
      opacity *= greatest
    }
    return opacity
  }
}

extension CodeChain {
  /// Whether the chain names a color token.
  public var namesColor: Bool {
    guard let token, let type = index.tokens[token]?.type else { return false }
    return type == .color
  }
}
