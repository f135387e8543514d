import SourceText
import SwiftSource
import TestSupport
import Testing

/// The outline of a text.
func outline(_ text: String) -> SwiftOutline { SwiftOutline(SourceFile(path: "t.swift", bytes: Array(text.utf8))) }

/// The texts of all tokens but the last.
func texts(_ outline: SwiftOutline) -> [String] { outline.tokens.indices.dropLast().map(outline.text) }

/// Tokens by hand, and that nothing is lost.
@Suite struct ScannerTests {
  @Test(
    arguments: [
      ("let x = 1_000", ["let", "x", "=", "1_000"]),
      (
        "0xFF.a 0x1.8p3 0b1_0 0o17 1.5e-3 1.x 5...7",
        ["0xFF", ".", "a", "0x1.8p3", "0b1_0", "0o17", "1.5e-3", "1", ".", "x", "5", "...", "7"]
      ),
      ("pair.0.1", ["pair", ".", "0", ".", "1"]),
      (#""a\"b" "\(f("x")) y""#, [#""a\"b""#, #""\(f("x")) y""#]),
      // A raw string of one or two quotes isn't the start of a string of several lines.
      (###"#"""# #""""# ##""""##"###, [##"#"""#"##, ##"#""""#"##, ###"##""""##"###]),
      ("#\"\"\"\n\"#\n\"\"\"#", ["#\"\"\"\n\"#\n\"\"\"#"]),
      (##"#"raw "quoted" \(no)"# #"\#("in")"#"##, [##"#"raw "quoted" \(no)"#"##, ##"#"\#("in")"#"##]),
      ("\"\"\"\n a \"\" b\n \"\"\" z", ["\"\"\"\n a \"\" b\n \"\"\"", "z"]),
      ("a /* x /* nested */ y */ b // c\nd", ["a", "b", "d"]),
      ("a / b / c", ["a", "/", "b", "/", "c"]),
      ("x = /a[/]b/ ", ["x", "=", "/a[/", "]", "b", "/"]),
      ("f(/ab\\/c/, #/x/y/#)", ["f", "(", "/ab\\/c/", ",", "#/x/y/#", ")"]),
      ("#if os(iOS)\n#endif", ["#if", "os", "(", "iOS", ")", "#endif"]),
      ("`default`.x -> y!==z", ["`default`", ".", "x", "->", "y", "!==", "z"]),
      ("a?.b ?? .c", ["a", "?", ".", "b", "??", ".", "c"]),
      ("é = \u{1F600}x", ["é", "=", "\u{1F600}x"]),
      ("a &&/*c*/b", ["a", "&&", "b"]),
      ("\"\\u{1F}\\\\\" end", ["\"\\u{1F}\\\\\"", "end"]),
    ] as [(String, [String])])
  func tokens(_ text: String, _ expected: [String]) {
    let outline = outline(text)
    #expect(texts(outline) == expected)
    #expect(outline.printed == Array(text.utf8))
  }

  /// A few long files of the package; `WholeFileScaledTests` reads all of them.
  @Test(arguments: [
    "Sources/SwiftSource/Tokens/SwiftScanner.swift", "Tests/SwiftSourceTests/Tokens/ScannerTests.swift",
  ])
  func tokensLieBesideEachOther(_ path: String) throws {
    let text = try packageText(path)
    let outline = SwiftOutline(SourceFile(path: path, bytes: Array(text.utf8)))
    #expect(outline.printed == Array(text.utf8))
    var end = 0
    for token in outline.tokens {
      #expect(token.fullRange.lowerBound == end)
      #expect(token.range.upperBound == token.fullRange.upperBound)
      end = token.fullRange.upperBound
    }
  }

  @Test func faultsHavePlaces() {
    #expect(outline("struct A { let x = (1 }").faults == [SwiftFault(kind: .unclosed(")"), range: 19..<20)])
    #expect(outline("a )").faults == [SwiftFault(kind: .unopened, range: 2..<3)])
    #expect(outline("/* a").faults == [SwiftFault(kind: .unclosed("*/"), range: 0..<2)])
    #expect(outline("\"\"\"\na").faults == [SwiftFault(kind: .unclosed("\"\"\""), range: 0..<1)])
    #expect(outline("let a = \"x\nlet b = 1").faults == [SwiftFault(kind: .unclosed("\""), range: 8..<9)])
    #expect(outline("let a = \"x\nlet b = 1").declarations.map(\.name) == ["a", "b"])
  }

  /// Swift doesn't parse what a condition on its version leaves out.
  @Test(arguments: [
    "#if swift(<5.9)\nstruct Old { } }\n#else\nstruct A { let x = (1) }\n#endif\nstruct B { }",
    "#if compiler(>=99) && DEBUG\nstruct Old { (\n#endif\nstruct A { }\nstruct B { }",
    "#if os(iOS)\nstruct A { }\n#elseif swift(>=6)\n)\n#if DEBUG\n(\n#endif\n#endif\nstruct B { }",
    "struct A {\n#if swift(<5)\n}\n#endif\nlet a = 1\n}\nstruct B { }",
  ]) func bracketsOfAnotherVersionOfSwiftMatchOnlyEachOther(text: String) {
    let outline = outline(text)
    #expect(outline.faults == [])
    let types = outline.declarations.filter { $0.hasMembers && $0.name != "Old" }.map(\.name)
    #expect(types == ["A", "B"])
  }

  @Test(arguments: [
    "#if os(iOS)\n}\n#endif", "#if swift(<5)\n#endif\n}", "struct A {\n#if swift(<5)\n", "let swift = (\n#if DEBUG",
  ])
  func otherBracketsThatMatchNothingAreFaults(text: String) {
    #expect(outline(text).faults.count == 1)
  }

  static let sample = """
    #!/usr/bin/swift
    import SwiftUI\r\n#if os(iOS)
    @available(iOS 15, *) public enum A: String { // é
      static let a = Color(hex: "#12\\("3")4"), b: [Int: (x: Int, y: Int)] = [1: (2, 3)]
      static var c: Color { get { a } set {} }
      case x = #"raw"#, y(Int)
    }
    #else
    /* /* */ */ let r = #/a(b)/# ; let s = /x\\/y/
    #endif
    func f<T: P>(_ x: T) -> Int where T: Q { x > 0 ? -1 : 0x1F }
    """

  @Test func truncationsAtEveryByte() {
    let bytes = Array(Self.sample.utf8)
    for end in 0...bytes.count {
      let outline = SwiftOutline(SourceFile(path: "t.swift", bytes: Array(bytes[..<end])))
      #expect(outline.printed == Array(bytes[..<end]))
      for declaration in outline.declarations { _ = declaration.value.map(outline.expression) }
    }
  }

  @Test func randomBytesAndTokens() {
    var random = SplitMix64(seed: 7)
    let pieces = [
      "{", "}", "(", ")", "[", "]", "\"", "\\(", "#", "/", "*", "let ", "static ", "enum ", ":", "=", ",", ".", "?",
      "\n", "0x", "1e", "é", "`", "@", "#if ", "#endif\n", "case ", "\"\"\"",
    ]
    for round in 0..<LongTests.count(60, long: 300) {
      var bytes: [UInt8] = []
      for _ in 0..<200 {
        if round % 3 == 0 {
          bytes.append(UInt8(truncatingIfNeeded: random.next()))
        } else {
          bytes += Array(pieces[Int(random.next() % UInt64(pieces.count))].utf8)
        }
      }
      let outline = SwiftOutline(SourceFile(path: "t.swift", bytes: bytes))
      #expect(outline.printed == bytes)
      for declaration in outline.declarations {
        _ = declaration.value.map(outline.expression)
        _ = declaration.body.map(outline.statements)
      }
    }
  }

}
