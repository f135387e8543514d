import Audit

/// The results of pairings in each mode for the page's script, pairing by pairing.
struct HTMLResultColumns {
  /// The result of a rule for a pairing, without the ratio.
  private struct RuleResult: Hashable {
    let rule: Int
    let level: Level
    let required: Double?
    let outcome: Outcome
  }

  private let data: HTMLData

  init(_ data: HTMLData) { self.data = data }

  /// Writes the columns.
  ///
  /// They have the bounds of the ratios, the outcomes, whether a result can fail the gate, the rule results, and whether the ratio is from
  /// a gradient position. Most results share their rule results with others.
  func write(into text: inout HTMLDataText) {
    let results = data.context.report.pairings
    var (positions, outcomes): ([Int], [UInt8]) = ([], [])
    var known: [[RuleResult]: Int] = [:]
    var distinct: [[RuleResult]] = []
    for result in results {
      outcomes += HTMLData.letter(result.outcome).utf8
      let all = result.assessments.map { assessment in
        RuleResult(
          rule: data.rules[assessment.rule] ?? -1, level: assessment.level,
          required: assessment.unit == .ratio ? assessment.required : nil, outcome: assessment.outcome)
      }
      let position = known[all] ?? distinct.count
      if position == distinct.count {
        known[all] = position
        distinct.append(all)
      }
      positions.append(position)
    }
    let bounds = results.map { result in
      result.measured.ratio.map { ($0, $0) } ?? result.measured.interval.map { ($0.lowerBound, $0.upperBound) }
    }
    text.object([
      "lowest": { $0.array(bounds) { $0.write(.number($1?.0)) } },
      "highest": { text in
        text.array(bounds.indices.filter { bounds[$0].map { $0.0 != $0.1 } ?? false }) {
          $0.row([.integer($1), .number(bounds[$1]?.1)])
        }
      },
      "outcome": { $0.string(String(decoding: outcomes, as: UTF8.self)) },
      "gates": { $0.column(results.map { $0.measured.canGate ? 1 : 0 }) },
      "rules": { $0.column(positions) },
      "ruleResults": { $0.array(distinct) { $0.array($1) { $0.row(HTMLResultColumns.row($1)) } } },
      "stated": { $0.column(results.map { $0.measured.gradientPosition == nil ? 0 : 1 }) },
    ])
  }

  private static func row(_ result: RuleResult) -> [HTMLDataText.Part] {
    [
      .integer(result.rule), .integer(HTMLData.rank(result.level)), .number(result.required),
      .string(HTMLData.letter(result.outcome)),
      .string(result.required.map { ResultText.required($0, .ratio) } ?? ""),
    ]
  }
}
