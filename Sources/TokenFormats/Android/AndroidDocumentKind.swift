import SourceText

/// A kind of resource document, by its content.
enum AndroidDocumentKind {
  /// `<resources>` with values by name.
  case values
  /// `<selector>`: the colors of one name in several states.
  case selector

  /// Returns the kind of a document; nil if it has neither colors nor what they depend on.
  ///
  /// - Complexity: O(n) in the bytes of the document.
  init?(of document: SourceFile) {
    guard document.path.endsWithBytes(of: ".xml") else { return nil }
    let kind: AndroidDocumentKind
    if document.contains("<resources") {
      // Texts and plurals are resources, too.
      let signs = ["<color", "type=\"color\"", "type='color'", "<style", "<dimen", "type=\"dimen\""]
      guard signs.contains(where: document.contains) else { return nil }
      kind = .values
    } else if document.contains("<selector"), document.contains("android:color") {
      kind = .selector
    } else {
      return nil
    }
    // The reader says where the syntax is invalid.
    guard let root = try? readXML(document) else {
      self = kind
      return
    }
    switch (kind, root.name) {
    case (.values, "resources"): self = .values
    case (.selector, "selector"):
      // Drawables have selectors, too.
      guard root.children.contains(where: { $0.name == "item" && $0["android:color"] != nil }) else { return nil }
      self = .selector
    default: return nil
    }
  }
}
