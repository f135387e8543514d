import SwiftSource

// Fonts of functions that take the size: `static func brand(size: CGFloat) -> UIFont { UIFont(name: "Brand", size: size)! }`.

extension CodeCall {
  /// What a function returns that only measures or draws a text.
  private static let drawings: Set<String> = ["CGFloat", "CGSize", "CGRect", "UIImage", "Image", "Int", "Double"]

  /// The fixed sizes that calls of the function around pass as the size of its font, one for each call; empty if one of the calls may scale, or if
  /// more are unknown. A size that depends on a condition is unknown.
  ///
  /// Only the first font of a function counts, and none if the function measures a text or draws an image.
  ///
  /// - Complexity: O(n) in the number of calls of functions with the name.
  func passedSizes(for size: CodeExpression) -> [Double] {
    let outline = chain.outline
    let function = outline.declarations[chain.source.declaration]
    guard function.kind == .function, let name = size.source.path?.last, size.source.path?.count == 1,
      let signature = outline.signature(of: function), !isAlternative, isFirst(with: name), !mayBeScaled,
      !CodeCall.judgedFunctions.contains(function.name),
      function.type?.contains(where: { CodeCall.drawings.contains(outline.name($0)) }) != true,
      // The type follows the name and a colon.
      let position = signature.parameters.firstIndex(where: {
        $0.type.lowerBound > 1 && outline.name($0.type.lowerBound - 2) == name
      })
    else { return [] }
    let parameter = signature.parameters[position]
    let isOfUIKit = function.type?.contains(where: { outline.isToken($0, "UIFont") }) ?? false
    var sizes: [Double] = []
    var unknown = 0
    for call in chain.index.usePlaces.calls(of: function.name, in: chain.index) {
      guard let arguments = call.arguments, let matched = signature.parameters(for: arguments),
        let index = matched.firstIndex(of: parameter), !isOfUIKit || !call.isFontOfSwiftUI
      else { continue }
      let passed = call.chain.expression(arguments[index].value)
      if call.isBase, call.mayBeScaled || call.chain.isScaledByMetrics || call.isForScaledFont { return [] }
      switch passed.branches().count == 1 ? passed.value : .unknown("") {
      case .number(let value): sizes.append(value)
      case .scaled, .unbounded: return []
      case .oneOf, .unknown: unknown += 1
      }
    }
    return unknown > sizes.count ? [] : sizes
  }

  /// The functions whose calls are judged one by one.
  private static let judgedFunctions: Set<String> = [
    "font", "system", "custom", "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
    "monospacedDigitSystemFont",
  ]

  /// Whether the call is that of a function with the same name for the fonts of SwiftUI: `.font(.brand(12))`, or `Font.brand(12)`.
  private var isFontOfSwiftUI: Bool {
    guard isBase else { return false }
    let isArgument = chain.source.isImplicit && chain.enclosingModifier?.name == "font"
    return isArgument || chain.source.path.first == "Font"
  }

  /// Whether another function or a member takes the font and may scale it, as its name says: `scaled(UIFont(…))`.
  private var mayBeScaled: Bool {
    var names = chain.source.modifiers.map(\.name) + enclosingModifiers.map(\.name)
    var outer = chain.parent
    while let call = outer {
      names.append(call.name)
      outer = call.parent
    }
    return names.contains { name in
      let lowercased = name.lowercased()
      return ["scal", "dynamic", "metric", "adapt"].contains { lowercased.holdsBytes(of: $0) }
    }
  }

  /// Whether the font is an argument with the name of a font that `UIFontMetrics` scales: `Style(font: .brand(14))`, and `scaledFont(for: style.font)`
  /// in any file.
  private var isForScaledFont: Bool {
    guard chain.source.role.modifier == nil, let label = chain.source.role.label else { return false }
    return chain.index.files.contains { $0.scaledFonts.contains(Array(label.utf8)) }
  }

  /// Whether no font before it in the function has the same size.
  private func isFirst(with size: String) -> Bool {
    let chains = chain.index.files[chain.file].chains
    var position = chain.position - 1
    while position >= 0, chains[position].declaration == chain.source.declaration {
      if chains[position].arguments?.contains(where: { $0.value.path == [size] }) ?? false { return false }
      position -= 1
    }
    return true
  }

  /// Whether the font is used only if another one can't be made: `UIFont(name: "Brand", size: size) ?? .systemFont(ofSize: size)`.
  private var isAlternative: Bool {
    let start = chain.source.expression.tokens.lowerBound
    return start > 0 && chain.outline.isToken(start - 1, "??")
  }
}
