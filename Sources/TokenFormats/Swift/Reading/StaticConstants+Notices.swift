import DesignTokens
import SourceText
import SwiftSource

// What is left out, and said.

extension StaticConstants {
  /// Says what a document declares that is not read: in types that are too deep, with names that are too long, in other branches of `#if`.
  mutating func noticeUnread(_ document: Int) {
    noticeBranches(document)
    noticeDepth(document)
    noticeLength(document)
  }

  /// Says where types are nested deeper than the limit.
  private mutating func noticeDepth(_ document: Int) {
    let outline = outlines[document]
    let first = outline.declarations.indices.first { index in
      outline.declarations[index].hasMembers && depth(of: index, outline) == SwiftSymbols.deepestNamespace + 1
    }
    guard let first else { return }
    let name = outline.declarations[first].nameToken
    add(
      InputNotice(
        "constants in types nested deeper than \(SwiftSymbols.deepestNamespace) levels are skipped",
        at: outline.location(of: name..<name + 1)))
  }

  /// How many types a declaration with members opens, itself among them.
  private func depth(of index: Int, _ outline: SwiftOutline) -> Int {
    var depth = 0
    var next: Int? = index
    while let current = next, depth <= SwiftSymbols.deepestNamespace {
      let declaration = outline.declarations[current]
      depth += declaration.kind == .extension ? 1 + declaration.name.utf8.count { $0 == UInt8(ascii: ".") } : 1
      next = declaration.kind == .extension ? nil : declaration.parent
    }
    return depth
  }

  private mutating func noticeLength(_ document: Int) {
    let outline = outlines[document]
    for declaration in outline.declarations {
      guard declaration.kind == .constant || declaration.kind == .variable, declaration.modifiers.contains(.static),
        declaration.value != nil || declaration.body != nil, let parent = declaration.parent,
        names.conditions[document].presence(in: declaration.branch).isRead,
        depth(of: parent, outline) <= SwiftSymbols.deepestNamespace
      else { continue }
      var length = declaration.name.utf8.count
      var next: Int? = parent
      while let current = next, length <= SwiftSymbols.longestPath {
        length += outline.declarations[current].name.utf8.count + 1
        next = outline.declarations[current].parent
      }
      guard declaration.name.isEmpty || length > SwiftSymbols.longestPath else { continue }
      add(
        InputNotice(
          "a constant whose name, with its types, exceeds \(SwiftSymbols.longestPath) bytes is skipped",
          at: outline.location(of: declaration.nameToken..<declaration.nameToken + 1)))
    }
  }

  /// Says which branches of `#if` are left out that declare constants.
  private mutating func noticeBranches(_ document: Int) {
    let outline = outlines[document]
    let conditions = names.conditions[document]
    var blocks: [Int: [Int]] = [:]
    for (index, branch) in outline.branches.enumerated() { blocks[branch.first, default: []].append(index) }
    var counts: [Int: Int] = [:]
    for declaration in outline.declarations {
      guard let branch = declaration.branch, !conditions.isRead[branch], declaration.modifiers.contains(.static),
        declaration.kind == .constant || declaration.kind == .variable
      else { continue }
      counts[outline.branches[branch].first, default: 0] += 1
    }
    for (first, count) in counts.sorted(by: { $0.key < $1.key }) {
      let read = blocks[first]?.first { conditions.isRead[$0] }
      let place = outline.branches[first].directive
      add(
        InputNotice(
          "of this #if, Palpable reads \(read.map { words(of: $0, outline) } ?? "no branch"); "
            + "\(count) static \(count == 1 ? "constant in another branch is" : "constants in other branches are") skipped",
          at: outline.location(of: place..<place + 1)))
    }
  }

  private func words(of branch: Int, _ outline: SwiftOutline) -> String {
    guard let condition = outline.branches[branch].condition else { return "the branch after #else" }
    let text = String(decoding: outline.source.bytes[outline.bytes(of: condition)].prefix(60), as: UTF8.self)
    return "the branch for \(text)"
  }
}

/// Names that tell files apart in the paths of private constants: their own, with as many folders as that takes.
struct FileLabels {
  private var labels: [String: String] = [:]

  init(_ paths: [String]) {
    let files = Set(paths).map { path -> (path: String, parts: [String]) in
      let plain =
        path.utf8.count > 6 && path.utf8.suffix(6).elementsEqual(".swift".utf8) ? String(path.dropLast(6)) : path
      return (path, plain.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) })
    }
    var rest = files
    var count = 1
    while !rest.isEmpty {
      let named = Dictionary(grouping: rest) { $0.parts.suffix(count).joined(separator: "/") }
      rest = []
      for (label, same) in named {
        if same.count == 1 || same.allSatisfy({ $0.parts.count <= count }) {
          for file in same { labels[file.path] = same.count == 1 ? label : file.path }
        } else {
          rest += same
        }
      }
      count += 1
    }
  }

  subscript(path: String) -> String { labels[path] ?? path }
}

/// Which types are views or private, so that their constants are their own business.
struct ViewTypes {
  private let names: SwiftSymbols
  private var known: [Place: Bool] = [:]

  private struct Place: Hashable {
    let file: Int
    let declaration: Int
  }

  init(_ names: SwiftSymbols) { self.names = names }

  /// Whether a type around a constant is private, or a view.
  mutating func isLocal(_ symbol: SwiftSymbol) -> Bool {
    let outline = names.outlines[symbol.file]
    guard let parent = outline.declarations[symbol.declaration].parent else { return true }
    let place = Place(file: symbol.file, declaration: parent)
    if let known = known[place] { return known }
    var isLocal = false
    var next: Int? = parent
    while let current = next, !isLocal {
      let declaration = outline.declarations[current]
      isLocal = outline.isLocal(declaration) || (declaration.kind == .extension && extendsLocal(current, symbol.file))
      next = declaration.parent
    }
    known[place] = isLocal
    return isLocal
  }

  /// Whether what an extension extends is declared as a private type or as a view, as its file sees it.
  private func extendsLocal(_ index: Int, _ file: Int) -> Bool {
    guard let path = names.namespaces[file][index] else { return false }
    return (1...path.count).contains { count in
      let declared = names.types(named: Array(path.prefix(count)), from: [], in: file)
      return !declared.isEmpty
        && declared.allSatisfy { id in
          let symbol = names.symbols[id]
          return names.outlines[symbol.file].isLocal(names.outlines[symbol.file].declarations[symbol.declaration])
        }
    }
  }
}
