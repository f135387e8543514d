import SourceText

/// A kind of document of Tokens Studio, by its name and content.
enum StudioDocumentKind {
  /// The themes of a folder, `$themes.json`.
  case themes
  /// The order of the sets of a folder, `$metadata.json`.
  case metadata
  /// Sets with their themes in one document.
  case project
  /// One set.
  case set

  /// Returns the kind of a document; nil if it isn't Tokens Studio's.
  ///
  /// - Complexity: O(n) in the bytes of the document.
  init?(of document: SourceFile) {
    guard document.path.endsWithBytes(of: ".json") else { return nil }
    let isThemes = StudioDocumentKind.isNamed("$themes.json", document)
    guard isThemes || document.holdsQuoted(anyOf: StudioDocumentKind.signs) else { return nil }
    guard let root = try? readJSON(document) else {
      // The reader says where the syntax is invalid.
      guard isThemes || document.holdsQuoted(anyOf: StudioDocumentKind.certainSigns) else { return nil }
      self = isThemes ? .themes : StudioDocumentKind.isNamed("$metadata.json", document) ? .metadata : .project
      return
    }
    if let themes = root.elements {
      guard isThemes || themes.contains(where: { $0["selectedTokenSets"]?.members != nil }) else { return nil }
      self = .themes
    } else if root["$themes"]?.elements != nil || root["$metadata"]?["tokenSetOrder"]?.elements != nil {
      self = .project
    } else if root["tokenSetOrder"]?.elements != nil {
      self = .metadata
    } else if StudioDocumentKind.isSet(root) {
      self = .set
    } else {
      return nil
    }
  }

  private static func isNamed(_ name: String, _ document: SourceFile) -> Bool {
    document.path.hasSameBytes(as: name) || document.path.endsWithBytes(of: "/" + name)
  }

  /// Keys that only Tokens Studio has.
  private static let certainSigns = [#"$themes"#, "selectedTokenSets", "tokenSetOrder"]

  /// Types that nothing but Tokens Studio has.
  private static let ownTypes = [
    "borderRadius", "borderWidth", "boxShadow", "fontFamilies", "fontWeights", "lineHeights", "fontSizes",
    "paragraphSpacing", "textCase", "textDecoration", "composition",
  ]

  /// Types that tokens with `$value` may have in other formats too.
  private static let sharedTypes = ["sizing", "spacing", "opacity", "letterSpacing", "asset", "other"]

  private static let extensionKey = "studio.tokens"

  private static let signs = certainSigns + ownTypes + sharedTypes + [extensionKey]

  /// Whether a token or group of a document is of a type, or has an extension, that shows who wrote it.
  private static func isSet(_ root: JSONNode) -> Bool {
    var pending = [root]
    while let node = pending.popLast() {
      guard let members = node.members else {
        pending += node.elements ?? []
        continue
      }
      if node[extensionKey] != nil { return true }
      if node["$value"] != nil, let type = node["$type"]?.string, holds(type, ownTypes) { return true }
      if node["value"] != nil, let type = node["type"]?.string, holds(type, ownTypes) || holds(type, sharedTypes) {
        return true
      }
      pending += members.map(\.value)
    }
    return false
  }

  private static func holds(_ type: String, _ types: [String]) -> Bool {
    type.utf8.count <= 20 && types.contains { $0.hasSameBytes(as: type) }
  }
}

extension SourceFile {
  /// Whether one of some words is anywhere in the document between quotation marks.
  ///
  /// - Complexity: O(n) in the bytes.
  func holdsQuoted(anyOf words: [String]) -> Bool {
    let words = words.map { Array($0.utf8) }
    let longest = words.map(\.count).max() ?? 0
    // Most quoted texts are ruled out by their first byte and length.
    var lengths = Array(repeating: UInt64(0), count: 256)
    for word in words { if let first = word.first { lengths[Int(first)] |= 1 << UInt64(word.count) } }
    return bytes.withUnsafeBufferPointer { bytes in
      var start = bytes.count
      for index in bytes.indices where bytes[index] == Ascii.quote {
        let count = index - start
        if count > 0, count <= longest, lengths[Int(bytes[start])] >> UInt64(count) & 1 == 1,
          words.contains(where: { $0.elementsEqual(bytes[start..<index]) })
        {
          return true
        }
        start = index + 1
      }
      return false
    }
  }
}
