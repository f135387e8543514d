import SwiftSource

// The titles and images of `UIButton.Configuration`.

extension UIKitNaming {
  mutating func readConfiguration(_ use: UIKitUse) {
    guard use.members.count > 1 else {
      if let value = use.assigned { readConfiguration(value) }
      return
    }
    readConfiguration(member: use.members[1].name, use.assigned)
  }

  private mutating func readConfiguration(member: String, _ value: CodeExpression?) {
    guard let value else { return }
    switch member {
    case "image": addImage(value)
    case "title", "attributedTitle": addText(value)
    case "subtitle", "attributedSubtitle": addText(value, isSubtitle: true)
    default: break
    }
  }

  mutating func readConfiguration(_ value: CodeExpression) {
    let source = value.source.unparenthesized
    let tokens = source.tokens
    guard source.kind != .nil else { return }
    if case .name(let name) = source.kind,
      let local = index.files[value.scope.file].bindings(of: name, in: value.scope.declaration).last(where: {
        $0.visible.contains(tokens.lowerBound)
      })
    {
      guard let initial = local.value, initial.lowerBound < tokens.lowerBound else {
        return addConfigurationDoubt(name)
      }
      readConfiguration(value.part(value.outline.expression(in: initial)))
      return readLocalConfiguration(name, local.visible, value)
    }
    // The button's own configuration, or a copy of it.
    guard source.path?.count == 1 || !value.mentions(["configuration"]) else { return }
    if let name = value.links.last?.name, UIKitNaming.configurations.contains(name) { return }
    let followed = value.followed(as: "Configuration")
    if let name = followed.links.last?.name, UIKitNaming.configurations.contains(name) { return }
    addConfigurationDoubt(value.links.last?.name ?? "")
  }

  /// Reads `configuration.image = …` of a local name.
  private mutating func readLocalConfiguration(_ name: String, _ visible: Range<Int>, _ value: CodeExpression) {
    let chains = index.files[value.scope.file].chains
    for (position, other) in chains.enumerated()
    where other.path.first == name && other.declaration == value.scope.declaration
      && visible.contains(other.expression.tokens.lowerBound)
    {
      let chain = CodeChain(index: index, file: value.scope.file, position: position)
      let use = UIKitUse(chain, after: 1)
      if let member = use.members.first {
        readConfiguration(member: member.name, use.assigned)
      } else if chain.source.role.kind == .argument, let parent = chain.parent,
        let function = chain.source.role.modifier.map({ parent.source.modifiers[$0].name }) ?? parent.source.path.last
      {
        if UIKitHelpers(index: index).mention(UIKitNaming.naming, in: function, from: chain.file) { addDoubt(function) }
      }
    }
  }

  private static let configurations: Set<String> = [
    "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent", "glass",
    "prominentGlass", "clearGlass", "prominentClearGlass",
  ]

  private mutating func addConfigurationDoubt(_ name: String) {
    doubt = doubt ?? "the title of the configuration \(name.isEmpty ? "" : name + " ")isn't in the source"
  }
}

extension CodeExpression {
  /// Whether the value is an empty text or nil.
  var isEmptyOrNil: Bool {
    let value = followed().source
    if case .call(let callee, let arguments) = value.kind, arguments.count < 2,
      ["NSAttributedString", "AttributedString", "String"].contains(callee.path?.last ?? "")
    {
      return arguments.first.map { $0.value.isBlank } ?? true
    }
    return value.kind == .nil || value.isBlank
  }

  /// The kind of an image.
  var image: UIKitNaming.Image {
    for link in links {
      for argument in link.arguments ?? [] {
        if argument.label == "systemName" || argument.label == "systemSymbol" { return .symbol }
        if argument.label == "named" || argument.label == "resource" { return .file }
      }
    }
    if case .macro("imageLiteral", _) = source.kind { return .file }
    return .other
  }
}

extension SwiftExpression {
  /// Whether the expression is a string of white space alone.
  fileprivate var isBlank: Bool {
    guard case .string(let text?) = unparenthesized.kind else { return false }
    return text.allSatisfy(\.isWhitespace)
  }
}
