import SourceText

/// A place in a document; Swift Testing has a `SourceLocation` of its own.
typealias Place = SourceText.SourceLocation

/// Reads a text as a document called `a.json`.
func read(_ text: String, _ dialect: JSONDialect = .strict) throws(SourceTextError) -> JSONNode {
  try read(Array(text.utf8), dialect)
}

/// Reads bytes as a document called `a.json`.
func read(
  _ bytes: [UInt8], _ dialect: JSONDialect = .strict, limits: JSONLimits = JSONLimits()
) throws(SourceTextError) -> JSONNode {
  try readJSON(SourceFile(path: "a.json", bytes: bytes), dialect: dialect, limits: limits)
}

/// The error that reading gives; nil when the document is good.
func fault(in text: String, _ dialect: JSONDialect = .strict) -> SourceTextError? {
  fault(in: Array(text.utf8), dialect)
}

func fault(in bytes: [UInt8], _ dialect: JSONDialect = .strict) -> SourceTextError? {
  do throws(SourceTextError) {
    _ = try read(bytes, dialect)
    return nil
  } catch { return error }
}

/// A place in `a.json`, counted by hand.
func place(_ line: Int, _ column: Int, _ bytes: Range<Int>, endLine: Int? = nil, endColumn: Int? = nil) -> Place {
  Place(
    path: "a.json", line: line, column: column, endLine: endLine ?? line, endColumn: endColumn ?? column + bytes.count,
    byteRange: bytes)
}
