import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Groups, references and documents that cannot be read, and where; what only the strict level refuses.
@Suite struct DTCGFaultTests {
  static let faults: [MarkedFault] = [
    MarkedFault(
      ##"{ "g": { "$ref": ⌖"#/h", "$extends": "{h}", "x": {} }, "h": {} }"##, "$extends or $ref, not both"),
    MarkedFault(#"{ "g": { "$ref": ⌖3, "x": {} } }"#, "a reference such as #/group, not a number"),
    MarkedFault(#"{ "g": { "$extends": ⌖3 } }"#, "a reference to a group, not a number"),
    MarkedFault(#"{ "g": { "$extends": ⌖{ "$ref": "gone.json" } } }"#, "gone.json leads nowhere"),
    MarkedFault(
      ##"{ "g": {}, "t": { "$type": "dimension", "$value": { "value": ⌖{ "$ref": "#/g" }, "unit": "px" } } }"##,
      "#/g leads nowhere"),
    MarkedFault(
      ##"{ "t": { "$type": "number", "$value": ⌖{ "$ref": "#/a~" } } }"##, "#/a~ leads nowhere"),
    MarkedFault(
      ##"{ "t": { "$type": "number", "$value": 3, "$extensions": { "dev.palpable": { "on": "t", "over": [⌖3] } } } }"##,
      "a quoted token path, not a number"),
    MarkedFault(
      ##"{ "t": { "$type": "strokeStyle", "$value": { "dashArray": [{ "value": 1, "unit": "px" }], "lineCap": ⌖3 } } }"##,
      "round, butt, or square, not a number"),
  ]

  @Test(arguments: faults) func faultsHaveAPlace(_ fault: MarkedFault) throws {
    #expect(dtcgError(fault.document)?.told == fault.expected)
  }

  @Test(
    arguments: [
      (MarkedFault(#"{ "$schema": ⌖3 }"#, "a schema URL, not a number"), nil),
      (
        MarkedFault(
          #"{ "g": { "$extensions": ⌖3 } }"#, "not strict: extensions written as a number; DTCG requires an object"),
        "extensions written as a number; DTCG requires an object"
      ),
      (
        MarkedFault(
          #"{ "t": { "$type": "dimension", "$value": ⌖"0" } }"#, "not strict: a zero without a unit"),
        "a zero without a unit"
      ),
    ] as [(MarkedFault, String?)])
  func whatOnlyTheStrictLevelRefuses(_ fault: MarkedFault, _ notice: String?) throws {
    #expect(dtcgError(fault.document, strict: true)?.told == fault.expected)
    #expect(try dtcg(fault.document).notices.map(\.message) == [notice].compactMap { $0 })
  }

  /// The names of all groups around a token make its path; 5 names of 900 bytes are too long together.
  @Test func pathsAreBounded() {
    let names = (0..<5).map { "\($0)" + String(repeating: "x", count: 900) }
    let text = names.reversed().reduce(#"{ "$type": "number", "$value": 1 }"#) { "{ \"\($1)\": \($0) }" }
    #expect(dtcgError(text)?.told.hasSuffix("name over 4096") == true)
  }

  // MARK: What is read

  @Test func aGroupMayExtendADocument() throws {
    let documents = DTCGDocuments(files: [
      "t.json": #"{ "g": { "$extends": { "$ref": "base%2Ejson" }, "x": { "$type": "number", "$value": 5 } } }"#,
      "base.json": #"{ "$type": "number", "x": { "$value": 1 }, "y": { "$value": 2 } }"#,
      "circle.json": #"{ "g": { "$extends": { "$ref": "circle.json" } } }"#,
    ])
    let read = try documents.read("t.json")
    #expect(read.value("g.x") == .number(5) && read.value("g.y") == .number(2))
    #expect(
      read.notices.map(\.message) == [
        "a group that extends another document; DTCG allows only groups of the same document"
      ])
    #expect(read.notices[0].location?.column == 22)
    do throws(FormatError) {
      _ = try documents.read("circle.json")
      Issue.record("a circle without an end")
    } catch { #expect(error.told.hasSuffix("deeper than 10")) }
  }

  /// `%2e` is a point; what is no escape stands for itself; one document is read once under whatever name.
  @Test(arguments: ["base%2ejson", "base%2Ejson", "./base.json", "b%zz.json"])
  func namesOfDocuments(_ name: String) throws {
    let base = #"{ "y": { "$type": "number", "$value": 2 } }"#
    let documents = DTCGDocuments(files: [
      "t.json": #"{ "g": { "$extends": { "$ref": "\#(name)" } }, "h": { "$extends": { "$ref": "base.json" } } }"#,
      "base.json": base, "b%zz.json": base,
    ])
    let read = try documents.read("t.json")
    #expect(read.value("g.y") == .number(2) && read.value("h.y") == .number(2))
    #expect(read.referenced.count == (name == "b%zz.json" ? 2 : 1))
  }

  @Test func aReferenceToAGroupMakesAGroup() throws {
    let read = try dtcg(##"{ "g": { "x": { "$type": "number", "$value": 1 } }, "h": { "$ref": "#/g" } }"##)
    #expect(read.value("h.x") == .number(1))
    #expect(read.tokens.tokens.map(\.path) == ["g.x", "h.x"])
  }

  @Test func pointersLeadIntoExtensions() throws {
    let read = try dtcg(
      ##"{ "g": { "$extensions": { "gap": 4 } }, "t": { "$type": "dimension", "$value": { "value": { "$ref": "#/g/$extensions/gap" }, "unit": "px" } } }"##
    )
    #expect(read.value("t") == .dimension(Dimension(4, .px)))
  }
}
