import CSSText
import SourceText
import TestSupport
import Testing

/// Rules, declarations and faults (CSS Syntax 3, section 5, and CSS Nesting).
@Suite struct CSSReaderTests {
  static func sheet(_ text: String) throws -> CSSStylesheet {
    try readCSS(SourceFile(path: "a.css", bytes: Array(text.utf8)))
  }

  /// Declarations as `rule | name | value`, the rules from the outside in.
  static func outline(_ source: String) throws -> [String] {
    let sheet = try sheet(source)
    func text(_ range: Range<Int>) -> String { String(decoding: sheet.file.bytes[range], as: UTF8.self) }
    return sheet.declarations.map { declaration in
      var names: [String] = []
      var position: Int? = declaration.rule
      while let current = position {
        let rule = sheet.rules[current]
        names.insert((rule.atName.map { "@" + text($0) + " " } ?? "") + text(rule.prelude), at: 0)
        position = rule.parent
      }
      let importance = declaration.isImportant ? " !" : ""
      return "\(names.joined(separator: " > ")) | \(text(declaration.name)) | \(text(declaration.value))\(importance)"
    }
  }

  @Test(arguments: [
    (":root{--a:1;--b: 2 }", [":root | --a | 1", ":root | --b | 2"]),
    (":root { --a : /* x */ 1 /* y */ ; }", [":root | --a | 1"]),
    (
      ":root{--a:1!important;--b:2 ! /**/ IMPORTANT ;--c: !important}",
      [":root | --a | 1 !", ":root | --b | 2 !", ":root | --c |  !"]
    ),
    (":root{--a:;--b: ;--c}", [":root | --a | ", ":root | --b | "]),
    (":root{--a:{b:c;d:e};--f:(;)}", [":root | --a | {b:c;d:e}", ":root | --f | (;)"]),
    ("a{b:c;& d{e:f}g:h}", ["a | b | c", "a > & d | e | f", "a | g | h"]),
    ("a{b:hover{c:d}e:f}", ["a > b:hover | c | d", "a | e | f"]),
    ("a{@media (x){b:c}@y z;d:e}", ["a > @media (x) | b | c", "a | d | e"]),
    ("@layer a{:root{--b:c}}", ["@layer a > :root | --b | c"]),
    ("<!-- a{b:c} -->", ["a | b | c"]),
    ("@theme{--a-*:initial;--*:initial}", ["@theme  | --a-* | initial", "@theme  | --* | initial"]),
    ("a{b:url(x;y);c:\"}\";d:'{'}", ["a | b | url(x;y)", "a | c | \"}\"", "a | d | '{'"]),
    ("\u{FEFF}a{b:c}", ["a | b | c"]),
    ("a{b:c", ["a | b | c"]), ("a{--b:(c", ["a | --b | (c"]), ("a{;;b:c;;}", ["a | b | c"]),
    ("a{b{c{d:e}}}", ["a > b > c | d | e"]),
  ])
  func declarations(_ text: String, _ lines: [String]) throws {
    #expect(try Self.outline(text) == lines)
  }

  @Test(arguments: [
    ("a{b:c", [CSSFault.Kind.unclosedBlock]), ("a{b:(c", [.unclosedToken, .unclosedBlock]),
    ("a{/*", [.unclosedToken, .unclosedBlock]),
    ("a{b c;d:e}", [.badItem]), ("a{--b:c);--d:]}", [.badValue, .badValue]), ("a{--b:c!x}", [.badValue]),
    ("a{--b:!important c}", [.badValue]),
    ("a{--b:'c\n;d:e}", [.badValue]), ("a{--b:(]);c:d}", [.badValue]), ("a{b:;c:d}", [.badValue]),
    ("a", [.missingBlock]), ("a;b{c:d}", [.badPrelude]),
    ("}a{b:c}", [.badPrelude]), ("{a:b}", [.badPrelude]), ("--a:b;c{d:e}", [.badPrelude]), ("a){b:c}", [.badPrelude]),
    ("a{b:c}", []), ("", []),
  ])
  func faults(_ text: String, _ kinds: [CSSFault.Kind]) throws {
    let sheet = try Self.sheet(text)
    #expect(sheet.faults.map(\.kind) == kinds)
    #expect(sheet.faultCount == kinds.count)
  }

  @Test func whatIsInADroppedRuleIsMarked() throws {
    let sheet = try Self.sheet("; a { --b: c; & d { --e: f } } g { --h: i }")
    #expect(sheet.rules.map(\.isDropped) == [true, true, false])
    #expect(sheet.declarations.count == 3)
  }

  @Test func whatCannotBeTrustedIsAnError() {
    func error(_ bytes: [UInt8], _ limits: CSSLimits = CSSLimits()) -> SourceTextError? {
      do throws(SourceTextError) {
        _ = try readCSS(SourceFile(path: "a.css", bytes: bytes), limits: limits)
        return nil
      } catch { return error }
    }
    // One line of 20,000 bytes: the places in it are those in every document here.
    let line = SourceFile(path: "a.css", bytes: Array(repeating: 0x20, count: 20_000))
    func place(_ range: Range<Int>) -> SourceText.SourceLocation { line.location(of: range) }
    #expect(error(Array("a{--b:".utf8) + [0xC0]) == .notUTF8(place(6..<7)))
    #expect(error(Array(repeating: UInt8(ascii: "{"), count: 101)) == .tooDeep(limit: 100, place(100..<101)))
    #expect(
      error(Array("a{--b:".utf8) + Array(repeating: UInt8(ascii: "("), count: 10_000))
        == .tooDeep(limit: 100, place(105..<106)))
    #expect(error(Array(repeating: UInt8(ascii: "{"), count: 100)) == nil)
    let name = Array("--".utf8) + Array(repeating: UInt8(ascii: "x"), count: 1023)
    #expect(error(Array("a{".utf8) + name + Array(":b".utf8)) == .nameTooLong(limit: 1024, place(2..<1027)))
    var limits = CSSLimits()
    limits.bytes = 3
    #expect(error(Array("a{b:c}".utf8), limits) == .tooLarge(bytes: 6, limit: 3, place(0..<0)))
  }

  @Test func componentsNestAndClose() throws {
    let bytes = Array("calc( (1 + 2) * var(--a, [b {c}]) ".utf8)
    let list = try #require(cssComponents(in: bytes, 0..<bytes.count))
    #expect(list.count == 1)
    #expect(list[0].children.count == 3)
    #expect(list[0].children[2].children.map(\.range.lowerBound) == [20, 23, 25])
    #expect(list[0].children[0].inner == 7..<12)
    #expect(list[0].children[1].followsBlank)
    #expect(cssComponents(in: Array(repeating: UInt8(ascii: "("), count: 102), 0..<102) == nil)
  }

  /// A sample cut at every byte, and random bytes: no trap, every range inside the document.
  @Test func anythingIsRead() throws {
    let sample = Array(
      "@import url(x) layer(a); :root, .dark{--a: rgb(1 2 3 / 50%)!important; @media (x) { &:hover{ --b:\"\\41 \" } } --c: {d:'e'} }"
        .utf8)
    var documents = sample.indices.map { Array(sample[..<$0]) }
    var generator = SplitMix64(seed: 1)
    for _ in 0..<1000 {
      documents.append(
        (0..<Int(generator.next() % 60)).map { _ in sample[Int(generator.next() % UInt64(sample.count))] })
    }
    for bytes in documents {
      let sheet = try readCSS(SourceFile(path: "a.css", bytes: bytes))
      for declaration in sheet.declarations {
        #expect(declaration.name.upperBound <= declaration.value.lowerBound)
        #expect(declaration.value.upperBound <= bytes.count)
        #expect(declaration.rule < sheet.rules.count)
      }
      for (index, rule) in sheet.rules.enumerated() { #expect((rule.parent ?? -1) < index) }
    }
  }

}
