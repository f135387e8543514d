import DesignTokens
import Testing

/// Names of texts and icons: with a meaning, for what is dark, for all modes, and on what they name.
@Suite struct TextNameTests {
  @Test(arguments: [
    // What a name is on has its state, and the word in front says what it is.
    (
      "primary icon-on-primary border-on-primary",
      ["icon-on-primary on primary (graphic)", "border-on-primary on primary (decorative)"]
    ),
    (
      "primary primary-disabled on-primary-disabled", ["on-primary-disabled on primary-disabled (inactive)"]
    ),
    ("background.inverse on-inverse", ["on-inverse on background.inverse"]), ("page on-inverse on-surface", []),
    ("background.danger on-danger", ["on-danger on background.danger"]),
    ("background-disabled text-on-disabled", ["text-on-disabled on background-disabled (inactive)"]),
    ("page text-on-disabled", []),
    // A color for light backgrounds is a color for all of them, which says nothing.
    ("text page text-on-light", ["text on page"]),
    // A picture that isn't loaded has a placeholder too, and a field has one that is a text.
    ("text page placeholder", ["text on page"]),
    ("text page text.placeholder", ["text on page", "text.placeholder on page"]),
    // The words of a part of the page are no role.
    ("text page.main.raised", ["text on page.main.raised"]),
    // A disabled text with a meaning has no background of its own.
    ("text page text.danger-disabled", ["text on page"]),
    // White in all modes is for fills with a meaning, and for those that are the same in all modes; black is for none.
    (
      "text page background.danger background.danger.1 text.static-white text.static-black text.static-dark",
      ["text on page", "text.static-white on background.danger"]
    ),
    (
      "text page background.danger text.static.neutral-light",
      ["text on page", "text.static.neutral-light on background.danger"]
    ),
    (
      "text.static-white background.static button.primary.background button.secondary.background "
        + "button.danger.background",
      [
        "text.static-white on background.static", "text.static-white on button.primary.background",
        "text.static-white on button.danger.background",
      ]
    ),
    // An inverse text is for what is called so, then for strong fills.
    ("page background.strong text.inverse", ["text.inverse on background.strong"]),
    (
      "text.primary text.inverse text-on-dark background.white background.dark-blue",
      ["text.primary on background.white", "text-on-dark on background.dark-blue"]
    ),
    ("button.inverse.label-hover button.inverse.bg", ["button.inverse.label-hover on button.inverse.bg"]),
    ("text page button-link-on-dark-text", ["text on page"]),
    // Names in the same order belong together: `danger-text` and `danger-background`.
    (
      "text-danger danger-text danger-background page",
      ["text-danger on page", "danger-text on danger-background"]
    ),
    (
      "danger-text danger-background danger-background-subtle",
      ["danger-text on danger-background", "danger-text on danger-background-subtle"]
    ),
    (
      "text page text.danger background.danger background.danger.subtle",
      [
        "text on page", "text on background.danger.subtle", "text.danger on page",
        "text.danger on background.danger.subtle",
      ]
    ),
    // A kind of text is on its own kind of background; an icon without one is on the page.
    (
      "text page text.floating background.floating",
      ["text on page", "text on background.floating", "text.floating on background.floating"]
    ),
    ("page page.raised icon.floating", ["icon.floating on page (graphic)"]),
    // Meanings without a role: `inverse` is on the first of them, a stronger one on the page, pale ones below.
    ("text page primary inverse", ["text on page", "inverse on primary"]),
    ("text page danger success inverse", ["text on page", "danger on page", "success on page"]),
    (
      "text page danger success accent",
      ["text on page", "danger on page", "success on page", "accent on page"]
    ),
    (
      "text page danger danger-strong danger-text",
      ["text on page", "danger on page", "danger-strong on page", "danger-text on danger"]
    ),
    (
      "text page error error-muted error-subtle",
      ["text on page", "error on page", "error on error-muted", "error on error-subtle"]
    ),
    // The colors of code.
    ("text page syntax.keyword", ["text on page", "syntax.keyword on page"]),
    // Two neutral backgrounds whose numbers don't begin with 0 or 1 are kinds rather than degrees.
    ("text.neutral background.neutral-3 background.neutral-5", []),
    (
      "text.neutral background.neutral-1 background.neutral-2",
      ["text.neutral on background.neutral-1", "text.neutral on background.neutral-2"]
    ),
    // Containers of Material have texts of their own.
    (
      "surface on-surface primary-container surface-container-high text",
      ["on-surface on surface", "text on surface"]
    ),
    // One meaning beside light and dark is no system.
    ("light dark primary", []),
  ])
  func texts(_ names: String, _ expected: [String]) {
    #expect(pairings(of: names) == expected)
  }

  /// Uses that the author declares; a word makes a border a divider, or the ring of the focus.
  @Test(
    arguments: [
      ("neutral.primary page", [.icon, nil], ["neutral.primary on page (graphic)"]),
      ("neutral.icon-text page", [.icon, nil], ["neutral.icon-text on page (graphic)"]),
      ("neutral.subtle page", [.border, nil], ["neutral.subtle on page (decorative)"]),
      ("neutral.divider page", [.border, nil], ["neutral.divider on page (decorative)"]),
      ("accent.ring page", [.border, nil], ["accent.ring on page (focus)"]),
      ("subtle-border page", [.border, nil], ["subtle-border on page (decorative)"]),
      ("text page", [.effect, nil], []),
      ("text page", [nil, .effect], []),
    ] as [(String, [ColorRole?], [String])])
  func declaredUses(_ names: String, _ roles: [ColorRole?], _ expected: [String]) {
    #expect(pairings(of: names, roles: roles) == expected)
  }
}
