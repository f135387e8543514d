import Audit
import DesignTokens
import SourceText

// The entries of `palpable.json` about related colors: families and ramps.

extension ConfigurationReader {
  /// Returns the contrast ratios under "requirements" of the system or of a mode.
  func requirements(in object: ObjectReader) throws(ConfigurationError) -> ContrastRequirements {
    var requirements = ContrastRequirements()
    guard let node = object.node["requirements"] else { return requirements }
    let parts = ContrastRequirements.Part.allCases
    let entry = try ObjectReader(node, in: file, kind: "\"requirements\"", keys: parts.map(\.rawValue))
    for part in parts {
      guard let value = entry.node[part.rawValue] else { continue }
      let range = part.leastRatio...ContrastRequirements.greatestRatio
      guard let ratio = value.number, range.contains(ratio) else {
        throw .unexpected(
          expected: "\"\(part.rawValue)\" as a ratio from \(authoredText(range.lowerBound)) (WCAG, level AA) to 21",
          found: value.number.map { authoredText($0) } ?? value.kind, entry.location(of: value))
      }
      requirements[part] = ratio
    }
    return requirements
  }

  /// Returns a color family, whose colors must be distinguishable.
  func family(_ node: JSONNode) throws(ConfigurationError) -> Configuration.FamilyEntry {
    let object = try ObjectReader(node, in: file, kind: "a family", keys: ["name", "colors"])
    let name = try object.requiredString("name")
    let colors = try object.patterns("colors")
    guard !colors.isEmpty else { throw .missingKey("colors", of: object.kind, object.location) }
    try checkCount(colors.count, of: "colors", Self.entryLimit, object.location(of: "colors"))
    return .init(name: name, colors: colors, location: object.location)
  }

  /// Returns a ramp: a pattern, whose tokens keep file order, or a list with its own order.
  func ramp(_ node: JSONNode, of object: ObjectReader) throws(ConfigurationError) -> Configuration.RampEntry {
    let place = object.location(of: node)
    let nodes: [JSONNode]
    if let elements = node.elements {
      nodes = elements
    } else if node.string != nil {
      nodes = [node]
    } else {
      throw object.unexpected("a pattern or an array of token paths in \"ramps\"", node)
    }
    try checkCount(nodes.count, of: "ramps", Self.entryLimit, place)
    var tokens: [Configuration.Named<PathPattern>] = []
    for node in nodes {
      guard let text = node.string else { throw object.unexpected("a token path in \"ramps\"", node) }
      let place = object.location(of: node)
      do throws(PathPattern.SyntaxError) {
        tokens.append(.init(value: try PathPattern(text), location: place))
      } catch { throw .badPattern(text, error, place) }
    }
    return .init(tokens: tokens, location: place)
  }
}
