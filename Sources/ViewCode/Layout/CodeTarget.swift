import Audit
import SwiftSource

/// The touch target of an interactive view in source: its own size, and the surrounding frames that don't enlarge it.
public struct CodeTarget: Sendable {
  /// The size of the touch target.
  public let inner: CodeSize
  /// The first frames outside the touch target; they reserve space and enlarge nothing.
  public let outer: CodeSize
  /// The kind of interactive view.
  public let control: CodeControl
  /// Whether a button style may enlarge the label.
  public let hasOtherStyle: Bool

  /// Whether a frame affects the size.
  public var isFramed: Bool { inner.isFramed || outer.isFramed }

  /// The result for one dimension.
  public enum Side: Sendable, Hashable {
    /// The dimension is below the minimum, with its size.
    case small(Double)
    /// The dimension reaches the minimum, with its smallest size.
    case enough(Double)
    /// The content or the available space determines the dimension.
    case free
    /// A frame affects the dimension, but it is undetermined, with the reason.
    case open(String)
  }

  /// Returns the result for the width or the height.
  public func side(_ side: KeyPath<CodeSize, CodeViewSize>, minimum: Double) -> Side {
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

  private func lowerBound(_ extent: CodeViewSize, _ name: String) -> Side {
    extent.least > 0 ? .open("only a lower bound of the \(name) is known (\(lengthText(extent.least)) pt)") : .free
  }
}

extension CodeChain {
  /// The touch target of the view; nil if it isn't interactive.
  ///
  /// The touch target of a button is its label, and that of a gesture is the view to which the gesture was added. A frame or content shape
  /// added outside doesn't change it.
  public var target: CodeTarget? {
    guard let control else { return nil }
    switch control {
    case .labeled:
      let inner = label.map { CodeChain.row($0, spacing: nil) } ?? CodeSize()
      return CodeTarget(inner: inner, outer: frames(from: 0), control: control, hasOtherStyle: hasOtherButtonStyle)
    case .sized:
      let outer = frames(from: 0)
      var inner = touchModifier.map { CodeSize().unknown("the size of .\($0) isn't known") } ?? CodeSize()
      // A frame around a view doesn't make the target inside smaller.
      if outer.isFramed, ownType({ $0.setsMinimum(in: $1) }) {
        inner = inner.unknown("\(name) sets a minimum size itself")
      }
      return CodeTarget(inner: inner, outer: outer, control: control, hasOtherStyle: false)
    case .styledLabel:
      return CodeTarget(inner: size(), outer: CodeSize(), control: control, hasOtherStyle: false)
    case .gesture(let position):
      let gesture = modifier(at: position)
      let doubt = gesture.isTapWrapper ? nil : gesture.doubt
      return CodeTarget(
        inner: doubt.map { CodeSize().unknown($0) } ?? size(upTo: position), outer: frames(from: position + 1),
        control: control, hasOtherStyle: false)
    }
  }

  /// Whether the view can't be touched: it is hidden, transparent, disabled, or doesn't allow hit testing.
  public var takesNoTouches: Bool {
    source.modifiers.contains { modifier in
      switch modifier.name {
      case "hidden": true
      case "disabled": modifier.argument(nil)?.kind == .boolean(true)
      case "allowsHitTesting": modifier.argument(nil)?.kind == .boolean(false)
      case "opacity": modifier.argument(nil)?.constant()?.value == 0
      default: false
      }
    }
  }

  /// The custom modifier that enlarges the touch target by its name, such as `gesturePadding`; nil if there is none.
  private var touchModifier: String? {
    source.modifiers.lazy.map(\.name).first { name in
      let name = name.lowercased()
      let isAboutTouch = ["gesture", "touch", "hit", "tap"].contains { name.hasPrefix($0) }
      return isAboutTouch && ["padding", "area", "target", "inset", "insets", "slop"].contains { name.hasSuffix($0) }
    }
  }

  /// Returns the first frame for each dimension among the modifiers from a position onward.
  private func frames(from start: Int) -> CodeSize {
    var size = CodeSize()
    for position in source.modifiers.indices.dropFirst(start) {
      let modifier = modifier(at: position)
      guard modifier.name == "frame", modifier.source.arguments != nil, !modifier.source.isConditional else { continue }
      let framed = modifier.doubt.map { CodeSize().unknown($0) } ?? modifier.framing(CodeSize())
      if !size.width.isFramed { size.width = framed.width }
      if !size.height.isFramed { size.height = framed.height }
    }
    return size
  }

  /// The button styles that keep the label's size.
  private static let plainStyles: Set<String> = [
    "plain", "borderless", "automatic", "PlainButtonStyle", "BorderlessButtonStyle", "DefaultButtonStyle",
  ]

  /// Whether the nearest button style isn't one of those that keep the label's size.
  var hasOtherButtonStyle: Bool {
    for chain in [self] + ancestors {
      guard let style = chain.modifiers("buttonStyle").first else {
        let custom = chain.source.modifiers.indices.lazy.compactMap {
          chain.modifier(at: $0).customCall(of: "buttonStyle")
        }
        guard let call = custom.first else { continue }
        return !call.outline.mentions(CodeChain.plainStyles, in: call.arguments)
      }
      return !style.children.contains { CodeChain.plainStyles.contains($0.name) || keepsLabelSize(in: $0.name) }
    }
    return false
  }
}
