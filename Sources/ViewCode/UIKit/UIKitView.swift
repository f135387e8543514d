import SourceText
import SwiftSource

/// A UIKit view by its name in a type, or the type's own view.
struct UIKitView {
  /// How the view is exposed to assistive technologies.
  enum Role {
    /// A trait exposes it as a control.
    case control
    /// Nothing does.
    case none
    /// Something may, for a reason.
    case unknown(String)
  }

  /// The name; nil for the type's own view.
  let name: String?
  /// The class of the view.
  let className: String
  /// The platform's class that the view inherits from.
  let platformClass: String
  /// The declarations and extensions of the type around, and of the classes that it inherits from.
  let bodies: [UIKitClasses.Body]
  private let index: CodeIndex
  /// The property whose closure creates the view under another name; nil if there is none.
  private var property: String?
  /// The tokens that create the view; nil for an outlet and the type's own view.
  private var creation: (file: Int, tokens: Range<Int>)?
  private let isOutlet: Bool
  /// Whether a function creates the view for a local name.
  private let isLocal: Bool
  private let enclosingType: String

  /// The platform's views without a role.
  static let plain: Set<String> = ["UIView", "UIImageView", "UILabel", "UIStackView", "UIVisualEffectView"]
  /// Those that take no touches until code says so.
  private static let untouched: Set<String> = ["UIImageView", "UILabel"]
  /// The traits of controls.
  private static let controlTraits: Set<String> = [
    "button", "link", "keyboardKey", "searchField", "adjustable", "toggleButton", "tabBar", "allowsDirectInteraction",
  ]
  private static let plainTraits: Set<String> = [
    "none", "image", "header", "staticText", "selected", "notEnabled", "summaryElement", "UIAccessibilityTraits",
    "insert", "remove", "formUnion", "accessibilityTraits",
  ]
  /// Parts of the names of views behind something.
  private static let backgrounds = [
    "background", "overlay", "dim", "backdrop", "mask", "blur", "shadow", "cover", "outside", "scrim", "root", "window",
    "bgview", "loading",
  ]
  /// Parts of the names of views that aren't behind something, although they have such a part.
  private static let coverings = ["discover", "recover", "coverimage", "coverphoto"]
  private static let actions: Set<String> = [
    "accessibilityCustomActions", "accessibilityActivate", "accessibilityElements", "accessibilityElementCount",
    "accessibilityRespondsToUserInteraction",
  ]

  /// Finds a view by its name; nil if its class isn't a plain view, or isn't known.
  init?(named name: String?, at chain: CodeChain) {
    index = chain.index
    guard let type = chain.enclosingTypes.first else { return nil }
    enclosingType = type
    let classes = index.uiKit.classes
    self.name = name
    if let name {
      guard let found = UIKitView.declaration(of: name, at: chain) else { return nil }
      (className, creation, isOutlet) = (found.className, found.creation, found.isOutlet)
      isLocal = found.isLocal
      let own = chain.outline.declarations[chain.source.declaration]
      if own.kind == .variable || own.kind == .constant { property = own.name }
    } else {
      (className, creation, isOutlet, isLocal) = (type, nil, false, false)
      guard classes.isDeclared(className) else { return nil }
    }
    guard let platform = classes.platformClass(of: className), Self.plain.contains(platform) else { return nil }
    platformClass = platform
    bodies = classes.bodies(of: [type] + classes.lineage(of: type).filter { $0 != type })
  }

  /// The names of the view.
  private var names: Set<String> { Set([name, property].compactMap { $0 }) }

  /// Whether the name says that the view is behind something else.
  var isBackground: Bool {
    let text = (property ?? name ?? className).lowercased()
    if ["view", "contentview"].contains(text) { return !isLocal }
    return Self.backgrounds.contains { text.holdsBytes(of: $0) }
      && !Self.coverings.contains { text.holdsBytes(of: $0) }
  }

  /// Whether the view may be behind something: it isn't an image or a label.
  var mayBeBehind: Bool { !Self.untouched.contains(platformClass) }

  /// Whether the view takes touches: images and labels do only if code says so.
  var takesTouches: Bool {
    guard Self.untouched.contains(platformClass), !isOutlet else {
      return !assigns("isUserInteractionEnabled", "false")
    }
    return assigns("isUserInteractionEnabled", "true")
  }

  /// Whether code removes the view from assistive technologies, so something else has its action.
  var isHidden: Bool { assigns("isAccessibilityElement", "false") || assigns("accessibilityElementsHidden", "true") }

  /// How the view is exposed.
  var role: Role {
    for use in index.uiKit.traitUses {
      let chain = CodeChain(index: index, file: use.file, position: use.position)
      if let role = role(in: chain) { return role }
    }
    let own = index.uiKit.classes.bodies(of: index.uiKit.classes.lineage(of: className))
    if name != nil,
      own.contains(where: { index.files[$0.file].outline.mentions(["accessibilityTraits"], in: $0.tokens) })
    {
      return .unknown("the class of the view may set its traits")
    }
    if (own + bodies).contains(where: { index.files[$0.file].outline.mentions(Self.actions, in: $0.tokens) }) {
      return .unknown("the type around the view offers actions")
    }
    if isOutlet { return .unknown("the storyboard may set the traits") }
    return helper.map { .unknown("\($0) may set the traits") } ?? .none
  }

  /// Returns the role that an assignment of traits gives the view; nil if it is about something else, or gives none.
  private func role(in chain: CodeChain) -> Role? {
    let path = chain.source.path
    guard let position = path.firstIndex(of: "accessibilityTraits") else { return nil }
    let receiver = path[..<position].last { $0 != "self" && $0 != "contentView" }
    let isInType = bodies.contains { $0.file == chain.file && $0.tokens.contains(chain.source.baseTokens.lowerBound) }
    guard let receiver else { return name == nil && isInType ? role(ofTraitsIn: chain) : nil }
    if isInType, names.contains(receiver) || isInCreation(chain) || isElement(of: chain) {
      return role(ofTraitsIn: chain)
    }
    if !isInType, names.contains(receiver) { return .unknown("other types set accessibilityTraits of \(receiver)") }
    let isOwnElsewhere =
      name == nil && !isInType && chain.outline.mentions([className], in: chain.outline.tokens.indices)
    return isOwnElsewhere ? .unknown("other types may set accessibilityTraits of \(className)") : nil
  }

  /// Whether a chain is in the body of a loop over a list with the view: `[call, mail].forEach { $0.accessibilityTraits = .button }`.
  private func isElement(of chain: CodeChain) -> Bool {
    let outline = chain.outline
    let token = chain.source.baseTokens.lowerBound
    guard let body = bodies.first(where: { $0.file == chain.file && $0.tokens.contains(token) }),
      let brace = outline.braces(around: token, in: body.tokens).first, brace > 0
    else { return false }
    var start = brace - 1
    while start > body.tokens.lowerBound, !outline.tokens[start].startsLine { start -= 1 }
    return outline.mentions(["forEach", "for"], in: start..<brace) && outline.mentions(names, in: start..<brace)
  }

  private func isInCreation(_ chain: CodeChain) -> Bool {
    guard let creation else { return false }
    return creation.file == chain.file && creation.tokens.contains(chain.source.baseTokens.lowerBound)
  }

  private func role(ofTraitsIn chain: CodeChain) -> Role? {
    var range = chain.source.expression.tokens
    if let value = chain.assigned { range = range.lowerBound..<max(range.upperBound, value.source.tokens.upperBound) }
    let outline = chain.outline
    if outline.mentions(Self.controlTraits, in: range) { return .control }
    let known = names.union(Self.plainTraits).union(["self", "contentView", "$0"])
    let isKnown = range.allSatisfy { outline.tokens[$0].kind != .identifier || known.contains(outline.name($0)) }
    return isKnown ? nil : .unknown("the traits aren't known")
  }

  /// The name of a function of these sources that gets the view and mentions traits; nil if there is none.
  private var helper: String? {
    guard let name else { return nil }
    let helpers = UIKitHelpers(index: index)
    for body in bodies {
      let outline = index.files[body.file].outline
      for token in body.tokens where outline.tokens[token].kind == .identifier {
        let called: String?
        if outline.isMember(token, of: name), outline.tokens[token + 1].kind == .openParenthesis {
          called = outline.name(token)
        } else if outline.name(token) == name, [.comma, .closeParenthesis].contains(outline.tokens[token + 1].kind) {
          called = outline.calledName(around: token)
        } else {
          called = nil
        }
        if let called, helpers.mention(["accessibilityTraits"], in: called, from: body.file) { return called }
      }
    }
    return nil
  }

  /// Whether code of the type, or what creates the view, assigns a member of the view.
  private func assigns(_ member: String, _ value: String) -> Bool {
    let inType = bodies.contains { body in
      let outline = index.files[body.file].outline
      return body.tokens.contains { token in
        guard outline.assigns(token, member, value) else { return false }
        guard token > 1, outline.tokens[token - 1].kind == .point else { return name == nil }
        return names.contains { outline.isMember(token, of: $0) } || name == nil && outline.name(token - 2) == "self"
      }
    }
    if inType { return true }
    if let creation {
      let outline = index.files[creation.file].outline
      if creation.tokens.contains(where: { outline.assigns($0, member, value) }) { return true }
    }
    guard name != nil else { return false }
    return index.uiKit.classes.bodies(of: index.uiKit.classes.lineage(of: className)).contains { body in
      let outline = index.files[body.file].outline
      return body.tokens.contains { outline.assigns($0, member, value) }
    }
  }
}

extension SwiftOutline {
  /// Whether a token is a member to which a value is assigned.
  fileprivate func assigns(_ token: Int, _ member: String, _ value: String) -> Bool {
    tokens[token].kind == .identifier && token + 2 < tokens.count && name(token) == member && isToken(token + 1, "=")
      && name(token + 2) == value
  }
}

// MARK: Declarations

extension UIKitView {
  private struct Declared {
    let className: String
    let creation: (file: Int, tokens: Range<Int>)?
    let isOutlet: Bool
    let isLocal: Bool
  }

  /// Returns the declaration of a local name or a property at a chain.
  private static func declaration(of name: String, at chain: CodeChain) -> Declared? {
    let outline = chain.outline
    let token = chain.source.expression.tokens.lowerBound
    let local = chain.index.files[chain.file].bindings(of: name, in: chain.source.declaration)
      .last { $0.visible.contains(token) }
    if let local {
      guard let value = local.value, let created = outline.createdClass(in: value) else { return nil }
      return Declared(className: created, creation: (chain.file, value), isOutlet: false, isLocal: true)
    }
    let symbols = chain.index.symbols
    guard case .members(let found, rest: []) = symbols.lookUp([name], at: chain.scope, isStatic: false),
      let symbol = found.first.map({ symbols.symbols[$0] })
    else { return nil }
    let other = symbols.outlines[symbol.file]
    let declaration = other.declarations[symbol.declaration]
    let type = declaration.type.flatMap(other.declaredName)
    let value = declaration.value ?? declaration.body
    guard let created = type ?? value.flatMap(other.createdClass) else { return nil }
    return Declared(
      className: created, creation: value.map { (symbol.file, $0) },
      isOutlet: declaration.tokens.prefix(8).contains { other.isToken($0, "IBOutlet") }, isLocal: false)
  }
}

extension SwiftOutline {
  /// Returns the class that a value creates: `UIView()`, `UIView().then { … }`, or `{ let view = UIView(); return view }()`.
  fileprivate func createdClass(in value: Range<Int>) -> String? {
    guard let first = value.first else { return nil }
    if tokens[first].kind == .identifier {
      if tokens[first].word == nil { return isCreation(first) ? name(first) : nil }
      return nil
    }
    guard tokens[first].kind == .openBrace, let group = group(at: first) else { return nil }
    for token in group where isToken(token, "=") || tokens[token].word == .return {
      let start = token + 1
      if tokens[start].kind == .identifier, tokens[start].word == nil, isCreation(start) { return name(start) }
    }
    return nil
  }

  /// Whether a token is the name of a class that is created.
  private func isCreation(_ token: Int) -> Bool {
    guard name(token).utf8.first.map({ $0 >= 65 && $0 <= 90 }) ?? false, token + 1 < tokens.count else { return false }
    return tokens[token + 1].kind == .openParenthesis
      || tokens[token + 1].kind == .point && token + 2 < tokens.count && isToken(token + 2, "init")
  }
}
