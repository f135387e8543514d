import DesignTokens
import Testing

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
    // A type of two words in front of most names with a role.
    (
      "AcmePalette.text AcmePalette.textMuted AcmePalette.page AcmePalette.border AcmePalette.icon AcmePalette.link "
        + "AcmePalette.body AcmePalette.title note.text note.background",
      [
        "AcmePalette.text on AcmePalette.page", "AcmePalette.textMuted on AcmePalette.page",
        "AcmePalette.border on AcmePalette.page (decorative)", "AcmePalette.icon on AcmePalette.page (graphic)",
        "AcmePalette.link on AcmePalette.page", "AcmePalette.body on AcmePalette.page",
        "AcmePalette.title on AcmePalette.page", "note.text on note.background",
      ]
    ),
    // A small group that alone has backgrounds without a meaning is a set by itself.
    (
      "color.text-info color.bg-info color.info color.success color.warning color.error color.badge color.chip "
        + "widget.fill-primary widget.label-primary widget.fill-secondary widget.label-secondary",
      [
        "color.text-info on color.bg-info", "widget.label-primary on widget.fill-primary",
        "widget.label-primary on widget.fill-secondary", "widget.label-secondary on widget.fill-primary",
      ]
    ),
    // Ramps called light and dark are no schemes; a dark step of a meaning is on a pale one.
    (
      "light light-50 light-100 light-200 dark dark-50 dark-100 dark-200 danger danger-100 danger-800 success "
        + "success-100 success-800 info info-100 info-800",
      [
        "light on dark", "light on danger", "light on success", "light on info", "dark on light", "danger on light",
        "danger on danger-100", "danger-800 on danger-100", "success on light", "success on success-100",
        "success-800 on success-100", "info on light", "info on info-100", "info-800 on info-100",
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
        "foreground on background", "foreground on card", "foreground on muted", "card-foreground on card",
        "muted-foreground on background", "muted-foreground on card", "muted-foreground on muted",
        "text.note on surface.note",
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
