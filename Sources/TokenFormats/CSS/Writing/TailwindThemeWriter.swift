import DesignTokens
import SourceText

/// Writes tokens as theme variables of Tailwind CSS 4: the first mode in `@theme`, the others under media queries.
public enum TailwindThemeWriter: TokenWriter {
  public static let format = FormatDescription(
    id: "tailwind-theme", title: "Tailwind CSS 4 theme", specification: "https://tailwindcss.com/docs/theme")
  public static let extensions = CSSFormat.extensions
  public static let plainName = "theme.css"
  public static let reader: any TokenFormat.Type = CSSFormat.self

  public static func documents(
    of tokens: TokenSet, modes: [Mode], named name: String
  ) throws(ConversionError) -> Conversion {
    let table = try CSSWriter.table(tokens, modes, format) { segments, token, value throws(ConversionError) in
      try CSSWriter.name(TailwindNames.segments(segments, token.type, value), token.path)
    }
    return CSSWriter.conversion(table, named: name, head: "@theme")
  }
}

/// The namespaces of Tailwind, which decide the utilities that a variable makes.
enum TailwindNames {
  /// The namespaces of lengths.
  private static let lengths: Set<String> = [
    "spacing", "radius", "text", "tracking", "leading", "breakpoint", "container", "blur", "perspective",
  ]

  /// The namespaces for names that other systems give groups of lengths.
  private static let otherNames = [
    "space": "spacing", "size": "spacing", "sizing": "spacing", "rounded": "radius", "corner": "radius",
    "radii": "radius", "borderRadius": "radius", "border-radius": "radius", "fontSize": "text", "font-size": "text",
    "letterSpacing": "tracking", "letter-spacing": "tracking",
  ]

  /// The segments of a name with the namespace of its value in front.
  static func segments(_ segments: [String], _ type: TokenType?, _ value: TokenValue) -> [String] {
    guard let first = segments.first else { return segments }
    switch (value, type) {
    case (.color, _): return prefixed(segments, "color", instead: ["colors", "colour", "colours"])
    case (_, .fontFamily?): return prefixed(segments, "font", instead: ["fontFamily", "font-family", "family"])
    case (_, .fontWeight?), (.fontWeight, _):
      return prefixed(segments, "font-weight", instead: ["fontWeight", "weight"])
    case (.cubicBezier, _): return prefixed(segments, "ease", instead: ["easing"])
    case (.dimension, _):
      if lengths.contains(first) { return segments }
      guard let name = otherNames[first], segments.count > 1 else { return segments }
      return [name] + segments.dropFirst()
    default: return segments
    }
  }

  private static func prefixed(_ segments: [String], _ namespace: String, instead: Set<String>) -> [String] {
    if segments.count > 1, segments[0].utf8.elementsEqual(namespace.utf8) { return segments }
    return [namespace] + (segments.count > 1 && instead.contains(segments[0]) ? Array(segments.dropFirst()) : segments)
  }
}
