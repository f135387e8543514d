import SourceText

/// A color state list: the first item whose states all apply decides.
struct AndroidSelector {
  /// A color in some states.
  struct Item {
    /// The states with whether they must be on; the names without `state_`.
    let states: [String: Bool]
    let value: AndroidColorValue
    let alpha: Alpha
    /// Whether the item changes the lightness of its color.
    let hasLightness: Bool

    /// What the item says, for comparing.
    var text: String { "\(states.sorted { $0.key < $1.key }) \(value.text) \(alpha) \(hasLightness)" }
  }

  /// What the alpha of a color is multiplied by.
  enum Alpha {
    case number(Double)
    /// A resource: `@dimen/x`.
    case dimension(String)
    case unknown(String)
  }

  /// A set of states that the list distinguishes, with the name of its token; empty for the ordinary state.
  struct State {
    let name: String
    let on: [String: Bool]
  }

  var items: [Item] = []

  /// The states that are on unless an item says otherwise.
  private static let ordinary: [String: Bool] = ["enabled": true, "window_focused": true]

  /// The item that a view shows in a state; the first one without states if none applies.
  func item(in state: [String: Bool]) -> Item? {
    items.first { item in item.states.allSatisfy { state[$0.key, default: false] == $0.value } }
      ?? items.last { $0.states.isEmpty } ?? items.first
  }

  /// The states that the items speak of, the ordinary one first, each once.
  ///
  /// - Complexity: O(n) in the items.
  var states: [State] {
    var states = [State(name: "", on: AndroidSelector.ordinary)]
    var known: Set<String> = [""]
    for item in items {
      var on = AndroidSelector.ordinary.merging(item.states) { _, new in new }
      let name = AndroidSelector.name(of: on)
      // A view that is checked is checkable, whether or not the item says so.
      if on["checked"] == true, on["checkable"] == nil { on["checkable"] = true }
      if known.insert(name).inserted { states.append(State(name: name, on: on)) }
    }
    return states
  }

  /// The name of a state: those of its states that aren't ordinary, in order.
  private static func name(of on: [String: Bool]) -> String {
    var words: [String] = []
    for (state, isOn) in on.sorted(by: { $0.key < $1.key }) where isOn != ordinary[state, default: false] {
      words.append(isOn ? state : state == "enabled" ? "disabled" : "not_\(state)")
    }
    return words.joined(separator: "-")
  }
}
