import DesignTokens
import SourceText

// Rules that bring in other documents.

extension SCSSInterpreter {
  /// `@use "address" as name with ($a: value);`.
  mutating func use(_ cursor: inout SCSSCursor, _ start: Int) throws(FormatError) {
    let address = try address(&cursor)
    var namespace: String? = address.builtIn ?? address.namespace
    var configuration: [String: SCSSValue] = [:]
    while let word = try word(&cursor) {
      try cursor.skipBlanks()
      switch word {
      case "as" where cursor.pass(Ascii.asterisk): namespace = nil
      case "as":
        guard let name = cursor.name() else { throw cursor.error("a namespace") }
        namespace = cursor.normalized(name)
      case "with": configuration = try self.configuration(&cursor)
      default: throw cursor.error("as, with, or ;")
      }
    }
    try endRule(&cursor)
    let place = cursor.file.location(of: start..<cursor.index)
    if let name = address.builtIn {
      if let namespace {
        modules[module].namespaces[namespace] = .builtIn(name)
      } else {
        modules[module].openBuiltIns.insert(name)
      }
      return
    }
    let found = try load(address, from: cursor, configuration, at: place)
    if let namespace {
      modules[module].namespaces[namespace] = found.map { .module($0) } ?? .missing
    } else if let found {
      modules[module].open.append(found)
    } else {
      modules[module].isIncomplete = true
    }
  }

  /// `@forward "address" as prefix-* show a, $b;`.
  mutating func forward(_ cursor: inout SCSSCursor, _ start: Int) throws(FormatError) {
    let address = try address(&cursor)
    var prefix = ""
    var names: [String: Set<String>] = [:]
    var configuration: [String: SCSSValue] = [:]
    while let word = try word(&cursor) {
      try cursor.skipBlanks()
      switch word {
      case "as":
        if let name = cursor.name() { prefix = cursor.normalized(name) }
        guard cursor.pass(Ascii.asterisk) else { throw cursor.error("a prefix with *") }
      case "show", "hide": names[word] = try memberNames(&cursor)
      case "with": configuration = try self.configuration(&cursor)
      default: throw cursor.error("as, show, hide, with, or ;")
      }
    }
    try endRule(&cursor)
    guard address.builtIn == nil else { return }
    for (name, value) in modules[module].configuration where name.utf8.starts(with: prefix.utf8) {
      configuration[String(Substring(name.utf8.dropFirst(prefix.utf8.count)))] = value
    }
    let place = cursor.file.location(of: start..<cursor.index)
    guard let found = try load(address, from: cursor, configuration, at: place) else {
      modules[module].isIncomplete = true
      return
    }
    modules[module].forwards.append(
      .init(module: found, prefix: prefix, shown: names["show"], hidden: names["hide"] ?? []))
  }

  /// `@import "a", "b";`: the statements of the documents, in the same scope.
  mutating func importRule(_ cursor: inout SCSSCursor, _ start: Int) throws(FormatError) {
    repeat {
      try cursor.skipBlanks()
      guard cursor.byte == Ascii.quote || cursor.byte == UInt8(ascii: "'") else {
        try passStatement(&cursor)
        return
      }
      let address = try address(&cursor)
      try cursor.skipBlanks()
      let isPlain =
        cursor.byte == nil || cursor.byte == Ascii.comma || cursor.byte == UInt8(ascii: ";")
        || cursor.byte == Ascii.closeBrace
      guard isPlain, !address.isCSS else {
        try passStatement(&cursor)
        return
      }
      let place = cursor.file.location(of: start..<cursor.index)
      guard let file = find(address, from: cursor) else {
        modules[module].isIncomplete = true
        notices.add("\(address.text) isn't found, so what it defines isn't read", at: place)
        continue
      }
      let document = try opened(file, at: place)
      guard !openImports.contains(document), openImports.count < SCSSInterpreter.depthLimit else {
        throw .circularReference([cursor.file.path, file.path], token: nil, place)
      }
      openImports.append(document)
      try runDocument(document)
      openImports.removeLast()
    } while cursor.pass(Ascii.comma)
    try endRule(&cursor)
  }

  // MARK: Documents

  /// The module of an address, run if it wasn't before; nil if there is no such document.
  private mutating func load(
    _ address: SCSSAddress, from cursor: SCSSCursor, _ configuration: [String: SCSSValue], at place: SourceLocation
  ) throws(FormatError) -> Int? {
    // A module that names itself means one in a folder that only the build knows.
    guard let file = find(address, from: cursor), file.path != cursor.file.path else {
      notices.add("\(address.text) isn't found, so its variables can't be determined", at: place)
      return nil
    }
    let document = try opened(file, at: place)
    guard !openImports.contains(document), openImports.count < SCSSInterpreter.depthLimit else {
      throw .circularReference([cursor.file.path, file.path], token: nil, place)
    }
    if let known = loaded[document] {
      if !configuration.isEmpty {
        notices.add("\(address.text) is loaded already, so this configuration has no effect", at: place)
      }
      return known
    }
    let outer = (module, locals, isShared)
    modules.append(SCSSModule(configuration: configuration))
    module = modules.count - 1
    (locals, isShared) = ([], false)
    let scope = module
    loaded[document] = scope
    openImports.append(document)
    try runDocument(document)
    openImports.removeLast()
    (module, locals, isShared) = outer
    return scope
  }

  private mutating func opened(_ file: SourceFile, at place: SourceLocation) throws(FormatError) -> Int {
    let count = documents.count
    let document = number(of: file)
    guard documents.count <= SCSSInterpreter.documentLimit else {
      throw .tooManyDocuments(limit: SCSSInterpreter.documentLimit, place)
    }
    if count < documents.count || !referenced.contains(file.path) { referenced.append(file.path) }
    return document
  }

  /// The document of an address: one that was given, or one that the library finds.
  ///
  /// A build also looks in folders that only it knows (load paths), such as the folder of all packages; here, those are the folders above.
  private mutating func find(_ address: SCSSAddress, from cursor: SCSSCursor) -> SourceFile? {
    let levels = address.text.utf8.first == Ascii.point ? 0 : SCSSInterpreter.loadPathLevels
    for level in 0...levels {
      let above = String(repeating: "../", count: level)
      for path in address.paths {
        guard let file = document(at: above + path, from: cursor) else { continue }
        if level > 0 {
          let place = cursor.file.location(of: cursor.index..<cursor.index)
          notices.add("found in a parent folder, as on a load path of Sass", at: place)
        }
        return file
      }
    }
    return nil
  }

  private func document(at path: String, from cursor: SCSSCursor) -> SourceFile? {
    let joined = SCSSAddress.joined(cursor.file.path, path)
    if let position = givenPositions[joined] { return given[position] }
    if let number = numbers[joined] { return documents[number] }
    return library.document(at: path, relativeTo: cursor.file).map { file in
      numbers[file.path].map { documents[$0] } ?? file
    }
  }

  // MARK: Parts of rules

  private func address(_ cursor: inout SCSSCursor) throws(FormatError) -> SCSSAddress {
    try cursor.skipBlanks()
    guard cursor.byte == Ascii.quote || cursor.byte == UInt8(ascii: "'") else { throw cursor.error("an address") }
    let start = cursor.index
    try cursor.skipString()
    return SCSSAddress(cursor.text(start + 1..<cursor.index - 1))
  }

  private func word(_ cursor: inout SCSSCursor) throws(FormatError) -> String? {
    try cursor.skipBlanks()
    return cursor.name().map { cursor.text($0) }
  }

  private func endRule(_ cursor: inout SCSSCursor) throws(FormatError) {
    try cursor.skipBlanks()
    guard cursor.byte == nil || cursor.byte == Ascii.closeBrace || cursor.pass(UInt8(ascii: ";")) else {
      throw cursor.error("; after the rule")
    }
  }

  private func memberNames(_ cursor: inout SCSSCursor) throws(FormatError) -> Set<String> {
    var names: Set<String> = []
    repeat {
      try cursor.skipBlanks()
      let mark = cursor.pass(UInt8(ascii: "$")) ? "$" : ""
      guard let name = cursor.name() else { throw cursor.error("a name") }
      names.insert(mark + cursor.normalized(name))
      try cursor.skipBlanks()
    } while cursor.pass(Ascii.comma)
    return names
  }

  private mutating func configuration(_ cursor: inout SCSSCursor) throws(FormatError) -> [String: SCSSValue] {
    var values: [String: SCSSValue] = [:]
    try cursor.skipBlanks()
    try cursor.require(Ascii.openParenthesis)
    while true {
      try cursor.skipBlanks()
      if cursor.pass(Ascii.closeParenthesis) { return values }
      try cursor.require(UInt8(ascii: "$"))
      guard let name = cursor.name() else { throw cursor.error("the name of a variable") }
      try cursor.skipBlanks()
      try cursor.require(Ascii.colon)
      var value = try spacedExpression(&cursor)
      try cursor.skipBlanks()
      if cursor.pass(UInt8(ascii: "!")) { _ = cursor.name() }
      value.reference = nil
      values[cursor.normalized(name)] = value
      try cursor.skipBlanks()
      if !cursor.pass(Ascii.comma), cursor.byte != Ascii.closeParenthesis { throw cursor.error(", or )") }
    }
  }
}
