/// What the code of an action changes: of a gesture, or of a control that may replace it.
///
/// Names are paths as written, without `self`, `?`, and `!`, so that the same path in one type is the same value.
struct ActionEffects {
  /// The computed values that paths get, as written.
  var computed: [String: Set<String>] = [:]
  /// The literals and members that paths get: `.all` for `filter = .all`.
  var constant: [String: Set<String>] = [:]
  /// The functions that are called, each with its arguments as written.
  var calls: [String: Set<String>] = [:]
  /// The paths that are toggled.
  var toggled: Set<String> = []
  /// The paths that a control binds, so that people can give them any value.
  var bound: Set<String> = []
  /// The paths of which a row of controls offers each value.
  var chosen: Set<String> = []

  /// What marks a value or an argument that depends on names of the action itself, such as the location of a tap.
  static let local = "local "

  /// The paths that are changed or called.
  var paths: Set<String> { toggled.union(computed.keys).union(constant.keys).union(calls.keys) }
  var isEmpty: Bool { paths.isEmpty }

  mutating func formUnion(_ other: ActionEffects) {
    computed.merge(other.computed) { $0.union($1) }
    constant.merge(other.constant) { $0.union($1) }
    calls.merge(other.calls) { $0.union($1) }
    toggled.formUnion(other.toggled)
    bound.formUnion(other.bound)
    chosen.formUnion(other.chosen)
  }

  /// The effects that don't depend on names of the action itself.
  var withoutLocals: ActionEffects {
    var effects = self
    effects.computed = computed.mapValues { $0.filter { !$0.hasPrefix(ActionEffects.local) } }
    effects.calls = calls.mapValues { $0.filter { !$0.hasPrefix(ActionEffects.local) } }
    return effects
  }

  /// Returns the effects with other paths; those without a path are left out.
  func renamed(_ path: (String) -> String?) -> ActionEffects {
    func renamed(_ values: [String: Set<String>]) -> [String: Set<String>] {
      Dictionary(values.compactMap { name, value in path(name).map { ($0, value) } }) { $0.union($1) }
    }
    var effects = ActionEffects()
    effects.computed = renamed(computed)
    effects.constant = renamed(constant)
    effects.calls = renamed(calls)
    effects.toggled = Set(toggled.compactMap(path))
    effects.bound = Set(bound.compactMap(path))
    return effects
  }

  /// Whether controls give every path the same values, and call every function with the same arguments.
  func isCovered(by controls: ActionEffects) -> Bool {
    computed.allSatisfy { path, values in
      controls.bound.contains(path) || controls.chosen.contains(path)
        || values.isSubset(of: controls.computed[path] ?? []) || mirrors(path, values)
    } && constant.allSatisfy { isConstantCovered($0, $1, by: controls) }
      && toggled.allSatisfy { path in
        controls.toggled.contains(path) || controls.bound.contains(path)
          || controls.constant[path]?.isSuperset(of: ["true", "false"]) ?? false
      } && calls.allSatisfy { path, arguments in arguments.isSubset(of: controls.calls[path] ?? []) }
  }

  private func isConstantCovered(_ path: String, _ values: Set<String>, by controls: ActionEffects) -> Bool {
    if controls.bound.contains(path) || controls.chosen.contains(path) { return true }
    if controls.toggled.contains(path), values.isSubset(of: ["true", "false"]) { return true }
    return values.isSubset(of: controls.constant[path] ?? [])
  }

  /// Whether a path only repeats a value that the action toggles: `model.isOpen = isOpen`.
  private func mirrors(_ path: String, _ values: Set<String>) -> Bool {
    values.count == 1
      && values.allSatisfy { toggled.contains($0) && path.split(separator: ".").last == $0.split(separator: ".").last }
  }
}
