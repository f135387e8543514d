import Audit
import SwiftSource
import Typesetting

// The part of `text-clipping` that checks view code.

extension CodeModifier {
  /// Whether the modifier may clip text: a line limit or a height on a view that shows text.
  var holdsText: Bool {
    switch name {
    case "lineLimit":
      guard let limit = argument(nil), !chain.isTextInput else { return false }
      switch limit.kind {
      case .nil, .binary, .prefix, .closure, .other: return false
      default: return chain.texts.isEmpty ? !chain.isIcon : !chain.texts.allSatisfy(\.isTextInput)
      }
    case "frame":
      guard let height = argument("height") else { return false }
      if case .nil = height.kind { return false }
      return !chain.texts.isEmpty
    default: return false
    }
  }
}

extension TextClipping {
  func evaluate(_ modifier: CodeModifier) -> Evaluation {
    modifier.name == "lineLimit" ? lineLimit(modifier) : height(modifier)
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

  private func cantTell(_ reason: String) -> Evaluation {
    Evaluation(
      .cantTell(reason), message: "\(reason), so text clipping can't be checked", remedy: nil, level: .warning)
  }

  // MARK: Lines

  private func lineLimit(_ modifier: CodeModifier) -> Evaluation {
    guard let argument = modifier.argument(nil) else { return cantTell("lineLimit has no argument") }
    let (chain, limit) = (modifier.chain, modifier.chain.expression(argument))
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
      case .unknown(let reason): return cantTell(reason)
      }
    }
    guard isSingle.contains(true) else { return Evaluation(.passed, message: "text may wrap") }
    if isSingle.contains(false) {
      if TextClipping.followsCategory(limit) {
        return Evaluation(.passed, message: "the line limit depends on the content size category")
      }
      return cantTell(
        "the number of lines depends on \(limit.conditions.first.map { limit.part($0).quote } ?? "a condition")")
    }
    return singleLine(chain)
  }

  private func singleLine(_ chain: CodeChain) -> Evaluation {
    let texts = chain.texts.isEmpty ? [chain] : chain.texts
    if texts.allSatisfy(\.isOfOneSize) {
      return Evaluation(.inapplicable("the text doesn't scale"), message: "the text doesn't scale")
    }
    if chain.hasAlternative { return Evaluation(.passed, message: "another view is shown if the text doesn't fit") }
    if chain.ancestry.contains(where: \.scrollsSideways) {
      return Evaluation(.passed, message: "the text scrolls horizontally")
    }
    if chain.isAsWideAsItNeeds { return cantTell("the text keeps its full width and the screen width isn't known") }
    var reason: String?
    for text in texts where !text.isTextInput && !text.isOfOneSize {
      switch text.shrinking {
      case .number(let factor) where factor < 1: continue
      case .unknown(let why)?: reason = why
      default:
        return Evaluation(
          .failed,
          message: "text is limited to one line without a scale factor, so text that exceeds the width is clipped",
          remedy: "allow more lines or add .minimumScaleFactor", level: .warning)
      }
    }
    return reason.map(cantTell) ?? Evaluation(.passed, message: "the text may shrink to fit")
  }

  // MARK: Heights

  private func height(_ modifier: CodeModifier) -> Evaluation {
    guard let argument = modifier.argument("height") else { return cantTell("frame has no height") }
    let (chain, height) = (modifier.chain, modifier.chain.expression(argument))
    var worst: Evaluation?
    for branch in height.branches() {
      let evaluation: Evaluation
      if case .nil = branch.source.kind {
        evaluation = Evaluation(.passed, message: "the height isn't fixed")
      } else {
        evaluation = fit(of: chain.texts, in: branch.value)
      }
      if evaluation.rank > worst?.rank ?? -1 { worst = evaluation }
    }
    guard let worst else { return cantTell("the height isn't known") }
    if worst.rank > 1, TextClipping.followsCategory(height) {
      return Evaluation(.passed, message: "the height depends on the content size category")
    }
    return worst
  }

  private func fit(of texts: [CodeChain], in height: CodeValue) -> Evaluation {
    let length: BoxLength
    switch height {
    case .number(let points): length = .fixed(points)
    case .oneOf(let points): length = .fixed(points.first ?? 0)
    case .scaled(let points): length = .scaled(points)
    case .unbounded: return Evaluation(.passed, message: "the height is unbounded")
    case .unknown(let reason): return cantTell(reason)
    }
    var worst: Evaluation?
    for text in texts {
      let evaluation = fit(of: text, in: length)
      if evaluation.rank > worst?.rank ?? -1 { worst = evaluation }
    }
    return worst ?? Evaluation(.inapplicable("no text is shown"), message: "no text is shown")
  }

  private func fit(of text: CodeChain, in height: BoxLength) -> Evaluation {
    let scaled: ScaledText
    switch text.textFont {
    case .growing(let text): scaled = text
    case .fixed: return Evaluation(.inapplicable("the text doesn't scale"), message: "the text doesn't scale")
    case .unknown(let reason): return cantTell(reason)
    }
    var box = TextBox(scaled, height: height)
    box.text.range = text.allowedCategories
    switch text.shrinking {
    case .number(let factor) where (0...1).contains(factor): box.text.minimumScaleFactor = factor
    case .unknown(let reason)?: return cantTell(reason)
    default: break
    }
    guard let category = box.firstClipping ?? box.firstUncertain else {
      return Evaluation(.passed, message: "one line fits at every text size")
    }
    let (needed, has) = (box.heightNeeded(at: category), height.length(at: category) ?? 0)
    let name = "\(scaled.style.swiftUIName) (\(authoredText(scaled.baseSize)) pt)"
    guard box.verticalFit(at: category) == .clips else {
      return Evaluation(
        .cantTell("the frame height is within the estimated text height"), interval: needed.least...needed.most,
        unit: .points,
        message:
          "a line of \(name) needs an estimated \(lengthText(needed.least)) to \(lengthText(needed.most)) pt of height "
          + "at \(category.rawValue); the frame has \(lengthText(has)) pt",
        remedy: "use minHeight", level: .warning)
    }
    return Evaluation(
      .failed, measured: has, required: needed.least, unit: .points,
      message: "a line of \(name) needs \(lengthText(needed.least)) pt of height at \(category.rawValue); "
        + "the frame has \(lengthText(has)) pt",
      remedy: "use minHeight; the largest text needs \(remedyText(box.heightForAll)) pt", level: .warning)
  }
}

extension CodeChain {
  /// Whether the text never scales: the font is fixed, or one content size category is set. `fixed-font` reports both.
  fileprivate var isOfOneSize: Bool {
    let categories = allowedCategories
    return textFont == .fixed || categories.lowerBound == categories.upperBound
  }

  /// The smallest scale factor to which text may shrink to fit; nil if it may not shrink.
  fileprivate var shrinking: CodeValue? {
    guard let modifier = nearest("minimumScaleFactor"), let factor = modifier.argument(nil) else { return nil }
    return modifier.chain.value(of: factor)
  }

  /// Whether `fixedSize` keeps the text from being clipped horizontally.
  fileprivate var isAsWideAsItNeeds: Bool {
    modifiers("fixedSize").contains { modifier in
      guard let horizontal = modifier.argument("horizontal") else { return modifier.source.arguments?.isEmpty ?? false }
      return horizontal.kind == .boolean(true)
    }
  }

  /// Whether the content scrolls horizontally, which makes all of one line reachable.
  fileprivate var scrollsSideways: Bool {
    guard name == "ScrollView", let axes = source.argument(nil) else { return false }
    return expression(axes).mentions(["horizontal"])
  }
}

extension Evaluation {
  /// The order of outcomes: failed before undetermined, undetermined before passed.
  fileprivate var rank: Int {
    switch outcome {
    case .failed: 3
    case .cantTell: 2
    case .passed: 1
    case .inapplicable: 0
    }
  }
}
