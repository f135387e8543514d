import Audit
import SwiftSource
import Typesetting

/// A rule that requires shrinking text to keep 200% of its size.
public struct ShrinkingText: Rule {
  public static let descriptor = RuleDescriptor(
    id: "shrinking-text",
    title: "Text that shrinks to fit must keep 200% of its size",
    description: """
      Checks .minimumScaleFactor on text with a line limit. Multiplies the factor with the growth of the font at the largest text size. The product \
      must be 200%, or what the font reaches without the factor.
      """,
    rationale: "People who enlarge text get text that shrinks back to a size they can't read.",
    knownLimits: [
      "Skips code for macOS and tvOS, which it recognizes by conditions, imports, and names.",
      "Reports the smallest possible size, even if the text often fits without shrinking.",
      "Skips text without a line limit, which wraps, and fonts that don't scale, which fixed-font reports.",
      "Skips widgets, watchOS, and text whose font a custom modifier such as adaptiveFont sets.",
    ],
    requirement: .init("WCAG 2.2, 1.4.4 Resize Text, level AA", url: "https://www.w3.org/TR/WCAG22/#resize-text"),
    criteria: ["1.4.4"], level: .note, since: .version02, labels: [.largerText],
    passing: [.view("80% of body", "Text(dose).lineLimit(1).minimumScaleFactor(0.8)")],
    inapplicable: [
      .view("No line limit", "Text(dose).minimumScaleFactor(0.5)"),
      .view("A fixed font", "Text(dose).font(.system(size: 14)).lineLimit(1).minimumScaleFactor(0.5)"),
    ],
    failing: [
      .view("Half of body", "Text(dose).lineLimit(1)./*!*/minimumScaleFactor(0.5)"),
      .view(
        "Nearly all of a title, which grows less",
        "Text(dose).font(.largeTitle).lineLimit(1)./*!*/minimumScaleFactor(0.9)"),
    ])

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The text keeps enough of its size.
    case keepsSize
    /// The text may become too small.
    case tooSmall
  }

  public func judge(_ subject: CodeModifier) -> Judgement<Reason>? {
    guard subject.name == "minimumScaleFactor", !subject.chain.isOnWatch, subject.overloads.isEmpty,
      let argument = subject.argument(nil),
      let factor = subject.chain.value(of: argument).least, (0..<1).contains(factor)
    else { return nil }
    var worst: (share: Double, required: Double)?
    guard !subject.chain.isElsewhere else { return nil }
    let texts = subject.chain.texts
    for text in texts where text.isLimitedToLines && !text.hasCustomFont {
      guard let font = text.textFont.text else { continue }
      let growth = font.size(at: .accessibility5) / font.size(at: .standard)
      let share = growth * factor
      if share < worst?.share ?? .infinity { worst = (share, min(WCAGMeasure.enlargement, growth)) }
    }
    guard let worst else { return nil }
    let isEnough = worst.share >= worst.required - lengthSlack
    return Judgement(
      isEnough ? .passed : .failed, isEnough ? .keepsSize : .tooSmall, measured: worst.share, required: worst.required,
      unit: .factor)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeModifier) -> Words {
    let share = "\(truncatedText((judgement.measured ?? 0) * 100, digits: 0))%"
    let required = "\(truncatedText((judgement.required ?? 0) * 100, digits: 0))%"
    return switch judgement.reason {
    case .keepsSize: Words("text keeps at least \(share) of its size")
    case .tooSmall:
      Words(
        "text may shrink to \(share) of its size at the largest text size; requires \(required)",
        remedy: "allow more lines instead of a scale factor, or raise the factor")
    }
  }
}

extension CodeChain {
  /// Whether a custom modifier, such as `adaptiveFont`, may set the font.
  var hasCustomFont: Bool {
    ancestry.contains { chain in
      chain.source.modifiers.contains { $0.name != "font" && $0.name.hasSuffix("Font") }
    } || hasUnknownStyle
  }

  /// Whether a custom modifier applies a style that it gets, inside of which no font is set: `ModifiedContent(content: self, modifier: style)`.
  var hasUnknownStyle: Bool {
    for chain in ancestry {
      for position in chain.source.modifiers.indices {
        let modifier = chain.modifier(at: position)
        if modifier.name == "font" { return false }
        if modifier.appliesArgument { return true }
      }
    }
    return false
  }

  /// Whether a number of lines limits the text.
  fileprivate var isLimitedToLines: Bool {
    guard let modifier = nearest("lineLimit"), let limit = modifier.argument(nil) else { return false }
    return modifier.chain.value(of: limit).least != nil
  }
}

extension CodeModifier {
  /// Whether the modifier is a function that applies one of its arguments: `ModifiedContent(content: self, modifier: style)`.
  fileprivate var appliesArgument: Bool {
    let symbols = chain.index.symbols
    return overloads.contains { id in
      let symbol = symbols.symbols[id]
      let outline = symbols.outlines[symbol.file]
      let declaration = outline.declarations[symbol.declaration]
      guard let body = declaration.body, outline.mentions(["ModifiedContent"], in: body) else { return false }
      return body.dropLast(2).contains { token in
        outline.isToken(token, "modifier") && outline.tokens[token + 1].kind == .colon
          && outline.mentions([outline.name(token + 2)], in: declaration.nameToken + 1..<body.lowerBound)
      }
    }
  }
}
