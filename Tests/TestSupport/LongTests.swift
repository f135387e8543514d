import Foundation

/// The tests that `swift test` alone skips, and the cases that it leaves out; `.ci/run` runs all of them.
///
/// Growth, random contracts, and spawned commands take too long for every run. A suite of such tests ends with `LongTests`:
/// `@Suite(.enabled(if: LongTests.areEnabled)) struct GrowthLongTests` (or `.serialized, ` before the condition).
public enum LongTests {
  /// The environment variable that enables long tests with any value but the empty one.
  public static let variable = "PALPABLE_LONG_TESTS"

  /// Returns the number of cases of a suite that always runs: few by default, more if long tests are enabled.
  public static func count(_ few: Int, long: Int) -> Int { areEnabled ? long : few }

  /// Returns some elements of a list, evenly spread from its first one: few by default, all if long tests are enabled.
  public static func some<Element>(_ all: [Element], _ few: Int) -> [Element] {
    areEnabled || all.count <= few ? all : (0..<few).map { all[$0 * all.count / few] }
  }

  /// Whether long tests run.
  public static let areEnabled = ProcessInfo.processInfo.environment[variable].map { !$0.isEmpty } ?? false
}
