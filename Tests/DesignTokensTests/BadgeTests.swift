import DesignTokens
import Testing

@Suite struct BadgeTests {
  private func badge(border: TokenPath? = "b.border", isInteractive: Bool = false) -> Badge {
    Badge(
      name: "info", background: "b.fill", border: border, text: "b.text", textStyle: "badge",
      isInteractive: isInteractive,
      declaration: place(8))
  }

  private func words(_ pairings: [Pairing]) -> [String] {
    pairings.map { "\($0.foreground) on \($0.background) \($0.usage.rawValue)" }
  }

  @Test func textOnFillAndEdgesOnEverySurface() {
    #expect(
      words(badge().pairings(on: ["page", "surface"])) == [
        "b.text on b.fill text", "b.border on b.fill decorative", "b.border on page decorative",
        "b.border on surface decorative",
        "b.fill on page decorative", "b.fill on surface decorative",
      ])
  }

  @Test func theEdgesOfWhatCanBeTouchedMustBeSeen() {
    #expect(
      words(badge(isInteractive: true).pairings(on: ["page"])) == [
        "b.text on b.fill text", "b.border on b.fill component", "b.border on page component",
        "b.fill on page component",
      ])
  }

  @Test func withoutBorderAndSurfaces() {
    #expect(words(badge(border: nil).pairings(on: ["page"])) == ["b.text on b.fill text", "b.fill on page decorative"])
    #expect(words(badge(border: nil).pairings(on: [])) == ["b.text on b.fill text"])
  }

  @Test func pairingsSayWhereTheyComeFrom() {
    let pairings = badge().pairings(on: ["page"])
    #expect(pairings.allSatisfy { $0.origin == .badge && $0.name == "info badge" && $0.declaration == place(8) })
    #expect(pairings.map(\.textStyle) == ["badge", nil, nil, nil])
  }

  @Test func identityIsTheQuestionAndNotWhoAsksIt() {
    let question = Pairing(
      foreground: "a", background: "b", usage: .text, origin: .declared, name: "x", declaration: place(1))
    let same = Pairing(foreground: "a", background: "b", usage: .text, origin: .badge)
    #expect(question.identity == same.identity && question != same)
    for other in [
      Pairing(foreground: "b", background: "a", usage: .text, origin: .declared),
      Pairing(foreground: "a", background: "b", usage: .component, origin: .declared),
      Pairing(foreground: "a", background: "b", usage: .text, textStyle: "s", origin: .declared),
      Pairing(foreground: "a", background: "b", backdrops: ["c"], usage: .text, origin: .declared),
    ] {
      #expect(question.identity != other.identity)
    }
  }
}
