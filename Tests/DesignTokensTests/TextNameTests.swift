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

/// Words that all names of a set have, and sets of names beside each other.
@Suite struct NameSetTests {
  @Test(arguments: [
    // Catalogs with the same names have a prefix of folders.
    ("menu/Colors.text list/Colors.page", ["menu/Colors.text on list/Colors.page"]),
    // The name of a product in front of all names with a role, and in front of most.
    (
      "acme-text acme-page acme-border acme-shadow other",
      ["acme-text on acme-page", "acme-border on acme-page (decorative)"]
    ),
    (
      "acme-text acme-text-muted acme-text-weak acme-page acme-ink acme-link acme-body acme-fg note.text "
        + "note.background",
      [
        "acme-text on acme-page", "acme-text-muted on acme-page", "acme-text-weak on acme-page",
        "acme-ink on acme-page",
        "acme-link on acme-page", "acme-body on acme-page", "acme-fg on acme-page", "note.text on note.background",
      ]
    ),
    // One name for each scheme makes no sets.
    ("light.text dark.text page", ["light.text on page", "dark.text on page"]),
    // The schemes of a theme stay apart.
    (
      "theme-a.light.text theme-a.light.page theme-a.dark.text theme-a.dark.page",
      ["theme-a.light.text on theme-a.light.page", "theme-a.dark.text on theme-a.dark.page"]
    ),
    // What a convention leaves has a background of its own.
    (
      "background foreground card card-foreground muted muted-foreground text.note surface.note",
      [
        "foreground on background", "card-foreground on card", "muted-foreground on background",
        "muted-foreground on card", "muted-foreground on muted", "text.note on surface.note",
      ]
    ),
  ])
  func sets(_ names: String, _ expected: [String]) {
    #expect(pairings(of: names) == expected)
  }

  /// Brands whose word ends the names stay apart.
  @Test func brandsAtTheEnd() {
    let names = "text-primary text-muted background-page background-raised border icon"
    func branded(_ brand: String, _ text: String) -> String {
      text.split(separator: " ").map { "\($0)-\(brand)" }.joined(separator: " ")
    }
    let found = pairings(of: branded("acme", names) + " " + branded("umbra", names))
    #expect(found.count == 2 * pairings(of: names).count)
    #expect(found.contains("text-muted-umbra on background-raised-umbra"))
    #expect(!found.contains { $0.contains("acme") && $0.contains("umbra") })
  }

  /// Classes of components with the same names are no sets of a whole system, but each is paired within itself.
  @Test func componentsWithTheSameNames() {
    let names = "title link icon border background divider".split(separator: " ")
    let found = pairings(of: ["Card", "Menu"].flatMap { part in names.map { "\(part).\($0)" } }.joined(separator: " "))
    #expect(found.contains("Card.title on Card.background") && found.contains("Menu.title on Menu.background"))
    #expect(!found.contains { $0.contains("Card") && $0.contains("Menu") })
  }

  /// Few names with a last word for a scheme beside many without: what follows no scheme is for both.
  @Test func aSchemeAtTheEndOfSomeNames() {
    let found = pairings(
      of: "text-light text-dark bg-light bg-dark border-light border-dark surface icon divider link card.text "
        + "card.background chip.background")
    for scheme in ["light", "dark"] {
      #expect(found.contains("text-\(scheme) on bg-\(scheme)") && found.contains("text-\(scheme) on surface"))
    }
    #expect(!found.contains("text-dark on bg-light") && !found.contains("text-light on bg-dark"))
  }

  /// Roles of Material with the same words around them, the fixed ones included.
  @Test func fixedRolesOfMaterial() {
    let roles = ["primary", "onPrimary", "surface", "onSurface", "onPrimaryFixedVariant", "primaryFixed"]
    let names = roles.map { "md_theme_light_\($0)" } + ["md_theme_light_primaryFixedDim"]
    let found = pairings(of: names.joined(separator: " "))
    for fixed in ["primaryFixed", "primaryFixedDim"] {
      #expect(found.contains("md_theme_light_onPrimaryFixedVariant on md_theme_light_\(fixed)"))
    }
    #expect(found.count == 5)
  }
}
