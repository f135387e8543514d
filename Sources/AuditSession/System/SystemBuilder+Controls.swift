import Audit
import DesignTokens
import SourceText
import Typesetting

// Controls and containers, with quantities from tokens and references by name.

extension SystemBuilder {
  mutating func controls(_ styles: [TextStyle]) -> [Control] {
    var controls: [Control] = []
    for entry in configuration.controls {
      var control = Control(name: entry.name)
      control.declaration = entry.location
      setSizes(of: &control, entry)
      setText(of: &control, entry.text, styles)
      setArrangement(of: &control, entry)
      controls.append(control)
    }
    return controls
  }

  private mutating func setSizes(of control: inout Control, _ entry: Configuration.ControlEntry) {
    control.frameWidth = length(entry.width)
    control.frameHeight = length(entry.height)
    if let target = pair(entry.target) { control.target = (target[0], target[1]) }
    if let padding = pair(entry.padding) { control.padding = SIMD2(padding[1], padding[0]) }
    control.border = quantity(entry.border) ?? 0
    control.accessories = quantity(entry.accessories) ?? 0
    control.corner = corner(entry.corner) ?? .radius(0)
    control.targetCorner = corner(entry.targetCorner)
    control.style = entry.style
    for (edge, distance) in entry.screenEdges { control.screenEdges[keyPath: edge] = quantity(distance) }
    control.exception = entry.exception?.value
    if let exception = entry.exception, let name = exception.value.equivalent {
      checkControl(name, at: exception.location)
    }
  }

  private mutating func setText(of control: inout Control, _ entry: Configuration.TextEntry, _ styles: [TextStyle]) {
    guard let content = content(entry, styles) else {
      control.label = label(entry.label, nil)
      return
    }
    control.textStyle = content.style
    control.label = content.label
    control.lines = content.lines
    control.lineLimit = content.lineLimit
  }

  private mutating func setArrangement(of control: inout Control, _ entry: Configuration.ControlEntry) {
    control.arrangement = entry.arrangement
    control.gap = quantity(entry.gap)
    control.rowGap = quantity(entry.rowGap)
    control.count = entry.count
    control.columns = entry.columns
    control.margin = quantity(entry.margin) ?? 0
    control.wrapping = entry.wrapping
    control.neighbors = entry.neighbors.map(\.value)
    for neighbor in entry.neighbors { checkControl(neighbor.value.control, at: neighbor.location) }
    control.nesting = entry.nesting?.value
    guard let nesting = entry.nesting else { return }
    checkControl(nesting.value.parent, at: nesting.location)
    if nesting.value.parent == entry.name {
      problems.append(
        .unexpected(expected: "another control in \"inside\"", found: "the control itself", nesting.location))
    }
  }

  mutating func containers(_ styles: [TextStyle]) -> [TextFrame] {
    var frames: [TextFrame] = []
    for entry in configuration.containers {
      var parts: [TextFrame.Part] = []
      for part in entry.parts {
        switch part {
        case .space(let space): if let points = quantity(space) { parts.append(.space(points)) }
        case .text(let text): if let content = content(text, styles) { parts.append(.text(content)) }
        }
      }
      var frame = TextFrame(name: entry.name, parts: parts)
      frame.width = length(entry.width) ?? .flexible()
      frame.height = length(entry.height) ?? .flexible()
      let border = quantity(entry.border) ?? 0
      let padding = pair(entry.padding) ?? [0, 0]
      frame.padding = SIMD2(padding[1] + border, padding[0] + border)
      frame.declaration = entry.location
      frames.append(frame)
    }
    return frames
  }

  /// Returns a text with its style; nil if the entry has no style or an unknown one.
  private mutating func content(_ entry: Configuration.TextEntry, _ styles: [TextStyle]) -> TextFrame.Content? {
    guard let named = entry.textStyle else { return nil }
    checkStyle(named.value, among: configuration.textStyles.map(\.name), at: named.location)
    guard let style = styles.first(where: { $0.name == named.value }) else { return nil }
    let sizes = styles.filter { $0.name == style.name }
    if let mode = style.mode,
      let other = sizes.first(where: { $0.text != style.text || $0.lineHeight != style.lineHeight })?.mode
    {
      problems.append(.variesByMode("text style \(style.name)", mode, other, named.location))
    }
    return .init(style, label: label(entry.label, style), lines: entry.lines ?? 1, lineLimit: entry.lineLimit)
  }

  /// Returns the width of a label; by default, a measured width applies to the style's size.
  private mutating func label(_ entry: Configuration.Label?, _ style: TextStyle?) -> LabelWidth? {
    switch entry {
    case nil: return nil
    case .text(let text): return LabelWidth(of: text)
    case .characters(let count): return LabelWidth(characters: count)
    case .width(let width):
      guard let points = quantity(width), let style else { return nil }
      return LabelWidth(measured: points, atSize: style.size)
    }
  }

  private mutating func length(_ entry: Configuration.Length?) -> BoxLength? {
    switch entry {
    case nil: return nil
    case .fixed(let points): return quantity(points).map { .fixed($0) }
    case .minimum(let points): return quantity(points).map { .flexible(minimum: $0) }
    case .scaled(let points, let name):
      var style = SystemTextStyle.body
      if let name {
        guard let known = SystemTextStyle(name: name.value) else {
          problems.append(
            .unknownName(
              kind: "system text style", name.value,
              suggestion: nearest(to: name.value, among: SystemTextStyle.allCases.map(\.swiftUIName)), name.location))
          return nil
        }
        style = known
      }
      return quantity(points).map { .scaled($0, relativeTo: style) }
    }
  }

  private mutating func corner(_ entry: Configuration.Corner?) -> Control.Corner? {
    switch entry {
    case nil: nil
    case .pill: .pill
    case .radius(let radius): quantity(radius).map { .radius($0) }
    }
  }

  private mutating func checkControl(_ name: String, at place: SourceLocation) {
    let names = configuration.controls.map(\.name)
    guard !names.contains(name) else { return }
    problems.append(.unknownName(kind: "control", name, suggestion: nearest(to: name, among: names), place))
  }
}
