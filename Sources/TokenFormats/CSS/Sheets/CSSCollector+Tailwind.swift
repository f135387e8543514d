import CSSText

extension CSSCollector {
  /// Notes that an import defines the default colors of Tailwind CSS 4 under their own names: without `prefix(…)`.
  ///
  /// - Returns: whether it does.
  mutating func noteTailwind(_ path: String, _ rule: CSSRule, in sheet: CSSStylesheet) -> Bool {
    guard ["tailwindcss", "tailwindcss/index.css", "tailwindcss/theme", "tailwindcss/theme.css"].contains(path) else {
      return false
    }
    let bytes = sheet.file.bytes
    let hasPrefix = (cssComponents(in: bytes, rule.prelude) ?? []).contains { component in
      component.token.kind == .function && component.token.isNamed("prefix", in: bytes)
    }
    if !hasPrefix { importsTailwind = true }
    return !hasPrefix
  }
}
