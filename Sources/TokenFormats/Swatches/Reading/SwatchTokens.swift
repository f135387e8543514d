import ColorScience
import DesignTokens
import SourceText

/// A collector of the colors of a palette as tokens: groups and names become paths, and repeated names are numbered.
struct SwatchTokens {
  let document: SourceFile
  private(set) var imported = Imported()
  private var places: [TokenPath: SourceLocation] = [:]
  private var unnamedCount = 0
  private var repeated: (count: Int, first: SourceLocation)?

  /// The most colors that one palette may hold.
  static let colorLimit = 200_000
  /// The most bytes of a name.
  static let nameLimit = 1_024

  init(_ document: SourceFile) { self.document = document }

  /// Adds a color.
  ///
  /// - Parameters:
  ///   - name: the name in the palette; a color without a name is named after its value.
  ///   - group: the name of the group; empty if there is none.
  ///   - content: the color, or the reason that it can't be determined.
  ///   - text: the value as findings quote it.
  ///   - range: the bytes of the value.
  mutating func add(
    _ name: String, in group: String = "", _ content: AuthoredValue.Content, text: String, at range: Range<Int>
  ) throws(FormatError) {
    let place = document.location(of: range)
    guard imported.tokens.tokens.count < SwatchTokens.colorLimit else {
      throw .tooManyTokens(limit: SwatchTokens.colorLimit, place)
    }
    guard name.utf8.count <= SwatchTokens.nameLimit, group.utf8.count <= SwatchTokens.nameLimit else {
      throw .text(.nameTooLong(limit: SwatchTokens.nameLimit, place))
    }
    var own = SwatchTokens.segments(name)
    if own.isEmpty {
      unnamedCount += 1
      own = [text]
    }
    let path = unused(SwatchTokens.segments(group) + own, place)
    places[path] = place
    imported.tokens.insert(Token(path: path, type: .color, value: AuthoredValue(content, text: text, at: place)))
  }

  /// Adds a color that is known.
  mutating func add(
    _ name: String, in group: String = "", _ color: Color, at range: Range<Int>
  ) throws(FormatError) {
    let text = color.space == .srgb ? color.hex : color.css
    try add(name, in: group, .literal(.color(color)), text: text, at: range)
  }

  /// Adds a notice; nil for the place of the whole document.
  mutating func note(_ message: String, at range: Range<Int>? = nil) {
    imported.notices.append(InputNotice(message, at: document.location(of: range ?? 0..<0)))
  }

  /// Returns what was collected, with notices about names.
  func finished() -> Imported {
    var result = imported
    if unnamedCount > 0 {
      let words =
        unnamedCount == 1 ? "1 color has no name, so it is" : "\(unnamedCount) colors have no name, so they are"
      result.notices.append(InputNotice("\(words) named after the value", at: document.location(of: 0..<0)))
    }
    if let (count, first) = repeated {
      let words = count == 1 ? "1 color repeats a name" : "\(count) colors repeat a name"
      result.notices.append(InputNotice("\(words), so a number is added", at: first))
    }
    return result
  }

  /// Returns a path that no other color has, with a number if the name is taken.
  private mutating func unused(_ segments: [String], _ place: SourceLocation) -> TokenPath {
    let path = TokenPath(segments: segments)
    guard places[path] != nil else { return path }
    repeated = ((repeated?.count ?? 0) + 1, repeated?.first ?? place)
    var number = (numbers[path] ?? 1) + 1
    while places[TokenPath("\(path) \(number)")] != nil { number += 1 }
    numbers[path] = number
    return TokenPath("\(path) \(number)")
  }

  /// The last number given to each repeated name, so many equal names take no longer than different ones.
  private var numbers: [TokenPath: Int] = [:]

  /// Returns the names between dots and slashes, without spaces around them and without the characters of patterns.
  private static func segments(_ name: String) -> [String] {
    name.utf8.split { $0 == Ascii.point || $0 == Ascii.slash }.compactMap { part in
      let bytes = part.map { [Ascii.openBrace, Ascii.closeBrace, Ascii.asterisk].contains($0) ? Ascii.minus : $0 }
      guard let first = bytes.firstIndex(where: { $0 > Ascii.space }),
        let last = bytes.lastIndex(where: { $0 > Ascii.space })
      else { return nil }
      return String(decoding: bytes[first...last], as: UTF8.self)
    }
  }
}
