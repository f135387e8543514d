import SourceText

/// A parameter of a tool: the source of its schema and of its check.
struct AgentParameter: Sendable {
  /// The kind of value.
  enum Kind: Sendable {
    /// A text.
    case text
    /// One of a fixed set of words.
    case word([String])
    /// A list of texts.
    case texts
    /// A whole number in a range.
    case integer(ClosedRange<Int>)
    /// A number in a range.
    case number(ClosedRange<Double>)
    /// A truth value.
    case flag
  }

  /// The name.
  let name: String
  /// The kind of value.
  let kind: Kind
  /// The description for the model.
  let summary: String
  /// Whether the parameter must be present.
  var isRequired = false

  /// The longest text, in Unicode scalars.
  static let longestText = 1_000
  /// The longest list.
  static let longestList = 100

  init(_ name: String, _ kind: Kind, _ summary: String, isRequired: Bool = false) {
    (self.name, self.kind, self.summary, self.isRequired) = (name, kind, summary, isRequired)
  }

  /// The schema of the value.
  var schema: JSONText {
    var members: [(String, JSONText)] = []
    switch kind {
    case .text: members = AgentParameter.text
    case .word(let words): members = [("type", .string("string")), ("enum", .array(words.map { .string($0) }))]
    case .texts:
      members = [
        ("type", .string("array")), ("items", .object(AgentParameter.text)),
        ("maxItems", .integer(AgentParameter.longestList)),
      ]
    case .integer(let range):
      members = [
        ("type", .string("integer")), ("minimum", .integer(range.lowerBound)), ("maximum", .integer(range.upperBound)),
      ]
    case .number(let range):
      members = [
        ("type", .string("number")), ("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound)),
      ]
    case .flag: members = [("type", .string("boolean"))]
    }
    return .object(members + [("description", .string(summary))])
  }

  private static let text: [(String, JSONText)] = [
    ("type", .string("string")), ("maxLength", .integer(longestText)),
  ]

  /// Returns the reason that a value doesn't fit; nil if it fits.
  func problem(with value: JSONNode) -> String? {
    switch kind {
    case .text: return AgentParameter.textProblem(value)
    case .word(let words):
      let isKnown = words.contains { value.string?.hasSameBytes(as: $0) ?? false }
      return isKnown ? nil : "use one of: \(words.joined(separator: ", "))"
    case .texts:
      guard let elements = value.elements else { return "expected an array of strings, not \(value.kind)" }
      guard elements.count <= AgentParameter.longestList else { return "at most \(AgentParameter.longestList) entries" }
      return elements.lazy.compactMap(AgentParameter.textProblem).first
    case .integer(let range):
      guard let number = value.number, number == number.rounded(), let whole = Int(exactly: number),
        range.contains(whole)
      else { return "expected a whole number from \(range.lowerBound) to \(range.upperBound)" }
      return nil
    case .number(let range):
      guard let number = value.number, range.contains(number) else {
        return "expected a number from \(JSONText.text(of: range.lowerBound)) to \(JSONText.text(of: range.upperBound))"
      }
      return nil
    case .flag: return value.boolean == nil ? "expected true or false, not \(value.kind)" : nil
    }
  }

  private static func textProblem(_ value: JSONNode) -> String? {
    guard let text = value.string else { return "expected a string, not \(value.kind)" }
    guard text.unicodeScalars.count <= longestText else { return "at most \(longestText) characters" }
    return text.utf8.contains(0) ? "a text can't contain a NUL character" : nil
  }
}
