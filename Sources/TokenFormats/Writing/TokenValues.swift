import DesignTokens

/// A place for values in what is written: a mode, and the place whose value shows where this one has none.
struct ModeSlot: Sendable {
  let mode: Mode
  /// The position of the slot that shows through; nil for the first, or where nothing does.
  let base: Int?
}

/// Decides which values of tokens are written, so that each mode shows what it showed.
struct TokenValues {
  let tokens: TokenSet
  let resolver: TokenResolver
  /// The mode that also owns the values that name none.
  private let firstMode: String?

  init(_ tokens: TokenSet, modes: [Mode]) {
    self.tokens = tokens
    resolver = TokenResolver(tokens: tokens, modes: modes)
    firstMode = modes.first?.name
  }

  /// What a token comes to in a mode; nil when it has no value there that can be told.
  func value(of token: Token, in mode: Mode) -> TokenValue? {
    guard case .value(let value)? = (try? resolver.resolve(token.path, in: mode.name))?.value,
      TokenValues.isTellable(value)
    else { return nil }
    return value
  }

  /// The largest component that a color may have; what is beyond is no color, and conversions lose it.
  private static let largestComponent = 1e6

  /// Whether a value is one that numbers can tell.
  private static func isTellable(_ value: TokenValue) -> Bool {
    guard case .color(let color) = value else { return true }
    return (0..<3).allSatisfy { abs(color.components[$0]) <= largestComponent } && color.alpha.isFinite
  }

  /// What a part of a composite value comes to in a mode.
  func value(of part: AuthoredValue, in mode: Mode) -> TokenValue? {
    guard case .value(let value)? = try? resolver.resolve(part, in: mode.name) else { return nil }
    return value
  }

  /// The first value that a token has in any of the slots: it tells of which kind the token is.
  func sample(of token: Token, _ slots: [ModeSlot]) -> TokenValue? {
    for slot in slots {
      if let value = value(of: token, in: slot.mode) { return value }
    }
    return nil
  }

  /// What is written of a token, slot by slot.
  struct Written {
    /// The content to write in each slot; nil where what shows through is right, or where there is nothing to write.
    var contents: [AuthoredValue.Content?]
    /// The slots that show a value although the token has none there that can be told.
    var shownInVain: [Int] = []
    /// The slots without any value.
    var empty: [Int] = []
  }

  /// The contents of a token for each slot.
  ///
  /// - Parameters:
  ///   - isKept: whether a content can be written as it is; what cannot is written as the value it comes to.
  ///   - showsFirst: whether the first slot shows through in those that have no base.
  func contents(
    of token: Token, in slots: [ModeSlot], showsFirst: Bool = true, isKept: (AuthoredValue.Content) -> Bool
  ) -> Written {
    var written = Written(contents: Array(repeating: nil, count: slots.count))
    var shown: [AuthoredValue.Content?] = written.contents
    for index in TokenValues.order(slots) {
      let base = slots[index].base ?? (showsFirst && index > 0 ? 0 : nil)
      let through = base.flatMap { shown[$0] }
      guard let (content, isOwn) = content(of: token, in: slots[index].mode, isKept) else {
        if through == nil { written.empty.append(index) } else { written.shownInVain.append(index) }
        shown[index] = through
        continue
      }
      shown[index] = content
      if isOwn || content != through { written.contents[index] = content }
    }
    return written
  }

  /// The slots, each behind the one that shows through it; those in a circle come last.
  private static func order(_ slots: [ModeSlot]) -> [Int] {
    var order: [Int] = []
    var rest = Array(slots.indices)
    while !rest.isEmpty {
      let ready = rest.filter { slots[$0].base.map(order.contains) ?? true }
      order += ready.isEmpty ? rest : ready
      rest = ready.isEmpty ? [] : rest.filter { !ready.contains($0) }
    }
    return order
  }

  /// What a token is worth in a mode, as it is to be written, and whether that is the mode's own.
  private func content(
    of token: Token, in mode: Mode, _ isKept: (AuthoredValue.Content) -> Bool
  ) -> (AuthoredValue.Content, isOwn: Bool)? {
    guard let authored = resolver.authored(token, in: mode.name),
      let resolution = try? resolver.resolve(token.path, in: mode.name), case .value(let value) = resolution.value,
      TokenValues.isTellable(value)
    else { return nil }
    let isOwn = token.value(in: mode.name) != nil || (mode.name == firstMode && token.value(in: nil) != nil)
    if isKept(authored.content) { return (authored.content, isOwn) }
    return (.literal(value), isOwn || !resolution.isFallback)
  }
}

extension TokenValue {
  /// The word by which notes call a value of this kind.
  func kindName(_ type: TokenType?) -> String { (type ?? ownType)?.rawValue ?? "untyped text" }
}
