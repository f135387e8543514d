import SourceText
import SwiftSource

// Secure fields, and the texts that contain what people enter in them.

extension CodeModifier {
  /// Whether the modifier gives assistive technologies the text of a secure field; nil without such a field, and if it isn't known.
  func exposesSecureText(_ names: Set<String>) -> Bool? {
    // Few files have a secure field.
    guard chain.index.files[chain.file].uses.hasSecureField else { return nil }
    let value: SwiftExpression?
    switch name {
    case "accessibility": value = argument("value") ?? argument("label") ?? argument("hint")
    case _ where names.contains(name) && source.arguments?.count == 1: value = argument(nil)
    default: return nil
    }
    guard let value, overloads.isEmpty else { return nil }
    let fields = chain.secureFields(depth: 0)
    guard !fields.isEmpty else { return nil }
    let results = fields.map { chain.text(value, contains: $0) }
    if results.contains(true) { return true }
    return results.contains(nil) ? nil : false
  }
}

extension CodeChain {
  /// The maximum depth of views and properties in which fields are looked up.
  private static let deepestField = 16

  /// The names of the texts that the secure fields in the view edit: `["form", "password"]` for `text: $form.password`.
  fileprivate func secureFields(depth: Int) -> [[String]] {
    guard depth < Self.deepestField else { return [] }
    if viewName == "SecureField", isPlatformView {
      return source.argument("text")?.path.map { [$0.unbound] } ?? []
    }
    let content = children.filter { $0.source.role.kind == .closure && $0.source.role.modifier == nil }
    return (content + (depth > 0 ? ownDefinition : [])).flatMap { $0.secureFields(depth: depth + 1) }
  }

  /// The views that a property or function of the same type shows, if the chain is a call of one.
  private var ownDefinition: [CodeChain] {
    let path = source.path.first == "self" ? Array(source.path.dropFirst()) : source.path
    guard path.count == 1, viewName == nil, let parent = outline.declarations[source.declaration].parent else {
      return []
    }
    let chains = index.files[file].chains
    return chains.indices.filter { position in
      let declaration = outline.declarations[chains[position].declaration]
      return declaration.parent == parent && declaration.name == path[0] && chains[position].parent == nil
        && chains[position].declaration != source.declaration
    }.map { CodeChain(index: index, file: file, position: $0) }
  }

  /// Whether a text contains the value of a name; nil if that isn't known.
  fileprivate func text(_ expression: SwiftExpression, contains secret: [String]) -> Bool? {
    let expression = expression.unparenthesized
    let parts: [SwiftExpression]
    switch expression.kind {
    case .name, .member:
      if expression.path?.unbound == secret { return true }
      parts = []
    case .string(let literal): return literal == nil ? interpolation(expression, contains: secret) : false
    case .unwrapped(let value), .effect(let value): return text(value, contains: secret)
    case .binary("+", let first, let second), .binary("??", let first, let second): parts = [first, second]
    case .ternary(let condition, let first, let second):
      let results = [text(first, contains: secret), text(second, contains: secret)]
      guard results.contains(true) else { return results.contains(nil) ? nil : false }
      // Another condition may be whether the text is visible.
      return asksOnly(about: secret, condition) ? true : nil
    case .call(let callee, let arguments)
    where ["Text", "String", "LocalizedStringKey"].contains(callee.path?.last ?? "") && arguments.count == 1:
      return text(arguments[0].value, contains: secret)
    default: parts = []
    }
    let results = parts.map { text($0, contains: secret) }
    if results.contains(true) { return true }
    if !results.isEmpty { return results.contains(nil) ? nil : false }
    return expression.tokens.contains { outline.name($0) == secret.last } ? nil : false
  }

  private func interpolation(_ string: SwiftExpression, contains secret: [String]) -> Bool? {
    let text = string.tokens.map(outline.text).joined()
    let name = secret.joined(separator: ".")
    if text.holdsBytes(of: "\\(\(name))") || text.holdsBytes(of: "\\(self.\(name))") { return true }
    return text.replacingBytes(of: name + ".count", with: "").holdsBytes(of: secret.last ?? name) ? nil : false
  }

  /// Whether an expression only names a text and whether it is empty.
  private func asksOnly(about secret: [String], _ condition: SwiftExpression) -> Bool {
    let names = Set(secret).union(["isEmpty", "count", "self"])
    return condition.tokens.allSatisfy { outline.tokens[$0].kind != .identifier || names.contains(outline.name($0)) }
  }
}

// MARK: UIKit

extension CodeChain {
  /// Whether an assignment gives assistive technologies the text of a field with secure entry; nil without such a field, and if it isn't known.
  var exposesSecureEntry: Bool? {
    let owner = source.path.dropLast().last ?? ""
    guard let value = assigned?.source else { return nil }
    var result: Bool?
    for field in secureEntries {
      switch text(value, contains: [field, "text"]) {
      case true?: return true
      case false?: if owner == field { result = false }
      case nil: continue
      }
    }
    return result
  }

  /// The names of the fields in the type whose entry is always secure.
  private var secureEntries: [String] {
    let tokens = typeTokens
    var secure: [String: Bool] = [:]
    for token in tokens where outline.isToken(token, "isSecureTextEntry") && token > 1 {
      guard outline.tokens[token - 1].kind == .point else { continue }
      let isOn = outline.isToken(token + 1, "=") && outline.isToken(token + 2, "true")
      let name = outline.name(token - 2)
      for each in [name, ownerOfClosure(around: token, in: tokens)].compactMap({ $0 }) {
        secure[each] = secure[each] ?? true && isOn
      }
    }
    return secure.filter(\.value).map(\.key).sorted()
  }

  /// The property whose value is computed around a token: `passwordField` for `let passwordField = { … }()`.
  private func ownerOfClosure(around token: Int, in tokens: Range<Int>) -> String? {
    outline.declarations.last {
      ($0.kind == .constant || $0.kind == .variable) && tokens.contains($0.nameToken) && $0.tokens.contains(token)
    }?.name
  }
}

extension [String] {
  /// The names without the sign of a binding, and without `self`.
  fileprivate var unbound: [String] {
    (first == "self" ? Array(dropFirst()) : self).map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
  }
}
