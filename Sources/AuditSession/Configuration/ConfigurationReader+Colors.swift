import DesignTokens
import SourceText

// The entries of `palpable.json` about related colors: families and ramps.

extension ConfigurationReader {
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
