import SwiftSource

/// The declarations of a file whose colors stand for data or belong to a drawing.
struct CodeColorGroups: Sendable {
  /// The declarations that choose from many colors by a switch.
  private(set) var manyCases: Set<Int> = []
  /// The declarations that draw a path of many points.
  private(set) var drawings: Set<Int> = []
  /// The declarations that return a color made of digits from data, or, outside of views, of computed numbers.
  private(set) var conversions: Set<Int> = []

  /// The smallest number of colors that a switch chooses from.
  private static let fewestCases = 5
  /// The smallest number of points in a path that is a drawing rather than a line or a frame.
  private static let fewestPoints = 12
  /// The functions that draw an image.
  private static let bitmaps: Set<String> = [
    "UIGraphicsBeginImageContext", "UIGraphicsBeginImageContextWithOptions", "UIGraphicsImageRenderer",
  ]
  /// The functions that add a point to a path.
  private static let points: Set<String> = ["addLine", "addCurve", "addQuadCurve", "addArc", "addLines", "move"]

  /// Counts the colors and points of a file.
  ///
  /// - Complexity: O(n) in the number of tokens.
  init(_ chains: [SwiftChain], in outline: SwiftOutline) {
    var colors: [Int: Int] = [:]
    var points: [Int: Int] = [:]
    var (digits, bitmaps): (Set<Int>, Set<Int>) = ([], [])
    for chain in chains {
      let first = chain.path.first ?? ""
      if chain.isImplicit ? ColorNames.palette.contains(first) : ColorNames.types.contains(first) {
        colors[chain.declaration, default: 0] += 1
        if chain.isConversion(in: outline) { conversions.insert(chain.declaration) }
      }
      if chain.isConversionOfDigits(in: outline) { digits.insert(chain.declaration) }
      if !chain.isImplicit, CodeColorGroups.bitmaps.contains(first) { bitmaps.insert(chain.declaration) }
      let count = chain.modifiers.count { CodeColorGroups.points.contains($0.name) && $0.arguments != nil }
      let isPoint = chain.arguments != nil && chain.path.count > 1 && CodeColorGroups.points.contains(chain.name)
      points[chain.declaration, default: 0] += count + (isPoint ? 1 : 0)
    }
    drawings = Set(points.filter { $0.value >= CodeColorGroups.fewestPoints }.keys)
      .union(colors.keys.filter(outline.hasPathData)).union(bitmaps)
    manyCases = Set(
      colors.filter { $0.value >= CodeColorGroups.fewestCases && outline.choosesColor($0.key) }.keys)
    conversions = conversions.filter { !outline.isMemberOfView($0) }.union(digits).filter(outline.returnsColor)
  }
}

extension SwiftChain {
  /// Whether the chain makes a color of numbers that aren't literals.
  fileprivate func isConversion(in outline: SwiftOutline) -> Bool {
    guard path.count == 1, let arguments, arguments.count >= 3, ["red", "hue"].contains(arguments[0].label) else {
      return false
    }
    return arguments.prefix(3).contains { argument in
      argument.value.tokens.contains {
        outline.tokens[$0].kind == .identifier && !["CGFloat", "Double", "Float"].contains(outline.name($0))
      }
    }
  }
}

extension SwiftChain {
  /// Whether the chain makes a color of digits that a condition or closure of the same declaration names: `if let hex { UIColor(hex: hex) }`.
  fileprivate func isConversionOfDigits(in outline: SwiftOutline) -> Bool {
    let isMade = isImplicit ? path == ["init"] : path.count == 1 && ColorNames.types.contains(path[0])
    guard isMade, let digits = arguments?.first, arguments?.count == 1,
      digits.label.map({ $0.hasPrefix("hex") || $0.hasPrefix("rgb") }) ?? false, digits.value.tokens.count == 1
    else { return false }
    let name = outline.name(digits.value.tokens.lowerBound)
    if name == "$0" { return true }
    return outline.declarations[declaration].tokens.contains { token in
      outline.tokens[token].word == .let && outline.tokens[token + 1].kind == .identifier
        && outline.name(token + 1) == name && [.if, .guard, nil].contains(outline.tokens[token - 1].word)
        && (outline.tokens[token - 1].kind == .comma || outline.tokens[token - 1].kind == .identifier)
    }
  }
}

extension SwiftOutline {
  /// Whether a declaration returns a color.
  fileprivate func returnsColor(_ declaration: Int) -> Bool {
    let own = declarations[declaration]
    return (own.kind == .variable || own.kind == .function) && own.type.map(isColorType) ?? false
  }

  /// The least length of path data that is a drawing, in bytes.
  private static let shortestPathData = 60

  /// Whether a declaration that isn't a type has the data of a path in a string: `"M10,2c0,3.9 …"`.
  fileprivate func hasPathData(_ declaration: Int) -> Bool {
    guard !declarations[declaration].hasMembers else { return false }
    return declarations[declaration].tokens.contains { token in
      guard tokens[token].kind == .string, tokens[token].range.count > SwiftOutline.shortestPathData else {
        return false
      }
      let start = source.bytes[tokens[token].range].dropFirst()
      guard start.first.map({ $0 | 0x20 == UInt8(ascii: "m") }) ?? false, let next = start.dropFirst().first else {
        return false
      }
      return next &- UInt8(ascii: "0") < 10 || next == UInt8(ascii: " ") || next == UInt8(ascii: "-")
    }
  }

  /// Whether a declaration returns a color by a switch.
  fileprivate func choosesColor(_ declaration: Int) -> Bool {
    guard returnsColor(declaration), let body = declarations[declaration].body else { return false }
    return body.contains { tokens[$0].word == .switch }
  }

  fileprivate func isMemberOfView(_ declaration: Int) -> Bool {
    declarations[declaration].parent.map { isView(declarations[$0]) } ?? false
  }
}
