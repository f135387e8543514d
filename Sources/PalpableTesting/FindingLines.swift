import Audit
import SourceText

extension Finding {
  /// The finding on one line, as compilers write it: place, subject, mode, measured and required, rule, remedy.
  var line: String {
    let place = location.map { "\($0.path):\($0.line):\($0.column): " } ?? ""
    let mode = mode.map { " (\($0))" } ?? ""
    let remedy = remedy.map { "; " + $0 } ?? ""
    return "\(place)\(subject.description)\(mode): \(verdict) [\(rule)]\(remedy)".madeVisible
  }

  /// The numbers where they say it all, else the rule's own sentence.
  private var verdict: String {
    guard evaluation.unit == .ratio, outcome == .failed, let measured = evaluation.measured,
      let required = evaluation.required
    else { return evaluation.message }
    return "\(truncatedText(measured)) < \(requiredText(required))"
  }

  /// How near the measured number is to the required one, 0 to 1; 1 where there are no two numbers to compare.
  fileprivate var share: Double {
    guard let measured = evaluation.measured, let required = evaluation.required, measured > 0, required > 0 else {
      return 1
    }
    return min(measured / required, required / measured)
  }
}

extension [Finding] {
  /// The findings that are farthest from what is required, the worst first; equal ones in the order of the report.
  func worst(_ count: Int) -> [Finding] {
    let shares = map(\.share)
    return indices.sorted { (shares[$0], $0) < (shares[$1], $1) }.prefix(count).map { self[$0] }
  }
}
