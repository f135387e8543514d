import Foundation

/// Reads `palpable.json` and the token files that it names, without the library: enough of CSS and DTCG for this benchmark.
struct SystemReader {
  /// The values of tokens by name, per mode, as text: a color, or an alias in braces.
  private(set) var texts: [[(name: String, value: String)]] = [[], []]
  let configuration: [String: Any]

  /// - Parameters:
  ///   - files: the contents, by path.
  ///   - isEnhanced: whether text requires 7:1; nil for the profile of the configuration.
  static func system(_ files: [String: String], isEnhanced: Bool? = nil) -> TokenSystem? {
    guard var reader = SystemReader(files["palpable.json"] ?? "") else { return nil }
    for entry in reader.configuration["tokens"] as? [Any] ?? [] {
      let options = entry as? [String: Any]
      guard let path = options?["path"] as? String ?? entry as? String, let text = files[path] else { return nil }
      let mode = options?["mode"] as? String == "dark" ? 1 : 0
      if path.hasSuffix(".css") { reader.readCSS(text, mode) } else { reader.readDTCG(text, mode) }
    }
    return reader.system(isEnhanced ?? ((reader.configuration["profile"] as? String) == "wcag22-aaa"))
  }

  private init?(_ text: String) {
    let data = Data(SystemReader.withoutComments(text).utf8)
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return nil }
    configuration = object
  }

  /// Removes `//` comments and trailing commas.
  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var isInString = false
    var rest = Substring(text)
    while let character = rest.popFirst() {
      if character == "\"", result.last != "\\" { isInString.toggle() }
      if !isInString, character == "/", rest.first == "/" {
        rest = rest.drop { $0 != "\n" }
        continue
      }
      if !isInString, "}]".contains(character) {
        while let last = result.last, last.isWhitespace || last == "," { result.removeLast() }
      }
      result.append(character)
    }
    return result
  }

  // MARK: Formats

  /// Reads the custom properties of top-level blocks; a selector with `dark` is the second mode. Nested blocks are skipped.
  private mutating func readCSS(_ text: String, _ mode: Int) {
    var depth = 0
    var isDark = false
    var piece = ""
    for character in SystemReader.withoutCSSComments(text) {
      switch character {
      case "{":
        if depth == 0 { isDark = piece.contains("dark") }
        depth += 1
        piece = ""
      case "}", ";":
        if depth == 1, let colon = piece.firstIndex(of: ":") {
          let name = piece[..<colon].trimmingCharacters(in: .whitespacesAndNewlines)
          var value = piece[piece.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
          if value.hasPrefix("var(--") { value = "{\(SystemReader.path(value.dropFirst(6).dropLast()))}" }
          if name.hasPrefix("--") { texts[isDark ? 1 : mode].append((SystemReader.path(name.dropFirst(2)), value)) }
        }
        if character == "}" { depth -= 1 }
        piece = ""
      default: piece.append(character)
      }
    }
  }

  /// Returns the path of a custom property: its name with a dot in place of the first hyphen.
  private static func path(_ name: Substring) -> String {
    name.split(separator: "-", maxSplits: 1).joined(separator: ".")
  }

  private static func withoutCSSComments(_ text: String) -> String {
    text.components(separatedBy: "/*").enumerated().map { index, part in
      index == 0 ? part : part.components(separatedBy: "*/").dropFirst().joined(separator: "*/")
    }.joined()
  }

  private mutating func readDTCG(_ text: String, _ mode: Int) {
    guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else { return }
    read(object, "", mode)
  }

  private mutating func read(_ group: [String: Any], _ path: String, _ mode: Int) {
    if let value = group["$value"] {
      if let text = SystemReader.text(of: value) { texts[mode].append((path, text)) }
      return
    }
    for (name, member) in group.sorted(by: { $0.key < $1.key }) where !name.hasPrefix("$") {
      guard let member = member as? [String: Any] else { continue }
      read(member, path.isEmpty ? name : path + "." + name, mode)
    }
  }

  /// Returns a DTCG value as a CSS color or an alias.
  private static func text(of value: Any) -> String? {
    if let text = value as? String { return text }
    guard let object = value as? [String: Any], let components = object["components"] as? [NSNumber],
      components.count == 3, (object["colorSpace"] as? String) == "srgb"
    else { return nil }
    let codes = components.map { "\($0.doubleValue * 255)" }.joined(separator: " ")
    return "rgb(\(codes) / \((object["alpha"] as? NSNumber)?.doubleValue ?? 1))"
  }
}
