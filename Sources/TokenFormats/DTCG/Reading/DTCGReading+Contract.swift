import DesignTokens
import SourceText

// A pairing contract on the token itself: what it is used for, and on what.

extension DTCGReading {
  /// The key in `$extensions` under which a token says what it is paired with.
  static let contractKey = "dev.palpable"

  private static let contractKeys = ["on", "over", "usage", "textStyle", "name"]

  /// Reads `"$extensions": { "dev.palpable": { "on": […], "usage": "text", "textStyle": "body" } }`, one contract or an array of them.
  mutating func readContract(of entry: DTCGTree.Entry) throws(FormatError) {
    guard let extensions = entry.object["$extensions"], let node = extensions[DTCGReading.contractKey] else { return }
    for contract in node.elements ?? [node] {
      pairings.append(try pairing(contract, entry.path))
    }
  }

  private func pairing(_ node: PlacedNode, _ token: TokenPath) throws(FormatError) -> PairingTemplate {
    guard let members = node.json.members else { throw unexpected("a contract with \"on\"", node, token) }
    for member in members where !DTCGReading.contractKeys.contains(member.name) {
      throw .unknownProperty(
        member.name, token: token, suggestion: nearest(to: member.name, among: DTCGReading.contractKeys),
        location(of: member, in: node))
    }
    guard let on = node["on"] else { throw .missingProperty("on", token: token, location(of: node)) }
    var backgrounds: [PathPattern] = []
    for item in on.elements ?? [on] {
      guard let text = item.string else { throw unexpected("a quoted token pattern", item, token) }
      do throws(PathPattern.SyntaxError) { backgrounds.append(try PathPattern(text)) } catch {
        throw .badPattern(text, error, token: token, location(of: item))
      }
    }
    guard !backgrounds.isEmpty else { throw unexpected("at least one token pattern", on, token) }
    var template = PairingTemplate(
      usage: try usage(node["usage"], token), foregrounds: [PathPattern(exactly: token)], backgrounds: backgrounds)
    for item in node["over"].map({ $0.elements ?? [$0] }) ?? [] {
      guard let text = item.string else { throw unexpected("a quoted token path", item, token) }
      template.backdrops.append(TokenPath(text))
    }
    template.textStyle = try text(node["textStyle"], token)
    template.name = try text(node["name"], token)
    template.declaration = location(of: node)
    return template
  }

  private func usage(_ node: PlacedNode?, _ token: TokenPath) throws(FormatError) -> Pairing.Usage {
    guard let node, let name = try text(node, token) else { return .text }
    guard let usage = Pairing.Usage(rawValue: name) else {
      let names = Pairing.Usage.allCases.map(\.rawValue).joined(separator: ", ")
      throw .unexpected(expected: "one of \(names)", found: "\"\(name)\"", token: token, location(of: node))
    }
    return usage
  }

  private func text(_ node: PlacedNode?, _ token: TokenPath) throws(FormatError) -> String? {
    guard let node else { return nil }
    guard let text = node.string else { throw unexpected("a quoted name", node, token) }
    return text
  }
}
