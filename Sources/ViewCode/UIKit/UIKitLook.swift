import SwiftSource
import Typesetting

/// The colors that code gives to the text of a UIKit label, button, or field, and to its background.
struct UIKitLook {
  /// The color of the text.
  let foreground: CodeExpression
  /// The color behind the text.
  let background: CodeExpression
  /// The font of the text; nil if code sets none.
  let font: CodeExpression?
  /// Whether an opacity between 0 and 1 may apply.
  let mayFade: Bool

  /// The members that set the color of the text or of what is behind it, or may draw something else there.
  private static let painting: Set<String> = [
    "textColor", "setTitleColor", "backgroundColor", "attributedText", "setAttributedTitle", "configuration",
    "configurationUpdateHandler", "setBackgroundImage", "overrideUserInterfaceStyle", "CAGradientLayer", "addSublayer",
    "insertSublayer", "foregroundColor", "background", "draw",
  ]
  /// The members that draw what can't be measured.
  private static let obscure: Set<String> = [
    "attributedText", "setAttributedTitle", "configuration", "configurationUpdateHandler", "setBackgroundImage",
    "overrideUserInterfaceStyle", "addSubview", "insertSubview", "background", "highlightedTextColor", "rx",
    "publisher",
  ]
  /// Parts of the names of functions that may paint, in American and British spelling.
  private static let hints = ["gradient", "style", "theme", "colo", "appearance", "background", "skin"]

  /// Reads the colors of the text that a chain creates; nil if it creates none, or if a color isn't set once.
  init?(createdBy chain: CodeChain) {
    guard chain.createdText != nil, let control = UIKitControl(textOf: chain), !control.isReturned, !control.isLost,
      !Self.mayBePainted(control), !chain.typeMentions(["overrideUserInterfaceStyle"])
    else { return nil }
    // A button without a title shows no text, and a configuration draws its own.
    if chain.index.uiKit.classes.platformClass(of: control.className) == "UIButton" {
      let isConfigured = chain.source.arguments?.contains { $0.label == "configuration" || $0.label == "primaryAction" }
      guard isConfigured != true, control.uses.contains(where: { $0.names.first == "setTitle" }) else { return nil }
    }
    var fronts: [CodeExpression] = []
    var backs: [CodeExpression] = []
    var fonts: [CodeExpression] = []
    var mayFade = false
    for use in control.uses {
      guard let member = use.members.first else { continue }
      let isWhole = use.names.count == 1
      switch member.name {
      case "textColor" where isWhole && use.assigned != nil:
        guard !use.isForeign, let value = use.assigned else { return nil }
        fronts.append(value)
      case "setTitleColor" where use.isForNormalState:
        guard !use.isForeign, let value = use.argument(nil) else { return nil }
        fronts.append(value)
      case "backgroundColor" where isWhole && use.assigned != nil:
        guard !use.isForeign, let value = use.assigned else { return nil }
        backs.append(value)
      case "font" where isWhole: if let value = use.assigned { fonts.append(value) }
      case "titleLabel":
        if use.names.dropFirst().first == "font" {
          if let value = use.assigned { fonts.append(value) }
        } else if use.names.contains(where: { ["textColor", "attributedText", "backgroundColor"].contains($0) }) {
          return nil
        }
      case "alpha": mayFade = true
      case "layer": if use.names.contains(where: Self.isPaintedLayer) { return nil }
      case let name where Self.obscure.contains(name): return nil
      default: break
      }
    }
    guard fronts.count == 1, backs.count == 1, fonts.count < 2 else { return nil }
    (foreground, background, font, self.mayFade) = (fronts[0], backs[0], fonts.first, mayFade)
  }

  private static func isPaintedLayer(_ name: String) -> Bool {
    ["backgroundColor", "addSublayer", "insertSublayer", "contents", "opacity", "mask"].contains(name)
  }

  /// Whether a class, a function, or a property of these sources may paint the text or what is behind it.
  private static func mayBePainted(_ control: UIKitControl) -> Bool {
    let index = control.chain.index
    let classes = index.uiKit.classes
    let helpers = UIKitHelpers(index: index)
    let lineage = classes.lineage(of: control.className)
    if classes.bodies(of: lineage).contains(where: { index.files[$0.file].outline.mentions(painting, in: $0.tokens) }) {
      return true
    }
    let isHint = { (name: String) in
      let lowercase = name.lowercased()
      return hints.contains { lowercase.holdsBytes(of: $0) }
    }
    let calls = control.uses.contains { use in
      guard let member = use.members.first, !painting.contains(member.name), member.arguments != nil else {
        return false
      }
      return isHint(member.name) || helpers.mention(painting, in: member.name, from: use.chain.file)
        || helpers.mention(painting, inProperty: member.name, of: lineage)
    }
    return calls
      || control.passes.contains {
        isHint($0.function) || helpers.mention(painting, in: $0.function, from: $0.chain.file)
      }
  }
}

extension CodeExpression {
  /// Whether a font is smaller than large text under every guideline; nil if the font isn't known.
  fileprivate var isSmallFont: Bool? {
    let font = followed(as: "UIFont")
    guard let call = font.links.last(where: { $0.arguments != nil }) else { return nil }
    guard let size = call.arguments?.first(where: { ["ofSize", "size"].contains($0.label) })?.value,
      case .number(let points) = font.part(size).value
    else { return nil }
    let text = font.quote.lowercased()
    let mayBeBold = ["bold", "heavy", "black", "weight"].contains { text.holdsBytes(of: $0) }
    return points < (mayBeBold ? Self.leastBoldSize : min(LargeText.wcag.size, LargeText.apple.size))
  }

  /// The smallest size of bold text that may count as large, in points: 14 pt of WCAG without scaling.
  private static let leastBoldSize = 14.0
}

extension UIKitLook {
  /// The required contrast, from that of large text to that of small text if the size isn't known.
  var required: ClosedRange<Double> { font.map { $0.isSmallFont == true } ?? true ? 4.5...4.5 : 3...4.5 }
}
