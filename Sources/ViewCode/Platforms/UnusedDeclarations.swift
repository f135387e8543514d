import SourceText
import SwiftSource

/// The declarations of whole projects, and the private ones of files, that nothing but previews, unused declarations, and they themselves name.
///
/// What nothing names can't be seen. Only what can't be reached in another way is unused: structs and enumerations of views and values, members that
/// extend a type from elsewhere, and private constants and properties. A name in a string counts as a use, and so does another declaration with the
/// name. A name in a test doesn't.
struct UnusedDeclarations {
  /// The unused declarations of each file, without their members.
  private(set) var declarations: [Set<Int>]

  /// Finds the unused declarations.
  ///
  /// - Parameters:
  ///   - projects: the folders that contain a project or a package, each ending with a slash; other files are used.
  ///   - isTest: whether each file is a test.
  /// - Complexity: O(n) in the number of bytes.
  init(_ outlines: [SwiftOutline], in projects: [String], tests isTest: [Bool]) {
    declarations = Array(repeating: [], count: outlines.count)
    // Types whose members may belong to a protocol: those of the files, and those that an extension makes conform. A type `View` in another one
    // isn't what `extension View` extends.
    let declared = Set(
      outlines.flatMap { outline in
        outline.declarations.lazy.filter {
          $0.parent == nil && ($0.isType || $0.kind == .extension && $0.inheritance != nil)
        }.map(\.name)
      })
    var candidates: [Candidate] = []
    for (file, outline) in outlines.enumerated() {
      let isInProject = projects.contains { outline.source.path.utf8.starts(with: $0.utf8) }
      // Only the file can name what is private in it, so previews may be the only use even if the project isn't known.
      let hasPreviews = isInProject || outline.hasPreviews
      for (index, declaration) in outline.declarations.enumerated()
      where (isInProject || declaration.modifiers.contains(.private) && (hasPreviews || !declaration.isType))
        && outline.canBeUnused(declaration, among: declared)
      {
        candidates.append(
          Candidate(
            file: file, declaration: index, name: declaration.name,
            isPrivate: declaration.modifiers.contains(.private)))
      }
    }
    let names = NameFilter(Set(candidates.map(\.name)))
    guard !names.isEmpty else { return }
    let uses = Parallel.map(outlines.count) { file in
      // A file that shows something may ship even if it has tests.
      let isOnlyTest =
        isTest[file] && !outlines[file].declarations.contains { $0.hasMembers && outlines[file].isView($0) }
      return isOnlyTest ? [] : outlines[file].uses(of: names)
    }
    declarations = UnusedDeclarations.unused(candidates, uses, outlines)
  }

  private struct Candidate {
    let file: Int
    let declaration: Int
    let name: String
    /// Whether only the file can name it.
    let isPrivate: Bool
  }

  /// Returns the candidates that nothing names, then those that only these name, until there are no more.
  private static func unused(
    _ candidates: [Candidate], _ uses: [[NameUse]], _ outlines: [SwiftOutline]
  ) -> [Set<Int>] {
    var places: [String: [(file: Int, token: Int)]] = [:]
    for (file, uses) in uses.enumerated() {
      for use in uses { places[use.name, default: []].append((file, use.token)) }
    }
    let extensions = outlines.map(\.plainExtensions)
    var dead = Array(repeating: [Range<Int>](), count: outlines.count)
    var found = Array(repeating: Set<Int>(), count: outlines.count)
    var pending = candidates
    while true {
      let next = pending.filter { candidate in
        let own = outlines[candidate.file].declarations[candidate.declaration].tokens
        return places[candidate.name, default: []].allSatisfy { place in
          place.file == candidate.file && own.contains(place.token)
            || candidate.isPrivate && place.file != candidate.file
            || dead[place.file].contains { $0.contains(place.token) }
            || extensions[place.file].contains { $0.name == candidate.name && $0.tokens.contains(place.token) }
        }
      }
      guard !next.isEmpty else { return found }
      for candidate in next {
        found[candidate.file].insert(candidate.declaration)
        dead[candidate.file].append(outlines[candidate.file].declarations[candidate.declaration].tokens)
      }
      // Nothing else has the name of an unused type, so every extension with it belongs to the type; in its file, if it is private.
      let unusedTypes = next.filter { outlines[$0.file].declarations[$0.declaration].isType }
      let types = Set(unusedTypes.filter { !$0.isPrivate }.map(\.name))
      for (file, outline) in outlines.enumerated() where !unusedTypes.isEmpty {
        let own = types.union(unusedTypes.filter { $0.isPrivate && $0.file == file }.map(\.name))
        for (index, declaration) in outline.declarations.enumerated()
        where declaration.kind == .extension && declaration.parent == nil && own.contains(declaration.name) {
          found[file].insert(index)
          dead[file].append(declaration.tokens)
        }
      }
      pending.removeAll { found[$0.file].contains($0.declaration) }
    }
  }
}

extension SwiftDeclaration {
  fileprivate var isType: Bool { hasMembers && kind != .extension }
}

extension SwiftOutline {
  /// The protocols of types that appear only where a name shows them; the system finds other types, such as intents, by itself.
  private static let protocols: Set<String> = [
    "View", "ViewModifier", "AnimatableModifier", "EnvironmentalModifier", "Animatable", "Equatable", "Hashable",
    "Identifiable", "Sendable", "CaseIterable", "Comparable", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle",
    "ToggleStyle", "TextFieldStyle", "ProgressViewStyle", "GroupBoxStyle", "MenuStyle", "GaugeStyle", "Shape",
    "InsettableShape", "ShapeStyle", "Layout", "UIViewRepresentable", "UIViewControllerRepresentable",
    "NSViewRepresentable", "String", "Int",
  ]
  /// The attributes that don't let the system find a declaration.
  private static let attributes: Set<String> = [
    "available", "MainActor", "ViewBuilder", "discardableResult", "inlinable", "frozen", "usableFromInline",
  ]

  /// Whether a declaration is unused if nothing names it.
  ///
  /// - Parameter declared: the names of the types whose members may belong to a protocol.
  fileprivate func canBeUnused(_ declaration: SwiftDeclaration, among declared: Set<String>) -> Bool {
    guard !declaration.modifiers.contains(.public), declaration.parent.map(isOpen) != true else { return false }
    switch declaration.kind {
    case .struct, .enum:
      guard declaration.parent == nil, declaration.name.utf8.count > 1 else { return false }
      let protocols = hasPlainProtocols(declaration)
      guard protocols else { return false }
    case .variable, .constant:
      guard tokens[declaration.nameToken].kind == .identifier else { return false }
      // A macro of the type may use what is private in it.
      if declaration.modifiers.contains(.private) {
        return hasPlainAttributes(declaration) && declaration.parent.map(hasPlainAttributes) ?? true
          && !actsWhenCreated(declaration)
      }
      fallthrough
    case .function:
      guard let parent = declaration.parent.map({ declarations[$0] }), parent.kind == .extension, parent.parent == nil,
        hasPlainAttributes(parent), !declared.contains(parent.name), !parent.name.contains("."),
        tokens[declaration.nameToken].kind == .identifier,
        !SwiftOutline.callsWithoutName.contains(where: { declaration.name.utf8.starts(with: $0.utf8) })
      else { return false }
    default: return false
    }
    return hasPlainAttributes(declaration)
  }

  /// The beginnings of the names of members that the compiler calls: of result builders, interpolations, and callable values.
  private static let callsWithoutName = [
    "build", "appendInterpolation", "appendLiteral", "callAsFunction", "dynamicallyCall", "wrappedValue",
    "projectedValue",
  ]

  /// Whether the system finds no type by the protocols of a declaration.
  fileprivate func hasPlainProtocols(_ declaration: SwiftDeclaration) -> Bool {
    declaration.inheritance?.allSatisfy { tokens[$0].kind == .comma || SwiftOutline.protocols.contains(name($0)) }
      ?? true
  }

  /// Whether the file has a preview.
  fileprivate var hasPreviews: Bool {
    tokens.indices.contains { tokens[$0].kind == .hash && isToken($0, "#Preview") }
      || declarations.contains(where: isPreviewProvider)
  }

  /// Whether a stored property may do something when its instance is created: its value is `Void`, or comes from a closure.
  private func actsWhenCreated(_ declaration: SwiftDeclaration) -> Bool {
    guard declaration.parent != nil, !declaration.modifiers.contains(.static) else { return false }
    let isLazy = (declaration.tokens.lowerBound..<declaration.nameToken).contains { isToken($0, "lazy") }
    // A computed property has no value of its own.
    let sign = (declaration.nameToken..<declaration.tokens.upperBound).first {
      tokens[$0].kind == .openBrace || isToken($0, "=")
    }
    guard !isLazy, let equals = sign, isToken(equals, "=") else { return false }
    let isVoid = (declaration.nameToken..<equals).contains {
      isToken($0, "Void") || tokens[$0].kind == .openParenthesis
    }
    return isVoid
      || (equals..<declaration.tokens.upperBound).contains { token in
        tokens[token].kind == .openBrace
          || ["appearance", "addObserver", "sink", "window"].contains { name(token) == $0 }
      }
  }

  private func hasPlainAttributes(_ declaration: Int) -> Bool { hasPlainAttributes(declarations[declaration]) }

  private func isOpen(_ parent: Int) -> Bool {
    declarations[parent].modifiers.contains(.public) && declarations[parent].kind == .extension
  }

  /// Whether no attribute or `override` of a declaration lets the system find it.
  private func hasPlainAttributes(_ declaration: SwiftDeclaration) -> Bool {
    var token = declaration.tokens.lowerBound
    while token < declaration.nameToken {
      if tokens[token].kind == .at, !SwiftOutline.attributes.contains(name(token + 1)) { return false }
      if tokens[token].word == .override { return false }
      token = next(after: token)
    }
    return true
  }

  /// The extensions that let the system find no type.
  fileprivate var plainExtensions: [(name: String, tokens: Range<Int>)] {
    declarations.compactMap { declaration in
      guard declaration.kind == .extension, hasPlainProtocols(declaration) else { return nil }
      return (declaration.name, declaration.tokens)
    }
  }

  /// Returns the names in the source that a filter contains, except in previews.
  fileprivate func uses(of names: NameFilter) -> [NameUse] {
    var uses: [NameUse] = []
    let own = Set(declarations.filter { isPreviewProvider($0) }.map(\.tokens))
    var token = 0
    while token < tokens.count - 1 {
      if tokens[token].kind == .hash, isToken(token, "#Preview") {
        token = endOfPreview(at: token)
      } else if let preview = own.first(where: { $0.lowerBound == token }) {
        token = max(token + 1, preview.upperBound)
      } else {
        switch tokens[token].kind {
        case .identifier:
          if let name = names.name(bytes(ofName: token)) { uses.append(NameUse(name: name, token: token)) }
        case .string, .regex:
          // An interpolation, a name that the program looks up, or code that looks like a regular expression.
          for word in source.bytes[tokens[token].range].split(whereSeparator: { !NameFilter.isWord($0) }) {
            if let name = names.name(word) { uses.append(NameUse(name: name, token: token)) }
          }
        default: break
        }
        token += 1
      }
    }
    return uses
  }

  /// Returns the first token after a preview's arguments and closures.
  private func endOfPreview(at hash: Int) -> Int {
    var token = hash + 1
    if tokens[token].kind == .openParenthesis { token = next(after: token) }
    while token < tokens.count - 1, tokens[token].kind == .openBrace {
      token = next(after: token)
      // A label of another closure.
      if token + 2 < tokens.count, tokens[token].kind == .identifier, tokens[token + 1].kind == .colon,
        tokens[token + 2].kind == .openBrace
      {
        token += 2
      }
    }
    return token
  }
}

/// A name where it is used.
private struct NameUse: Sendable {
  let name: String
  let token: Int
}

/// A set of names that excludes most other words by their length and three of their bytes.
private struct NameFilter: Sendable {
  private let names: [[UInt8]: String]
  private var bits = [Bool](repeating: false, count: 1 << 16)

  init(_ names: Set<String>) {
    self.names = Dictionary(uniqueKeysWithValues: names.map { (Array($0.utf8), $0) })
    for name in self.names.keys { bits[NameFilter.place(name[...])] = true }
  }

  var isEmpty: Bool { names.isEmpty }

  /// Returns the name with the bytes of a word; nil if there is none.
  func name(_ word: ArraySlice<UInt8>) -> String? { bits[NameFilter.place(word)] ? names[Array(word)] : nil }

  static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (byte | 0x20) &- UInt8(ascii: "a") < 26
      || byte &- UInt8(ascii: "0") < 10
  }

  private static func place(_ word: ArraySlice<UInt8>) -> Int {
    guard let first = word.first, let last = word.last else { return 0 }
    let middle = word[word.startIndex + word.count / 2]
    return (Int(first) &* 31 &+ Int(last) &* 1_009 &+ Int(middle) &* 4_177 &+ word.count &* 131) & 0xFFFF
  }
}
