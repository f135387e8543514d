import Audit
import SwiftSource
import Typesetting

/// A rule that requires fonts in view code to support Dynamic Type.
public struct FixedFont: Rule {
  public static let descriptor = RuleDescriptor(
    id: "fixed-font",
    title: "Fonts in view code must support Dynamic Type",
    description: """
      Checks every expression that creates a font or sets a content size category in view code. System text styles, custom fonts with a size, and sizes \
      marked @ScaledMetric or scaled by UIFontMetrics pass. .system(size:), fixedSize:, UIKit fonts with a size, withSize(_:), and a single content \
      size category fail. So does a function that takes the size of its font if its calls pass fixed sizes.
      """,
    rationale: "Text of a fixed size shuts out people who set a larger text size because they need it.",
    knownLimits: [
      "Skips code for macOS and tvOS, which it recognizes by conditions, imports, and names.",
      "Treats a macOS app as code for iOS if it uses a name that only iOS has, even for another purpose, such as fullScreenCover.",
      "Skips types and functions for paper, such as PrintFormatter, and detail labels of table cells in the default style, which have none.",
      "Skips text in menus, alerts, and tab items, whose font the system sets.",
      "Allows a fixed size for an image alone, including a button whose label is only an image.",
      "Can't determine a size that a caller passes to a view.",
      "Reports a function that takes the size once, not its calls, and only if at least half of the calls pass a known size and none may scale.",
      "Gives a note for a font in a default, a list, or attributes, because other code may scale it or never use it.",
      "Doesn't detect UIKit labels that never set adjustsFontForContentSizeCategory; they grow only when their font is set again.",
      "Treats a font as fixed if UIFontMetrics scales it in another file.",
    ],
    requirement: .init(
      "WCAG 2.2, 1.4.4 Resize Text, level AA", url: "https://www.w3.org/TR/WCAG22/#resize-text"),
    criteria: ["1.4.4"], level: .warning, labels: [.largerText], quantity: "text size", passing: passing,
    inapplicable: inapplicable,
    failing: failing)

  /// The UIKit functions that create a font of a given size.
  private static let sized: Set<String> = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont",
  ]
  private static let fontTypes: Set<String> = ["Font", "UIFont"]
  /// The environment keys for the content size category.
  private static let categoryKeys: Set<String> = ["dynamicTypeSize", "sizeCategory"]

  /// The level for a fixed font that isn't set where it is written, at most the level of the rule.
  public var indirect = Level.note

  public static let options: [RuleOption<FixedFont>] = [
    .level(
      "indirect", \.indirect, "level for a font in a default, a list, or attributes, at most the level of the rule")
  ]

  public init() {}

  /// Before version 0.2, all fixed fonts had the level of the rule.
  public init(in ruleset: Ruleset) { if ruleset < .version02 { indirect = .error } }

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// UIFontMetrics scales the font.
    case scaledByMetrics
    /// The font applies to an image, which may have a fixed size.
    case image
    /// The size scales with the text.
    case scaledSize
    /// The font is made of a text style and scales.
    case textStyle
    /// The label scales with the content size category.
    case adjustsFont
    /// The size is fixed.
    case fixedSize
    /// A function takes the size, and its calls pass fixed sizes.
    case passedSize
    /// The size is unbounded.
    case unboundedSize
    /// The size can't be determined.
    case unknownSize
    /// The text stays at one content size category.
    case fixedCategory
    /// The content size category can't be determined.
    case unknownCategory
    /// The font is made for one content size category.
    case limitedTraits
    /// The font gets another size, which is fixed.
    case resized
    /// The label doesn't scale with the content size category.
    case ignoresCategory
  }

  public func judge(_ subject: CodeCall) -> Judgement<Reason>? {
    // Most calls have nothing to do with fonts.
    guard let reason = effect(of: subject)?.reason, !subject.chain.isElsewhere, !subject.isBranchForElsewhere,
      !subject.chain.isOfMissingLabel, !subject.chain.isForPaper, !(subject.isBase && subject.chain.showsNoText),
      !subject.chain.onlyMeasures, !subject.chain.hasFontOfSystem, !subject.chain.isBoundForMeasures,
      !subject.chain.isOfViewShownNowhere, !subject.chain.isInvisible
    else { return nil }
    return switch reason {
    case .scaledByMetrics, .image, .scaledSize, .textStyle, .adjustsFont: Judgement(.passed, reason)
    case .unboundedSize, .unknownSize, .unknownCategory:
      Judgement(.cantTell, reason, required: WCAGMeasure.enlargement, unit: .factor)
    case .fixedCategory, .limitedTraits, .ignoresCategory, .passedSize:
      Judgement(.failed, reason, measured: 1, required: WCAGMeasure.enlargement, unit: .factor)
    case .fixedSize, .resized:
      Judgement(
        .failed, reason, measured: 1, required: WCAGMeasure.enlargement, unit: .factor,
        level: subject.setsFont || indirect == .error ? nil : indirect)
    }
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeCall) -> Words {
    let effect = effect(of: subject)
    switch judgement.reason {
    case .scaledByMetrics: return Words("scaled by UIFontMetrics")
    case .image: return Words("an image may have a fixed size")
    case .scaledSize: return Words("the size scales with the text")
    case .textStyle: return Words("scales with the content size category")
    case .adjustsFont: return Words("the font scales with the content size category")
    case .fixedSize:
      let size = effect?.size ?? 0
      return Words(
        "text with \(api(of: subject)) doesn't scale; it stays at \(authoredText(size)) pt",
        remedy: remedy(for: subject, size))
    case .passedSize:
      let sizes = effect?.passed ?? []
      let calls = sizes.count == 1 ? "a call passes" : "\(sizes.count) calls pass fixed sizes, such as"
      let function = subject.chain.outline.declarations[subject.chain.source.declaration].name
      return Words(
        "text with \(api(of: subject)) in \(function) doesn't scale; \(calls) \(authoredText(sizes.max() ?? 0)) pt",
        remedy: remedy(for: subject, nil))
    case .unboundedSize, .unknownSize:
      let cause = effect?.cause ?? "the size is unbounded"
      return Words.undetermined(
        cause, "the scaling of \(api(of: subject)) can't be checked",
        remedy: "use a text style or a size marked @ScaledMetric")
    case .fixedCategory:
      return Words(
        "text stays at \(effect?.category?.quote ?? "one category") for every setting",
        remedy: "remove it, or use a range without an upper bound")
    case .unknownCategory:
      let cause = "the value of \(effect?.category?.quote ?? "the category") isn't known"
      return Words.undetermined(cause, "text scaling can't be checked")
    case .limitedTraits:
      return Words("the font is limited to one content size category", remedy: "remove compatibleWith:")
    case .resized: return Words("withSize(_:) makes a font fixed", remedy: "scale the font with UIFontMetrics")
    case .ignoresCategory:
      return Words(
        "the label doesn't scale with the content size category",
        remedy: "set adjustsFontForContentSizeCategory to true")
    }
  }

  /// Returns the function that takes the size.
  private func api(of subject: CodeCall) -> String {
    switch subject.name {
    case "system": ".system(size:)"
    case "custom": ".custom(_:fixedSize:)"
    case "withSize": "withSize(_:)"
    case "font": "font(size:)"
    case "adjustsFontForContentSizeCategory": "the label"
    case "UIFont": "UIFont(\(subject.arguments?.first?.label ?? "name"):size:)"
    default: "\(subject.name)(ofSize:)"
    }
  }

  private func remedy(for subject: CodeCall, _ size: Double?) -> String {
    let styles = size.map { SystemTextStyle.nearest(toSize: $0).map { ".\($0.swiftUIName)" } }
    let nearest = styles?.joined(separator: " or ") ?? "a text style"
    return switch subject.name {
    case "system": "use \(nearest), or a size marked @ScaledMetric"
    case "custom": "use .custom(_:size:relativeTo:) with \(nearest)"
    default: "use UIFontMetrics(forTextStyle:).scaledFont(for:) with \(nearest)"
    }
  }

  // MARK: Calls

  /// The part of a font that a call sets.
  private enum Kind {
    case size(CodeExpression)
    case style(traits: CodeExpression?)
    case category(CodeExpression)
    case adjusts(Bool)
    case resized(CodeExpression)
  }

  /// Returns the part that a call sets; nil for a font of 1 pt, of which only the name or the metrics are used.
  private func kind(of subject: CodeCall) -> Kind? {
    let kind = writtenKind(of: subject)
    if case .size(let size)? = kind, case .number(let points) = size.value, points <= 1 { return nil }
    return kind
  }

  private func writtenKind(of subject: CodeCall) -> Kind? {
    switch subject.name {
    case "system" where subject.isMember(of: FixedFont.fontTypes):
      if let size = subject.argument("size") { return .size(size) }
      return subject.argument(nil)?.textStyle == nil ? nil : .style(traits: nil)
    case "custom" where subject.isMember(of: FixedFont.fontTypes):
      if let size = subject.argument("fixedSize") { return .size(size) }
      return subject.argument("size") == nil ? nil : .style(traits: nil)
    case let name where FixedFont.sized.contains(name) && subject.isMember(of: FixedFont.fontTypes):
      return subject.argument("ofSize").map { .size($0) }
    case "preferredFont" where subject.isMember(of: FixedFont.fontTypes):
      return subject.argument("forTextStyle") == nil ? nil : .style(traits: subject.argument("compatibleWith"))
    case "UIFont":
      guard subject.isBase, let size = subject.argument("size") else { return nil }
      if subject.argument("descriptor") != nil, size.value == .number(0) { return .style(traits: nil) }
      return .size(size)
    case "font" where subject.makesGeneratedFont: return subject.argument("size").map { .size($0) }
    case "withSize":
      guard !subject.isBase, let size = subject.argument(nil) else { return nil }
      let isFont = ["font", "UIFont", "preferredFont"].contains { subject.chain.source.path.contains($0) }
      return isFont ? .resized(size) : nil
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

  // MARK: Effects

  /// The effect of a call on a font: the greatest fixed size, the category, or the cause why the size isn't known.
  private struct Effect {
    let reason: Reason
    var size: Double?
    var category: CodeExpression?
    var cause: String?
    /// The fixed sizes that calls pass.
    var passed: [Double] = []
  }

  private func effect(of subject: CodeCall) -> Effect? {
    switch kind(of: subject) {
    case .size(let size)?: effect(of: size, in: subject)
    case .category(let category)?: effect(ofCategory: category, in: subject)
    case .resized(let size)?: effect(ofResizing: size, in: subject)
    case .style(let traits)?:
      Effect(
        reason: traits?.followed().mentions(["preferredContentSizeCategory"]) ?? false ? .limitedTraits : .textStyle)
    case .adjusts(let value)?: effect(ofAdjusting: value, in: subject)
    case nil: nil
    }
  }

  private func effect(of size: CodeExpression, in subject: CodeCall) -> Effect {
    if subject.chain.isScaledByMetrics { return Effect(reason: .scaledByMetrics) }
    if isIcon(subject) { return Effect(reason: .image) }
    var sizes: [Double] = []
    var effect = Effect(reason: .scaledSize)
    for branch in size.branches() where !branch.mentions(["scaledValue"]) {
      switch branch.value {
      case .scaled: continue
      case .number(let value): sizes.append(value)
      case .oneOf(let values): sizes += values
      case .unbounded: effect = Effect(reason: .unboundedSize)
      case .unknown(let why):
        if branch.isSystemSize {
          sizes.append(14)
        } else {
          let passed = subject.passedSizes(for: branch)
          effect =
            passed.isEmpty ? Effect(reason: .unknownSize, cause: why) : Effect(reason: .passedSize, passed: passed)
        }
      }
    }
    return sizes.max().map { Effect(reason: .fixedSize, size: $0) } ?? effect
  }

  private func effect(ofAdjusting value: Bool, in subject: CodeCall) -> Effect {
    if value { return Effect(reason: .adjustsFont) }
    guard subject.chain.isGivenAttributedText else { return Effect(reason: .ignoresCategory) }
    return Effect(reason: .unknownSize, cause: "attributed text brings its fonts")
  }

  private func effect(ofResizing size: CodeExpression, in subject: CodeCall) -> Effect {
    if subject.chain.isBoundAsIconFont || subject.chain.isForEmoji { return Effect(reason: .image) }
    guard subject.chain.isSizeOfFont(size) else { return Effect(reason: .resized) }
    return Effect(reason: .unknownSize, cause: "the size is computed from the size of another font")
  }

  private func effect(ofCategory category: CodeExpression, in subject: CodeCall) -> Effect {
    if subject.chain.isIcon { return Effect(reason: .image) }
    for branch in category.branches(as: "DynamicTypeSize") {
      guard case .single = branch.categories else { return Effect(reason: .unknownCategory, category: branch) }
    }
    return Effect(reason: .fixedCategory, category: category)
  }

  /// Whether the font applies to an image.
  private func isIcon(_ subject: CodeCall) -> Bool {
    let chain = subject.chain
    if subject.isIconFont { return true }
    if chain.isFontOfSymbol || chain.isNamedAsIconFont || chain.isFontOfIconType || chain.isForEmoji { return true }
    return subject.enclosingModifiers.contains { $0.name == "font" && $0.chain.isIcon }
      || subject.chain.isFontOfImagesOnly
  }
}

extension CodeExpression {
  /// Whether the expression is a UIKit system size, such as `UIFont.systemFontSize`.
  fileprivate var isSystemSize: Bool {
    guard let path = followed(as: "UIFont").source.path, path.count == 2, path[0] == "UIFont" else { return false }
    return ["systemFontSize", "smallSystemFontSize", "labelFontSize", "buttonFontSize"].contains(path[1])
  }
}
