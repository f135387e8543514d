import DesignTokens
import Testing

/// Names that a system may have without a habit of its own: groups, themes, and texts on fills, in other words.
@Suite struct NewNameTests {
  private static func words(_ paths: [String]) -> Set<String> {
    Set(
      PairingInference(paths: paths.map { TokenPath($0) }).pairings().map { pairing in
        let usage = pairing.usage == .text ? "" : " (\(pairing.usage.rawValue))"
        return "\(pairing.foreground) on \(pairing.background)\(usage)"
      })
  }

  @Test(arguments: [
    // A group of texts and icons has texts, so 4.5:1 is required.
    (
      ["color.text-&-icon.standard", "color.background.canvas"],
      ["color.text-&-icon.standard on color.background.canvas"]
    ),
    // The group of an icon alone still has icons.
    (
      ["color.icon.standard", "color.text.standard", "color.background.canvas"],
      [
        "color.icon.standard on color.background.canvas (graphic)",
        "color.text.standard on color.background.canvas",
      ]
    ),
    // A kind of background in a group says the same twice.
    (
      ["bg", "bg-surface", "bg-fill-brand", "bg-fill-brand-hover", "text", "text-brand-on-bg-fill"],
      [
        "text on bg", "text on bg-surface", "text-brand-on-bg-fill on bg-fill-brand",
        "text-brand-on-bg-fill on bg-fill-brand-hover",
      ]
    ),
    // An elevation is a shadow, unless it is that of a surface.
    (
      ["text", "elevation.surface", "elevation.surface.raised", "elevation.shadow"],
      ["text on elevation.surface", "text on elevation.surface.raised"]
    ),
    // The type of all colors is no part of the page, so `card` is a background too.
    (
      ["AppColors.backgroundColor", "AppColors.cardColor", "AppColors.textColor"],
      [
        "AppColors.textColor on AppColors.backgroundColor", "AppColors.textColor on AppColors.cardColor",
      ]
    ),
    // Numbers of layers are degrees of a background.
    (
      ["text-primary", "layer-01", "layer-02", "layer-hover-01"],
      ["text-primary on layer-01", "text-primary on layer-02", "text-primary on layer-hover-01"]
    ),
    // The first two numbers of a group `ui` are pages, and the others may be lines.
    (["text-01", "ui-01", "ui-02", "ui-04"], ["text-01 on ui-01", "text-01 on ui-02"]),
    // A state is no degree.
    (["TextNorm", "TextWeak", "BackgroundNorm"], ["TextNorm on BackgroundNorm", "TextWeak on BackgroundNorm"]),
    // A text field isn't a text.
    (
      ["textColor", "textFieldColor", "backgroundColor"],
      ["textColor on backgroundColor", "textColor on textFieldColor"]
    ),
    // A page that is called like a part of a text.
    (["text", "body", "error", "success"], ["text on body", "error on body", "success on body"]),
    // `base` with steps is the page of a text for it.
    (
      ["base-100", "base-200", "base-content", "primary", "primary-content"],
      ["base-content on base-100", "base-content on base-200", "primary-content on primary"]
    ),
  ])
  func wordsOfOtherSystems(_ paths: [String], _ expected: [String]) { #expect(Self.words(paths) == Set(expected)) }

  @Test(arguments: [
    // A text that contrasts with a meaning is on its main color only.
    (
      ["primary.main", "primary.light", "primary.contrastText", "text.primary", "background.default"],
      ["primary.contrastText on primary.main", "text.primary on background.default"]
    ),
    (
      ["color-primary", "color-primary-contrast", "color-danger", "color-danger-contrast"],
      ["color-primary-contrast on color-primary", "color-danger-contrast on color-danger"]
    ),
    // One name may be a stronger color rather than a text.
    (["text", "page", "success", "success-contrast"], ["text on page"]),
    // The words after `on` have another order.
    (
      ["text.default", "background.page", "text.on-subtle.danger", "danger.subtle"],
      ["text.default on background.page", "text.on-subtle.danger on danger.subtle"]
    ),
    // The fill of a component has a text, and its usual text belongs to a button without a fill.
    (
      ["background", "text", "buttonPrimaryBg", "buttonPrimaryText", "buttonPrimaryTextOnAccent"],
      [
        "text on background", "buttonPrimaryTextOnAccent on buttonPrimaryBg", "buttonPrimaryText on background",
      ]
    ),
    // A text on accents is on the group of them.
    (
      ["textPrimary", "background", "textOnAccent", "accentError", "accentSuccess"],
      [
        "textPrimary on background", "textOnAccent on accentError", "textOnAccent on accentSuccess",
        "accentError on background", "accentSuccess on background",
      ]
    ),
    // An inverse text with a meaning leaves the other fills to the usual one.
    (
      [
        "text", "text.inverse", "text.warning.inverse", "background", "background.brand.bold",
        "background.warning.bold",
      ],
      [
        "text on background", "text.inverse on background.brand.bold",
        "text.warning.inverse on background.warning.bold",
      ]
    ),
    // Buttons without a word of a role have the text for fills.
    (
      ["background", "text-primary", "text-on-color", "button-primary", "button-primary-hover", "button-tertiary"],
      [
        "text-primary on background", "text-on-color on button-primary", "text-on-color on button-primary-hover",
      ]
    ),
    // White is on the fills with states, and black on those for a warning.
    (
      [
        "text.default", "text.white", "text.black", "background.page", "danger.rest", "danger.hover", "warning.rest",
        "warning.hover", "success.rest", "success.hover",
      ],
      [
        "text.default on background.page", "text.white on danger.rest", "text.white on danger.hover",
        "text.black on warning.rest", "text.black on warning.hover",
      ]
    ),
  ])
  func textsOnFills(_ paths: [String], _ expected: [String]) {
    let meanings = Set(["danger", "success", "warning", "danger.rest", "success.rest", "warning.rest"])
    let found = Self.words(paths).filter { pair in !meanings.contains { pair.utf8.starts(with: "\($0) on ".utf8) } }
    #expect(found == Set(expected))
  }

  @Test(arguments: [
    // `text-light` is for something dark if there is a `text-dark`, and a degree if there is none.
    (
      ["text-dark", "text-light", "background-light", "background-dark"],
      ["text-dark on background-light", "text-light on background-dark"]
    ),
    (["text", "text-light", "background"], ["text on background", "text-light on background"]),
    // A background that is always dark isn't a page of the usual text.
    (["backgroundPrimary", "backgroundAlwaysDark", "contentPrimary"], ["contentPrimary on backgroundPrimary"]),
    // Beside a usual text, `primary` is the color of the brand.
    (
      ["text", "text-primary", "background", "background-strong", "background-muted"],
      [
        "text on background", "text-primary on background", "text on background-muted",
        "text-primary on background-muted",
      ]
    ),
  ])
  func shadesBrandsAndGroups(_ paths: [String], _ expected: [String]) { #expect(Self.words(paths) == Set(expected)) }

  @Test(arguments: [
    // The first color for what can be touched is that of links.
    (
      ["background", "text-primary", "interactive-01", "interactive-02"],
      ["text-primary on background", "interactive-01 on background"]
    ),
    // A numbered field holds what is typed and what is hinted at.
    (
      ["layer-01", "text-primary", "text-secondary", "field-01"],
      [
        "text-primary on layer-01", "text-secondary on layer-01", "text-primary on field-01",
        "text-secondary on field-01",
      ]
    ),
    // Without an accent, the primary color is meant.
    (
      ["background", "textPrimary", "primaryBlue", "onAccentBlue"],
      ["textPrimary on background", "onAccentBlue on primaryBlue"]
    ),
    // Texts for light and dark in all modes beside those of the mode.
    (
      [
        "text-primary", "text-secondary", "text-light-primary", "text-light-secondary", "text-dark-primary",
        "text-dark-secondary", "background", "background-strong", "background-light",
      ],
      [
        "text-primary on background", "text-secondary on background", "text-light-primary on background-strong",
        "text-dark-primary on background-light",
      ]
    ),
    // A word that a text and a pale background share is a meaning.
    (
      ["text", "text-misc", "background", "background-misc-soft"],
      [
        "text on background", "text-misc on background", "text on background-misc-soft",
        "text-misc on background-misc-soft",
      ]
    ),
    // A check mark is shown in a selected box.
    (
      ["text", "page", "checkbox-icon", "checkbox-bg", "checkbox-bg-selected"],
      ["text on page", "checkbox-icon on checkbox-bg-selected (component)"]
    ),
    (
      ["text", "page", "switch-knob", "switch-bg", "switch-bg-selected"],
      ["text on page", "switch-knob on switch-bg (component)", "switch-knob on switch-bg-selected (component)"]
    ),
    (
      ["text", "page", "progress-bar-fill", "progress-bar-track"],
      ["text on page", "progress-bar-fill on progress-bar-track (graphic)"]
    ),
  ])
  func controlsAndTexts(_ paths: [String], _ expected: [String]) { #expect(Self.words(paths) == Set(expected)) }

  @Test func aGroupOfBackgroundsCalledBase() {
    let texts = ["primary", "hint", "muted", "secondary"]
    let backs = ["background", "float", "modal", "selection"]
    let found = Self.words(
      (texts + ["danger", "info"]).map { "text-\($0)" } + (backs + ["danger-light", "info-light"]).map { "base-\($0)" })
    var expected: Set<String> = []
    for text in texts { for back in backs { expected.insert("text-\(text) on base-\(back)") } }
    for meaning in ["danger", "info"] {
      expected.formUnion(["text-\(meaning) on base-background", "text-\(meaning) on base-float"])
      expected.insert("text-\(meaning) on base-\(meaning)-light")
      expected.insert("text-primary on base-\(meaning)-light")
    }
    #expect(found == expected)
  }
}
