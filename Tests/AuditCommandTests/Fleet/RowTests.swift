import SourceText
import TestSupport
import Testing

@testable import AuditCommand

/// The formats csv and jsonl: pairings and findings as rows of one table.
@Suite struct RowTests {
  /// Black on white is 21:1, a whole number, and a name that a spreadsheet would run.
  private static let files = [
    "tokens.json": ##"""
    {
      "c": {
        "$type": "color", "=x,\"y": { "$value": "#000000" }, "gray": { "$value": "#777777" }, "page": { "$value": "#ffffff" }
      }
    }
    """##,
    "palpable.json": #"{ "name": "Rows", "tokens": ["tokens.json"], "pairings": [{ "text": "c.*", "on": "c.page" }] }"#,
  ]

  private func lines(_ format: String) throws -> [String] {
    let folder = try TemporaryFolder(RowTests.files)
    let result = palpable("audit", "--no-reports", "--format", format, "--date", "2026-11-23", in: folder)
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func aRowOfCSVHasEachColumn() throws {
    let lines = try lines("csv")
    let columns = lines[0].split(separator: ",").map(String.init)
    #expect(columns.count == Set(columns).count)
    let first = ["rowsVersion", "folder", "system", "date", "palpable", "guideline", "decision", "entry"]
    #expect(columns.starts(with: first))
    let gray = try #require(lines.first { $0.contains("pairing") && $0.contains("c.gray") })
    let cells = gray.split(separator: ",", omittingEmptySubsequences: false)
    let values = Dictionary(uniqueKeysWithValues: zip(columns, cells))
    // The ratio of #777777 on white by WCAG's formula is 4.478089…
    #expect(values["measured"]?.hasPrefix("4.4780") == true)
    #expect(values["required"] == "4.5" && values["outcome"] == "failed" && values["date"] == "2026-11-23")
    #expect(values["foregroundColor"] == "#777777" && values["line"] == "3" && values["mayGate"] == "true")
  }

  @Test func wholeNumbersHaveAFractionInBothFormats() throws {
    #expect(try lines("csv").contains { $0.contains(",21.0,") })
    #expect(try lines("jsonl").contains { $0.contains(#""measured": 21.0,"#) })
  }

  @Test func bothFormatsHaveTheSameRows() throws {
    let (csv, json) = (try lines("csv"), try lines("jsonl"))
    #expect(csv.count == json.count + 1 && json.count > 3)
    let columns = csv[0].split(separator: ",").map(String.init)
    for line in json {
      let node = try readJSON(SourceFile(path: "row", bytes: Array(line.utf8)))
      let names = try #require(node.members).map(\.name)
      #expect(names == columns)
    }
  }

  @Test func aNameIsNeverAFormula() throws {
    let csv = try lines("csv").joined(separator: "\n")
    #expect(csv.contains("\"c.=x,\"\"y\""))
    #expect(!csv.split(separator: "\n").contains { $0.contains(",=") })
  }
}
