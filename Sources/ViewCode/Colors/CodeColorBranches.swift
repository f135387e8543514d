import ColorScience
import DesignTokens
import SwiftSource

/// A color that an expression may have, by mode.
struct CodeColorBranch: Sendable {
  /// The source text of the branch.
  let quote: String
  /// Whether the branch is a token.
  let isToken: Bool
  /// The colors of the modes, in their order.
  let colors: [Color]
  /// The colors in earlier versions of the platform; nil if they are the same.
  var earlier: [Color]?

  /// Whether the platform adapts the color to the appearance.
  var isOfPlatform = false

  /// Whether the color differs between the appearances.
  var isAdaptive: Bool { isOfPlatform || colors.contains { $0 != colors[0] } }

  /// The colors of a mode in each version of the platform.
  func versions(_ mode: Int) -> [Color] { [colors[mode]] + (earlier.map { [$0[mode]] } ?? []) }
}

extension CodeExpression {
  /// The colors that the ternaries of an expression choose from, each in every mode; nil if one is unknown, or the appearance decides.
  var colorBranches: [CodeColorBranch]? { colorBranches(as: "Color") }

  /// Returns the colors that the ternaries of an expression choose from.
  ///
  /// - Parameter type: the type of an implicit member such as `.brand`.
  func colorBranches(as type: String) -> [CodeColorBranch]? {
    let followed = followed(as: type)
    if case .ternary(let condition, let first, let second) = followed.source.kind {
      if let isFirst = followed.isEnabled(by: condition) {
        return followed.part(isFirst ? first : second).colorBranches(as: type)
      }
      guard !followed.part(condition).isAboutAppearance,
        let left = followed.part(first).colorBranches(as: type),
        let right = followed.part(second).colorBranches(as: type),
        left.count + right.count <= CodeExpression.mostColors
      else { return nil }
      return left + right
    }
    if let branch = tokenBranch ?? followed.tokenBranch ?? assetBranch(followed) ?? followed.literalBranch(as: type) {
      return [branch]
    }
    return nil
  }

  private static let mostColors = 8

  /// Whether a condition names the appearance: `colorScheme`, `.dark`, or a name made of it, such as `isDark`.
  private var isAboutAppearance: Bool {
    if mentions(["colorScheme", "userInterfaceStyle", "traitCollection", "light"]) { return true }
    return source.tokens.contains { token in
      guard outline.tokens[token].kind == .identifier else { return false }
      let name = outline.name(token).lowercased()
      return name.holdsBytes(of: "dark") || name.hasPrefix("islight")
    }
  }

  /// Returns whether a condition such as `isEnabled` holds for controls at rest; nil if it is about something else.
  ///
  /// Disabled controls need no contrast, and pressed ones look so for a moment only.
  private func isEnabled(by condition: SwiftExpression) -> Bool? {
    let tokens = condition.tokens
    let names = tokens.filter { outline.tokens[$0].kind == .identifier && outline.tokens[$0].word == nil }
    guard let last = names.last, tokens.count <= 2 * names.count,
      !tokens.contains(where: { outline.isToken($0, "||") || outline.isToken($0, "&&") })
    else { return nil }
    let name = outline.name(last).lowercased()
    guard let word = ["enabled", "disabled", "pressed"].first(where: { name.endsWithBytes(of: $0) }) else { return nil }
    return (word != "enabled") == outline.isToken(tokens.lowerBound, "!")
  }

  private var tokenBranch: CodeColorBranch? {
    guard let path = CodeReader(index: index).token(of: source, at: scope) else { return nil }
    let colors = index.resolver.modes.compactMap { (try? index.resolver.resolve(path, in: $0.name))?.color }
    guard colors.count == index.resolver.modes.count else { return nil }
    return CodeColorBranch(quote: path.description, isToken: true, colors: colors)
  }

  private func assetBranch(_ followed: CodeExpression) -> CodeColorBranch? {
    guard let asset = followed.asset else { return nil }
    return CodeColorBranch(
      quote: asset.token?.description ?? quote, isToken: asset.token != nil, colors: asset.colors)
  }

  /// The branch of a color with a fixed value or a role of the platform, with `opacity` applied.
  private func literalBranch(as type: String) -> CodeColorBranch? {
    let modes = index.resolver.modes
    if case .call(let callee, let arguments) = source.kind, case .member(let base, let name) = callee.kind,
      ["opacity", "withAlphaComponent"].contains(name), arguments.count == 1
    {
      guard !index.addsFunction(name, to: ["Color", "ShapeStyle", "UIColor"], from: scope.file),
        case .number(let opacity) = part(arguments[0].value).value, (0...1).contains(opacity),
        let inner = part(base).colorBranches(as: type), inner.count == 1
      else { return nil }
      let fade = { (color: Color) in color.withAlpha(name == "opacity" ? color.alpha * opacity : opacity) }
      return CodeColorBranch(
        quote: quote, isToken: false, colors: inner[0].colors.map(fade), earlier: inner[0].earlier?.map(fade))
    }
    if case .call(let callee, let arguments) = source.kind, let name = callee.path?.last,
      ["Color", "UIColor"].contains(name), !isOwnType(name)
    {
      if arguments.count == 1, arguments[0].label == nil || arguments[0].label == "uiColor" {
        let argument = part(arguments[0].value)
        if let role = argument.systemName(of: "UIColor") { return systemBranch(role, of: "UIColor", in: modes) }
        // A constant of type `UIColor`: `Color(Palette.brand)`.
        if (argument.source.path?.count ?? 0) > 1, let inner = argument.colorBranches(as: "UIColor"), inner.count == 1 {
          return CodeColorBranch(
            quote: quote, isToken: inner[0].isToken, colors: inner[0].colors, earlier: inner[0].earlier)
        }
      }
      return literal(arguments).map { color in
        CodeColorBranch(quote: quote, isToken: false, colors: modes.map { _ in color })
      }
    }
    // An implicit member is one of the expected type.
    let isImplicit = if case .implicitMember = source.unparenthesized.kind { true } else { false }
    for type in isImplicit ? [type] : ["Color", "UIColor"] {
      if let name = systemName(of: type) { return systemBranch(name, of: type, in: modes) }
    }
    return nil
  }

  /// The member of a platform color type that the expression names.
  private func systemName(of type: String) -> String? {
    if case .implicitMember(let name) = source.unparenthesized.kind {
      let isOwn =
        index.declares(name, in: type, from: scope.file)
        || type == "Color" && index.declares(name, in: "ShapeStyle", from: scope.file)
      return isOwn ? nil : name
    }
    guard let path = source.unparenthesized.path, path.count == 2, path[0] == type, !isOwnType(type),
      !index.declares(path[1], in: type, from: scope.file)
    else { return nil }
    return path[1]
  }

  private func systemBranch(_ name: String, of type: String, in modes: [Mode]) -> CodeColorBranch? {
    let palette = type == "Color" ? name : name.hasPrefix("system") ? name.dropFirst(6).lowercased() : ""
    let versions = modes.map { SystemColors.versions(ofPalette: palette, in: $0) }
    if versions.allSatisfy({ $0.count == 2 }), !(type == "Color" && name.last?.isNumber == true) {
      return CodeColorBranch(
        quote: quote, isToken: false, colors: versions.map { $0[0] }, earlier: versions.map { $0[1] },
        isOfPlatform: true)
    }
    let colors = modes.compactMap { mode in
      ColorPresets.color(named: name, of: type) ?? SystemColors.color(named: name, in: mode)
    }
    guard colors.count == modes.count else { return nil }
    let isConstant = ColorPresets.color(named: name, of: type) != nil
    return CodeColorBranch(quote: quote, isToken: false, colors: colors, isOfPlatform: !isConstant)
  }

  private func literal(_ arguments: [SwiftExpression.Argument]) -> Color? {
    guard let literal = ColorLiteral(arguments, in: outline) else { return nil }
    let reader = CodeReader(index: index)
    guard
      case .color(let color, nil) = ColorReader(outline, value: { reader.constant(of: $0, at: scope) }).color(
        of: literal)
    else { return nil }
    return color
  }

  private func isOwnType(_ name: String) -> Bool {
    index.names.namesake(of: name, in: scope.namespace, file: scope.file) != nil
      || index.extendsInitializer(of: name)
  }
}

extension CodeIndex {
  /// Whether these sources add an initializer to a platform color, which may have the labels of the platform's.
  fileprivate func extendsInitializer(of type: String) -> Bool {
    (symbols.functions(named: "\(type).init") + symbols.functions(named: "SwiftUI.\(type).init")).contains {
      symbols.signature(of: $0)?.parameters.contains { ["white", "red", "hue"].contains($0.label) } ?? false
    }
  }

  /// Whether these sources add a member to a platform type that may hide the platform's: a color, or a font.
  func declares(_ name: String, in type: String, from file: Int) -> Bool {
    guard addedMembers.contains(name) else { return false }
    let modules: [[String]] = [[type], ["SwiftUI", type], ["UIKit", type]]
    return modules.contains { symbols.declares(name, in: $0, from: file) }
  }

  /// Whether these sources add a function to one of some platform types.
  func addsFunction(_ name: String, to types: Set<String>, from file: Int) -> Bool {
    symbols.functions(named: name, in: file).contains { types.contains(symbols.symbols[$0].namespace.last ?? "") }
  }
}
