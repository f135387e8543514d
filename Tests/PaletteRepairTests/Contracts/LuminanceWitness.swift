import Foundation

/// Whether luminances reach contrast ratios together, found without any list of colors.
///
/// With one of two told to be the lighter, a ratio asks that x of the one is at least log(ratio) above x of the other, x the logarithm of Y + 0.05
/// (WCAG 2.2, contrast ratio). Such differences can be met when no cycle of them gains anything (Bellman 1958), so trying both orders of each pair is exact.
struct LuminanceWitness {
  struct Question {
    let first, second: Int
    let ratio: Double
  }

  /// The luminance of each color, nil where it is free.
  let fixed: [Double?]
  let questions: [Question]
  /// How much room there must be, in parts of a ratio.
  var room = 1e-9

  /// Whether any luminances from 0 to 1 do all of it.
  var isPossible: Bool {
    (0..<(1 << questions.count)).contains { order in
      isPossible(order: order)
    }
  }

  private func isPossible(order: Int) -> Bool {
    let (black, white) = (log(0.05), log(1.05))
    // What each must be at least, raised until nothing changes or something is more than it may be.
    var least = fixed.map { $0.map { log($0 + 0.05) } ?? black }
    let most = fixed.map { $0.map { log($0 + 0.05) } ?? white }
    for _ in 0...questions.count * 2 {
      var changed = false
      for (index, question) in questions.enumerated() {
        let isFirstAbove = order & (1 << index) == 0
        let upper = isFirstAbove ? question.first : question.second
        let lower = isFirstAbove ? question.second : question.first
        let asked = least[lower] + log(question.ratio)
        // What fits to the last digit only, such as 3:1 on 7:1 between black and white, is no color of 8 bits.
        guard asked <= most[upper] - room else { return false }
        guard asked > least[upper] + 1e-13 else { continue }
        least[upper] = asked
        changed = true
      }
      if !changed { return true }
    }
    return false
  }

  /// The same by trying the 256 grays for what is free, which must be one or two colors.
  var isPossibleInGrays: Bool {
    let free = fixed.indices.filter { fixed[$0] == nil }
    var luminances = fixed.map { $0 ?? 0 }
    func isMet() -> Bool {
      questions.allSatisfy { question in
        let (one, other) = (luminances[question.first] + 0.05, luminances[question.second] + 0.05)
        return max(one, other) / min(one, other) >= question.ratio
      }
    }
    func isPossible(_ rest: ArraySlice<Int>) -> Bool {
      guard let index = rest.first else { return isMet() }
      return PlainColor.linear.contains { gray in
        luminances[index] = gray
        return isPossible(rest.dropFirst())
      }
    }
    return isPossible(free[...])
  }
}
