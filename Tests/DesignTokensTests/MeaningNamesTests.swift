import DesignTokens
import Testing

/// Names of which a group says the role, and names of meanings, without a convention.
@Suite struct MeaningNamesTests {
  private static func words(_ paths: [String]) -> Set<String> {
    Set(
      PairingInference(paths: paths.map { TokenPath($0) }).pairings().map { pairing in
        let usage = pairing.usage == .text ? "" : " (\(pairing.usage.rawValue))"
        return "\(pairing.foreground) on \(pairing.background)\(usage)"
      })
  }

  @Test(arguments: [
    // A word behind the role is a kind rather than a component: every text is on every kind of background.
    (
      ["text.default", "background.default", "background.floating"],
      ["text.default on background.default", "text.default on background.floating"]
    ),
    // A text for all fills is on all fills but the pale ones, and no other text is.
    (
      ["text.danger", "text.on-fill", "background.page", "fill.danger", "fill.danger-light", "fill.success"],
      [
        "text.danger on background.page", "text.danger on fill.danger-light", "text.on-fill on fill.danger",
        "text.on-fill on fill.success",
      ]
    ),
    // Fills beside backgrounds are for shapes, so no text of the system is on them.
    (["text.primary", "background.primary", "fill.primary"], ["text.primary on background.primary"]),
    // A meaning with its inverse, its pale background, and its states.
    (
      ["text.default", "background.default", "error.default", "error.default-hover", "error.inverse", "error.muted"],
      [
        "text.default on background.default", "error.default on background.default", "error.default on error.muted",
        "error.inverse on error.default", "error.inverse on error.default-hover",
      ]
    ),
    // A step of a ramp is no meaning, and a brand color alone may be that of bars.
    (
      ["text.default", "background.default", "error.default", "error.lighter", "error.darker", "primary"],
      ["text.default on background.default"]
    ),
    // Degrees without a role are texts beside a text without a degree.
    (["body", "muted", "page"], ["body on page", "muted on page"]),
    // The first surface counts as well as the page.
    (
      ["text.link", "border", "page.base", "page.muted", "surface.base"],
      [
        "text.link on page.base", "text.link on surface.base", "border on page.base (decorative)",
        "border on surface.base (decorative)",
      ]
    ),
    // Texts and backgrounds of the same degree of one meaning are a ramp each.
    (
      ["text.danger", "text.danger.weak", "background", "background.danger.weak", "background.danger.strong"],
      ["text.danger on background", "text.danger on background.danger.weak", "text.danger.weak on background"]
    ),
    // A component without a word of a role, but with states: the text of the system is on it.
    (
      ["text.plain", "surface.default", "chip.active", "chip.hovered", "chip.selected"],
      [
        "text.plain on surface.default", "text.plain on chip.active", "text.plain on chip.hovered",
        "text.plain on chip.selected",
      ]
    ),
    // A property of CSS: `color` beside `bg`.
    (["text", "page", "table-color", "table-bg"], ["text on page", "table-color on table-bg"]),
    // A background of an icon is a background.
    (["text", "page", "icon_background"], ["text on page"]),
    // The thumb of a switch is on its track.
    (
      ["text", "page", "switchThumbOn", "switchTrackOn"],
      ["text on page", "switchThumbOn on switchTrackOn (component)", "switchTrackOn on page (component)"]
    ),
    // Steps of a ramp beside a name of the same role, and a text of a numbered kind on its own background.
    (
      ["text.regular", "text.100", "background.primary", "background.200"],
      ["text.regular on background.primary"]
    ),
    (
      ["text.regular", "text.decorative.1", "background.primary", "background.decorative.1"],
      ["text.regular on background.primary", "text.decorative.1 on background.decorative.1"]
    ),
    // A color for dark backgrounds is on none in particular.
    (["text", "page", "red-on-dark"], ["text on page"]),
  ])
  func names(_ paths: [String], _ pairings: [String]) {
    #expect(Self.words(paths) == Set(pairings))
  }

  /// What a convention doesn't know is paired by its words: attributes of a theme beside those of Material.
  @Test func namesBesideAConvention() {
    let material = ["colorPrimary", "colorOnPrimary", "colorSurface", "colorOnSurface"]
    let own = ["acmeColorText", "acmeColorBackground", "acmeColorButtonText", "acmeColorButtonContainer"]
    let found = Self.words((material + own).map { "Theme-Acme.\($0)" })
    #expect(found.contains("Theme-Acme.colorOnPrimary on Theme-Acme.colorPrimary"))
    #expect(found.contains("Theme-Acme.acmeColorText on Theme-Acme.acmeColorBackground"))
    #expect(found.contains("Theme-Acme.acmeColorButtonText on Theme-Acme.acmeColorButtonContainer"))
  }
}
