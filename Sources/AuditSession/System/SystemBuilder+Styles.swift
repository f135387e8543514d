import Audit
import DesignTokens
import SourceText
import Typesetting

// Text styles, with quantities from tokens.

extension SystemBuilder {
  mutating func textStyles() -> [TextStyle] {
    var styles: [TextStyle] = []
    for entry in configuration.textStyles {
      let byMode = stylesByMode(entry)
      styles += byMode.map(\.style)
      styles += byMode.compactMap(\.regular)
    }
    return styles
  }

  /// Returns the style of an entry, with its style for regular widths: one for each mode if a quantity differs by mode.
  private mutating func stylesByMode(
    _ entry: Configuration.TextStyleEntry
  ) -> [(style: TextStyle, regular: TextStyle?)] {
    let known = problems
    (styleMode, differsByMode) = (0, false)
    defer { styleMode = nil }
    let first = styles(entry)
    guard differsByMode else { return first.map { [$0] } ?? [] }
    problems = known
    var byMode: [(style: TextStyle, regular: TextStyle?)] = []
    for position in modes.indices {
      styleMode = position
      let earlier = problems
      problems = []
      if let styles = styles(entry) { byMode.append(styles) }
      problems = earlier + problems.filter { !earlier.contains($0) }
    }
    return byMode
  }

  private mutating func styles(_ entry: Configuration.TextStyleEntry) -> (style: TextStyle, regular: TextStyle?)? {
    guard let style = textStyle(entry) else { return nil }
    return (style, regular(entry, style))
  }

  /// Returns the style for regular widths, if the entry has a separate size for them.
  private mutating func regular(_ entry: Configuration.TextStyleEntry, _ style: TextStyle) -> TextStyle? {
    guard let size = quantity(entry.regularSize) else { return nil }
    let name = "\(style.name) (regular width)"
    guard size > 0 else {
      problems.append(.unexpected(expected: "a \"regularSize\" above 0", found: authoredText(size), entry.location))
      return nil
    }
    if configuration.textStyles.contains(where: { $0.name == name }) {
      problems.append(.repeatedName(kind: "text style", name, entry.location))
    }
    var text = style.text
    text.baseSize = size
    return TextStyle(
      name: name, weight: style.weight, lineHeight: style.lineHeight, text: text, sizeClass: .regular,
      mode: nameOfStyleMode, declaration: style.declaration)
  }

  private mutating func textStyle(_ entry: Configuration.TextStyleEntry) -> TextStyle? {
    var system = SystemTextStyle.body
    if let name = entry.relativeTo {
      guard let known = SystemTextStyle(name: name) else {
        problems.append(
          .unknownName(
            kind: "system text style", name,
            suggestion: nearest(to: name, among: SystemTextStyle.allCases.map(\.swiftUIName)), entry.location))
        return nil
      }
      system = known
    }
    let native = system.metrics(at: .standard).size
    guard let size = quantity(entry.size) ?? (entry.relativeTo == nil || entry.size != nil ? nil : native) else {
      if entry.size == nil { problems.append(.missingKey("size", of: "text style \(entry.name)", entry.location)) }
      return nil
    }
    guard size > 0 else {
      problems.append(
        .unexpected(expected: "a \"size\" above 0", found: authoredText(size), entry.location))
      return nil
    }
    let weight = quantity(entry.weight) ?? (entry.size == nil ? Double(system.defaultWeight) : 400)
    guard (1...1000).contains(weight) else {
      problems.append(.unexpected(expected: "a weight from 1 to 1000", found: authoredText(weight), entry.location))
      return nil
    }
    guard let scaling = scaling(entry), let range = range(entry) else { return nil }
    guard let text = limited(ScaledText(baseSize: size, relativeTo: system, scaling: scaling, range: range), entry)
    else { return nil }
    return TextStyle(
      name: entry.name, weight: Int(weight), lineHeight: quantity(entry.lineHeight), text: text,
      sizeClass: entry.regularSize == nil ? .any : .compact, mode: nameOfStyleMode, declaration: entry.location)
  }

  /// The name of the mode of a text style that differs by mode; nil for other styles.
  private var nameOfStyleMode: String? { differsByMode ? styleMode.map { modes[$0].name } : nil }

  /// Returns the text with its maximum size and minimum scale.
  private mutating func limited(_ text: ScaledText, _ entry: Configuration.TextStyleEntry) -> ScaledText? {
    var text = text
    if let maximum = quantity(entry.maximumSize) {
      guard maximum > 0 else {
        problems.append(
          .unexpected(expected: "a \"maximumSize\" above 0", found: authoredText(maximum), entry.location))
        return nil
      }
      text.maximumPointSize = maximum
    }
    if let factor = quantity(entry.minimumScaleFactor) {
      guard factor > 0, factor <= 1 else {
        problems.append(
          .unexpected(
            expected: "a \"minimumScaleFactor\" above 0 and at most 1", found: authoredText(factor), entry.location))
        return nil
      }
      text.minimumScaleFactor = factor
    }
    return text
  }

  /// Returns the scaling of a style: `custom` by default, `system` if the size is the system's own.
  private mutating func scaling(_ entry: Configuration.TextStyleEntry) -> FontScaling? {
    guard let name = entry.scaling else { return entry.size == nil ? .system : .custom }
    if let known = FontScaling(rawValue: name) { return known }
    let names = FontScaling.allCases.map(\.rawValue)
    problems.append(
      .unknownName(
        kind: "scaling (\(names.joined(separator: ", ")))", name, suggestion: nearest(to: name, among: names),
        entry.location))
    return nil
  }

  private mutating func range(_ entry: Configuration.TextStyleEntry) -> ClosedRange<ContentSizeCategory>? {
    var limits: [ContentSizeCategory] = [.xSmall, .accessibility5]
    for (index, name) in [entry.minimum, entry.maximum].enumerated() {
      guard let name else { continue }
      guard let category = ContentSizeCategory(name: name) else {
        problems.append(
          .unknownName(
            kind: "content size category", name,
            suggestion: nearest(to: name, among: ContentSizeCategory.allCases.map(\.rawValue)), entry.location))
        return nil
      }
      limits[index] = category
    }
    guard limits[0] <= limits[1] else {
      problems.append(
        .unexpected(
          expected: "a minimum that isn't above the maximum", found: "\(limits[0].rawValue) to \(limits[1].rawValue)",
          entry.location))
      return nil
    }
    return limits[0]...limits[1]
  }

  mutating func pair(_ entries: [Configuration.Quantity]?) -> [Double]? {
    guard let entries else { return nil }
    let numbers = entries.compactMap { quantity($0) }
    return numbers.count == 2 ? numbers : nil
  }

  /// Returns the number of a quantity; for a token, its value in points.
  ///
  /// The value of a text style is that of its mode. Other values must be the same in every mode.
  mutating func quantity(_ entry: Configuration.Quantity?) -> Double? {
    switch entry {
    case nil: return nil
    case .number(let number): return number
    case .token(let path, let place):
      guard tokens.contains(path) else {
        let suggestion = suggestion(for: path.description)
        problems.append(.noSuchToken(path.description, suggestion: suggestion, place))
        return nil
      }
      let numbers = modes.map { number(of: path, in: $0) }
      guard let first = numbers.first ?? nil else {
        problems.append(.notAQuantity(path, place))
        return nil
      }
      guard let other = numbers.firstIndex(where: { $0 != nil && $0 != first }) else { return first }
      guard let styleMode else {
        // Controls and containers are measured once, so a size from one mode would apply to all modes.
        problems.append(.variesByMode(path.description, modes[0].name, modes[other].name, place))
        return first
      }
      differsByMode = true
      return numbers[styleMode] ?? first
    }
  }

  private func number(of path: TokenPath, in mode: Mode) -> Double? {
    switch (try? TokenResolver(tokens: tokens, modes: modes).resolve(path, in: mode.name))?.value {
    case .value(.dimension(let dimension)) where dimension.points >= 0: dimension.points
    case .value(.number(let number)) where number >= 0: number
    case .value(.fontWeight(let weight)): weight
    default: nil
    }
  }
}
