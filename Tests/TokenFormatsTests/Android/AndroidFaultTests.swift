import SourceText
import TestSupport
import Testing
import TokenFormats

@Suite struct AndroidFaultTests {
  private static let expected = "#RGB, #ARGB, #RRGGBB, #AARRGGBB, or a reference such as @color/name"

  @Test(arguments: ["red", "#12345", "#1234567", "rgb(0,0,0)", "#ggg", "@drawable/a", "?"])
  func whatIsNoColorIsAnError(_ text: String) {
    let fault = androidFault("res/values/c.xml", "<resources>\n<color name=\"a\">\(text)</color></resources>")
    guard case .unexpected(Self.expected, "\"\(text)\"", "a", let place) = fault else {
      Issue.record()
      return
    }
    #expect(place.line == 2 && place.column == 17)
  }

  @Test func whatIsMissingIsAnError() {
    func fault(_ text: String) -> FormatError? { androidFault("res/values/c.xml", "<resources>\(text)</resources>") }
    if case .missingProperty("name", nil, _) = fault("<color>#fff</color>") {} else { Issue.record() }
    if case .badName("", _) = fault("<color name=''>#fff</color>") {} else { Issue.record() }
    // A library may leave the value of a color to apps.
    #expect(fault("<color name='a'/><color name='b'></color>") == nil)
    let empty = try? android(["res/values/c.xml": "<resources><color name='a'/></resources>"])
    #expect(empty?.notices.map(\.message) == ["a color without a value is skipped"])
    if case .repeatedName("a", _, _) = fault("<color name='a'>#fff</color><color name='a'>#fff</color>") {
    } else {
      Issue.record()
    }
    if case .text(.unexpected) = androidFault("a.xml", "<resources><color name='a'>#fff</resources>") {
    } else {
      Issue.record()
    }
    let noColor = androidFault("res/color/a.xml", "<selector>\n<item/></selector>")
    if case .missingProperty("android:color", "a", let place) = noColor, place.line == 2 {} else { Issue.record() }
    if case .missingProperty("item", "a", _) = androidFault("a.xml", "<selector/>") {} else { Issue.record() }
    if case .unexpected("<resources> or <selector>", "<vector>", _, _) = androidFault("a.xml", "<vector/>") {
    } else {
      Issue.record()
    }
    let alpha = androidFault("a.xml", "<selector><item android:color='#fff' android:alpha='x'/></selector>")
    if case .unexpected("a number or a reference such as @dimen/name as alpha", "\"x\"", "a", _) = alpha {
    } else {
      Issue.record()
    }
  }

  @Test func changedBytesEnd() throws {
    let text = """
      <resources><color name="a">#80ffffff</color><color name="b">@color/a</color><dimen name="d">0.5</dimen>
      <style name="Theme.A.Light" parent="Theme"><item name="colorX">?attr/colorY</item><item name="colorY">@color/b</item></style>
      <style name="Theme.A.Dark"><item name="colorX">@android:color/white</item></style></resources>
      """
    let bytes = Array(text.utf8)
    var numbers = SplitMix64(seed: 5)
    for count in 0..<bytes.count {
      let file = SourceFile(path: "res/values-night-v31/c.xml", bytes: Array(bytes[..<count]))
      #expect(throws: FormatError.self) { try AndroidFormat.tokens(from: file) }
    }
    for _ in 0..<1000 {
      var copy = bytes
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        copy[Int.random(in: 0..<copy.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
      }
      _ = try? AndroidFormat.tokens(from: SourceFile(path: "res/values/c.xml", bytes: copy))
    }
  }

  /// A chain of styles that all inherit many attributes would be their product.
  @Test func manyStylesWithManyAttributesAreAnError() {
    let items = (0..<3000).map { "<item name=\"color\($0)\">#fff</item>" }.joined()
    let styles = (0..<300).map { "<style name=\"Theme.A.B\($0)\" parent=\"Theme.A\"/>" }.joined()
    let fault = androidFault(
      "a.xml", "<resources><style name=\"Theme.A\" parent=\"\">\(items)</style>\(styles)</resources>")
    if case .tooManyTokens = fault {} else { Issue.record() }
    let chain = (0..<200).map { "<style name=\"Theme.A\($0)\" parent=\"Theme.A\($0 + 1)\"/>" }.joined()
    if case .circularReference = androidFault("a.xml", "<resources>\(chain)<color name='a'>#fff</color></resources>") {
    } else {
      Issue.record()
    }
  }
}
