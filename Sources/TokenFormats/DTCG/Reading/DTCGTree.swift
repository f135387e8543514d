import DesignTokens
import SourceText

/// Groups and tokens of documents merged in order, as if they had been one document from the start.
struct DTCGTree: Sendable {
  /// A group or a token.
  struct Entry: Sendable {
    let path: TokenPath
    let depth: Int
    /// The position of the group it lies in; the root lies in none.
    let parent: Int?
    /// The object that defines the token, or the last one that adds to the group.
    var object: PlacedNode
    var isToken: Bool
    var children: [Int] = []
    /// What the group says of the tokens in it, or the token of itself.
    var type: PlacedNode?
    var deprecated: PlacedNode?
    /// The reference to the group that this one extends.
    var extends: PlacedNode?
    /// Whether it was written for some contexts of a modifier only.
    var isConditional: Bool
    /// Whether something else has taken its place.
    var isRemoved = false
  }

  /// The root group first.
  private(set) var entries: [Entry] = []
  private var positions: [TokenPath: Int] = [:]
  private(set) var tokenCount = 0

  /// The most levels of groups; more can only come of groups that extend one another.
  static let depthLimit = 100
  /// The longest path, in UTF-8 bytes: all names with the dots between them.
  static let pathLimit = 4096

  init(root: PlacedNode) {
    entries = [Entry(path: "", depth: 0, parent: nil, object: root, isToken: false, isConditional: false)]
  }

  /// The position of what stands at a path.
  func position(of path: TokenPath) -> Int? { positions[path] }

  /// The path of a name in a group.
  func path(of name: String, in group: Int) -> TokenPath {
    group == 0 ? TokenPath(name) : TokenPath(entries[group].path.description + "." + name)
  }

  /// The path as errors name it; nil for the root.
  func name(of position: Int) -> TokenPath? { position == 0 ? nil : entries[position].path }

  /// What stands under a name in a group.
  func child(_ name: String, of group: Int) -> Int? { positions[path(of: name, in: group)] }

  subscript(position: Int) -> Entry {
    get { entries[position] }
    _modify { yield &entries[position] }
  }

  /// Adds a group or token under a path in a group that is free.
  mutating func append(
    _ path: TokenPath, to group: Int, object: PlacedNode, isToken: Bool, isConditional: Bool
  ) -> Int {
    let position = entries.count
    entries.append(
      Entry(
        path: path, depth: entries[group].depth + 1, parent: group, object: object, isToken: isToken,
        isConditional: isConditional))
    entries[group].children.append(position)
    positions[path] = position
    if isToken { tokenCount += 1 }
    return position
  }

  /// Takes out what stands at a position, with everything in it.
  mutating func remove(_ position: Int) {
    guard !entries[position].isRemoved else { return }
    for child in entries[position].children { remove(child) }
    if entries[position].isToken { tokenCount -= 1 }
    positions[entries[position].path] = nil
    entries[position].isRemoved = true
  }

  /// Makes a group of what was taken for a token.
  mutating func makeGroup(_ position: Int) {
    entries[position].isToken = false
    tokenCount -= 1
  }

  /// The positions of all tokens, in the order of the documents.
  var tokens: [Int] {
    var found: [Int] = []
    found.reserveCapacity(tokenCount)
    func visit(_ position: Int) {
      guard !entries[position].isRemoved else { return }
      if entries[position].isToken { found.append(position) }
      for child in entries[position].children { visit(child) }
    }
    visit(0)
    return found
  }
}
