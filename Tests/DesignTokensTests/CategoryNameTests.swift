import DesignTokens
import Testing

/// Names with a category such as `neutral` or `danger`, a role, and a rank, and palettes of widely used libraries.
@Suite struct CategoryNameTests {
  private static func words(_ paths: [String]) -> Set<String> {
    Set(
      PairingInference(paths: paths.map { TokenPath($0) }).pairings().map { pairing in
        let usage = pairing.usage == .text ? "" : " (\(pairing.usage.rawValue))"
        return "\(pairing.foreground) on \(pairing.background)\(usage)"
      })
  }

  private static let categories = ["neutral", "danger", "success"].flatMap { category in
    [
      "bg-\(category)-canvas", "bg-\(category)-surface", "bg-\(category)-fill-muted", "bg-\(category)-fill-emphasis",
      "text-\(category)-strong", "text-\(category)-subtle", "text-\(category)-strong-on-emphasis",
    ]
  }

  /// A text on something emphasized is on that of its category, and a text of a category on its pages.
  @Test func categoriesHavePagesAndFills() {
    let found = Self.words(Self.categories)
    for category in ["neutral", "danger", "success"] {
      let text = "text-\(category)-strong-on-emphasis"
      #expect(found.filter { $0.hasPrefix(text) } == ["\(text) on bg-\(category)-fill-emphasis"])
    }
    for text in ["text-danger-strong", "text-danger-subtle"] {
      let backs = [
        "bg-danger-canvas", "bg-danger-surface", "bg-danger-fill-muted", "bg-neutral-canvas", "bg-neutral-surface",
      ]
      #expect(found.filter { $0.hasPrefix("\(text) on") } == Set(backs.map { "\(text) on \($0)" }), "\(found)")
    }
    #expect(found.contains("text-neutral-strong on bg-neutral-surface"))
    #expect(!found.contains { $0.contains("danger") && $0.contains("success") }, "\(found)")
  }

  @Test func aTextOnASurfaceIsOnThatOfItsMeaning() {
    let found = Self.words([
      "surface.danger", "surface.strong", "surface.primary", "foreground.danger-on-surface", "foreground.primary",
      "page.primary",
    ])
    #expect(
      found.filter { $0.hasPrefix("foreground.danger-on-surface") } == [
        "foreground.danger-on-surface on surface.danger"
      ])
  }

  /// The palette of MUI: a filled button is darker under the pointer, and links and errors have main colors.
  @Test func paletteOfMUI() {
    let found = Self.words([
      "background-default", "background-paper", "text-primary", "primary-main", "primary-dark", "primary-light",
      "primary-contrastText", "error-main", "error-contrastText", "secondary-main", "secondary-contrastText",
    ])
    for pair in [
      "primary-contrastText on primary-main", "primary-contrastText on primary-dark",
      "primary-main on background-default",
      "primary-main on background-paper", "error-main on background-paper",
    ] { #expect(found.contains(pair), "\(pair): \(found)") }
    #expect(
      !found.contains("primary-contrastText on primary-light")
        && !found.contains("secondary-main on background-default"))
  }

  /// The background of the window is the page of a Material theme, unless the product has texts for pages.
  @Test func windowsOfAndroidThemes() {
    let theme = [
      "colorOnPrimary", "colorPrimary", "colorOnSurface", "colorSurface", "colorOnBackground",
      "android.colorBackground",
      "android.windowBackground", "colorOutline",
    ].map { "app-theme.\($0)" }
    let found = Self.words(theme)
    for pair in ["colorOnSurface", "colorOnBackground", "colorPrimary"] {
      #expect(found.contains("app-theme.\(pair) on app-theme.android.windowBackground"), "\(pair): \(found)")
    }
    #expect(found.contains("app-theme.colorOutline on app-theme.android.windowBackground (component)"))
    let own = Self.words(theme + ["app-theme.acmePrimaryText", "app-theme.acmeBackground"])
    #expect(!own.contains("app-theme.colorOnSurface on app-theme.android.windowBackground"), "\(own)")
  }

  /// Android's own attributes for text are for windows, and for what is raised above them.
  @Test func textAttributesOfAndroid() {
    let names = ["android.textColorPrimary", "android.textColorHint", "android.textColorPrimaryInverse"]
    let theme = (names + ["android.windowBackground", "colorSurface", "colorAccent"]).map { "app-theme.\($0)" }
    let found = Self.words(theme)
    for text in names.prefix(2) {
      for ground in ["android.windowBackground", "colorSurface"] {
        #expect(found.contains("app-theme.\(text) on app-theme.\(ground)"), "\(found)")
      }
    }
    #expect(!found.contains { $0.hasPrefix("app-theme.android.textColorPrimaryInverse on") }, "\(found)")
  }

  /// Android's own attribute for drawing isn't a text beside one for texts.
  @Test func foregroundsOfAndroidThemes() {
    let found = Self.words(
      ["android.colorForeground", "android.textColorPrimary", "android.windowBackground", "layer1"].map {
        "AppTheme.\($0)"
      })
    #expect(!found.contains { $0.contains("colorForeground") }, "\(found)")
    #expect(found.contains { $0.hasPrefix("AppTheme.android.textColorPrimary on") }, "\(found)")
  }

  /// A state without a word for its role is that of the background with the same name.
  @Test func statesOfBackgrounds() {
    let found = Self.words([
      "FireButtonBackgroundColor", "FireButtonHoverColor", "FireButtonTextColor", "PageBackgroundColor", "LabelColor",
    ])
    #expect(!found.contains("FireButtonHoverColor on FireButtonBackgroundColor"), "\(found)")
    #expect(found.contains("FireButtonTextColor on FireButtonBackgroundColor"))
  }

  /// What a component without a background is on isn't known.
  @Test func componentsWithoutABackground() {
    let found = Self.words(["text", "background", "feed-item-text", "badge-text", "badge-background"])
    #expect(!found.contains("feed-item-text on background"), "\(found)")
    #expect(found.contains("text on background") && found.contains("badge-text on badge-background"))
    // Without another background, it can only be on the page.
    #expect(Self.words(["text", "background", "feed-item-text"]).contains("feed-item-text on background"))
  }

  @Test(arguments: ["address-bar", "search-bar", "form", "form-control"])
  func edgesOfFields(_ name: String) {
    let found = Self.words(["text", "background", "\(name)-border", "\(name)-background"])
    #expect(found.contains("\(name)-border on background (component)"), "\(found)")
  }

  /// Most names of a theme begin with that of the product; a few others don't.
  @Test func theProductInNamesOfThemes() {
    let names = [
      "PrimaryText", "SecondaryText", "Background", "Surface", "Window", "Toolbar", "PrimaryIcon", "Lines",
      "ButtonPrimaryText", "ButtonPrimaryContainer",
    ]
    let theme = names.map { "app-theme.daxColor\($0)" } + ["app-theme.android.windowBackground"]
    let found = Self.words(
      theme + ["widgetTextColor", "widgetBackgroundColor", "chipTextColor", "chipBackgroundColor"])
    #expect(found.contains("app-theme.daxColorPrimaryText on app-theme.daxColorBackground"), "\(found)")
    #expect(found.contains("app-theme.daxColorPrimaryText on app-theme.daxColorToolbar"), "\(found)")
  }
}
