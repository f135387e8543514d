import Audit
import ColorScience
import ReportWriters
import SourceText

/// The JSON output of `palpable check`.
///
/// Except for `backgrounds`, its keys describe the deciding background, the one with the lowest contrast; `nearest` covers all backgrounds.
struct CheckDocument {
  let pairs: [CheckedPair]
  let wanted: CheckColors.Requirement

  var json: JSONText {
    let decisive = pairs.min { $0.contrast.lowest < $1.contrast.lowest } ?? pairs[0]
    let foreground = NearestColors.foreground(of: pairs, wanted)
    let background = pairs.count == 1 ? NearestColors.background(of: decisive, wanted) : nil
    let answers = [foreground, background].compactMap { $0 }
    return .object(
      [("schemaVersion", .integer(JSONWriter.schemaVersion)), ("foreground", .string(decisive.names[0]))]
        + measurements(decisive) + [
          ("level", .string(wanted.word)), ("outcome", .string(CheckColors.outcome(of: pairs, wanted).name)),
          ("toneDifference", toneDifference(decisive)),
          ("nearest", nearest(answers)), ("directions", directions(answers)),
          ("usages", usages { CheckColors.outcome(of: pairs, $0) }), ("visions", visions(decisive)),
          ("backgrounds", .array(pairs.map(entry))),
        ])
  }

  /// Returns the entry of one background.
  private func entry(_ pair: CheckedPair) -> JSONText {
    let answers = [NearestColors.background(of: pair, wanted)].compactMap { $0 }
    return .object(
      measurements(pair) + [
        ("outcome", .string(pair.outcome(wanted).name)), ("toneDifference", toneDifference(pair)),
        ("nearest", nearest(answers)), ("directions", directions(answers)), ("usages", usages(pair.outcome)),
        ("visions", visions(pair)),
      ])
  }

  private func measurements(_ pair: CheckedPair) -> [(String, JSONText)] {
    var ratio: Double?
    if case .exact(let exact, _, _) = pair.contrast { ratio = exact }
    let bounds = [pair.contrast.lowest, pair.contrast.highest].map { JSONText.number($0) }
    let composites: [(String, JSONText)] =
      pair.composites.map {
        [
          ("compositedForeground", .string($0.foreground.hex)), ("compositedBackground", .string($0.background.hex)),
        ]
      } ?? []
    return [
      ("background", .string(pair.names[1])), ("backdrops", .array(pair.names.dropFirst(2).map { .string($0) })),
      ("ratio", .optional(ratio)), ("interval", ratio == nil ? .array(bounds) : .null),
    ] + composites
  }

  /// Returns the CIE L* difference, as an independent second measure; null if no single pair of colors is known.
  private func toneDifference(_ pair: CheckedPair) -> JSONText {
    pair.composites.map { .number(ColorScience.toneDifference(of: $0.foreground, on: $0.background)) } ?? .null
  }

  private func nearest(_ answers: [NearestColors]) -> JSONText {
    .object(
      answers.map { answer in
        switch answer.nearest {
        case .nearest(let color), .unchanged(let color): (answer.side.rawValue, passing(color, passes: true))
        case .impossible(let best): (answer.side.rawValue, passing(best, passes: false))
        }
      })
  }

  private func directions(_ answers: [NearestColors]) -> JSONText {
    .object(
      answers.map { answer in
        let both = [("lighter", answer.lighter), ("darker", answer.darker)]
        return (
          answer.side.rawValue, .object(both.map { ($0, $1.map { passing($0, passes: true) } ?? .null) })
        )
      })
  }

  private func passing(_ color: PassingColor, passes: Bool) -> JSONText {
    .object([
      ("color", .string(color.color.notation)), ("ratio", .number(color.ratio)),
      ("deltaEOK", .number(color.difference)), ("passes", .boolean(passes)),
    ])
  }

  private func usages(_ outcome: (CheckColors.Requirement) -> Outcome) -> JSONText {
    .array(
      CheckColors.requirements.map {
        .object([
          ("usage", .string($0.usage)), ("level", .string($0.level)), ("clause", .string($0.clause)),
          ("required", .number($0.ratio)), ("outcome", .string(outcome($0).name)),
        ])
      })
  }

  private func visions(_ pair: CheckedPair) -> JSONText {
    .array(
      pair.visions.map {
        .object([
          ("vision", .string($0.vision.rawValue)), ("foreground", .string($0.first.notation)),
          ("background", .string($0.second.notation)), ("ratio", .number($0.contrast)),
          ("deltaEOK", .number($0.difference)), ("toneDifference", .number($0.toneDifference)),
        ])
      })
  }
}
