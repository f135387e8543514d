import Foundation

/// The public benchmark of joint palette repair: random systems, well-known systems, and the single pairs of the literature.
///
/// Only the repair itself is the library's. The benchmark reads the files that a repair would write and measures them with its own code.
enum RepairBenchmarks {
  static func run(isQuick: Bool, showsNotes: Bool) {
    RandomSystemBenchmarks.run(count: isQuick ? 100 : RandomSystemBenchmarks.count, showsNotes: showsNotes)
    KnownSystemBenchmarks.run()
    PairBenchmarks.run(count: isQuick ? 1_000 : 10_000)
  }
}

/// Random systems against an independent search.
enum RandomSystemBenchmarks {
  static let seed: UInt64 = 2026
  static let count = 500
  /// The plans of a search for a cheaper repair, and for any repair of a system that counts as impossible.
  private static let (cheap, any) = (24, 120)

  static func run(count: Int, showsNotes: Bool) {
    var generator = SystemGenerator(random: SplitMix64(state: seed))
    let systems = (0..<count).map { _ in generator.next() }
    let cases = inParallel(count) { number in
      Result {
        let result = try RepairedSystem(systems[number])
        return (result, witness(result, number))
      }
    }
    var summary = RepairSummary()
    for (number, result) in cases.enumerated() {
      switch result {
      case .success(let (result, witness)): summary.add(result, number, witness)
      case .failure(let error): summary.add(error, number)
      }
    }
    print("Random systems: \(count) of two modes (seed \(seed)), repaired with the default settings\n")
    print(summary.table)
    if showsNotes { for note in summary.notes { print("  " + note) } }
  }

  /// Writes each random system to a folder with its number, for `palpable fix`.
  static func write(count: Int, to folder: URL) throws {
    var generator = SystemGenerator(random: SplitMix64(state: seed))
    for number in 0..<count {
      let system = folder.appendingPathComponent("\(number)")
      try FileManager.default.createDirectory(at: system, withIntermediateDirectories: true)
      for (path, text) in generator.next() { try Data(text.utf8).write(to: system.appendingPathComponent(path)) }
    }
  }

  /// Returns results by number, calculated on all processors.
  private static func inParallel<Value>(_ count: Int, _ body: @Sendable (Int) -> Value) -> [Value] {
    nonisolated(unsafe) var values = [Value?](repeating: nil, count: count)
    let lock = NSLock()
    DispatchQueue.concurrentPerform(iterations: count) { number in
      let value = body(number)
      lock.withLock { values[number] = value }
    }
    return values.compactMap { $0 }
  }

  /// Returns what the independent search finds.
  private static func witness(_ result: RepairedSystem, _ number: Int) -> Witness? {
    let seed = seed &+ UInt64(number)
    switch result.outcome {
    case .unneeded: return nil
    case .repaired: return .search(result.before, room: result.keptRoom, plans: cheap, seed: seed)
    case .impossible, .blocked, .unwritable, .unfinished:
      return .search(result.before, room: 0, plans: any, seed: seed, isEnough: true)
    }
  }
}
