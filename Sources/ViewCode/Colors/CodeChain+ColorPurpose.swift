import ColorScience
import SourceText
import SwiftSource

// Colors that stand for data or belong to a drawing, rather than to the user interface.

/// What a hard-coded color is for.
public enum ColorPurpose: Sendable {
  /// A part of the user interface, which a token can color.
  case interface
  /// One of several values: of a chart, of categories, or of a spectrum.
  case series
  /// A part of a logo or of another drawing.
  case drawing
  /// A shadow without hue, which is the same in every appearance.
  case shadow
  /// Black or white on a video, a photo, or the picture of the camera.
  case media
  /// A part of an app for Apple Watch, which has only one appearance.
  case watch
}

extension CodeChain {
  /// The smallest number of colors in a list of series colors.
  private static let fewestSeries = 3
  /// The smallest number of colors in a gradient that is a spectrum.
  private static let fewestInSpectrum = 5

  /// Returns what a color is for, as far as the source around it shows.
  ///
  /// - Parameter color: the color, if the source determines it.
  func purpose(of color: Color?) -> ColorPurpose {
    if isInDrawing || isInBarcode { return .drawing }
    if isInSeries || isOneOfManyCases || isOnMap { return .series }
    if isShadow(color) { return .shadow }
    if isOnMedia { return .media }
    return isForWatch ? .watch : .interface
  }

  // MARK: Series

  /// Whether the color is in a list of colors, or of values with a color each, that is no gradient of a few colors.
  private var isInSeries: Bool {
    let tokens = outline.tokens
    var token = source.expression.tokens.lowerBound - 1
    let least = max(0, token - SwiftOutline.longestList)
    var calls = 0
    while token > least {
      switch tokens[token].kind {
      case .closeBrace: return false
      case .closeParenthesis, .closeBracket:
        guard let open = outline.opening(of: token, after: least) else { return false }
        token = open
      case .openParenthesis:
        // A value with a color: [Slice(label: "a", color: .red), …].
        calls += 1
        guard calls <= 2 else { return false }
      case .openBracket:
        guard let inside = outline.group(at: token) else { return false }
        let isOfGradient = isGradient(before: token)
        let fewest = isOfGradient ? CodeChain.fewestInSpectrum : CodeChain.fewestSeries
        return outline.hasColors(fewest, in: inside, isInCalls: calls > 0)
      case .openBrace, .semicolon: return false
      default: break
      }
      token -= 1
    }
    return false
  }

  /// Whether a list is the colors of a gradient, by the names before it in the same statement.
  private func isGradient(before bracket: Int) -> Bool {
    if outline.names(before: bracket).contains(where: { $0.lowercased().holdsBytes(of: "gradient") }) { return true }
    if outline.declarations[source.declaration].name.lowercased().holdsBytes(of: "gradient") { return true }
    // The colors of a layer: layer.colors = [UIColor.black.cgColor].
    return source.path.last == "cgColor" || source.modifiers.last?.name == "cgColor"
  }

  /// Whether the color is one of many that a declaration chooses from by a switch.
  private var isOneOfManyCases: Bool { index.files[file].colorGroups.manyCases.contains(source.declaration) }

  // MARK: Drawings

  private static let drawings = [
    "logo", "artwork", "illustration", "mascot", "emblem", "confetti", "firework", "fireworks", "stylekit",
  ]

  /// The types of images, whose extensions draw them.
  private static let images: Set<String> = ["UIImage", "NSImage", "CIImage", "CGImage", "CGPDFPage", "PDFPage"]

  /// Whether the color is in an extension of an image, in a type, file, or declaration named after a drawing, or in one that draws a path of many points.
  private var isInDrawing: Bool {
    let declarations = outline.declarations
    var next: Int? = source.declaration
    while let own = next {
      if isDrawing(declarations[own].name) { return true }
      if declarations[own].kind == .extension, CodeChain.images.contains(declarations[own].name) { return true }
      next = declarations[own].parent
    }
    let fileName = index.files[file].name.split(separator: "/").last?.split(separator: ".").first ?? ""
    if isDrawing(String(fileName)) { return true }
    return index.files[file].colorGroups.drawings.contains(source.declaration)
  }

  private func isDrawing(_ name: String) -> Bool {
    let lowercased = name.lowercased()
    guard let drawing = CodeChain.drawings.first(where: { lowercased.hasSuffix($0) || lowercased.hasPrefix($0) })
    else { return lowercased.hasSuffix("logoview") }
    // A button that shows a logo is a button.
    return lowercased.hasSuffix(drawing) || ["View", "Shape", "Layer", "Image"].contains { name.hasSuffix($0) }
  }
}

extension SwiftOutline {
  /// Returns the bracket of the innermost list around a token; nil if another group is nearer, or none is after a token.
  func bracket(around token: Int, after least: Int) -> Int? {
    var at = token - 1
    while at > least {
      switch tokens[at].kind {
      case .openBracket: return at
      case .openBrace, .openParenthesis: return nil
      case .closeBrace, .closeParenthesis, .closeBracket:
        guard let open = opening(of: at, after: least) else { return nil }
        at = open
      default: break
      }
      at -= 1
    }
    return nil
  }

  /// The maximum number of tokens between a color and the start of its list.
  static let longestList = 600

  /// Returns the bracket that a closing bracket ends; nil if it isn't after a token.
  func opening(of closing: Int, after least: Int) -> Int? {
    var depth = 0
    for token in stride(from: closing, to: least, by: -1) {
      switch tokens[token].kind {
      case .closeBrace, .closeParenthesis, .closeBracket: depth += 1
      case .openBrace, .openParenthesis, .openBracket: depth -= 1
      default: break
      }
      if depth == 0 { return token }
    }
    return nil
  }

  /// Whether a color starts at a token: a type of colors, a literal, or an implicit color of the palette.
  fileprivate func startsColor(_ token: Int) -> Bool {
    switch tokens[token].kind {
    case .identifier:
      return ColorNames.types.contains(name(token)) && tokens[token - 1].kind != .point
        && (tokens[token + 1].kind == .point || tokens[token + 1].kind == .openParenthesis)
    case .hash: return isToken(token, "#colorLiteral")
    case .point:
      guard tokens[token - 1].kind != .identifier || tokens[token - 1].word == .return else { return false }
      guard tokens[token + 1].kind == .identifier, tokens[token - 1].kind != .closeParenthesis else { return false }
      if isToken(token + 1, "init") { return isToken(token + 3, "hex") || isToken(token + 3, "red") }
      return ColorNames.palette.contains(name(token + 1))
    default: return false
    }
  }

  /// Whether at least a number of elements of a list are colors; with `isInCalls`, contain one.
  fileprivate func hasColors(_ least: Int, in list: Range<Int>, isInCalls: Bool) -> Bool {
    var (count, token, isColor, isFirst) = (0, list.lowerBound, false, true)
    while token < list.upperBound, count < least {
      if tokens[token].kind == .comma {
        (isColor, isFirst) = (false, true)
      } else if !isColor {
        // The value of a dictionary's entry follows a colon.
        if isFirst { isColor = startsColor(token) }
        if isInCalls, let inside = group(at: token) { isColor = isColor || inside.contains(where: startsColor) }
        isFirst = tokens[token].kind == .colon
        count += isColor ? 1 : 0
      }
      token = next(after: token)
    }
    return count >= least
  }

  /// Returns the names before a token in the same statement, nearest first: of calls, labels, and variables.
  fileprivate func names(before token: Int) -> [String] {
    var names: [String] = []
    var at = token - 1
    while at > max(0, token - 12) {
      switch tokens[at].kind {
      case .identifier: names.append(name(at))
      case .openBrace, .closeBrace, .semicolon, .comma: return names
      default: break
      }
      if tokens[at].startsLine, tokens[at].kind == .identifier, tokens[at + 1].kind != .colon { return names }
      at -= 1
    }
    return names
  }
}
