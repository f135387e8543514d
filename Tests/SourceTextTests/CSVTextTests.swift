import SourceText
import Testing

/// Rows for spreadsheets: quoted where RFC 4180 wants it, and never a formula.
@Suite struct CSVTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("a,b", "\"a,b\""), ("say \"x\"", "\"say \"\"x\"\"\""), ("", ""), ("#ff0000", "#ff0000"),
    ("=1+1", "'=1+1"), ("+1", "'+1"), ("@x", "'@x"), ("-x", "'-x"), ("-12.5", "-12.5"),
  ])
  func cellsAreText(_ cell: String, _ written: String) {
    var csv = CSVText(["a", "b"])
    csv.add([cell, "end"])
    #expect(csv.text == "a,b\n\(written),end\n")
  }
}
