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
  /// Whether the text is the editor's; after a change that isn't valid, it is unknown until the editor sends the whole text.
  private(set) var isKnown = true
  /// The number of changes of all documents up to the last change of this one.
  var age = 0

  /// Creates a document.
  init(address: String, path: String, version: Int?, text: String) {
    (self.address, self.path, self.version) = (address, path, version)
    self.text = EditorText(Array(text.utf8))
  }

  /// Applies the changes of a notification, each to the result of the one before.
  mutating func apply(_ changes: [JSONNode], version: Int?, _ encoding: EditorText.Encoding) {
    self.version = version
    for change in changes {
      guard let new = change["text"]?.string else {
        isKnown = false
        continue
      }
      if let place = change["range"], place.members != nil {
        if let range = text.range(place, encoding) { text.replace(range, with: new) } else { isKnown = false }
      } else {
        (text, isKnown) = (EditorText(Array(new.utf8)), true)
      }
    }
  }

  /// Returns documents by path; of several names of one file, the one that changed last.
  static func newest(_ documents: some Sequence<EditorDocument>) -> [String: EditorDocument] {
    Dictionary(documents.lazy.filter(\.isKnown).map { ($0.path, $0) }) { $0.age < $1.age ? $1 : $0 }
  }
}
