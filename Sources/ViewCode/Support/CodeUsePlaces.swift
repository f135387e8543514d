import SourceText
import SwiftSource

/// The chains that may show a declaration, by its name; looked up for few views, so they are only read when first asked for.
final class CodeUsePlaces: @unchecked Sendable {
  private let lock = Lock()
  private var places: [String: [(file: Int, position: Int)]]?
  private var files: [String: [Int]]?
  private var calls: [String: [(file: Int, position: Int)]]?
  private var counts: [String: Int] = [:]
  private var roots: [Int: [Int: [Int]]] = [:]
  private var members: [Int: [String: [Int]]] = [:]

  /// Returns the members of types and extensions in a file that have a name.
  func members(named name: String, in file: Int, _ index: CodeIndex) -> [Int] {
    lock.locked {
      if members[file] == nil {
        let all = index.files[file].outline.declarations
        members[file] = Dictionary(grouping: all.indices.filter { all[$0].parent != nil }) { all[$0].name }
      }
      return members[file]?[name] ?? []
    }
  }

  /// Returns the chains of a declaration that belong to no other chain.
  func roots(of declaration: Int, in file: Int, _ index: CodeIndex) -> [CodeChain] {
    let found = lock.locked { () -> [Int] in
      if roots[file] == nil {
        let chains = index.files[file].chains
        roots[file] = Dictionary(grouping: chains.indices.filter { chains[$0].parent == nil }) {
          chains[$0].declaration
        }
      }
      return roots[file]?[declaration] ?? []
    }
    return found.map { CodeChain(index: index, file: file, position: $0) }
  }

  /// Returns the chains of some files that are a call of a type with a name, or only a name, perhaps after `self`.
  func uses(of name: String, in index: CodeIndex) -> [CodeChain] {
    let found = lock.locked { () -> [(file: Int, position: Int)] in
      let all = places ?? CodeUsePlaces.read(index)
      places = all
      return all[name] ?? []
    }
    return found.map { CodeChain(index: index, file: $0.file, position: $0.position) }
  }

  /// Returns the calls of functions with a name, outside of tests: of any type, and as modifiers.
  func calls(of name: String, in index: CodeIndex) -> [CodeCall] {
    let found = lock.locked { () -> [(file: Int, position: Int)] in
      let all = calls ?? CodeUsePlaces.calls(in: index)
      calls = all
      return all[name] ?? []
    }
    return CodeCall.calls(of: found.map { CodeChain(index: index, file: $0.file, position: $0.position) }).filter {
      $0.name == name && $0.arguments != nil
    }
  }

  private static func calls(in index: CodeIndex) -> [String: [(file: Int, position: Int)]] {
    var calls: [String: [(file: Int, position: Int)]] = [:]
    for (number, file) in index.files.enumerated() where !index.isTest[number] {
      for (position, chain) in file.chains.enumerated() {
        var names = Set(chain.modifiers.lazy.filter { $0.arguments != nil }.map(\.name))
        if chain.arguments != nil { names.insert(chain.name) }
        for name in names { calls[name, default: []].append((number, position)) }
      }
    }
    return calls
  }

  /// Returns the files with a chain that starts with a name, or has it among the members at its start.
  func files(naming name: String, in index: CodeIndex) -> [Int] {
    lock.locked {
      let all = files ?? CodeUsePlaces.files(of: index)
      files = all
      return all[name] ?? []
    }
  }

  /// Returns how often a name stands in files that aren't tests, outside of previews, without its declarations; counted once for each name.
  func count(ofName name: String, in index: CodeIndex) -> Int {
    if let known = lock.locked({ counts[name] }) { return known }
    let count = index.files.indices.reduce(0) { $0 + (index.isTest[$1] ? 0 : index.count(ofName: name, in: $1)) }
    lock.locked { counts[name] = count }
    return count
  }

  private static func files(of index: CodeIndex) -> [String: [Int]] {
    var files: [String: [Int]] = [:]
    for (number, file) in index.files.enumerated() {
      for name in Set(file.chains.lazy.flatMap(\.path)) { files[name, default: []].append(number) }
    }
    return files
  }

  private static func read(_ index: CodeIndex) -> [String: [(file: Int, position: Int)]] {
    var places: [String: [(file: Int, position: Int)]] = [:]
    for (number, file) in index.files.enumerated() where !index.isTest[number] {
      for (position, chain) in file.chains.enumerated() where !chain.isImplicit {
        let path = chain.path
        guard path.count == 1 || path.count == 2 && path[0] == "self" || chain.arguments != nil, let name = path.last
        else { continue }
        places[name, default: []].append((number, position))
      }
    }
    return places
  }
}
