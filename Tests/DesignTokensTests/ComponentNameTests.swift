import DesignTokens
import Testing

/// The pairings of colors whose names are these, in their order; a use other than text is in parentheses.
func pairings(of names: String, roles: [ColorRole?] = []) -> [String] {
  let paths = names.split(separator: " ").map { TokenPath(String($0)) }
  return PairingInference(paths: paths, roles: roles).pairings().map { pairing in
    let usage = pairing.usage == .text ? "" : " (\(pairing.usage.rawValue))"
    return "\(pairing.foreground) on \(pairing.background)\(usage)"
  }
}

/// Names of the parts of components: states, meanings, and degrees that only one of two names has, and edges.
@Suite struct ComponentNameTests {
  @Test(arguments: [
    // A state without a background of its own is on the one at rest.
    ("b.label_hover b.fill", ["b.label_hover on b.fill"]),
    ("b.label_pressed b.fill b.fill_hover", ["b.label_pressed on b.fill"]),
    ("badge.danger.text_hover badge.background", ["badge.danger.text_hover on badge.background"]),
    (
      "b.label_hover_disabled b.fill_disabled b.fill_hover",
      ["b.label_hover_disabled on b.fill_disabled (inactive)"]
    ),
    // Only the text, or only the background, has a meaning or a degree.
    (
      "badge.danger.text badge.background badge.background_hover badge.background_disabled",
      ["badge.danger.text on badge.background"]
    ),
    (
      "badge.danger.text_hover badge.background badge.background_hover",
      ["badge.danger.text_hover on badge.background_hover"]
    ),
    (
      "badge.danger.text_disabled badge.background badge.background_disabled",
      ["badge.danger.text_disabled on badge.background_disabled (inactive)"]
    ),
    (
      "badge.text badge.danger.background badge.success.background badge.solid.background",
      ["badge.text on badge.danger.background", "badge.text on badge.success.background"]
    ),
    (
      "badge.danger.text badge.danger.subtle.background badge.danger.solid.background "
        + "badge.success.subtle.background",
      ["badge.danger.text on badge.danger.subtle.background"]
    ),
    ("badge.text badge.solid.background", ["badge.text on badge.solid.background"]),
    // A text of a whole component is on the only part of it that holds texts and has none.
    ("card.text card.list.background card.image.background", ["card.text on card.list.background"]),
    (
      "card.text card.list.background card.list.text", ["card.list.text on card.list.background"]
    ),
    ("card.text card.list.background card.item.background", []),
    // What is on something is on the part of the same component that is called so.
    (
      "card.on-header card.top.header.background menu.top.header.background",
      ["card.on-header on card.top.header.background"]
    ),
    // The label of a checkbox is beside it.
    ("text page checkbox.label.text checkbox.background", ["text on page", "checkbox.label.text on page"]),
    // A chart has its own background, or is on the page.
    ("text page chart.label chart.background", ["text on page", "chart.label on chart.background"]),
    ("chart.axis.border chart.background", ["chart.axis.border on chart.background (decorative)"]),
    ("page chart.series.border", ["chart.series.border on page (decorative)"]),
    ("page chart.muted chart.1 data.positive", ["chart.1 on page (graphic)", "data.positive on page (graphic)"]),
    // The parts of switches and progress bars are shapes.
    ("switchThumbDisabled switchTrackDisabled", ["switchThumbDisabled on switchTrackDisabled (inactive)"]),
    ("page switchThumb toggleTrackOn", ["toggleTrackOn on page (component)"]),
    ("switch.thumb.icon switch.thumb.background", ["switch.thumb.icon on switch.thumb.background (component)"]),
    ("progress.fill progress.background", ["progress.fill on progress.background (graphic)"]),
    ("slider.icon slider.background", ["slider.icon on slider.background (graphic)"]),
    // A component without a word of a role, but with states, in degrees, meanings, and parts.
    (
      "text surface chip.active chip.hovered chip.primary chip.danger chip.value",
      [
        "text on surface", "text on chip.active", "text on chip.hovered", "text on chip.primary", "text on chip.danger",
        "text on chip.value",
      ]
    ),
    // Without a page, texts are on what holds them, in its state.
    (
      "text text-disabled list.background list.background-disabled",
      ["text on list.background", "text-disabled on list.background-disabled (inactive)"]
    ),
    ("text header.background", ["text on header.background"]),
    // Without a page among the backgrounds of the system, a border is on the screen.
    ("border login.screen.background", ["border on login.screen.background (decorative)"]),
    // A component that has a part for each of very many names is none.
    ("badge.text \((1...201).map { "badge.\($0).background" }.joined(separator: " "))", []),
  ])
  func components(_ names: String, _ expected: [String]) {
    #expect(pairings(of: names) == expected)
  }

  /// Borders are decorative, unless they say what is a control, its meaning, or its selection.
  @Test(arguments: [
    ("control.border control.background", ["control.border on control.background (decorative)"]),
    (
      "control.danger.border control.danger.background",
      ["control.danger.border on control.danger.background (component)"]
    ),
    ("control.danger.border control.background", ["control.danger.border on control.background (component)"]),
    (
      "control.border_selected control.background_selected",
      ["control.border_selected on control.background_selected (component)"]
    ),
    (
      "control.border_disabled control.background_disabled",
      ["control.border_disabled on control.background_disabled (inactive)"]
    ),
    (
      "page page.raised control.strong.border",
      ["control.strong.border on page (component)", "control.strong.border on page.raised (component)"]
    ),
    (
      "page input.danger.border input.border_disabled radio.group.danger.border",
      ["input.danger.border on page (component)", "input.border_disabled on page (inactive)"]
    ),
    ("page button.ghost.border", ["button.ghost.border on page (component)"]),
    (
      "page button.outline.border_hover button.primary.background", ["button.outline.border_hover on page (component)"]
    ),
    ("card.border card.danger.background", ["card.border on card.danger.background (decorative)"]),
    ("card.danger.border card.background", []), ("chip.border chip", ["chip.border on chip (decorative)"]),
    // Borders of the whole system, in their states and with their meanings.
    ("page border_disabled", ["border_disabled on page (inactive)"]),
    ("page border_disabled surface_disabled", ["border_disabled on surface_disabled (inactive)"]),
    ("page page_selected border_selected", ["border_selected on page_selected (decorative)"]),
    ("page border.interactive", ["border.interactive on page (component)"]),
    ("page border.danger background.danger", ["border.danger on background.danger (decorative)"]),
    ("page border.danger.1 background.danger.1", ["border.danger.1 on background.danger.1 (decorative)"]),
    (
      "page text.on-fill border.danger background.danger",
      ["text.on-fill on background.danger", "border.danger on page (component)"]
    ),
    ("page border.floating background.floating", ["border.floating on background.floating (decorative)"]),
    (
      "page page.raised page.inset border border.strong border.danger.strong",
      [
        "border on page (decorative)", "border on page.raised (decorative)", "border.strong on page (decorative)",
        "border.danger.strong on page (decorative)",
      ]
    ),
    (
      "page background.inverse border.inverse border.inverse_disabled",
      ["border.inverse on background.inverse (decorative)", "border.inverse_disabled on page (inactive)"]
    ),
    // A border for the focus, and the focus alone, are those of the keyboard.
    (
      "page border-focus focus focus.indicator",
      ["border-focus on page (focus)", "focus on page (focus)", "focus.indicator on page (focus)"]
    ),
  ])
  func borders(_ names: String, _ expected: [String]) {
    #expect(pairings(of: names) == expected)
  }
}
