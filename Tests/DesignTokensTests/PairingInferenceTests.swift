import DesignTokens
import Testing

@Suite struct PairingInferenceTests {
  private func words(_ paths: [String]) -> [String] {
    PairingInference(paths: paths.map { TokenPath($0) }).pairings().map { "\($0.foreground) on \($0.background)" }
  }

  @Test(arguments: [
    // shadcn: X-foreground on X.
    (["card", "card-foreground"], ["card-foreground on card"]),
    (["color.card-foreground", "color.card", "other.card"], ["color.card-foreground on color.card"]),
    (["background", "foreground"], ["foreground on background"]),
    // Material: on-X on X.
    (["on-primary", "primary"], ["on-primary on primary"]),
    (
      ["sys.on-primary-container", "sys.primary-container", "sys.on-primary"],
      ["sys.on-primary-container on sys.primary-container"]
    ),
    // Parts of one group.
    (["badge.info.text", "badge.info.background", "badge.info.border"], ["badge.info.text on badge.info.background"]),
    (["b.label", "b.fill"], ["b.label on b.fill"]), (["b.label", "b.background", "b.fill"], ["b.label on b.fill"]),
    (["b.fg", "b.bg"], ["b.fg on b.bg"]), (["b.foreground", "b.fill"], ["b.foreground on b.fill"]),
    (["b.text", "b.bg"], ["b.text on b.bg"]), (["a.text", "b.background"], ["a.text on b.background"]),
    // Any separator, any segment: Primer, ELEVATE, Material in Swift, daisyUI.
    (["fgColor.default", "bgColor.default"], ["fgColor.default on bgColor.default"]),
    (
      ["ButtonTokens.label_primary_default", "ButtonTokens.fill_primary_default", "ButtonTokens.fill_danger_default"],
      ["ButtonTokens.label_primary_default on ButtonTokens.fill_primary_default"]
    ),
    (["Theme.onPrimary", "Theme.primary"], ["Theme.onPrimary on Theme.primary"]),
    (["base-100", "primary", "primary-content"], ["primary-content on primary"]),
    // CSS variables, whose first hyphen is a dot: --muted-foreground on --muted.
    (["muted", "muted.foreground"], ["muted.foreground on muted"]),
    (["color.text.muted", "color.background.muted"], ["color.text.muted on color.background.muted"]),
    // Roles: every text on every surface.
    (
      ["color.text-muted", "color.page", "color.body", "color.surface-2"],
      [
        "color.text-muted on color.page", "color.text-muted on color.surface-2", "color.body on color.page",
        "color.body on color.surface-2",
      ]
    ),
    (["textPrimary", "bgCanvas"], ["textPrimary on bgCanvas"]),
    // What has its partner is not crossed with the rest.
    (
      ["card", "card-foreground", "color.ink", "color.page"], ["card-foreground on card", "color.ink on color.page"]
    ),
    // Nothing to pair.
    ([], []), (["a", "b"], []), (["color.text"], []), (["color.page", "color.surface"], []), (["card-foreground"], []),
    (["-foreground", "on-"], []), (["primary", "border"], []), (["context.x", "homepage.y"], []),
  ])
  func conventions(_ paths: [String], _ pairings: [String]) { #expect(words(paths) == pairings) }

  @Test func rolesAloneDoNotMakeMorePairingsThanMeanSomething() {
    let texts = (0..<200).map { TokenPath("a.text\($0).x") }
    let surfaces = (0..<200).map { TokenPath("b.surface\($0).y") }
    // The words carry a number, so neither is a role; with a word of its own each is.
    #expect(PairingInference(paths: texts + surfaces).pairings().isEmpty)
    let many = (0..<200).map { TokenPath("text.a\($0)") } + (0..<200).map { TokenPath("surface.b\($0)") }
    #expect(PairingInference(paths: many).pairings().isEmpty)
    #expect(PairingInference(paths: many).leftOutCount == 40_000)
    #expect(PairingInference(paths: Array(many[150..<250])).pairings().count == 2500)
    #expect(PairingInference(paths: Array(many[150..<250])).leftOutCount == 0)
  }

  @Test func pairingsAreInferredTextEachOnce() {
    let pairings = PairingInference(paths: ["card", "card-foreground", "color.ink", "color.page"]).pairings()
    #expect(pairings.count == Set(pairings.map(\.identity)).count)
    for pairing in pairings {
      #expect(
        pairing.origin == .inferred && pairing.usage == .text && pairing.textStyle == nil && pairing.declaration == nil)
    }
  }
}
