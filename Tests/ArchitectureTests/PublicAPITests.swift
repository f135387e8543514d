import Foundation
import SourceText
import SwiftSource
import TestSupport
import Testing

/// The API of the libraries, which their users depend on: each change is seen in the lists of `API`.
@Suite struct PublicAPITests {
  static let modules = [
    "ColorScience", "CSSText", "DesignTokens", "Typesetting", "Audit", "AuditRules", "PaletteRepair", "AuditSession",
    "ReportWriters",
    "PalpableTesting",
  ]

  @Test(arguments: modules) func changesAreSeen(_ module: String) throws {
    let list = "Tests/ArchitectureTests/API/\(module).txt"
    let now = try PublicAPI(of: module).lines
    #expect(!now.isEmpty)
    if ProcessInfo.processInfo.environment["PALPABLE_UPDATE_API"] != nil {
      try Data((now.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: packageFolder + "/" + list))
    }
    let listed = try packageText(list).split(separator: "\n").map(String.init)
    let (added, removed) = (Set(now).subtracting(listed).sorted(), Set(listed).subtracting(now).sorted())
    // The lists are long: a failure prints only what differs.
    let isCurrent = now == listed
    #expect(
      isCurrent,
      """
      \(list) is out of date. Added: \(added.prefix(3)). Removed: \(removed.prefix(3)).
      If the change is intended, run PALPABLE_UPDATE_API=1 swift test --filter PublicAPITests, and add an upgrade note.
      """)
  }

  @Test func everyLibraryHasAList() throws {
    let lists = packageFiles(below: "Tests/ArchitectureTests/API", extension: "txt").map { String($0.dropLast(4)) }
    #expect(lists == Self.modules.sorted())
    let libraries = try packageText("Package.swift").split(separator: "\n").filter { $0.contains(".library(name:") }
    let targets = libraries.flatMap { line in
      line.split(separator: "[")[1].split(separator: "\"").map(String.init).filter { $0.first?.isLetter ?? false }
    }
    #expect(Set(targets) == Set(Self.modules))
  }

  @Test func declarationsAreReadAsUsersSeeThem() {
    let source = """
      public struct A: Sendable {
        public let value: Int = 3
        public internal(set) var count = 0
        public var sum: Int { value + count }
        public var both: Int {
          get { 1 }
          set { print(newValue) }
        }
        public var watched = 1 { didSet { print(1) } }
        let hidden = 1
        public struct Inner { public init(_ a: Int = 2) {} }
        public func f<T: P>(
          a: T, // a comment
          b: [Int] = []
        ) throws -> Int where T: Sendable { 1 }
        package func notForUsers() {}
      }
      struct Hidden { public let a = 1; public struct Deep {} }
      extension Hidden { public var b: Int { 1 } }
      extension A: Hashable {
        public static func == (left: A, right: A) -> Bool { true }
        private var c: Int { 1 }
      }
      extension Int { public var doubled: Int { self * 2 } }
      public enum E: String { case one, two = "2" }
      enum H { case three }
      public protocol P { associatedtype Q; func g() -> Int; var h: Int { get } }
      extension P { public func g() -> Int { 1 } }
      public typealias T = [A]
      """
    let lines = PublicAPI([SwiftOutline(SourceFile(path: "a.swift", bytes: Array(source.utf8)))]).lines
    #expect(
      lines == [
        "A.Inner: init(_ a: Int = 2)",
        "A: func f<T: P>(a: T, b: [Int] = []) throws -> Int where T: Sendable",
        "A: internal(set) var count",
        "A: let value: Int",
        "A: static func == (left: A, right: A) -> Bool",
        "A: struct Inner",
        "A: var both: Int { get set }",
        "A: var sum: Int { get }",
        "A: var watched",
        "E: case one",
        "E: case two",
        "Int: var doubled: Int { get }",
        "P: associatedtype Q",
        "P: func g() -> Int",
        "P: func g() -> Int",
        "P: var h: Int { get }",
        "enum E: String",
        "extension A: Hashable",
        "protocol P",
        "struct A: Sendable",
        "typealias T = [A]",
      ])
  }
}
