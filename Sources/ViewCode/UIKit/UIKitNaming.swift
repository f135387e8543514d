import SourceText
import SwiftSource

/// The sources of a UIKit button's accessible name.
struct UIKitNaming {
  /// The kinds of images that decide about a default name.
  enum Image { case symbol, file, other }

  /// The kinds of the images that the button shows.
  private(set) var images: [Image] = []
  /// Whether an accessibility label names the button.
  private(set) var isLabelled = false
  /// Whether a title names the button.
  private(set) var isTitled = false
  /// The titles, without subtitles.
  private(set) var titles: [CodeExpression] = []
  /// The accessibility labels.
  private(set) var labels: [CodeExpression] = []
  /// Whether a title is removed or empty somewhere.
  private(set) var losesTitle = false
  /// Whether an accessibility label is empty somewhere.
  private(set) var hasEmptyLabel = false
  /// Whether the button isn't exposed to assistive technologies, or takes no touches.
  var isHidden: Bool { hides && !isShownAgain }
  private var hides = false
  private var isShownAgain = false
  /// The reason why the button may have a name that the source doesn't show; nil if there is none.
  var doubt: String?

  /// Whether the button has a name in every state, as far as the source shows.
  var isNamed: Bool { isLabelled && !hasEmptyLabel || isTitled && !losesTitle }
  /// Whether nothing in the source names the button or shows an image in it.
  var isBare: Bool { images.isEmpty && !mayBeNamed && doubt == nil }
  /// Whether the button has a name in some states only.
  var mayBeNamed: Bool { isLabelled || isTitled }

  /// The background images, which show the button's purpose if it has no other image.
  private var backgrounds: [CodeExpression] = []
  private let control: UIKitControl
  var index: CodeIndex { control.chain.index }

  /// The members that name a control.
  static let naming: Set<String> = [
    "accessibilityLabel", "accessibilityAttributedLabel", "accessibilityLabelledBy", "setTitle", "setAttributedTitle",
    "isAccessibilityElement", "title", "attributedTitle", "accessibilityElementsHidden", "configuration", "subtitle",
    "accessibilityElements",
  ]
  /// Members with a title or text in their name that name nothing.
  private static let neutral: Set<String> = [
    "setTitleColor", "titleEdgeInsets", "setTitleShadowColor", "titleColor", "titleAlignment", "titlePadding",
    "titleLineBreakMode", "titleTextAttributesTransformer", "subtitleTextAttributesTransformer",
    "accessibilityIdentifier", "accessibilityTraits", "accessibilityHint", "accessibilityValue", "textColor",
    "contentHorizontalAlignment", "titleShadowColor", "accessibilityUserInputLabels",
    "accessibilityIgnoresInvertColors",
    "accessibilityRespondsToUserInteraction", "largeContentTitle", "titleLabel", "automaticallyUpdatesConfiguration",
    "accessibilityFrame", "accessibilityPath", "accessibilityNavigationStyle", "accessibilityViewIsModal",
  ]
  /// The button types that bring their own name.
  private static let namedTypes: Set<String> = ["close", "infoLight", "infoDark", "detailDisclosure", "contactAdd"]

  /// Reads the naming of a control.
  ///
  /// - Parameter isPlain: whether doubts about a button without an image are read, too.
  init(_ control: UIKitControl, isPlain: Bool = false) {
    self.control = control
    readCreation()
    for use in control.uses { read(use) }
    if images.isEmpty { for value in backgrounds { addImage(value) } }
    guard isPlain || !images.isEmpty, !isNamed else { return }
    if control.isReturned { doubt = doubt ?? "the function returns the button, and its callers may name it" }
    if control.isLost { doubt = doubt ?? "the button is in a list or under a name that can't be followed" }
    for pass in control.passes { read(pass) }
    readTypes()
  }

  // MARK: Creation

  private mutating func readCreation() {
    let chain = control.chain
    if let type = chain.source.argument("type"), case .implicitMember(let name) = type.kind,
      UIKitNaming.namedTypes.contains(name)
    {
      isLabelled = true
    }
    if chain.source.path.last == "systemButton" { addImage(chain.source.argument("with").map(chain.expression)) }
    if let value = chain.source.argument("configuration") { readConfiguration(chain.expression(value)) }
    if let value = chain.source.argument("primaryAction") { readAction(chain.expression(value)) }
    for (label, value) in (chain.source.arguments ?? []).map({ ($0.label ?? "", $0.value) }) {
      guard control.className != "UIButton" else { break }
      if ["title", "text", "label", "accessibilityLabel"].contains(label) { addText(chain.expression(value)) }
      if ["image", "icon"].contains(label) { addImage(chain.expression(value)) }
    }
  }

  private mutating func readAction(_ value: CodeExpression) {
    guard value.source.kind != .nil else { return }
    let action = value.followed()
    guard case .call(let callee, let arguments) = action.source.kind,
      ["UIAction", "init"].contains(callee.path?.last ?? "init")
    else {
      doubt = doubt ?? "the title of the action isn't in the source"
      return
    }
    for argument in arguments {
      if argument.label == "title" { addText(action.part(argument.value)) }
      if argument.label == "image" { addImage(action.part(argument.value)) }
    }
  }

  // MARK: Members

  private mutating func read(_ use: UIKitUse) {
    guard let member = use.members.first else { return }
    if use.isForeign { return readForeign(use) }
    switch member.name {
    case "setImage": addImage(use.argument(nil))
    case "setBackgroundImage":
      if let value = use.argument(nil), value.source.kind != .nil { backgrounds.append(value) }
    case "setTitle", "setAttributedTitle":
      // A title of another state isn't there most of the time, but without one that state has no name.
      let value = use.argument(nil)
      if use.isForNormalState || value?.isEmptyOrNil == true { addText(value) } else { addDoubt(member.name) }
    case "configuration": readConfiguration(use)
    case "titleLabel":
      if let last = use.names.last, ["text", "attributedText"].contains(last) { addText(use.assigned) }
    case "accessibilityLabel", "accessibilityAttributedLabel", "accessibilityLabelledBy":
      if let value = use.assigned { addLabel(value) }
    case "isAccessibilityElement", "accessibilityElementsHidden":
      let hiding = member.name == "accessibilityElementsHidden"
      if use.assigns(hiding) {
        hides = true
      } else if use.assigns(!hiding) {
        isShownAgain = true
      } else if use.assigned != nil {
        addDoubt(member.name)
      }
    case "isUserInteractionEnabled":
      if use.assigns(false) { hides = true } else if use.assigned != nil { isShownAgain = true }
    case "changesSelectionAsPrimaryAction": addDoubt(member.name)
    case "configurationUpdateHandler":
      let value = use.assigned?.source
      if case .closure = value?.kind { return }
      if value?.kind != .nil { addDoubt(member.name) }
    default: readOther(use, member)
    }
  }

  /// Reads a member that may name the button by what it does in these sources, or by its name.
  private mutating func readOther(_ use: UIKitUse, _ member: UIKitUse.Member) {
    let helpers = UIKitHelpers(index: index)
    let lineage = index.uiKit.classes.lineage(of: control.className)
    if helpers.mention(UIKitNaming.naming, in: member.name, from: use.chain.file)
      || helpers.mention(UIKitNaming.naming, inProperty: member.name, of: lineage)
    {
      return addDoubt(member.name)
    }
    let isSet = use.assigned != nil || use.members.contains { $0.arguments != nil }
    for name in use.names.prefix(3) where isSet && !UIKitNaming.neutral.contains(name) {
      let lowercase = name.lowercased()
      if ["title", "accessib", "label", "text"].contains(where: lowercase.holdsBytes) { addDoubt(name) }
    }
  }

  private mutating func readForeign(_ use: UIKitUse) {
    let names = use.names
    let isAssigned = use.assigned != nil || use.members.contains { $0.arguments != nil }
    if isAssigned, names.prefix(3).contains(where: UIKitNaming.naming.contains) {
      doubt = doubt ?? "other types set \(names.prefix(3).joined(separator: ".")) of a view with this name"
    }
  }

  private mutating func read(_ pass: UIKitPass) {
    guard !pass.function.isEmpty else { return }
    if UIKitHelpers(index: index).mention(UIKitNaming.naming, in: pass.function, from: pass.chain.file) {
      doubt = doubt ?? "\(pass.function) receives the button and may name it"
    }
    if pass.function == "UIBarButtonItem", let name = pass.chain.boundName,
      pass.chain.outline.names("accessibilityLabel", of: name, in: pass.chain.typeTokens)
    {
      doubt = doubt ?? "the bar button item \(name) has an accessibility label"
    }
    if ["append", "insert"].contains(pass.function), pass.chain.outline.labelsElements(in: pass.chain.typeTokens) {
      doubt = doubt ?? "a loop sets the accessibility labels of views in a list"
    }
  }

  /// Reads what the class of the button and the type around it say.
  private mutating func readTypes() {
    let classes = index.uiKit.classes
    for body in classes.bodies(of: classes.lineage(of: control.className))
    where index.files[body.file].outline.mentions(UIKitNaming.naming, in: body.tokens) {
      doubt = doubt ?? "\(control.className) may name itself"
    }
    let chain = control.chain
    if chain.outline.ownsElements(in: chain.typeTokens) {
      doubt = doubt ?? "the type around the button chooses its accessibility elements"
    }
  }

  // MARK: Values

  mutating func addDoubt(_ name: String) { doubt = doubt ?? "\(name) may name the button" }

  mutating func addText(_ value: CodeExpression?, isSubtitle: Bool = false) {
    guard let value else { return }
    guard !value.isEmptyOrNil else { return losesTitle = true }
    isTitled = true
    if !isSubtitle { titles.append(value) }
  }

  private mutating func addLabel(_ value: CodeExpression) {
    guard !value.isEmptyOrNil else { return hasEmptyLabel = hasEmptyLabel || value.followed().source.kind != .nil }
    isLabelled = true
    labels.append(value)
  }

  mutating func addImage(_ value: CodeExpression?) {
    guard let value else { return }
    for branch in value.branches(as: "UIImage") where branch.source.kind != .nil { images.append(branch.image) }
  }
}

extension SwiftOutline {
  /// Whether tokens assign a member of a name: `item.accessibilityLabel`.
  fileprivate func names(_ member: StaticString, of name: String, in range: Range<Int>) -> Bool {
    range.contains { isToken($0, member) && $0 > 1 && tokens[$0 - 1].kind == .point && self.name($0 - 2) == name }
  }

  /// Whether tokens set the accessibility label of what a loop goes through: `for (index, dot) in dots.enumerated()`.
  fileprivate func labelsElements(in range: Range<Int>) -> Bool {
    range.contains { start in
      guard tokens[start].word == .for, let end = range[start...].prefix(12).first(where: { tokens[$0].word == .in })
      else { return false }
      return (start..<end).contains {
        tokens[$0].kind == .identifier && names("accessibilityLabel", of: name($0), in: range)
      }
    }
  }

  /// Whether a type says which of its views are accessibility elements, or is one itself.
  fileprivate func ownsElements(in range: Range<Int>) -> Bool {
    let names: Set<String> = [
      "isAccessibilityElement", "accessibilityElements", "accessibilityElementsHidden", "accessibilityCustomActions",
    ]
    return range.contains { token in
      guard tokens[token].kind == .identifier, names.contains(name(token)) else { return false }
      guard token > 1, tokens[token - 1].kind == .point else { return true }
      return tokens[token - 2].word == .self || tokens[token - 2].kind != .identifier
    }
  }
}
