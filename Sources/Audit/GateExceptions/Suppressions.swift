import DesignTokens
import SourceText

/// The suppression comments of all files, by the lines on which they suppress findings.
struct Suppressions {
  /// A line of a file; file names are compared by their bytes.
  private struct Line: Hashable {
    let file: [UInt8]
    let number: Int
  }

  /// The kind of a rule that a suppression comment names.
  private enum RuleKind { case code(isOff: Bool), gateExceptions, other }

  private struct Entry {
    let file: AuditedFile
    let suppression: Suppression
    var counts: [Int]
  }

  private var entries: [Entry] = []
  private var lines: [Line: [Int]] = [:]
  private let kinds: [[UInt8]: RuleKind]
  private let ids: [String]

  /// Whether there are no suppression comments.
  var isEmpty: Bool { entries.isEmpty }

  init(_ files: [AuditedFile], _ rules: [Auditor.RuleSetting]) {
    ids = rules.map(\.id)
    kinds = Dictionary(
      rules.map { setting in
        let kind: RuleKind =
          setting.isAboutGateExceptions ? .gateExceptions : setting.looksAtCode ? .code(isOff: setting.isOff) : .other
        return (Array(setting.id.utf8), kind)
      }, uniquingKeysWith: { first, _ in first })
    for file in files where !file.suppressions.isEmpty {
      let path = Array(file.source.path.utf8)
      for suppression in file.suppressions {
        lines[Line(file: path, number: suppression.line), default: []].append(entries.count)
        entries.append(
          Entry(file: file, suppression: suppression, counts: Array(repeating: 0, count: suppression.rules.count)))
      }
    }
  }

  /// Notes the suppression comment that covers each finding in view code.
  ///
  /// - Complexity: O(f) for f findings.
  mutating func hold(_ findings: [Finding], in holds: inout [UInt32: Verdicts.Hold]) {
    guard !isEmpty else { return }
    for finding in findings where finding.isFromCode {
      guard let place = finding.location else { continue }
      let line = Line(file: Array(place.path.utf8), number: place.line)
      for entry in lines[line] ?? [] where entries[entry].suppression.fault == nil {
        let rules = entries[entry].suppression.rules
        guard let rule = rules.firstIndex(where: { $0.hasSameBytes(as: finding.rule) }) else { continue }
        entries[entry].counts[rule] += 1
        if holds[finding.row]?.suppression == nil {
          holds[finding.row, default: .init()].suppression = entries[entry].suppression
        }
      }
    }
  }

  /// The status of each suppression comment, after findings are marked.
  var uses: [SuppressionStatus] {
    var seen: [[String]: Int] = [:]
    return entries.flatMap { entry -> [SuppressionStatus] in
      let (file, suppression) = (entry.file, entry.suppression)
      func use(_ rule: String?, _ state: SuppressionStatus.State) -> SuppressionStatus {
        let key = [file.name, suppression.enclosing, rule ?? suppression.text]
        let occurrence = seen[key, default: 0]
        seen[key] = occurrence + 1
        return SuppressionStatus(
          suppression: suppression, rule: rule, state: state, occurrence: occurrence, file: file.name)
      }
      if let fault = suppression.fault { return [use(nil, .invalid(.fault(fault)))] }
      return zip(suppression.rules, entry.counts).map { use($0, state(of: $0, count: $1)) }
    }
  }

  private func state(of rule: String, count: Int) -> SuppressionStatus.State {
    switch kinds[Array(rule.utf8)] {
    case nil: .invalid(.unknownRule(suggestion: nearest(to: rule, among: ids)))
    case .gateExceptions?: .invalid(.ruleAboutGateExceptions)
    case .other?: .invalid(.notAboutCode)
    case .code(let isOff)?: count > 0 ? .used(count) : isOff ? .notLookedAt : .unused
    }
  }
}
