import DesignTokens
import SourceText

/// The modules of one reading, and the values that names in them stand for.
struct ScriptModules {
  private(set) var readers: [ScriptReader] = []
  private(set) var referenced: [String] = []
  private let library: any DocumentLibrary
  /// The packages that the documents import, whose values aren't in any file of the system.
  private(set) var packages: Set<String> = []

  /// The most documents that one reading takes in.
  static let documentLimit = 200
  /// The longest chain of names that stand for each other.
  private static let chainLimit = 30

  init(_ library: any DocumentLibrary) { self.library = library }

  /// Reads a document and gives it a number.
  mutating func add(_ file: SourceFile) throws(FormatError) -> Int {
    let isJSON = file.path.endsWithBytes(of: ".json")
    readers.append(
      isJSON
        ? try ScriptReader(literal: file, document: readers.count) : try ScriptReader(file, document: readers.count))
    return readers.count - 1
  }

  func location(_ node: ScriptNode) -> SourceLocation { readers[node.document].file.location(of: node.range) }

  func location(_ member: ScriptMember) -> SourceLocation {
    readers[member.value.document].file.location(of: member.nameRange)
  }

  /// The literal that a value stands for; the value itself if it is one, or if it can't be determined.
  mutating func resolved(_ node: ScriptNode) -> ScriptNode {
    var node = node
    for _ in 0..<ScriptModules.chainLimit {
      guard case .name(let path) = node.value, var next = start(of: path[0], in: node.document) else { return node }
      for key in path.dropFirst() {
        next = resolvedOnce(next)
        guard let member = next[key] else { return node }
        next = member
      }
      node = next
    }
    return node
  }

  /// The object behind a name, so that a member of it can be looked up.
  private mutating func resolvedOnce(_ node: ScriptNode) -> ScriptNode {
    var node = node
    for _ in 0..<ScriptModules.chainLimit {
      guard case .name(let path) = node.value, path.count == 1, let next = start(of: path[0], in: node.document) else {
        return node
      }
      node = next
    }
    return node
  }

  /// What a name stands for in a module.
  private mutating func start(of name: String, in document: Int) -> ScriptNode? {
    if let constant = readers[document].constants[name] { return constant }
    guard let found = readers[document].imports[name] else { return nil }
    guard found.address.utf8.first == Ascii.point else {
      packages.insert(found.address)
      return nil
    }
    guard let module = module(at: found.address, from: document) else { return nil }
    guard let member = found.member else { return readers[module].exported ?? ScriptModules.whole(readers[module]) }
    return readers[module].constants[member] ?? readers[module].exported?[member]
  }

  /// The named exports of a module as one object.
  static func whole(_ reader: ScriptReader) -> ScriptNode? {
    guard !reader.exports.isEmpty else { return nil }
    let members = reader.exports.compactMap { name, range in
      reader.constants[name].map { ScriptMember(kind: .named, name: name, nameRange: range, value: $0) }
    }
    guard let first = members.first else { return nil }
    return ScriptNode(value: .object(members), range: first.nameRange, document: first.value.document)
  }

  private mutating func module(at address: String, from document: Int) -> Int? {
    guard readers.count < ScriptModules.documentLimit else { return nil }
    for ending in ["", ".js", ".ts", ".cjs", ".mjs", ".json", "/index.js", "/index.ts"] {
      let known = SCSSAddress.joined(readers[document].file.path, address + ending)
      if let number = readers.firstIndex(where: { $0.file.path == known }) { return number }
      guard let file = library.document(at: address + ending, relativeTo: readers[document].file) else { continue }
      if let number = readers.firstIndex(where: { $0.file.path == file.path }) { return number }
      guard let number = try? add(file) else { return nil }
      referenced.append(file.path)
      return number
    }
    return nil
  }
}
