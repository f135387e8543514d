import Foundation
import TestSupport
import Testing

/// The module interfaces of the toolchain: Swift that a compiler wrote.
@Suite(.enabled(if: LongTests.areEnabled)) struct InterfaceLongTests {
  /// The module interfaces of the toolchain whose `swift` is first in the path: of those that say the same, one; of a module the private one, which says more.
  static let interfaces: [String] = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let programs = path.split(separator: ":").map { "\($0)/swift" }
    guard let program = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { return [] }
    let usr = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
    let names = FileManager.default.enumerator(atPath: usr.path)?.compactMap { $0 as? String } ?? []
    let all = Set(names.filter { $0.hasSuffix(".swiftinterface") })
    var contents: Set<Data> = []
    return all.sorted().filter { name in
      let secret = name.replacing(".swiftinterface", with: ".private.swiftinterface")
      guard !all.contains(secret), let content = FileManager.default.contents(atPath: "\(usr.path)/\(name)") else {
        return false
      }
      return contents.insert(content).inserted
    }.map { "\(usr.path)/\($0)" }
  }()

  @Test(.enabled(if: LongTests.areEnabled && !interfaces.isEmpty, "the toolchain has no module interfaces"))
  func everyModuleInterfaceIsReadWhole() throws {
    for path in Self.interfaces { try WholeFileScaledTests.readWhole(path) }
  }
}
