extension Control {
  /// Returns the differences between a control and its fixed version, in words.
  package func changes(to fixed: Control) -> String {
    var parts: [String] = []
    if let other = fixed.target, target.map({ $0 != other }) ?? true {
      parts.append("target \(remedyText(other.width))×\(remedyText(other.height)) pt")
    }
    if let other = fixed.gap, other != gap { parts.append("gap \(remedyText(other)) pt") }
    if let other = fixed.rowGap, other != rowGap ?? gap { parts.append("row gap \(remedyText(other)) pt") }
    if fixed.screenEdges != screenEdges { parts.append("farther from the screen edge") }
    return parts.joined(separator: ", ")
  }
}
