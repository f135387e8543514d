import Audit
import DesignTokens
import SourceText
import Typesetting

// The entries of `palpable.json` about text and touch: text styles, controls, containers.

extension ConfigurationReader {
  func textStyle(_ member: JSONMember) throws(ConfigurationError) -> Configuration.TextStyleEntry {
    let keys = [
      "size", "regularSize", "weight", "lineHeight", "relativeTo", "scaling", "dynamicTypeSize", "maximumSize",
      "minimumScaleFactor",
    ]
    let object = try ObjectReader(member.value, in: file, kind: "a text style", keys: keys)
    var style = Configuration.TextStyleEntry(name: member.name, location: file.location(of: member.nameRange))
    style.size = try object.quantity("size")
    style.regularSize = try object.quantity("regularSize")
    style.weight = try object.quantity("weight")
    style.lineHeight = try object.quantity("lineHeight")
    style.relativeTo = try object.string("relativeTo")
    style.scaling = try object.string("scaling")
    style.maximumSize = try object.quantity("maximumSize")
    style.minimumScaleFactor = try object.quantity("minimumScaleFactor")
    if let range = member.value["dynamicTypeSize"] {
      let limits = try ObjectReader(range, in: file, kind: "\"dynamicTypeSize\"", keys: ["minimum", "maximum"])
      style.minimum = try limits.string("minimum")
      style.maximum = try limits.string("maximum")
    }
    return style
  }

  /// The keys of a text in a control or container.
  static let textKeys = ["textStyle", "label", "lines", "lineLimit"]

  /// The keys of a control.
  static let controlKeys =
    [
      "name", "height", "width", "target", "cornerRadius", "targetCornerRadius", "padding", "border", "accessories",
      "style", "arrangement", "gap", "rowGap", "count", "columns", "margin", "wraps", "neighbours", "inside",
      "screenEdges", "exception", "focusRing",
    ] + textKeys

  /// The keys of a container.
  static let containerKeys = ["name", "height", "width", "padding", "border", "stack"] + textKeys

  func control(_ node: JSONNode) throws(ConfigurationError) -> Configuration.ControlEntry {
    let object = try ObjectReader(node, in: file, kind: "a control", keys: ConfigurationReader.controlKeys)
    var control = Configuration.ControlEntry(name: try object.requiredString("name"), location: object.location)
    control.text = try text(object)
    control.height = try object.length("height")
    control.width = try object.length("width")
    control.target = try object.pair("target", meaning: "[width, height]")
    control.corner = try object.corner("cornerRadius")
    control.targetCorner = try object.corner("targetCornerRadius")
    control.padding = try object.pair("padding", meaning: "[vertical, horizontal]")
    control.border = try object.quantity("border")
    control.accessories = try object.quantity("accessories")
    control.style = try object.choice("style", of: Control.Style.self)
    try readArrangement(object, into: &control)
    control.screenEdges = try screenEdges(object)
    control.exception = try exception(object)
    control.focus = try focusRing(object, of: control.name)
    return control
  }

  func container(_ node: JSONNode) throws(ConfigurationError) -> Configuration.ContainerEntry {
    let object = try ObjectReader(node, in: file, kind: "a container", keys: ConfigurationReader.containerKeys)
    var container = Configuration.ContainerEntry(name: try object.requiredString("name"), location: object.location)
    container.height = try object.length("height")
    container.width = try object.length("width")
    container.padding = try object.pair("padding", meaning: "[vertical, horizontal]")
    container.border = try object.quantity("border")
    let own = try text(object)
    let stack = try elements(of: "stack", in: object)
    guard (own.textStyle == nil) != stack.isEmpty else {
      if stack.isEmpty { throw .missingKey("textStyle\" or \"stack", of: "a container", object.location) }
      throw .unexpected(
        expected: "\"textStyle\" or \"stack\" in a container", found: "both", object.location)
    }
    if own.textStyle != nil { container.parts = [.text(own)] }
    for part in stack {
      guard part.members != nil else {
        container.parts.append(.space(try object.quantity(part, "stack")))
        continue
      }
      let entry = try ObjectReader(part, in: file, kind: "a text in \"stack\"", keys: ConfigurationReader.textKeys)
      let text = try text(entry)
      guard text.textStyle != nil else { throw .missingKey("textStyle", of: entry.kind, entry.location) }
      container.parts.append(.text(text))
    }
    return container
  }

  private func text(_ object: ObjectReader) throws(ConfigurationError) -> Configuration.TextEntry {
    var text = Configuration.TextEntry()
    text.textStyle = try object.named("textStyle")
    text.label = try object.label("label")
    text.lines = try object.wholeNumber("lines", in: 1...1000)
    text.lineLimit = try object.wholeNumber("lineLimit", in: 1...1000)
    if text.textStyle == nil, let key = ConfigurationReader.textKeys.first(where: { object.node[$0] != nil }) {
      throw .missingKey("textStyle", of: "\(object.kind) with \"\(key)\"", object.location)
    }
    return text
  }

  private func readArrangement(
    _ object: ObjectReader, into control: inout Configuration.ControlEntry
  ) throws(ConfigurationError) {
    control.arrangement = try object.choice("arrangement", of: Control.Arrangement.self)
    control.gap = try object.quantity("gap")
    control.rowGap = try object.quantity("rowGap")
    control.count = try object.wholeNumber("count", in: 2...1000)
    control.columns = try object.wholeNumber("columns", in: 1...1000)
    control.margin = try object.quantity("margin")
    control.wrapping = try wrapping(object)
    try rejectWithoutEffect("columns", unless: [.grid], control.arrangement, object)
    try rejectWithoutEffect("wraps", unless: [.row, .grid], control.arrangement, object)
    try rejectWithoutEffect("count", unless: [.row, .column, .grid], control.arrangement, object)
    for node in try elements(of: "neighbours", in: object) {
      let entry = try ObjectReader(node, in: file, kind: "a neighbor", keys: ["control", "position"])
      guard let place = try entry.point("position") else {
        throw .missingKey("position", of: entry.kind, entry.location)
      }
      control.neighbors.append(
        .init(
          value: .init(control: try entry.requiredString("control"), x: place.x, y: place.y), location: entry.location))
    }
    control.nesting = try nesting(object)
  }

  /// Rejects a key that has no effect in the declared arrangement.
  private func rejectWithoutEffect(
    _ key: String, unless arrangements: [Control.Arrangement], _ arrangement: Control.Arrangement?,
    _ object: ObjectReader
  ) throws(ConfigurationError) {
    guard let node = object.node[key], !arrangements.contains(where: { $0 == arrangement }) else { return }
    let names = arrangements.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
    throw .unexpected(
      expected: "\"\(key)\" only with the arrangement \(names)",
      found: arrangement.map { "\"\($0.rawValue)\"" } ?? "none",
      object.location(of: node))
  }

  private func wrapping(_ object: ObjectReader) throws(ConfigurationError) -> Control.Wrapping {
    guard let node = object.node["wraps"] else { return .never }
    if let flag = node.boolean { return flag ? .always : .never }
    guard let name = node.string else {
      throw object.unexpected("\"wraps\" as true, false, or a content size category", node)
    }
    guard let category = ContentSizeCategory(name: name) else {
      throw .unknownName(
        kind: "content size category", name,
        suggestion: nearest(to: name, among: ContentSizeCategory.allCases.map(\.rawValue)), object.location(of: node))
    }
    return .stacked(from: category)
  }

  private func nesting(_ object: ObjectReader) throws(ConfigurationError) -> Configuration.Named<Control.Nesting>? {
    guard let node = object.node["inside"] else { return nil }
    let place = object.location(of: node)
    if let name = node.string { return .init(value: .init(parent: name, place: nil), location: place) }
    let entry = try ObjectReader(
      node, in: file, kind: "\"inside\"", keys: ["control", "leading", "trailing", "position"])
    let given = ["leading", "trailing", "position"].filter { node[$0] != nil }
    guard given.count < 2 else {
      throw .unexpected(
        expected: "only one of \"leading\", \"trailing\", or \"position\"",
        found: given.map { "\"\($0)\"" }.joined(separator: " and "), place)
    }
    var position: Control.Nesting.Place?
    if let distance = try entry.number("leading") { position = .leading(distance) }
    if let distance = try entry.number("trailing") { position = .trailing(distance) }
    if let point = try entry.point("position") { position = .at(x: point.x, y: point.y) }
    return .init(value: .init(parent: try entry.requiredString("control"), place: position), location: place)
  }

  private func screenEdges(
    _ object: ObjectReader
  ) throws(ConfigurationError) -> [(
    edge: WritableKeyPath<Control.ScreenEdges, Double?> & Sendable, distance: Configuration.Quantity
  )] {
    guard let node = object.node["screenEdges"] else { return [] }
    let entry = try ObjectReader(
      node, in: file, kind: "\"screenEdges\"", keys: ["leading", "trailing", "top", "bottom"])
    var edges: [(edge: WritableKeyPath<Control.ScreenEdges, Double?> & Sendable, distance: Configuration.Quantity)] = []
    if let distance = try entry.quantity("leading") { edges.append((\.leading, distance)) }
    if let distance = try entry.quantity("trailing") { edges.append((\.trailing, distance)) }
    if let distance = try entry.quantity("top") { edges.append((\.top, distance)) }
    if let distance = try entry.quantity("bottom") { edges.append((\.bottom, distance)) }
    return edges
  }

  private func exception(_ object: ObjectReader) throws(ConfigurationError) -> Configuration.Named<Control.Exception>? {
    guard let node = object.node["exception"] else { return nil }
    let entry = try ObjectReader(node, in: file, kind: "an exception", keys: ["kind", "reason", "equivalent"])
    guard let kind = try entry.choice("kind", of: Control.Exception.Kind.self) else {
      throw .missingKey("kind", of: entry.kind, entry.location)
    }
    let other = try entry.string("equivalent")
    if kind == .equivalent, other == nil { throw .missingKey("equivalent", of: entry.kind, entry.location) }
    if kind != .equivalent, other != nil {
      throw .unexpected(
        expected: "\"equivalent\" only with the kind \"equivalent\"", found: kind.rawValue, entry.location)
    }
    return .init(
      value: .init(kind, reason: try entry.requiredWords("reason"), equivalent: other), location: entry.location)
  }
}
