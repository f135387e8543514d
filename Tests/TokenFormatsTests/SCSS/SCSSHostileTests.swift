import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenFormats

/// Broken, deep, circular, and growing documents: an error or a result, in time, and never a crash.
@Suite struct SCSSHostileTests {
  @Test(arguments: [
    ("$a: ", "a value"), ("$a #fff;", ":"), ("$a: (b: 1", ", or )"), ("$a: \"x", "a text with a closing quote"),
    (".x { --a: 1;", "a closing bracket for this one"), ("/* x", "*/"), ("$a: 1; }", "a statement"),
    ("@use x;", "an address"), ("@function f($a { @return 1; }", ", or )"), ("$a: #{1;", "}"),
    ("$a: 1 !;", "default or global"), ("$: 1;", "the name of a variable"), ("$a: f(1;", ", or )"),
    ("@use 'a' with (b: 1);", "$"), ("@mixin m { ( }", "the bracket that closes the last open one"),
  ])
  func faultsSayWhatIsExpected(_ text: String, _ expected: String) {
    guard case .text(.unexpected(_, let found, let place))? = scssFault(text, ["a.scss": ""]) else {
      Issue.record("no error in \(text)")
      return
    }
    #expect(found == expected)
    #expect(place.line == 1)
  }

  @Test func otherFaults() {
    guard case .badColor("#ggg", _, 1, nil, let place)? = scssFault("$a: #ggg;") else { return void() }
    #expect(place.column == 5)
    guard case .text(.duplicateName("a", _, _))? = scssFault("$m: (a: 1, a: 2);") else { return void() }
    guard case .text(.notUTF8)? = fault(bytes: [0x24, 0xFF]) else { return void() }
    guard case .circularReference? = scssFault("@use 'a';", ["a.scss": "@use 'b';", "b.scss": "@use 'a';"]) else {
      return void()
    }
  }

  private func void() { Issue.record("another error is expected") }

  private func fault(bytes: [UInt8]) -> FormatError? {
    do throws(FormatError) {
      _ = try SCSSFormat.tokens(from: SourceFile(path: "t.scss", bytes: bytes))
      return nil
    } catch { return error }
  }

  @Test func deepNestingIsAnError() {
    for (open, close) in [("(", ")"), ("[", "]"), ("-(", ")"), ("#{", "}"), ("not ", ""), ("\"#{", "}\"")] {
      let text = "$a: " + String(repeating: open, count: 5000) + "1" + String(repeating: close, count: 5000) + ";"
      #expect(scssFault(text) != nil, "\(open)")
    }
    let rules = String(repeating: "a{", count: 5000) + "--x:1" + String(repeating: "}", count: 5000)
    #expect(scssFault(rules) != nil)
  }

  @Test func whatGrowsIsBounded() throws {
    var text = "$m: (1, 2); $t: \"aaaaaaaa\";"
    for _ in 0..<40 { text += "$m: join($m, $m); $t: $t + $t;" }
    let read = try scss(text)
    #expect(try read.reason("m") != nil)
    #expect(try read.reason("t") != nil)
    var calls = "@function f0($x) { @return $x; }"
    for index in 1...20 { calls += "@function f\(index)($x) { @return f\(index - 1)($x) + f\(index - 1)($x); }" }
    _ = try scss(calls + "$x: f12(1);")
  }

  static let sample = """
    @use "sass:map"; $ink: #123456 !default; /* c */ $m: ("a": $ink, b: (c: rgba($ink, .5)),); // d
    @function f($x, $y: 2) { @return mix($x, white, 10% * $y); } $z: f($ink, $y: 3); $t: "a#{$ink}" 1px/2;
    :root { --x-#{a}: #{$ink}; .dark & { --x-a: calc(1px + #{2px}); } } @if $z { $ink: 1; }
    """

  @Test func truncatedAndChangedBytesEnd() throws {
    let bytes = Array(Self.sample.utf8)
    _ = try scss(Self.sample)
    for count in 0..<bytes.count {
      let document = SourceFile(path: "t.scss", bytes: Array(bytes[..<count]))
      _ = SCSSFormat.recognizes(document)
      _ = try? SCSSFormat.tokens(from: document)
    }
    var numbers = SplitMix64(seed: 7)
    for _ in 0..<600 {
      var copy = bytes
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        copy[Int.random(in: 0..<copy.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
      }
      _ = try? SCSSFormat.tokens(from: SourceFile(path: "t.scss", bytes: copy))
    }
  }
}
