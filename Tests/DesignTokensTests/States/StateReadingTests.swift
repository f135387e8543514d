import DesignTokens
import Testing

@Suite struct ControlStateTests {
  @Test(
    "Names as design systems write them",
    arguments: [
      ("default", []), ("rest", []), ("hover", [.hover]), ("active", [.pressed]), ("pressed", [.pressed]),
      ("disabled_default", [.disabled]), ("selected_default", [.selected]), ("selected_active", [.selected, .pressed]),
      ("selected_disabled_default", [.selected, .disabled]), ("selectedHover", [.selected, .hover]),
      ("focus-visible", [.focused]), ("checked.pressed", [.selected, .pressed]), ("DISABLED", [.disabled]),
    ] as [(String, Set<ControlState.Part>)])
  func isRead(_ name: String, _ parts: Set<ControlState.Part>) {
    #expect(ControlState(name: name)?.parts == parts)
  }

  /// A word that is not known may turn the meaning round, and a disabled state is held to nothing.
  @Test(arguments: ["", "_", "not-disabled", "on", "inactive", "disabledish", "disabled_ghost", "unselected"])
  func isNotGuessed(_ name: String) { #expect(ControlState(name: name) == nil) }
}

/// ELEVATE's states and the two orders of its documents: "Button Component - iOS Implementation Guide" (State Management) has disabled, selected with its
/// pressed look, pressed, default; "Web-to-iOS Translation Guide" (Active States) has disabled, pressed, selected, default.
@Suite struct StateReadingTests {
  private let elevate = StateReading(states: [
    "default", "hover", "active", "disabled_default", "selected_default", "selected_hover", "selected_active",
    "selected_disabled_default",
  ])

  @Test func bothOrdersOfElevate() {
    let expected: [(StateReading.DisplayedState, String, String)] = [
      (.normal, "default", "default"), (.pressed, "active", "active"),
      (.selected, "selected_default", "selected_default"), (.selectedPressed, "selected_active", "active"),
      (.disabled, "disabled_default", "disabled_default"),
      (.selectedDisabled, "selected_disabled_default", "selected_disabled_default"),
    ]
    #expect(elevate.lines.map(\.look) == expected.map(\.0))
    #expect(elevate.lines.map(\.selectedFirst) == expected.map(\.1))
    #expect(elevate.lines.map(\.pressedFirst) == expected.map(\.2))
    #expect(elevate.lines.filter(\.differs).map(\.look) == [.selectedPressed])
  }

  @Test func hoverIsOfTheWebWherePressedHasAStateOfItsOwn() {
    let names = ["default", "hover", "active", "selected_hover", "selected_active", "disabled_default"]
    #expect(names.filter(elevate.isWebOnly) == ["hover", "selected_hover"])
    // Hover and active become pressed: without active, pressed is hover.
    let hovering = StateReading(states: ["default", "hover"])
    #expect(hovering.state(of: .pressed, .selectedFirst) == "hover" && !hovering.isWebOnly("hover"))
  }

  @Test func aLookWithoutItsStateShowsTheNextOne() {
    let plain = StateReading(states: ["default", "active", "selected"])
    // Without a pressed look of its own, selected stays as it is under a finger when it comes first.
    #expect(plain.state(of: .selectedPressed, .selectedFirst) == "selected")
    #expect(plain.state(of: .selectedPressed, .pressedFirst) == "active")
    #expect(plain.state(of: .disabled, .selectedFirst) == nil)
    let off = StateReading(states: ["default", "selected", "disabled"])
    #expect(off.state(of: .selectedDisabled, .selectedFirst) == "disabled")
    #expect(StateReading(states: ["selected", "selected_focus"]).state(of: .normal, .selectedFirst) == nil)
    #expect(
      StateReading(states: ["default", "focus", "selected"]).state(of: .selectedFocused, .pressedFirst) == "selected")
  }

  @Test func namesThatSayNoStateAreOfNoPlatform() {
    let reading = StateReading(states: ["on", "off"])
    #expect(reading.lines.isEmpty && !reading.isWebOnly("on"))
    #expect(!StateReading(states: ["default", "ghost"]).isWebOnly("ghost"))
    #expect(!StateReading(states: ["default"]).isWebOnly("hover"))
    // Two names of one state are both shown.
    #expect(!StateReading(states: ["default", "disabled", "disabled_default"]).isWebOnly("disabled_default"))
    #expect(StateReading(states: ["default", "disabled", "disabled_hover"]).isWebOnly("disabled_hover"))
  }
}
