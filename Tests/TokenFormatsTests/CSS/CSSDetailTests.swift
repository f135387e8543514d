import DesignTokens
import Testing
import TokenFormats

/// Details of CSS: arguments of pseudo-classes, units, layers under conditions on elements, and shares that are computed.
@Suite struct CSSDetailTests {
  /// Lengths make no modes, whatever they depend on; angles may be part of a color.
  @Test(arguments: ["2vw", "1em", "3ch", "5cqw", "10px", "1.5rem", "200ms", "4dvh"])
  func lengthsMakeNoModes(_ length: String) throws {
    let imported = try readCSSTokens(":root{--s:16px} @media (min-width:600px){:root{--s:\(length)}}")
    #expect(imported.modes.isEmpty)
  }

  @Test func anglesMakeModes() throws {
    let imported = try readCSSTokens(":root{--h:20deg} @media (min-width:600px){:root{--h:0.2turn}}")
    #expect(!imported.modes.isEmpty)
  }
}
