import DesignTokens
import SourceText
import Testing
import TokenFormats

/// What is wrong in a resolver document, and where; what is let pass, and what the strict level makes of that.
@Suite struct ResolverFaultTests {
  static let head = #"{ "version": "2025.10", "#
  static let files = [
    "loop.json": ##"{ "x": { "$ref": "back.json#/x" }, "n": 3 }"##,
    "back.json": ##"{ "x": { "$ref": "loop.json#/x" } }"##,
  ]

  static func set(_ set: String) -> String {
    ##"\##(head)"sets": { "a": \##(set) }, "resolutionOrder": [{ "$ref": "#/sets/a" }] }"##
  }

  static func modifier(_ modifier: String) -> String {
    ##"\##(head)"modifiers": { "a": \##(modifier) }, "resolutionOrder": [{ "$ref": "#/modifiers/a" }] }"##
  }

  static func order(_ order: String) -> String { #"\#(head)"resolutionOrder": \#(order) }"# }

  static let faults: [MarkedFault] = [
    MarkedFault(#"{ "version": ⌖3, "resolutionOrder": [] }"#, "the version \"2025.10\", not a number"),
    MarkedFault(#"\#(head)"name": ⌖3, "resolutionOrder": [] }"#, "a quoted string, not a number"),
    MarkedFault(#"\#(head)"sets": ⌖[], "resolutionOrder": [{}] }"#, "an object with sets, not an array"),
    MarkedFault(set("⌖3"), "a set with sources, not a number"),
    MarkedFault(set(#"{ "sources": ⌖3 }"#), "an array of tokens or references, not a number"),
    MarkedFault(set(#"{ "sources": [⌖3] }"#), "tokens or a reference, not a number"),
    MarkedFault(set(#"{ "sources": [{ "$ref": ⌖3 }] }"#), "a quoted reference, not a number"),
    MarkedFault(
      set(#"{ "sources": [{ "$ref": "loop.json#/n" }] }"#), "an object with groups and tokens, not a number"),
    MarkedFault(
      set(#"{ "sources": [{ "$ref": "loop.json#/x" }] }"#), "circle loop.json#/x back.json#/x loop.json#/x"),
    MarkedFault(modifier("⌖[]"), "a modifier with contexts, not an array"),
    MarkedFault(modifier("⌖{}"), "contexts is missing"),
    MarkedFault(modifier(#"{ "contexts": { ⌖"": [], "b": [] } }"#), "bad name "),
    MarkedFault(
      modifier(#"{ "contexts": { "a": [], "b": [] }, "default": ⌖3 }"#), "a context name, not a number"),
    MarkedFault(order("[⌖3]"), "a set, a modifier, or a reference to one, not a number"),
    MarkedFault(order(#"[{ "name": ⌖3 }]"#), "a quoted name, not a number"),
    MarkedFault(order(#"[{ "name": "a", "type": ⌖3 }]"#), "\"set\" or \"modifier\", not a number"),
    MarkedFault(order(#"[{ "$ref": ⌖3 }]"#), "a quoted reference, not a number"),
    MarkedFault(order(##"[{ "$ref": ⌖"#%zz" }]"##), "a reference to #/sets/… or #/modifiers/…, not \"#%zz\""),
    MarkedFault(order(#"[{ "$ref": ⌖"sets" }]"#), "a reference to #/sets/… or #/modifiers/…, not \"sets\""),
    MarkedFault(
      ##"\##(head)"modifiers": { "a": { "contexts": { "x": [], "y": [] } } }, "resolutionOrder": [{ "$ref": "#/modifiers/a" }, ⌖{ "name": "A", "type": "modifier", "contexts": { "x": [], "y": [] } }] }"##,
      "A twice"),
  ]

  @Test(arguments: faults) func faultsHaveAPlace(_ fault: MarkedFault) throws {
    let error = try #require(ResolverTests.error(fault.document, Self.files))
    guard fault.text.contains("⌖") else { return #expect(error.told.hasSuffix(" " + fault.told), "\(error.told)") }
    #expect(error.told == fault.expected)
  }

  /// Oddities that are read with a notice, and refused to the letter.
  @Test(
    arguments: [
      (set(#"{ "sources": [], "name": "x" }"#), "\"name\", which only an inline set or modifier has"),
      (set(#"{ "sources": [], "description": 3 }"#), "a description written as a number; DTCG requires a string"),
      (set(#"{ "sources": [], "$extensions": 3 }"#), "extensions written as a number; DTCG requires an object"),
      (
        modifier(#"{ "contexts": { "x": [], "y": [] }, "type": "modifier" }"#),
        "\"type\", which only an inline set or modifier has"
      ),
    ])
  func oddities(_ text: String, _ message: String) throws {
    let notices = try ResolverTests.read(text).notices.map(\.message)
    #expect(Set(notices) == [message])
    let strict = Self.strictError(text)
    #expect(strict?.told.hasSuffix("not strict: " + message) == true, "\(strict?.told ?? "none")")
  }

  static func strictError(_ text: String) -> FormatError? {
    do throws(FormatError) {
      _ = try DTCGDocuments(files: ["x.resolver.json": text]).read("x.resolver.json", as: DTCGStrictFormat.self)
      return nil
    } catch { return error }
  }

  /// What no order uses is read at the strict level too, for the faults in it.
  @Test func anUnusedSetIsChecked() throws {
    let fault = MarkedFault(
      ##"\##(Self.head)"sets": { "a": { "sources": [] }, "b": { "sources": [{ "t": ⌖3 }] } }, "resolutionOrder": [{ "$ref": "#/sets/a" }] }"##,
      "a group or a token, not a number")
    #expect(Self.strictError(fault.document)?.told == fault.expected)
    #expect(ResolverTests.error(fault.document) == nil)
  }

  @Test func resolverAndTokenDocumentsDoNotMix() {
    let documents = [("x.resolver.json", Self.order("[]")), ("t.json", "{}")].map {
      SourceFile(path: $0.0, bytes: Array($0.1.utf8))
    }
    #expect(throws: FormatError.self) {
      try DTCGStrictFormat.tokens(from: documents, library: EmptyLibrary())
    }
  }

  // MARK: What is read

  @Test func aReferenceToASetMayReplaceItsSources() throws {
    let token = ResolverTests.token
    let read = try ResolverTests.read(
      ##"""
      \##(Self.head)"sets": { "a": { "sources": [{ "$ref": "#/sets/b", "sources": [\##(token("x", 5))] }] },
          "b": { "sources": [\##(token("x", 1)), \##(token("y", 1))] } },
        "resolutionOrder": [{ "$ref": "#/sets/a" }] }
      """##)
    #expect(read.value("x") == .number(5))
    #expect(read.tokens["y"] == nil)
  }

  /// What comes later counts: a modifier that stands twice takes its place again after the set between.
  @Test func aModifierMayStandTwiceInTheOrder() throws {
    let token = ResolverTests.token
    let read = try ResolverTests.read(
      ##"""
      \##(Self.head)"sets": { "a": { "sources": [\##(token("x", 9))] } },
        "modifiers": { "m": { "contexts": { "light": [\##(token("x", 1))], "dark": [\##(token("x", 2))] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/m" }, { "$ref": "#/sets/a" }, { "$ref": "#/modifiers/m" }] }
      """##)
    #expect(["light", "dark"].map { read.value("x", in: $0) } == [.number(1), .number(2)])
  }

  /// Contexts, and the names of the modes that their choices become.
  @Test(
    arguments: [
      ([["a", "a-b"], ["c", "b"]], ["a/c", "a-b/c", "a/b", "a-b/b"]),
      ([["a", "a/b", "a-c"], ["b/c", "c"]], ["a/b/c", "a/b/b/c", "a-c/b/c", "a/c", "a/b/c#2", "a-c/c"]),
    ])
  func modesNeverShareAName(_ modifiers: [[String]], _ names: [String]) throws {
    let steps = modifiers.enumerated().map { index, contexts in
      let members = contexts.enumerated().map {
        "\"\($0.element)\": [\(ResolverTests.token("t\(index)", Double($0.offset)))]"
      }
      return #"{ "type": "modifier", "name": "m\#(index)", "contexts": { \#(members.joined(separator: ", ")) } }"#
    }
    #expect(try ResolverTests.read(Self.order("[\(steps.joined(separator: ", "))]")).modes.map(\.name) == names)
  }

  @Test func aModifierOfContrastRaisesIt() throws {
    let token = ResolverTests.token
    let read = try ResolverTests.read(
      Self.order(
        #"[{ "type": "modifier", "name": "contrast", "contexts": { "normal": [\#(token("x", 1))], "more": [\#(token("x", 2))] } }]"#
      ))
    #expect(read.modes.map(\.contrast) == [.standard, .increased])
  }

  /// A group of a context in the place of a set's token, and the other way round; a token that is gone in a mode says so.
  @Test func groupsAndTokensTakeEachOthersPlace() throws {
    let token = ResolverTests.token
    let read = try ResolverTests.read(
      ##"""
      \##(Self.head)"resolutionOrder": [
        { "type": "set", "name": "s", "sources": [\##(token("a", 1)), { "g": { "h": \##(token("b", 2)), "c": { "$type": "number", "$value": 7 } } }] },
        { "type": "modifier", "name": "m", "contexts": { "light": [], "dark": [{ "a": \##(token("in", 3)) }, \##(token("g", 4))] } }] }
      """##)
    #expect(read.value("a", in: "light") == .number(1) && read.value("a.in", in: "dark") == .number(3))
    #expect(read.value("g.h.b", in: "light") == .number(2) && read.value("g", in: "dark") == .number(4))
    #expect(read.shown("a", in: "dark") == "? it isn't defined in dark")
    #expect(read.shown("g.h.b", in: "dark") == "? it isn't defined in dark")
    #expect(
      read.notices.map(\.message) == [
        "the group a replaces a token", "the token g replaces a group",
      ])
  }
}
