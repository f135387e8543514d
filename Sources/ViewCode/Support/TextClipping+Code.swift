import Audit
import SwiftSource
import Typesetting

// The part of `text-clipping` that checks view code.

extension CodeModifier {
  /// Whether the modifier may clip text: a line limit or a height on a view that shows text.
  var holdsText: Bool {
    guard ["lineLimit", "frame"].contains(name), !chain.isElsewhere, !chain.isInvisible else { return false }
    switch name {
    case "lineLimit":
      guard let limit = argument(nil), !chain.isTextInput, !chain.hasFontOfSystem else { return false }
      // The limit inside of a view wins.
      if chain.ownType({ $0.limitsLines(in: $1) }) { return false }
      switch limit.kind {
      case .nil, .binary, .prefix, .closure, .other: return false
      default: return chain.texts.isEmpty ? !chain.isIcon : !chain.texts.allSatisfy(\.isTextInput)
      }
    case "frame":
      guard let height = argument("height"), !chain.isInMenu else { return false }
      if case .nil = height.kind { return false }
      return !chain.texts.isEmpty
    default: return false
    }
  }

  /// The limit on the text: the number of lines, or the height.
  var limit: CodeExpression? { argument(name == "lineLimit" ? nil : "height").map(chain.expression) }
}

/// The fit of text in the limit of a modifier: the judgement, and what its words name.
struct CodeFit {
  let judgement: Judgement<TextClipping.Reason>
  /// The reason why a value is unknown.
  var cause: String?
  /// The line in a height that it exceeds, or may exceed.
  var box: TextBox?
}

extension CodeFit {
  /// Creates the fit of a modifier; nil if it can't clip text.
  init?(_ modifier: CodeModifier) {
    guard modifier.holdsText, let limit = modifier.limit, !modifier.chain.isPlaceholder else { return nil }
    let chain = modifier.chain
    guard let fit = modifier.name == "lineLimit" ? Self.lines(chain, limit) : Self.height(chain, limit) else {
      return nil
    }
    self = fit
  }

  private init(_ outcome: Outcome, _ reason: TextClipping.Reason, cause: String? = nil) {
    let isFinding = outcome == .failed || outcome == .cantTell
    self.init(judgement: Judgement(outcome, reason, level: isFinding ? .warning : nil), cause: cause)
  }

  /// Names that make a condition depend on the content size category.
  private static let categories: Set<String> = [
    "dynamicTypeSize", "sizeCategory", "isAccessibilitySize", "isAccessibilityCategory",
    "preferredContentSizeCategory",
  ]

  /// Whether a value changes with the content size category by a condition.
  private static func followsCategory(_ value: CodeExpression) -> Bool {
    value.conditions.contains { value.followed().part($0).mentions(categories) }
  }

  /// The order of outcomes: failed before undetermined, undetermined before passed.
  private var rank: Int {
    switch judgement.outcome {
    case .failed: 3
    case .cantTell: 2
    case .passed: 1
    case .inapplicable: 0
    }
  }

  private static func isBetter(_ one: CodeFit, than other: CodeFit) -> Bool { one.rank < other.rank }

  private static let unknownStyle = "a custom modifier sets the font"

  // MARK: Lines

  private static func lines(_ chain: CodeChain, _ limit: CodeExpression) -> CodeFit {
    var isSingle: [Bool] = []
    for branch in limit.branches() {
      if case .nil = branch.source.kind {
        isSingle.append(false)
        continue
      }
      switch branch.value {
      case .number(let lines), .scaled(let lines): isSingle.append(lines <= 1)
      case .oneOf(let lines): isSingle += lines.map { $0 <= 1 }
      case .unbounded: isSingle.append(false)
      case .unknown(let cause): return CodeFit(.cantTell, .unknownLimit, cause: cause)
      }
    }
    guard isSingle.contains(true) else { return CodeFit(.passed, .wraps) }
    guard isSingle.contains(false) else { return singleLine(chain) }
    return followsCategory(limit) ? CodeFit(.passed, .limitFollowsCategory) : CodeFit(.cantTell, .conditionalLimit)
  }

  private static func singleLine(_ chain: CodeChain) -> CodeFit {
    let texts = chain.texts.isEmpty ? [chain] : chain.texts
    if texts.allSatisfy(\.isShort) { return CodeFit(.passed, .lineFits) }
    if texts.allSatisfy(\.isOfOneSize) { return CodeFit(.inapplicable, .keepsSize) }
    if chain.hasAlternative || chain.isReplacedWhenLarge { return CodeFit(.passed, .hasAlternative) }
    if chain.ancestry.contains(where: \.scrollsSideways) { return CodeFit(.passed, .scrolls) }
    if chain.isAsWideAsItNeeds { return CodeFit(.cantTell, .keepsWidth) }
    var unknown: CodeFit?
    for text in texts where !text.isTextInput && !text.isOfOneSize {
      switch text.shrinking {
      case .number(let factor) where factor < 1: continue
      case .unknown(let cause)?: unknown = CodeFit(.cantTell, .unknownScaleFactor, cause: cause)
      default:
        let cause = text.hasUnknownStyle ? unknownStyle : text.unknownSize
        guard let cause else { return CodeFit(.failed, .oneLine) }
        unknown = CodeFit(.cantTell, .unknownFont, cause: cause)
      }
    }
    return unknown ?? CodeFit(.passed, .shrinks)
  }

  // MARK: Heights

  private static func height(_ chain: CodeChain, _ height: CodeExpression) -> CodeFit? {
    let fits = height.branches().compactMap { branch -> CodeFit? in
      if case .nil = branch.source.kind { return CodeFit(.passed, .flexibleHeight) }
      return fit(of: chain.texts, in: branch.value)
    }
    guard let worst = fits.max(by: isBetter) else { return nil }
    return worst.rank > 1 && followsCategory(height) ? CodeFit(.passed, .heightFollowsCategory) : worst
  }

  private static func fit(of texts: [CodeChain], in height: CodeValue) -> CodeFit? {
    let length: BoxLength
    switch height {
    case .number(let points): length = .fixed(points)
    case .oneOf(let points): length = .fixed(points.first ?? 0)
    case .scaled(let points): length = .scaled(points)
    case .unbounded: return CodeFit(.passed, .unboundedHeight)
    case .unknown(let cause): return CodeFit(.cantTell, .unknownHeight, cause: cause)
    }
    return texts.map { fit(of: $0, in: length) }.max(by: isBetter)
  }

  private static func fit(of text: CodeChain, in height: BoxLength) -> CodeFit {
    if text.isShort { return CodeFit(.passed, .lineFits) }
    if text.hasCustomFont { return CodeFit(.cantTell, .unknownFont, cause: unknownStyle) }
    let scaled: ScaledText
    switch text.textFont {
    case .growing(let text): scaled = text
    case .fixed: return CodeFit(.inapplicable, .keepsSize)
    case .unknown(let cause): return CodeFit(.cantTell, .unknownFont, cause: cause)
    }
    var box = TextBox(scaled, height: height)
    box.text.range =
      text.isReplacedWhenLarge
      ? text.allowedCategories.clamped(to: .xSmall ... .xxxLarge) : text.allowedCategories
    switch text.shrinking {
    case .number(let factor) where (0...1).contains(factor): box.text.minimumScaleFactor = factor
    case .unknown(let cause)?: return CodeFit(.cantTell, .unknownScaleFactor, cause: cause)
    default: break
    }
    guard let category = box.tightCategory else { return CodeFit(.passed, .lineFits) }
    let needed = box.heightNeeded(at: category)
    guard box.verticalFit(at: category) == .clips else {
      return CodeFit(
        judgement: Judgement(
          .cantTell, .lineMayExceedHeight, interval: needed.least...needed.most, unit: .points, level: .warning),
        box: box)
    }
    return CodeFit(
      judgement: Judgement(
        .failed, .lineExceedsHeight, measured: height.length(at: category) ?? 0, required: needed.least, unit: .points,
        level: .warning),
      box: box)
  }
}

extension TextBox {
  /// The first category at which the text is clipped, or else may be clipped; nil if it fits at every category.
  var tightCategory: ContentSizeCategory? { firstClipping ?? firstUncertain }
}

extension CodeChain {
  /// Whether the text never scales: the font is fixed, or one content size category is set. `fixed-font` reports both.
  fileprivate var isOfOneSize: Bool {
    let categories = allowedCategories
    return textFont == .fixed || categories.lowerBound == categories.upperBound
  }

  /// The reason why the text may not scale: its font has a size that other code passes, which is mostly fixed.
  fileprivate var unknownSize: String? {
    guard case .unknown(let cause) = textFont, let modifier = nearest("font"), let font = modifier.argument(nil),
      let call = modifier.chain.expression(font).links.last(where: { $0.name == "system" }),
      call.arguments?.contains(where: { $0.label == "size" }) ?? false
    else { return nil }
    return cause
  }

  /// The smallest scale factor to which text may shrink to fit; nil if it may not shrink.
  fileprivate var shrinking: CodeValue? {
    guard let modifier = nearest("minimumScaleFactor"), let factor = modifier.argument(nil) else { return nil }
    return modifier.chain.value(of: factor)
  }

  /// Whether `fixedSize`, on the text or a view around it, keeps the text from being clipped horizontally.
  fileprivate var isAsWideAsItNeeds: Bool {
    for chain in ancestry {
      for modifier in chain.source.modifiers where !modifier.isConditional {
        if modifier.narrows { return false }
        guard modifier.name == "fixedSize" else { continue }
        if modifier.arguments?.isEmpty ?? false || modifier.argument("horizontal")?.kind == .boolean(true) {
          return true
        }
      }
      // What a modifier shows beside the view has its size, and a custom view may have one of its own.
      guard chain.source.role.modifier == nil, chain.parent?.isPlatformView ?? false else { return false }
    }
    return false
  }

  /// Whether the text is a literal of one or two characters without letters, which nothing narrows or cuts off: a line of it fits any screen.
  ///
  /// A literal with letters may be the key of a longer text.
  fileprivate var isShort: Bool {
    guard viewName == "Text" || viewName == "Label",
      case .string(let text?)? = source.argument(nil)?.unparenthesized.kind, text.count <= 2,
      !text.contains(where: \.isLetter)
    else { return false }
    let cutting: Set<String> = ["clipped", "clipShape", "mask", "cornerRadius", "drawingGroup"]
    return ancestry.allSatisfy { $0.source.modifiers.allSatisfy { !$0.narrows && !cutting.contains($0.name) } }
  }

  /// Whether the content scrolls horizontally, which makes all of one line reachable.
  fileprivate var scrollsSideways: Bool {
    guard name == "ScrollView", let axes = source.argument(nil) else { return false }
    return expression(axes).mentions(["horizontal"])
  }
}

extension SwiftChain.Modifier {
  /// Whether the modifier may make a view narrower than it needs.
  fileprivate var narrows: Bool {
    name == "frame"
      && ["width", "maxWidth", "idealWidth"].contains { label in
        argument(label).map { $0.kind != .implicitMember("infinity") && $0.path?.last != "infinity" } ?? false
      }
  }
}
