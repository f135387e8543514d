import SourceText

extension AuditSnapshot {
  /// A part of the report that no comparison needs: declarations with their measurements, counts, and coverage.
  public struct Section: Sendable, Hashable {
    /// The name of the member.
    public let name: String
    /// The value of the member.
    public let value: JSONText

    /// Creates a section.
    public init(_ name: String, _ value: JSONText) { (self.name, self.value) = (name, value) }

    /// The value on one line.
    var line: String {
      var bytes = JSONBytes()
      var text = ""
      bytes.add(line: value)
      bytes.flush { text += $0 }
      return text
    }

    public static func == (left: Section, right: Section) -> Bool {
      left.name == right.name && left.line == right.line
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
}

extension JSONText {
  /// Creates the value of a node of a document.
  init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map(JSONText.init))
    case .object(let members): self = .object(members.map { ($0.name, JSONText($0.value)) })
    }
  }
}
