import Foundation

/// The tests that `swift test` alone skips: growth, random contracts, spawned commands.
///
/// Such a suite stands in a file of its own, and its name ends with `LongTests`, which is how `.ci/run` finds it:
/// `@Suite(.enabled(if: LongTests.areEnabled)) struct GrowthLongTests` (or `.serialized, ` before the condition).
public enum LongTests {
  /// The environment variable that enables long tests with any value but the empty one.
  public static let variable = "PALPABLE_LONG_TESTS"

  /// Returns the number of cases of a suite that always runs: few by default, more if long tests are enabled.
  ///
  /// The name of such a suite ends with `ScaledTests`, which is how `.ci/run` finds it.
  public static func count(_ few: Int, long: Int) -> Int { areEnabled ? long : few }

  /// Whether long tests run.
  public static let areEnabled = ProcessInfo.processInfo.environment[variable].map { !$0.isEmpty } ?? false
}
