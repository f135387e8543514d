import SourceText

/// The address of another document, as `@use`, `@forward`, and `@import` write it.
struct SCSSAddress {
  let text: String

  init(_ text: String) {
    // `../functions/` is the folder.
    var text = text
    while text.utf8.count > 1, text.utf8.last == Ascii.slash { text.removeLast() }
    self.text = text
  }

  /// Whether the rule stays in the style sheet, so that no file is read.
  var isCSS: Bool {
    let bytes = Array(text.utf8)
    return text.endsWithBytes(of: ".css") || bytes.starts(with: "//".utf8) || bytes.starts(with: "http:".utf8)
      || bytes.starts(with: "https:".utf8)
  }

  /// The name of a module of Sass itself; nil for a file.
  var builtIn: String? {
    guard text.utf8.starts(with: "sass:".utf8) else { return nil }
    return String(Substring(text.utf8.dropFirst(5)))
  }

  /// The name that a module has unless `as` gives another.
  var namespace: String {
    var name = SCSSInterpreter.fileName(text)
    if name.utf8.first == Ascii.underscore { name.removeFirst() }
    if name.endsWithBytes(of: ".scss") { name = String(Substring(name.utf8.dropLast(5))) }
    return String(decoding: name.utf8.map { $0 == Ascii.underscore ? Ascii.minus : $0 }, as: UTF8.self)
  }

  /// The paths that it may mean, in order.
  var paths: [String] {
    let name = SCSSInterpreter.fileName(text)
    let folder = String(Substring(text.utf8.dropLast(name.utf8.count)))
    guard !name.isEmpty else { return [] }
    if name.endsWithBytes(of: ".scss") { return [text, folder + "_" + name] }
    return [text + ".scss", folder + "_" + name + ".scss", text + "/_index.scss", text + "/index.scss"]
  }

  /// A path relative to the folder of a document, without `.` and `..` where that is possible.
  static func joined(_ document: String, _ path: String) -> String {
    var parts = document.utf8.split(separator: Ascii.slash, omittingEmptySubsequences: false).dropLast()
      .map { String(Substring($0)) }
    for part in path.utf8.split(separator: Ascii.slash) {
      let part = String(Substring(part))
      if part == "." { continue }
      if part == "..", let last = parts.last, last != "..", !last.isEmpty {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
