import SwiftSource

extension SwiftDeclaration {
  var isType: Bool { hasMembers && kind != .extension }
}

extension SwiftOutline {
  /// The protocols of types that appear only where a name shows them; the system finds other types, such as intents, by itself.
  private static let protocols: Set<String> = [
    "View", "ViewModifier", "AnimatableModifier", "EnvironmentalModifier", "Animatable", "Equatable", "Hashable",
    "Identifiable", "Sendable", "CaseIterable", "Comparable", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle",
    "ToggleStyle", "TextFieldStyle", "ProgressViewStyle", "GroupBoxStyle", "MenuStyle", "GaugeStyle", "Shape",
    "InsettableShape", "ShapeStyle", "Layout", "UIViewRepresentable", "UIViewControllerRepresentable",
    "NSViewRepresentable", "String", "Int",
  ]
  /// The attributes that don't let the system find a declaration.
  private static let attributes: Set<String> = [
    "available", "MainActor", "ViewBuilder", "discardableResult", "inlinable", "frozen", "usableFromInline",
  ]

  /// The classes of UIKit whose subclasses show something only if code or a storyboard names them.
  private static let viewClasses: Set<String> = [
    "UIView", "UIControl", "UIButton", "UILabel", "UITextField", "UITextView", "UIImageView", "UIStackView",
    "UIScrollView", "UITableView", "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionView",
    "UICollectionViewCell", "UICollectionReusableView", "UIViewController", "UITableViewController",
    "UICollectionViewController", "UINavigationController", "UITabBarController",
  ]

  /// The protocols and raw types whose requirements are known, and the names of the requirements.
  private static let requiring: Set<String> = [
    "View", "ViewModifier", "Equatable", "Hashable", "Identifiable", "Sendable", "Animatable", "CaseIterable", "String",
    "Int",
  ]
  static let requirements: Set<String> = [
    "body", "id", "hash", "hashValue", "animatableData", "allCases", "rawValue",
  ]

  /// Whether a type calls its members by known names only because of a class or protocol that it inherits from.
  static func hasKnownRequirements(_ name: String) -> Bool {
    requiring.contains(name) || viewClasses.contains(name)
  }

  /// What a function or value has that a rule may report.
  private static let shown: [StaticString] = ["View", "Font", "UIFont", "UILabel", "UIButton"]

  /// Whether all members of a type but its requirements appear only where a name shows them: a struct or an enumeration with known protocols.
  func isPlainType(_ declaration: SwiftDeclaration) -> Bool {
    guard declaration.kind == .struct || declaration.kind == .enum, declaration.parent == nil,
      hasPlainAttributes(declaration)
    else { return false }
    return declaration.inheritance?.allSatisfy {
      tokens[$0].kind == .comma || SwiftOutline.requiring.contains(name($0))
    }
      ?? true
  }

  /// Whether a declaration is unused if nothing names it.
  ///
  /// - Parameters:
  ///   - declared: the names of the types whose members may belong to a protocol.
  ///   - plainTypes: the names of the types whose members appear only where a name shows them.
  ///   - isPublicUsed: whether code elsewhere may use what is public.
  func canBeUnused(
    _ declaration: SwiftDeclaration, among declared: Set<String>, plainTypes: Set<String>, isPublicUsed: Bool
  ) -> Bool {
    if isPublicUsed, isPublic(declaration) { return false }
    switch declaration.kind {
    case .struct, .enum:
      guard declaration.parent == nil, declaration.name.utf8.count > 1 else { return false }
      let protocols = hasPlainProtocols(declaration)
      guard protocols else { return false }
    case .class:
      guard declaration.parent == nil, declaration.name.utf8.count > 1,
        let inherited = declaration.inheritance, SwiftOutline.viewClasses.contains(name(inherited.lowerBound)),
        inherited.dropFirst().allSatisfy({ tokens[$0].kind == .comma || SwiftOutline.isCalledBack(name($0)) })
      else { return false }
    case .variable, .constant:
      guard tokens[declaration.nameToken].kind == .identifier else { return false }
      // A macro of the type may use what is private in it.
      if declaration.modifiers.contains(.private) {
        return !mayBeRequired(declaration) && hasPlainAttributes(declaration)
          && declaration.parent.map(hasPlainAttributes) ?? true
          && !actsWhenCreated(declaration)
      }
      if isPart(declaration, of: plainTypes) { return hasPlainAttributes(declaration) }
      fallthrough
    case .function:
      if isPrivateFunction(declaration) || isPart(declaration, of: plainTypes) {
        return hasPlainAttributes(declaration)
      }
      guard let parent = declaration.parent.map({ declarations[$0] }), parent.kind == .extension, parent.parent == nil,
        hasPlainAttributes(parent), !declared.contains(parent.name), !parent.name.contains("."),
        tokens[declaration.nameToken].kind == .identifier, !isCalledWithoutName(declaration)
      else { return false }
    default: return false
    }
    return hasPlainAttributes(declaration)
  }

  /// Whether a declaration is a function that only its file can call, and not a part of a protocol: that would be a second declaration with the name.
  private func isPrivateFunction(_ declaration: SwiftDeclaration) -> Bool {
    guard declaration.kind == .function, declaration.modifiers.contains(.private),
      tokens[declaration.nameToken].kind == .identifier, !isCalledWithoutName(declaration), !mayBeRequired(declaration)
    else { return false }
    return declaration.parent.map(hasPlainAttributes) ?? true
  }

  /// Whether a declaration with `fileprivate` may be what a protocol requires: its type has protocols, here or in an extension.
  private func mayBeRequired(_ declaration: SwiftDeclaration) -> Bool {
    guard let parent = declaration.parent.map({ declarations[$0] }) else { return false }
    let isShared = (declaration.tokens.lowerBound..<declaration.nameToken).contains { isToken($0, "fileprivate") }
    return isShared && declarations.contains { $0.hasMembers && $0.name == parent.name && hasProtocols($0) }
  }

  /// Whether a type or an extension may have protocols: it inherits from more than a view class of UIKit.
  private func hasProtocols(_ declaration: SwiftDeclaration) -> Bool {
    guard let inherited = declaration.inheritance else { return false }
    return inherited.count > 1 || !SwiftOutline.viewClasses.contains(name(inherited.lowerBound))
  }

  /// Whether a declaration is a function, a computed property, or a static constant of a plain type, and has a view or a font.
  private func isPart(_ declaration: SwiftDeclaration, of plainTypes: Set<String>) -> Bool {
    guard let parent = declaration.parent.map({ declarations[$0] }), parent.parent == nil,
      plainTypes.contains(parent.name), tokens[declaration.nameToken].kind == .identifier,
      !SwiftOutline.requirements.contains(declaration.name), !isCalledWithoutName(declaration),
      declaration.modifiers.contains(.static) || declaration.value == nil && declaration.body != nil,
      hasPlainAttributes(parent)
    else { return false }
    return declaration.tokens.contains { token in SwiftOutline.shown.contains { isToken(token, $0) } }
  }

  func isCalledWithoutName(_ declaration: SwiftDeclaration) -> Bool {
    SwiftOutline.callsWithoutName.contains { declaration.name.utf8.starts(with: $0.utf8) }
  }

  /// The beginnings of the names of members that the compiler calls: of result builders, interpolations, and callable values.
  private static let callsWithoutName = [
    "build", "appendInterpolation", "appendLiteral", "callAsFunction", "dynamicallyCall", "wrappedValue",
    "projectedValue",
  ]

  /// Whether a protocol is one by which another object calls back, or one that shows nothing by itself.
  private static func isCalledBack(_ name: String) -> Bool {
    ["Delegate", "DataSource", "DataSourcePrefetching"].contains { name.endsWithBytes(of: $0) } || isKnownProtocol(name)
  }

  /// Whether a protocol of the platform lets the system find no type by itself.
  static func isKnownProtocol(_ name: String) -> Bool { protocols.contains(name) }

  /// Whether the system finds no type by the protocols of a declaration.
  private func hasPlainProtocols(_ declaration: SwiftDeclaration) -> Bool {
    declaration.inheritance?.allSatisfy { tokens[$0].kind == .comma || SwiftOutline.protocols.contains(name($0)) }
      ?? true
  }

  /// Whether a stored property may do something when its instance is created: its value is `Void`, or comes from a closure.
  private func actsWhenCreated(_ declaration: SwiftDeclaration) -> Bool {
    guard declaration.parent != nil, !declaration.modifiers.contains(.static) else { return false }
    let isLazy = (declaration.tokens.lowerBound..<declaration.nameToken).contains { isToken($0, "lazy") }
    // A computed property has no value of its own.
    let sign = (declaration.nameToken..<declaration.tokens.upperBound).first {
      tokens[$0].kind == .openBrace || isToken($0, "=")
    }
    guard !isLazy, let equals = sign, isToken(equals, "=") else { return false }
    let isVoid = (declaration.nameToken..<equals).contains {
      isToken($0, "Void") || tokens[$0].kind == .openParenthesis
    }
    return isVoid
      || (equals..<declaration.tokens.upperBound).contains { token in
        tokens[token].kind == .openBrace
          || ["appearance", "addObserver", "sink", "window"].contains { name(token) == $0 }
      }
  }

  private func hasPlainAttributes(_ declaration: Int) -> Bool { hasPlainAttributes(declarations[declaration]) }

  /// Whether code elsewhere can name a declaration.
  func isPublic(_ declaration: SwiftDeclaration) -> Bool {
    guard !declaration.modifiers.contains(.public) else { return true }
    guard let parent = declaration.parent.map({ declarations[$0] }) else { return false }
    return parent.modifiers.contains(.public) && parent.kind == .extension
  }

  /// Whether no attribute or `override` of a declaration lets the system find it.
  func hasPlainAttributes(_ declaration: SwiftDeclaration) -> Bool {
    var token = declaration.tokens.lowerBound
    while token < declaration.nameToken {
      if tokens[token].kind == .at, !SwiftOutline.attributes.contains(name(token + 1)) { return false }
      if tokens[token].word == .override { return false }
      token = next(after: token)
    }
    return true
  }

  /// The extensions that let the system find no type.
  var plainExtensions: [(name: String, tokens: Range<Int>)] {
    declarations.filter(isPlainExtension).map { ($0.name, $0.tokens) }
  }

  /// Whether a declaration is an extension that lets the system find no type: it has no protocols, or those by which another object calls back.
  func isPlainExtension(_ declaration: SwiftDeclaration) -> Bool {
    guard declaration.kind == .extension else { return false }
    return declaration.inheritance?.allSatisfy { tokens[$0].kind == .comma || SwiftOutline.isCalledBack(name($0)) }
      ?? true
  }
}
