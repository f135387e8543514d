import Audit

extension Control {
  /// What differs between a control and its mended self, in words.
  func changes(to mended: Control) -> String {
    var parts: [String] = []
    if let other = mended.target, target.map({ $0 != other }) ?? true {
      parts.append("a target of \(remedyText(other.width)) x \(remedyText(other.height)) pt")
    }
    if let other = mended.gap, other != gap { parts.append("a gap of \(remedyText(other)) pt") }
    if let other = mended.rowGap, other != rowGap ?? gap { parts.append("\(remedyText(other)) pt between rows") }
    if mended.screenEdges != screenEdges { parts.append("farther from the edge of the screen") }
    return parts.joined(separator: ", ")
  }
}
