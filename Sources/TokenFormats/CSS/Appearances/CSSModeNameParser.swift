import DesignTokens

/// What the name of a class or the value of an attribute says about the look, read from its words.
struct CSSModeNameParser {
  /// Light or dark, where it says so.
  var scheme: Mode.Scheme?
  /// The contrast, where it says so.
  var contrast: Mode.Contrast?
  /// What is left of the name: a theme or a component; nil when it says nothing but the look.
  var rest: String?

  private static let darkWords: Set<String> = ["dark", "night", "darkmode", "darktheme", "nightmode"]
  private static let lightWords: Set<String> = ["light", "day", "lightmode", "lighttheme", "daymode"]
  static let themeWords: Set<String> = ["theme", "themes", "mode", "scheme", "appearance", "palette"]
  private static let highWords: Set<String> = ["high", "more", "increased", "enhanced", "increase"]
  private static let standardWords: Set<String> = ["standard", "normal", "no", "default"]
  private static let fillerWords: Set<String> = [
    "color", "colour", "colors", "default", "base", "prefers", "is", "has", "auto", "system", "the", "data",
  ]

  /// Reads the name of a class or of an identifier that may be known to stand for a mode.
  init(className name: String, known modes: [String: String]) {
    // A look has no transparency: what a class for reduced transparency sets must not count for the light or the dark look.
    guard let mode = modes[name].flatMap({ Mode(guessedFrom: $0) }), mode.transparency == .standard else {
      self.init(className: name)
      return
    }
    self.init(rest: nil)
    scheme = mode.scheme
    if mode.contrast == .increased { contrast = .increased }
  }

  /// Reads the name of a class or of an identifier.
  init(className name: String) {
    let words = CSSModeNameParser.words(of: name)
    read(words)
    let isMode = scheme != nil || contrast != nil
    guard let theme = words.firstIndex(where: CSSModeNameParser.themeWords.contains) else {
      // Without "theme" or "mode" the name must say nothing but the look: `.dark`, not `.button-dark`.
      if !isMode || words.contains(where: { !isOfLook($0) && !CSSModeNameParser.fillerWords.contains($0) }) {
        self = CSSModeNameParser(rest: name)
      }
      return
    }
    let start = min(theme, words.firstIndex { isOfLook($0) } ?? theme)
    // Words in front are a vendor's prefix, as in `.cpd-theme-dark`.
    let named = words[start...].filter { isForeign($0) }
    if !isMode {
      let isPlain = named.isEmpty && start == 0
      rest = isPlain ? nil : name
    } else if !named.isEmpty {
      rest = words[start...].filter { !isOfLook($0) }.joined(separator: "-")
    }
  }

  /// Reads an attribute selector; nil when the attribute has nothing to do with looks.
  init?(attribute: String, value: String?) {
    let nameWords = CSSModeNameParser.words(of: attribute)
    var ofName = CSSModeNameParser(rest: nil)
    ofName.read(nameWords)
    let isContrast = nameWords.contains("contrast")
    let isMode = ofName.scheme != nil || ofName.contrast != nil || isContrast
    guard isMode || nameWords.contains(where: CSSModeNameParser.themeWords.contains) else { return nil }
    let words = value.map { CSSModeNameParser.words(of: $0) } ?? []
    read(isContrast ? ["contrast"] + words : words)
    if value == nil { (scheme, contrast) = (ofName.scheme, ofName.contrast) }
    let named = words.filter { isForeign($0) && !(isContrast && CSSModeNameParser.standardWords.contains($0)) }
    if !named.isEmpty {
      rest =
        scheme == nil && contrast == nil ? value : named.joined(separator: "-")
    }
  }

  /// Says nothing of the look but a name.
  init(rest: String?) { self.rest = rest }

  /// Words that are known already.
  init(scheme: Mode.Scheme?, contrast: Mode.Contrast?) {
    self.init(rest: nil)
    (self.scheme, self.contrast) = (scheme, contrast)
  }

  private mutating func read(_ words: [String]) {
    for word in words {
      if CSSModeNameParser.darkWords.contains(word) { scheme = .dark }
      if CSSModeNameParser.lightWords.contains(word) { scheme = .light }
      if word == "hc" || word == "highcontrast" { contrast = .increased }
    }
    guard words.contains("contrast") else { return }
    if words.contains(where: CSSModeNameParser.highWords.contains) {
      contrast = .increased
    } else if words.contains(where: CSSModeNameParser.standardWords.contains) {
      contrast = .standard
    }
  }

  /// Whether a word is one of those that say the look.
  private func isOfLook(_ word: String) -> Bool {
    if CSSModeNameParser.darkWords.contains(word) || CSSModeNameParser.lightWords.contains(word) { return true }
    guard contrast != nil else { return false }
    return word == "hc" || word == "highcontrast" || word == "contrast" || CSSModeNameParser.highWords.contains(word)
  }

  private func isForeign(_ word: String) -> Bool {
    !isOfLook(word) && !CSSModeNameParser.themeWords.contains(word) && !CSSModeNameParser.fillerWords.contains(word)
  }

  /// The words of a name, in lower case: split at anything but letters and digits, and before a capital.
  static func words(of name: String) -> [String] {
    var words: [[UInt8]] = [[]]
    var followsSmall = false
    for byte in name.utf8 {
      switch byte {
      case 0x41...0x5A:
        if followsSmall { words.append([]) }
        words[words.count - 1].append(byte | 0x20)
        followsSmall = false
      case 0x61...0x7A, 0x30...0x39, 0x80...:
        words[words.count - 1].append(byte)
        followsSmall = true
      default:
        words.append([])
        followsSmall = false
      }
    }
    return words.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }
}
