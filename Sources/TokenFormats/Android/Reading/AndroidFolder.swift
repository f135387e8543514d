import SourceText

/// A resource folder such as `src/main/res/values-night-v31`: where it is, and for which devices.
struct AndroidFolder: Hashable {
  /// The path of the folder that holds it, such as `app/src/main/res`.
  let root: String
  /// Whether its values are for the night, or only for the day; nil for both.
  let isNight: Bool?
  /// The API level from which its values hold; 0 for all.
  let version: Int
  /// The other qualifiers, joined by `-`; empty if there are none.
  let others: String

  /// Creates the folder of a document; one outside of resource folders has no qualifiers.
  init(of document: SourceFile) {
    let parts = document.path.utf8.split(separator: Ascii.slash, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    let name = parts.count > 1 ? parts[parts.count - 2] : ""
    let words = name.utf8.split(separator: Ascii.minus).map { String(Substring($0)) }
    guard let kind = words.first, kind == "values" || kind == "color" else {
      (root, isNight, version, others) = ("", nil, 0, "")
      return
    }
    root = parts.dropLast(2).joined(separator: "/")
    var isNight: Bool?
    var version = 0
    var others: [String] = []
    for word in words.dropFirst() {
      if word == "night" {
        isNight = true
      } else if word == "notnight" {
        isNight = false
      } else if word.utf8.first == UInt8(ascii: "v"), let level = Int(word.dropFirst()), level > 0 {
        version = level
      } else {
        others.append(word)
      }
    }
    self.isNight = isNight
    self.version = version
    self.others = others.joined(separator: "-")
  }

  /// The name of the source set, such as `debug`; nil for `main` and for folders without one.
  var variant: String? {
    let parts = root.utf8.split(separator: Ascii.slash)
    guard let source = parts.lastIndex(where: { $0.elementsEqual("src".utf8) }), source + 1 < parts.count else {
      return nil
    }
    let name = String(Substring(parts[source + 1]))
    return name == "main" || name == "res" ? nil : name
  }

  /// Whether a device with a configuration takes values of the folder.
  func applies(to configuration: AndroidConfiguration) -> Bool {
    others.isEmpty && version <= configuration.version && (isNight ?? configuration.isNight) == configuration.isNight
  }

  /// Whether the platform prefers the folder to another that applies as well: night comes before the API level.
  func isPreferred(to other: AndroidFolder) -> Bool {
    if (isNight == nil) != (other.isNight == nil) { return isNight != nil }
    return version > other.version
  }
}

/// What a device is, as far as colors depend on it here.
struct AndroidConfiguration: Hashable {
  /// Whether the night mode is on.
  let isNight: Bool
  /// The API level; 0 for the oldest.
  let version: Int
}
