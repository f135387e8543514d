import SwiftSource

extension CodeChain {
  /// The parts of literals that show something in another color than the text: a link, a text, or an image.
  private static let inserts = ["](", "(Text(", "(Image("]

  private static let inputs: Set<String> = ["TextField", "TextEditor", "SecureField"]

  /// Whether the view shows a text in its color: an input, and not an image, a sign without letters, a link, or text that brings its colors.
  var showsText: Bool {
    guard !CodeChain.inputs.contains(name) else { return true }
    guard let argument = source.argument(nil)?.unparenthesized else { return name != "Label" }
    switch argument.kind {
    case .string(let text):
      let quote = expression(argument).quote
      guard !CodeChain.inserts.contains(where: { quote.holdsBytes(of: $0) }) else { return false }
      return text?.contains { $0.isLetter || $0.isNumber } ?? true
    case .call(let callee, _): return !["Image", "AttributedString"].contains(callee.path?.last ?? "")
    case .closure: return name != "Label"
    default: return !(argument.path?.last?.lowercased().holdsBytes(of: "attributed") ?? false)
    }
  }
}
