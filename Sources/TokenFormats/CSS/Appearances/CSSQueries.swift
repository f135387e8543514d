import CSSText
import SourceText

/// A feature of a media query that is either there or not, such as `(color-gamut: p3)` or `(width >= 600px)`.
struct CSSQuery: Hashable {
  /// The name of the feature, without `min-` and `max-`.
  let feature: String
  /// The value, where the feature has names.
  let word: String
  /// The value that the feature has at least, where it has numbers; with the same number, "more than" comes after "at least".
  let least: SIMD2<Double>

  /// How modes and messages call it: `color-gamut-p3`.
  var name: String {
    if isRange { return feature + (least.y > 0 ? "-above-" : "-from-") + CSSQuery.text(least.x) }
    return word.isEmpty ? feature : feature + "-" + word
  }
  /// Whether the feature has numbers.
  var isRange: Bool { word.isEmpty && least.x.isFinite }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? String(Int64(number)) : String(number)
  }
}

/// The features of media queries by which colors change, each of which makes looks of its own.
///
/// Values of one feature exclude each other, or imply each other where they are numbers; of other features every combination is possible.
final class CSSQueries {
  /// The features that make looks, in the order in which documents ask for them.
  let known: [CSSQuery]
  /// The features under which colors are declared.
  private(set) var wanted: [CSSQuery] = []
  /// The features of the conditions read since this was last emptied.
  var touched: [CSSQuery] = []

  init(known: [CSSQuery] = []) { self.known = Array(known.prefix(CSSAppearances.conditionCount)) }

  /// When a feature is there.
  func truth(of query: CSSQuery) -> CSSTruth {
    if !touched.contains(query), touched.count < 2 * CSSAppearances.conditionCount { touched.append(query) }
    return known.firstIndex(of: query).map { CSSTruth(.any(condition: $0)) } ?? .unknown
  }

  /// Notes features that make looks; of one feature with names only the first value does, as others may hold with it or not.
  func want(_ queries: [CSSQuery]) {
    for query in queries where !wanted.contains(query) && wanted.count < CSSAppearances.conditionCount {
      let others = wanted.filter { $0.feature == query.feature }
      if others.allSatisfy({ $0.isRange && query.isRange }) { wanted.append(query) }
    }
  }

  /// Looks under every combination of the features that some page can show.
  func looks(of preferences: [CSSAppearances]) -> [CSSAppearances] {
    (0..<(1 << known.count)).filter(isPossible).flatMap { combination in
      preferences.map { $0.under(conditions: combination) }
    }
  }

  /// Whether what is at least so much is also at least any less.
  private func isPossible(_ combination: Int) -> Bool {
    known.indices.allSatisfy { index in
      known.indices.allSatisfy { other in
        guard known[index].isRange, known[index].feature == known[other].feature else { return true }
        let (own, its) = (known[index].least, known[other].least)
        let isLess = (its.x, its.y) < (own.x, own.y)
        return !(isLess && combination & (1 << index) != 0 && combination & (1 << other) == 0)
      }
    }
  }

  /// The names of the features under which a look is.
  func names(of look: CSSAppearances) -> [String] {
    known.indices.filter { look.conditions & (1 << $0) != 0 }.map { known[$0].name }
  }
}

extension CSSConditions {
  /// A feature besides scheme and contrast: a truth over its query; unknown where it is none that is either there or not.
  func other(_ children: [CSSComponent], in bytes: [UInt8]) -> CSSTruth {
    let words = children.filter { $0.token.kind != .colon && $0.token.kind != .delimiter }
    let signs = children.filter { $0.token.kind == .delimiter }.map { bytes[$0.range.lowerBound] }
    guard let nameIndex = words.firstIndex(where: { $0.token.kind == .identifier }) else { return .unknown }
    let name = lowered(words[nameIndex], bytes)
    if words.count == 1 {
      return signs.isEmpty && CSSConditions.switches.contains(name)
        ? queries.truth(of: CSSQuery(feature: name, word: "", least: SIMD2(.infinity, 0))) : .unknown
    }
    guard words.count == 2 else { return .unknown }
    let value = words[1 - nameIndex]
    if signs.isEmpty, nameIndex == 0, value.token.kind == .identifier { return named(name, lowered(value, bytes)) }
    guard let number = length(value, bytes) else { return .unknown }
    return range(name, number, isValueFirst: nameIndex == 1, signs)
  }

  /// A feature whose values are names.
  private func named(_ feature: String, _ word: String) -> CSSTruth {
    guard CSSConditions.switches.contains(feature) || CSSConditions.choices.contains(feature) else { return .unknown }
    func truth(_ word: String) -> CSSTruth {
      queries.truth(of: CSSQuery(feature: feature, word: word, least: SIMD2(.infinity, 0)))
    }
    switch (feature, word) {
    case ("orientation", "portrait"): return !truth("landscape")
    case ("color-gamut", "srgb"), ("dynamic-range", "standard"), ("video-dynamic-range", "standard"): return .always
    case (_, "no-preference"), ("hover", "none"), ("any-hover", "none"), ("inverted-colors", "none"):
      return !queries.truth(of: CSSQuery(feature: feature, word: "", least: SIMD2(.infinity, 0)))
    case (_, "reduce"), ("hover", "hover"), ("any-hover", "hover"), ("inverted-colors", "inverted"):
      return queries.truth(of: CSSQuery(feature: feature, word: "", least: SIMD2(.infinity, 0)))
    default: return truth(word)
    }
  }

  /// Features that are there or not.
  private static let switches = [
    "hover", "any-hover", "inverted-colors", "prefers-reduced-motion", "prefers-reduced-data",
    "prefers-reduced-transparency",
  ]
  /// Features that have one of several names.
  private static let choices = [
    "color-gamut", "dynamic-range", "video-dynamic-range", "orientation", "pointer", "any-pointer", "display-mode",
    "scripting", "update",
  ]
  /// Features that have a number.
  private static let ranges = ["width", "height", "device-width", "device-height", "color", "monochrome"]

  /// A feature that is at least, at most, more or less than a number, which may stand in front.
  private func range(_ name: String, _ number: Double, isValueFirst: Bool, _ signs: [UInt8]) -> CSSTruth {
    func atLeast(_ feature: String, more: Bool) -> CSSTruth {
      guard CSSConditions.ranges.contains(feature) else { return .unknown }
      // Nothing is less than 0.
      if number < 0 || (number == 0 && !more) { return .always }
      return queries.truth(of: CSSQuery(feature: feature, word: "", least: SIMD2(number, more ? 1 : 0)))
    }
    if signs.isEmpty, !isValueFirst {
      if name.utf8.starts(with: "min-".utf8) { return atLeast(String(name.dropFirst(4)), more: false) }
      if name.utf8.starts(with: "max-".utf8) { return !atLeast(String(name.dropFirst(4)), more: true) }
      return .unknown
    }
    let isEqual = signs.last == UInt8(ascii: "=")
    guard let sign = signs.first, signs.count == (isEqual ? 2 : 1) else { return .unknown }
    switch (sign, isValueFirst) {
    case (UInt8(ascii: ">"), false), (UInt8(ascii: "<"), true): return atLeast(name, more: !isEqual)
    case (UInt8(ascii: "<"), false), (UInt8(ascii: ">"), true): return !atLeast(name, more: isEqual)
    default: return .unknown
    }
  }

  /// A number or a length in px; an em and a rem of a media query are 16 px.
  private func length(_ component: CSSComponent, _ bytes: [UInt8]) -> Double? {
    if component.token.kind == .dimension, component.token.isNamed("em", in: bytes) {
      return component.token.number(in: bytes).map { $0 * 16 }
    }
    guard let quantity = CSSQuantity(component.token, in: bytes) else { return nil }
    switch quantity.unit {
    case .none: return quantity.value
    case .px: return quantity.value
    case .rem: return quantity.value * 16
    default: return nil
    }
  }

  private func lowered(_ component: CSSComponent, _ bytes: [UInt8]) -> String {
    String(decoding: component.token.name(in: bytes).utf8.map(asciiLowered), as: UTF8.self)
  }
}
