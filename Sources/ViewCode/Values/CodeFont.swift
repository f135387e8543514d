import SwiftSource
import Typesetting

/// A font in view code, as far as the sources determine it.
public enum CodeFont: Sendable, Hashable {
  /// The font scales with the content size category, as modeled by Typesetting.
  case growing(ScaledText)
  /// The font has a fixed size.
  case fixed
  /// The font can't be determined from the source, with the reason.
  case unknown(String)

  /// The scaled text of the font; nil if it doesn't scale or is unknown.
  public var text: ScaledText? {
    if case .growing(let text) = self { text } else { nil }
  }
}

extension CodeExpression {
  /// The font of the expression: `.body`, `.system(.title, design: .serif)`, or the name of a font.
  ///
  /// Of the branches of a condition, those that scale decide. Branches that scale differently are unknown.
  public var font: CodeFont {
    CodeFont.deciding(branches(as: "Font").map(\.fontOfBranch))
  }

  private var fontOfBranch: CodeFont {
    let font = followed(as: "Font")
    var links = font.links
    while let first = links.first, first.arguments == nil, ["SwiftUI", "Font", "UIFont"].contains(first.name) {
      links.removeFirst()
    }
    guard let first = links.first else { return .unknown("\(quote) isn't a known font") }
    if let size = links.last(where: { $0.name == "withSize" })?.arguments?.first {
      return font.part(size.value).sizedFont
    }
    // A member that these sources add to the type hides the platform's.
    if ["Font", "UIFont"].contains(where: { font.index.adds(first.name, to: $0, from: font.scope.file) }) {
      return .unknown(CodeFont.reason(quote))
    }
    guard let arguments = first.arguments else {
      return SystemTextStyle(name: first.name).map { .growing(ScaledText($0)) } ?? .unknown(CodeFont.reason(quote))
    }
    func argument(_ label: String?) -> CodeExpression? {
      arguments.first { $0.label == label }.map { font.part($0.value) }
    }
    switch first.name {
    case "system":
      if let size = argument("size") { return size.sizedFont }
      return argument(nil)?.textStyle.map { .growing(ScaledText($0)) } ?? .unknown(CodeFont.reason(quote))
    case "preferredFont":
      return argument("forTextStyle")?.textStyle.map { .growing(ScaledText($0)) } ?? .unknown(CodeFont.reason(quote))
    case "custom":
      if let size = argument("fixedSize") { return size.sizedFont }
      guard let size = argument("size")?.value.greatest else { return .unknown("the size of \(quote) is unknown") }
      let named = argument("relativeTo")
      guard let style = named.map(\.textStyle) ?? .body else { return .unknown(CodeFont.reason(quote)) }
      return .growing(ScaledText(baseSize: size, relativeTo: style))
    case "Font": return argument(nil)?.font ?? .unknown(CodeFont.reason(quote))
    case "UIFont" where argument("name") != nil: return argument("size")?.sizedFont ?? .unknown(CodeFont.reason(quote))
    default: return argument("ofSize")?.sizedFont ?? .unknown(CodeFont.reason(quote))
    }
  }

  /// The font of a custom size, which scales only if the size itself does.
  private var sizedFont: CodeFont { CodeFont.deciding(branches().map(\.fontOfSize)) }

  private var fontOfSize: CodeFont {
    switch value {
    case .number, .oneOf: .fixed
    case .scaled(let size): .growing(ScaledText(baseSize: size, scaling: .metric))
    case .unbounded: .unknown("the font size is unbounded")
    case .unknown(let reason): .unknown(reason)
    }
  }

  /// The text style of the expression: `.callout`, `Font.TextStyle.title`.
  public var textStyle: SystemTextStyle? {
    let followed = followed(as: "Font.TextStyle")
    if case .implicitMember(let name) = followed.source.kind { return SystemTextStyle(name: name) }
    guard let path = followed.source.path, path.count > 1, path[path.count - 2] == "TextStyle" else { return nil }
    return path.last.flatMap { SystemTextStyle(name: $0) }
  }
}

extension CodeFont {
  /// Returns the deciding font of branches: the scaling one, if all scaling branches are equal.
  fileprivate static func deciding(_ branches: [CodeFont]) -> CodeFont {
    let open = branches.filter { $0 != .fixed }
    guard let first = open.first else { return .fixed }
    if open.allSatisfy({ $0 == first }) { return first }
    return open.first { $0.text == nil } ?? .unknown("the font depends on a condition")
  }

  static func reason(_ quote: String) -> String { "\(quote) isn't a font in the source" }
}

extension CodeChain {
  /// The font of the chain's text: its own, or that of the surrounding chains; body by default.
  public var textFont: CodeFont {
    var current: CodeChain? = self
    var least = 0
    while let chain = current {
      let fonts = chain.modifiers("font").filter { $0.order >= least }
      if let font = fonts.first?.argument(nil) {
        if case .nil = font.kind { return .growing(ScaledText(.body)) }
        return chain.expression(font).font
      }
      least = chain.source.role.modifier.map { $0 + 1 } ?? 0
      current = chain.parent
    }
    return .growing(ScaledText(.body))
  }
}

extension CodeFile {
  /// Returns the names of the fonts that `UIFontMetrics` scales.
  static func scaledFonts(of chains: [SwiftChain], in outline: SwiftOutline) -> Set<[UInt8]> {
    var names: Set<[UInt8]> = []
    for chain in chains {
      for modifier in chain.modifiers where modifier.name == "scaledFont" {
        var font = modifier.argument("for")?.unparenthesized
        while true {
          if case .unwrapped(let value)? = font?.kind {
            font = value
          } else if case .element(let list, _)? = font?.kind {
            font = list
          } else {
            break
          }
        }
        if let name = font?.path?.last { names.insert(Array(name.utf8)) }
      }
    }
    guard !names.isEmpty else { return names }
    // The fonts of a collection: `let font = fonts[style]`.
    for chain in chains where chain.arguments == nil && chain.modifiers.isEmpty {
      let start = chain.expression.tokens.lowerBound
      guard let list = chain.path.last, start > 2, outline.isToken(start - 1, "="),
        outline.tokens[start - 3].word == .let || outline.tokens[start - 3].word == .var,
        names.contains(Array(outline.name(start - 2).utf8))
      else { continue }
      names.insert(Array(list.utf8))
    }
    return names
  }
}

extension CodeChain {
  /// Whether `UIFontMetrics` scales the font, directly or by the name to which it is bound in the same file.
  public var isScaledByMetrics: Bool {
    if CodeCall(base: self).enclosingModifiers.contains(where: { $0.name == "scaledFont" }) { return true }
    let names = index.files[file].scaledFonts
    guard !names.isEmpty else { return false }
    let declaration = outline.declarations[source.declaration]
    let isValue = declaration.kind == .constant || declaration.kind == .variable
    return [boundName, isValue ? declaration.name : nil].contains { name in
      name.map { names.contains(Array($0.utf8)) } ?? false
    }
  }
}
