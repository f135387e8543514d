import Audit
import SwiftSource

/// A rule that requires bordered buttons to have a control size with a large enough touch target.
public struct SmallControlSize: Rule {
  public static let descriptor = RuleDescriptor(
    id: "small-control-size",
    title: "Buttons must not use the mini or small control size",
    description: """
      Checks .controlSize(.mini) and .controlSize(.small) on bordered buttons, links, and menus, and around them. On iOS, such a button is about 28 pt \
      high, and its border is the touch target. Apple recommends 44 pt.
      """,
    rationale: "Small buttons are hard to hit, above all with a tremor or on the move.",
    knownLimits: [
      "Skips buttons without a bordered style in the same view, and the glass styles, whose heights Apple doesn't publish.",
      "Skips buttons in bars, lists, forms, and menus, and with a frame, a padding, or a larger font.",
      "Skips UIKit, macOS, tvOS, and watchOS.",
      "28 pt is measured, isn't documented by Apple, and can change with iOS. It passes WCAG 2.5.8, which requires 24 pt.",
    ],
    requirement: .init(
      "Apple, Human Interface Guidelines, Buttons",
      url: "https://developer.apple.com/design/human-interface-guidelines/buttons"),
    isPlatformGuidance: true, level: .warning, since: .version02,
    passing: [
      .view("A regular size", #"Button("Undo") { undo() }.buttonStyle(.bordered).controlSize(.regular)"#),
      .view("A large size", #"Button("Undo") { undo() }.buttonStyle(.borderedProminent).controlSize(.large)"#),
    ],
    inapplicable: [
      .view("Not a control", "ProgressView().controlSize(.small)"),
      .view("Without a border", #"Button("Undo") { undo() }.controlSize(.mini)"#),
      .view(
        "In a toolbar", #"Text(name).toolbar { Button("Undo") { undo() }.buttonStyle(.bordered).controlSize(.small) }"#),
      .view(
        "In a list",
        #"List { HStack { Text(name); Button("Undo") { undo() }.buttonStyle(.bordered).controlSize(.small) } }"#),
      .view(
        "A larger frame",
        #"Button { undo() } label: { Text("Undo").frame(minHeight: 44) }.buttonStyle(.bordered).controlSize(.small)"#),
    ],
    failing: [
      .view("A mini button", #"Button("Undo") { undo() }.buttonStyle(.bordered)./*!*/controlSize(.mini)"#),
      .view(
        "Around buttons",
        #"HStack { Button("Undo") { undo() }; Button("Redo") { redo() } }.buttonStyle(.bordered)./*!*/controlSize(.small)"#
      ),
    ])

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The control size is large enough.
    case large
    /// The control size is mini or small.
    case small
  }

  public func judge(_ subject: CodeModifier) -> Judgement<Reason>? {
    guard let size = subject.controlSize, subject.overloads.isEmpty, !subject.chain.isElsewhere,
      !subject.chain.mayBeForMac,
      !subject.chain.isOnWatch,
      subject.chain.boundedButtons(sizedBy: subject)
    else { return nil }
    return switch size {
    case "mini", "small": Judgement(.failed, .small)
    case "regular", "large", "extraLarge": Judgement(.passed, .large)
    default: nil
    }
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeModifier) -> Words {
    switch judgement.reason {
    case .large: Words("the control size is large enough")
    case .small:
      Words(
        "makes a bordered button about 28 pt high; Apple recommends 44 pt",
        remedy: "use .controlSize(.large), or make the label at least 44 pt high")
    }
  }
}

extension CodeModifier {
  /// The control size that the modifier sets; nil for any other modifier, and for computed sizes.
  fileprivate var controlSize: String? {
    let value: SwiftExpression?
    switch name {
    case "controlSize": value = argument(nil)
    case "environment":
      let arguments = source.arguments ?? []
      let isSize =
        arguments.count == 2 && arguments[0].value.tokens.contains { chain.outline.isToken($0, "controlSize") }
      value = isSize ? arguments[1].value : nil
    default: return nil
    }
    switch value?.unparenthesized.kind {
    case .implicitMember(let size)?: return size
    case .member(let type, let size)? where type.path?.last == "ControlSize": return size
    default: return nil
    }
  }
}

extension CodeChain {
  private static let buttons: Set<String> = ["Button", "NavigationLink", "Link", "Menu", "ShareLink"]
  /// The modifiers that may enlarge a button, its label, or its touch target.
  private static let enlarging: Set<String> = [
    "frame", "padding", "contentShape", "scaleEffect", "dynamicTypeSize", "imageScale", "aspectRatio", "resizable",
    "containerRelativeFrame", "overlay", "onTapGesture",
  ]
  /// Names that are rare in source for iOS.
  private static let desktop: Set<String> = [
    "help", "onHover", "onExitCommand", "onContinuousHover", "keyboardShortcut", "MenuBarExtra", "windowStyle",
    "windowResizability", "defaultSize", "pointerStyle",
  ]

  /// Whether the file may be for macOS: no file names UIKit, and this one has names that are rare in source for iOS.
  fileprivate var mayBeForMac: Bool {
    guard !index.files.contains(where: { $0.platforms.namesUIKit }) else { return false }
    return outline.mentions(Self.desktop, in: outline.tokens.indices)
  }

  private static let rows: Set<String> = ["List", "Form", "Section", "Table", "ControlGroup", "Menu", "TabView"]

  /// Whether the view is a bordered button, or contains one, that gets its size only from a modifier of the view.
  fileprivate func boundedButtons(sizedBy modifier: CodeModifier) -> Bool {
    isBorderedButton(sizedBy: modifier) || anyContent { $0.isBorderedButton(sizedBy: modifier) }
  }

  private func isBorderedButton(sizedBy modifier: CodeModifier) -> Bool {
    guard let viewName, Self.buttons.contains(viewName), isPlatformView, enclosingControl == nil, !isLaidOutBySystem,
      !isInMenu, !isInvisible, !takesNoTouches, nearestSize == modifier.place,
      hasBorder
    else { return false }
    let isPlain = !mayApply(Self.enlarging) && hasPlainLabel && modifiers("font").allSatisfy(\.isSmallFont)
    return isPlain
      && surroundings.allSatisfy { !Self.rows.contains($0.viewName ?? "") && $0.enclosingModifier?.isBar != true }
  }

  /// Whether the view has a bordered style, or each use of the property or function that it is.
  private var hasBorder: Bool {
    if let style = nearest("buttonStyle") { return style.isBordered }
    let root = ancestors.last ?? self
    guard outline.declarations[source.declaration].name != "body" else { return false }
    let uses = root.usesOfDeclaration
    return !uses.isEmpty && uses.allSatisfy { $0.nearest("buttonStyle")?.isBordered ?? false }
  }

  /// Whether the label is a text or an icon without sizes of its own.
  private var hasPlainLabel: Bool {
    guard let label else { return source.arguments?.first?.value.isClosure == false }
    let views = label.flatMap(\.views)
    return !views.isEmpty
      && views.allSatisfy { view in
        ["Text", "Label", "Image"].contains(view.viewName) && view.isPlatformView && !view.mayApply(Self.enlarging)
          && view.modifiers("font").allSatisfy(\.isSmallFont)
      }
  }

  /// The place of the innermost modifier that sets the control size.
  private var nearestSize: [Int]? {
    for view in ancestry {
      for position in view.source.modifiers.indices
      where view.source.modifiers[position].name == "controlSize" || view.modifier(at: position).controlSize != nil {
        return view.modifier(at: position).place
      }
    }
    return nil
  }
}

extension CodeModifier {
  private static let bars: Set<String> = [
    "toolbar", "contextMenu", "swipeActions", "alert", "confirmationDialog", "safeAreaBar", "tabViewBottomAccessory",
    "navigationBarItems", "commands",
  ]

  fileprivate var isBordered: Bool {
    let style = argument(nil)?.unparenthesized.kind
    return style == .implicitMember("bordered") || style == .implicitMember("borderedProminent")
  }

  /// Whether the modifier sets a text style that isn't larger than that of a small button.
  fileprivate var isSmallFont: Bool {
    switch argument(nil)?.unparenthesized.kind {
    case .implicitMember(let style)?: return ["subheadline", "footnote", "caption", "caption2"].contains(style)
    case .call(let callee, let arguments)? where callee.kind == .implicitMember("system"):
      guard case .number(let size, _)? = arguments.first(where: { $0.label == "size" })?.value.kind else {
        return false
      }
      return size <= 15
    default: return false
    }
  }

  /// Whether the platform lays out the content of the modifier.
  fileprivate var isBar: Bool { Self.bars.contains(name) }

  fileprivate var place: [Int] { [chain.file, chain.position, position] }
}
