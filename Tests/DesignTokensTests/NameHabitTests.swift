import DesignTokens
import Testing

/// Habits of names that many systems share: states, contexts, hues, and parts that are named alike.
@Suite struct NameHabitTests {
  private static func words(_ paths: [String]) -> Set<String> {
    Set(
      PairingInference(paths: paths.map { TokenPath($0) }).pairings().map { pairing in
        let usage = pairing.usage == .text ? "" : " (\(pairing.usage.rawValue))"
        return "\(pairing.foreground) on \(pairing.background)\(usage)"
      })
  }

  @Test(arguments: [
    // A color that names what it is on is on its states too, but not where a state has a text of its own.
    (
      ["accent", "accent-pressed", "accent-hover", "on-accent", "on-accent-hover"],
      ["on-accent on accent", "on-accent on accent-pressed", "on-accent-hover on accent-hover"]
    ),
    // Surfaces of which each has a degree.
    (
      ["surface-low", "surface-high", "on-surface"],
      ["on-surface on surface-low", "on-surface on surface-high"]
    ),
    // With the roles of Material but without `primary`, an outline is that of a control.
    (
      ["surface", "on-surface", "outline", "outline-variant"],
      ["on-surface on surface", "outline on surface (component)", "outline-variant on surface (decorative)"]
    ),
    // A text and a background with the same meaning, both with the word of the role at the end, are for each other.
    (
      ["text", "page", "info", "info-foreground", "info-background", "info-background-muted"],
      [
        "text on page", "info on page", "info-foreground on info-background",
        "info-foreground on info-background-muted", "text on info-background-muted",
      ]
    ),
    // The property of CSS, also where the background ends with `color`.
    (
      ["text-color", "page-color", "notice-color", "notice-bg-color"],
      ["text-color on page-color", "notice-color on notice-bg-color"]
    ),
    // An icon has a background of its own beside that of the text.
    (
      ["danger-icon-color", "danger-icon-background", "danger-text", "danger-background"],
      ["danger-icon-color on danger-icon-background (graphic)", "danger-text on danger-background"]
    ),
    // The last part of a name begins with its role, whatever group of backgrounds it is in.
    (
      [
        "page.text-default", "page.icon-default", "page.background-default", "container.alert.text-default",
        "container.alert.background-default",
      ],
      [
        "page.text-default on page.background-default", "page.icon-default on page.background-default (graphic)",
        "container.alert.text-default on container.alert.background-default",
      ]
    ),
    // A group `inverse` has the colors of its parent for something dark, rather than texts on them.
    (
      ["text", "page", "action.danger.default", "action.danger.hover", "action.danger.inverse.default"],
      ["text on page"]
    ),
    (["text", "page", "danger", "danger.inverse"], ["text on page", "danger on page", "danger.inverse on danger"]),
    // The inverse text of a button is for the background of its own degree, in its state.
    (
      [
        "button.primary.inverse.bg", "button.primary.inverse.bg-hover", "button.primary.inverse.label",
        "button.primary.inverse.label-hover", "button.secondary.inverse.bg", "button.secondary.inverse.label",
      ],
      [
        "button.primary.inverse.label on button.primary.inverse.bg",
        "button.primary.inverse.label-hover on button.primary.inverse.bg-hover",
        "button.secondary.inverse.label on button.secondary.inverse.bg",
      ]
    ),
    // Backgrounds in contrast to the others are for inverse texts.
    (
      ["text.default", "text.inverse", "bg.default", "bg.contrast.default", "surface.inverse"],
      ["text.default on bg.default", "text.inverse on bg.contrast.default", "text.inverse on surface.inverse"]
    ),
    // Groups that are called like properties of CSS.
    (
      ["color.subtle", "color.icon-error", "background-color.base"],
      ["color.subtle on background-color.base", "color.icon-error on background-color.base (graphic)"]
    ),
    // A group in the plural, and one that says nothing.
    (
      ["texts.primary", "icons.primary", "feedback.danger.text", "feedback.danger.background", "backgrounds.primary"],
      [
        "texts.primary on backgrounds.primary", "icons.primary on backgrounds.primary (graphic)",
        "feedback.danger.text on feedback.danger.background",
      ]
    ),
    // Pages that are named after their hue; the inverse text is on the dark one.
    (
      ["text.primary", "text.primary-inverse", "background.white", "background.light-gray", "background.dark-blue"],
      [
        "text.primary on background.white", "text.primary on background.light-gray",
        "text.primary-inverse on background.dark-blue",
      ]
    ),
    // What is for something dark belongs together, and is on nothing else.
    (
      ["text", "page", "button-on-dark-text", "button-on-dark-background", "button-text", "button-background"],
      ["text on page", "button-on-dark-text on button-on-dark-background", "button-text on button-background"]
    ),
    // A contrasting surface has the inverse text.
    (
      ["text.primary", "text.inverse", "surface.default", "surface.contrast"],
      ["text.primary on surface.default", "text.inverse on surface.contrast"]
    ),
    // A text for something dark is for day and night; a link on it has no background of its own.
    (
      [
        "text-primary-day", "text-primary-night", "page-day", "page-night", "surface-contrast-day",
        "surface-contrast-night", "text-on-dark-day", "text-on-dark-night", "button-link-on-dark-text-day",
      ],
      [
        "text-primary-day on page-day", "text-primary-night on page-night",
        "text-on-dark-day on surface-contrast-day", "text-on-dark-night on surface-contrast-night",
        "button-link-on-dark-text-day on surface-contrast-day",
      ]
    ),
    // A text in the color of the brand isn't on the brand, and a text of another background is on none.
    (
      ["text.base", "text.brand", "background.base", "background.brand", "dark-background-text"],
      ["text.base on background.base", "text.brand on background.base"]
    ),
    // Icons in the group of texts, inverse borders, and labels that are components.
    (
      ["text.primary", "text.icon-primary", "page", "background.inverse", "border.inverse"],
      [
        "text.primary on page", "text.icon-primary on page (graphic)",
        "border.inverse on background.inverse (decorative)",
      ]
    ),
    (
      ["text.primary", "page", "label.red-text", "label.red-background", "label.red-hover"],
      ["text.primary on page", "label.red-text on label.red-background"]
    ),
    // `stroke.divider` says the same twice, and a text in the group of icons is on the background there.
    (
      ["text", "page", "stroke.divider", "icon.badge-foreground", "icon.badge-background"],
      ["text on page", "stroke.divider on page (decorative)", "icon.badge-foreground on icon.badge-background"]
    ),
    // Without a background of the whole system, its texts are on the backgrounds of screens, and not on those of controls.
    (
      ["label.primary", "label.secondary", "report.background", "welcome.background", "badge.background"],
      [
        "label.primary on report.background", "label.primary on welcome.background",
        "label.secondary on report.background", "label.secondary on welcome.background",
      ]
    ),
    // A text for all fills, called as in some systems.
    (
      ["text.primary", "text.on-color", "background.page", "background.danger", "background.danger-subtle"],
      [
        "text.primary on background.page", "text.primary on background.danger-subtle",
        "text.on-color on background.danger",
      ]
    ),
    // Placeholders are in fields.
    (
      ["text.primary", "text.placeholder", "background.page", "input.background"],
      ["text.primary on background.page", "text.primary on input.background", "text.placeholder on input.background"]
    ),
    // A part with a word in front has the text of the part.
    (
      ["duration-text", "duration-background", "live-duration-background"],
      ["duration-text on duration-background", "duration-text on live-duration-background"]
    ),
    // The indicator of a progress bar is on its track.
    (
      ["progress-track-bg", "progress-indicator-bg"],
      ["progress-indicator-bg on progress-track-bg (graphic)"]
    ),
    // A button without a fill is on the page.
    (
      ["text", "page", "button-primary-background", "button-primary-text", "button-link-text"],
      ["text on page", "button-primary-text on button-primary-background", "button-link-text on page"]
    ),
    // The inner ring has the color of the page.
    (["text", "page", "focus-ring-inner", "focus-ring-outer"], ["text on page", "focus-ring-outer on page (focus)"]),
    // Colors without any word of a role.
    (
      ["light", "dark", "primary", "danger", "muted"],
      [
        "dark on light", "primary on light", "danger on light", "muted on light", "light on dark", "light on primary",
        "light on danger",
      ]
    ),
  ])
  func habits(_ paths: [String], _ expected: [String]) {
    #expect(Self.words(paths) == Set(expected))
  }

  /// Buttons without texts of their own: the inverse text on the first and the dangerous one, the usual one on the others.
  @Test func buttonsWithoutTexts() {
    let names = [
      "text.primary", "text.primary-inverse", "text.disabled", "page", "primary.button", "primary.button-hover",
      "secondary.button", "danger.button", "button-disabled",
    ].map { $0.contains("button") ? "surface." + $0 : $0 }
    let found = Self.words(names)
    for button in ["primary.button", "primary.button-hover", "danger.button"] {
      #expect(found.contains("text.primary-inverse on surface.\(button)"))
      #expect(!found.contains("text.primary on surface.\(button)"))
    }
    #expect(found.contains("text.primary on surface.secondary.button"))
    #expect(found.contains("text.disabled on surface.button-disabled (inactive)"))
  }

  /// A theme of Android without any text: the accent is the color of its links.
  @Test func theAccentOfAThemeWithoutTexts() {
    let own = ["colorPrimary", "colorAccent", "android.windowBackground", "separatorColor", "borderColor"]
    let found = Self.words(own.map { "AppTheme." + $0 })
    #expect(found.contains("AppTheme.colorAccent on AppTheme.android.windowBackground"))
    let named = Self.words((own + ["android.textColorPrimary"]).map { "AppTheme." + $0 })
    #expect(!named.contains { $0.contains("colorAccent") })
    // Other themes inherit the text of one.
    let inherited = Self.words(own.map { "AppTheme." + $0 } + ["BaseTheme.android.textColorPrimary"])
    #expect(!inherited.contains { $0.contains("colorAccent") })
  }
}
