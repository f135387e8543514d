/// The token states that iOS displays for each appearance of a control.
///
/// iOS has no hovering pointer, so pressed shows the `:active` state, or the `:hover` state if there is none. An appearance without a state
/// shows the next one in order, and finally the default.
public struct StateReading: Sendable, Hashable {
  /// An appearance of a control on iOS.
  public enum DisplayedState: String, Sendable, CaseIterable {
    case normal = "default"
    case pressed, focused, selected
    case selectedPressed = "selected and pressed"
    case selectedFocused = "selected and focused"
    case disabled
    case selectedDisabled = "selected and disabled"

    /// The state parts that apply in this appearance.
    public var parts: Set<ControlState.Part> {
      switch self {
      case .normal: []
      case .pressed: [.pressed]
      case .focused: [.focused]
      case .selected: [.selected]
      case .selectedPressed: [.selected, .pressed]
      case .selectedFocused: [.selected, .focused]
      case .disabled: [.disabled]
      case .selectedDisabled: [.selected, .disabled]
      }
    }
  }

  /// The precedence of pressed and selected; disabled always comes first.
  ///
  /// Design systems disagree: ELEVATE's button guide puts selected first, with a pressed appearance for it; its translation guide puts
  /// pressed first.
  public enum Order: String, Sendable, CaseIterable {
    /// Disabled, selected (with its pressed appearance), pressed, default.
    case selectedFirst = "selected first"
    /// Disabled, pressed, selected, default.
    case pressedFirst = "pressed first"
  }

  /// An appearance with the state that it displays in each order.
  public struct Line: Sendable, Hashable {
    /// The appearance.
    public let look: DisplayedState
    /// The displayed state if selected comes first.
    public let selectedFirst: String
    /// The displayed state if pressed comes first.
    public let pressedFirst: String

    /// Whether the two orders show different states.
    public var differs: Bool { selectedFirst != pressedFirst }
  }

  /// The distinguishable appearances with their displayed states; empty without a default state.
  public let lines: [Line]
  private let notShown: Set<ControlState>

  /// Reads the states from their names; names without a state are ignored.
  public init(states: [String]) {
    var names: [ControlState: String] = [:]
    for name in states {
      if let state = ControlState(name: name), names[state] == nil { names[state] = name }
    }
    let parts = names.keys.reduce(into: Set<ControlState.Part>()) { $0.formUnion($1.parts) }
    var lines: [Line] = []
    var shown: Set<ControlState> = []
    for look in DisplayedState.allCases where StateReading.isTold(look, by: parts) {
      func state(_ order: Order) -> ControlState? {
        StateReading.candidates(look, order).lazy.map { ControlState($0) }.first { names[$0] != nil }
      }
      guard let first = state(.selectedFirst), let second = state(.pressedFirst),
        let firstName = names[first], let secondName = names[second]
      else { continue }
      shown.formUnion([first, second])
      lines.append(Line(look: look, selectedFirst: firstName, pressedFirst: secondName))
    }
    self.lines = lines
    notShown = lines.isEmpty ? [] : Set(names.keys).subtracting(shown)
  }

  /// Whether iOS never displays a state in either order, although it displays other states of the control.
  ///
  /// False for a name without a known state, and for a state that the control doesn't have.
  public func isWebOnly(_ name: String) -> Bool {
    ControlState(name: name).map(notShown.contains) ?? false
  }

  /// Returns the state that an appearance displays in an order.
  public func state(of look: DisplayedState, _ order: Order) -> String? {
    lines.first { $0.look == look }.map { order == .selectedFirst ? $0.selectedFirst : $0.pressedFirst }
  }

  /// Whether some state has the distinguishing part of an appearance.
  private static func isTold(_ look: DisplayedState, by parts: Set<ControlState.Part>) -> Bool {
    look.parts.allSatisfy { parts.contains($0) || $0 == .pressed && parts.contains(.hover) }
  }

  /// Returns the states that an appearance may display, the preferred one first.
  private static func candidates(_ look: DisplayedState, _ order: Order) -> [Set<ControlState.Part>] {
    let pressed: [Set<ControlState.Part>] = [[.pressed], [.hover]]
    switch look {
    case .normal: return [[]]
    case .pressed: return pressed + [[]]
    case .focused: return [[.focused], []]
    case .selected: return [[.selected], []]
    case .selectedPressed:
      let own: [Set<ControlState.Part>] = [[.selected, .pressed], [.selected, .hover], [.selected]]
      return order == .selectedFirst ? own + pressed + [[]] : pressed + [[.selected], []]
    case .selectedFocused: return [[.selected, .focused], [.selected], []]
    case .disabled: return [[.disabled], []]
    case .selectedDisabled: return [[.selected, .disabled], [.disabled], []]
    }
  }
}
