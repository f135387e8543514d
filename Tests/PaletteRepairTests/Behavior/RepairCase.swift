import Audit
import AuditSession
import PaletteRepair
import TestSupport
import Testing

/// A sheet of CSS with a `palpable.json`, what a repair makes of it, and both audited.
struct RepairCase {
  let result: PaletteRepairResult
  /// The sheet as it would be written.
  let text: String
  /// The audit of the sheet as it would be written.
  let after: AuditReport

  var report: RepairReport { result.report }

  /// - Parameters:
  ///   - sheet: the sheet `a.css`.
  ///   - members: members of `palpable.json` beside the tokens.
  init(_ sheet: String, _ members: String, _ change: (inout RepairReport.Settings) throws -> Void = { _ in }) throws {
    let folder = try TemporaryFolder(["a.css": sheet, "palpable.json": "{ \"tokens\": [\"a.css\"], \(members) }"])
    var settings = RepairReport.Settings()
    try change(&settings)
    var request = AuditRequest(paths: ["."], root: folder.path)
    result = try AuditSession(request).repair(settings)
    text = result.files.first.map { String(decoding: $0.new, as: UTF8.self) } ?? sheet
    for file in result.files { request.substitutes[file.path] = file.new }
    after = try AuditSession(request).report()
  }

  /// The value of a property, the last one that is declared, or the one of a block.
  func value(_ name: String, block: Int = 0) -> String? {
    let blocks = text.split(separator: "}").map { $0.split(separator: "{").last ?? "" }
    guard block < blocks.count else { return nil }
    let declarations = blocks[block].split(separator: ";").map { $0.split(separator: ":").map(trimmed) }
    return declarations.first { $0.first == "--" + name }?.last
  }

  func color(_ name: String, block: Int = 0) -> PlainColor? {
    value(name, block: block).flatMap { PlainColor(hex: $0) }
  }

  /// The tokens that are written, with the mode where one is named.
  var written: [String] { report.changes.map { "\($0.kind) \($0.token)" + ($0.mode.map { " " + $0 } ?? "") } }
}

private func trimmed(_ text: Substring) -> String {
  String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
}

extension RepairReport.Settings {
  /// The smallest visible change, without a preference for a kind of edit, a polarity, or a margin.
  static var plain: RepairReport.Settings {
    var settings = RepairReport.Settings()
    settings.costs = .plain
    settings.allowsFlips = true
    settings.margin = 0
    return settings
  }
}
