import DesignTokens
import TestSupport
import Testing

@Suite struct NearestTests {
  static let cases: [(text: String, candidates: [String], nearest: String?)] = [
    ("color", ["colour", "collar"], "colour"), ("surfase", ["surface", "page"], "surface"), ("page", ["page"], "page"),
    ("pgae", ["page"], "page"), ("ab", ["ba"], "ba"), ("ab", ["xy"], nil), ("abc", ["abd"], "abd"),
    ("abc", ["axy"], nil),
    ("abcdef", ["abcdxy"], "abcdxy"), ("abcdef", ["abcxyz"], nil), ("abcdefghi", ["abcdefxyz"], "abcdefxyz"),
    ("", ["a"], "a"),
    ("", ["ab"], nil), ("a", [""], ""), ("", [], nil), ("a", [], nil), ("abc", ["abx", "aby"], "abx"),
    ("abcd", ["abxx", "abcx"], "abcx"),
    ("abcdef", ["abcdxy", "abcdex"], "abcdex"), ("Page", ["page"], "page"), ("text-style", ["textStyle"], "textStyle"),
    ("é", ["e\u{301}"], nil), ("kitten", ["sitting"], nil), ("kitten", ["sittin"], "sittin"), ("ca", ["abc"], nil),
  ]

  @Test(arguments: cases) func findsTheNearest(_ text: String, _ candidates: [String], _ expected: String?) {
    #expect(nearest(to: text, among: candidates) == expected)
  }

  @Test func textsOver100BytesAreNotCompared() {
    let hundred = String(repeating: "a", count: 100)
    #expect(nearest(to: hundred, among: [hundred + "a", hundred.dropLast() + "b"]) == hundred.dropLast() + "b")
    #expect(nearest(to: hundred + "a", among: [hundred]) == nil)
    #expect(nearest(to: hundred + "a", among: [hundred + "a"]) == nil)
  }

  /// Against the definition: no candidate that is nearer, and never one that is too far.
  @Test func agreesWithTheDefinition() {
    var random = SplitMix64(seed: 9)
    func word() -> String {
      String(
        decoding: (0..<Int.random(in: 0...7, using: &random)).map { _ in UInt8.random(in: 97...99, using: &random) },
        as: UTF8.self)
    }
    for _ in 0..<300 {
      let text = word()
      let candidates = (0..<6).map { _ in word() }
      let distances = candidates.map { edits(Array(text.utf8)[...], Array($0.utf8)[...]) }
      var best: Int?
      for (index, distance) in distances.enumerated() {
        let isNear = distance <= max(1, max(text.utf8.count, candidates[index].utf8.count) / 3)
        if isNear, best.map({ distance < distances[$0] }) ?? true { best = index }
      }
      #expect(nearest(to: text, among: candidates) == best.map { candidates[$0] }, "\(text) \(candidates)")
    }
  }

  /// Optimal string alignment by its recursive definition.
  private func edits(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int {
    guard let a = left.last, let b = right.last else { return max(left.count, right.count) }
    if a == b { return edits(left.dropLast(), right.dropLast()) }
    var best = min(
      edits(left.dropLast(), right.dropLast()), edits(left.dropLast(), right), edits(left, right.dropLast()))
    if left.count > 1, right.count > 1, left.dropLast().last == b, right.dropLast().last == a {
      best = min(best, edits(left.dropLast(2), right.dropLast(2)))
    }
    return best + 1
  }
}
