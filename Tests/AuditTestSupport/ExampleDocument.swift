/// Tokens of an example as a DTCG document.
package struct ExampleDocument {
  /// A way to write the tokens of an example.
  package enum Notation: String, CaseIterable, Sendable { case hexText, colorObject, shortestHexObject, behindAnAlias }

  let notation: Notation

  package init(notation: Notation) { self.notation = notation }

  package func text(_ tokens: [(path: String, value: String)]) -> String {
    var groups: [String] = []
    for (path, value) in tokens {
      if notation == .behindAnAlias {
        groups.append(entry(path, #"{ "$value": "{hidden.\#(path)}" }"#))
        groups.append(entry("hidden." + path, token(value)))
      } else {
        groups.append(entry(path, token(value)))
      }
    }
    return merged(groups)
  }

  private func token(_ value: String) -> String {
    if value.hasPrefix("{") { return #"{ "$value": "\#(value)" }"# }
    if value.hasPrefix("#") { return #"{ "$type": "color", "$value": \#(color(value)) }"# }
    if value.hasSuffix("ms") {
      return #"{ "$type": "duration", "$value": { "value": \#(value.dropLast(2)), "unit": "ms" } }"#
    }
    if value.hasSuffix("px") {
      return #"{ "$type": "dimension", "$value": { "value": \#(value.dropLast(2)), "unit": "px" } }"#
    }
    return #"{ "$type": "number", "$value": \#(value) }"#
  }

  private func color(_ hex: String) -> String {
    guard notation != .hexText else { return "\"\(hex)\"" }
    let digits = Array(hex.dropFirst())
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...($0 + 1)]), radix: 16) }
    let numbers = bytes.map { "\(Double($0) / 255)" }
    let alpha = numbers.count == 4 ? #", "alpha": \#(numbers[3])"# : ""
    let fallback = notation == .shortestHexObject ? #", "hex": "\#(hex.prefix(7))""# : ""
    return
      #"{ "colorSpace": "srgb", "components": [\#(numbers.prefix(3).joined(separator: ", "))]\#(alpha)\#(fallback) }"#
  }

  /// Returns an entry for `merged`: the path and the token, separated by U+0001.
  private func entry(_ path: String, _ token: String) -> String { path + "\u{1}" + token }

  private func merged(_ entries: [String]) -> String {
    var tree = Tree()
    for entry in entries {
      let parts = entry.split(separator: "\u{1}", maxSplits: 1)
      tree.insert(parts[0].split(separator: ".").map(String.init)[...], String(parts[1]))
    }
    return tree.text
  }

  private struct Tree {
    var children: [(name: String, tree: Tree)] = []
    var token: String?

    mutating func insert(_ path: ArraySlice<String>, _ text: String) {
      guard let name = path.first else { return token = text }
      if let index = children.firstIndex(where: { $0.name == name }) {
        children[index].tree.insert(path.dropFirst(), text)
      } else {
        var child = Tree()
        child.insert(path.dropFirst(), text)
        children.append((name, child))
      }
    }

    var text: String {
      token ?? "{ " + children.map { "\"\($0.name)\": \($0.tree.text)" }.joined(separator: ", ") + " }"
    }
  }
}
