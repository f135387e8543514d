import SwiftSource

/// What takes touches on an interactive view of source: its own size, and the frames around it that do not enlarge it.
public struct CodeTarget: Sendable {
  /// The size of what takes touches.
  public let inner: CodeSize
  /// The first frames after what takes touches; they offer room and enlarge nothing.
  public let outer: CodeSize
  /// What makes the view interactive.
  public let control: CodeControl
  /// Whether a button style adds to the label, or may do so.
  public let hasOtherStyle: Bool

  /// Whether a frame has a say in its size.
  public var isFramed: Bool { inner.isFramed || outer.isFramed }

  /// What is known of one side.
  public enum Side: Sendable, Hashable {
    /// It is less than it has to be: the size.
    case small(Double)
    /// It is as large as it has to be: the least size.
    case enough(Double)
    /// Content, or the room that there is, decides.
    case free
    /// A frame affects the size, but the size is undetermined: the reason.
    case open(String)
  }

  /// What is known of the width or the height.
  public func side(_ side: KeyPath<CodeSize, CodeExtent>, minimum: Double) -> Side {
    let (inner, outer) = (inner[keyPath: side], outer[keyPath: side])
    let name = side == \CodeSize.width ? "width" : "height"
    if inner.isLess(than: minimum) {
      guard hasOtherStyle else { return .small(inner.named) }
      return .open("the button style may enlarge the label \(name) of \(lengthText(inner.named)) pt")
    }
    if inner.isFramed || inner.least > 0, inner.reaches(minimum) { return .enough(inner.least) }
    if let reason = inner.reason, inner.isFramed { return .open(reason) }
    if inner.isFramed, !inner.fills { return lowerBound(inner, name) }
    guard outer.isFramed else { return .free }
    if outer.isLess(than: minimum) { return .small(outer.named) }
    if let reason = outer.reason { return .open(reason) }
    guard outer.reaches(minimum), !outer.fills else { return .free }
    if inner.fills || control == .sized { return .enough(outer.least) }
    return .open(
      "the surrounding frame doesn't enlarge the touch target, and the target \(name) isn't in the source")
  }

  private func lowerBound(_ extent: CodeExtent, _ name: String) -> Side {
    extent.least > 0 ? .open("only a lower bound of the \(name) is known (\(lengthText(extent.least)) pt)") : .free
  }
}

extension CodeChain {
  /// What takes touches on the view; nil when it is not interactive.
  ///
  /// A button takes touches where its label is, and a gesture where the view was when the gesture was added. What is added outside, a
  /// frame or a content shape, leaves that as it is.
  public var target: CodeTarget? {
    guard let control else { return nil }
    switch control {
    case .labeled:
      let inner = label.map { CodeChain.row($0, spacing: nil) } ?? CodeSize()
      return CodeTarget(inner: inner, outer: frames(from: 0), control: control, hasOtherStyle: hasOtherButtonStyle)
    case .sized:
      return CodeTarget(inner: CodeSize(), outer: frames(from: 0), control: control, hasOtherStyle: false)
    case .styledLabel:
      return CodeTarget(inner: size(), outer: CodeSize(), control: control, hasOtherStyle: false)
    case .gesture(let position):
      return CodeTarget(
        inner: size(upTo: position), outer: frames(from: position + 1), control: control, hasOtherStyle: false)
    }
  }

  /// Whether the view is switched off for touches: it is hidden, transparent, or says so.
  public var takesNoTouches: Bool {
    source.modifiers.contains { modifier in
      switch modifier.name {
      case "hidden": true
      case "allowsHitTesting": modifier.argument(nil)?.kind == .boolean(false)
      case "opacity": modifier.argument(nil)?.constant()?.value == 0
      default: false
      }
    }
  }

  /// The first frame for each side among the modifiers from one on.
  private func frames(from start: Int) -> CodeSize {
    var size = CodeSize()
    for position in source.modifiers.indices.dropFirst(start) {
      let modifier = modifier(at: position)
      guard modifier.name == "frame", modifier.source.arguments != nil else { continue }
      let framed = modifier.doubt.map { CodeSize().unknown($0) } ?? modifier.framing(CodeSize())
      if !size.width.isFramed { size.width = framed.width }
      if !size.height.isFramed { size.height = framed.height }
    }
    return size
  }

  /// Whether the nearest button style is another one than those that leave the label as it is.
  private var hasOtherButtonStyle: Bool {
    for chain in [self] + ancestors {
      guard let style = chain.modifiers("buttonStyle").first else { continue }
      let plain = [
        "plain", "borderless", "automatic", "PlainButtonStyle", "BorderlessButtonStyle", "DefaultButtonStyle",
      ]
      return !style.children.contains { child in plain.contains(child.name) }
    }
    return false
  }
}
