import SwiftSource

/// The color that code puts behind a UIKit view without a color of its own: that of the nearest view around it.
struct UIKitBackground {
  /// The color.
  let color: CodeExpression

  /// The views that draw nothing behind others: text, controls, and lists.
  private static let harmless: Set<String> = [
    "UILabel", "UIButton", "UITextField", "UITextView", "UISwitch", "UISlider", "UIStepper", "UIStackView",
    "UISegmentedControl", "UIPageControl", "UIActivityIndicatorView", "UIProgressView", "UIDatePicker", "UIPickerView",
  ]
  /// The views that have no color until code sets one.
  private static let transparent: Set<String> = ["UIView", "UIStackView", "UIScrollView"]
  /// The maximum number of views around each other.
  private static let deepest = 8

  /// Finds the color behind a control; nil if something else may be behind it.
  init?(of control: UIKitControl) {
    let chain = control.chain
    guard let type = chain.enclosingTypes.first, var child = chain.addedName else { return nil }
    let classes = chain.index.uiKit.classes
    let base = classes.platformClass(of: type) ?? ""
    let bodies = classes.bodies(of: [type])
    let subviews = UIKitSubviews(index: chain.index, bodies: bodies)
    for _ in 0..<Self.deepest {
      guard let container = subviews.container(of: child) else { return nil }
      let beside = subviews.children(of: container).filter { $0 != child }
      guard beside.allSatisfy({ subviews.isControl($0, Self.harmless) }) else { return nil }
      let isRoot = container.isEmpty || container == "view"
      let found = chain.index.uiKit.backgrounds(of: container, in: bodies, chain.index)
      if let color = found.first, found.count == 1, !color.isClear {
        self.color = color
        return
      }
      let isTransparent = found.allSatisfy(\.isClear) && subviews.isControl(container, Self.transparent)
      guard !isRoot, isTransparent, !base.hasSuffix("Cell") else { return nil }
      child = container
    }
    return nil
  }
}

extension UIKitIndex {
  /// Returns the colors that code assigns to the background of a view by its name in a type.
  fileprivate func backgrounds(
    of name: String, in bodies: [UIKitClasses.Body], _ index: CodeIndex
  ) -> [CodeExpression] {
    backgroundUses.compactMap { use -> CodeExpression? in
      let chain = CodeChain(index: index, file: use.file, position: use.position)
      let token = chain.source.baseTokens.lowerBound
      guard bodies.contains(where: { $0.file == use.file && $0.tokens.contains(token) }) else { return nil }
      let path = chain.source.path.dropLast().drop { $0 == "self" }
      var receiver = path.first ?? ""
      if receiver == "contentView" { receiver = "" }
      let own = chain.outline.declarations[chain.source.declaration]
      // A local name in the closure of a property is the property.
      let isProperty = own.kind == .variable || own.kind == .constant
      guard path.count < 2, receiver == name || isProperty && own.name == name && !receiver.isEmpty else { return nil }
      return chain.assigned
    }
  }
}

extension CodeChain {
  /// The name by which code adds the view that the chain creates: a local name, or the property around it.
  fileprivate var addedName: String? {
    let own = outline.declarations[source.declaration]
    if own.kind == .variable || own.kind == .constant { return own.name }
    return boundName
  }
}
