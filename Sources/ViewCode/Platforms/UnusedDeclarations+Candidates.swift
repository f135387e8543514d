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

  /// Whether a declaration is unused if nothing names it.
  ///
  /// - Parameters:
  ///   - declared: the names of the types whose members may belong to a protocol.
  ///   - isPublicUsed: whether code elsewhere may use what is public.
  func canBeUnused(_ declaration: SwiftDeclaration, among declared: Set<String>, isPublicUsed: Bool) -> Bool {
    if isPublicUsed, declaration.modifiers.contains(.public) || declaration.parent.map(isOpen) == true { return false }
    switch declaration.kind {
    case .struct, .enum:
      guard declaration.parent == nil, declaration.name.utf8.count > 1 else { return false }
      let protocols = hasPlainProtocols(declaration)
      guard protocols else { return false }
    case .class:
      guard declaration.parent == nil, declaration.name.utf8.count > 1,
        let inherited = declaration.inheritance, SwiftOutline.viewClasses.contains(name(inherited.lowerBound)),
        inherited.dropFirst().allSatisfy({ tokens[$0].kind == .comma || isCalledBack(name($0)) })
      else { return false }
    case .variable, .constant:
      guard tokens[declaration.nameToken].kind == .identifier else { return false }
      // A macro of the type may use what is private in it.
      if declaration.modifiers.contains(.private) {
        return hasPlainAttributes(declaration) && declaration.parent.map(hasPlainAttributes) ?? true
          && !actsWhenCreated(declaration)
      }
      fallthrough
    case .function:
      guard let parent = declaration.parent.map({ declarations[$0] }), parent.kind == .extension, parent.parent == nil,
        hasPlainAttributes(parent), !declared.contains(parent.name), !parent.name.contains("."),
        tokens[declaration.nameToken].kind == .identifier,
        !SwiftOutline.callsWithoutName.contains(where: { declaration.name.utf8.starts(with: $0.utf8) })
      else { return false }
    default: return false
    }
    return hasPlainAttributes(declaration)
  }

  /// The beginnings of the names of members that the compiler calls: of result builders, interpolations, and callable values.
  private static let callsWithoutName = [
    "build", "appendInterpolation", "appendLiteral", "callAsFunction", "dynamicallyCall", "wrappedValue",
    "projectedValue",
  ]

  /// Whether a protocol is one by which another object calls back, or one that shows nothing by itself.
  private func isCalledBack(_ name: String) -> Bool {
    ["Delegate", "DataSource", "DataSourcePrefetching"].contains { name.endsWithBytes(of: $0) }
      || SwiftOutline.protocols.contains(name)
  }

  /// Whether the system finds no type by the protocols of a declaration.
  private func hasPlainProtocols(_ declaration: SwiftDeclaration) -> Bool {
    declaration.inheritance?.allSatisfy { tokens[$0].kind == .comma || SwiftOutline.protocols.contains(name($0)) }
      ?? true
  }

  /// Whether the file has a preview.
  var hasPreviews: Bool {
    tokens.indices.contains { tokens[$0].kind == .hash && isToken($0, "#Preview") }
      || declarations.contains(where: isPreviewProvider)
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
  private func hasPlainAttributes(_ declaration: SwiftDeclaration) -> Bool {
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
    declarations.compactMap { declaration in
      guard declaration.kind == .extension, hasPlainProtocols(declaration) else { return nil }
      return (declaration.name, declaration.tokens)
    }
  }
}
