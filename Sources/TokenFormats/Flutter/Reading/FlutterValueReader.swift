import ColorScience
import DesignTokens
import SourceText

/// Reads the colors of expressions: literals, references to other constants, and changes of their opacity.
struct FlutterValueReader {
  let outlines: [DartOutline]
  /// The declarations by path, each with the position of its document.
  let fields: [String: (document: Int, field: DartOutline.Field)]
  /// The value of a color, and where it is.
  typealias Source = (value: Range<Int>, scope: Scope)
  /// The color tokens by path, shades included.
  let colors: [String: Source]

  /// The colors that references lead to, as far as they were followed; nil while one is followed, and if it isn't known.
  private final class Memory { var colors: [String: Color?] = [:] }
  private let memory = Memory()

  init(
    outlines: [DartOutline], fields: [String: (document: Int, field: DartOutline.Field)], colors: [String: Source]
  ) {
    (self.outlines, self.fields, self.colors) = (outlines, fields, colors)
  }

  /// Where an expression is: its document, and the class around it.
  struct Scope {
    let document: Int
    let owner: String?
  }

  /// The most references that lead from one constant to another.
  static let longestChain = 64

  /// Returns the value of an expression.
  func content(_ range: Range<Int>, _ scope: Scope) -> AuthoredValue.Content {
    content(range, scope, depth: 0)
  }

  private func content(_ whole: Range<Int>, _ scope: Scope, depth: Int) -> AuthoredValue.Content {
    let outline = outlines[scope.document]
    let range = trimmed(whole, outline)
    guard let first = range.first, depth < FlutterValueReader.longestChain else { return runTime(whole, outline) }
    if let change = outline.positions(of: ".", in: range).last, change > first, outline.is(change + 2, "("),
      outline.ends[change + 2] == range.upperBound, let name = outline.name(change + 1),
      name.utf8.starts(with: "with".utf8)
    {
      return changed(content(first..<change, scope, depth: depth + 1), name, change + 2, scope, depth: depth)
        ?? runTime(range, outline)
    }
    switch outline.name(first) {
    case "MaterialColor", "MaterialAccentColor":
      // The first argument is the color itself, the second one its shades.
      guard outline.is(first + 1, "("),
        let comma = outline.positions(of: ",", in: first + 2..<range.upperBound - 1).first,
        let value = integer(first + 2..<comma, scope, depth: 0)
      else { return runTime(range, outline) }
      return .literal(.color(FlutterValueReader.color(value)))
    case "Color": return literal(range, scope).map { .literal(.color($0)) } ?? runTime(range, outline)
    case "Colors" where outline.is(first + 1, ".") && range.count == 3:
      let name = outline.name(first + 2) ?? ""
      return FlutterColorNames.color(name).map { .literal(.color($0)) }
        ?? .undecidable("Colors.\(name) is a color of Flutter's Material palette, which isn't read")
    default: break
    }
    return reference(range, scope).map { .alias(TokenPath($0)) } ?? runTime(range, outline)
  }

  private func runTime(_ range: Range<Int>, _ outline: DartOutline) -> AuthoredValue.Content {
    .undecidable(
      outline.positions(of: "?", in: range).isEmpty
        ? "it isn't a constant that can be read without running the code" : "a condition decides it at run time")
  }

  /// Returns an expression without `const`, `new`, and parentheses around it.
  private func trimmed(_ range: Range<Int>, _ outline: DartOutline) -> Range<Int> {
    var range = range
    while let first = range.first {
      if outline.name(first) == "const" || outline.name(first) == "new" {
        range = first + 1..<range.upperBound
      } else if outline.is(first, "("), outline.ends[first] == range.upperBound {
        range = first + 1..<range.upperBound - 1
      } else {
        break
      }
    }
    return range
  }

  /// Returns the path of the color that an expression names; nil if none is declared.
  private func reference(_ range: Range<Int>, _ scope: Scope) -> String? {
    let outline = outlines[scope.document]
    var range = range
    var shade: String?
    if range.count > 3, let open = outline.positions(of: "[", in: range).last, outline.ends[open] == range.upperBound,
      open + 3 == range.upperBound
    {
      shade = String(decoding: outline.bytes(open + 1), as: UTF8.self)
      range = range.lowerBound..<open
    }
    var names: [String] = []
    for (offset, index) in range.enumerated() {
      if offset % 2 == 1 {
        guard outline.is(index, ".") else { return nil }
      } else {
        guard let name = outline.name(index) else { return nil }
        names.append(name)
      }
    }
    if let last = names.last, last.utf8.starts(with: "shade".utf8), names.count > 1 {
      shade = String(Substring(last.utf8.dropFirst(5)))
      names.removeLast()
    }
    let written = names.joined(separator: ".")
    let candidates = names.count == 1 ? [scope.owner.map { "\($0).\(written)" }, written].compactMap { $0 } : [written]
    // The nearest declaration hides the others, whether it is a color or not.
    guard let path = candidates.first(where: { fields[$0] != nil }) else { return nil }
    let full = shade.map { "\(path).\($0)" } ?? path
    return colors[full] == nil ? nil : full
  }

  // MARK: Opacity

  /// Returns a color with another opacity; nil if the change isn't one of opacity, or can't be read.
  private func changed(
    _ base: AuthoredValue.Content, _ method: String, _ open: Int, _ scope: Scope, depth: Int
  ) -> AuthoredValue.Content? {
    let outline = outlines[scope.document]
    guard let end = outline.ends[open] else { return nil }
    var alpha: Double?
    let parts = outline.parts(open + 1..<end - 1)
    switch method {
    case "withOpacity" where parts.count == 1: alpha = number(parts[0], scope).map { ($0 * 255).rounded() / 255 }
    case "withAlpha" where parts.count == 1: alpha = number(parts[0], scope).map { $0 / 255 }
    case "withValues":
      let arguments = outline.arguments(open..<end)
      guard arguments.count == 1, arguments[0].name == "alpha" else { return nil }
      alpha = number(arguments[0].value, scope)
    default: return nil
    }
    guard let alpha, (0...1).contains(alpha) else { return nil }
    switch base {
    case .literal(.color(let color)): return .literal(.color(color.withAlpha(alpha)))
    case .alias(let target):
      // The opacity replaces that of the color; an alias would multiply them.
      guard let color = color(of: target.description, depth: depth + 1) else { return nil }
      return color.isOpaque ? .translucentAlias(target, alpha: alpha) : .literal(.color(color.withAlpha(alpha)))
    case .undecidable: return base
    default: return nil
    }
  }

  /// Returns the color that references lead to; nil if it isn't known.
  private func color(of path: String, depth: Int) -> Color? {
    if let known = memory.colors[path] { return known }
    guard depth < FlutterValueReader.longestChain, let (value, scope) = colors[path] else { return nil }
    // A circle ends here.
    memory.colors[path] = .some(nil)
    var color: Color?
    switch content(value, scope, depth: depth + 1) {
    case .literal(.color(let literal)): color = literal
    case .alias(let target): color = self.color(of: target.description, depth: depth + 1)
    case .translucentAlias(let target, let alpha):
      color = self.color(of: target.description, depth: depth + 1)?.withAlpha(alpha)
    default: break
    }
    memory.colors[path] = .some(color)
    return color
  }
}
