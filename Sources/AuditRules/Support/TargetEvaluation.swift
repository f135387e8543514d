import Audit
import Typesetting

extension Control {
  /// The evaluation of a least width and height of the touch target.
  ///
  /// A lower bound that already suffices passes; one that does not leaves the question open.
  func evaluated(side required: Double, clause: String) -> Evaluation {
    guard let width = touchableWidth, let height = touchableHeight else {
      let missing = [touchableWidth == nil ? "width" : nil, touchableHeight == nil ? "height" : nil]
      let names = missing.compactMap { $0 }.joined(separator: " and ")
      return Evaluation(
        .cantTell("no \(names) is declared"), required: required, unit: .points,
        message: "no \(names) is declared for it, so its target cannot be measured",
        remedy: "declare \"height\" and \"width\", \"target\", or \"padding\" with a text style")
    }
    let least = min(width.points, height.points)
    let size = "\(text(width)) x \(text(height)) pt"
    guard least < required else {
      return Evaluation(.passed, measured: least, required: required, unit: .points, message: size)
    }
    let needed = "\(clause) asks for \(authoredText(required)) x \(authoredText(required)) pt"
    let isOpen = [width, height].allSatisfy { $0.points >= required || $0.isLowerBound }
    if isOpen {
      return Evaluation(
        .cantTell("only a lower bound of its size is known"), interval: least...Double.greatestFiniteMagnitude,
        required: required, unit: .points, message: "\(size); \(needed), and only a lower bound is known",
        remedy: "declare \"width\" and \"height\" or \"target\"")
    }
    return Evaluation(
      .failed, measured: least, required: required, unit: .points, message: "\(size); \(needed)",
      remedy: "enlarge the target \(growth(width, height, to: required))")
  }

  private func text(_ extent: Extent) -> String {
    (extent.isLowerBound ? "at least " : "") + truncatedText(extent.points, padded: false)
  }

  private func growth(_ width: Extent, _ height: Extent, to required: Double) -> String {
    var parts: [String] = []
    if width.points < required {
      parts.append("by \(truncatedText((required - width.points) / 2 + 0.005, padded: false)) pt at each side")
    }
    if height.points < required {
      parts.append("by \(truncatedText((required - height.points) / 2 + 0.005, padded: false)) pt above and below")
    }
    return parts.joined(separator: " and ")
  }

  /// Three targets in a line, or nine in a grid, as the control is arranged; nil when arrangement, gap or size is not declared.
  var neighbours: [Target]? {
    guard let arrangement, gap != nil, let width = touchableWidth?.points, let height = touchableHeight?.points else {
      return nil
    }
    let across = targetGap(alongRow: true) ?? 0
    let down = targetGap(alongRow: false) ?? 0
    switch arrangement {
    case .row: return rowOfTargets(width: width, height: height, gap: across, count: 3)
    case .column: return columnOfTargets(width: width, height: height, gap: down, count: 3)
    case .grid:
      return gridOfTargets(width: width, height: height, gap: across, rowGap: down, count: 9, columns: 3)
    }
  }
}
