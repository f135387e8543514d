import SourceText
import SwiftSource
import Typesetting

/// The edits that replace a fixed font by the text style of the same size and weight.
struct CodeFontFix {
  /// The functions that are replaced.
  static let functions: Set<String> = ["system", "systemFont"]

  private let call: CodeCall
  private let outline: SwiftOutline

  init(_ call: CodeCall) { (self.call, outline) = (call, call.chain.outline) }

  /// The edits; empty if the replacement isn't certain.
  var edits: [CodeEdit] {
    guard isForPhones, let style, !hasComments else { return [] }
    return call.name == "system" ? swiftUI(style) : uiKit(style)
  }

  // MARK: Conditions

  /// Whether the file is for no other platform, where text styles have other sizes.
  private var isForPhones: Bool {
    !outline.tokens.indices.contains { token in
      ["AppKit", "WatchKit", "macOS", "watchOS", "tvOS", "visionOS"].contains { outline.isToken(token, $0) }
    }
  }

  private var hasComments: Bool {
    let bytes = outline.bytes(of: call.chain.source.baseTokens)
    return outline.comments.contains { $0.overlaps(bytes) }
  }

  /// The text style with the size and weight of the call; nil if they aren't literals, or no style has them.
  private var style: SystemTextStyle? {
    let size = call.name == "system" ? "size" : "ofSize"
    let arguments = call.arguments ?? []
    let labels = call.name == "system" ? [size, "weight", "design"] : [size, "weight"]
    guard call.isBase, arguments.first?.label == size,
      arguments.allSatisfy({ labels.contains($0.label ?? "") }),
      case .number(let number, _)? = arguments.first?.value.kind, let weight
    else { return nil }
    let styles = SystemTextStyle.allCases.filter {
      $0.metrics(at: .standard).size == number && $0.defaultWeight == weight
    }
    guard styles.count == 1, let style = styles.first, !isHidden(style) else { return nil }
    return style
  }

  /// The weight; nil if it isn't known.
  private var weight: Int? {
    guard let weight = call.argument("weight") else { return 400 }
    switch weight.source.kind {
    case .implicitMember("regular"): return 400
    case .implicitMember("semibold"): return 600
    default: return nil
    }
  }

  /// Whether the sources have a member with the name of the style.
  private func isHidden(_ style: SystemTextStyle) -> Bool {
    let index = call.chain.index
    return ["Font", "UIFont", "TextStyle"].contains { type in
      [style.swiftUIName, style.uiKitName, "preferredFont"].contains { index.adds($0, to: type, from: call.chain.file) }
    }
  }

  // MARK: Replacements

  private func swiftUI(_ style: SystemTextStyle) -> [CodeEdit] {
    let path = call.chain.source.path
    let isFont = path == ["Font", "system"] || path == ["SwiftUI", "Font", "system"]
    let isInFont = call.enclosingModifiers.contains { $0.name == "font" && $0.doubt == nil }
    guard isFont || call.chain.source.isImplicit && isInFont else { return [] }
    let prefix = (path.dropLast().map { $0 + "." }.joined()) + (call.chain.source.isImplicit ? "." : "")
    guard let design = call.argument("design") else { return [replacement(prefix + style.swiftUIName)] }
    return [replacement("\(prefix)system(.\(style.swiftUIName), design: \(text(of: design.source.tokens)))")]
  }

  /// Returns the replacement in `label.font = UIFont.systemFont(ofSize: 17)`, and the statement that lets the label follow it.
  private func uiKit(_ style: SystemTextStyle) -> [CodeEdit] {
    let path = call.chain.source.path
    guard call.chain.source.modifiers.isEmpty, path == ["UIFont", "systemFont"] || call.chain.source.isImplicit,
      let label = CodeFontLabel(assignedIn: call.chain)
    else { return [] }
    let prefix = call.chain.source.isImplicit ? "." : "UIFont."
    let font = replacement("\(prefix)preferredFont(forTextStyle: .\(style.uiKitName))")
    switch label.follows {
    case true?: return [font]
    case false?: return []
    case nil:
      guard let end = label.lineEnd else { return [] }
      let added = "\(label.lineBreak)\(label.indentation)\(label.spelling).adjustsFontForContentSizeCategory = true"
      return [font, edit(end..<end, added, isFirst: false)]
    }
  }

  private func replacement(_ text: String) -> CodeEdit {
    edit(outline.bytes(of: call.chain.source.baseTokens), text, isFirst: true)
  }

  private func edit(_ bytes: Range<Int>, _ text: String, isFirst: Bool) -> CodeEdit {
    CodeEdit(
      location: outline.source.location(of: bytes), text: text, declaration: call.chain.declaration, isFirst: isFirst)
  }

  private func text(of tokens: Range<Int>) -> String {
    String(decoding: outline.source.bytes[outline.bytes(of: tokens)], as: UTF8.self)
  }
}
