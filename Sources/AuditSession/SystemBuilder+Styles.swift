import Audit
import DesignTokens
import SourceText
import Typesetting

// Text styles and controls, with the quantities that they take from tokens.

extension SystemBuilder {
  mutating func textStyles() -> [TextStyle] {
    configuration.textStyles.compactMap { textStyle($0) }
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
        .unexpected(expected: "a size above 0", found: authoredText(size), entry.location))
      return nil
    }
    let weight = quantity(entry.weight) ?? (entry.size == nil ? Double(system.defaultWeight) : 400)
    guard (1...1000).contains(weight) else {
      problems.append(.unexpected(expected: "a weight from 1 to 1000", found: authoredText(weight), entry.location))
      return nil
    }
    guard let scaling = scaling(entry), let range = range(entry) else { return nil }
    return TextStyle(
      name: entry.name, weight: Int(weight), lineHeight: quantity(entry.lineHeight),
      text: ScaledText(baseSize: size, relativeTo: system, scaling: scaling, range: range), declaration: entry.location)
  }

  /// The way a style scales: `custom` unless said otherwise, `system` where the size is the system's own.
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
          expected: "a minimum that is not above the maximum", found: "\(limits[0].rawValue) to \(limits[1].rawValue)",
          entry.location))
      return nil
    }
    return limits[0]...limits[1]
  }

  mutating func controls(_ styles: [TextStyle]) -> [Control] {
    configuration.controls.map { entry in
      var control = Control(name: entry.name)
      control.width = quantity(entry.width)
      control.height = quantity(entry.height)
      control.gap = quantity(entry.gap)
      control.border = quantity(entry.border) ?? 0
      control.arrangement = entry.arrangement
      if let target = pair(entry.target) { control.target = (target[0], target[1]) }
      if let padding = pair(entry.padding) { control.padding = SIMD2(padding[1], padding[0]) }
      if let style = entry.textStyle {
        checkStyle(style.name, among: configuration.textStyles.map(\.name), at: style.location)
        control.textStyle = styles.first { $0.name == style.name }
      }
      control.declaration = entry.location
      return control
    }
  }

  private mutating func pair(_ entries: [Configuration.Quantity]?) -> [Double]? {
    guard let entries else { return nil }
    let numbers = entries.compactMap { quantity($0) }
    return numbers.count == 2 ? numbers : nil
  }

  /// The number of a quantity; one taken from a token is its value in the default mode, in points.
  private mutating func quantity(_ entry: Configuration.Quantity?) -> Double? {
    switch entry {
    case nil: return nil
    case .number(let number): return number
    case .token(let path, let place):
      guard tokens.contains(path), let mode = modes.first else {
        let suggestion = tokens.nearestPath(to: path)?.description
        problems.append(.noSuchToken(path.description, suggestion: suggestion, place))
        return nil
      }
      switch (try? TokenResolver(tokens: tokens, modes: modes).resolve(path, in: mode.name))?.value {
      case .value(.dimension(let dimension)) where dimension.points >= 0: return dimension.points
      case .value(.number(let number)) where number >= 0: return number
      case .value(.fontWeight(let weight)): return weight
      default:
        problems.append(.notAQuantity(path, place))
        return nil
      }
    }
  }
}
