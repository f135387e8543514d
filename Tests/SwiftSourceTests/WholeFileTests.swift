import Foundation
import SourceText
import TestSupport
import Testing

@testable import SwiftSource

/// Files that a compiler takes: nothing in them is a fault, and their tokens are all there is of them.
@Suite struct WholeFileTests {
  /// The Swift files of this package.
  static let ours = ["Sources", "Tests"].flatMap { folder in
    packageFiles(below: folder, extension: "swift").map { "\(packageFolder)/\(folder)/\($0)" }
  }

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

  @Test func thePackageHasFiles() { #expect(Self.ours.count > 400) }

  @Test(arguments: ours)
  func aFileOfThePackageIsReadWhole(_ path: String) throws { try readWhole(path) }

  @Test(.enabled(if: !interfaces.isEmpty, "the toolchain has no module interfaces"), arguments: interfaces)
  func aModuleInterfaceIsReadWhole(_ path: String) throws { try readWhole(path) }

  private func readWhole(_ path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let outline = SwiftOutline(SourceFile(path: "file.swift", bytes: bytes))
    let faults = outline.faults.map { "line \(outline.source.location(of: $0.range).line): \($0.kind)" }
    #expect(faults.isEmpty)
    #expect(outline.printed == bytes)
    let chains = outline.chains().chains
    #expect(chains.allSatisfy { !$0.baseTokens.isEmpty && $0.expression.tokens.upperBound <= outline.tokens.count })
    // A chain ends behind what stands in it, and stands behind what it stands in.
    #expect(chains.indices.allSatisfy { chains[$0].end > $0 && chains[$0].parent.map { $0 >= 0 } ?? true })
    #expect(
      chains.indices.allSatisfy { index in chains[index].parent.map { $0 < index && index < chains[$0].end } ?? true })
  }
}
