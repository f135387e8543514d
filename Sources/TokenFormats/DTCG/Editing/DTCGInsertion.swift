import ColorScience
import DesignTokens
import SourceText

/// A token that is put into a DTCG document with the groups around it.
struct DTCGInsertion {
  let notation: DTCGNotation
  let layout: JSONLayout
  private var bytes: [UInt8] { notation.bytes }
  private var root: JSONNode { notation.root }

  init(_ notation: DTCGNotation) {
    self.notation = notation
    layout = JSONLayout(notation.bytes, root: notation.root)
  }

  /// What puts a token beside its siblings, in the order that the system has it.
  func replacement(of edit: ColorEdit, _ missing: MissingValue) throws(EditError) -> TextReplacement {
    let names = edit.token.segments
    var group = root
    var depth = 0
    var type = root["$type"]?.string
    while depth < names.count, let child = group[names[depth]] {
      guard depth + 1 < names.count else { throw .noPlace("the document already has a value or group with this name") }
      guard child.members != nil, child["$value"] == nil, child["$ref"] == nil else {
        throw .noPlace("another token already uses the name of its group")
      }
      type = child["$type"]?.string ?? type
      group = child
      depth += 1
    }
    guard group.members != nil, !names.contains("") else { throw .noPlace("its name can't be added to the document") }
    let new = Array(names[depth...])
    let model = modelToken(near: group)
    let value = missing.target.map(Value.alias) ?? .color(edit.color)
    return layout.insertion(into: group, after: index(of: names, depth, in: group, missing.order)) { indentation in
      text(of: new[...], value, type: type, model, indentation)
    }
  }

  // MARK: Where it goes

  /// The member after which a name goes by the order of the system; nil for the place before all.
  private func index(of names: [String], _ depth: Int, in group: JSONNode, _ order: [TokenPath]) -> Int? {
    let members = group.members ?? []
    guard !members.isEmpty else { return nil }
    let ranks = ranks(below: names[..<depth].joined(separator: "."), in: order)
    guard let own = ranks[Array(names[depth].utf8)] else { return members.count - 1 }
    let ranked = members.enumerated().compactMap { index, member in
      ranks[Array(member.name.utf8)].map { (index: index, rank: $0) }
    }
    if let before = ranked.filter({ $0.rank < own }).max(by: { $0.rank < $1.rank }) { return before.index }
    guard let first = ranked.first else { return members.count - 1 }
    return first.index == 0 ? nil : first.index - 1
  }

  /// In which order the names of a group first appear.
  private func ranks(below group: String, in order: [TokenPath]) -> [[UInt8]: Int] {
    var ranks: [[UInt8]: Int] = [:]
    let prefix = group.utf8.isEmpty ? [] : Array(group.utf8) + [UInt8(ascii: ".")]
    for (rank, path) in order.enumerated() where path.description.utf8.starts(with: prefix) {
      let name = path.description.utf8.dropFirst(prefix.count).prefix { $0 != UInt8(ascii: ".") }
      if ranks[Array(name)] == nil { ranks[Array(name)] = rank }
    }
    return ranks
  }

  // MARK: What is written

  /// The value of an added token.
  private enum Value {
    case color(Color)
    case alias(TokenPath)
  }

  private func text(
    of names: ArraySlice<String>, _ value: Value, type: String?, _ model: JSONNode?, _ indentation: [UInt8]?
  ) -> [UInt8] {
    guard let name = names.first else { return [] }
    let head = JSONLayout.quoted(name) + layout.colon(in: root)
    if names.count == 1 { return head + token(value, type, model, indentation) }
    // A new group tells the type of what is in it, as a person would write it.
    let colorType = TokenType.color.rawValue
    var parts =
      type == colorType ? [] : [JSONLayout.quoted("$type") + layout.colon(in: root) + JSONLayout.quoted(colorType)]
    parts.append(
      text(of: names.dropFirst(), value, type: colorType, model, indentation.map { $0 + layout.unit }))
    return head + object(parts, indentation, padding: padding(of: root))
  }

  private func token(_ value: Value, _ type: String?, _ model: JSONNode?, _ indentation: [UInt8]?) -> [UInt8] {
    let hasLines = model.map(layout.hasLines) ?? true
    let outer = hasLines ? indentation : nil
    let colon = layout.colon(in: model ?? root)
    let text =
      switch value {
      case .color(let color):
        notation.text(of: color, like: model?["$value"], at: (outer.map { $0 + layout.unit }) ?? indentation, layout)
      case .alias(let target): JSONLayout.quoted("{\(target)}")
      }
    var parts = [JSONLayout.quoted("$value") + colon + text]
    if type != TokenType.color.rawValue {
      let isLast = model.map { ($0.index(of: "$type") ?? 0) > ($0.index(of: "$value") ?? 0) } ?? false
      parts.insert(JSONLayout.quoted("$type") + colon + JSONLayout.quoted("color"), at: isLast ? 1 : 0)
    }
    return object(parts, outer, padding: padding(of: model ?? root))
  }

  private func object(_ parts: [[UInt8]], _ indentation: [UInt8]?, padding: [UInt8]) -> [UInt8] {
    guard let indentation else {
      return [0x7B] + padding + Array(parts.joined(separator: [0x2C] + padding)) + padding + [0x7D]
    }
    let line = layout.lineEnd + indentation
    let inner = line + layout.unit
    return [0x7B] + inner + Array(parts.joined(separator: [0x2C] + inner)) + line + [0x7D]
  }

  /// What stands between a brace and a name on the same line.
  private func padding(of object: JSONNode) -> [UInt8] {
    guard let first = object.members?.first else { return [0x20] }
    let text = bytes[object.range.lowerBound + 1..<first.nameRange.lowerBound]
    if !text.contains(0x0A) { return Array(text) }
    return layout.colon(in: object).last == 0x20 ? [0x20] : []
  }

  // MARK: Models

  /// A token with a color that is written out: one of the group, else the first of the document.
  func modelToken(near group: JSONNode) -> JSONNode? {
    let own = group.members?.first { DTCGInsertion.isModel($0.value) }?.value
    return own ?? DTCGInsertion.firstModel(in: root)
  }

  private static func isModel(_ node: JSONNode) -> Bool { node["$value"].map(DTCGNotation.isLiteral) ?? false }

  static func firstModel(in node: JSONNode) -> JSONNode? {
    if isModel(node) { return node }
    for child in node.members?.map(\.value) ?? node.elements ?? [] {
      if let found = firstModel(in: child) { return found }
    }
    return nil
  }
}
