import DesignTokens
import SourceText

/// A variable of a module, with its value so far.
struct SCSSVariable {
  let name: String
  let module: Int
  var value: SCSSValue
  /// The number of assignments so far: an alias holds only if its target isn't assigned again.
  var version = 0
  /// The document that assigned the value.
  var document: Int
}

/// A function or a mixin of a document.
struct SCSSFunction {
  let module: Int
  let document: Int
  /// Names, with the bytes of defaults.
  var parameters: [(name: String, fallback: Range<Int>?)] = []
  /// Whether the last parameter is a list of all further arguments.
  var takesRest = false
  /// The bytes between its braces.
  var body = 0..<0
  /// Whether it assigns variables that aren't its own.
  var changesOthers = false
  /// Whether it has custom properties, and whether it includes mixins or the block of an `@include`.
  var hasProperties = false
  var hasIncludes = false

  /// Whether it may write custom properties.
  var writes: Bool { hasProperties || hasIncludes }
  /// What tells it from all others.
  var place: SIMD2<Int> { SIMD2(document, body.lowerBound) }
}

/// A scope of variables and functions: a document with those that it imports.
struct SCSSModule {
  /// What a namespace means.
  enum Namespace {
    case builtIn(String)
    case module(Int)
    /// A module that wasn't found.
    case missing
  }

  /// Members that a module passes on.
  struct Forward {
    let module: Int
    var prefix = ""
    var shown: Set<String>?
    var hidden: Set<String> = []
  }

  var variables: [String: Int] = [:]
  var functions: [String: SCSSFunction] = [:]
  var mixins: [String: SCSSFunction] = [:]
  var namespaces: [String: Namespace] = [:]
  /// The modules whose members need no namespace.
  var open: [Int] = []
  var openBuiltIns: Set<String> = []
  var forwards: [Forward] = []
  /// The values that `with` gives to variables with `!default`.
  var configuration: [String: SCSSValue] = [:]
  /// Whether something that it brings in wasn't found.
  var isIncomplete = false
}

/// Runs documents in the SCSS syntax.
struct SCSSInterpreter {
  var documents: [SourceFile] = []
  var modules: [SCSSModule] = []
  var variables: [SCSSVariable] = []
  var notices = StudioNotices()
  /// The custom properties of rules, as a style sheet.
  var sheet = SCSSSheet()
  /// The blocks that are open in the sheet.
  var nesting = SCSSNesting()
  /// The paths of the documents that others bring in.
  var referenced: [String] = []
  var conflicts: [(variable: Int, later: SCSSOrigin, earlier: SCSSOrigin)] = []
  /// The variables inside functions, blocks, and loops; the innermost last.
  var locals: [[String: SCSSValue]] = []
  var module = 0
  /// The documents that are being imported, to find circles.
  var openImports: [Int] = []
  /// The blocks of the mixins that are being included, the innermost last.
  var contents: [Content?] = []
  /// The mixins of these blocks, and how many were run so far.
  var openMixins: [SIMD2<Int>] = []
  var includeCount = 0
  /// Whether a mixin wasn't run because of a limit, so that those that include it aren't run either.
  var isOverLimit = false
  /// The mixins that were included.
  var included: Set<SIMD2<Int>> = []
  var steps = 0
  /// The turns of loops since the last document that no other brings in.
  var turns = 0
  var callDepth = 0
  var expressionDepth = 0
  /// The modules of documents that were loaded with `@use`.
  var loaded: [Int: Int] = [:]
  var isShared = false
  /// Whether a condition or a loop outside of rules runs, whose variables are the first of `locals`.
  var isRootFlow = false
  /// Whether a slash divides, as it does in parentheses.
  var isDividing = false

  /// The documents by their paths.
  private(set) var numbers: [String: Int] = [:]
  let given: [SourceFile]
  let givenPositions: [String: Int]
  let library: any DocumentLibrary

  /// The longest text that is computed, in bytes.
  static let textLimit = 100_000
  /// The most elements of a computed list or map.
  static let elementLimit = 50_000
  static let documentLimit = 1000
  /// The folders above a file in which Sass may look for another.
  static let loadPathLevels = 8
  static let depthLimit = 60
  static let callLimit = 24
  /// The most mixins that are run, and how often one may be open at a time.
  static let includeLimit = 20_000
  static let recursionLimit = 8
  /// The deepest nesting of an expression in which functions are still called.
  static let callDepthLimit = 40
  /// The most parts of expressions that are computed.
  static let stepLimit = 5_000_000
  /// The most turns of loops that are run for a document.
  static let turnLimit = 100_000

  init(_ documents: [SourceFile], _ library: any DocumentLibrary) {
    given = documents
    givenPositions = Dictionary(documents.enumerated().map { ($1.path, $0) }) { first, _ in first }
    self.library = library
  }

  /// Runs all documents that no other brings in.
  mutating func run() throws(FormatError) {
    let order = SCSSOrder(given, given.map { SCSSOutline($0) })
    var done: Set<Int> = []
    for group in order.groups { try run(group, &done) }
    // Documents that only import each other start with the first that nothing has read.
    for position in given.indices { try run([position], &done) }
    noteUnusedMixins()
  }

  private mutating func run(_ group: [Int], _ done: inout Set<Int>) throws(FormatError) {
    let open = group.filter { !referenced.contains(given[$0].path) && !done.contains($0) }
    guard let first = open.first else { return }
    done.formUnion(open)
    turns = 0
    modules.append(SCSSModule())
    let scope = modules.count - 1
    isShared = open.count > 1
    if isShared {
      let names = open.prefix(5).map { SCSSInterpreter.fileName(given[$0].path) }.joined(separator: ", ")
      let more = open.count > 5 ? ", and \(open.count - 5) more" : ""
      notices.add(
        "no file here imports \(names)\(more), so they are read in the order in which they need each other; "
          + "a file that imports them decides their order", at: given[first].location(of: 0..<0))
    }
    for position in open where !referenced.contains(given[position].path) {
      let document = number(of: given[position])
      loaded[document] = scope
      module = scope
      try runDocument(document)
    }
    isShared = false
  }

  static func fileName(_ path: String) -> String {
    String(path[(path.utf8.lastIndex(of: Ascii.slash).map { path.utf8.index(after: $0) } ?? path.startIndex)...])
  }

  mutating func number(of file: SourceFile) -> Int {
    if let known = numbers[file.path] { return known }
    numbers[file.path] = documents.count
    documents.append(file)
    return documents.count - 1
  }

  mutating func runDocument(_ document: Int) throws(FormatError) {
    let file = documents[document]
    if let end = firstInvalidUTF8Offset(in: file.bytes) { throw .text(.notUTF8(file.location(of: end..<end))) }
    var cursor = SCSSCursor(file, document)
    try statements(&cursor, isInRule: false)
    if cursor.byte != nil { throw cursor.error("a statement") }
  }

  func location(_ origin: SCSSOrigin) -> SourceLocation { documents[origin.document].location(of: origin.range) }

  // MARK: Variables

  /// A variable of the current module, or of one whose members need no namespace.
  func variable(_ name: String, in module: Int) -> Int? {
    if let own = modules[module].variables[name] { return own }
    for open in modules[module].open { if let found = member(name, of: open) { return found } }
    return nil
  }

  /// A variable that a module offers to others.
  func member(_ name: String, of module: Int, depth: Int = 0) -> Int? {
    guard depth < SCSSInterpreter.depthLimit else { return nil }
    if name.utf8.first != Ascii.minus, let own = modules[module].variables[name] { return own }
    for forward in modules[module].forwards {
      guard let inner = SCSSInterpreter.inner(name, forward, mark: "$") else { continue }
      if let found = member(inner, of: forward.module, depth: depth + 1) { return found }
    }
    return nil
  }

  /// The name in a forwarded module; nil if it isn't passed on.
  static func inner(_ name: String, _ forward: SCSSModule.Forward, mark: String) -> String? {
    guard name.utf8.starts(with: forward.prefix.utf8), !forward.hidden.contains(mark + name) else { return nil }
    if let shown = forward.shown, !shown.contains(mark + name) { return nil }
    return String(Substring(name.utf8.dropFirst(forward.prefix.utf8.count)))
  }

  /// A function of the current module, or of one whose members need no namespace; or a mixin.
  func function(
    _ name: String, in module: Int, _ kind: KeyPath<SCSSModule, [String: SCSSFunction]> = \.functions
  ) -> SCSSFunction? {
    if let own = modules[module][keyPath: kind][name] { return own }
    for open in modules[module].open { if let found = memberFunction(name, of: open, in: kind) { return found } }
    return nil
  }

  /// A function or a mixin that a module offers to others.
  func memberFunction(
    _ name: String, of module: Int, in kind: KeyPath<SCSSModule, [String: SCSSFunction]> = \.functions, depth: Int = 0
  ) -> SCSSFunction? {
    guard depth < SCSSInterpreter.depthLimit else { return nil }
    if name.utf8.first != Ascii.minus, let own = modules[module][keyPath: kind][name] { return own }
    for forward in modules[module].forwards {
      guard let inner = SCSSInterpreter.inner(name, forward, mark: "") else { continue }
      if let found = memberFunction(inner, of: forward.module, in: kind, depth: depth + 1) { return found }
    }
    return nil
  }

  /// Gives a variable of the module a value.
  mutating func assign(
    _ name: String, _ value: SCSSValue, at origin: SCSSOrigin, isDefault: Bool = false
  ) throws(FormatError) {
    if let slot = variable(name, in: module) {
      if isDefault, !variables[slot].value.isNull {
        note(conflictOf: slot, value, origin)
        return
      }
      note(conflictOf: slot, value, origin)
      variables[slot].value = value
      variables[slot].version += 1
      variables[slot].document = origin.document
      return
    }
    guard variables.count < SCSSFormat.tokenLimit else {
      throw .tooManyTokens(limit: SCSSFormat.tokenLimit, location(origin))
    }
    var value = value
    if isDefault, let configured = modules[module].configuration[name], !configured.isNull { value = configured }
    modules[module].variables[name] = variables.count
    variables.append(SCSSVariable(name: name, module: module, value: value, document: origin.document))
  }

  /// Files without an order must not give one variable two values.
  private mutating func note(conflictOf slot: Int, _ value: SCSSValue, _ origin: SCSSOrigin) {
    guard isShared, variables[slot].document != origin.document, !referencedDocument(origin.document),
      let earlier = variables[slot].value.origin,
      value.identity ?? value.plainText != variables[slot].value.identity ?? variables[slot].value.plainText
    else { return }
    conflicts.append((slot, origin, earlier))
  }

  private func referencedDocument(_ document: Int) -> Bool { referenced.contains(documents[document].path) }
}
