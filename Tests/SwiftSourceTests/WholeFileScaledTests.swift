import Foundation
import SourceText
import TestSupport
import Testing

@testable import SwiftSource

/// Files that a compiler takes: nothing in them is a fault, and their tokens are all there is of them.
@Suite struct WholeFileScaledTests {
  /// The Swift files of this package.
  static let ours = ["Sources", "Tests"].flatMap { folder in
    packageFiles(below: folder, extension: "swift").map { "\(packageFolder)/\(folder)/\($0)" }
  }

  @Test func thePackageHasFiles() { #expect(Self.ours.count > 400) }

  @Test func everyFileOfThePackageIsReadWhole() throws {
    for index in stride(from: 0, to: Self.ours.count, by: LongTests.count(20, long: 1)) {
      try Self.readWhole(Self.ours[index])
    }
  }

  /// Reads a file and checks what holds for every file that a compiler takes.
  static func readWhole(_ path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let outline = SwiftOutline(SourceFile(path: "file.swift", bytes: bytes))
    let faults = outline.faults.map { "line \(outline.source.location(of: $0.range).line): \($0.kind)" }
    #expect(faults.isEmpty, "\(path)")
    #expect(outline.printed == bytes, "\(path)")
    let (chains, ends, _, _) = outline.chains()
    let areInside = chains.allSatisfy {
      !$0.baseTokens.isEmpty && $0.expression.tokens.upperBound <= outline.tokens.count
    }
    #expect(areInside, "\(path)")
    // A chain ends behind what stands in it, and stands behind what it stands in.
    let areNested = chains.indices.allSatisfy { index in
      ends[index] > index
        && chains[index].parent.map { (0..<index).contains($0) && index < ends[$0] } ?? true
    }
    #expect(areNested, "\(path)")
  }
}
