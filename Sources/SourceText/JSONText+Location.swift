extension JSONText {
  /// Returns a location for the report, or null.
  package static func location(_ place: SourceLocation?) -> JSONText {
    guard let place else { return .null }
    return .object([
      ("file", .string(place.path)), ("line", .integer(place.line)), ("column", .integer(place.column)),
      ("endLine", .integer(place.endLine)), ("endColumn", .integer(place.endColumn)),
    ])
  }
}
