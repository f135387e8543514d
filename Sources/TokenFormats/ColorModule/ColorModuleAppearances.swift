import DesignTokens
import SourceText

/// The parts of a list that are its light and dark colors: two members whose names say so, with mostly the same names in them.
struct ColorModuleAppearances {
  private(set) var modes: [(mode: String, node: ScriptNode)] = []
  /// The members that aren't an appearance; nil if there are none.
  private(set) var rest: ScriptNode?
  /// The names of the two members, for a notice.
  private(set) var names = ""

  /// The smallest share of names that both must have.
  private static let (likeness, of) = (4, 5)

  init(_ root: ScriptNode, _ modules: inout ScriptModules) {
    rest = root
    let members = (root.members ?? []).filter { $0.kind == .named }
    let found = ["light", "dark"].map { mode in
      members.filter { Mode(guessedFrom: $0.name)?.name == mode }
    }
    guard found[0].count == 1, found[1].count == 1 else { return }
    let (light, dark) = (modules.resolved(found[0][0].value), modules.resolved(found[1][0].value))
    let left = ColorModuleAppearances.leaves(light, &modules)
    let right = ColorModuleAppearances.leaves(dark, &modules)
    let larger = max(left.count, right.count)
    guard larger > 0,
      left.intersection(right).count * ColorModuleAppearances.of >= larger * ColorModuleAppearances.likeness
    else { return }
    modes = [("light", light), ("dark", dark)]
    names = "\(found[0][0].name) and \(found[1][0].name)"
    let others = (root.members ?? []).filter { $0.name != found[0][0].name && $0.name != found[1][0].name }
    rest = others.isEmpty ? nil : ScriptNode(value: .object(others), range: root.range, document: root.document)
  }

  /// The object with the names of light scales, if all of its members are dark scales: `grayDarkA` of Radix is `grayA` in dark mode.
  static func named(_ root: ScriptNode) -> ScriptNode {
    guard let members = root.members, !members.isEmpty else { return root }
    var renamed: [ScriptMember] = []
    for member in members {
      let endings = ["DarkP3A", "DarkP3", "DarkA", "Dark"]
      guard member.kind == .named, let ending = endings.first(where: { member.name.endsWithBytes(of: $0) }),
        member.name.utf8.count > ending.utf8.count
      else { return root }
      let name =
        String(Substring(member.name.utf8.dropLast(ending.utf8.count))) + String(Substring(ending.utf8.dropFirst(4)))
      renamed.append(ScriptMember(kind: .named, name: name, nameRange: member.nameRange, value: member.value))
    }
    return ScriptNode(value: .object(renamed), range: root.range, document: root.document)
  }

  private static func leaves(
    _ node: ScriptNode, _ modules: inout ScriptModules, _ path: String = "", depth: Int = 0
  ) -> Set<String> {
    guard depth < ScriptReader.depthLimit, let members = node.members else { return [path] }
    var names: Set<String> = []
    for member in members where member.kind == .named {
      let value = modules.resolved(member.value)
      names.formUnion(leaves(value, &modules, path + "." + member.name, depth: depth + 1))
    }
    return names
  }
}
