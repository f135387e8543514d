import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Component, alias and primitive: every chain in both modes, with the place of every hop.
@Suite struct ThreeTierTests {
  static let documents = ThreeTierFixture.documents()

  static func imported() throws -> Imported {
    try SwiftTokensFormat.tokens(from: documents.filter { SwiftTokensFormat.recognizes($0) }, library: EmptyLibrary())
  }

  @Test func recognition() {
    let paths = Self.documents.filter { SwiftTokensFormat.recognizes($0) }.map(\.path)
    #expect(paths.count == 8)
    #expect(!paths.contains("Components/ButtonTokens.swift"))
  }

  /// By hand: 4 families of 10 shades; 4 groups of 3 elements in 7 states; 6 components of 4 tones, 3 elements and 7 states, and 3 heights each.
  @Test func counts() throws {
    let imported = try Self.imported()
    let tiers = imported.tokens.tokens.map(\.tier)
    #expect(tiers.count { $0 == .primitive } == 40)
    #expect(tiers.count { $0 == .alias } == 84)
    #expect(tiers.count { $0 == .component } == 6 * (84 + 3))
    #expect(tiers.count == 646)
    let contents = imported.tokens.tokens.flatMap { $0.values.map(\.value.content) }
    #expect(contents.count { $0.target != nil } == 2 * (84 + 504))
    #expect(contents.count == 2 * (40 + 84 + 504) + 18)
    #expect(imported.notices.isEmpty && imported.resolver.aliasErrors().isEmpty)
    #expect(imported.modes == [Mode("light"), Mode("dark", base: "light")])
  }

  @Test func everyChainEndsInItsPrimitive() throws {
    let imported = try Self.imported()
    let resolver = imported.resolver
    for name in ThreeTierFixture.components {
      for tone in ThreeTierFixture.toneNames {
        let group = try #require(ThreeTierFixture.groups.firstIndex(of: ThreeTierFixture.tones[tone] ?? ""))
        for (element, part) in ["fill", "label", "border"].enumerated() {
          for (state, word) in ThreeTierFixture.states.enumerated() {
            let chosen = ThreeTierFixture.choice(group, element, state)
            for mode in ["light", "dark"] {
              let shade = mode == "light" ? chosen.light : chosen.dark
              let resolution = try resolver.resolve(
                TokenPath("\(name)ComponentTokens.\(part)_\(tone)_\(word)"), in: mode)
              let bytes = ThreeTierFixture.bytes(chosen.family, shade).map(UInt8.init)
              #expect(resolution.color?.srgbBytes == SIMD3(bytes[0], bytes[1], bytes[2]))
              #expect(
                resolution.chain.map(\.path.description) == [
                  "\(name)ComponentTokens.\(part)_\(tone)_\(word)",
                  "ElevateAliases.Action.\(ThreeTierFixture.groups[group]).\(ThreeTierFixture.elements[element])_\(word)",
                  "ElevatePrimitives.\(ThreeTierFixture.families[chosen.family])._\(ThreeTierFixture.shades[shade])",
                ])
              #expect(resolution.chain.map(\.mode) == [mode, mode, mode] && !resolution.isFallback)
            }
          }
        }
      }
    }
  }

  /// One chain by hand, and the bytes at each hop.
  @Test func everyHopHasItsPlace() throws {
    let imported = try Self.imported()
    let chain = try imported.resolver.resolve("ButtonComponentTokens.fill_primary_default", in: "dark").chain
    #expect(
      chain.map { "\($0.location.path):\($0.location.line):\($0.location.column) \($0.text)" } == [
        // The first color of the third tone, after 2 tones of 21 lines and 9 lines of head: line 9 + 42.
        "Generated/ButtonComponentTokens.swift:51:124 ElevateAliases.Action.StrongPrimary.fill_default",
        "Generated/ElevateAliases.swift:10:35 ElevatePrimitives.Blue._900",
        "Generated/ElevatePrimitives.swift:49:22 (red: 10 / 255.0, green: 75 / 255.0, blue: 225 / 255.0, opacity: 1.0000)",
      ])
    for hop in chain {
      let document = try #require(Self.documents.first { $0.path == hop.location.path })
      #expect(String(decoding: document.bytes[hop.location.byteRange], as: UTF8.self) == hop.text)
    }
    #expect(imported.shown("TabComponentTokens.height_m") == "44.0px")
  }

  @Test func aWrapperReadWithTheRestAddsNothing() throws {
    let all = try SwiftTokensFormat.tokens(from: Self.documents, library: EmptyLibrary())
    #expect(all.tokens.tokens.count == 646)
  }
}
