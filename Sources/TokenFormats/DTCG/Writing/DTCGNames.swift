import DesignTokens
import SourceText

/// Paths of tokens as the format has them: a name holds no dot and no brace, and starts with no dollar sign.
enum DTCGNames {
  /// The path of each token that is held; one that is a group too becomes the group's `$root`.
  ///
  /// - Parameter root: the name of the token of a group, in a format that has another one.
  static func names(
    of tokens: TokenSet, root: String = "$root", where isHeld: (Token) -> Bool
  ) throws(ConversionError) -> [TokenPath: TokenPath] {
    var encoded: [(path: TokenPath, segments: [String])] = []
    var groups: Set<TokenPath> = []
    for token in tokens.tokens where isHeld(token) {
      let segments = try self.segments(of: token.path, root)
      encoded.append((token.path, segments))
      for end in segments.indices.dropFirst() { groups.insert(TokenPath(segments: segments[..<end])) }
    }
    var names: [TokenPath: TokenPath] = [:]
    var taken: [TokenPath: TokenPath] = [:]
    for (path, segments) in encoded {
      let isGroup = groups.contains(TokenPath(segments: segments))
      let name = TokenPath(segments: isGroup ? segments + [root] : segments)
      if let other = taken.updateValue(path, forKey: name) {
        throw .nameClash(other, path, name: name.description)
      }
      names[path] = name
    }
    return names
  }

  private static func segments(of path: TokenPath, _ root: String) throws(ConversionError) -> [String] {
    let segments = path.segments
    let isRoot = segments.count > 1 && segments.last == "$root"
    var names: [String] = []
    for (position, segment) in segments.enumerated() {
      guard !segment.utf8.isEmpty else { throw .unwritableName(path, reason: "a group or token needs a name") }
      if isRoot, position == segments.count - 1 {
        names.append(root)
        continue
      }
      names.append(
        WrittenNames.percentEncoded(segment) { scalar, index in
          scalar != "{" && scalar != "}" && (scalar != "$" || index > 0)
        })
    }
    return names
  }
}

/// Groups and tokens on their way into a document.
struct DTCGTreeText {
  private struct Node {
    let name: String
    var token: JSONText?
    var children: [Int] = []
  }

  private var nodes = [Node(name: "")]
  private var positions: [TokenPath: Int] = [:]

  /// Whether there is no token.
  var isEmpty: Bool { nodes.count == 1 }

  mutating func add(_ path: TokenPath, _ token: JSONText) {
    let segments = path.segments
    var parent = 0
    for end in segments.indices {
      let prefix = TokenPath(segments: segments[...end])
      if let position = positions[prefix] {
        parent = position
        continue
      }
      positions[prefix] = nodes.count
      nodes[parent].children.append(nodes.count)
      parent = nodes.count
      nodes.append(Node(name: segments[end]))
    }
    nodes[parent].token = token
  }

  func document(_ path: String) -> WrittenDocument {
    var text = ""
    object.write(to: &text)
    return WrittenDocument(path: path, text: text + "\n")
  }

  /// The groups and tokens as an object.
  var object: JSONText { json(0) }

  private func json(_ position: Int) -> JSONText {
    if let token = nodes[position].token { return token }
    return .object(nodes[position].children.map { (nodes[$0].name, json($0)) })
  }
}
