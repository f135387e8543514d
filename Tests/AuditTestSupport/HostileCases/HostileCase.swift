import Testing

/// A set of hostile files, small enough to read, and what the whole pipeline must make of it.
package struct HostileCase: Sendable, CustomTestStringConvertible {
  /// What a case attacks.
  package enum Area: String, CaseIterable, Sendable {
    case json = "JSON"
    case aliases, values, names, catalog
    case css = "CSS"
    case swift = "Swift"
    case configuration, waivers
  }

  /// What must come of a case. Only the last two may exit with 0.
  package enum Expectation: Sendable {
    /// The audit cannot be made, and the first sentence names this file, and the line if one is given.
    case rejected(String, line: Int? = nil)
    /// The audit fails, and a finding of this rule gates.
    case finding(String)
    /// The audit passes, and a notice with this text is in the report.
    case notice(String)
    case passes
  }

  package let area: Area
  package let name: String
  package let files: [String: [UInt8]]
  package let expected: Expectation

  package init(_ area: Area, _ name: String, _ files: [String: [UInt8]], _ expected: Expectation) {
    self.area = area
    self.name = name
    self.files = files
    self.expected = expected
  }

  /// The area and the name.
  package var title: String { "\(area.rawValue): \(name)" }
  package var testDescription: String { title }
}

/// The bytes of a text.
package func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

/// All cases.
package let hostileCases =
  jsonCases + aliasCases + valueCases + nameCases + catalogCases + cssCases + swiftCases + configurationCases
  + waiverCases

/// A configuration that audits text in the token `x` on the token `paper`, of these files.
package func configuration(_ files: String..., more: String = "") -> [UInt8] {
  let list = files.map { "\"\($0)\"" }.joined(separator: ", ")
  return bytes("{ \"tokens\": [\(list)], \"pairings\": [{ \"text\": \"x\", \"on\": \"paper\" }]\(more) }\n")
}

/// A DTCG document with black `ink` in line 2, white `paper` in line 3, and lines from 4 on; no comma is added.
package func tokens(_ lines: String) -> [UInt8] {
  bytes(
    """
    { "$type": "color",
      "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
      "paper": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
    \(lines)
    }

    """)
}

/// The files of a case about one DTCG document whose lines from 4 on are given.
package func document(_ lines: String, more: String = "") -> [String: [UInt8]] {
  ["palpable.json": configuration("t.tokens.json", more: more), "t.tokens.json": tokens(lines)]
}
