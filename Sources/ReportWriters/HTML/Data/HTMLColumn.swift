/// A column of integers for the page's script, in the shortest of four forms.
///
/// A form is a list of the numbers, or of the steps from each number to the next, either as they are or as runs of a number and its count.
struct HTMLColumn {
  private let list: [Int]
  private let isSteps: Bool
  private let isRuns: Bool

  /// Finds the shortest form of numbers.
  ///
  /// - Complexity: O(n).
  init(_ numbers: [Int]) {
    var best = (list: numbers, isSteps: false, isRuns: false)
    var size = HTMLColumn.size(numbers)
    func consider(_ list: [Int], isSteps: Bool, isRuns: Bool) {
      // The names of the members.
      let other = HTMLColumn.size(list) + 20
      if other < size { (best, size) = ((list, isSteps, isRuns), other) }
    }
    let steps = HTMLColumn.steps(numbers)
    consider(steps, isSteps: true, isRuns: false)
    consider(HTMLColumn.runs(numbers), isSteps: false, isRuns: true)
    consider(HTMLColumn.runs(steps), isSteps: true, isRuns: true)
    (list, isSteps, isRuns) = best
  }

  /// Writes the column.
  func write(into data: inout HTMLDataText) {
    guard isSteps || isRuns else { return data.integers(list) }
    data.object([isRuns ? "runs" : "list": { $0.integers(list) }, "steps": { $0.write(.integer(isSteps ? 1 : 0)) }])
  }

  private static func steps(_ numbers: [Int]) -> [Int] {
    var last = 0
    return numbers.map { number in
      defer { last = number }
      return number - last
    }
  }

  private static func runs(_ numbers: [Int]) -> [Int] {
    var runs: [Int] = []
    for number in numbers {
      if let last = runs.indices.last, runs[last - 1] == number { runs[last] += 1 } else { runs += [number, 1] }
    }
    return runs
  }

  /// Returns the length of a list in bytes.
  private static func size(_ numbers: [Int]) -> Int {
    numbers.reduce(2) { size, number in
      var (digits, rest) = (number < 0 ? 3 : 2, number.magnitude)
      while rest > 9 { (digits, rest) = (digits + 1, rest / 10) }
      return size + digits
    }
  }
}
