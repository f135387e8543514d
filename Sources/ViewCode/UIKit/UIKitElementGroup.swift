import SwiftSource

/// A UIKit view that code makes one accessibility element, with the controls that it contains.
struct UIKitElementGroup {
  /// The names of the controls inside, in the order in which they are found.
  let controls: [String]
  /// Whether the type of the view, or one that it inherits from, offers actions for the element.
  let offersActions: Bool

  private let index: CodeIndex
  private let typeName: String

  private static let views: Set<String> = [
    "UIView", "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView",
    "UIStackView", "UIScrollView", "UICollectionViewListCell",
  ]
  private static let controlClasses: Set<String> = [
    "UIButton", "UISwitch", "UISlider", "UITextField", "UITextView", "UISegmentedControl", "UIStepper", "UIDatePicker",
    "UISearchBar",
  ]
  private static let actions: Set<String> = [
    "accessibilityCustomActions", "accessibilityActivate", "accessibilityElements", "accessibilityElementCount",
    "accessibilityIncrement", "accessibilityActivationPoint", "accessibilityCustomRotors",
  ]
  private static let outer: Set<String> = ["window", "superview", "superView", "parent", "keyWindow"]

  /// Reads `view.isAccessibilityElement = true` and the controls of the view; nil if the chain is anything else.
  init?(_ chain: CodeChain) {
    guard chain.name == "isAccessibilityElement", chain.source.arguments == nil, !chain.source.isImplicit,
      chain.assigned?.source.kind == .boolean(true), !chain.isElsewhere, let type = chain.enclosingTypes.first
    else { return nil }
    let path = chain.source.path.dropLast().drop { $0 == "self" || $0 == "contentView" }
    guard path.count < 2 else { return nil }
    let index = chain.index
    (self.index, typeName) = (index, type)
    let classes = index.uiKit.classes
    let base = classes.platformClass(of: type) ?? ""
    let bodies = classes.bodies(of: [type])
    let reader = UIKitSubviews(index: index, bodies: bodies)
    var receivers: Set<String> = []
    if let name = path.first {
      guard !name.hasPrefix("$") else { return nil }
      receivers.insert(name)
      // A local name in the closure of a property is the property.
      let declaration = chain.outline.declarations[chain.source.declaration]
      if declaration.kind == .variable || declaration.kind == .constant { receivers.insert(declaration.name) }
    } else {
      guard Self.views.contains(base) else { return nil }
    }
    guard !reader.isReset(path.first) else { return nil }
    let inside = path.isEmpty ? reader.added(exceptTo: Self.outer) : reader.added(to: receivers)
    let classNames = Self.controlClasses.union(index.uiKit.names).subtracting(["UIControl"])
    var found = inside.filter { reader.isControl($0, classNames) }
    if path.isEmpty { found += reader.outlets(classNames).filter { !found.contains($0) } }
    found = found.filter { !reader.isOff($0) && !receivers.contains($0) }
    // A double tap on the middle of the view may reach a single control.
    let isCell = path.isEmpty && base.hasSuffix("Cell")
    if found.count == 1, !isCell || reader.mentions(["button", "link"], after: "accessibilityTraits") { found = [] }
    controls = found
    offersActions = classes.bodies(of: classes.lineage(of: type) + [type]).contains {
      index.files[$0.file].outline.mentions(Self.actions, in: $0.tokens)
    }
  }

  /// Whether another file that names the type sets actions, perhaps for its views.
  var mayOfferActions: Bool {
    index.files.contains { file in
      let outline = file.outline
      let tokens = 0..<outline.tokens.count
      return outline.mentions([typeName], in: tokens) && outline.mentions(Self.actions, in: tokens)
    }
  }
}
