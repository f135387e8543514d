import Audit
import DesignTokens
import SourceText

extension ColorMatrixReport {
  /// A row for each combination and group of modes with the same colors.
  package var csv: String {
    var csv = CSVText(["modes", "text", "textColor", "background", "backgroundColor", "ratio", "level", "passes"])
    func names(_ entry: Int) -> String { matrix.entries[entry].paths.map(\.description).joined(separator: "; ") }
    for table in matrix.tables {
      let modes = table.modes.map(\.name).joined(separator: "; ")
      for combination in combinations(table) {
        csv.add([
          modes, names(combination.text), color(combination.text, table)?.matrixText ?? "",
          names(combination.background), color(combination.background, table)?.matrixText ?? "",
          combination.ratio.map { truncatedText($0) } ?? "",
          combination.ratio.flatMap { ColorMatrixReport.level(of: $0)?.name } ?? "",
          combination.ratio.map { $0 >= required ? "true" : "false" } ?? "",
        ])
      }
    }
    return csv.text
  }

  /// The matrix as a JSON object; combinations name their colors by position.
  package var json: JSONText {
    .object([
      ("schemaVersion", .integer(1)), ("required", .number(required)), ("usage", .string(usage)),
      ("tables", .array(matrix.tables.map(json))),
      ("undetermined", .array(matrix.undetermined.map { .string($0.description) })),
      ("omitted", .integer(matrix.omittedCount)),
    ])
  }

  private func json(_ table: ColorMatrix.Table) -> JSONText {
    .object([
      ("modes", .array(table.modes.map { .string($0.name) })),
      (
        "colors",
        .array(
          matrix.entries.indices.map { entry in
            .object([
              ("color", .optional(color(entry, table)?.matrixText)),
              ("tokens", .array(matrix.entries[entry].paths.map { .string($0.description) })),
            ])
          })
      ),
      (
        "combinations",
        .array(
          combinations(table).map { combination in
            .object([
              ("text", .integer(combination.text)), ("background", .integer(combination.background)),
              ("ratio", .optional(combination.ratio)),
              ("passes", combination.ratio.map { .boolean($0 >= required) } ?? .null),
            ])
          })
      ),
    ])
  }
}
