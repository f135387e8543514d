import Audit
import SourceText

extension Finding {
  /// The finding on one line, as in compiler output: location, subject, mode, measured and required values, rule, and fix.
  var line: String {
    let place = location.map { "\($0.path):\($0.line):\($0.column): " } ?? ""
    let mode = mode.map { " (\($0))" } ?? ""
    let remedy = remedy.map { "; " + $0 } ?? ""
    return "\(place)\(subject.description)\(mode): \(verdict) [\(rule)]\(remedy)".madeVisible
  }

  /// The measured and required values if they suffice, otherwise the rule's message.
  private var verdict: String {
    guard unit == .ratio, outcome == .failed, let measured = measured,
      let required = required
    else { return message }
    return "\(truncatedText(measured)) < \(requiredText(required))"
  }

  /// The measured value as a fraction of the required one, 0 to 1; 1 if the finding has no two numbers to compare.
  fileprivate var share: Double {
    guard let measured = measured, let required = required, measured > 0, required > 0 else {
      return 1
    }
    return min(measured / required, required / measured)
  }
}

extension [Finding] {
  /// Returns the findings that are farthest from the requirement, worst first; equal findings keep report order.
  func worst(_ count: Int) -> [Finding] {
    let shares = map(\.share)
    return indices.sorted { (shares[$0], $0) < (shares[$1], $1) }.prefix(count).map { self[$0] }
  }
}
