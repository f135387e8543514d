import Audit
import SwiftSource
import Typesetting

/// Text in view code grows with the content size category.
public struct FixedFont: Rule {
  public static let descriptor = RuleDescriptor(
    id: "fixed-font",
    title: "Fonts in view code grow with Dynamic Type",
    description: """
      Looks at everything that makes a font or sets a content size category in view code. A font of a system style passes, so does a custom font with a \
      size, and any size that is marked @ScaledMetric or scaled by UIFontMetrics. .system(size:), fixedSize:, the fonts of UIKit that have a size, \
      withSize(_:) and a single content size category do not.
      """,
    rationale: "Text that stays as it is shuts out everyone who has set a larger size because they need it.",
    knownLimits: [
      "A picture alone may have a fixed size, also a button whose label is nothing else.",
      "A size that a caller hands in cannot be told.",
      "A label of UIKit that never sets adjustsFontForContentSizeCategory is not seen: it grows only when its font is set again.",
      "A font that UIFontMetrics scales in another file counts as fixed.",
    ],
    requirement: .init(
      "WCAG 2.2, 1.4.4 Resize Text, level AA", url: "https://www.w3.org/TR/WCAG22/#resize-text"),
    criteria: ["1.4.4"], level: .warning, passing: passing, failing: failing)

  /// What makes a font of a size in UIKit.
  private static let sized: Set<String> = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont",
  ]
  private static let fontTypes: Set<String> = ["Font", "UIFont"]
  /// The keys of the environment that hold a content size category.
  private static let categoryKeys: Set<String> = ["dynamicTypeSize", "sizeCategory"]

  public init() {}

  public func applies(to subject: CodeCall) -> Bool { kind(of: subject) != nil }

  public func evaluate(_ subject: CodeCall) -> Evaluation {
    switch kind(of: subject) {
    case .size(let size, let name)?: evaluate(size, name, in: subject)
    case .category(let category)?: evaluate(category, in: subject)
    case .resized?: fixed("withSize(_:) takes its growth from a font", remedy: "scale it with UIFontMetrics")
    case .style(let traits)?: evaluateStyle(traits)
    case .adjusts(let value)?:
      value
        ? Evaluation(.passed, message: "its font follows the content size category")
        : fixed("this label does not follow the content size category", remedy: "set it to true")
    case nil: Evaluation(.inapplicable("it makes no font"), message: "it makes no font")
    }
  }

  /// What of a font something decides.
  private enum Kind {
    case size(CodeExpression, api: String)
    case style(traits: CodeExpression?)
    case category(CodeExpression)
    case adjusts(Bool)
    case resized
  }

  private func kind(of subject: CodeCall) -> Kind? {
    switch subject.name {
    case "system" where subject.isMember(of: FixedFont.fontTypes):
      if let size = subject.argument("size") { return .size(size, api: ".system(size:)") }
      return subject.argument(nil)?.textStyle == nil ? nil : .style(traits: nil)
    case "custom" where subject.isMember(of: FixedFont.fontTypes):
      if let size = subject.argument("fixedSize") { return .size(size, api: ".custom(_:fixedSize:)") }
      return subject.argument("size") == nil ? nil : .style(traits: nil)
    case let name where FixedFont.sized.contains(name) && subject.isMember(of: FixedFont.fontTypes):
      return subject.argument("ofSize").map { .size($0, api: "\(name)(ofSize:)") }
    case "preferredFont" where subject.isMember(of: FixedFont.fontTypes):
      return subject.argument("forTextStyle") == nil ? nil : .style(traits: subject.argument("compatibleWith"))
    case "UIFont":
      guard subject.isBase, let size = subject.argument("size") else { return nil }
      if subject.argument("descriptor") != nil, size.value == .number(0) { return .style(traits: nil) }
      return .size(size, api: "UIFont(\(subject.argument("name") == nil ? "descriptor" : "name"):size:)")
    case "withSize":
      guard !subject.isBase, subject.argument(nil) != nil else { return nil }
      return ["font", "UIFont", "preferredFont"].contains { subject.chain.source.path.contains($0) } ? .resized : nil
    default: return categoryKind(of: subject)
    }
  }

  private func categoryKind(of subject: CodeCall) -> Kind? {
    switch subject.name {
    case "dynamicTypeSize":
      guard let value = subject.argument(nil) else { return nil }
      return value.namesOneCategory ? .category(value) : nil
    case "environment":
      let arguments = subject.arguments ?? []
      guard arguments.count == 2,
        let key = arguments[0].value.tokens.last, FixedFont.categoryKeys.contains(subject.chain.outline.name(key))
      else { return nil }
      return .category(subject.chain.expression(arguments[1].value))
    case "adjustsFontForContentSizeCategory":
      guard subject.isBase, case .boolean(let value)? = subject.chain.assigned?.source.kind else { return nil }
      return .adjusts(value)
    default: return nil
    }
  }

  // MARK: Outcomes

  private func evaluate(_ size: CodeExpression, _ api: String, in subject: CodeCall) -> Evaluation {
    if subject.chain.isScaledByMetrics { return Evaluation(.passed, message: "UIFontMetrics scales it") }
    if isIcon(subject) { return Evaluation(.passed, message: "a picture may keep its size") }
    var sizes: [Double] = []
    var reason: String?
    for branch in size.branches() where !branch.mentions(["scaledValue"]) {
      switch branch.value {
      case .scaled: continue
      case .number(let value): sizes.append(value)
      case .oneOf(let values): sizes += values
      case .unbounded: reason = "a size without bound"
      case .unknown(let why):
        if branch.isSystemSize { sizes.append(14) } else { reason = why }
      }
    }
    if let greatest = sizes.max() {
      return fixed(
        "text of \(api) does not grow: it stays at \(authoredText(greatest)) pt", remedy: remedy(api, greatest))
    }
    guard let reason else { return Evaluation(.passed, message: "its size grows with the text") }
    return Evaluation(
      .cantTell(reason), required: WCAGMeasure.enlargement, unit: .factor,
      message: "nobody can tell whether the size of \(api) grows: \(reason)",
      remedy: "use a text style, or a size marked @ScaledMetric")
  }

  private func evaluate(_ category: CodeExpression, in subject: CodeCall) -> Evaluation {
    if subject.chain.isIcon { return Evaluation(.passed, message: "a picture may keep its size") }
    for branch in category.branches(as: "DynamicTypeSize") {
      guard case .single = branch.categories else {
        let reason = "\(branch.quote) is not known here"
        return Evaluation(
          .cantTell(reason), required: WCAGMeasure.enlargement, unit: .factor,
          message: "nobody can tell whether the text still follows the content size category: \(reason)")
      }
    }
    return fixed(
      "text is held at \(category.quote) whatever is set", remedy: "leave it out, or give a range that has no upper end"
    )
  }

  private func evaluateStyle(_ traits: CodeExpression?) -> Evaluation {
    guard let traits, traits.followed().mentions(["preferredContentSizeCategory"]) else {
      return Evaluation(.passed, message: "it grows with the content size category")
    }
    return fixed("the font is made for one content size category", remedy: "leave out compatibleWith:")
  }

  private func fixed(_ message: String, remedy: String) -> Evaluation {
    Evaluation(
      .failed, measured: 1, required: WCAGMeasure.enlargement, unit: .factor, message: message, remedy: remedy)
  }

  private func remedy(_ api: String, _ size: Double) -> String {
    let nearest = SystemTextStyle.nearest(toSize: size).map { ".\($0.swiftUIName)" }.joined(separator: " or ")
    if api == ".system(size:)" { return "use \(nearest), or a size marked @ScaledMetric" }
    if api == ".custom(_:fixedSize:)" { return "use .custom(_:size:relativeTo:) with \(nearest)" }
    return "scale it: UIFontMetrics(forTextStyle:).scaledFont(for:) with \(nearest)"
  }

  /// Whether the font is that of a picture.
  private func isIcon(_ subject: CodeCall) -> Bool {
    if let parent = subject.chain.parent, parent.name == "SymbolConfiguration" { return true }
    return subject.enclosingModifiers.contains { $0.name == "font" && $0.chain.isIcon }
  }
}

extension CodeExpression {
  /// Whether it is a size of UIKit's own, such as `UIFont.systemFontSize`.
  fileprivate var isSystemSize: Bool {
    guard let path = followed(as: "UIFont").source.path, path.count == 2, path[0] == "UIFont" else { return false }
    return ["systemFontSize", "smallSystemFontSize", "labelFontSize", "buttonFontSize"].contains(path[1])
  }
}
