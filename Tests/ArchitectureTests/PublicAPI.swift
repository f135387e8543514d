import SourceText
import SwiftSource
import TestSupport

/// The public declarations of a module, a line each, as its users see them.
///
/// Declarations are read with the package's own outline of Swift source, so the list doesn't depend on a compiler version.
struct PublicAPI {
  /// The declarations, sorted by type and text.
  let lines: [String]

  /// Reads the sources of a module.
  init(of module: String) throws {
    let paths = packageFiles(below: "Sources/\(module)", extension: "swift").map { "Sources/\(module)/\($0)" }
    self.init(try paths.map { SwiftOutline(SourceFile(path: $0, bytes: Array(try packageText($0).utf8))) })
  }

  init(_ outlines: [SwiftOutline]) {
    let files = outlines.map(File.init)
    let declared = Set(files.flatMap { $0.types(where: { _ in true }) })
    let visible = Set(files.flatMap { file in file.types(where: { file.isVisible($0) }) })
    lines = files.flatMap { $0.lines { !declared.contains($0) || visible.contains($0) } }.sorted()
  }
}

/// The declarations of one file.
private struct File {
  let outline: SwiftOutline

  init(_ outline: SwiftOutline) { self.outline = outline }

  /// Returns the full names of types, extensions left out.
  func types(where isIncluded: (Int) -> Bool) -> [String] {
    outline.declarations.indices
      .filter { outline.declarations[$0].hasMembers && outline.declarations[$0].kind != .extension && isIncluded($0) }
      .map(fullName)
  }

  /// Returns the lines of all public declarations; `isKnown` says whether users see the type that an extension extends.
  func lines(_ isKnown: (String) -> Bool) -> [String] {
    outline.declarations.indices.compactMap { index in
      let declaration = outline.declarations[index]
      guard declaration.kind != .import, outermost(index).map({ isKnown(outline.declarations[$0].name) }) ?? true else {
        return nil
      }
      if declaration.kind == .extension {
        guard let inheritance = declaration.inheritance, isKnown(declaration.name) else { return nil }
        return "extension \(declaration.name): \(text(inheritance))"
      }
      guard isVisible(index) else { return nil }
      let context = declaration.parent.map { fullName($0) + ": " } ?? ""
      return context + signature(declaration)
    }
  }

  /// Whether a declaration is public and so are all types around it, the extended type left out.
  func isVisible(_ index: Int) -> Bool {
    let declaration = outline.declarations[index]
    let parent = declaration.parent.map { outline.declarations[$0] }
    let isImplied: Bool
    switch parent?.kind {
    case .enum: isImplied = declaration.kind == .enumCase
    case .protocol: isImplied = true
    case .extension: isImplied = parent.map(isMarked) ?? false
    default: isImplied = false
    }
    guard isMarked(declaration) || isImplied && !declaration.modifiers.contains(.private) else { return false }
    guard let around = declaration.parent, parent?.kind != .extension else { return true }
    return isVisible(around)
  }

  /// Whether a declaration is marked as `public` or `open`, and not only as `package`.
  private func isMarked(_ declaration: SwiftDeclaration) -> Bool {
    (declaration.tokens.lowerBound..<max(declaration.tokens.lowerBound, declaration.nameToken)).contains {
      outline.tokens[$0].word == .public || outline.tokens[$0].word == .open
    }
  }

  /// Returns the extension around a declaration, however deep; nil if there is none.
  private func outermost(_ index: Int) -> Int? {
    var next = outline.declarations[index].parent
    while let around = next {
      if outline.declarations[around].kind == .extension { return around }
      next = outline.declarations[around].parent
    }
    return nil
  }

  private func fullName(_ index: Int) -> String {
    let declaration = outline.declarations[index]
    return (declaration.parent.map { fullName($0) + "." } ?? "") + declaration.name
  }

  private func signature(_ declaration: SwiftDeclaration) -> String {
    if declaration.kind == .enumCase { return "case " + text(declaration.nameToken..<caseEnd(declaration)) }
    var end = declaration.tokens.upperBound
    if let body = declaration.body { end = min(end, body.lowerBound - 1) }
    // The default value of a constant or variable is no part of the declaration, and neither is the sign before it.
    if let value = declaration.value, declaration.kind != .typealias { end = min(end, value.lowerBound - 1) }
    return text(declaration.tokens.lowerBound..<end) + accessors(declaration)
  }

  /// Returns the end of a case; cases after a comma are declarations of their own.
  private func caseEnd(_ declaration: SwiftDeclaration) -> Int {
    var end = declaration.nameToken + 1
    if outline.tokens[end].kind == .openParenthesis { end = outline.next(after: end) }
    return end
  }

  private func accessors(_ declaration: SwiftDeclaration) -> String {
    guard declaration.kind == .variable, let body = declaration.body, declaration.value == nil else { return "" }
    var words: Set<SwiftKeyword> = []
    var at = body.lowerBound
    while at < body.upperBound {
      if let word = outline.tokens[at].word, outline.tokens[at].startsLine || at == body.lowerBound || word == .set {
        words.insert(word)
      }
      at = outline.next(after: at)
    }
    if !words.isDisjoint(with: [.willSet, .didSet]) { return "" }
    return words.contains(.set) ? " { get set }" : " { get }"
  }

  /// Returns tokens on one line, without `public`, which every line would have.
  private func text(_ tokens: Range<Int>) -> String {
    var text = ""
    for token in tokens where outline.tokens[token].word != .public {
      if !text.isEmpty, outline.tokens[token].hasSpaceBefore, !text.hasSuffix("(") { text += " " }
      if outline.tokens[token].kind == .closeParenthesis, text.hasSuffix(" ") { text.removeLast() }
      text += outline.text(token)
    }
    return text
  }
}
