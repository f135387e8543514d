import Audit
import SwiftSource
import Typesetting

/// A rule that requires fonts in view code to support Dynamic Type.
public struct FixedFont: EvaluatingRule {
  public static let descriptor = RuleDescriptor(
    id: "fixed-font",
    title: "Fonts in view code must support Dynamic Type",
    description: """
      Checks every expression that creates a font or sets a content size category in view code. System text styles, custom fonts with a size, and sizes \
      marked @ScaledMetric or scaled by UIFontMetrics pass. .system(size:), fixedSize:, UIKit fonts with a size, withSize(_:), and a single content \
      size category fail.
      """,
    rationale: "Text of a fixed size shuts out people who set a larger text size because they need it.",
    knownLimits: [
      "Allows a fixed size for an image alone, including a button whose label is only an image.",
      "Can't determine a size that a caller passes.",
      "Doesn't detect UIKit labels that never set adjustsFontForContentSizeCategory; they grow only when their font is set again.",
      "Treats a font as fixed if UIFontMetrics scales it in another file.",
    ],
    requirement: .init(
      "WCAG 2.2, 1.4.4 Resize Text, level AA", url: "https://www.w3.org/TR/WCAG22/#resize-text"),
    criteria: ["1.4.4"], level: .warning, labels: [.largerText], passing: passing, inapplicable: inapplicable,
    failing: failing)

  /// The UIKit functions that create a font of a given size.
  private static let sized: Set<String> = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont",
  ]
  private static let fontTypes: Set<String> = ["Font", "UIFont"]
  /// The environment keys for the content size category.
  private static let categoryKeys: Set<String> = ["dynamicTypeSize", "sizeCategory"]

  public init() {}

  public func applies(to subject: CodeCall) -> Bool { kind(of: subject) != nil }

  public func evaluate(_ subject: CodeCall) -> Evaluation {
    switch kind(of: subject) {
    case .size(let size, let name)?: evaluate(size, name, in: subject)
    case .category(let category)?: evaluate(category, in: subject)
    case .resized?: fixed("withSize(_:) makes a font fixed", remedy: "scale the font with UIFontMetrics")
    case .style(let traits)?: evaluateStyle(traits)
    case .adjusts(let value)?:
      value
        ? Evaluation(.passed, message: "the font scales with the content size category")
        : fixed(
          "the label doesn't scale with the content size category",
          remedy: "set adjustsFontForContentSizeCategory to true")
    case nil: Evaluation(.inapplicable("no font is created"), message: "no font is created")
    }
  }

  /// The part of a font that a call sets.
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
    if subject.chain.isScaledByMetrics { return Evaluation(.passed, message: "scaled by UIFontMetrics") }
    if isIcon(subject) { return Evaluation(.passed, message: "an image may have a fixed size") }
    var sizes: [Double] = []
    var reason: String?
    for branch in size.branches() where !branch.mentions(["scaledValue"]) {
      switch branch.value {
      case .scaled: continue
      case .number(let value): sizes.append(value)
      case .oneOf(let values): sizes += values
      case .unbounded: reason = "the size is unbounded"
      case .unknown(let why):
        if branch.isSystemSize { sizes.append(14) } else { reason = why }
      }
    }
    if let greatest = sizes.max() {
      return fixed(
        "text with \(api) doesn't scale; it stays at \(authoredText(greatest)) pt", remedy: remedy(api, greatest))
    }
    guard let reason else { return Evaluation(.passed, message: "the size scales with the text") }
    return Evaluation(
      .cantTell(reason), required: WCAGMeasure.enlargement, unit: .factor,
      message: "\(reason), so the scaling of \(api) can't be checked",
      remedy: "use a text style or a size marked @ScaledMetric")
  }

  private func evaluate(_ category: CodeExpression, in subject: CodeCall) -> Evaluation {
    if subject.chain.isIcon { return Evaluation(.passed, message: "an image may have a fixed size") }
    for branch in category.branches(as: "DynamicTypeSize") {
      guard case .single = branch.categories else {
        let reason = "the value of \(branch.quote) isn't known"
        return Evaluation(
          .cantTell(reason), required: WCAGMeasure.enlargement, unit: .factor,
          message: "\(reason), so text scaling can't be checked")
      }
    }
    return fixed(
      "text stays at \(category.quote) for every setting", remedy: "remove it, or use a range without an upper bound")
  }

  private func evaluateStyle(_ traits: CodeExpression?) -> Evaluation {
    guard let traits, traits.followed().mentions(["preferredContentSizeCategory"]) else {
      return Evaluation(.passed, message: "scales with the content size category")
    }
    return fixed("the font is limited to one content size category", remedy: "remove compatibleWith:")
  }

  private func fixed(_ message: String, remedy: String) -> Evaluation {
    Evaluation(
      .failed, measured: 1, required: WCAGMeasure.enlargement, unit: .factor, message: message, remedy: remedy)
  }

  private func remedy(_ api: String, _ size: Double) -> String {
    let nearest = SystemTextStyle.nearest(toSize: size).map { ".\($0.swiftUIName)" }.joined(separator: " or ")
    if api == ".system(size:)" { return "use \(nearest), or a size marked @ScaledMetric" }
    if api == ".custom(_:fixedSize:)" { return "use .custom(_:size:relativeTo:) with \(nearest)" }
    return "use UIFontMetrics(forTextStyle:).scaledFont(for:) with \(nearest)"
  }

  /// Whether the font applies to an image.
  private func isIcon(_ subject: CodeCall) -> Bool {
    if let parent = subject.chain.parent, parent.name == "SymbolConfiguration" { return true }
    return subject.enclosingModifiers.contains { $0.name == "font" && $0.chain.isIcon }
  }
}

extension CodeExpression {
  /// Whether the expression is a UIKit system size, such as `UIFont.systemFontSize`.
  fileprivate var isSystemSize: Bool {
    guard let path = followed(as: "UIFont").source.path, path.count == 2, path[0] == "UIFont" else { return false }
    return ["systemFontSize", "smallSystemFontSize", "labelFontSize", "buttonFontSize"].contains(path[1])
  }
}
