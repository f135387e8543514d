import DesignTokens
import Testing

/// Names of parts: texts of controls whose other parts are shapes, parts without a component, and labels beside controls.
@Suite struct PartNameTests {
  @Test(arguments: [
    // A text is held to what texts are held to, in whatever it is.
    ("progress.label progress.background", ["progress.label on progress.background"]),
    ("slider.value.text slider.value.background", ["slider.value.text on slider.value.background"]),
    ("slider.thumb.text slider.thumb.background", ["slider.thumb.text on slider.thumb.background"]),
    ("sliderButton.knobLabel sliderButton.knobBackground", ["sliderButton.knobLabel on sliderButton.knobBackground"]),
    ("switch.track.label switch.track.background", ["switch.track.label on switch.track.background"]),
    // Icons, the foreground of a bar, and arrows are shapes.
    ("progress.icon progress.background", ["progress.icon on progress.background (graphic)"]),
    ("progress.foreground progress.background", ["progress.foreground on progress.background (graphic)"]),
    ("slider.thumb.icon slider.thumb.background", ["slider.thumb.icon on slider.thumb.background (component)"]),
    ("control-track-fg control-track-bg", ["control-track-fg on control-track-bg (component)"]),
    ("expander.text expander.background", ["expander.text on expander.background (component)"]),
    (
      "progress.label_disabled progress.background_disabled",
      [
        "progress.label_disabled on progress.background_disabled (inactive)"
      ]
    ),
  ])
  func textsAreNoShapes(_ names: String, _ expected: [String]) {
    #expect(pairings(of: names) == expected)
  }

  @Test(arguments: [
    ("text page header.text", ["text on page", "header.text on page"]),
    ("text page value.text", ["text on page", "value.text on page"]),
    ("text page description.text", ["text on page", "description.text on page"]),
    ("text page header.label.text", ["text on page", "header.label.text on page"]),
    ("text page header.icon", ["text on page", "header.icon on page (graphic)"]),
    // A part with a background is on it, or on none that is known.
    ("text page header.text header.background", ["text on page", "header.text on header.background"]),
    ("text page header.text header.strong.background", ["text on page"]),
    // A placeholder is in a field.
    ("text page placeholder.text", ["text on page"]),
  ])
  func partsOfThePage(_ names: String, _ expected: [String]) {
    #expect(pairings(of: names) == expected)
  }

  @Test(arguments: [
    ("text page checkbox.label checkbox.background", ["text on page", "checkbox.label on page"]),
    ("text page radio.label radio.background", ["text on page", "radio.label on page"]),
    ("text page switch.label switch", ["text on page", "switch.label on page"]),
    (
      "text page toggle.label_disabled toggle.background_disabled",
      ["text on page", "toggle.label_disabled on page (inactive)"]
    ),
    // A radio button that is a button has its label in it, as a field may.
    (
      "text page radio-button.label radio-button.background",
      ["text on page", "radio-button.label on radio-button.background"]
    ),
    ("text page input.label input.background", ["text on page", "input.label on input.background"]),
    ("text page checkbox.text checkbox.background", ["text on page", "checkbox.text on checkbox.background"]),
  ])
  func labelsBesideControls(_ names: String, _ expected: [String]) {
    #expect(pairings(of: names) == expected)
  }
}
