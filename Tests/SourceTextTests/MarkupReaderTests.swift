import SourceText
import TestSupport
import Testing

/// Reads a text as an XML document called `a.xml`.
private func xml(_ text: String, limits: MarkupLimits = MarkupLimits()) throws(SourceTextError) -> MarkupElement {
  try readXML(SourceFile(path: "a.xml", bytes: Array(text.utf8)), limits: limits)
}

/// The expected text, line, and column of the error in a text.
private func fault(_ text: String) -> String {
  do throws(SourceTextError) {
    _ = try xml(text)
    return "none"
  } catch {
    guard case .unexpected(_, let expected, let place) = error else { return "\(error)" }
    return "\(place.line):\(place.column) \(expected)"
  }
}

@Suite struct MarkupReaderTests {
  @Test func elementsAttributesAndTextsHavePlaces() throws {
    let text = """
      <?xml version="1.0"?>
      <!-- <a> -->
      <r x:a="1" b='"2"'>
        <c name="ink"> #12&#51;456 </c><d/>
      </r>
      """
    let root = try xml(text)
    let bytes = Array(text.utf8)
    func source(_ range: Range<Int>?) -> String? { range.map { String(decoding: bytes[$0], as: UTF8.self) } }
    #expect(root.name == "r" && root.attributes.map(\.name) == ["x:a", "b"] && root["b"]?.value == "\"2\"")
    #expect(root.children.map(\.name) == ["c", "d"] && root.text.isEmpty && root.textRange == nil)
    #expect(root.children[0].text == "#123456" && source(root.children[0].textRange) == "#12&#51;456")
    #expect(source(root.children[0]["name"]?.valueRange) == "ink")
    #expect(source(root.children[1].range) == "<d/>" && source(root.nameRange) == "r")
    #expect(source(root.range)?.hasPrefix("<r x:a") == true && source(root.range)?.hasSuffix("</r>") == true)
  }

  @Test func referencesAndLiteralTextAreText() throws {
    #expect(try xml("<a>&lt;&amp;&gt;&quot;&apos;&#x1F600;&#65;</a>").text == "<&>\"'\u{1F600}A")
    #expect(try xml("<a> b<![CDATA[ <c> ]]>d </a>").text == "b <c> d")
    #expect(try xml("<a> b <!-- c --> d </a>").text == "b  d")
    #expect(try xml("<a b='&#9;x\ny&lt;'/>")["b"]?.value == "\tx y<")
  }

  @Test func whatSurroundsTheRootIsSkipped() throws {
    #expect(try xml("\u{FEFF}<!DOCTYPE a SYSTEM \"x[y]>\"><?p ?>\n<a/>\n<!-- -->\n").name == "a")
  }

  static let faults: [(text: String, fault: String)] = [
    ("", "1:1 an element"), ("x", "1:1 an element"), ("<a>", "1:4 </a> to end the element that starts on line 1"),
    ("<a>\n<b></a>", "2:4 </b> to end the element that starts on line 2"), ("<a/><b/>", "1:5 the end of the document"),
    ("<a/>x", "1:5 the end of the document"), ("</a>", "1:1 an element"), ("<1/>", "1:2 a name of an element"),
    ("<a b/>", "1:5 = after the name of the attribute"), ("<a b=c/>", "1:6 a value in quotes"),
    ("<a b='c'd='e'/>", "1:9 a space, /, or > after the value"), ("<a'/>", "1:3 a space, /, or > after the name"),
    ("<a b='<'/>", "1:7 &lt; in place of < in a value"),
    ("<a b='c", "1:8 a quote to end the value that starts on line 1"), ("<a / >", "1:5 > to end the tag"),
    ("<a>&b;</a>", "1:4 &amp;, &lt;, &gt;, &quot;, &apos;, or the number of a character such as &#65;"),
    ("<a>&#0;</a>", "1:4 &amp;, &lt;, &gt;, &quot;, &apos;, or the number of a character such as &#65;"),
    ("<a>&#xD800;</a>", "1:4 &amp;, &lt;, &gt;, &quot;, &apos;, or the number of a character such as &#65;"),
    ("<a>& </a>", "1:4 &amp;, &lt;, &gt;, &quot;, &apos;, or the number of a character such as &#65;"),
    ("<!-- a", "1:7 --> to end the comment that starts on line 1"),
    ("<a><![CDATA[", "1:13 ]]> to end the text that starts on line 1"),
    ("<a>\u{0}</a>", "1:4 no control character"),
    ("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>", "1:13 a document type without declarations; entities aren't supported"),
    ("<!DOCTYPE a", "1:12 > to end the document type that starts on line 1"),
  ]

  @Test(arguments: faults) func faultsHaveAPlace(_ text: String, _ expected: String) {
    #expect(fault(text) == expected)
  }

  @Test func boundsAreErrors() {
    func error(_ text: String, _ change: (inout MarkupLimits) -> Void = { _ in }) -> SourceTextError? {
      var limits = MarkupLimits()
      change(&limits)
      do throws(SourceTextError) {
        _ = try xml(text, limits: limits)
        return nil
      } catch { return error }
    }
    if case .tooDeep(100, _) = error(String(repeating: "<a>", count: 100_000)) {} else { Issue.record() }
    if case .tooLarge(5, 4, _) = error("<a />", { $0.bytes = 4 }) {} else { Issue.record() }
    if case .nameTooLong(2, _) = error("<abc/>", { $0.nameLength = 2 }) {} else { Issue.record() }
    if case .duplicateName("b", _, _) = error("<a b='' c='' b=''/>") {} else { Issue.record() }
    let many = (0..<2000).map { " a\($0)=''" }.joined()
    if case .unexpected(_, "at most 1024 attributes", _) = error("<a\(many)/>") {} else { Issue.record() }
    let twice = (0..<40).map { " a\($0)=''" }.joined() + " a39=''"
    if case .duplicateName("a39", _, _) = error("<a\(twice)/>") {} else { Issue.record() }
    let invalid = SourceFile(path: "a.xml", bytes: [0x3C, 0xFF])
    #expect(throws: SourceTextError.self) { try readXML(invalid) }
  }

  /// A text that was a billion times as large would need entities, which are refused.
  @Test func truncatedAndChangedDocumentsEnd() {
    let text = "<?xml version='1'?><!DOCTYPE a><a b='&amp;c'><!--d--><e>&#65;<![CDATA[f]]></e><g/></a>"
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      #expect(throws: SourceTextError.self) { try readXML(SourceFile(path: "a.xml", bytes: Array(bytes[..<count]))) }
    }
    var numbers = SplitMix64(seed: 3)
    for _ in 0..<2000 {
      var copy = bytes
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        copy[Int.random(in: 0..<copy.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
      }
      guard let root = try? readXML(SourceFile(path: "a.xml", bytes: copy)) else { continue }
      #expect(root.range.upperBound <= copy.count)
    }
  }
}
