import TestSupport
import Testing

/// `.ci/run` runs long tests by the names of their suites, so a suite with another name would never run.
@Suite struct LongTestNamesTests {
  /// How a long suite begins, up to its name.
  static let beginnings = [".enabled(if: LongTests.areEnabled)", ".serialized, .enabled(if: LongTests.areEnabled)"]
    .map { "@Suite(\($0)) struct " }

  @Test func longSuitesHaveTheNameThatTheStepFilters() throws {
    let step = "PALPABLE_LONG_TESTS=1 swift test --skip-build --filter '(Long|Scaled)Tests/'"
    #expect(try packageText(".ci/run").contains(step))
    for path in packageFiles(below: "Tests", extension: "swift") where !path.hasPrefix("ArchitectureTests/") {
      guard path != "TestSupport/LongTests.swift" else { continue }
      let text = try packageText("Tests/" + path)
      let file = String(path.split(separator: "/").last?.dropLast(6) ?? "")
      let isLong = text.contains("LongTests.areEnabled")
      #expect(isLong == file.hasSuffix("LongTests"), "Tests/\(path): long tests need a file named …LongTests.swift")
      let isScaled = text.contains("LongTests.count(")
      #expect(isScaled == file.hasSuffix("ScaledTests"), "Tests/\(path): name a suite that scales …ScaledTests")
      let begins = Self.beginnings.contains { text.contains($0 + file + " {") }
      #expect(begins || !isLong, "Tests/\(path): write \(Self.beginnings[0])\(file)")
    }
  }
}
