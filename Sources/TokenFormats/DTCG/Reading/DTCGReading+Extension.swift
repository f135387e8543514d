import DesignTokens
import SourceText

// `$extends`: a group takes over what another one holds. A token at the same path is replaced whole.

extension DTCGReading {
  /// The most groups that may extend one another in a row.
  static let extensionLimit = 50
  /// The most groups and tokens that extensions may copy: groups within groups that extend others double with each level.
  static let copyLimit = 20_000

  /// Fills every group that extends another one.
  mutating func expandGroups() throws(FormatError) {
    var expansion = Expansion()
    for position in tree.tokens where tree[position].object["$ref"] != nil { try makeGroupIfReferenceToGroup(position) }
    guard tree.entries.contains(where: { $0.extends != nil && !$0.isRemoved }) else { return }
    try expandDeep(0, &expansion)
  }

  /// Which groups are being filled, in order, and which are done.
  private struct Expansion {
    var open: [Int] = []
    var done: Set<Int> = []
  }

  /// An object with nothing but a `$ref` to a group is a group that extends it.
  private mutating func makeGroupIfReferenceToGroup(_ position: Int) throws(FormatError) {
    guard let reference = tree[position].object["$ref"], let text = reference.string,
      let segments = pointerSegments(text), case .entry(let target)? = target(of: segments), !tree[target].isToken
    else { return }
    tree.makeGroup(position)
    tree[position].extends = reference
  }

  private mutating func expandDeep(_ group: Int, _ expansion: inout Expansion) throws(FormatError) {
    try expand(group, &expansion)
    for child in tree[group].children where !tree[child].isToken && !tree[child].isRemoved {
      try expandDeep(child, &expansion)
    }
  }

  /// Fills one group; what it extends is filled first, with everything in it.
  private mutating func expand(_ group: Int, _ expansion: inout Expansion) throws(FormatError) {
    guard let reference = tree[group].extends, !expansion.done.contains(group) else { return }
    let path = tree.name(of: group)
    if let start = expansion.open.firstIndex(of: group) {
      let circle = (expansion.open[start...] + [group]).map { tree[$0].path.description }
      throw .circularReference(circle, token: path, location(of: reference))
    }
    guard expansion.open.count < DTCGReading.extensionLimit else {
      throw .text(.tooDeep(limit: DTCGReading.extensionLimit, location(of: reference)))
    }
    expansion.open.append(group)
    let target = try extended(by: reference, group, &expansion)
    try expandDeep(target, &expansion)
    if tree[group].type == nil { tree[group].type = type(handedDownBy: target) }
    try merge(target, into: group)
    expansion.open.removeLast()
    expansion.done.insert(group)
  }

  /// The group that a reference names, found even where it is inherited itself.
  private mutating func extended(
    by reference: PlacedNode, _ group: Int, _ expansion: inout Expansion
  ) throws(FormatError) -> Int {
    let text = reference.string ?? ""
    let path = tree.name(of: group)
    let segments: [String]
    if let alias = try alias(reference, token: path) {
      segments = alias.segments
    } else if let pointer = pointerSegments(text) {
      segments = pointer
    } else {
      throw .unexpected(
        expected: "a reference such as {group} or #/group", found: "\"\(text)\"", token: path, location(of: reference))
    }
    var position = 0
    for name in segments {
      if !expansion.open.contains(position) { try expand(position, &expansion) }
      guard let child = tree.child(name, of: position) else {
        throw .noSuchReference(text, token: path, location(of: reference))
      }
      position = child
    }
    guard !tree[position].isToken else { throw .notAGroup(text, token: path, location(of: reference)) }
    guard !isAncestor(position, of: group) else {
      throw .circularReference(
        [tree[group].path.description, tree[position].path.description], token: path, location(of: reference))
    }
    return position
  }

  /// The type that a group has of itself or of the groups around it.
  private func type(handedDownBy group: Int) -> PlacedNode? {
    var current: Int? = group
    while let here = current {
      if let type = tree[here].type { return type }
      current = tree[here].parent
    }
    return nil
  }

  private func isAncestor(_ position: Int, of group: Int) -> Bool {
    var current: Int? = group
    while let here = current {
      if here == position { return true }
      current = tree[here].parent
    }
    return false
  }

  /// Adds to a group what another one has and it has not.
  private mutating func merge(_ target: Int, into group: Int) throws(FormatError) {
    if tree[group].type == nil { tree[group].type = tree[target].type }
    if tree[group].deprecated == nil { tree[group].deprecated = tree[target].deprecated }
    for child in tree[target].children {
      let source = tree[child]
      guard !source.isRemoved else { continue }
      let name = source.path.segments.last ?? ""
      let path = tree.path(of: name, in: group)
      if let existing = tree.position(of: path) {
        if !source.isToken, !tree[existing].isToken { try merge(child, into: existing) }
        continue
      }
      copiedEntries += 1
      guard copiedEntries <= DTCGReading.copyLimit, tree.entries.count < DTCGFormat.tokenLimit else {
        throw .tooManyTokens(limit: DTCGReading.copyLimit, location(of: tree[group].object))
      }
      try checkPlace(name, below: group, tree[group].object)
      let copy = tree.append(
        path, to: group, object: source.object, isToken: source.isToken,
        isConditional: source.isConditional || tree[group].isConditional)
      tree[copy].type = source.type
      tree[copy].deprecated = source.deprecated
      if !source.isToken { try merge(child, into: copy) }
    }
  }
}
