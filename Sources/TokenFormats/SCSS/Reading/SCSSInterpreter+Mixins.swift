import DesignTokens
import SourceText

// Definitions of functions and mixins, and `@include` of mixins.

extension SCSSInterpreter {
  /// The block of an `@include`, with what its statements see.
  struct Content {
    let block: SCSSCursor
    let module: Int
    var locals: [[String: SCSSValue]]
    /// The blocks that `@content` means in this one.
    let contents: [Content?]
    /// Whether it was run.
    var isDone = false
  }

  /// `@function name($a, $b: 1, $rest...) { … }`, or `@mixin`, which needs no parentheses.
  @discardableResult
  mutating func define(_ cursor: inout SCSSCursor, isMixin: Bool) throws(FormatError) -> SCSSFunction {
    try cursor.skipBlanks()
    guard let range = cursor.name() else { throw cursor.error("the name of a \(isMixin ? "mixin" : "function")") }
    var function = SCSSFunction(module: module, document: cursor.document)
    try cursor.skipBlanks()
    if !isMixin || cursor.byte == Ascii.openParenthesis { try parameters(of: &function, &cursor) }
    try cursor.skipBlanks()
    let start = cursor.index
    guard cursor.byte == Ascii.openBrace else { throw cursor.error("{") }
    try cursor.skipBracket()
    function.body = start + 1..<cursor.index - 1
    let assigned = SCSSAssignments(cursor.file, function.body)
    function.changesOthers = !assigned.globals.isEmpty
    let name = cursor.normalized(range)
    (function.hasProperties, function.hasIncludes) = (assigned.hasProperties, !assigned.included.isEmpty)
    // Sass has mixins of a block, which see its variables.
    if isMixin, !locals.isEmpty { function.changesOthers = true }
    if isMixin { modules[module].mixins[name] = function } else { modules[module].functions[name] = function }
    return function
  }

  /// Defines a mixin; the variables of others that it assigns can't be determined, as nothing follows when it does.
  mutating func mixin(_ cursor: inout SCSSCursor, _ start: Int) throws(FormatError) {
    var ahead = cursor
    if try define(&ahead, isMixin: true).changesOthers { return try skip(&cursor, "mixin", start) }
    cursor = ahead
  }

  /// Notes mixins with custom properties that nothing includes.
  mutating func noteUnusedMixins() {
    for module in modules {
      for (name, mixin) in module.mixins.sorted(by: { $0.key < $1.key }) where mixin.hasProperties {
        guard !included.contains(mixin.place) else { continue }
        let file = documents[mixin.document]
        notices.add(
          "nothing here includes the mixin \(name), so the custom properties in it aren't read",
          at: file.location(of: mixin.body.lowerBound - 1..<mixin.body.lowerBound))
      }
    }
  }

  private mutating func parameters(
    of function: inout SCSSFunction, _ cursor: inout SCSSCursor
  ) throws(FormatError) {
    try cursor.require(Ascii.openParenthesis)
    while true {
      try cursor.skipBlanks()
      if cursor.pass(Ascii.closeParenthesis) { return }
      try cursor.require(UInt8(ascii: "$"))
      guard let name = cursor.name() else { throw cursor.error("the name of a parameter") }
      var fallback: Range<Int>?
      try cursor.skipBlanks()
      if cursor.pass(Ascii.colon) {
        let start = cursor.index
        try passArgument(&cursor)
        fallback = start..<cursor.index
      } else if cursor.byte == Ascii.point {
        function.takesRest = true
        while cursor.pass(Ascii.point) {}
        try cursor.skipBlanks()
      }
      function.parameters.append((cursor.normalized(name), fallback))
      if !cursor.pass(Ascii.comma), cursor.byte != Ascii.closeParenthesis { throw cursor.error(", or )") }
    }
  }

  /// Passes everything up to a comma or the end of arguments.
  private func passArgument(_ cursor: inout SCSSCursor) throws(FormatError) {
    while let byte = cursor.byte, byte != Ascii.comma, byte != Ascii.closeParenthesis {
      switch byte {
      case Ascii.openParenthesis, Ascii.openBracket, Ascii.openBrace: try cursor.skipBracket()
      case Ascii.quote, UInt8(ascii: "'"): try cursor.skipString()
      default: cursor.index += 1
      }
    }
  }

  // MARK: Includes

  /// Runs a mixin that may write custom properties, in place of the `@include`, or notes why not.
  mutating func include(_ cursor: inout SCSSCursor, _ start: Int, depth: Int) throws(FormatError) {
    var ahead = cursor
    try ahead.skipBlanks()
    let nameStart = ahead.index
    while ahead.name() != nil, ahead.pass(Ascii.point) {}
    let name = ahead.text(nameStart..<ahead.index)
    guard !name.utf8.isEmpty else { throw ahead.error("the name of a mixin") }
    guard let mixin = mixin(name) else { return try skip(&cursor, "include", start) }
    included.insert(mixin.place)
    if !mixin.changesOthers, try run(mixin, &ahead, depth: depth) {
      cursor = ahead
      return
    }
    forgetVariables(of: mixin)
    let assigned = SCSSAssignments(documents[mixin.document], mixin.body)
    forgetProperties(assigned, at: cursor.origin(start..<ahead.index))
    try skip(&cursor, "include", start, mixin: mixin.writes ? name : nil)
  }

  /// The mixin of a name, which may have a namespace before it.
  private func mixin(_ name: String) -> SCSSFunction? {
    let parts = name.utf8.split(separator: Ascii.point, omittingEmptySubsequences: false).map(SCSSCursor.normalized)
    guard parts.count == 2 else { return parts.count == 1 ? function(parts[0], in: module, \.mixins) : nil }
    guard case .module(let other)? = modules[module].namespaces[parts[0]] else { return nil }
    return memberFunction(parts[1], of: other, in: \.mixins)
  }

  /// Whether an `@include` of a mixin may write custom properties; an empty name is `@content`.
  func mayWrite(_ name: String) -> Bool {
    name.utf8.isEmpty ? contents.last ?? nil != nil : mixin(name)?.writes ?? false
  }

  /// Makes the variables that a block assigns undetermined, because it may run where a mixin isn't read.
  private mutating func forget(_ block: SCSSCursor) {
    var end = block
    end.index -= 1
    guard (try? end.skipBracket()) != nil else { return }
    let assigned = SCSSAssignments(block.file, block.index..<end.index)
    forget(assigned, "an @include may change it")
  }

  /// Makes the custom properties of the open rule undetermined that a statement may set.
  mutating func forgetProperties(_ assigned: SCSSAssignments, at origin: SCSSOrigin) {
    guard !nesting.selectors.isEmpty else { return }
    for name in assigned.properties {
      sheet.append(name, nil, at: origin, .unknown("a statement that isn't run may set it"))
    }
  }

  /// Makes variables undetermined.
  mutating func forget(_ assigned: SCSSAssignments, _ reason: String) {
    for name in assigned.names {
      let isLocal = locals.last?[name] != nil
      if isLocal { locals[locals.count - 1][name] = .unknown(reason) }
      guard !isLocal || assigned.globals.contains(name), let slot = variable(name, in: module) else { continue }
      variables[slot].value = SCSSValue(.unknown(reason), at: variables[slot].value.origin)
      variables[slot].version += 1
    }
  }

  /// Makes the global variables that a mixin or a function assigns undetermined.
  mutating func forgetVariables(of mixin: SCSSFunction) {
    guard mixin.changesOthers else { return }
    let assigned = SCSSAssignments(documents[mixin.document], mixin.body)
    for slot in assigned.globals.compactMap({ variable($0, in: mixin.module) }) {
      let reason = "@mixin may change it, and Palpable doesn't run @mixin"
      variables[slot].value = SCSSValue(.unknown(reason), at: variables[slot].value.origin)
      variables[slot].version += 1
    }
  }

  /// Runs a mixin from the arguments of its `@include` on.
  ///
  /// - Returns: false if it has something that isn't supported; then nothing of it is written.
  private mutating func run(
    _ mixin: SCSSFunction, _ ahead: inout SCSSCursor, depth: Int
  ) throws(FormatError) -> Bool {
    try ahead.skipBlanks()
    var arguments = SCSSArguments()
    if ahead.byte == Ascii.openParenthesis {
      // What fails in an argument that isn't needed must not fail here.
      guard let read = try? self.arguments(&ahead) else { return false }
      arguments = read
    }
    try ahead.skipBlanks()
    var content: Content?
    if ahead.byte == Ascii.openBrace {
      var block = ahead
      block.index += 1
      try ahead.skipBracket()
      content = Content(block: block, module: module, locals: locals, contents: contents)
    } else if ahead.byte != nil, ahead.byte != Ascii.closeBrace, !ahead.pass(UInt8(ascii: ";")) {
      return false
    }
    guard mixin.writes else { return true }
    // A mixin that is too deep is none of its callers can run.
    if openMixins.isEmpty { isOverLimit = false }
    guard !isOverLimit, openMixins.count < SCSSInterpreter.callLimit, depth < SCSSInterpreter.depthLimit - 4,
      openMixins.count(where: { $0 == mixin.place }) < SCSSInterpreter.recursionLimit
    else {
      isOverLimit = true
      return false
    }
    openMixins.append(mixin.place)
    defer { openMixins.removeLast() }
    let (outer, written, isFlow, around) = (locals, sheet.mark, isRootFlow, nesting)
    let before = module
    contents.append(content)
    defer { (module, isRootFlow) = (before, isFlow) }
    isRootFlow = false
    do throws(FormatError) {
      guard try bind(arguments, to: mixin) else {
        contents.removeLast()
        locals = outer
        return false
      }
      try count(at: ahead)
      var body = SCSSCursor(documents[mixin.document], mixin.document, mixin.body)
      try statements(&body, isInRule: true, depth: depth + 1)
      if body.byte != nil || isOverLimit { throw body.error("a statement") }
    } catch {
      contents.removeLast()
      locals = outer
      sheet.cut(to: written)
      nesting = around
      return false
    }
    // The block of the `@include` may have changed variables around it.
    let ended = contents.removeLast()
    locals = ended?.locals ?? outer
    if locals.isEmpty != outer.isEmpty { locals = outer }
    if let ended, !ended.isDone { forget(ended.block) }
    return true
  }

  /// Gives the parameters of a mixin their values, in a new scope of its module; false if a parameter has no value.
  private mutating func bind(_ arguments: SCSSArguments, to mixin: SCSSFunction) throws(FormatError) -> Bool {
    let names = Set(mixin.parameters.map(\.name))
    guard arguments.values.count <= mixin.parameters.count || mixin.takesRest,
      arguments.named.keys.allSatisfy(names.contains)
    else { return false }
    module = mixin.module
    locals = [[:]]
    return try bindParameters(of: mixin, arguments) == nil
  }

  /// `@content`, which runs the block of the `@include` with what is seen there.
  mutating func content(_ cursor: inout SCSSCursor, depth: Int) throws(FormatError) {
    try cursor.skipBlanks()
    guard cursor.byte != Ascii.openParenthesis else { throw cursor.error("@content without arguments") }
    guard let content = contents.last ?? nil else { return }
    try count(at: cursor)
    let own = (module, locals, contents)
    (module, locals, contents) = (content.module, content.locals, content.contents)
    let known = locals.last ?? [:]
    locals.append(known)
    var block = content.block
    try statements(&block, isInRule: true, depth: depth + 1)
    try block.require(Ascii.closeBrace)
    // The block assigns the variables around it; its own end with it.
    let inner = locals.removeLast()
    for name in known.keys { locals[locals.count - 1][name] = inner[name] }
    var changed = content
    (changed.locals, changed.isDone) = (locals, true)
    (module, locals, contents) = own
    contents[contents.count - 1] = changed
  }

  /// Counts a run of a mixin or of a block, so that mixins that include each other end.
  private mutating func count(at cursor: SCSSCursor) throws(FormatError) {
    includeCount += 1
    guard includeCount < SCSSInterpreter.includeLimit, steps < SCSSInterpreter.stepLimit else {
      isOverLimit = true
      throw cursor.error("fewer mixins")
    }
  }
}
