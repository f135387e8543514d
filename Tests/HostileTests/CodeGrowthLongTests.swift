import AuditSession
import TestSupport
import Testing

/// Looking at view code takes time that grows with it and not with its square, whatever shape it has.
@Suite(.serialized, .enabled(if: LongTests.areEnabled)) struct CodeGrowthLongTests {
  private static func view(_ statement: String) -> String {
    "struct V: View {\n  var body: some View {\n\(statement)\n  }\n}\n"
  }

  static let shapes: [(name: String, count: Int, make: @Sendable (Int) -> String)] = [
    ("types in types", 2_000, { String(repeating: "enum a{", count: $0) + String(repeating: "}", count: $0) }),
    ("closures in closures", 2_000, { view(String(repeating: "f{", count: $0) + String(repeating: "}", count: $0)) }),
    ("calls in calls", 2_000, { view(String(repeating: "f(", count: $0) + String(repeating: ")", count: $0)) }),
    ("a chain without end", 2_000, { view("a" + String(repeating: "\n.b()", count: $0)) }),
    ("statements that read the same", 2_000, { view(String(repeating: "Text(\"a\").shadow(radius: 4)\n", count: $0)) }),
    (
      "suppressions", 2_000,
      {
        view(String(repeating: "// palpable:disable:next custom-shadow - a map\na.shadow(radius: 4)\n", count: $0))
      }
    ),
    (
      "suppressions of nothing", 2_000,
      { String(repeating: "// palpable:disable:next custom-shadow - a map\n", count: $0) }
    ),
    ("one long text", 200_000, { view("Text(\"" + String(repeating: "é", count: $0) + "\").shadow(radius: 4)") }),
    ("ternaries", 2_000, { view(String(repeating: "a ? b : ", count: $0) + "c") }),
    (
      "labels in properties", 1_000,
      { count in
        "struct V: View {\nvar body: some View {\n"
          + (0..<count).map { "Button(action: go) { p\($0) }\n" }.joined() + "}\n"
          + (0..<count).map { "var p\($0): some View { Image(\"a\") }\n" }.joined() + "}\n"
      }
    ),
    (
      "views of views", 1_000,
      { count in
        (0..<count).map { "struct V\($0): View { var body: some View { Button(action: go) { V\($0 + 1)() } } }\n" }
          .joined()
      }
    ),
  ]

  @Test(arguments: shapes.map(\.name))
  func timeGrowsWithTheSource(_ name: String) throws {
    let shape = try #require(Self.shapes.first { $0.name == name })
    func seconds(_ count: Int) throws -> Double {
      let folder = try TemporaryFolder(["V.swift": shape.make(count)])
      var request = AuditRequest(paths: [], root: folder.path)
      request.code = ["V.swift"]
      return processorSeconds {
        // What is nested too deep is refused, and that takes no longer.
        do throws(AuditFailure) { _ = try AuditSession(request).report() } catch {
          #expect(error.sentences.allSatisfy { $0.contains("nested at most 200 deep") })
        }
      }
    }
    _ = try seconds(16)
    let small = try seconds(shape.count)
    var large = try seconds(2 * shape.count)
    if large > GrowthLongTests.smallestTime, large / small >= GrowthLongTests.largestRatio {
      large = try seconds(2 * shape.count)
    }
    #expect(large < GrowthLongTests.largestTime, "\(name): \(large) s")
    let grows = large >= GrowthLongTests.smallestTime && large / small >= GrowthLongTests.largestRatio
    #expect(!grows, "\(small) s, then \(large) s")
  }
}
