import SourceText
import SwiftSource
import Testing

/// What a type inherits counts before what is around it, as the compiler has it (checked with Swift 6).
@Suite struct InheritedNameTests {
  /// The line that `c` means, seen from a type in one file.
  private static func line(_ text: String, _ name: String = "c", from namespace: [String], outermost: Int = 1) -> Int? {
    let symbols = SwiftSymbols([SwiftOutline(SourceFile(path: "A.swift", bytes: Array(text.utf8)))])
    let names = name.split(separator: ".").map(String.init)
    guard
      case .members(let found, rest: []) = symbols.lookUp(
        names, from: namespace, in: 0, isStatic: true, outermost: outermost)
    else { return nil }
    return found.count == 1 ? symbols.location(of: found[0]).line : nil
  }

  /// A declaration with its members on their own lines, the name, and the line that it means in `T`.
  @Test(
    arguments: [
      ("let c = 1\nclass B {\n static let c = 2 }\nclass T: B {}", "c", 3),
      ("let c = 1\nprotocol P {}\nextension P {\n static var c: Int { 2 } }\nenum T: P {}", "c", 4),
      ("enum Q { static let c = 1 }\nclass B { enum Q {\n static let c = 2 } }\nclass T: B {}", "Q.c", 3),
      (
        "enum Q { static let c = 1 }\nenum R {\n static let c = 2 }\nprotocol P { typealias Q = R }\nenum T: P {}",
        "Q.c", 3
      ),
      ("class A {\n static let c = 1 }\nclass B: A {}\nclass T: B {}\nlet c = 2", "c", 2),
      (
        "protocol A {}\nextension A { static var c: Int { 1 } }\nprotocol P: A {}\nextension P {\n"
          + " static var c: Int { 2 } }\nenum T: A, P {}", "c", 5
      ),
      (
        "protocol P {}\nextension P { static var c: Int { 1 } }\nclass B: P {\n static let c = 2 }\nclass T: B, P {}",
        "c", 4
      ),
      ("let c = 1\nprotocol P {}\nextension P {\n static var c: Int { 2 } }\nenum T {}\nextension T: P {}", "c", 4),
      ("class B<X> {\n static var c: Int { 2 } }\nclass T: B<Int>, Q {}\nlet c = 1", "c", 2),
      ("class B: T {\n static let c = 1 }\nclass T: B {}", "c", 2),
    ])
  func inheritedMembers(_ text: String, _ name: String, _ line: Int) {
    #expect(Self.line(text, name, from: ["T"]) == line)
    #expect(Self.line(text, "T." + name, from: []) == line)
  }

  @Test func theTypeItselfAndItsSurroundings() {
    let text =
      "enum O {\n static let c = 1\n class T: B {\n static let d = 1 } }\n"
      + "class B {\n static let c = 2\n static let d = 2 }"
    #expect(Self.line(text, "c", from: ["O", "T"]) == 6)
    #expect(Self.line(text, "d", from: ["O", "T"]) == 4)
    #expect(Self.line(text, "c", from: ["O"]) == 2)
  }

  /// `extension T.U` doesn't see the members of `T` without its name; `extension T { enum U {} }` does.
  @Test func extensionsOfNestedTypes() {
    let text = "let c = 1\nenum T {\n static let c = 2\n enum U {} }\nextension T.U { static let d = c }"
    #expect(Self.line(text, "c", from: ["T", "U"], outermost: 2) == 1)
    #expect(Self.line(text, "c", from: ["T", "U"]) == 3)
    #expect(Self.line(text, "T.c", from: ["T", "U"], outermost: 2) == 3)
  }

  @Test func anAliasMeansWhatItsOwnPlaceSees() {
    let text = "enum Q { static let c = 1 }\nenum O { enum Q {\n static let c = 2 }\n typealias P = Q }"
    #expect(Self.line(text, "O.P.c", from: []) == 3)
  }
}
