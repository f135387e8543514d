import SwiftSource

extension SwiftDeclaration {
  var isType: Bool { hasMembers && kind != .extension }
}

extension SwiftOutline {
  /// The protocols of types that appear only where a name shows them; the system finds other types, such as intents, by itself.
  private static let knownProtocols: Set<String> = [
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
  static let viewClasses: Set<String> = [
    "UIView", "UIControl", "UIButton", "UILabel", "UITextField", "UITextView", "UIImageView", "UIStackView",
    "UIScrollView", "UITableView", "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionView",
    "UICollectionViewCell", "UICollectionReusableView", "UIViewController", "UITableViewController",
    "UICollectionViewController", "UINavigationController", "UITabBarController",
  ]

  /// The protocols whose requirements are known, and the names of the requirements.
  private static let requiring: Set<String> = [
    "View", "ViewModifier", "Equatable", "Hashable", "Identifiable", "Sendable", "Animatable", "CaseIterable",
    "Comparable", "String", "Int",
  ]
  private static let requirements: Set<String> = [
    "body", "id", "hash", "hashValue", "animatableData", "allCases", "rawValue",
  ]
  /// The names of what a declaration makes or returns if a rule may report it.
  private static let shown: [StaticString] = [
    "Font", "UIFont", "View", "UILabel", "UIButton", "UITextField", "UITextView",
  ]

  /// Whether the system finds no type by a protocol.
  static func isKnownProtocol(_ name: String) -> Bool { knownProtocols.contains(name) }

  /// Whether a protocol or raw type calls its types by known requirements only.
  static func hasKnownRequirements(_ name: String) -> Bool { requiring.contains(name) }

  /// Whether a declaration is unused if nothing names it.
  ///
  /// - Parameters:
  ///   - types: the types of all files.
  ///   - isPublicUsed: whether code elsewhere may use what is public.
  func canBeUnused(_ declaration: SwiftDeclaration, among types: DeclaredTypes, isPublicUsed: Bool) -> Bool {
    if isPublicUsed, declaration.modifiers.contains(.public) || declaration.parent.map(isOpen) == true { return false }
    switch declaration.kind {
    case .struct, .enum:
      guard declaration.parent == nil, declaration.name.utf8.count > 1 else { return false }
      let protocols =
        declaration.inheritance?.allSatisfy { tokens[$0].kind == .comma || isPlain(name($0), among: types) } ?? true
      guard protocols else { return false }
    case .class:
      guard declaration.parent == nil, declaration.name.utf8.count > 1,
        let inherited = declaration.inheritance, types.isViewClass(name(inherited.lowerBound)),
        inherited.dropFirst().allSatisfy({
          tokens[$0].kind == .comma || isPlain(name($0), among: types) || SwiftOutline.isCalledBack(name($0))
        })
      else { return false }
    case .variable, .constant, .function:
      guard tokens[declaration.nameToken].kind == .identifier else { return false }
      // A macro of the type may use what is private in it.
      if declaration.kind != .function, declaration.modifiers.contains(.private) {
        return !mayBeRequired(declaration) && hasPlainAttributes(declaration)
          && declaration.parent.map(hasPlainAttributes) ?? true
          && !actsWhenCreated(declaration)
      }
      if isPrivateFunction(declaration) || isMember(declaration, among: types) {
        return hasPlainAttributes(declaration)
      }
      guard let parent = declaration.parent.map({ declarations[$0] }), parent.kind == .extension, parent.parent == nil,
        hasPlainAttributes(parent), !types.names.contains(parent.name), !parent.name.contains("."),
        !isCalledWithoutName(declaration)
      else { return false }
    default: return false
    }
    return hasPlainAttributes(declaration)
  }

  /// Whether the system finds no type by a protocol, here or of these sources.
  private func isPlain(_ name: String, among types: DeclaredTypes) -> Bool {
    SwiftOutline.isKnownProtocol(name) || types.protocols.contains(name)
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

  /// Whether a declaration is a member with a font or a view that only a name shows: of a type with known protocols, or stored in a UIKit class.
  private func isMember(_ declaration: SwiftDeclaration, among types: DeclaredTypes) -> Bool {
    guard let parent = declaration.parent.map({ declarations[$0] }), parent.hasMembers,
      !SwiftOutline.requirements.contains(declaration.name), !isCalledWithoutName(declaration),
      hasPlainAttributes(parent),
      declaration.tokens.contains(where: { token in SwiftOutline.shown.contains { isToken(token, $0) } })
    else { return false }
    if !types.isPlain(parent.name) {
      guard declaration.kind != .function, declaration.value != nil, parent.kind == .class,
        types.isViewClass(parent.name)
      else { return false }
    }
    return declaration.kind == .function || !actsWhenCreated(declaration)
  }

  private func isCalledWithoutName(_ declaration: SwiftDeclaration) -> Bool {
    SwiftOutline.callsWithoutName.contains { declaration.name.utf8.starts(with: $0.utf8) }
  }

  /// The beginnings of the names of members that the compiler calls: of result builders, interpolations, and callable values.
  private static let callsWithoutName = [
    "build", "appendInterpolation", "appendLiteral", "callAsFunction", "dynamicallyCall", "wrappedValue",
    "projectedValue",
  ]

  /// Whether a protocol is one by which another object calls back, or one that shows nothing by itself.
  static func isCalledBack(_ name: String) -> Bool {
    ["Delegate", "DataSource", "DataSourcePrefetching"].contains { name.endsWithBytes(of: $0) }
      || knownProtocols.contains(name)
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

  private func isOpen(_ parent: Int) -> Bool {
    declarations[parent].modifiers.contains(.public) && declarations[parent].kind == .extension
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

  /// The extensions that let the system find no type, such as those with protocols by which another object calls back.
  func plainExtensions(among types: DeclaredTypes) -> [(name: String, tokens: Range<Int>)] {
    declarations.compactMap { declaration in
      guard declaration.kind == .extension,
        declaration.inheritance?.allSatisfy({
          tokens[$0].kind == .comma || SwiftOutline.isCalledBack(name($0)) || types.protocols.contains(name($0))
        }) ?? true
      else { return nil }
      return (declaration.name, declaration.tokens)
    }
  }
}
