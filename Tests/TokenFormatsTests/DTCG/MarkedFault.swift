import SourceText
import Testing
import TokenFormats

/// A document that cannot be read, with a mark where the fault stands, and what is told of it.
struct MarkedFault: Sendable, CustomTestStringConvertible {
  let text: String
  let told: String

  init(_ text: String, _ told: String) { (self.text, self.told) = (text, told) }

  var testDescription: String { text }
  /// The document without the mark.
  var document: String { text.split(separator: "⌖", omittingEmptySubsequences: false).joined() }
  /// The offset of the mark and what is told there.
  var expected: String {
    "\((text.split(separator: "⌖", omittingEmptySubsequences: false).first ?? "").utf8.count) \(told)"
  }
}

extension FormatError {
  /// The offset of the fault and its facts in short.
  var told: String { "\(place?.byteRange.lowerBound ?? -1) \(facts)" }

  private var facts: String {
    switch self {
    case .unexpected(let expected, let found, _, _): "\(expected), not \(found)"
    case .missingProperty(let name, _, _): "\(name) is missing"
    case .unknownProperty(let name, _, _, _): "\(name) is unknown"
    case .badName(let name, _): "bad name \(name)"
    case .circularReference(let names, _, _): "circle \(names.joined(separator: " "))"
    case .noSuchReference(let name, _, _): "\(name) leads nowhere"
    case .missingDocument(let name, _): "\(name) is not there"
    case .repeatedName(let name, _, _): "\(name) twice"
    case .notStrict(let message, _, _): "not strict: \(message)"
    case .notAGroup(let name, _, _): "\(name) is no group"
    case .text(.tooDeep(let limit, _)): "deeper than \(limit)"
    case .text(.nameTooLong(let limit, _)): "name over \(limit)"
    default: "\(self)"
    }
  }
}
