import DesignTokens
import TestSupport
import Testing

/// The token that a name was meant to be: by the names between the dots, not by letters alone.
@Suite struct TokenGuessTests {
  private let aliases = set(named: [
    "Aliases.Action.Strong.fill_default", "Aliases.Action.Strong.text_default", "Aliases.Content.General.text_default",
    "Aliases.Content.General.text_muted", "Aliases.Feedback.General.text_danger",
    "Aliases.Layout.General.border_default",
    "Aliases.Layout.Layer.appBackground", "Aliases.Layout.Layer.ground", "Primitives.Blue._600",
  ])

  @Test(
    "A token that was moved, renamed, or misspelled",
    arguments: [
      // The last name is written in other words, in another group: letters alone lead to Feedback.General.text_danger.
      ("Aliases.Surface.General.bg_page", "Aliases.Layout.Layer.appBackground"),
      ("Aliases.Layout.Layer.app-background", "Aliases.Layout.Layer.appBackground"),
      // Another group, the same last name: the group that shares more names counts.
      ("Aliases.Surface.Layer.ground", "Aliases.Layout.Layer.ground"),
      ("Aliases.Surface.General.text_default", "Aliases.Content.General.text_default"),
      ("ground", "Aliases.Layout.Layer.ground"), ("Aliases.ground", "Aliases.Layout.Layer.ground"),
      // Slips of the hand, in any name of the path.
      ("Aliases.Layout.Layer.grund", "Aliases.Layout.Layer.ground"),
      ("Alias.Layout.Layer.ground", "Aliases.Layout.Layer.ground"),
      ("Primitives.Bleu._600", "Primitives.Blue._600"), ("Primitives.Blue.600", "Primitives.Blue._600"),
      // The group of a pattern.
      ("Aliases.Surface.Layer.*", "Aliases.Layout.Layer.*"), ("Primitives.Bleu.**", "Primitives.Blue.**"),
      ("Primitive.{family}.*", "Primitives.{family}.*"), ("Primitives.Bleu.{shade}", "Primitives.Blue.{shade}"),
    ])
  func isGuessed(_ name: String, _ meant: String) {
    #expect(aliases.nearestPath(to: TokenPath(name)) == TokenPath(meant))
  }

  @Test(
    "A guess that would be as good as another one isn't made",
    arguments: [
      // Three groups are called General, and none of them is like Surface.
      "Aliases.Surface.General.*", "text_default", "Other.Group.shadow", "Aliases.Layout.Layer.raised", "*", "",
    ])
  func isNotGuessed(_ name: String) { #expect(aliases.nearestPath(to: TokenPath(name)) == nil) }

  /// Of two that differ by letters alone the one with fewer edits is meant, wherever it is in the file.
  @Test func fewerEditsCount() {
    #expect(set(named: ["color.inks", "color.ink"]).nearestPath(to: "color.imk") == "color.ink")
    #expect(set(named: ["color.ink", "color.inks"]).nearestPath(to: "color.imk") == "color.ink")
  }

  /// Names that no one writes cost little.
  @Test func longNamesAreNotCompared() {
    let long = TokenPath(String(repeating: "a.", count: 5_000) + "ink")
    #expect(set(named: ["color.ink"]).nearestPath(to: long) == nil)
  }
}
