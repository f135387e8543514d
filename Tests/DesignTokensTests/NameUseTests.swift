import DesignTokens
import Testing

/// Names that say how a color is used: on which part, in which state, and beside which other names.
@Suite struct NameUseTests {
  @Test(arguments: [
    // It may be the text of a field, or a picture that isn't loaded: the stricter requirement counts.
    (
      "text page placeholder-foreground placeholder-background",
      ["text on page", "placeholder-foreground on placeholder-background"]
    ),
    // A spot is a small icon, like a dot.
    ("text page danger-spot", ["text on page", "danger-spot on page (graphic)"]),
    // A selected dot without one at rest is on something that is marked too.
    ("text page indicator-dot-selected", ["text on page"]),
    (
      "text page indicator-dot indicator-dot-selected indicator-background",
      [
        "text on page", "indicator-dot on indicator-background (graphic)",
        "indicator-dot-selected on indicator-background (graphic)",
      ]
    ),
    ("text page icon.nav-active-accent", ["text on page"]),
    // An icon of a part is on the background of the whole.
    (
      "text page tab-bar.background tab-bar.item.icon",
      ["text on page", "text on tab-bar.background", "tab-bar.item.icon on tab-bar.background (graphic)"]
    ),
    // The background of an item can be that of a marked item.
    (
      "menu.background menu.item.background menu.item.text",
      ["menu.item.text on menu.background", "menu.item.text on menu.item.background"]
    ),
    (
      "menu.background menu.item.background menu.item.text-selected",
      ["menu.item.text-selected on menu.item.background"]
    ),
    ("Menu.background MenuItem.background MenuItem.text", ["MenuItem.text on MenuItem.background"]),
    ("list.background menu.item.background menu.item.text", ["menu.item.text on menu.item.background"]),
    // The text of an input is on the background of a kind of it.
    (
      "text page input.text search-input.background",
      ["text on page", "text on search-input.background", "input.text on search-input.background"]
    ),
    // The border of a background.
    (
      "text page card.background card.background-border",
      ["text on page", "text on card.background", "card.background-border on card.background (decorative)"]
    ),
    // The last word says nothing that is known, so the background may be behind a part of a text.
    ("text page edits-background-insert", ["text on page"]),
    ("text page edits-background", ["text on page", "text on edits-background"]),
    // Two names for the text of one meaning.
    (
      "text page danger danger-background danger-color danger-text",
      ["text on page", "danger on page", "danger-color on danger-background", "danger-text on danger"]
    ),
    // The properties of CSS at the beginning.
    ("text page color-badge background-color-badge", ["text on page", "color-badge on background-color-badge"]),
  ])
  func parts(_ names: String, _ expected: [String]) {
    #expect(pairings(of: names) == expected)
  }

  @Test(arguments: [
    // A red text on gray is often white on red when the button is pressed.
    (
      "button.danger.text-rest button.danger.background-rest button.danger.background-pressed "
        + "button.link.text-pressed page",
      ["button.danger.text-rest on button.danger.background-rest", "button.link.text-pressed on page"]
    ),
    (
      "button.danger.text-selected-rest button.danger.background-selected-rest button.danger.background-rest",
      ["button.danger.text-selected-rest on button.danger.background-selected-rest"]
    ),
    (
      "button.danger.text-rest button.danger.background-rest button.danger.background-pressed",
      [
        "button.danger.text-rest on button.danger.background-rest",
        "button.danger.text-rest on button.danger.background-pressed",
      ]
    ),
    // A button without a text beside one that has a text.
    (
      "text.primary page button.primary.text button.primary.background button.secondary.background",
      [
        "text.primary on page", "text.primary on button.secondary.background",
        "button.primary.text on button.primary.background",
      ]
    ),
    // A text that all buttons share leaves none without.
    (
      "text.primary page button.text button.secondary.background",
      ["text.primary on page", "button.text on button.secondary.background"]
    ),
  ])
  func buttons(_ names: String, _ expected: [String]) {
    #expect(pairings(of: names) == expected)
  }

  @Test(arguments: [
    // A headline is on the page.
    (
      "text.hero text.primary background.page surface.default",
      ["text.hero on background.page", "text.primary on background.page", "text.primary on surface.default"]
    ),
    // So are a text of an unknown kind, and an inactive one.
    (
      "text text.time background.page surface.default",
      ["text on background.page", "text on surface.default", "text.time on background.page"]
    ),
    ("text text-disabled page surface", ["text on page", "text on surface", "text-disabled on page (inactive)"]),
    // The main background is the page.
    (
      "background mainBackground text text.danger",
      ["text on background", "text on mainBackground", "text.danger on background", "text.danger on mainBackground"]
    ),
    // The usual text of surfaces is that of backgrounds too, unless they have one.
    (
      "background surface-low surface-mid surface-high on-surface link",
      [
        "on-surface on background", "on-surface on surface-low", "on-surface on surface-mid",
        "on-surface on surface-high", "link on background",
      ]
    ),
    (
      "background surface-low on-surface on-background",
      ["on-surface on surface-low", "on-background on background"]
    ),
    // If all backgrounds are fills, the first one is the page.
    (
      "label.primary label.secondary fill.primary fill.secondary border.primary",
      [
        "label.primary on fill.primary", "label.primary on fill.secondary", "label.secondary on fill.primary",
        "border.primary on fill.primary (decorative)",
      ]
    ),
    // Beside a group called neutral, other groups are meanings.
    (
      "text.neutral.primary text.neutral.static-light surface.neutral.primary surface.danger surface.priority.high",
      [
        "text.neutral.primary on surface.neutral.primary", "text.neutral.static-light on surface.danger",
        "text.neutral.static-light on surface.priority.high",
      ]
    ),
    ("text text-reverse page page-inverse", ["text on page", "text-reverse on page-inverse"]),
  ])
  func pages(_ names: String, _ expected: [String]) {
    #expect(pairings(of: names) == expected)
  }

  @Test(arguments: [
    // If texts say that they are texts, a color that is on something is another thing.
    ("text.on-primary bg.primary badge.read.on-primary", ["text.on-primary on bg.primary"]),
    ("bg.primary badge.read.on-primary", ["badge.read.on-primary on bg.primary"]),
    // On what precedes, at rest and in its states.
    (
      "text page text.unread.on-default.rest text.unread.on-default.hover unread.rest unread.hover",
      [
        "text on page", "text.unread.on-default.rest on unread.rest", "text.unread.on-default.hover on unread.hover",
      ]
    ),
  ])
  func prepositions(_ names: String, _ expected: [String]) {
    #expect(pairings(of: names) == expected)
  }
}
