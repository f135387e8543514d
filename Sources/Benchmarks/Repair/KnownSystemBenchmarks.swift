import Foundation

/// Palettes of well-known systems with contracts written by hand, at AA and AAA.
enum KnownSystemBenchmarks {
  static let systems = ["open-props", "primer", "radix-colors", "tailwindcss"]
  private static let seed: UInt64 = 7
  private static let plans = 40

  static func run() {
    print("Well-known systems with contracts written by hand, in Palettes (seed of the independent search: \(seed))\n")
    var table = TextTable()
    table.row([
      "system", "level", "outcome", "fail", "after", "worse", "flips", "ramps", "states", "merged", "close", "changes",
      "ΔEOK", "best", "ratio", "time",
    ])
    for system in systems {
      for isEnhanced in [false, true] {
        do { table.row(try row(system, isEnhanced)) } catch {
          table.row([system, isEnhanced ? "AAA" : "AA", "error: \(error)"])
        }
      }
    }
    print(table.text)
    print(
      """
        fail, after: failing pairings. worse: failing pairings with less contrast. flips: surfaces and pairings with inverted lightness.
        ramps: broken orders. states: inverted or indistinguishable. merged: surfaces that get one color. close: within 1.5% of the limit.
        best: ΔEOK of the independent search; for "impossible", any number is a false result. ratio: ΔEOK of the best known.

      """)
  }

  private static func row(_ system: String, _ isEnhanced: Bool) throws -> [String] {
    let result = try RepairedSystem(try files(system), isEnhanced: isEnhanced)
    let check = result.check
    let isImpossible = !result.isRepaired
    let witness = Witness.search(
      result.before, room: isImpossible ? 0 : result.keptRoom, plans: plans, seed: seed, isEnough: isImpossible)
    let found = witness.map { decimals($0.check.cost) } ?? "none"
    let best = min(check.cost, witness?.check.cost ?? .infinity)
    let share = isImpossible || best == 0 ? "" : decimals(check.cost / best)
    return [
      system, isEnhanced ? "AAA" : "AA", result.outcome.rawValue, "\(check.failuresBefore)", "\(check.failures)",
      "\(check.worse)", "\(check.flips + check.addedFlips)", "\(check.rampBreaks)",
      "\(check.turnedStates + check.alikeStates)", "\(check.mergedSurfaces)",
      "\(check.close)", "\(check.changes)", decimals(check.cost), found, share, "\(decimals(result.seconds * 1000)) ms",
    ]
  }

  /// The files of a palette, by path from its folder.
  static func files(_ system: String) throws -> [String: String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Palettes/\(system)")
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      guard ["json", "css"].contains(URL(fileURLWithPath: path).pathExtension) else { continue }
      files[path] = String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
    }
    return files
  }
}
