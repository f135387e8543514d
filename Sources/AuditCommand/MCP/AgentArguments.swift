import SourceText

/// The arguments of a call, which fit the parameters of the tool.
struct AgentArguments: Sendable {
  private let values: [JSONMember]

  /// Checks arguments against parameters.
  ///
  /// - Throws: `AgentFailure` with a sentence that a model can act on.
  init(_ node: JSONNode?, for parameters: [AgentParameter]) throws(AgentFailure) {
    values = node?.members ?? []
    for member in values {
      guard let parameter = parameters.first(where: { $0.name.hasSameBytes(as: member.name) }) else {
        let names = parameters.map(\.name).joined(separator: ", ")
        throw AgentFailure("unknown argument \"\(member.name.shortened)\"; available arguments: \(names)")
      }
      if let problem = parameter.problem(with: member.value) { throw AgentFailure("\(parameter.name): \(problem)") }
    }
    for parameter in parameters where parameter.isRequired && node?[parameter.name] == nil {
      throw AgentFailure("\(parameter.name) is missing: \(parameter.summary)")
    }
  }

  private subscript(name: String) -> JSONNode? { values.first { $0.name.hasSameBytes(as: name) }?.value }

  func text(_ name: String) -> String? { self[name]?.string }
  func texts(_ name: String) -> [String] { self[name]?.elements?.compactMap(\.string) ?? [] }
  func number(_ name: String) -> Double? { self[name]?.number }
  func integer(_ name: String) -> Int? { self[name]?.number.flatMap { Int(exactly: $0) } }
  func flag(_ name: String) -> Bool { self[name]?.boolean ?? false }
}

/// A call that can't be done, with a sentence for the model.
struct AgentFailure: Error, Sendable {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
