import DesignTokens
import SourceText

/// The sets of a project, and the themes that choose among them.
struct StudioProject {
  /// A set of tokens.
  struct TokenSet {
    let name: String
    let root: PlacedNode
    let location: SourceLocation
  }

  /// What a theme does with a set that it doesn't leave out.
  enum Status {
    /// The tokens are the theme's.
    case enabled
    /// The tokens are there for the references of others.
    case source
  }

  /// A choice of sets.
  struct Theme {
    let name: String
    let group: String?
    /// What happens to sets, by position.
    var statuses: [Int: Status] = [:]
    let location: SourceLocation
  }

  /// The sets in the order in which they are merged: a later one wins.
  var sets: [TokenSet] = []
  /// The themes in their order.
  var themes: [Theme] = []
  /// Whether the name of a set is part of the names of its tokens.
  var isQualified = false
  /// The start of the document that defines the project.
  let location: SourceLocation
}

/// Notices of which each has one location and the number of the others.
struct StudioNotices {
  private var entries: [(text: String, first: SourceLocation, places: Set<SourceLocation>)] = []
  private var positions: [TextBytes: Int] = [:]

  /// A text that is compared by its bytes.
  private struct TextBytes: Hashable {
    let bytes: [UInt8]
  }

  /// Adds a notice; the same text at several places is one notice.
  mutating func add(_ text: String, at place: SourceLocation) {
    let key = TextBytes(bytes: Array(text.utf8))
    if let position = positions[key] {
      entries[position].places.insert(place)
    } else {
      positions[key] = entries.count
      entries.append((text, place, [place]))
    }
  }

  /// The notices in the order of their first locations.
  var all: [InputNotice] {
    entries.map { entry in
      let more = entry.places.count - 1
      return InputNotice(more == 0 ? entry.text : "\(entry.text) (and \(more) more)", at: entry.first)
    }
  }
}
