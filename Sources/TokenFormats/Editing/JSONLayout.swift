import SourceText

/// How a JSON document is laid out, so that what is added looks like what stands around it.
struct JSONLayout {
  let bytes: [UInt8]
  /// What ends its lines.
  let lineEnd: [UInt8]
  /// What one level is indented by.
  let unit: [UInt8]

  init(_ bytes: [UInt8], root: JSONNode) {
    self.bytes = bytes
    let feed = bytes.firstIndex(of: 0x0A)
    lineEnd = feed.map { $0 > 0 && bytes[$0 - 1] == 0x0D } ?? false ? [0x0D, 0x0A] : [0x0A]
    unit = JSONLayout.unit(of: root, in: bytes) ?? [0x20, 0x20]
  }

  private static func unit(of root: JSONNode, in bytes: [UInt8]) -> [UInt8]? {
    guard let first = root.members?.first else { return nil }
    let inner = indentation(at: first.nameRange.lowerBound, in: bytes)
    let outer = indentation(at: root.range.lowerBound, in: bytes) ?? []
    guard let inner, inner.count > outer.count else { return nil }
    return Array(inner.dropFirst(outer.count))
  }

  /// The white space at the start of the line, when nothing else stands before an offset.
  private static func indentation(at offset: Int, in bytes: [UInt8]) -> [UInt8]? {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start == 0 || bytes[start - 1] == 0x0A else { return nil }
    return Array(bytes[start..<offset])
  }

  /// The white space at the start of the line in which an offset lies.
  func lineIndentation(at offset: Int) -> [UInt8] {
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return Array(bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 })
  }

  /// Whether the members or elements of a container stand on lines of their own.
  func hasLines(_ node: JSONNode) -> Bool {
    guard let first = node.members?.first?.nameRange.lowerBound ?? node.elements?.first?.range.lowerBound else {
      return bytes.dropLast(2).contains(0x0A)
    }
    return bytes[node.range.lowerBound..<first].contains(0x0A)
  }

  /// What stands between a name and its value, such as `: `.
  func colon(in object: JSONNode?) -> [UInt8] {
    guard let member = object?.members?.first else { return Array(": ".utf8) }
    let text = bytes[member.nameRange.upperBound..<member.value.range.lowerBound]
    return text.contains(0x0A) ? Array(": ".utf8) : Array(text)
  }

  /// The text of a name with its quotes.
  static func quoted(_ name: String) -> [UInt8] { Array(JSONText.string(name).line.utf8) }

  /// Adds something to an object or array: after the member or element at an index, or before all when there is none.
  ///
  /// - Parameter text: what is added, given the indentation of its line; nil where all stands on one line.
  func insertion(
    into node: JSONNode, after index: Int?, _ text: (_ indentation: [UInt8]?) -> [UInt8]
  ) -> TextReplacement {
    let starts = node.members?.map(\.nameRange.lowerBound) ?? node.elements?.map(\.range.lowerBound) ?? []
    let ends = node.members?.map(\.value.range.upperBound) ?? node.elements?.map(\.range.upperBound) ?? []
    guard let first = starts.first else { return insertion(intoEmpty: node, text) }
    let lead: [UInt8]
    var indentation: [UInt8]?
    if hasLines(node) {
      let own = lineIndentation(at: starts[index ?? 0])
      indentation = own
      lead = lineEnd + own
    } else if let second = starts.dropFirst().first {
      lead = Array(bytes[ends[0]..<second].drop { $0 != 0x2C }.dropFirst()).filter { $0 != 0x0A && $0 != 0x0D }
    } else {
      lead = colon(in: node).last == 0x20 || node.members == nil ? [0x20] : []
    }
    let added = text(indentation)
    guard let index else { return TextReplacement(first..<first, added + [0x2C] + lead) }
    return TextReplacement(ends[index]..<ends[index], [0x2C] + lead + added)
  }

  private func insertion(intoEmpty node: JSONNode, _ text: (_ indentation: [UInt8]?) -> [UInt8]) -> TextReplacement {
    let inner = node.range.lowerBound + 1..<node.range.upperBound - 1
    guard hasLines(node) else { return TextReplacement(inner, text(nil)) }
    let outer = lineIndentation(at: node.range.lowerBound)
    return TextReplacement(inner, lineEnd + outer + unit + text(outer + unit) + lineEnd + outer)
  }

  /// The text of a value that stands elsewhere, its lines indented for another place.
  func text(of range: Range<Int>, at indentation: [UInt8]?) -> [UInt8] {
    guard let indentation else {
      return Array(
        bytes[range].split { $0 == 0x0A || $0 == 0x0D }.map { line in
          line.drop { $0 == 0x20 || $0 == 0x09 }
        }.joined(separator: [0x20]))
    }
    let old = lineIndentation(at: range.lowerBound)
    var result: [UInt8] = []
    for (number, line) in bytes[range].split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      if number > 0 { result += [0x0A] + indentation }
      result += number > 0 && line.starts(with: old) ? line.dropFirst(old.count) : line
    }
    return result
  }
}

extension JSONNode {
  /// The way from this value down to the one that stands at exactly these bytes, both among it; nil when none does.
  func path(to range: Range<Int>) -> [(name: JSONMember?, node: JSONNode)]? {
    var path: [(name: JSONMember?, node: JSONNode)] = [(nil, self)]
    while let current = path.last?.node {
      if current.range == range { return path }
      func holds(_ node: JSONNode) -> Bool {
        node.range.lowerBound <= range.lowerBound && range.upperBound <= node.range.upperBound
      }
      if let member = current.members?.first(where: { holds($0.value) }) {
        path.append((member, member.value))
      } else if let element = current.elements?.first(where: holds) {
        path.append((nil, element))
      } else {
        return nil
      }
    }
    return nil
  }

  /// The position of the member with a name.
  func index(of name: String) -> Int? { members?.firstIndex { $0.name.utf8.elementsEqual(name.utf8) } }
}
