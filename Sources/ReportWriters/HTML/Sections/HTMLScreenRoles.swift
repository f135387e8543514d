import Audit
import ColorScience
import DesignTokens

/// The tokens of a made-up screen by role, told by their names and by their use in required pairings.
///
/// A role that can't be told is left out.
struct HTMLScreenRoles {
  let page: TokenPath
  /// A surface on the page, and one that is set apart from it.
  var card, inset: TokenPath?
  /// Neutral texts, strongest first.
  let texts: [TokenPath]
  /// A text for links and small actions.
  var link: TokenPath?
  /// The fill of a button, and its label.
  var button: (fill: TokenPath, label: TokenPath)?
  /// The outline of a field.
  var outline: TokenPath?
  /// The texts for states, such as success.
  let states: [TokenPath]

  private static let pageNames = ["page", "background", "canvas", "base"]
  private static let cardNames = ["surface", "card", "panel", "elevated", "container"]
  private static let insetNames = ["subtle", "muted", "inset", "sunken", "secondary", "tertiary"]
  private static let actionNames = ["primary", "accent", "brand", "link", "action", "interactive"]
  private static let stateNames = [
    "success", "positive", "warning", "caution", "danger", "error", "critical", "negative", "info",
  ]
  private static let passingNames = ["hover", "pressed", "active", "focus", "disabled", "selected"]

  /// Returns the words of a path in lowercase: parts between separators and before capital letters.
  private static func words(of path: TokenPath) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in path.description.unicodeScalars {
      let isCapital = ("A"..."Z").contains(scalar)
      if !("a"..."z").contains(scalar) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isCapital {
        word += String(scalar).lowercased()
      } else if ("a"..."z").contains(scalar) {
        word.unicodeScalars.append(scalar)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Finds the roles; nil without a page and a text on it.
  init?(_ context: HTMLContext) {
    var texts: [TokenPath: [(path: TokenPath, ratio: Double)]] = [:]
    var grounds: [TokenPath] = []
    var outlines: [TokenPath] = []
    for first in context.firstResults {
      let measured = context.report.pairings[first].measured
      let pairing = measured.pairing
      guard measured.canGate, pairing.origin != .badge, pairing.backdrops.isEmpty else { continue }
      switch measured.usage {
      case .text:
        if texts[pairing.background] == nil { grounds.append(pairing.background) }
        texts[pairing.background, default: []].append((pairing.foreground, measured.lowestRatio ?? 0))
      case .component: outlines.append(pairing.foreground)
      default: break
      }
    }
    var known: [TokenPath: [String]] = [:]
    func has(_ path: TokenPath, _ names: [String]) -> Bool {
      let words = known[path] ?? Self.words(of: path)
      known[path] = words
      return words.contains { names.contains($0) }
    }
    // Surfaces have several texts; the fill of a button has one, which is on no surface.
    let most = grounds.max { texts[$0, default: []].count < texts[$1, default: []].count }
    guard let most, texts[most, default: []].count > 1 || grounds.count == 1 else { return nil }
    let surfaces = grounds.filter { ground in
      texts[ground, default: []].contains { text in texts[most, default: []].contains { $0.path == text.path } }
    }
    let page = surfaces.first { has($0, Self.pageNames) && !has($0, Self.insetNames) } ?? most
    self.page = page
    card = surfaces.first { $0 != page && has($0, Self.cardNames) && !has($0, Self.insetNames) }
    inset = surfaces.first { [card] in $0 != page && $0 != card && has($0, Self.insetNames) }
    let own = texts[page, default: []].sorted { $0.ratio > $1.ratio }.map(\.path)
    states = Array(own.filter { has($0, Self.stateNames) }.prefix(4))
    link = own.first { has($0, Self.actionNames) && !has($0, Self.stateNames) }
    let neutral = own.filter { !has($0, Self.stateNames) && !has($0, Self.actionNames) }
    guard !neutral.isEmpty else { return nil }
    self.texts = Array(neutral.prefix(3))
    let fills = grounds.filter { !surfaces.contains($0) && !has($0, Self.passingNames) && !has($0, Self.stateNames) }
    if let fill = fills.first(where: { has($0, Self.actionNames) }) ?? fills.first, let label = texts[fill]?.first {
      button = (fill, label.path)
    }
    outline = outlines.first
  }
}
