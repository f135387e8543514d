import SwiftSource

// The literal texts that controls show.

extension CodeChain {
  /// The controls that show their title, or the text in their label.
  private static let titled: Set<String> = [
    "Button", "NavigationLink", "Link", "Menu", "ShareLink", "Toggle", "Stepper", "DatePicker",
  ]
  /// The views without text.
  private static let textless: Set<String> = [
    "Image", "AsyncImage", "Spacer", "Divider", "EmptyView", "ProgressView", "Circle", "Rectangle", "RoundedRectangle",
    "Capsule", "Ellipse", "UnevenRoundedRectangle",
  ]
  private static let stacks: Set<String> = ["HStack", "VStack", "ZStack", "Group"]
  private static let styles: Set<String> = ["buttonStyle", "labelStyle", "toggleStyle", "menuStyle", "datePickerStyle"]
  /// The styles of the platform that show the title.
  fileprivate static let plainStyles: Set<String> = [
    "automatic", "plain", "borderless", "bordered", "borderedProminent", "borderedButton", "link", "switch", "button",
    "checkbox", "compact", "glass", "glassProminent",
  ]

  /// The literal texts that a control or a text may show as its only text; nil if it shows other texts, or none for sure.
  var visibleTitles: [String]? {
    guard let viewName, isPlatformView, !isInvisible, !isInMenu else { return nil }
    if viewName == "Text" { return enclosingControl == nil && control == nil ? nil : textLiterals }
    guard Self.titled.contains(viewName), nearest("labelsHidden") == nil else { return nil }
    if let title = source.arguments?.first, title.label == nil, !title.value.isClosure {
      return hidesTitle ? nil : literals(of: title.value)
    }
    guard let texts = label.flatMap({ CodeChain.texts(in: $0, depth: 0) }), texts.count == 1 else { return nil }
    return texts[0]
  }

  /// The literal texts of a `Text`; nil if there is another text.
  private var textLiterals: [String]? {
    let known: Set<String?> = [nil, "verbatim", "comment", "bundle", "tableName", "table"]
    guard let arguments = source.arguments, let first = arguments.first, known.contains(first.label),
      arguments.dropFirst().allSatisfy({ $0.label != nil && known.contains($0.label) })
    else { return nil }
    return literals(of: first.value)
  }

  /// Whether the title may not be visible beside an image, or in a style of these sources.
  private var hidesTitle: Bool {
    let hasImage = viewName == "Label" || ["systemImage", "image"].contains { source.argument($0) != nil }
    let styles = ancestry.flatMap { view in Self.styles.flatMap(view.modifiers) }
    if hasImage && (isLaidOutBySystem || enclosingControl?.isLaidOutBySystem ?? false) { return true }
    guard hasImage || viewName == "Toggle" else { return false }
    return !styles.allSatisfy(\.isPlainStyle) || ancestry.contains(where: \.appliesOwnStyle)
  }

  /// Whether a modifier of these sources may set a style.
  private var appliesOwnStyle: Bool {
    source.modifiers.indices.contains { position in
      let modifier = modifier(at: position)
      return !Self.styles.contains(modifier.name) && modifier.mayApply(Self.styles)
    }
  }

  /// Returns the texts that views side by side show, each with its alternatives; nil if a view can't be analyzed.
  private static func texts(in content: [CodeContent], depth: Int) -> [[String]]? {
    guard depth < 16 else { return nil }
    var texts: [[String]] = []
    for item in content {
      switch item {
      case .view(let view):
        guard let inside = view.shownTexts(depth: depth + 1) else { return nil }
        texts += inside
      case .choice(let branches):
        var alternatives: [String] = []
        for branch in branches {
          guard let inside = CodeChain.texts(in: branch, depth: depth + 1), inside.count < 2 else { return nil }
          alternatives += inside.first ?? []
        }
        if !alternatives.isEmpty { texts.append(alternatives) }
      }
    }
    return texts
  }

  private func shownTexts(depth: Int) -> [[String]]? {
    if source.path.first == "Color" { return [] }
    guard let viewName, isPlatformView else { return nil }
    if Self.textless.contains(viewName) { return [] }
    let isSilent = source.modifiers.contains {
      $0.name.hasPrefix("accessibility") && $0.name != "accessibilityIdentifier"
    }
    guard !isSilent, !isInvisible else { return nil }
    switch viewName {
    case "Text": return textLiterals.map { [$0] }
    case "Label":
      guard let title = source.argument(nil), !title.isClosure, !hidesTitle else { return nil }
      return literals(of: title).map { [$0] }
    case let name where Self.stacks.contains(name):
      return content().flatMap { CodeChain.texts(in: $0, depth: depth + 1) }
    default: return nil
    }
  }

  /// Returns the texts that an expression may be; nil if one is computed.
  func literals(of expression: SwiftExpression) -> [String]? {
    switch expression.unparenthesized.kind {
    case .string(let text): return text.map { [$0] }
    case .ternary(_, let first, let second):
      guard let first = literals(of: first), let second = literals(of: second) else { return nil }
      return first + second
    case .call(let callee, let arguments) where callee.kind == .name("Text") && arguments.count == 1:
      let label = arguments[0].label
      return label == nil || label == "verbatim" ? literals(of: arguments[0].value) : nil
    default: return nil
    }
  }
}

extension CodeModifier {
  /// Whether the modifier sets a style of the platform that shows the title.
  fileprivate var isPlainStyle: Bool {
    guard case .implicitMember(let name)? = argument(nil)?.unparenthesized.kind else { return false }
    return CodeChain.plainStyles.contains(name)
  }
}
