import AuditSession
import DesignTokens
import PageModel
import SourceText

/// The output of `palpable tokens` in each format.
struct TokenRows {
  let listing: TokenListing
  /// The listed tokens, each with its rows, one for each mode.
  let tokens: [(token: Token, rows: [TokenRow])]

  init(_ listing: TokenListing, _ shown: [Token]) {
    self.listing = listing
    let resolver = TokenResolver(tokens: listing.tokens, modes: listing.modes)
    tokens = shown.map { token in (token, listing.shownModes.map { TokenRow(token, in: $0, resolver) }) }
  }

  /// The widest column of names, in Unicode scalars; a longer name pushes its row to the right.
  private static let widestName = 44

  /// Returns aligned lines: the name, the modes if they differ, the value, the aliases, and the location.
  func console(_ style: TerminalStyle) -> String {
    let lines = tokens.flatMap { token, rows in
      TokenRows.merged(rows).map { entry in
        // Every line repeats the name, so a search finds all values of a token.
        Line(name: token.path.description.madeVisible, modes: entry.modes.madeVisible, row: entry.row)
      }
    }
    func width(_ text: (Line) -> String) -> Int { lines.map { text($0).unicodeScalars.count }.max() ?? 0 }
    let (names, modes) = (min(width(\.name), TokenRows.widestName), width(\.modes))
    let values = min(width(\.value), TokenRows.widestName)
    var text = lines.map { line in
      var text = TokenRows.padded(line.name, names) + "  "
      if modes > 0 { text += TokenRows.padded(line.modes, modes) + "  " }
      text += style.swatch(line.row.color) + TokenRows.padded(line.value, values)
      if !line.aliases.isEmpty { text += "  " + line.aliases }
      return text + "  " + style.faint(line.place) + "\n"
    }.joined()
    let (shown, all) = (tokens.count, listing.tokens.tokens.count)
    let modeNames = listing.shownModes.map(\.name).joined(separator: ", ").madeVisible
    text += "\n\(shown == all ? "" : "\(shown) of ")\(all) token\(all == 1 ? "" : "s") in "
    text += "\(listing.shownModes.count) mode\(listing.shownModes.count == 1 ? "" : "s"): \(modeNames)\n"
    return text.withoutWorkflowCommands
  }

  /// A line of the console.
  private struct Line {
    let name: String
    let modes: String
    let row: TokenRow

    var value: String { (row.value ?? "undetermined: \(row.reason ?? "")").madeVisible }
    var aliases: String { row.aliases.map { "-> \($0.description.madeVisible)" }.joined(separator: " ") }
    var place: String { "\(row.location.path.madeVisible):\(row.location.line):\(row.location.column)" }
  }

  /// Returns rows that show the same as one, with the names of their modes; without names if all do.
  private static func merged(_ rows: [TokenRow]) -> [(modes: String, row: TokenRow)] {
    var groups: [(row: TokenRow, modes: [String])] = []
    for row in rows {
      if let index = groups.firstIndex(where: { $0.row.looksSame(as: row) }) {
        groups[index].modes.append(row.mode.name)
      } else {
        groups.append((row, [row.mode.name]))
      }
    }
    return groups.map { (groups.count == 1 ? "" : $0.modes.joined(separator: ", "), $0.row) }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.unicodeScalars.count))
  }

  /// A row for each token and mode.
  var csv: String {
    var csv = CSVText([
      "token", "type", "mode", "value", "authored", "aliases", "file", "line", "column", "isFallback", "undetermined",
    ])
    for (token, rows) in tokens {
      for row in rows {
        csv.add([
          token.path.description, token.type?.rawValue ?? "", row.mode.name, row.value ?? "", row.authored,
          row.aliases.map(\.description).joined(separator: " "), row.location.path, "\(row.location.line)",
          "\(row.location.column)", row.isFallback ? "true" : "false", row.reason ?? "",
        ])
      }
    }
    return csv.text
  }

  /// The tokens as a JSON object.
  var json: String {
    JSONText.object([
      ("schemaVersion", .integer(1)),
      ("modes", .array(listing.shownModes.map { .string($0.name) })),
      ("tokens", .array(tokens.map { TokenRows.json($0, $1) })),
      (
        "notices",
        .array(
          listing.notices.map {
            .object([("message", .string($0.message)), ("location", .location($0.location))])
          })
      ),
    ]).output
  }

  private static func json(_ token: Token, _ rows: [TokenRow]) -> JSONText {
    .object([
      ("path", .string(token.path.description)), ("type", .optional(token.type?.rawValue)),
      ("description", .optional(token.description)), ("deprecation", .optional(token.deprecation)),
      (
        "values",
        .array(
          rows.map { row in
            .object([
              ("mode", .string(row.mode.name)), ("value", .optional(row.value)), ("authored", .string(row.authored)),
              ("aliases", .array(row.aliases.map { .string($0.description) })), ("location", .location(row.location)),
              ("isFallback", .boolean(row.isFallback)), ("undetermined", .optional(row.reason)),
            ])
          })
      ),
    ])
  }
}
