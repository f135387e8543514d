import DesignTokens
import Testing

/// Conventions of names, each with what must be paired and what must not.
@Suite struct PairingInferenceTests {
  private static func words(_ paths: [String]) -> [String] {
    PairingInference(paths: paths.map { TokenPath($0) }).pairings().map { pairing in
      let usage = pairing.usage == .text ? "" : " (\(pairing.usage.rawValue))"
      return "\(pairing.foreground) on \(pairing.background)\(usage)"
    }
  }

  @Test(arguments: [
    // X-foreground and X-content on X; the word must end the name.
    (["card", "card-foreground"], ["card-foreground on card"]),
    (["color.card-foreground", "color.card", "other.card"], ["color.card-foreground on color.card"]),
    (["muted", "muted.foreground"], ["muted.foreground on muted"]),
    (["base-100", "primary", "primary-content"], ["primary-content on primary"]), (["text-danger", "danger"], []),
    (["background", "foreground"], ["foreground on background"]),
    // on-X on X and on nothing else.
    (["on-primary", "primary", "background"], ["on-primary on primary"]),
    (
      ["sys.on-primary-container", "sys.primary-container", "sys.on-primary"],
      ["sys.on-primary-container on sys.primary-container"]
    ),
    (["Theme.onPrimary", "Theme.primary"], ["Theme.onPrimary on Theme.primary"]),
    // What has an on-X of its own isn't paired with X.
    (
      ["text.danger.default", "text.danger.on-danger", "bg.danger.default", "bg.danger.hover", "bg.default.default"],
      [
        "text.danger.default on bg.default.default", "text.danger.on-danger on bg.danger.default",
        "text.danger.on-danger on bg.danger.hover",
      ]
    ),
    // on-emphasis is on every emphasized fill.
    (
      ["fgColor.onEmphasis", "bgColor.default", "bgColor.danger.emphasis", "bgColor.danger.muted"],
      ["fgColor.onEmphasis on bgColor.danger.emphasis"]
    ),
    // Parts of one component.
    (
      ["badge.info.text", "badge.info.background", "badge.info.border", "badge.alert.background"],
      ["badge.info.text on badge.info.background", "badge.info.border on badge.info.background (decorative)"]
    ),
    (["b.label", "b.fill"], ["b.label on b.fill"]), (["b.fg", "b.bg"], ["b.fg on b.bg"]),
    (["b.foreground", "b.fill"], ["b.foreground on b.fill"]), (["a.text", "b.background"], []),
    (
      ["CTAPrimaryForeground", "CTAPrimaryBackground", "CTAOtherBackground"],
      ["CTAPrimaryForeground on CTAPrimaryBackground"]
    ),
    (
      ["IconButtonTokens.icon_color", "IconButtonTokens.fill", "ButtonTokens.fill"],
      ["IconButtonTokens.icon_color on IconButtonTokens.fill (component)"]
    ),
    (["card.heading", "card.background"], ["card.heading on card.background"]),
    // States: each with its own, or with the one at rest; a disabled one is inactive.
    (
      ["b.label", "b.label_hover", "b.label_disabled", "b.fill", "b.fill_hover", "b.fill_active", "b.fill_disabled"],
      [
        "b.label on b.fill", "b.label on b.fill_active", "b.label_hover on b.fill_hover",
        "b.label_disabled on b.fill (inactive)", "b.label_disabled on b.fill_disabled (inactive)",
      ]
    ),
    // Every text of the whole system on every neutral surface, whatever their degree.
    (
      ["color.text-muted", "color.page", "color.body", "color.surface-2"],
      [
        "color.text-muted on color.page", "color.text-muted on color.surface-2", "color.body on color.page",
        "color.body on color.surface-2",
      ]
    ),
    (["textPrimary", "bgCanvas"], ["textPrimary on bgCanvas"]),
    (["fgColor.default", "bgColor.default", "bgColor.emphasis"], ["fgColor.default on bgColor.default"]),
    // A text with a meaning is on the first two surfaces and on the pale fill of its meaning.
    (
      ["fg.danger", "bg.default", "bg.muted", "bg.inset", "bg.danger.muted", "bg.success.muted", "bg.danger.emphasis"],
      ["fg.danger on bg.default", "fg.danger on bg.muted", "fg.danger on bg.danger.muted"]
    ),
    (["color.text.muted", "color.background.muted"], ["color.text.muted on color.background.muted"]),
    (["text-1", "link", "surface-1"], ["text-1 on surface-1", "link on surface-1"]),
    // Inverse on inverse; no text on shadows, scrims, and overlays.
    (["text", "text.inverse", "surface", "surface.inverse"], ["text on surface", "text.inverse on surface.inverse"]),
    (["text", "surface", "surface.shadow", "surface-scrim", "overlay.background"], ["text on surface"]),
    // Borders are decorative; that of an input identifies it; a focus ring is one.
    (
      ["background", "background.raised", "border", "divider", "input.border", "focus.ring"],
      [
        "border on background (decorative)", "border on background.raised (decorative)",
        "divider on background (decorative)", "divider on background.raised (decorative)",
        "input.border on background (component)", "focus.ring on background (focus)",
        "focus.ring on background.raised (focus)",
      ]
    ),
    // Icons and charts.
    (["surface", "icon", "chart.1"], ["icon on surface (graphic)", "chart.1 on surface (graphic)"]),
    (["text.white", "bg.white", "text.black", "bg.black"], []),
    (["brandForeground1", "brandBackground1"], []),
    // Nothing to pair.
    ([], []), (["a", "b"], []), (["color.text"], []), (["color.page", "color.surface"], []), (["card-foreground"], []),
    (["-foreground", "on-"], []), (["primary", "border"], []), (["context.x", "homepage.y"], []),
    (["blue.1", "blue.2", "gray.11", "gray.12"], []), (["switch.on", "switch.off"], []),
  ])
  func names(_ paths: [String], _ pairings: [String]) { #expect(Self.words(paths) == pairings) }

  /// `x-foreground` is on `x`; what the components show on the page, in cards, and in menus is on these.
  @Test func shadcn() {
    let names = [
      "background", "foreground", "card", "card.foreground", "popover", "primary", "primary.foreground", "muted",
      "muted.foreground", "destructive", "border", "input", "ring", "chart.1", "accent",
    ]
    #expect(
      Self.words(names) == [
        "foreground on background", "foreground on card", "foreground on popover", "foreground on muted",
        "foreground on accent", "card.foreground on card", "primary on background", "primary.foreground on primary",
        "muted.foreground on background", "muted.foreground on card", "muted.foreground on popover",
        "muted.foreground on muted", "muted.foreground on accent", "destructive on background",
        "destructive on popover", "border on background (decorative)", "border on card (decorative)",
        "border on popover (decorative)", "border on muted (decorative)",
        "input on background (component)", "input on card (component)", "ring on background (focus)",
        "ring on card (focus)", "chart.1 on background (graphic)", "chart.1 on card (graphic)",
      ])
  }

  /// Beside `sidebar-background`, `sidebar` is another name of it.
  @Test func shadcnSidebar() {
    let names = [
      "background", "foreground", "card", "card-foreground", "muted", "muted-foreground", "sidebar-background",
      "sidebar-foreground", "sidebar-border", "sidebar-ring", "sidebar", "card-background",
    ]
    let found = Self.words(names)
    #expect(
      found.filter { $0.hasPrefix("sidebar") } == [
        "sidebar-foreground on sidebar-background", "sidebar-border on sidebar-background (decorative)",
        "sidebar-ring on sidebar-background (focus)",
      ])
    // Of other names, that is unknown.
    #expect(found.contains("card-foreground on card"), "\(found)")
  }

  /// Names of pairs alone aren't those of the components.
  @Test func pairsWithoutTheOtherNamesOfShadcn() {
    let names = ["background", "foreground", "primary", "primary-foreground", "danger", "danger-foreground"]
    #expect(
      Self.words(names) == [
        "foreground on background", "primary-foreground on primary", "danger-foreground on danger",
      ])
  }

  /// A tab that isn't selected is no disabled control.
  @Test func inactiveIsNotDisabled() {
    let words = Self.words(["background", "text", "tab-background", "tab-text-inactive", "tab-text-disabled"])
    #expect(words.contains("tab-text-inactive on tab-background"))
    #expect(words.contains("tab-text-disabled on tab-background (inactive)"))
  }

  /// Two themes of one set: each is paired within itself.
  @Test func themesAreNotMixed() {
    let own = ["background", "foreground", "card", "card-foreground", "muted", "muted-foreground"]
    let names = ["theme-red", "theme-blue"].flatMap { theme in own.map { "\(theme).\($0)" } }
    let pairings = PairingInference(paths: names.map { TokenPath($0) }).pairings()
    #expect(pairings.count == 14)
    #expect(pairings.allSatisfy { $0.foreground.segments[0] == $0.background.segments[0] })
  }

  @Test func material() {
    let names = [
      "primary", "onPrimary", "primaryContainer", "onPrimaryContainer", "surface", "onSurface", "surfaceVariant",
      "onSurfaceVariant", "outline", "outlineVariant", "inverseSurface", "inverseOnSurface", "scrim", "shadow",
      "surfaceTint",
      "primaryFixed", "primaryFixedDim", "onPrimaryFixedVariant",
    ]
    #expect(
      Self.words(names) == [
        "primary on surface", "onPrimary on primary", "onPrimaryContainer on primaryContainer", "onSurface on surface",
        "onSurfaceVariant on surface", "onSurfaceVariant on surfaceVariant", "outline on surface (component)",
        "outlineVariant on surface (decorative)", "inverseOnSurface on inverseSurface",
        "onPrimaryFixedVariant on primaryFixed", "onPrimaryFixedVariant on primaryFixedDim",
      ])
  }

  /// Scales of twelve steps mean something only if nothing else does, and translucent copies of them are left out.
  @Test func groupsOfMaterialRolesStayApart() {
    let roles = ["primary", "onPrimary", "surface", "onSurface"]
    func pairings(_ frame: (String) -> String) -> Set<String> {
      [
        "\(frame("onPrimary")) on \(frame("primary"))", "\(frame("onSurface")) on \(frame("surface"))",
        "\(frame("primary")) on \(frame("surface"))",
      ]
    }
    let light = roles.map { "md_theme_light_\($0)" }
    let dark = roles.map { "md_theme_dark_\($0)" }
    let both = pairings { "md_theme_light_\($0)" }.union(pairings { "md_theme_dark_\($0)" })
    #expect(Set(Self.words(light + dark)) == both)
    let ends = pairings { $0 + "Light" }.union(pairings { $0 + "DarkHighContrast" })
    #expect(Set(Self.words(roles.map { $0 + "Light" } + roles.map { $0 + "DarkHighContrast" })) == ends)
    // What a scheme is made of is measured where the scheme shows it.
    let scheme = roles.map { "colorScheme.\($0)" }
    #expect(Set(Self.words(scheme + light + dark)) == pairings { "colorScheme.\($0)" })
  }

  @Test func colorsForLightAreNotPairedWithThoseForDark() {
    let names = ["text-body", "text-muted", "bg-page"]
    let both = names.map { $0 + "-light" } + names.map { $0 + "-dark" }
    let expected = ["light", "dark"].flatMap { scheme in
      ["text-body", "text-muted"].map { "\($0)-\(scheme) on bg-page-\(scheme)" }
    }
    #expect(Set(Self.words(both)) == Set(expected))
    // A dark text may be one for light backgrounds.
    #expect(Self.words(["text-dark", "bg-light"]).contains("text-dark on bg-light"))
  }

  @Test func attributesOfAndroidThemes() {
    let names = [
      "colorOnPrimary", "colorPrimary", "colorOnSurface", "colorSurface", "android.colorBackground",
      "android.textColorPrimary", "colorOnSurfaceInverse", "colorSurfaceInverse",
    ]
    let words = Self.words(names.map { "app-theme.\($0)" })
    #expect(words.contains("app-theme.colorOnPrimary on app-theme.colorPrimary"))
    #expect(words.contains("app-theme.android.textColorPrimary on app-theme.android.colorBackground"))
    #expect(words.contains("app-theme.colorOnSurfaceInverse on app-theme.colorSurfaceInverse"))
  }

  @Test func scales() {
    let scale = (1...12).map { "gray.\($0)" }
    let expected = Self.words(scale)
    #expect(expected.count == 16)
    #expect(expected.contains("gray.11 on gray.5") && expected.contains("gray.8 on gray.1 (component)"))
    #expect(!expected.contains("gray.11 on gray.6") && !expected.contains("gray.9 on gray.1"))
    #expect(Self.words(scale + (1...12).map { "grayA.\($0)" }) == expected)
    #expect(Self.words(scale + ["text", "surface"]) == ["text on surface"])
    #expect(Self.words((1...11).map { "gray.\($0)" }).isEmpty)
  }

  /// A system without a background of its own has lists and cells that its texts are on, unless those have texts of their own.
  @Test func listsHoldTheTextsOfTheSystem() {
    let names = [
      "PrimaryTextColor", "ListBackground", "CancelButtonBackground", "BadgeCellText", "BadgeCellBackground",
    ]
    #expect(
      Self.words(names) == ["PrimaryTextColor on ListBackground", "BadgeCellText on BadgeCellBackground"])
  }

  @Test func rolesAloneDoNotMakeMorePairingsThanMeanSomething() {
    let many = (0..<200).map { TokenPath("text.\($0)") } + (0..<200).map { TokenPath("surface.\($0)") }
    // The names of the same degree are still pairs.
    #expect(PairingInference(paths: many).pairings().count == 200)
    #expect(PairingInference(paths: many).leftOutCount == 40_000)
    #expect(PairingInference(paths: Array(many[150..<250])).pairings().count == 2500)
    #expect(PairingInference(paths: Array(many[150..<250])).leftOutCount == 0)
  }

  @Test func pairingsAreInferredOnce() {
    let pairings = PairingInference(paths: ["card", "card-foreground", "color.ink", "color.page"]).pairings()
    #expect(pairings.count == 2)
    #expect(pairings.count == Set(pairings.map(\.identity)).count)
    for pairing in pairings {
      #expect(
        pairing.origin == .inferred && pairing.usage == .text && pairing.textStyle == nil && pairing.declaration == nil)
    }
  }
}
