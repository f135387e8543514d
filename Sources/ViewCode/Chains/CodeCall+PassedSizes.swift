import SwiftSource

// Fonts of functions that take the size: `static func brand(size: CGFloat) -> UIFont { UIFont(name: "Brand", size: size)! }`.

extension CodeCall {
  /// The fixed sizes that calls of the function around pass as the size of its font, one for each call; empty if one of the calls may scale, or if
  /// more are unknown. A size that depends on a condition is unknown.
  ///
  /// Only the first font of a function counts, and none if the function measures a text or draws an image.
  ///
  /// - Complexity: O(n) in the number of calls of functions with the name.
  func passedSizes(for size: CodeExpression) -> [Double] {
    guard !isAlternative, !mayBeScaled, let name = size.parameterName, isFirst(with: writtenSize ?? name),
      let passed = FontParameter(name, around: chain)?.passedSizes(depth: 0)
    else { return [] }
    return passed.unknown > passed.sizes.count ? [] : passed.sizes
  }

  /// Whether the call is that of a function with the same name for the fonts of SwiftUI: `.font(.brand(12))`, or `Font.brand(12)`.
  fileprivate var isFontOfSwiftUI: Bool {
    guard isBase else { return false }
    return chain.enclosingModifier?.name == "font" || chain.source.path.first == "Font"
  }

  /// Whether another function or a member takes the font and may scale it, as its name says: `scaled(UIFont(…))`.
  fileprivate var mayBeScaled: Bool {
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
  fileprivate var isForScaledFont: Bool {
    guard chain.source.role.modifier == nil, let label = chain.source.role.label else { return false }
    return chain.index.files.contains { $0.scaledFonts.contains(Array(label.utf8)) }
  }

  /// The name that the call states as the size; nil if it is an expression.
  private var writtenSize: String? {
    let size = arguments?.first { ["size", "ofSize"].contains($0.label) }?.value.path
    return size?.count == 1 ? size?[0] : nil
  }

  /// Whether no font before it in the function has the same size.
  private func isFirst(with size: String) -> Bool {
    let chains = chain.index.files[chain.file].chains
    var position = chain.position - 1
    while position >= 0, chains[position].declaration == chain.source.declaration {
      let isConversion = chains[position].path.last.map(CodeExpression.conversions.contains) ?? false
      if !isConversion, chains[position].arguments?.contains(where: { $0.value.path == [size] }) ?? false {
        return false
      }
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

/// The parameter of a function that takes the size of a font.
private struct FontParameter {
  let index: CodeIndex
  let outline: SwiftOutline
  let function: SwiftDeclaration
  let signature: SwiftSignature
  let parameter: SwiftSignature.Parameter

  /// Creates the parameter of the function around a chain; nil if it isn't one, or if the function measures a text or draws an image.
  init?(_ name: String, around chain: CodeChain) {
    (index, outline) = (chain.index, chain.outline)
    function = outline.declarations[chain.source.declaration]
    guard function.kind == .function, !FontParameter.judgedFunctions.contains(function.name),
      function.type?.contains(where: { [outline] in FontParameter.drawings.contains(outline.name($0)) }) != true,
      let signature = outline.signature(of: function),
      // The type follows the name and a colon.
      let parameter = signature.parameters.first(where: {
        $0.type.lowerBound > 1 && chain.outline.name($0.type.lowerBound - 2) == name
      })
    else { return nil }
    (self.signature, self.parameter) = (signature, parameter)
  }

  /// What a function returns that only measures or draws a text.
  private static let drawings: Set<String> = ["CGFloat", "CGSize", "CGRect", "UIImage", "Image", "Int", "Double"]
  /// The functions whose calls are judged one by one.
  private static let judgedFunctions: Set<String> = [
    "font", "system", "custom", "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
    "monospacedDigitSystemFont",
  ]
  /// The maximum number of functions that pass a size on.
  private static let deepest = 3

  /// Returns the fixed sizes that calls pass, and the number of calls that pass other ones; nil if one of the calls may scale.
  func passedSizes(depth: Int) -> (sizes: [Double], unknown: Int)? {
    var sizes: [Double] = []
    var unknown = 0
    let isOfUIKit = function.type?.contains(where: { outline.isToken($0, "UIFont") }) ?? false
    for call in index.usePlaces.calls(of: function.name, in: index) {
      guard let arguments = call.arguments, let matched = signature.parameters(for: arguments),
        let position = matched.firstIndex(of: parameter), !isOfUIKit || !call.isFontOfSwiftUI
      else { continue }
      let passed = call.chain.expression(arguments[position].value)
      if call.isBase, call.mayBeScaled || call.chain.isScaledByMetrics || call.isForScaledFont { return nil }
      switch passed.branches().count == 1 ? passed.value : .unknown("") {
      case .number(let value): sizes.append(value)
      case .scaled, .unbounded: return nil
      case .oneOf, .unknown:
        // The caller may pass its own parameter on.
        guard depth < FontParameter.deepest, let name = passed.parameterName,
          let outer = FontParameter(name, around: call.chain)
        else {
          unknown += 1
          continue
        }
        guard let more = outer.passedSizes(depth: depth + 1) else { return nil }
        sizes += more.sizes
        unknown += more.unknown
      }
    }
    return (sizes, unknown)
  }
}

extension CodeExpression {
  private static let mostConversions = 4
  /// The types that convert numbers.
  fileprivate static let conversions: Set<String> = ["CGFloat", "Double", "Float"]

  /// The name of the parameter that the expression is, or converts to another type of numbers.
  fileprivate var parameterName: String? {
    var current = followed()
    // A constant may have the name of the parameter: `let size = CGFloat(size)`.
    for _ in 0..<CodeExpression.mostConversions {
      guard case .call(let callee, let arguments) = current.source.unparenthesized.kind, arguments.count == 1,
        arguments[0].label == nil, callee.path.map({ CodeExpression.conversions.contains($0[$0.count - 1]) }) ?? false
      else { break }
      current = current.part(arguments[0].value).followed()
    }
    guard let path = current.source.unparenthesized.path, path.count == 1 else { return nil }
    return path[0]
  }
}
