import SourceText
import Testing

@Suite struct JSONNameTests {
  @Test func aNameThatStandsTwiceIsAnErrorWithBothPlaces() {
    #expect(
      fault(in: "{\"a\":1,\n \"b\":2, \"a\":3}")
        == .duplicateName("a", first: place(1, 2, 1..<4), place(2, 9, 16..<19)))
  }

  @Test(arguments: [
    #"{"a":1,"\u0061":2}"#, #"{"\u0061":1,"a":2}"#, #"{"/":1,"\/":2}"#, #"{"\ud834\udd1e":1,"𝄞":2}"#,
    #"{"é":1,"\u00E9":2}"#,
    #"{"":1,"":2}"#, #"{"x":{"a":1,"a":2}}"#, #"[{"a":1,"b":2,"a":3}]"#, #"{"\n":1,"\u000A":2}"#,
  ])
  func namesThatAreEqualAfterUnescapingAreTheSame(_ text: String) {
    guard case .duplicateName? = fault(in: text) else {
      Issue.record("no duplicate name found in \(text)")
      return
    }
  }

  @Test(arguments: [
    #"{"a":{"a":{"a":1}}}"#, #"[{"a":1},{"a":2}]"#, #"{"a":1,"A":2," a":3,"a ":4}"#, #"{"K":1,"\u212A":2}"#,
    #"{";":1,"\u037E":2}"#, #"{"\u00E9":1,"e\u0301":2}"#, #"{"a":1,"a\u0000":2}"#, #"{"fi":1,"\uFB01":2}"#,
  ])
  func namesOfOtherBytesAreOthers(_ text: String) { #expect(fault(in: text) == nil) }

  @Test func canonicallyEquivalentNamesAreFoundApart() throws {
    let node = try read(#"{"\u00E9":1,"e\u0301":2}"#)
    #expect(node["\u{E9}"]?.number == 1)
    #expect(node["e\u{301}"]?.number == 2)
    #expect(node["e"] == nil)
  }

  /// Small objects are searched and large ones hashed: the second of two equal names is found wherever the two stand.
  @Test(arguments: [2, 15, 16, 17, 18, 40]) func findsTheRepeatedNameInObjectsOfAnySize(_ size: Int) {
    for first in 0..<size - 1 {
      let names = (0..<size - 1).map { "n\($0)" } + ["n\(first)"]
      let text = "{" + names.map { "\"\($0)\":0" }.joined(separator: ",") + "}"
      guard case .duplicateName(let name, let original, let second)? = fault(in: text) else {
        Issue.record("size \(size), first \(first): read")
        continue
      }
      #expect(name == "n\(first)")
      #expect(original.byteRange.lowerBound == names[..<first].reduce(1) { $0 + $1.utf8.count + 5 })
      #expect(second.byteRange.upperBound == text.utf8.count - 3)
    }
  }

  @Test func findsAnEscapedRepeatInALargeObject() {
    let names = (0..<30).map { "\"n\($0)\":0" }.joined(separator: ",")
    guard case .duplicateName(let name, _, _)? = fault(in: #"{\#(names),"\u006e7":0}"#) else {
      Issue.record("read")
      return
    }
    #expect(name == "n7")
  }

  @Test func keepsNFCAndNFDApartInALargeObject() throws {
    let names = (0..<30).map { "\"n\($0)\":0" }.joined(separator: ",")
    #expect(try read("{\(names),\"\u{E9}\":1,\"e\u{301}\":2}").members?.count == 32)
  }

  @Test func manyNamesAreReadInTime() throws {
    let text = "{" + (0..<20_000).map { "\"n\($0)\":0" }.joined(separator: ",") + "}"
    #expect(try read(text).members?.count == 20_000)
  }

  @Test func namesAreBounded() throws {
    let longest = String(repeating: "a", count: 1024)
    #expect(try read("{\"\(longest)\":1}")[longest]?.number == 1)
    #expect(fault(in: "{\"\(longest)a\":1}") == .nameTooLong(limit: 1024, place(1, 2, 1..<1028)))
    // The limit counts bytes after unescaping: 512 times two bytes fit, one more does not.
    #expect(fault(in: "{\"" + String(repeating: "\\u00e9", count: 512) + "\":1}") == nil)
    #expect(fault(in: "{\"" + String(repeating: "\\u00e9", count: 513) + "\":1}") != nil)
    #expect(fault(in: "\"" + String(repeating: "a", count: 100_000) + "\"") == nil)
  }

}
