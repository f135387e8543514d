import DesignTokens
import SourceText

/// The declarations of all files, by package and name.
struct ComposeProject {
  /// A value with its file.
  struct Entry {
    let value: KotlinFile.Value
    let file: Int
    /// The name of its token: its path, with the package if another package has the same.
    var token: TokenPath
    /// Whether another file of the package has a different value of that name.
    var isContested = false
  }

  let files: [KotlinFile]
  private(set) var entries: [Entry] = []
  private var positions: [TokenPath: Int] = [:]
  private var classes: [TokenPath: (type: KotlinFile.Class, file: Int)] = [:]

  init(_ files: [KotlinFile]) {
    self.files = files
    var packages: [TokenPath: Set<[UInt8]>] = [:]
    for (index, file) in files.enumerated() {
      for type in file.classes { classes[ComposeProject.key(file.package, [type.name])] = (type, index) }
      for value in file.values {
        let path = TokenPath(segments: value.path)
        let key = ComposeProject.key(file.package, value.path)
        packages[path, default: []].insert(Array(file.package.utf8))
        if let earlier = positions[key] {
          if text(of: entries[earlier]) != text(of: value, in: index) { entries[earlier].isContested = true }
          continue
        }
        positions[key] = entries.count
        entries.append(Entry(value: value, file: index, token: path))
      }
    }
    for index in entries.indices where (packages[entries[index].token]?.count ?? 0) > 1 {
      entries[index].token = ComposeProject.key(files[entries[index].file].package, entries[index].value.path)
    }
  }

  private static func key(_ package: String, _ names: [String]) -> TokenPath {
    TokenPath(segments: (package.utf8.isEmpty ? [] : [package]) + names)
  }

  private func text(of entry: Entry) -> [UInt8] { text(of: entry.value, in: entry.file) }

  private func text(of value: KotlinFile.Value, in file: Int) -> [UInt8] {
    value.value.map { Array(files[file].document.bytes[$0.range]) } ?? []
  }

  /// The source of an expression as one line.
  func source(_ expression: KotlinExpression, in file: Int) -> String {
    let bytes = files[file].document.bytes[expression.range].split {
      $0 == Ascii.lineFeed || $0 == Ascii.space || $0 == Ascii.carriageReturn || $0 == Ascii.tab
    }
    return bytes.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  /// The position of the value that a name means in a file and inside of types.
  ///
  /// - Complexity: O(i) in the imports of the file.
  func position(of names: [String], in file: Int, scope: [String]) -> Int? {
    lookUp(names, in: file, scope: scope) { positions[$0] }
  }

  /// The class that a name means in a file, with its own file.
  func type(named name: String, in file: Int) -> (type: KotlinFile.Class, file: Int)? {
    lookUp([name], in: file, scope: []) { classes[$0] }
  }

  private func lookUp<Found>(
    _ names: [String], in file: Int, scope: [String], _ find: (TokenPath) -> Found?
  ) -> Found? {
    let source = files[file]
    for count in stride(from: min(scope.count, 20), through: 0, by: -1) {
      if let found = find(ComposeProject.key(source.package, Array(scope.prefix(count)) + names)) { return found }
    }
    for item in source.imports where item.name == "*" || item.alias.hasSameBytes(as: names[0]) {
      let imported = item.name == "*" ? names : [item.name] + names.dropFirst()
      if let found = find(ComposeProject.key(item.package, imported)) { return found }
    }
    // A full name.
    return names.count > 1 ? find(TokenPath(segments: names)) : nil
  }
}
