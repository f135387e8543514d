import SourceText
import SwiftSource

/// The size that source gives a UIKit control by frames and constraints.
struct UIKitSize {
  /// The lengths that source gives a side.
  struct Side {
    /// The fixed lengths and maximums, in points.
    private(set) var limits: [Double] = []
    /// The minimums, in points.
    private(set) var minimums: [Double] = []
    /// The reason why a length is unknown; nil if all are known.
    private(set) var doubt: String?

    /// The lengths that may not hold, in points, each with the reason.
    private(set) var uncertain: [(length: Double, reason: String)] = []
    /// Whether the layout also decides about the length.
    private(set) var isFlexible = false

    /// Whether the source says nothing about the side.
    var isFree: Bool { limits.isEmpty && minimums.isEmpty && uncertain.isEmpty && doubt == nil }

    mutating func fix(_ value: CodeValue) {
      switch value {
      // A length of 0 is a placeholder, or hides the control.
      case .number(let length), .scaled(let length): if length > 0 { limits.append(length) }
      case .oneOf(let lengths): limits += lengths.filter { $0 > 0 }
      case .unbounded: break
      case .unknown(let reason): addDoubt(reason)
      }
    }

    mutating func widen(_ value: CodeValue) {
      if let least = value.least { minimums.append(least) } else if let reason = value.reason { addDoubt(reason) }
    }

    mutating func addDoubt(_ reason: String) { doubt = doubt ?? reason }

    mutating func addUncertain(_ value: CodeValue, _ reason: String) {
      if let least = value.least { uncertain.append((least, reason)) } else { addDoubt(reason) }
    }

    mutating func makeFlexible() { isFlexible = true }
  }

  /// The width and height of the frame.
  private(set) var frame: (width: Side, height: Side) = (Side(), Side())
  /// The width and height by constraints.
  private(set) var constraints: (width: Side, height: Side) = (Side(), Side())
  /// Whether Auto Layout decides about the size, so the frame doesn't count.
  private(set) var usesConstraints = false
  /// Whether the control takes no touches.
  private(set) var takesNoTouches = false
  /// The reason why the touch target may be larger than the control; nil if there is none.
  private(set) var doubt: String?

  private let control: UIKitControl
  private var index: CodeIndex { control.chain.index }

  /// The names by which a helper sets the size of a control.
  private static let sizing: Set<String> = [
    "widthAnchor", "heightAnchor", "frame", "bounds", "size", "snp", "CGRect", "CGSize", "makeConstraints",
  ]

  init(_ control: UIKitControl) {
    self.control = control
    if let value = control.chain.source.argument("frame") { readRectangle(control.chain.expression(value)) }
    for use in control.uses { if use.isForeign { readForeign(use) } else { read(use) } }
    guard !width.isFree || !height.isFree else { return }
    if control.isReturned { addDoubt("the function returns the control, and its callers may set its size") }
    if control.isLost { addDoubt("the control is in a list or under a name that can't be followed") }
    for pass in control.passes
    where UIKitHelpers(index: index).mention(Self.sizing, in: pass.function, from: pass.chain.file) {
      addDoubt("\(pass.function) receives the control and may set its size")
    }
    readTypes()
  }

  /// The width that decides.
  var width: Side { usesConstraints ? constraints.width : frame.width }
  /// The height that decides.
  var height: Side { usesConstraints ? constraints.height : frame.height }

  private mutating func addDoubt(_ reason: String) { doubt = doubt ?? reason }

  private mutating func readTypes() {
    let classes = index.uiKit.classes
    let lineage = classes.lineage(of: control.className)
    for body in classes.bodies(of: lineage + UIKitHelpers.platformClasses)
    where index.files[body.file].outline.decidesAboutTouches(in: body.tokens) {
      addDoubt("\(control.className) may take touches outside of its frame")
    }
    let chain = control.chain
    if chain.outline.decidesAboutTouches(in: chain.typeTokens) {
      addDoubt("the view around the control decides about touches")
    }
  }

  // MARK: Members

  private mutating func read(_ use: UIKitUse) {
    guard let member = use.members.first else { return }
    switch member.name {
    case "frame", "bounds": readFrame(use)
    case "widthAnchor": readAnchor(use, \.width)
    case "heightAnchor": readAnchor(use, \.height)
    case "snp": readSnapKit(use)
    case "translatesAutoresizingMaskIntoConstraints": if use.assigns(false) { usesConstraints = true }
    case "isUserInteractionEnabled": if use.assigns(false) { takesNoTouches = true }
    case "sizeToFit":
      frame.width.makeFlexible()
      frame.height.makeFlexible()
    case "autoresizingMask":
      if use.assigned?.mentions(["flexibleWidth"]) ?? true { frame.width.makeFlexible() }
      if use.assigned?.mentions(["flexibleHeight"]) ?? true { frame.height.makeFlexible() }
    default: readOther(use, member)
    }
  }

  private mutating func readOther(_ use: UIKitUse, _ member: UIKitUse.Member) {
    if member.name.enlargesTarget { addDoubt("\(member.name) may enlarge the touch target") }
    let helpers = UIKitHelpers(index: index)
    let isCalled = member.arguments != nil
    if isCalled, helpers.mention(Self.sizing, in: member.name, from: use.chain.file) {
      addDoubt("\(member.name) may set the size")
    }
    let lineage = index.uiKit.classes.lineage(of: control.className)
    if use.assigned != nil, helpers.mention(Self.sizing, inProperty: member.name, of: lineage) {
      addDoubt("\(member.name) may set the size")
    }
  }

  private mutating func readForeign(_ use: UIKitUse) {
    let isSet = use.assigned != nil || use.members.contains { $0.arguments != nil }
    guard isSet, let first = use.names.first else { return }
    if Self.sizing.contains(first) || first.enlargesTarget {
      addDoubt("another type sets \(use.names.prefix(2).joined(separator: ".")) of a view with this name")
    }
  }

  // MARK: Frames

  private mutating func readFrame(_ use: UIKitUse) {
    guard let value = use.assigned else { return }
    switch use.names.dropFirst() {
    case []: readRectangle(value)
    case ["size"]: readSize(value)
    case ["size", "width"]: frame.width.fix(value.value)
    case ["size", "height"]: frame.height.fix(value.value)
    default: break
    }
  }

  private mutating func readRectangle(_ value: CodeExpression) {
    let followed = value.followed(as: "CGRect")
    guard case .call(let callee, let arguments) = followed.source.kind, ["CGRect", "init"].contains(callee.lastName)
    else {
      if followed.links.last?.name == "zero" { return }
      return readUnknown(value)
    }
    if let size = arguments.first(where: { $0.label == "size" }) { return readSize(followed.part(size.value)) }
    for argument in arguments where argument.label == "width" { frame.width.fix(followed.part(argument.value).value) }
    for argument in arguments where argument.label == "height" { frame.height.fix(followed.part(argument.value).value) }
  }

  private mutating func readSize(_ value: CodeExpression) {
    guard let size = value.sides else { return readUnknown(value) }
    frame.width.fix(size.width)
    frame.height.fix(size.height)
  }

  private mutating func readUnknown(_ value: CodeExpression) {
    frame.width.addDoubt("the size of \(value.quote) isn't in the source")
    frame.height.addDoubt("the size of \(value.quote) isn't in the source")
  }

  // MARK: Constraints

  private mutating func readAnchor(_ use: UIKitUse, _ side: WritableKeyPath<(width: Side, height: Side), Side>) {
    guard use.members.count > 1, use.members[1].name == "constraint", let argument = use.members[1].arguments?.first
    else { return }
    usesConstraints = true
    let value = use.chain.expression(argument.value).value
    if let reason = use.activationDoubt {
      constraints[keyPath: side].addUncertain(value, reason)
    } else {
      constraints[keyPath: side].add(argument.label, value)
    }
  }

  private mutating func readSnapKit(_ use: UIKitUse) {
    usesConstraints = true
    guard use.members.count > 1, let closure = use.members[1].arguments?.first?.value,
      case .closure(let body) = closure.kind
    else { return }
    let maker = use.chain.outline.firstParameter(ofClosure: body) ?? "$0"
    for chain in use.chain.children where chain.source.path.first == maker { readSnapKit(chain) }
  }

  private mutating func readSnapKit(_ chain: CodeChain) {
    let names = Set(chain.source.path.dropFirst())
    guard !names.isDisjoint(with: ["size", "width", "height"]), let relation = chain.source.modifiers.first,
      let argument = relation.arguments?.first
    else { return }
    let label = ["equalTo": "equalToConstant", "lessThanOrEqualTo": "lessThanOrEqualToConstant"][relation.name]
    let value = chain.expression(argument.value)
    let size = names.contains("size") ? value.sides : nil
    let sides: [(WritableKeyPath<(width: Side, height: Side), Side>, CodeValue)] = [
      (\.width, size?.width ?? value.value), (\.height, size?.height ?? value.value),
    ]
    for (side, value) in sides
    where names.contains("size") || names.contains(side == \(width: Side, height: Side).width ? "width" : "height") {
      if chain.source.modifiers.count > 1 {
        constraints[keyPath: side].addUncertain(value, "the priority or the constant of the constraint may differ")
      } else {
        constraints[keyPath: side].add(label ?? "greaterThanOrEqualToConstant", value)
      }
    }
  }
}

extension UIKitSize.Side {
  /// Adds a constraint by the label of its first argument.
  fileprivate mutating func add(_ label: String?, _ value: CodeValue) {
    switch label {
    case "equalToConstant", "lessThanOrEqualToConstant": fix(value)
    case "greaterThanOrEqualToConstant": widen(value)
    default: makeFlexible()
    }
  }
}

extension UIKitUse.Member {
  /// Whether the member gives a constraint a priority that only a required constraint beats: `.priority(.required - 1)`.
  fileprivate var isCertainPriority: Bool {
    guard ["priority", "withPriority", "with"].contains(name), let value = arguments?.first?.value else { return false }
    var level = value
    if case .binary("-", let base, let less) = value.kind, case .number(1, _) = less.kind { level = base }
    if case .implicitMember("required") = level.kind { return true }
    return level.path?.suffix(2) == ["UILayoutPriority", "required"]
  }
}

extension UIKitUse {
  /// The reason why the constraint that the use creates may not hold with its constant; nil if it holds.
  fileprivate var activationDoubt: String? {
    var changes = members.dropFirst(2)
    let isAssigned = changes.last?.name == "isActive"
    if isAssigned { changes.removeLast() }
    guard changes.count < 2, changes.allSatisfy(\.isCertainPriority) else {
      return "the priority or the constant of the constraint may differ"
    }
    if isAssigned { return assigns(true) ? nil : "the constraint is activated under a condition" }
    guard chain.source.role.kind == .argument, let parent = chain.parent, parent.source.role.kind != .argument,
      parent.name == "activate" || parent.source.modifiers.last?.name == "activate"
    else { return "the constraint is stored or activated elsewhere" }
    return nil
  }
}

extension CodeExpression {
  /// The width and height of a `CGSize`, or of a number that stands for both; nil if they aren't known.
  fileprivate var sides: (width: CodeValue, height: CodeValue)? {
    let followed = followed(as: "CGSize")
    guard case .call(let callee, let arguments) = followed.source.kind, ["CGSize", "init"].contains(callee.lastName)
    else {
      return nil
    }
    let value = { (label: String) in
      arguments.first { $0.label == label }.map { followed.part($0.value).value }
        ?? .unknown("a size isn't in the source")
    }
    return (value("width"), value("height"))
  }
}

extension SwiftExpression {
  /// The last name of a called type or function.
  fileprivate var lastName: String {
    if case .implicitMember(let name) = kind { return name }
    return path?.last ?? ""
  }
}

extension String {
  /// Whether a member with the name enlarges the touch target, such as `hitTestEdgeInsets`.
  fileprivate var enlargesTarget: Bool {
    let name = lowercased()
    return ["hit", "touch", "tap"].contains(where: name.holdsBytes)
      && ["inset", "edge", "area", "slop", "padding", "margin", "outset", "expan", "extend", "size", "target"]
        .contains(where: name.holdsBytes)
  }
}
