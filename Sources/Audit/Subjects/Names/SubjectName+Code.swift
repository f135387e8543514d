import SourceText

extension SubjectKind {
  /// A location in view code: the file, the declaration, the source text, and the number of identical texts before it.
  ///
  /// A pattern names the declaration, alone or after the file. The last path component of the file is enough, as editors show it.
  public static let code = SubjectKind(
    "code", prefix: "code ",
    matches: { parts, patterns in
      guard patterns.count == 1 else { return false }
      let (file, declaration) = (parts[0], parts[1])
      if patterns[0].matches(declaration) || patterns[0].matches("\(file):\(declaration)") { return true }
      let name = file.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? file
      return patterns[0].matches("\(name):\(declaration)")
    },
    words: { parts in
      let number = parts[3] == "0" ? [] : [Word.text(" (\((Int(parts[3]) ?? 0) + 1))")]
      return [.name(parts[2]), .text(" in "), .name(parts[1])] + number
    })
}

extension SubjectName {
  /// Returns the name of a location in view code.
  public static func code(file: String, declaration: String, text: String, occurrence: Int) -> SubjectName {
    SubjectName(.code, [file, declaration, text, "\(occurrence)"])
  }

  /// The declaration that contains the view code; nil for other kinds.
  public var codeDeclaration: String? { kind == .code ? parts[1] : nil }
}
