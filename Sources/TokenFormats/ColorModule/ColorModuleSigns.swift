import CSSText
import ColorScience
import SourceText

/// What the leaves of an object tell: whether they are all colors.
struct ColorModuleSigns {
  private var colors = 0
  private var others = 0
  private var steps = 0

  /// The fewest colors that make a list.
  private static let leastColors = 2
  private static let stepLimit = 200_000

  var isOfColors: Bool { others == 0 && colors >= ColorModuleSigns.leastColors }

  mutating func look(at node: ScriptNode, in modules: inout ScriptModules, depth: Int = 0) {
    steps += 1
    guard depth < ScriptReader.depthLimit, steps < ColorModuleSigns.stepLimit, others == 0 else {
      others += 1
      return
    }
    let node = modules.resolved(node)
    switch node.value {
    case .object(let members):
      for member in members where member.kind == .named || member.kind == .spread {
        look(at: member.value, in: &modules, depth: depth + 1)
      }
    case .string(let text):
      if ColorModuleSigns.isColor(text) {
        colors += 1
      } else if !["inherit", "current", "currentColor", "currentcolor"].contains(text) {
        others += 1
      }
    default: others += 1
    }
  }

  /// Whether a text is a color that isn't just a word, such as `red`, which may be anything.
  private static func isColor(_ text: String) -> Bool {
    guard text.utf8.count <= 200 else { return false }
    let words = ["transparent", "white", "black"]
    guard text.utf8.contains(where: { $0 == Ascii.hash || $0 == Ascii.openParenthesis }) || words.contains(text) else {
      return false
    }
    return (try? Color(css: text)) != nil || ScriptColors.reference(in: text) != nil
  }
}
