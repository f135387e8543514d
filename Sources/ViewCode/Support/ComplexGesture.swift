import SwiftSource

// Gestures that are more than one tap.

extension CodeModifier {
  private static let gestures: [String: String] = [
    "LongPressGesture": "a long press", "DragGesture": "a drag", "MagnificationGesture": "a pinch",
    "MagnifyGesture": "a pinch", "RotationGesture": "a rotation", "RotateGesture": "a rotation",
  ]

  /// The gesture, in words, if it is more than one tap; nil for others, and for those that only track a pressed state.
  var complexGesture: String? {
    switch name {
    case "onTapGesture":
      return hasSeveralTaps(source.arguments ?? []) ? CodeModifier.severalTaps : nil
    case "onLongPressGesture":
      guard let arguments = source.arguments,
        !arguments.contains(where: { $0.label == "minimumDuration" && isInstant($0.value) })
      else { return nil }
      let perform = arguments.first { $0.label == "perform" || $0.label == nil }?.value
      guard case .closure(let body)? = perform?.kind else { return perform == nil ? nil : "a long press" }
      return body.isEmpty ? nil : "a long press"
    case "gesture", "simultaneousGesture", "highPriorityGesture":
      for child in gestureChains {
        guard let type = child.viewName else { continue }
        if type == "TapGesture", hasSeveralTaps(child.source.arguments ?? []) { return CodeModifier.severalTaps }
        guard let words = Self.gestures[type] else { continue }
        if type == "DragGesture" || type == "LongPressGesture",
          child.source.arguments?.contains(where: { $0.label?.hasPrefix("minimum") ?? false && isInstant($0.value) })
            ?? false
        {
          return nil
        }
        return words
      }
      return nil
    default: return nil
    }
  }

  /// Whether the gesture is more than a tap or a long press, so the view isn't like a button: a double tap, a pinch, or a drag.
  var isSpecial: Bool { complexGesture.map { $0 != "a long press" } ?? false }

  /// Whether the gesture has so many taps that it is meant for developers, such as the one that opens hidden settings.
  var isForDevelopers: Bool {
    name == "onTapGesture"
      && (source.arguments ?? []).contains { $0.label == "count" && chain.value(of: $0.value).least ?? 1 > 4 }
  }

  /// The chains that create the gestures of the modifier: its arguments, or those of a property or function of the same type.
  var gestureChains: [CodeChain] {
    children.filter { $0.source.role.kind == .argument }.flatMap { child -> [CodeChain] in
      let names = child.source.path + child.source.modifiers.map(\.name)
      guard child.viewName == nil else { return [child] }
      let path = names.first == "self" ? Array(names.dropFirst()) : names
      let outline = chain.outline
      guard path.count == 1, let parent = outline.declarations[chain.source.declaration].parent else { return [child] }
      let named = outline.declarations.indices.filter {
        outline.declarations[$0].parent == parent && outline.declarations[$0].name == path[0]
          && outline.declarations[$0].body != nil
      }
      guard named.count == 1 else { return [child] }
      let file = chain.index.files[chain.file]
      return file.chains.indices.filter {
        file.chains[$0].declaration == named[0] && file.chains[$0].parent == nil
      }.map { CodeChain(index: chain.index, file: chain.file, position: $0) }
    }
  }

  private func isInstant(_ value: SwiftExpression) -> Bool {
    switch chain.value(of: value) {
    case .number(let number): number < 0.05
    case .unbounded: true
    default: false
    }
  }

  private func hasSeveralTaps(_ arguments: [SwiftExpression.Argument]) -> Bool {
    arguments.contains { $0.label == "count" && chain.value(of: $0.value).least ?? 1 > 1 }
  }
}

extension CodeChain {
  /// Whether the view has gestures, and none is a tap or a long press.
  var takesOnlySpecialGestures: Bool {
    let gestures = source.modifiers.indices.map(modifier(at:)).filter(\.takesTouches)
    return !gestures.isEmpty && gestures.allSatisfy(\.isSpecial)
  }
}
