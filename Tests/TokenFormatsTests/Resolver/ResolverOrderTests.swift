import DesignTokens
import Testing
import TokenFormats

/// Sets and modifiers that `resolutionOrder` doesn't lead to: each is named.
@Suite struct ResolverOrderTests {
  private static func document(_ order: String, sets: String = "", modifiers: String = "") -> String {
    """
    { "version": "2025.10",
      "sets": { "base": { "sources": [{ "a": { "$type": "number", "$value": 1 } }] }\(sets) },
      "modifiers": { "theme": { "contexts": { "light": [], "dark": [{ "$ref": "#/sets/night" }] } }\(modifiers) },
      "resolutionOrder": [\(order)] }
    """
  }

  private static let night = #", "night": { "sources": [{ "a": { "$type": "number", "$value": 2 } }] }"#
  private static let base = ##"{ "$ref": "#/sets/base" }"##
  private static let theme = ##"{ "$ref": "#/modifiers/theme" }"##

  @Test func aModifierOutsideTheOrderIsNamedWithWhatOnlyItUses() throws {
    let read = try ResolverTests.read(Self.document(Self.base, sets: Self.night))
    #expect(
      read.notices.map(\.message) == [
        "the set \"night\" isn't in resolutionOrder, so its tokens aren't read",
        "the modifier \"theme\" isn't in resolutionOrder, so its tokens aren't read",
      ])
    #expect(read.notices.map(\.location?.line) == [2, 3])
    #expect(read.modes.isEmpty)
  }

  @Test func whatTheOrderLeadsToIsNotNamed() throws {
    let read = try ResolverTests.read(Self.document(Self.base + ", " + Self.theme, sets: Self.night))
    #expect(read.notices.isEmpty)
    #expect(read.modes.map(\.name) == ["light", "dark"])
    // A set by way of another set.
    let chain = Self.night + ##", "all": { "sources": [{ "$ref": "#/sets/base" }] }"##
    let other = try ResolverTests.read(Self.document(##"{ "$ref": "#/sets/all" }, "## + Self.theme, sets: chain))
    #expect(other.notices.isEmpty)
  }

  @Test func eachOfSeveralIsNamed() throws {
    let size = #", "size": { "contexts": { "small": [], "large": [{ "b": { "$type": "number", "$value": 1 } }] } }"#
    let read = try ResolverTests.read(
      Self.document(Self.base + ", " + Self.theme, sets: Self.night + #", "old": { "sources": [] }"#, modifiers: size))
    #expect(
      read.notices.map(\.message) == [
        "the set \"old\" isn't in resolutionOrder, so its tokens aren't read",
        "the modifier \"size\" isn't in resolutionOrder, so its tokens aren't read",
      ])
    #expect(!read.tokens.contains("b"))
  }
}
