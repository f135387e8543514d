import Audit
import DesignTokens
import SourceText
import SwiftSource
import Typesetting

/// The pairings in view code: text or an image in one token on another, in one chain or in nested stacks.
///
/// There is no pairing if a color isn't a token, is chosen at run time, or may be covered or changed.
struct CodePairings {
  /// The pairings in source order, each once, with the locations of its other uses.
  let pairings: [Pairing]

  /// The maximum number of other uses of a pairing.
  private static let longestList = 10

  init(_ code: ViewCode, among tokens: TokenSet) {
    var order: [Pairing.Identity] = []
    var found: [Pairing.Identity: [Pairing]] = [:]
    for chain in code.chains {
      guard let usage = chain.shownUsage, let pairing = chain.shownPairing(usage, among: tokens) else { continue }
      if found[pairing.identity] == nil { order.append(pairing.identity) }
      if found[pairing.identity, default: []].count <= CodePairings.longestList {
        found[pairing.identity, default: []].append(pairing)
      }
    }
    pairings = order.compactMap { identity in
      guard let uses = found[identity], let first = uses.first else { return nil }
      return Pairing(
        foreground: first.foreground, background: first.background, backdrops: first.backdrops, usage: first.usage,
        textStyle: first.textStyle, origin: .code, name: first.name, declaration: first.declaration,
        fontSize: first.fontSize, otherUses: uses.dropFirst().compactMap(\.declaration))
    }
  }
}

extension CodePairings {
  /// Returns notices on the custom modifiers that prevent pairings from being measured, each at its declaration.
  static func notices(of chains: [CodeChain], in index: CodeIndex) -> [InputNotice] {
    var counts: [Int: Int] = [:]
    for chain in chains where chain.shownUsage != nil {
      let look = chain.shownLook
      guard look.isSound, !look.mayFade, let own = look.doubt, case .token? = look.foreground,
        case .token? = look.background
      else { continue }
      counts[own, default: 0] += 1
    }
    return counts.sorted { $0.key < $1.key }.map { own, count in
      let name = index.symbols.symbols[own].name
      return InputNotice(
        "\(count) \(count == 1 ? "pairing" : "pairings") in view code can't be determined, because \(name)() may change the colors",
        at: index.symbols.location(of: own))
    }
  }
}

extension CodeChain {
  private static let textViews: Set<String> = ["Text", "Label", "TextField", "TextEditor", "SecureField", "Link"]
  private static let titledViews: Set<String> = ["Button", "NavigationLink"]

  /// The visible content: text, an image, or nil for other views.
  var shownUsage: Pairing.Usage? {
    guard !source.isImplicit, source.path.count == 1, source.arguments != nil,
      !source.modifiers.isEmpty || parent != nil
    else { return nil }
    if CodeChain.textViews.contains(name) || CodeChain.titledViews.contains(name) && hasPlainTitle && showsText {
      return index.hiddenViews.isEmpty || viewName == name ? .text : nil
    }
    guard name == "Image" || (name.utf8.count > 4 && name.utf8.suffix(4).elementsEqual("Icon".utf8)) || name == "Icon"
    else { return nil }
    let isDecorative =
      source.argument("decorative") != nil || source.modifiers.contains { $0.name == "accessibilityHidden" }
    return isDecorative ? nil : .graphic
  }

  /// The colors set on the chain and on the stacks around it.
  var shownLook: CodeInheritedColors { index.looks.look(of: self) }

  /// Reads the colors set on the chain and on the stacks around it.
  func readLook() -> CodeInheritedColors {
    var look = CodeInheritedColors()
    look.read(self, isView: true)
    var chain = self
    while look.isSound, let (parent, layer, first) = chain.colorsAround {
      if let layer { look.readLayer(layer) }
      look.read(parent, isView: false, from: first)
      chain = parent
    }
    return look
  }

  /// Returns the pairing of the chain, if both colors are tokens of the system.
  fileprivate func shownPairing(_ usage: Pairing.Usage, among tokens: TokenSet) -> Pairing? {
    let look = shownLook
    guard look.isSound, !look.mayFade, look.doubt == nil,
      case .token(let foreground, let place, _)? = look.foreground,
      case .token(let background, _, _)? = look.background, isColor(foreground, tokens), isColor(background, tokens)
    else { return nil }
    let size = usage == .text ? look.fontSize : nil
    return Pairing(
      foreground: foreground, background: background, usage: look.isDisabled ? .inactive : usage,
      textStyle: size.map { "\(truncatedText($0, padded: false)) pt" }, origin: .code, name: declaration,
      declaration: place,
      fontSize: size)
  }

  private func isColor(_ path: TokenPath, _ tokens: TokenSet) -> Bool {
    guard let token = tokens[path] else { return false }
    return token.type == .color || token.type == nil
  }
}
