import SourceText

/// A document that is open in an editor.
struct EditorDocument: Sendable {
  /// The address as the editor writes it.
  let address: String
  /// The path with links resolved.
  let path: String
  /// The editor's number of the state of the text.
  private(set) var version: Int?
  /// The text.
  private(set) var text: EditorText

  /// Creates a document.
  init(address: String, path: String, version: Int?, text: String) {
    (self.address, self.path, self.version) = (address, path, version)
    self.text = EditorText(Array(text.utf8))
  }

  /// Applies the changes of a notification, each to the result of the one before.
  ///
  /// - Returns: false if a change isn't valid; the text is no longer known then.
  mutating func apply(_ changes: [JSONNode], version: Int?, _ encoding: EditorText.Encoding) -> Bool {
    for change in changes {
      guard let new = change["text"]?.string else { return false }
      if let place = change["range"], place.members != nil {
        guard let range = text.range(place, encoding) else { return false }
        text.replace(range, with: new)
      } else {
        text = EditorText(Array(new.utf8))
      }
    }
    self.version = version
    return true
  }
}
