import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenFormats

@Suite struct ComposeFaultTests {
  @Test func textsAndCommentsAreSkipped() throws {
    let read = try compose(
      #"""
      /* /* nested */ val x = Color.Red */
      @file:Suppress("a", "val y = Color.Red")
      package a
      val t = "${ if (x) "}" else '"' } \" val u = Color.Red"
      val r = """raw " "" ${ "a" } \"""" // val v = Color.Red
      val c = '"'
      val `quoted name` = Color.Red
      @Suppress("x") internal val a: Color = Color.Blue
      """#)
    #expect(read.tokens.tokens.map(\.path) == ["quoted name", "a"])
  }

  @Test func whatIsNotEndedIsAnError() {
    func fault(_ text: String) -> String {
      guard case .text(.unexpected(_, let expected, let place)) = composeFault(text) else { return "none" }
      return "\(place.line):\(place.column) \(expected)"
    }
    #expect(fault("val a = 1\n/* x") == "2:5 */ to end the comment that starts on line 2")
    #expect(fault("val a = \"x\nval b") == "1:11 a quote to end the text")
    #expect(fault("val a = \"\"\"x\n") == "2:1 a quote to end the text that starts on line 1")
    if case .text(.notUTF8) = FormatError(in: [0x76, 0xFF]) {} else { Issue.record() }
  }

  @Test func circlesEnd() throws {
    let read = try compose("val a: Color = b\nval b: Color = a\nval c = c\nval d: Color = d.copy(alpha = 0.5f)")
    #expect(read.tokens["c"] == nil)
    #expect(throws: ResolutionError.self) { try read.resolved("a") }
    #expect(try read.reason("d") == "copy replaces the alpha of a color that isn't a constant in these files")
  }

  @Test func deepAndChangedSourceEnds() throws {
    let deep = "val a: Color = " + String(repeating: "Color(", count: 20_000) + String(repeating: ")", count: 20_000)
    #expect(try compose(deep).reason("a") == "its value isn't a constant")
    let text = """
      package a
      import b.*
      object O { val x = Color(0xFF000000).copy(alpha = .5f); companion object { val y = O.x } }
      data class C(val a: Color = Color.Red, val b: List<Color>)
      val LightC = C(a = O.x, b = listOf(Color.Red))
      fun f(): Color { return Color(1, 2, 3) }
      val s = "${"a"}" /* b */
      """
    let bytes = Array(text.utf8)
    var numbers = SplitMix64(seed: 7)
    for count in 0..<bytes.count { _ = FormatError(in: Array(bytes[..<count])) }
    for _ in 0..<1500 {
      var copy = bytes
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        copy[Int.random(in: 0..<copy.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
      }
      _ = FormatError(in: copy)
    }
  }

  @Test func onlyFilesWithColorsAreRecognized() {
    func isRecognized(_ text: String, _ path: String = "a.kt") -> Bool {
      ComposeFormat.recognizes(SourceFile(path: path, bytes: Array(text.utf8)))
    }
    let start = "import androidx.compose.ui.graphics.Color\n"
    #expect(isRecognized(start + "val a = Color(0xFF000000)") && isRecognized(start + "class A(val b: Color)"))
    #expect(isRecognized("import androidx.compose.material3.lightColorScheme\nval a = lightColorScheme(primary = b)"))
    #expect(isRecognized(start + "val a = Color(0xFF000000) /*"), "the reader says what is wrong")
    #expect(!isRecognized(start + "fun f() { Text(color = Color.White) }"))
    #expect(!isRecognized(start + "val a = Color(0xFF000000)", "a.txt") && !isRecognized("fun main() {}"))
  }
}

extension FormatError {
  /// The fault of a Kotlin file; nil when there is none.
  fileprivate init?(in bytes: [UInt8]) {
    do throws(FormatError) {
      _ = try ComposeFormat.tokens(from: SourceFile(path: "a.kt", bytes: bytes))
      return nil
    } catch { self = error }
  }
}
